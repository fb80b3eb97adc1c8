//===- Targets.cpp - Lowers names, assignments and deletions --------------===//

#include "Lowering.h"

#include "llvm/ADT/StringSwitch.h"

namespace custody::py {

using ir::Opcode;

std::optional<ir::BinaryOp> binaryOp(llvm::StringRef Text) {
  using ir::BinaryOp;
  return llvm::StringSwitch<std::optional<BinaryOp>>(Text)
      .Case("+", BinaryOp::Add)
      .Case("-", BinaryOp::Sub)
      .Case("*", BinaryOp::Mul)
      .Case("/", BinaryOp::Div)
      .Case("//", BinaryOp::FloorDiv)
      .Case("%", BinaryOp::Mod)
      .Case("**", BinaryOp::Pow)
      .Case("@", BinaryOp::MatMul)
      .Case("&", BinaryOp::BitAnd)
      .Case("|", BinaryOp::BitOr)
      .Case("^", BinaryOp::BitXor)
      .Case("<<", BinaryOp::ShiftLeft)
      .Case(">>", BinaryOp::ShiftRight)
      .Default(std::nullopt);
}

ir::ValueId Lowering::loadName(NodeId Identifier) {
  return loadName(T.symbol(Identifier), range(Identifier));
}

ir::ValueId Lowering::loadName(ir::SymbolId Name, ir::SourceRange At) {
  Reference R = Scopes.resolve(Current, Name);
  static constexpr Opcode Ops[] = {Opcode::LoadLocal, Opcode::LoadFree,
                                   Opcode::LoadGlobal, Opcode::LoadClassVar};
  return B.value(Ops[unsigned(R.K)], At, {}, R.Target, R.Outward);
}

void Lowering::storeName(ir::SymbolId Name, ir::SourceRange At,
                         ir::ValueId Value) {
  Reference R = Scopes.resolve(Current, Name);
  static constexpr Opcode Ops[] = {Opcode::StoreLocal, Opcode::StoreFree,
                                   Opcode::StoreGlobal, Opcode::StoreClassVar};
  B.effect(Ops[unsigned(R.K)], At, Value, R.Target, R.Outward);
}

void Lowering::lowerAssignment(NodeId N) {
  if (NodeId Right = T.child(N, Field::Right); Right != NoNode) {
    // a = b = value: the value first, then the targets as written.
    llvm::SmallVector<NodeId, 4> Targets;
    for (NodeId Chain = N; T.kind(Chain) == Kind::Assignment; Chain = Right) {
      if (NodeId Left = T.child(Chain, Field::Left); Left != NoNode)
        Targets.push_back(Left);
      Right = T.child(Chain, Field::Right);
      if (Right == NoNode)
        break;
    }
    ir::ValueId Value;
    if (Right == NoNode) {
      Value = opaque(N, "syntax error");
    } else if (T.kind(Right) == Kind::AugmentedAssignment) {
      problem(Right, "augmented assignment is not an expression");
      lowerAugmented(Right);
      Value = opaque(Right, "syntax error");
    } else {
      Value = lower(Right);
    }
    for (NodeId Target : Targets)
      store(Target, Value);
  }
  if (T.child(N, Field::Type) != NoNode)
    lowerAnnotation(N);
}

/// The name of an annotated target: dotted identifiers, else nothing.
static std::string dottedTarget(const Tree &T, NodeId N) {
  std::string Trailer;
  while (T.kind(N) == Kind::Attribute) {
    NodeId Object = T.child(N, Field::Object);
    NodeId Name = T.child(N, Field::Attribute);
    if (Object == NoNode || Name == NoNode)
      return {};
    Trailer = "." + T.text(Name).str() + Trailer;
    N = Object;
  }
  if (T.kind(N) != Kind::Identifier)
    return {};
  return T.text(N).str() + Trailer;
}

void Lowering::lowerAnnotation(NodeId Assignment) {
  NodeId Target = T.child(Assignment, Field::Left);
  NodeId Type = T.child(Assignment, Field::Type);
  if (Target == NoNode)
    return;
  ir::SymbolId Name = T.kind(Target) == Kind::Identifier
                          ? mangled(Target)
                          : B.symbol(dottedTarget(T, Target));
  if (B.text(Name).empty())
    return;
  ir::InstrId Annotate =
      B.effect(Opcode::Annotate, range(Target, Type), {}, ir::index(Name));
  B.attach(Annotate, valueRegion(Type, [&] { return lower(Type); }));
}

void Lowering::lowerAugmented(NodeId N) {
  NodeId Target = T.child(N, Field::Left);
  NodeId Operator = T.child(N, Field::Operator);
  auto Op = Operator == NoNode ? std::nullopt
                               : binaryOp(T.text(Operator).drop_back());
  if (Target == NoNode || !Op) {
    B.effect(Opcode::Opaque, range(N), {}, ir::index(B.symbol("syntax error")));
    return;
  }
  while (T.kind(Target) == Kind::TuplePattern && T.firstNamed(Target) != NoNode)
    Target = T.firstNamed(Target); // (x) += 1

  auto Apply = [&](ir::ValueId Old) {
    ir::ValueId Right = lowerChild(N, Field::Right);
    return B.value(Opcode::InPlace, range(N), {Old, Right}, uint32_t(*Op));
  };
  switch (T.kind(Target)) {
  case Kind::Identifier:
    storeName(T.symbol(Target), range(Target), Apply(loadName(Target)));
    return;
  case Kind::Attribute: {
    NodeId Name = T.child(Target, Field::Attribute);
    if (Name == NoNode || T.kind(Name) != Kind::Identifier)
      break;
    uint32_t Symbol = ir::index(mangled(Name));
    ir::ValueId Object = lowerChild(Target, Field::Object);
    ir::ValueId New =
        Apply(B.value(Opcode::GetAttr, range(Target), Object, Symbol));
    B.effect(Opcode::SetAttr, range(Target), {Object, New}, Symbol);
    return;
  }
  case Kind::Subscript: {
    ir::ValueId Object = lowerChild(Target, Field::Value);
    ir::ValueId Index = lowerIndex(Target);
    ir::ValueId New =
        Apply(B.value(Opcode::GetItem, range(Target), {Object, Index}));
    B.effect(Opcode::SetItem, range(Target), {Object, Index, New});
    return;
  }
  default:
    problem(Target, "this cannot be assigned to with an operator");
  }
  B.effect(Opcode::Opaque, range(N), {}, ir::index(B.symbol("syntax error")));
}

bool Lowering::isGroup(NodeId Target) const {
  switch (T.kind(Target)) {
  case Kind::PatternList:
  case Kind::ExpressionList:
  case Kind::Tuple:
  case Kind::ListPattern:
  case Kind::List:
    return true;
  case Kind::TuplePattern: {
    // Parentheses alone make no tuple: (x) = 1.
    NodeId First = T.firstNamed(Target);
    return First == NoNode || T.child(Target, Kind::CommaToken) != NoNode;
  }
  default:
    return false;
  }
}

void Lowering::store(NodeId Target, ir::ValueId Value) {
  if (tooDeep(Target)) {
    opaque(Target, "nested too deeply");
    return;
  }
  ++Depth;
  switch (T.kind(Target)) {
  case Kind::Identifier:
    storeName(T.symbol(Target), range(Target), Value);
    break;
  case Kind::Attribute: {
    ir::ValueId Object = lowerChild(Target, Field::Object);
    if (NodeId Name = T.child(Target, Field::Attribute);
        Name != NoNode && T.kind(Name) == Kind::Identifier)
      B.effect(Opcode::SetAttr, range(Target), {Object, Value},
               ir::index(mangled(Name)));
    break;
  }
  case Kind::Subscript: {
    ir::ValueId Object = lowerChild(Target, Field::Value);
    ir::ValueId Index = lowerIndex(Target);
    B.effect(Opcode::SetItem, range(Target), {Object, Index, Value});
    break;
  }
  case Kind::ListSplatPattern:
  case Kind::ListSplat:
  case Kind::ParenthesizedExpression:
  case Kind::AsPatternTarget:
    if (NodeId Inner = T.firstNamed(Target); Inner != NoNode)
      store(Inner, Value);
    break;
  default:
    if (isGroup(Target))
      unpack(Target, Value);
    else if (NodeId Inner = T.firstNamed(Target);
             Inner != NoNode && T.kind(Target) == Kind::TuplePattern)
      store(Inner, Value);
    else if (T.kind(Target) != Kind::Error)
      problem(Target, "this cannot be assigned to");
  }
  --Depth;
}

void Lowering::unpack(NodeId Target, ir::ValueId Value) {
  llvm::SmallVector<NodeId, 8> Targets;
  std::optional<size_t> Star;
  for (NodeId Child : T.children(Target)) {
    if (!T.isNamed(Child) || T.kind(Child) == Kind::Error)
      continue;
    if (T.isStarred(Child) && !Star)
      Star = Targets.size();
    Targets.push_back(Child);
  }
  uint32_t Before = uint32_t(Star.value_or(Targets.size()));
  uint32_t After = Star ? uint32_t(Targets.size() - *Star) : 0; // 1 + behind it
  ir::ValueId Items =
      B.value(Opcode::Unpack, range(Target), Value, Before, After);
  for (auto [I, Part] : llvm::enumerate(Targets))
    store(Part, B.value(Opcode::TupleItem, range(Part), Items, uint32_t(I)));
}

void Lowering::remove(NodeId Target) {
  if (tooDeep(Target)) {
    opaque(Target, "nested too deeply");
    return;
  }
  ++Depth;
  switch (T.kind(Target)) {
  case Kind::Identifier: {
    Reference R = Scopes.resolve(Current, T.symbol(Target));
    static constexpr Opcode Ops[] = {Opcode::DelLocal, Opcode::DelFree,
                                     Opcode::DelGlobal, Opcode::DelClassVar};
    B.effect(Ops[unsigned(R.K)], range(Target), {}, R.Target, R.Outward);
    break;
  }
  case Kind::Attribute: {
    ir::ValueId Object = lowerChild(Target, Field::Object);
    if (NodeId Name = T.child(Target, Field::Attribute);
        Name != NoNode && T.kind(Name) == Kind::Identifier)
      B.effect(Opcode::DelAttr, range(Target), Object,
               ir::index(mangled(Name)));
    break;
  }
  case Kind::Subscript: {
    ir::ValueId Object = lowerChild(Target, Field::Value);
    ir::ValueId Index = lowerIndex(Target);
    B.effect(Opcode::DelItem, range(Target), {Object, Index});
    break;
  }
  case Kind::ExpressionList:
  case Kind::Tuple:
  case Kind::List:
  case Kind::ParenthesizedExpression:
    for (NodeId Child : T.children(Target))
      if (T.isNamed(Child))
        remove(Child);
    break;
  case Kind::Error:
    break;
  default:
    problem(Target, "this cannot be deleted");
  }
  --Depth;
}

} // namespace custody::py
