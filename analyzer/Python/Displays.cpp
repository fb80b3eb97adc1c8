//===- Displays.cpp - Lowers tuples, lists, dicts and comprehensions ------===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

ir::ValueId Lowering::lowerElements(NodeId N, Opcode Op) {
  Values Elements;
  Shape Of;
  for (NodeId Child : T.children(N)) {
    if (!T.isNamed(Child) || T.kind(Child) == Kind::Error)
      continue;
    ir::Argument A;
    if (T.isStarred(Child))
      A.K = ir::Argument::Kind::Star;
    Elements.push_back(lower(Child));
    Of.push_back(A);
  }
  return B.value(Op, range(N), Elements, ir::index(B.shape(Of)));
}

ir::ValueId Lowering::lowerDictionary(NodeId N) {
  Values Operands;
  Shape Of;
  for (NodeId Child : T.children(N)) {
    ir::Argument A;
    if (T.kind(Child) == Kind::Pair) {
      lowerErrorChildren(Child);
      Operands.push_back(lowerChild(Child, Field::Key));
      Operands.push_back(lowerChild(Child, Field::Value));
    } else if (T.kind(Child) == Kind::DictionarySplat) {
      A.K = ir::Argument::Kind::DoubleStar;
      Operands.push_back(lower(Child));
    } else {
      continue;
    }
    Of.push_back(A);
  }
  return B.value(Opcode::BuildDict, range(N), Operands, ir::index(B.shape(Of)));
}

/// The operation that makes the collection of a comprehension, and the one that
/// adds to it. A generator expression is taken for the list of its elements.
static std::pair<Opcode, Opcode> operationsOf(Kind K) {
  switch (K) {
  case Kind::SetComprehension:
    return {Opcode::BuildSet, Opcode::AddSet};
  case Kind::DictionaryComprehension:
    return {Opcode::BuildDict, Opcode::Insert};
  default:
    return {Opcode::BuildList, Opcode::Append};
  }
}

ir::ValueId Lowering::lowerComprehension(NodeId N) {
  auto Clauses = T.children(N);
  auto First = Clauses.begin();
  while (First != Clauses.end() && T.kind(*First) != Kind::ForInClause)
    ++First;
  if (First == Clauses.end())
    return opaque(N, "syntax error");

  auto [Make, Add] = operationsOf(T.kind(N));
  // The first iterable is evaluated outside, before there is a collection.
  ir::ValueId Iterable = lowerIterable(*First);
  ir::ValueId Collection = B.value(Make, range(N), {}, ir::index(B.shape({})));

  ScopeId Outside = std::exchange(Current, Scopes.opened(N));
  lowerClauses(First, Clauses.end(), Iterable, [&] {
    NodeId Body = T.child(N, Field::Body);
    Values Operands{Collection};
    if (Body != NoNode && T.kind(Body) == Kind::Pair) {
      Operands.push_back(lowerChild(Body, Field::Key));
      Operands.push_back(lowerChild(Body, Field::Value));
    } else {
      Operands.push_back(lowerChild(N, Field::Body));
    }
    B.effect(Add, range(Body == NoNode ? N : Body), Operands);
  });
  Current = Outside;
  return Collection;
}

ir::ValueId Lowering::lowerIterable(NodeId Clause) {
  Values Elements;
  Shape Of;
  NodeId First = NoNode, Last = NoNode;
  for (NodeId Child : T.children(Clause)) {
    if (T.fieldOf(Child) != Field::Right || !T.isNamed(Child))
      continue;
    ir::Argument A;
    if (T.isStarred(Child))
      A.K = ir::Argument::Kind::Star;
    Elements.push_back(lower(Child));
    Of.push_back(A);
    Last = Child;
    if (First == NoNode)
      First = Child;
  }
  if (Elements.empty())
    return opaque(Clause, "syntax error");
  if (Elements.size() == 1)
    return Elements.front();
  return B.value(Opcode::BuildTuple, range(First, Last), Elements,
                 ir::index(B.shape(Of)));
}

void Lowering::lowerClauses(Tree::ChildIterator At, Tree::ChildIterator End,
                            ir::ValueId FirstIterable, Emit Innermost) {
  while (At != End && T.kind(*At) != Kind::ForInClause &&
         T.kind(*At) != Kind::IfClause)
    ++At;
  if (At == End)
    return Innermost();
  NodeId Clause = *At;
  if (tooDeep(Clause)) {
    opaque(Clause, "nested too deeply");
    return;
  }
  ++Depth;
  lowerErrorChildren(Clause);
  if (T.kind(Clause) == Kind::ForInClause) {
    ir::ValueId Iterable =
        FirstIterable == ir::NoValue ? lowerIterable(Clause) : FirstIterable;
    bool IsAsync = T.child(Clause, Kind::AsyncToken) != NoNode;
    ir::ValueId Element =
        B.value(Opcode::For, range(Clause), Iterable, IsAsync ? 1 : 0);
    ir::InstrId For = B.last();
    ir::RegionId Body = region([&] {
      if (NodeId Left = T.child(Clause, Field::Left); Left != NoNode)
        store(Left, Element);
      lowerClauses(++At, End, ir::NoValue, Innermost);
    });
    B.attach(For, {Body, region([] {})});
  } else {
    ir::ValueId Condition = lowerInner(Clause);
    ir::InstrId If = B.effect(Opcode::If, range(Clause), Condition);
    ir::RegionId Then =
        region([&] { lowerClauses(++At, End, ir::NoValue, Innermost); });
    B.attach(If, {Then, region([] {})});
  }
  --Depth;
}

} // namespace custody::py
