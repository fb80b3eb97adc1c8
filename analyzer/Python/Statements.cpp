//===- Statements.cpp - Lowers statements ---------------------------------===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

void Lowering::lowerBlock(NodeId Block) {
  for (NodeId Child : T.children(Block))
    if (T.isNamed(Child))
      lowerStatement(Child);
}

void Lowering::lowerSuite(NodeId Owner) {
  // Where the first statement of a body does not parse, it stands before the
  // body's block, which is empty or holds the rest.
  bool Inside = false;
  for (NodeId Child : T.children(Owner)) {
    if (T.kind(Child) == Kind::Block)
      lowerBlock(Child);
    else if (T.kind(Child) == Kind::Error && Inside)
      lowerError(Child);
    Inside |= T.kind(Child) == Kind::ColonToken;
  }
}

void Lowering::lowerStatement(NodeId N) {
  if (tooDeep(N)) {
    opaque(N, "nested too deeply");
    return;
  }
  ++Depth;
  switch (T.kind(N)) {
  case Kind::FunctionDefinition:
  case Kind::ClassDefinition:
    // Errors behind the colon belong to the body.
    break;
  case Kind::Block:
  case Kind::Error:
    break;
  default:
    lowerErrorChildren(N);
  }
  dispatchStatement(N);
  --Depth;
}

void Lowering::dispatchStatement(NodeId N) {
  switch (T.kind(N)) {
  case Kind::ExpressionStatement:
    return lowerExpressionStatement(N);
  case Kind::ReturnStatement:
    return lowerReturn(N);
  case Kind::IfStatement:
    return lowerIf(N);
  case Kind::ForStatement:
    return lowerFor(N);
  case Kind::WhileStatement:
    return lowerWhile(N);
  case Kind::TryStatement:
    return lowerTry(N);
  case Kind::WithStatement:
    return lowerWith(N);
  case Kind::MatchStatement:
    return lowerMatch(N);
  case Kind::FunctionDefinition:
  case Kind::ClassDefinition:
    return lowerDefinition(N, {});
  case Kind::DecoratedDefinition:
    return lowerDecorated(N);
  case Kind::ImportStatement:
    return lowerImport(N);
  case Kind::ImportFromStatement:
  case Kind::FutureImportStatement:
    return lowerImportFrom(N);
  case Kind::RaiseStatement:
    return lowerRaise(N);
  case Kind::AssertStatement:
    return lowerAssert(N);
  case Kind::DeleteStatement:
    return lowerDelete(N);
  case Kind::TypeAliasStatement:
    return lowerTypeAlias(N);
  case Kind::BreakStatement:
    B.effect(Opcode::Break, range(N));
    return;
  case Kind::ContinueStatement:
    B.effect(Opcode::Continue, range(N));
    return;
  case Kind::PassStatement:
  case Kind::GlobalStatement:
  case Kind::NonlocalStatement:
    return;
  case Kind::PrintStatement:
    return lowerPrint(N);
  case Kind::ExecStatement:
    return lowerPython2(N, "exec");
  case Kind::Error:
    return lowerError(N);
  case Kind::Block:
    return lowerBlock(N);
  default:
    if (isExpression(T.kind(N)))
      lower(N);
  }
}

void Lowering::lowerExpressionStatement(NodeId N) {
  for (NodeId Child : T.children(N)) {
    if (!T.isNamed(Child))
      continue;
    switch (T.kind(Child)) {
    case Kind::Assignment:
      lowerAssignment(Child);
      break;
    case Kind::AugmentedAssignment:
      lowerAugmented(Child);
      break;
    case Kind::Error: // seen by lowerStatement
      break;
    case Kind::String:
      // A docstring, or a comment in the shape of a string.
      if (T.child(Child, Kind::Interpolation) == NoNode)
        break;
      [[fallthrough]];
    default:
      lower(Child);
    }
  }
}

void Lowering::lowerOptionalBlock(NodeId Clause) {
  if (Clause != NoNode)
    lowerSuite(Clause);
}

void Lowering::lowerIf(NodeId N) {
  auto Children = T.children(N);
  lowerBranch(N, Children.begin(), Children.end());
}

