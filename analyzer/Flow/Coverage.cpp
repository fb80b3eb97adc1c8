//===- Coverage.cpp - How much of a program the runs saw ------------------===//

#include "custody/Flow/Coverage.h"

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::flow {

Coverage::Coverage(const link::Program &P) : P(P) {
  for (uint32_t M = 0; M < P.size(); ++M) {
    if (!counts(M))
      continue;
    const ir::Module &IR = P.module(link::ModuleId{M}).IR;
    Sites += llvm::count_if(
        IR.Instrs, [](const ir::Instr &I) { return I.Op == ir::Opcode::Call; });
    for (uint32_t F = 0; F < IR.Functions.size(); ++F)
      Functions += isFunction(M, ir::FunctionId{F});
  }
}

bool Coverage::counts(uint32_t Module) const {
  const link::LinkedModule &M = P.module(link::ModuleId{Module});
  return !M.IsStub && !M.IsTest;
}

bool Coverage::isFunction(uint32_t Module, ir::FunctionId F) const {
  ir::Function::Kind Kind = P.module(link::ModuleId{Module}).IR.function(F).K;
  return Kind == ir::Function::Kind::Function ||
         Kind == ir::Function::Kind::Lambda;
}

void Coverage::add(const Interpreter &Run) {
  for (auto [Module, Function] : Run.Called)
    if (counts(Module) && isFunction(Module, ir::FunctionId{Function}))
      Reached.insert({Module, Function});
  for (auto [Site, Target] : Run.CallSites)
    if (counts(Site.first)) {
      CallTarget &T = Best.try_emplace(Site, Target).first->second;
      T = std::min(T, Target);
    }
}

size_t Coverage::callSites(CallTarget T) const {
  return llvm::count_if(Best,
                        [&](const auto &Site) { return Site.second == T; });
}

} // namespace custody::flow
