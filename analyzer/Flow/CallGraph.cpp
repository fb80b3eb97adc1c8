//===- CallGraph.cpp - Who calls whom, over all runs ----------------------===//

#include "custody/Flow/CallGraph.h"

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/SCCIterator.h"

namespace custody::flow {

namespace {

struct Node {
  std::vector<Node *> Callees;
};

} // namespace

} // namespace custody::flow

template <> struct llvm::GraphTraits<custody::flow::Node *> {
  using NodeRef = custody::flow::Node *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  // NOLINTBEGIN(readability-identifier-naming): the names that LLVM calls
  static ChildIteratorType child_begin(NodeRef N) { return N->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Callees.end(); }
  // NOLINTEND(readability-identifier-naming)
};

namespace custody::flow {

namespace {

bool isStub(const link::Program &P, uint32_t Module) {
  return P.module(link::ModuleId{Module}).IsStub;
}

bool isClassBody(const link::Program &P, uint32_t Module, ir::FunctionId F) {
  return P.module(link::ModuleId{Module}).IR.function(F).K ==
         ir::Function::Kind::Class;
}

/// Built-ins, those of the stub as well, are written `<builtin>.name`.
std::string externalName(llvm::StringRef Path) {
  return Path.consume_front("builtins.") ? ("<builtin>." + Path).str()
                                         : Path.str();
}

std::string dottedName(const link::Program &P, uint32_t Module,
                       ir::FunctionId F) {
  return externalName(P.module(link::ModuleId{Module}).dottedName(F));
}

} // namespace

PathId enclosingFunction(const Interpreter &Run, PathId Path) {
  for (; Path != PathId{0};
       Path = Run.Paths[static_cast<uint32_t>(Path)].Parent) {
    const PathNode &N = Run.Paths[static_cast<uint32_t>(Path)];
    if (!isStub(Run.Program, N.Module) &&
        !isClassBody(Run.Program, N.Module, N.Callee))
      break;
  }
  return Path;
}

CallGraph::CallGraph(const link::Program &P) : P(P) {
  for (uint32_t M = 0; M < P.size(); ++M) {
    const link::LinkedModule &Module = P.module(link::ModuleId{M});
    if (Module.IsStub || Module.IsImported)
      continue;
    for (uint32_t F = 0; F < Module.IR.Functions.size(); ++F)
      if (!isClassBody(P, M, ir::FunctionId{F}))
        Edges[dottedName(P, M, ir::FunctionId{F})];
  }
}

void CallGraph::add(const Interpreter &Run) {
  auto addEdge = [&](PathId From, bool IsFromStub, const std::string &To) {
    PathId Caller = enclosingFunction(Run, From);
    // What a stub does inside is not the program's doing.
    if (Caller == PathId{0} || IsFromStub)
      return;
    const PathNode &N = Run.Paths[static_cast<uint32_t>(Caller)];
    auto It = Edges.find(dottedName(P, N.Module, N.Callee));
    if (It == Edges.end())
      return;
    It->second.insert(To);
    Edges[To];
  };
  auto isInStub = [&](PathId Path) {
    return Path != PathId{0} &&
           isStub(P, Run.Paths[static_cast<uint32_t>(Path)].Module);
  };
  for (const PathNode &N : Run.Paths)
    if (N.Callee != ir::NoFunction && !isClassBody(P, N.Module, N.Callee))
      addEdge(N.Parent, isInStub(N.Parent) && isStub(P, N.Module),
              dottedName(P, N.Module, N.Callee));
  for (auto [Path, Name] : Run.ExternalCalls)
    addEdge(PathId{Path}, isInStub(PathId{Path}),
            externalName(Run.text(NameId{Name})));
}

size_t CallGraph::largestComponent() const {
  std::map<llvm::StringRef, Node> Nodes;
  Node Root; // calls everything
  for (const auto &[Caller, Callees] : Edges)
    Root.Callees.push_back(&Nodes[Caller]);
  for (const auto &[Caller, Callees] : Edges)
    for (const std::string &Callee : Callees)
      if (auto It = Nodes.find(Callee); It != Nodes.end())
        Nodes[Caller].Callees.push_back(&It->second);
  size_t Largest = 0;
  for (auto It = llvm::scc_begin(&Root); !It.isAtEnd(); ++It)
    Largest = std::max(Largest, It->size());
  return Largest;
}

} // namespace custody::flow
