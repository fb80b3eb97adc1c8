//===- Syntax.cpp - Small questions about syntax nodes --------------------===//

#include "Syntax.h"

namespace custody::py {

/// \p N if it is an identifier.
static NodeId identifier(const Tree &T, NodeId N) {
  return N != NoNode && T.kind(N) == Kind::Identifier ? N : NoNode;
}

NodeId parameterName(const Tree &T, NodeId Parameter) {
  switch (T.kind(Parameter)) {
  case Kind::Identifier:
    return Parameter;
  case Kind::DefaultParameter:
  case Kind::TypedDefaultParameter:
    return identifier(T, T.child(Parameter, Field::Name));
  case Kind::ListSplatPattern:
  case Kind::DictionarySplatPattern:
    return identifier(T, T.firstNamed(Parameter));
  case Kind::TypedParameter: {
    NodeId Inner = T.firstNamed(Parameter);
    if (Inner != NoNode && (T.kind(Inner) == Kind::ListSplatPattern ||
                            T.kind(Inner) == Kind::DictionarySplatPattern))
      Inner = T.firstNamed(Inner);
    return identifier(T, Inner);
  }
  default:
    return NoNode;
  }
}

NodeId typeParameterName(const Tree &T, NodeId TypeParameter) {
  NodeId N = TypeParameter;
  while (N != NoNode &&
         (T.kind(N) == Kind::Type || T.kind(N) == Kind::ConstrainedType ||
          T.kind(N) == Kind::SplatType))
    N = T.firstNamed(N);
  return identifier(T, N);
}

NodeId aliasName(const Tree &T, NodeId Left) {
  NodeId N = Left;
  while (N != NoNode &&
         (T.kind(N) == Kind::Type || T.kind(N) == Kind::GenericType))
    N = T.firstNamed(N);
  return identifier(T, N);
}

NodeId aliasParameters(const Tree &T, NodeId Left) {
  NodeId N = T.kind(Left) == Kind::Type ? T.firstNamed(Left) : Left;
  return N == NoNode ? NoNode : T.child(N, Kind::TypeParameter);
}

NodeId capturedName(const Tree &T, NodeId DottedName) {
  NodeId Name = identifier(T, T.firstNamed(DottedName));
  if (Name == NoNode || T.next(Name) != T.next(DottedName) ||
      T.text(Name) == "_")
    return NoNode;
  return Name;
}

} // namespace custody::py
