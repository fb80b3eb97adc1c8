//===- Lower.cpp - From Python source text to IR --------------------------===//

#include "custody/Python/Lower.h"

#include "Lowering.h"

namespace custody::py {

ir::Module lower(llvm::StringRef Text, llvm::StringRef DottedName,
                 llvm::StringRef Path, bool IsPackage) {
  ir::Builder B;
  B.module().Name = DottedName.str();
  B.module().Path = Path.str();
  B.module().IsPackage = IsPackage;
  Tree T(Text, B);
  ScopeTree Scopes(T, B);
  Lowering(T, Scopes, B).run();
  return B.take();
}

void Lowering::run() {
  reportErrors();
  // Functions are numbered as they appear, so a definition is lowered before
  // the body it defines.
  for (uint32_t F = 0; F < B.module().Functions.size(); ++F)
    lowerFunctionBody(ir::FunctionId(F));
  llvm::sort(B.module().Problems,
             [](const ir::ParseProblem &L, const ir::ParseProblem &R) {
               return std::tie(L.Range.Line, L.Range.Column, L.Message) <
                      std::tie(R.Range.Line, R.Range.Column, R.Message);
             });
}

void Lowering::lowerFunctionBody(ir::FunctionId F) {
  B.enter(F);
  Current = Scopes.bodyOf(F);
  Depth = 0;
  DepthReported = false;
  NodeId Node = Scopes[Current].Node;
  ir::RegionId Body = region([&] {
    switch (T.kind(Node)) {
    case Kind::FunctionDefinition:
    case Kind::ClassDefinition:
      lowerSuite(Node);
      break;
    case Kind::Lambda: {
      ir::ValueId Value = lowerChild(Node, Field::Body);
      NodeId Result = T.child(Node, Field::Body);
      B.effect(ir::Opcode::Return, range(Result == NoNode ? Node : Result),
               Value);
      break;
    }
    default:
      lowerBlock(Node);
    }
  });
  B.module().Functions[ir::index(F)].Body = Body;
}

ir::SourceRange Lowering::range(NodeId From, NodeId To) const {
  ir::SourceRange Start = T.range(From), End = T.range(To);
  return {Start.Line, Start.Column, End.EndLine, End.EndColumn};
}

ir::RegionId Lowering::region(Emit Content) {
  B.beginRegion();
  Content();
  return B.endRegion();
}

ir::RegionId Lowering::valueRegion(NodeId At, EmitValue Content) {
  return region([&] {
    ir::ValueId Value = Content();
    B.effect(ir::Opcode::Result, range(At), Value);
  });
}

ir::ValueId Lowering::choose(NodeId At, ir::ValueId Condition, EmitValue Then,
                             EmitValue Else) {
  ir::ValueId Result = B.value(ir::Opcode::If, range(At), Condition);
  ir::InstrId If = B.last();
  ir::RegionId ThenRegion = valueRegion(At, Then);
  B.attach(If, {ThenRegion, valueRegion(At, Else)});
  return Result;
}

} // namespace custody::py
