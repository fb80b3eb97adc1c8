//===- Summary.cpp - What each function does to tensors -------------------===//

#include "custody/Flow/Summary.h"

#include "custody/Flow/CallGraph.h"
#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

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

/// What is made inside a stub is made by the call into the library.
std::string nameOf(const Interpreter &Run, Datum D, uint32_t Module) {
  std::string Name = Run.describe(D);
  if (!Run.Heap.isObject(D) || Run.Heap.is(D, ObjectKind::Class))
    return Name;
  const Object &O = Run.Heap.at(D);
  auto moduleOf = [&](Site S) -> const link::LinkedModule & {
    return Run.Program.module(link::ModuleId{S.Module});
  };
  Site At = O.At;
  for (PathId P = O.Path; P != PathId{0} && moduleOf(At).IsStub;) {
    const PathNode &N = Run.Paths[static_cast<uint32_t>(P)];
    At = N.Call;
    P = N.Parent;
  }
  const ir::Module &M = moduleOf(At).IR;
  if (index(At.Instr) >= M.Ranges.size())
    return Name;
  Name.resize(Name.find('@') + 1);
  if (At.Module != Module)
    Name += (llvm::sys::path::filename(M.Path) + ":").str();
  return Name + std::to_string(M.range(At.Instr).Line);
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
    if (E.Kind == EventKind::Claim || E.Kind == EventKind::Release)
      Effect.Effect += (" " + models::spelling(E.Facet)).str();
    if (!E.Device.empty())
      Effect.Effect += " " + E.Device;
    Effect.Tensor = nameOf(Run, E.Target, N.Module);
    if (E.Source != Undefined)
      Effect.Source = nameOf(Run, E.Source, N.Module);
    Effect.Manager = nameOf(Run, E.Manager, N.Module);
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