void Lowering::lowerBranch(NodeId N, Tree::ChildIterator Alternatives,
                           Tree::ChildIterator End) {
  ir::ValueId Condition = lowerChild(N, Field::Condition);
  ir::InstrId If = B.effect(Opcode::If, range(N), Condition);
  ir::RegionId Then = region([&] {
    if (NodeId Block = T.child(N, Field::Consequence); Block != NoNode)
      lowerBlock(Block);
  });
  ir::RegionId Else = region([&] {
    while (Alternatives != End &&
           T.fieldOf(*Alternatives) != Field::Alternative)
      ++Alternatives;
    if (Alternatives == End)
      return;
    NodeId Clause = *Alternatives;
    if (T.kind(Clause) == Kind::ElseClause)
      return lowerSuite(Clause);
    if (tooDeep(Clause)) {
      opaque(Clause, "nested too deeply");
      return;
    }
    ++Depth;
    lowerErrorChildren(Clause);
    lowerBranch(Clause, ++Alternatives, End);
    --Depth;
  });
  B.attach(If, {Then, Else});
}

void Lowering::lowerFor(NodeId N) {
  ir::ValueId Iterable = lowerChild(N, Field::Right);
  bool IsAsync = T.child(N, Kind::AsyncToken) != NoNode;
  ir::ValueId Element =
      B.value(Opcode::For, range(N), Iterable, IsAsync ? 1 : 0);
  ir::InstrId For = B.last();
  ir::RegionId Body = region([&] {
    if (NodeId Left = T.child(N, Field::Left); Left != NoNode)
      store(Left, Element);
    if (NodeId Block = T.child(N, Field::Body); Block != NoNode)
      lowerBlock(Block);
  });
  ir::RegionId Else =
      region([&] { lowerOptionalBlock(T.child(N, Kind::ElseClause)); });
  B.attach(For, {Body, Else});
}

void Lowering::lowerWhile(NodeId N) {
  ir::InstrId While = B.effect(Opcode::While, range(N));
  NodeId At = T.child(N, Field::Condition);
  ir::RegionId Condition = valueRegion(
      At == NoNode ? N : At, [&] { return lowerChild(N, Field::Condition); });
  ir::RegionId Body = region([&] {
    if (NodeId Block = T.child(N, Field::Body); Block != NoNode)
      lowerBlock(Block);
  });
  ir::RegionId Else =
      region([&] { lowerOptionalBlock(T.child(N, Kind::ElseClause)); });
  B.attach(While, {Condition, Body, Else});
}

void Lowering::lowerTry(NodeId N) {
  ir::InstrId Try = B.effect(Opcode::Try, range(N));
  llvm::SmallVector<ir::RegionId, 8> Regions;
  Regions.push_back(region([&] {
    if (NodeId Block = T.child(N, Field::Body); Block != NoNode)
      lowerBlock(Block);
  }));
  for (Kind K : {Kind::ElseClause, Kind::FinallyClause})
    Regions.push_back(region([&] { lowerOptionalBlock(T.child(N, K)); }));
  for (NodeId Handler : T.children(N))
    if (T.kind(Handler) == Kind::ExceptClause)
      lowerHandler(Handler, Regions);
  B.attach(Try, Regions);
}

void Lowering::lowerHandler(NodeId N,
                            llvm::SmallVectorImpl<ir::RegionId> &Regions) {
  llvm::SmallVector<NodeId, 4> Types;
  NodeId Alias = T.child(N, Field::Alias);
  for (NodeId Child : T.children(N))
    if (T.fieldOf(Child) == Field::Value && T.isNamed(Child))
      Types.push_back(Child);
  // `except A as e` parses as an expression `A as e`.
  if (Types.size() == 1 && T.kind(Types[0]) == Kind::AsPattern) {
    Alias = T.child(Types[0], Field::Alias);
    Types[0] = T.firstNamed(Types[0]);
  }

  Regions.push_back(region([&] {
    if (Types.empty())
      return;
    ir::ValueId Type;
    if (Types.size() == 1) {
      Type = lower(Types[0]);
    } else {
      Values Elements;
      for (NodeId Element : Types)
        Elements.push_back(lower(Element));
      Shape Of(Elements.size());
      Type = B.value(Opcode::BuildTuple, range(Types.front(), Types.back()),
                     Elements, ir::index(B.shape(Of)));
    }
    B.effect(Opcode::Result, range(Types.front(), Types.back()), Type);
  }));
  Regions.push_back(region([&] {
    if (Alias != NoNode)
      store(Alias, B.value(Opcode::Caught, range(Alias)));
    lowerSuite(N);
  }));
}

