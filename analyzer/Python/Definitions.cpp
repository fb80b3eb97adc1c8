//===- Definitions.cpp - Lowers functions, lambdas, classes, type aliases -===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

void Lowering::lowerDecorated(NodeId N) {
  llvm::SmallVector<NodeId, 4> Decorators;
  for (NodeId Child : T.children(N))
    if (T.kind(Child) == Kind::Decorator)
      Decorators.push_back(Child);
  if (NodeId Definition = T.child(N, Field::Definition); Definition != NoNode)
    lowerDefinition(Definition, Decorators);
}

void Lowering::lowerDefinition(NodeId N, llvm::ArrayRef<NodeId> Decorators) {
  ScopeId Opened = Scopes.opened(N);
  if (Opened == NoScope) {
    opaqueDefinition(N);
    return;
  }
  Values Wrappers;
  for (NodeId Decorator : Decorators) {
    lowerErrorChildren(Decorator);
    NodeId Value = T.firstNamed(Decorator);
    Wrappers.push_back(Value == NoNode ? opaque(Decorator, "syntax error")
                                       : lower(Value));
  }

  ScopeId Outside = Current;
  ScopeId Body = Opened;
  if (Scopes[Opened].K == Scope::Kind::TypeParameters) {
    // The scope of the body is the one noted right behind.
    Current = Opened;
    Body = ScopeId(index(Opened) + 1);
    lowerTypeParameters(T.child(N, Field::TypeParameters));
  }
  ir::FunctionId F = Scopes[Body].Host;
  ir::ValueId Defined = T.kind(N) == Kind::ClassDefinition
                            ? lowerClassDefinition(N, F)
                            : lowerFunctionDefinition(N, F);
  Current = Outside;

  uint32_t OneArgument = ir::index(B.shape(ir::Argument()));
  for (size_t I = Wrappers.size(); I-- > 0;)
    Defined = B.value(Opcode::Call, range(Decorators[I]),
                      {Wrappers[I], Defined}, OneArgument);
  NodeId Name = T.child(N, Field::Name);
  storeName(T.symbol(Name), range(Name), Defined);
}

ir::ValueId Lowering::opaqueDefinition(NodeId N) {
  // It has no name, or lies too deep.
  if (T.kind(N) != Kind::Lambda && T.child(N, Field::Name) == NoNode)
    return opaque(N, "syntax error");
  if (!std::exchange(DepthReported, true))
    problem(N, "definitions nested more than " +
                   std::to_string(Limits::FunctionDepth) + " levels deep");
  return opaque(N, "nested too deeply");
}

ir::ValueId Lowering::lowerFunctionDefinition(NodeId N, ir::FunctionId F) {
  Values Defaults = lowerParameters(F, T.child(N, Field::Parameters));
  if (NodeId Type = T.child(N, Field::ReturnType); Type != NoNode) {
    ir::RegionId Annotation = valueRegion(Type, [&] { return lower(Type); });
    B.module().Functions[ir::index(F)].ReturnAnnotation = Annotation;
  }
  return B.value(Opcode::MakeFunction, range(N), Defaults, ir::index(F));
}

ir::ValueId Lowering::lowerClassDefinition(NodeId N, ir::FunctionId F) {
  Values Bases;
  Shape Of;
  if (NodeId List = T.child(N, Field::Superclasses); List != NoNode)
    lowerArguments(List, Bases, Of);
  return B.value(Opcode::MakeClass, range(N), Bases, ir::index(F),
                 ir::index(B.shape(Of)));
}

ir::ValueId Lowering::lowerLambda(NodeId N) {
  if (Scopes.opened(N) == NoScope)
    return opaqueDefinition(N);
  ir::FunctionId F = Scopes[Scopes.opened(N)].Host;
  Values Defaults = lowerParameters(F, T.child(N, Field::Parameters));
  return B.value(Opcode::MakeFunction, range(N), Defaults, ir::index(F));
}

Lowering::Values Lowering::lowerParameters(ir::FunctionId F,
                                           NodeId Parameters) {
  Values Defaults;
  if (Parameters == NoNode)
    return Defaults;
  lowerErrorChildren(Parameters);
  uint32_t Index = 0;
  for (NodeId P : T.children(Parameters)) {
    if (T.kind(P) == Kind::TuplePattern)
      problem(P, "Python 2 tuple parameter");
    if (parameterName(T, P) == NoNode)
      continue;
    if (NodeId Type = T.child(P, Field::Type); Type != NoNode) {
      ir::RegionId Annotation = valueRegion(Type, [&] { return lower(Type); });
      B.module().Functions[ir::index(F)].Params[Index].Annotation = Annotation;
    }
    if (NodeId Default = T.child(P, Field::Value); Default != NoNode)
      Defaults.push_back(lower(Default));
    ++Index;
  }
  return Defaults;
}

void Lowering::lowerTypeParameters(NodeId Parameters) {
  for (NodeId P : T.children(Parameters)) {
    NodeId Name = typeParameterName(T, P);
    if (Name != NoNode)
      storeName(T.symbol(Name), range(Name), opaque(P, "type parameter"));
  }
}

void Lowering::lowerTypeAlias(NodeId N) {
  NodeId Left = T.child(N, Field::Left);
  NodeId Name = Left == NoNode ? NoNode : aliasName(T, Left);
  if (Name == NoNode)
    return lowerTypeAssignment(N);
  ScopeId Outside = Current;
  Current = Scopes.opened(N);
  if (NodeId Parameters = aliasParameters(T, Left); Parameters != NoNode)
    lowerTypeParameters(Parameters);
  // CPython evaluates the right side when it is first asked for; names that
  // are defined further down are unknown here.
  ir::ValueId Value = lowerChild(N, Field::Right);
  Current = Outside;
  storeName(T.symbol(Name), range(Name), Value);
}

void Lowering::lowerTypeAssignment(NodeId N) {
  NodeId Target = T.child(N, Field::Left);
  while (Target != NoNode && (T.kind(Target) == Kind::Type ||
                              T.kind(Target) == Kind::ConstrainedType))
    Target = T.firstNamed(Target);
  ir::ValueId Value = lowerChild(N, Field::Right);
  if (Target == NoNode)
    return;
  if (T.kind(Target) == Kind::List) { // type[x] = y
    ir::ValueId Type = loadName(B.symbol("type"), range(Target));
    ir::ValueId Index = lowerIndex(Target);
    B.effect(Opcode::SetItem, range(Target), {Type, Index, Value});
    return;
  }
  TypeTrailer = leftmost(Target);
  store(Target, Value);
  TypeTrailer = NoNode;
}

ir::ValueId Lowering::lowerTypeTrailer(NodeId N) {
  ir::ValueId Type = loadName(B.symbol("type"), range(N));
  if (T.kind(N) == Kind::List) {
    ir::ValueId Index = lowerIndex(N);
    return B.value(Opcode::GetItem, range(N), {Type, Index});
  }
  Values Operands{Type};
  Shape Of;
  if (T.kind(N) == Kind::GeneratorExpression) {
    Operands.push_back(lowerComprehension(N));
    Of.emplace_back();
  } else {
    lowerArguments(N, Operands, Of);
  }
  return B.value(Opcode::Call, range(N), Operands, ir::index(B.shape(Of)));
}

} // namespace custody::py
