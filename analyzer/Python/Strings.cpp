//===- Strings.cpp - Lowers literals and f-strings ------------------------===//

#include "Literals.h"
#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

ir::ValueId Lowering::lowerNumber(NodeId N) {
  using K = ir::Constant::Kind;
  ir::Constant C = parseNumber(T.text(N));
  ir::ConstantId Id = C.K == K::Int      ? B.constant(C.Int)
                      : C.K == K::BigInt ? B.constant(C.K, C.Text)
                                         : B.constant(C.K, C.Float);
  return B.value(Opcode::Const, range(N), {}, ir::index(Id));
}

/// The parts of a string: literal text so far, values before it.
struct Lowering::FormatParts {
  std::string Literal;
  Values Parts;
  bool Bytes = false;
  bool Formatted = false;
};

ir::ValueId Lowering::lowerString(NodeId N) {
  FormatParts Parts;
  if (T.kind(N) == Kind::String) {
    addString(N, Parts);
  } else {
    for (NodeId Child : T.children(N))
      if (T.kind(Child) == Kind::String)
        addString(Child, Parts);
  }
  return finish(N, Parts);
}

void Lowering::addString(NodeId String, FormatParts &Parts) {
  StringPrefix Prefix;
  uint32_t From = T.start(String), To = T.end(String);
  // The literal text is whatever lies between the other children.
  auto Literal = [&](uint32_t End) {
    decodeString(T.source().slice(From, End), Prefix, Parts.Literal);
  };
  for (NodeId Child : T.children(String)) {
    switch (T.kind(Child)) {
    case Kind::StringStart:
      Prefix = parsePrefix(T.text(Child));
      Parts.Bytes |= Prefix.Bytes;
      From = T.end(Child);
      break;
    case Kind::StringEnd:
      To = T.start(Child);
      break;
    case Kind::Interpolation:
      Literal(T.start(Child));
      addField(Child, Parts);
      From = T.end(Child);
      break;
    default:
      break;
    }
  }
  Literal(To);
}

void Lowering::addLiteral(NodeId At, FormatParts &Parts) {
  if (Parts.Literal.empty())
    return;
  Parts.Parts.push_back(B.value(
      Opcode::Const, range(At), {},
      ir::index(B.constant(ir::Constant::Kind::String, Parts.Literal))));
  Parts.Literal.clear();
}

void Lowering::addField(NodeId Field, FormatParts &Parts) {
  Parts.Formatted = true;
  NodeId Expression = T.child(Field, Field::Expression);
  NodeId Conversion = T.child(Field, Field::TypeConversion);
  NodeId Specifier = T.child(Field, Field::FormatSpecifier);
  NodeId Equal = T.child(Field, Kind::EqualToken);
  std::string Prefix;
  if (Conversion != NoNode)
    Prefix = T.text(Conversion).str();

  if (Equal != NoNode) {
    // f"{x = }" shows the source text as well, and the value as repr() does.
    uint32_t End = T.end(Equal);
    while (End < T.end(Field) && T.source()[End] == ' ')
      ++End;
    Parts.Literal += T.source().slice(T.start(Field) + 1, End);
    if (Conversion == NoNode && Specifier == NoNode)
      Prefix = "!r";
  }
  addLiteral(Field, Parts);

  ir::ValueId Value =
      Expression == NoNode ? opaque(Field, "syntax error") : lower(Expression);
  if (Specifier == NoNode && (Prefix.empty() || Prefix == "!s")) {
    Parts.Parts.push_back(Value);
    return;
  }
  FormatParts How;
  How.Literal = std::move(Prefix);
  if (Specifier != NoNode)
    addSpecifier(Specifier, How);
  ir::ValueId Operands[] = {
      Value, finish(Specifier == NoNode ? Field : Specifier, How)};
  Parts.Parts.push_back(B.value(Opcode::Format, range(Field), Operands, 1));
}

void Lowering::addSpecifier(NodeId N, FormatParts &Parts) {
  uint32_t From = T.start(N);
  for (NodeId Child : T.children(N)) {
    if (T.kind(Child) != Kind::FormatExpression)
      continue;
    Parts.Literal += T.source().slice(From, T.start(Child));
    addField(Child, Parts);
    From = T.end(Child);
  }
  Parts.Literal += T.source().slice(From, T.end(N));
}

ir::ValueId Lowering::finish(NodeId At, FormatParts &Parts) {
  if (!Parts.Formatted) {
    auto K =
        Parts.Bytes ? ir::Constant::Kind::Bytes : ir::Constant::Kind::String;
    return B.value(Opcode::Const, range(At), {},
                   ir::index(B.constant(K, Parts.Literal)));
  }
  addLiteral(At, Parts);
  return B.value(Opcode::Format, range(At), Parts.Parts);
}

} // namespace custody::py
