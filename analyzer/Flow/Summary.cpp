//===- Summary.cpp - What each function does to tensors -------------------===//

#include "custody/Flow/Summary.h"

#include "custody/Flow/CallGraph.h"
#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"

namespace custody::flow {

namespace {

/// Numbers tell unknowns of one name apart within a run; over runs they mean
/// nothing.
std::string withoutNumbers(llvm::StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    auto [Head, Tail] = Text.split('#');
    Out += Head;
    Text = Tail.drop_while(llvm::isDigit);
  }
  return Out;
}

} // namespace

void Summaries::add(Interpreter &Run) {
  for (const Event &E : Run.Events) {
    PathId In = enclosingFunction(Run, E.Path);
    if (In == PathId{0})
      continue;
    const PathNode &N = Run.Paths[static_cast<uint32_t>(In)];
    FunctionEffect Effect;
    // An effect inside a stub is that of the call into the library.
    Site At = E.At;
    for (PathId P = E.Path; P != In;
         P = Run.Paths[static_cast<uint32_t>(P)].Parent)
      At = Run.Paths[static_cast<uint32_t>(P)].Call;
    const ir::Module &M = Run.Program.module(link::ModuleId{At.Module}).IR;
    if (ir::index(At.Instr) < M.Ranges.size())
      Effect.Line = M.range(At.Instr).Line;
    Effect.Effect = spelling(E.Kind).str();
    if (E.Kind == EventKind::Claim)
      Effect.Effect += (" " + models::spelling(E.Facet)).str();
    if (!E.Device.empty())
      Effect.Effect += " " + E.Device;
    Effect.Tensor = Run.describe(E.Target);
    if (E.Source != Undefined)
      Effect.Source = Run.describe(E.Source);
    Effect.Manager = Run.describe(E.Manager);
    Effect.Phase = spelling(E.During).str();
    std::string When;
    llvm::raw_string_ostream OS(When);
    Run.Conditions.print(OS, E.When);
    Effect.When = withoutNumbers(When);
    Functions[Run.Program.module(link::ModuleId{N.Module}).dottedName(N.Callee)]
        .insert(std::move(Effect));
  }
}

} // namespace custody::flow
