//===- Match.cpp - Lowers match statements --------------------------------===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

void Lowering::lowerMatch(NodeId N) {
  Values Subjects;
  bool IsTuple = false;
  NodeId First = NoNode, Last = NoNode;
  for (NodeId Child : T.children(N)) {
    IsTuple |= T.kind(Child) == Kind::CommaToken;
    if (T.fieldOf(Child) != Field::Subject || !T.isNamed(Child))
      continue;
    Subjects.push_back(lower(Child));
    Last = Child;
    if (First == NoNode)
      First = Child;
  }
  NodeId Block = T.child(N, Field::Body);
  if (Subjects.empty() || Block == NoNode) {
    B.effect(Opcode::Opaque, range(N), {}, ir::index(B.symbol("syntax error")));
    return;
  }
  ir::ValueId Subject = Subjects.front();
  if (IsTuple) {
    Shape Of(Subjects.size());
    Subject = B.value(Opcode::BuildTuple, range(First, Last), Subjects,
                      ir::index(B.shape(Of)));
  }
  lowerErrorChildren(Block);
  auto Cases = T.children(Block);
  lowerCases(Subject, Cases.begin(), Cases.end());
}

void Lowering::lowerCases(ir::ValueId Subject, Tree::ChildIterator At,
                          Tree::ChildIterator End) {
  while (At != End && T.kind(*At) != Kind::CaseClause)
    ++At;
  if (At == End)
    return;
  NodeId Case = *At;
  if (tooDeep(Case)) {
    opaque(Case, "nested too deeply");
    return;
  }
  ++Depth;
  lowerErrorChildren(Case);

  // `case a, b:` is a sequence pattern without brackets.
  llvm::SmallVector<NodeId, 4> Patterns;
  bool IsSequence = false;
  for (NodeId Child : T.children(Case)) {
    IsSequence |= T.kind(Child) == Kind::CommaToken;
    if (T.kind(Child) == Kind::CasePattern)
      Patterns.push_back(Child);
  }
  IsSequence |= !Patterns.empty() && T.isStarred(Patterns[0]);
  ir::ValueId Matches;
  if (IsSequence)
    Matches = lowerSequencePattern(Case, Patterns, Subject);
  else if (Patterns.empty())
    Matches = opaque(Case, "syntax error");
  else
    Matches = lowerPattern(Patterns[0], Subject);

  if (NodeId Guard = T.child(Case, Field::Guard); Guard != NoNode)
    Matches = both(Guard, Matches, [&] { return lowerInner(Guard); });

  NodeId Body = T.child(Case, Field::Consequence);
  if (Matches == ir::NoValue) {
    // Nothing behind an irrefutable case is reached.
    if (Body != NoNode)
      lowerBlock(Body);
  } else {
    ir::InstrId If = B.effect(Opcode::If, range(Case), Matches);
    ir::RegionId Then = region([&] {
      if (Body != NoNode)
        lowerBlock(Body);
    });
    ir::RegionId Else = region([&] { lowerCases(Subject, ++At, End); });
    B.attach(If, {Then, Else});
  }
  --Depth;
}

ir::ValueId Lowering::both(NodeId At, ir::ValueId First, EmitValue Second) {
  if (First == ir::NoValue)
    return Second();
  return choose(
      At, First,
      [&] {
        ir::ValueId Value = Second();
        return Value == ir::NoValue ? boolean(At, true) : Value;
      },
      [&] { return First; });
}

ir::ValueId Lowering::boolean(NodeId At, bool Value) {
  return simple(At,
                Value ? ir::Constant::Kind::True : ir::Constant::Kind::False);
}

} // namespace custody::py
