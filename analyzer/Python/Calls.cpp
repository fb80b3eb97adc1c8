//===- Calls.cpp - Lowers calls and subscripts ----------------------------===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

ir::ValueId Lowering::lowerCall(NodeId N, ir::ValueId Callee) {
  Values Operands{Callee};
  Shape Of;
  NodeId Arguments = T.child(N, Field::Arguments);
  if (Arguments == NoNode)
    return opaque(N, "syntax error");
  if (T.kind(Arguments) == Kind::GeneratorExpression) {
    Operands.push_back(lower(Arguments));
    Of.emplace_back();
  } else {
    lowerArguments(Arguments, Operands, Of);
  }
  return B.value(Opcode::Call, range(N), Operands, ir::index(B.shape(Of)));
}

void Lowering::lowerArguments(NodeId Arguments, Values &Operands, Shape &Of) {
  for (NodeId Child : T.children(Arguments)) {
    if (!T.isNamed(Child))
      continue;
    ir::Argument A;
    switch (T.kind(Child)) {
    case Kind::KeywordArgument:
      A.K = ir::Argument::Kind::Keyword;
      if (NodeId Name = T.child(Child, Field::Name);
          Name != NoNode && T.kind(Name) == Kind::Identifier)
        A.Name = T.symbol(Name);
      lowerErrorChildren(Child);
      Operands.push_back(lowerChild(Child, Field::Value));
      break;
    case Kind::DictionarySplat:
      A.K = ir::Argument::Kind::DoubleStar;
      Operands.push_back(lower(Child));
      break;
    case Kind::Error:
      // Any number of arguments may have been lost here.
      A.K = ir::Argument::Kind::Star;
      Operands.push_back(lower(Child));
      break;
    default:
      if (T.isStarred(Child))
        A.K = ir::Argument::Kind::Star;
      Operands.push_back(lower(Child));
    }
    Of.push_back(A);
  }
}

ir::ValueId Lowering::lowerIndex(NodeId N) {
  // `x[a]` has one index, `x[a,]`, `x[a, b]` and `x[*a]` have a tuple. In a
  // type's brackets the indices have no field, but are all there is.
  Values Elements;
  Shape Of;
  NodeId First = NoNode, Last = NoNode;
  bool IsTuple = false, Open = false;
  for (NodeId Child : T.children(N)) {
    // What precedes the bracket is the object.
    if (!Open) {
      Open = T.text(Child) == "[";
      continue;
    }
    IsTuple |= T.kind(Child) == Kind::CommaToken;
    if (!T.isNamed(Child) || T.kind(Child) == Kind::Error)
      continue;
    ir::Argument A;
    if (T.isStarred(Child)) {
      A.K = ir::Argument::Kind::Star;
      IsTuple = true;
    }
    Elements.push_back(lower(Child));
    Of.push_back(A);
    Last = Child;
    if (First == NoNode)
      First = Child;
  }
  if (Elements.empty())
    return opaque(N, "syntax error");
  if (!IsTuple)
    return Elements.front();
  return B.value(Opcode::BuildTuple, range(First, Last), Elements,
                 ir::index(B.shape(Of)));
}

ir::ValueId Lowering::lowerSlice(NodeId N) {
  ir::ValueId Parts[3] = {ir::NoValue, ir::NoValue, ir::NoValue};
  unsigned At = 0;
  for (NodeId Child : T.children(N)) {
    if (T.kind(Child) == Kind::ColonToken && At < 2)
      ++At;
    else if (T.isNamed(Child) && T.kind(Child) != Kind::Error)
      Parts[At] = lower(Child);
  }
  for (ir::ValueId &Part : Parts)
    if (Part == ir::NoValue)
      Part = none(range(N));
  return B.value(Opcode::Slice, range(N), Parts);
}

} // namespace custody::py
