//===- Expressions.cpp - Lowers expressions -------------------------------===//

#include "Lowering.h"

#include "llvm/ADT/StringSwitch.h"

namespace custody::py {

using ir::Opcode;

ir::ValueId Lowering::none(ir::SourceRange At) {
  return B.value(Opcode::Const, At, {},
                 ir::index(B.constant(ir::Constant::Kind::None)));
}

ir::ValueId Lowering::simple(NodeId N, ir::Constant::Kind K) {
  return B.value(Opcode::Const, range(N), {}, ir::index(B.constant(K)));
}

ir::ValueId Lowering::lowerChild(NodeId N, Field F) {
  NodeId Child = T.child(N, F);
  return Child == NoNode ? opaque(N, "syntax error") : lower(Child);
}

ir::ValueId Lowering::lowerInner(NodeId N) {
  for (NodeId Child : T.children(N))
    if (T.isNamed(Child) && T.kind(Child) != Kind::Error)
      return lower(Child);
  return opaque(N, "syntax error");
}

ir::ValueId Lowering::lower(NodeId N) {
  if (T.isMissing(N))
    return opaque(N, "syntax error");
  if (tooDeep(N))
    return opaque(N, "nested too deeply");
  ++Depth;
  if (T.kind(N) != Kind::Error)
    lowerErrorChildren(N);
  ir::ValueId Value = dispatch(N);
  --Depth;
  return Value;
}

ir::ValueId Lowering::dispatch(NodeId N) {
  if (N == TypeTrailer)
    return lowerTypeTrailer(N);
  switch (T.kind(N)) {
  case Kind::Identifier:
    return loadName(N);
  case Kind::Attribute:
  case Kind::Call:
  case Kind::Subscript:
  case Kind::BinaryOperator:
  case Kind::BooleanOperator:
    return lowerChain(N);
  case Kind::String:
  case Kind::ConcatenatedString:
    return lowerString(N);
  case Kind::Integer:
  case Kind::Float:
    return lowerNumber(N);
  case Kind::True:
    return simple(N, ir::Constant::Kind::True);
  case Kind::False:
    return simple(N, ir::Constant::Kind::False);
  case Kind::None:
    return simple(N, ir::Constant::Kind::None);
  case Kind::Ellipsis:
    return simple(N, ir::Constant::Kind::Ellipsis);
  case Kind::ParenthesizedExpression:
  case Kind::ParenthesizedListSplat:
  case Kind::ListSplat:
  case Kind::ListSplatPattern:
  case Kind::DictionarySplat:
  case Kind::AsPattern:
  case Kind::AsPatternTarget:
    return lowerInner(N);
  case Kind::TuplePattern:
    if (!isGroup(N))
      return lowerInner(N);
    [[fallthrough]];
  case Kind::Tuple:
  case Kind::ExpressionList:
  case Kind::PatternList:
    return lowerElements(N, Opcode::BuildTuple);
  case Kind::List:
  case Kind::ListPattern:
    return lowerElements(N, Opcode::BuildList);
  case Kind::Set:
    return lowerElements(N, Opcode::BuildSet);
  case Kind::Dictionary:
    return lowerDictionary(N);
  case Kind::ListComprehension:
  case Kind::SetComprehension:
  case Kind::DictionaryComprehension:
  case Kind::GeneratorExpression:
    return lowerComprehension(N);
  case Kind::ComparisonOperator:
    return lowerComparison(N);
  case Kind::ConditionalExpression:
    return lowerConditional(N);
  case Kind::NotOperator:
  case Kind::UnaryOperator:
    return lowerUnary(N);
  case Kind::NamedExpression:
    return lowerNamed(N);
  case Kind::Lambda:
    return lowerLambda(N);
  case Kind::Slice:
    return lowerSlice(N);
  case Kind::Await: {
    ir::ValueId Awaitable = lowerInner(N);
    return B.value(Opcode::Await, range(N), Awaitable);
  }
  case Kind::Yield:
    return lowerYield(N);
  case Kind::Type:
  case Kind::UnionType:
  case Kind::GenericType:
  case Kind::MemberType:
  case Kind::SplatType:
  case Kind::ConstrainedType:
    return lowerType(N);
  case Kind::Error:
    lowerError(N);
    [[fallthrough]];
  default:
    return opaque(N, "syntax error");
  }
}

/// The field that holds the left end of an operation that chains.
static Field leftOf(Kind K) {
  switch (K) {
  case Kind::Attribute:
    return Field::Object;
  case Kind::Call:
    return Field::Function;
  case Kind::Subscript:
    return Field::Value;
  case Kind::BinaryOperator:
  case Kind::BooleanOperator:
    return Field::Left;
  default:
    return Field::None;
  }
}

NodeId Lowering::leftmost(NodeId N) const {
  for (;;) {
    Field Left = leftOf(T.kind(N));
    NodeId Next = Left == Field::None ? NoNode : T.child(N, Left);
    if (Next == NoNode)
      return N;
    N = Next;
  }
}

ir::ValueId Lowering::lowerChain(NodeId N) {
  llvm::SmallVector<NodeId, 8> Links;
  ir::ValueId Value;
  for (;;) {
    Links.push_back(N);
    NodeId Left = T.child(N, leftOf(T.kind(N)));
    if (Left == NoNode) {
      Value = opaque(N, "syntax error");
      break;
    }
    if (leftOf(T.kind(Left)) == Field::None || T.isMissing(Left)) {
      Value = lower(Left);
      break;
    }
    lowerErrorChildren(Left);
    N = Left;
  }
  while (!Links.empty())
    Value = lowerLink(Links.pop_back_val(), Value);
  return Value;
}

ir::ValueId Lowering::lowerLink(NodeId N, ir::ValueId Left) {
  switch (T.kind(N)) {
  case Kind::Attribute: {
    NodeId Name = T.child(N, Field::Attribute);
    if (Name == NoNode || T.kind(Name) != Kind::Identifier || T.isMissing(Name))
      return opaque(N, "syntax error");
    return B.value(Opcode::GetAttr, range(N), Left, ir::index(mangled(Name)));
  }
  case Kind::Call:
    return lowerCall(N, Left);
  case Kind::Subscript: {
    ir::ValueId Index = lowerIndex(N);
    return B.value(Opcode::GetItem, range(N), {Left, Index});
  }
  case Kind::BooleanOperator: {
    NodeId Operator = T.child(N, Field::Operator);
    auto Other = [&] { return lowerChild(N, Field::Right); };
    auto Same = [&] { return Left; };
    if (Operator != NoNode && T.text(Operator) == "and")
      return choose(N, Left, Other, Same);
    return choose(N, Left, Same, Other);
  }
  default: {
    NodeId Operator = T.child(N, Field::Operator);
    auto Op = Operator == NoNode ? std::nullopt : binaryOp(T.text(Operator));
    ir::ValueId Right = lowerChild(N, Field::Right);
    if (!Op)
      return opaque(N, "syntax error");
    return B.value(Opcode::Binary, range(N), {Left, Right}, uint32_t(*Op));
  }
  }
}

ir::ValueId Lowering::lowerComparison(NodeId N) {
  auto Children = T.children(N);
  auto At = Children.begin();
  while (At != Children.end() &&
         (!T.isNamed(*At) || T.kind(*At) == Kind::Error))
    ++At;
  if (At == Children.end())
    return opaque(N, "syntax error");
  ir::ValueId Left = lower(*At);
  return lowerComparisons(N, Left, ++At, Children.end());
}

/// \p Text is the operator, its words separated by any white space.
static std::optional<ir::CompareOp> compareOp(llvm::StringRef Text) {
  using ir::CompareOp;
  if (Text.starts_with("not"))
    return CompareOp::NotIn;
  if (Text.starts_with("is"))
    return Text.size() > 2 ? CompareOp::IsNot : CompareOp::Is;
  return llvm::StringSwitch<std::optional<CompareOp>>(Text)
      .Case("==", CompareOp::Eq)
      .Cases("!=", "<>", CompareOp::Ne)
      .Case("<", CompareOp::Lt)
      .Case("<=", CompareOp::Le)
      .Case(">", CompareOp::Gt)
      .Case(">=", CompareOp::Ge)
      .Case("in", CompareOp::In)
      .Default(std::nullopt);
}

ir::ValueId Lowering::lowerComparisons(NodeId N, ir::ValueId Left,
                                       Tree::ChildIterator At,
                                       Tree::ChildIterator End) {
  std::optional<ir::CompareOp> Op;
  for (; At != End; ++At) {
    if (T.fieldOf(*At) == Field::Operators) {
      Op = compareOp(T.text(*At));
      if (T.text(*At) == "<>")
        problem(*At, "Python 2 comparison");
    } else if (T.isNamed(*At) && T.kind(*At) != Kind::Error) {
      break;
    }
  }
  if (At == End || !Op)
    return opaque(N, "syntax error");
  ir::ValueId Right = lower(*At);
  ir::ValueId Holds =
      B.value(Opcode::Compare, range(N), {Left, Right}, uint32_t(*Op));
  if (++At == End)
    return Holds;
  // a < b < c: the rest only when the first part holds, b evaluated once.
  if (tooDeep(N))
    return opaque(N, "nested too deeply");
  ++Depth;
  ir::ValueId All = choose(
      N, Holds, [&] { return lowerComparisons(N, Right, At, End); },
      [&] { return Holds; });
  --Depth;
  return All;
}

ir::ValueId Lowering::lowerConditional(NodeId N) {
  llvm::SmallVector<NodeId, 3> Parts;
  for (NodeId Child : T.children(N))
    if (T.isNamed(Child) && T.kind(Child) != Kind::Error)
      Parts.push_back(Child);
  if (Parts.size() != 3)
    return opaque(N, "syntax error");
  ir::ValueId Condition = lower(Parts[1]);
  return choose(
      N, Condition, [&] { return lower(Parts[0]); },
      [&] { return lower(Parts[2]); });
}

ir::ValueId Lowering::lowerUnary(NodeId N) {
  ir::UnaryOp Op = ir::UnaryOp::Not;
  if (T.kind(N) == Kind::UnaryOperator) {
    char C = T.text(N).front();
    Op = C == '-'   ? ir::UnaryOp::Negate
         : C == '+' ? ir::UnaryOp::Plus
                    : ir::UnaryOp::Invert;
  }
  ir::ValueId Value = lowerChild(N, Field::Argument);
  return B.value(Opcode::Unary, range(N), Value, uint32_t(Op));
}

ir::ValueId Lowering::lowerNamed(NodeId N) {
  ir::ValueId Value = lowerChild(N, Field::Value);
  if (NodeId Name = T.child(N, Field::Name);
      Name != NoNode && T.kind(Name) == Kind::Identifier)
    storeName(T.symbol(Name), range(Name), Value);
  return Value;
}

ir::ValueId Lowering::lowerYield(NodeId N) {
  bool Delegates = T.child(N, Kind::FromToken) != NoNode;
  NodeId Operand = T.firstNamed(N);
  ir::ValueId Value = Operand == NoNode ? none(range(N)) : lower(Operand);
  return B.value(Delegates ? Opcode::YieldFrom : Opcode::Yield, range(N),
                 Value);
}

ir::ValueId Lowering::lowerType(NodeId N) {
  llvm::SmallVector<NodeId, 4> Parts;
  for (NodeId Child : T.children(N))
    if (T.isNamed(Child) && T.kind(Child) != Kind::Error)
      Parts.push_back(Child);
  if (Parts.empty())
    return opaque(N, "syntax error");
  // `T: bound` has no meaning as a value; it only occurs where a type
  // parameter is declared.
  ir::ValueId First = lower(Parts[0]);
  if (Parts.size() < 2)
    return First;
  switch (T.kind(N)) {
  case Kind::UnionType: {
    ir::ValueId Second = lower(Parts[1]);
    return B.value(Opcode::Binary, range(N), {First, Second},
                   uint32_t(ir::BinaryOp::BitOr));
  }
  case Kind::GenericType: {
    ir::ValueId Index = lowerIndex(Parts[1]);
    return B.value(Opcode::GetItem, range(N), {First, Index});
  }
  case Kind::MemberType:
    if (T.kind(Parts[1]) != Kind::Identifier)
      return opaque(N, "syntax error");
    return B.value(Opcode::GetAttr, range(N), First,
                   ir::index(mangled(Parts[1])));
  default:
    return First;
  }
}

} // namespace custody::py