void Lowering::lowerWith(NodeId N) {
  llvm::SmallVector<NodeId, 4> Items;
  if (NodeId Clause = T.child(N, Kind::WithClause); Clause != NoNode)
    for (NodeId Item : T.children(Clause))
      if (T.kind(Item) == Kind::WithItem)
        if (NodeId Value = T.child(Item, Field::Value); Value != NoNode)
          Items.push_back(Value);
  // `with (a as b):` may parse as one parenthesized item.
  if (Items.size() == 1 &&
      (T.kind(Items[0]) == Kind::ParenthesizedExpression ||
       T.kind(Items[0]) == Kind::Tuple) &&
      T.child(Items[0], Kind::AsPattern) != NoNode) {
    NodeId Group = Items.pop_back_val();
    for (NodeId Item : T.children(Group))
      if (T.isNamed(Item))
        Items.push_back(Item);
  }
  lowerWithItems(N, Items);
}

void Lowering::lowerWithItems(NodeId N, llvm::ArrayRef<NodeId> Items) {
  if (Items.empty()) {
    if (NodeId Block = T.child(N, Field::Body); Block != NoNode)
      lowerBlock(Block);
    return;
  }
  NodeId Manager = Items.front(), Target = NoNode;
  if (T.kind(Manager) == Kind::AsPattern) {
    Target = T.child(Manager, Field::Alias);
    Manager = T.firstNamed(Manager);
  }
  bool IsAsync = T.child(N, Kind::AsyncToken) != NoNode;
  ir::ValueId Value = lower(Manager);
  ir::ValueId Entered =
      B.value(Opcode::With, range(Items.front(), N), Value, IsAsync ? 1 : 0);
  ir::InstrId With = B.last();
  B.attach(With, region([&] {
             if (Target != NoNode)
               store(Target, Entered);
             if (tooDeep(N)) {
               opaque(N, "nested too deeply");
               return;
             }
             ++Depth;
             lowerWithItems(N, Items.drop_front());
             --Depth;
           }));
}

void Lowering::lowerReturn(NodeId N) {
  NodeId Value = T.firstNamed(N);
  ir::ValueId Result = Value == NoNode ? none(range(N)) : lower(Value);
  B.effect(Opcode::Return, range(N), Result);
}

void Lowering::lowerRaise(NodeId N) {
  Values Operands;
  NodeId Cause = T.child(N, Field::Cause);
  if (NodeId Exception = T.firstNamed(N);
      Exception != NoNode && Exception != Cause) {
    if (T.kind(Exception) == Kind::ExpressionList)
      problem(Exception, "Python 2 raise statement");
    Operands.push_back(lower(Exception));
    if (Cause != NoNode)
      Operands.push_back(lower(Cause));
  }
  B.effect(Opcode::Raise, range(N), Operands);
}

void Lowering::lowerAssert(NodeId N) {
  NodeId Condition = T.firstNamed(N), Message = NoNode;
  for (NodeId Child : T.children(N))
    if (T.isNamed(Child) && Child != Condition && T.kind(Child) != Kind::Error)
      Message = Child;
  ir::ValueId Value =
      Condition == NoNode ? opaque(N, "syntax error") : lower(Condition);
  ir::InstrId Assert = B.effect(Opcode::Assert, range(N), Value);
  B.attach(Assert, region([&] {
             if (Message == NoNode)
               return;
             ir::ValueId Text = lower(Message);
             B.effect(Opcode::Result, range(Message), Text);
           }));
}

void Lowering::lowerDelete(NodeId N) {
  for (NodeId Child : T.children(N))
    if (T.isNamed(Child))
      remove(Child);
}

void Lowering::lowerPrint(NodeId N) {
  // `print >> f, x` is a tuple in Python 3, and `print x` an error.
  NodeId Chevron = T.child(N, Kind::Chevron);
  if (Chevron == NoNode)
    return lowerPython2(N, "print");
  ir::ValueId Print =
      B.value(Opcode::LoadGlobal, range(N), {}, ir::index(B.symbol("print")));
  Values Elements{Print};
  Elements[0] =
      B.value(Opcode::Binary, range(N, Chevron), {Print, lowerInner(Chevron)},
              uint32_t(ir::BinaryOp::ShiftRight));
  for (NodeId Child : T.children(N))
    if (T.fieldOf(Child) == Field::Argument && T.isNamed(Child))
      Elements.push_back(lower(Child));
  if (Elements.size() > 1)
    B.value(Opcode::BuildTuple, range(N), Elements,
            ir::index(B.shape(Shape(Elements.size()))));
}

void Lowering::lowerPython2(NodeId N, llvm::StringRef What) {
  problem(N, "Python 2 " + What.str() + " statement");
  for (NodeId Child : T.children(N)) {
    if (isExpression(T.kind(Child)))
      lower(Child);
  }
  B.effect(Opcode::Opaque, range(N), {}, ir::index(B.symbol("syntax error")));
}

} // namespace custody::py
