//===- Describe.cpp - From conflicts to findings --------------------------===//

#include "custody/Report/Describe.h"

#include "custody/Flow/Interpreter.h"

namespace custody {

using flow::Datum;
using flow::Event;
using OwnershipClaim = ownership::Claim;
using ownership::Conflict;

namespace {

/// Steps of a code flow that are shown; the middle of a longer one is left out.
constexpr size_t LongestFlow = 40;
/// Related locations of one finding.
constexpr size_t MostRelated = 6;

class Describer {
public:
  explicit Describer(flow::Interpreter &Run) : Run(Run) {}

  Finding describe(const Conflict &C, const Check &By);

private:
  Location locate(flow::Site At, flow::PathId Path, std::string Message);
  Location locate(const Event &E, std::string Message);
  std::string functionName(flow::PathId Path);
  std::string manager(const OwnershipClaim &C);
  std::string phase(const OwnershipClaim &C);
  void nameTensor(const Conflict &C, Finding &F);
  std::string plainValue(Datum D);
  std::string action(const Event &E);
  ThreadFlow chain(const OwnershipClaim &C, const std::string &Id);
  ThreadFlow merge(const ThreadFlow &A, const ThreadFlow &B);

  flow::Interpreter &Run;
};

std::string lastPart(llvm::StringRef Dotted) {
  size_t Dot = Dotted.rfind('.');
  return Dot == llvm::StringRef::npos ? Dotted.str()
                                      : Dotted.drop_front(Dot + 1).str();
}

std::string Describer::functionName(flow::PathId Path) {
  const flow::PathNode &N = Run.Paths[static_cast<uint32_t>(Path)];
  if (N.Callee == ir::NoFunction)
    return "";
  return Run.Program.module(link::ModuleId{N.Module}).IR.dottedName(N.Callee);
}

Location Describer::locate(flow::Site At, flow::PathId Path,
                           std::string Message) {
  Location L;
  const ir::Module &M = Run.Program.module(link::ModuleId{At.Module}).IR;
  L.Path = M.Path;
  if (ir::index(At.Instr) < M.Ranges.size())
    L.Range = M.range(At.Instr);
  L.Function = functionName(Path);
  L.Message = std::move(Message);
  return L;
}

Location Describer::locate(const Event &E, std::string Message) {
  // What a stub of a library does is done where the library is called.
  flow::Site At = E.At;
  flow::PathId Path = E.Path;
  while (Run.Program.module(link::ModuleId{At.Module}).IsStub &&
         Path != flow::PathId{0}) {
    const flow::PathNode &N = Run.Paths[static_cast<uint32_t>(Path)];
    if (ir::index(N.Call.Instr) == UINT32_MAX)
      break;
    At = N.Call;
    Path = N.Parent;
  }
  return locate(At, Path, std::move(Message));
}

std::string Describer::manager(const OwnershipClaim &C) {
  if (C.Model)
    return (C.Model->Display.empty() ? C.Model->Id : C.Model->Display).str();
  if (Run.Heap.is(C.Manager, flow::ObjectKind::Instance))
    return lastPart(Run.className(Run.Heap.at(C.Manager).Class));
  if (C.Manager == flow::Undefined)
    return lastPart(functionName(Run.Events[C.Event].Path));
  return lastPart(Run.describe(C.Manager));
}

std::string Describer::phase(const OwnershipClaim &C) {
  const Event &E = Run.Events[C.Event];
  if (E.During != flow::Phase::Build)
    return flow::spelling(E.During).str();
  if (!Run.isTensor(C.Tensor))
    return "build";
  if (Run.isModuleObject(C.Manager) || C.Model)
    return "wrap";
  return Run.canManage(C.Manager) ? "optimizer" : "build";
}

std::string Describer::plainValue(Datum D) {
  // By what it is, not by its line: the name is part of a finding's identity.
  if (Run.isSymbol(D))
    return "the value '" + Run.describe(D) + "'";
  if (Run.Heap.isObject(D) && Run.Heap.at(D).Class != flow::Undefined)
    return "the '" + lastPart(Run.className(Run.Heap.at(D).Class)) + "' object";
  return "the value";
}

void Describer::nameTensor(const Conflict &C, Finding &F) {
  if (!Run.isTensor(C.Tensor)) {
    F.Tensor = F.TensorIdentity = plainValue(C.First.Tensor);
    return;
  }
  // What the claimed parameter stands in for leads to the model it belongs to.
  Datum T = C.Tensor;
  for (size_t N : C.First.Evidence)
    if (Run.Events[N].Kind == flow::EventKind::Install &&
        Run.Events[N].Target == T && Run.Events[N].Source != flow::Undefined) {
      T = Run.Events[N].Source;
      break;
    }
  flow::Value Owner = Run.get(T, "<owner>");
  F.Tensor = F.TensorIdentity = "the parameters";
  if (Owner.isSingle() && Run.Heap.isObject(Owner.datum())) {
    F.Tensor += " of '" +
                lastPart(Run.className(Run.Heap.at(Owner.datum()).Class)) + "'";
    F.TensorIdentity = F.Tensor;
    return;
  }
  const flow::Object &Made = Run.Heap.at(T);
  const link::LinkedModule &M =
      Run.Program.module(link::ModuleId{Made.At.Module});
  if (ir::index(Made.At.Instr) >= M.IR.Ranges.size() || M.IsStub)
    return;
  F.Tensor += " made at " + M.IR.Path + ":" +
              std::to_string(M.IR.range(Made.At.Instr).Line);
  // Lines move; functions stay.
  F.TensorIdentity += " made in " + functionName(Made.Path);
}

std::string Describer::action(const Event &E) {
  if (!Run.isTensor(E.Target) && E.Kind == flow::EventKind::Place)
    return E.Device.empty() ? "moves the value" : "moves it to " + E.Device;
  switch (E.Kind) {
  case flow::EventKind::Install:
    return "puts another parameter in the module";
  case flow::EventKind::ReplaceData:
    return "re-points the parameter's storage";
  case flow::EventKind::Place:
    return E.Device.empty() ? "moves the parameter"
                            : "moves the parameter to " + E.Device;
  case flow::EventKind::Cast:
    return "casts the parameter";
  case flow::EventKind::Resize:
    return "resizes the parameter's storage";
  case flow::EventKind::Copy:
    return "copies the parameter";
  case flow::EventKind::Alias:
    return "takes a view of the parameter";
  case flow::EventKind::Write:
    return "writes the parameter";
  case flow::EventKind::Capture:
    return "keeps the parameter";
  case flow::EventKind::Claim:
    return "claims the " + models::spelling(E.Facet).str();
  case flow::EventKind::Release:
    return "releases the " + models::spelling(E.Facet).str();
  }
  return "";
}

ThreadFlow Describer::chain(const OwnershipClaim &C, const std::string &Id) {
  ThreadFlow Flow;
  Flow.Id = Id;
  const Event &E = Run.Events[C.Event];
  llvm::SmallVector<flow::PathId, 16> Up;
  for (flow::PathId P = E.Path; P != flow::PathId{0};
       P = Run.Paths[static_cast<uint32_t>(P)].Parent)
    Up.push_back(P);
  unsigned Nesting = 0;
  for (flow::PathId P : llvm::reverse(Up)) {
    const flow::PathNode &N = Run.Paths[static_cast<uint32_t>(P)];
    if (ir::index(N.Call.Instr) == UINT32_MAX || N.Parent == flow::PathId{0})
      continue;
    if (Run.Program.module(link::ModuleId{N.Call.Module}).IsStub)
      continue;
    FlowStep S;
    S.Where = locate(N.Call, N.Parent, "calls " + lastPart(functionName(P)));
    S.Nesting = Nesting++;
    S.I = FlowStep::Importance::Unimportant;
    Flow.Steps.push_back(std::move(S));
  }
  FlowStep Last;
  Last.Where = locate(E, "'" + Id + "' " + action(E));
  Last.Nesting = Nesting;
  Last.I = FlowStep::Importance::Essential;
  Flow.Steps.push_back(std::move(Last));
  return Flow;
}

ThreadFlow Describer::merge(const ThreadFlow &A, const ThreadFlow &B) {
  // One story: the calls that both share are told once.
  ThreadFlow Out;
  Out.Id = "merged";
  Out.Steps = A.Steps;
  size_t Common = 0;
  auto same = [](const FlowStep &X, const FlowStep &Y) {
    return X.Where.Path == Y.Where.Path &&
           X.Where.Range.Line == Y.Where.Range.Line &&
           X.Where.Range.Column == Y.Where.Range.Column;
  };
  while (Common + 1 < A.Steps.size() && Common + 1 < B.Steps.size() &&
         same(A.Steps[Common], B.Steps[Common]))
    ++Common;
  Out.Steps.insert(Out.Steps.end(), B.Steps.begin() + Common, B.Steps.end());
  if (Out.Steps.size() > LongestFlow) {
    // Keep both ends of both claims; say how many are left out.
    std::vector<FlowStep> Kept;
    size_t Drop = Out.Steps.size() - LongestFlow;
    for (FlowStep &S : Out.Steps) {
      if (Drop && S.I == FlowStep::Importance::Unimportant && S.Nesting > 1) {
        --Drop;
        continue;
      }
      Kept.push_back(std::move(S));
    }
    Out.Steps = std::move(Kept);
  }
  return Out;
}

Finding Describer::describe(const Conflict &C, const Check &By) {
  Finding F;
  F.RuleId = By.info().Id.str();
  F.L = By.info().DefaultLevel;
  std::string First = manager(C.First), Second = manager(C.Second);
  Narrative Says = By.narrate(C, First, Second);
  nameTensor(C, F);
  F.First = {First, models::spelling(C.First.What).str(), phase(C.First),
             Says.FirstDoes};
  F.Second = {Second, models::spelling(C.Second.What).str(), phase(C.Second),
              Says.SecondDoes};
  bool IsOne = !Run.isTensor(C.Tensor);
  F.Headline = F.Tensor + (IsOne ? " belongs to '" : " belong to '") + First +
               "' (" + F.First.Facet + ") and to '" + Second + "' (" +
               F.Second.Facet + ") at " + F.Second.Phase;
  F.Consequence = Says.Consequence;
  F.Fix = Says.Fix;
  const Event &Later = Run.Events[C.Second.Event];
  const Event &Earlier = Run.Events[C.First.Event];
  F.Primary = locate(Later, "'" + Second + "' " + action(Later));
  // A loop or a second call shows the same place again.
  auto relate = [&](Location L) {
    auto same = [&](const Location &Old) {
      return Old.Path == L.Path && Old.Range == L.Range &&
             Old.Message == L.Message;
    };
    if (F.Related.size() < MostRelated && llvm::none_of(F.Related, same))
      F.Related.push_back(std::move(L));
  };
  relate(locate(Earlier, "'" + First + "' " + action(Earlier)));
  // What was put in place is made somewhere, and seen again elsewhere.
  if (Earlier.Kind == flow::EventKind::Install) {
    const flow::Object &Made = Run.Heap.at(Earlier.Target);
    relate(
        locate(Made.At, Made.Path, "'" + First + "' makes the new parameter"));
  }
  for (size_t N : C.Second.Evidence)
    if (N != C.Second.Event)
      relate(
          locate(Run.Events[N], "'" + Second + "' " + action(Run.Events[N])));
  for (size_t N : C.Related)
    relate(locate(Run.Events[N], "the same conflict shows here"));

  ThreadFlow A = chain(C.First, First), B = chain(C.Second, Second);
  F.Flows = {merge(A, B), A, B};

  if (Run.Opts.HasLaunch)
    F.Trigger = Run.Opts.Flags;
  if (auto Model = Run.Conditions.anyModel(C.When))
    for (auto &[Atom, Positive] : *Model) {
      std::string Text =
          (Positive ? "" : "not ") + Run.Conditions.name(Atom).str();
      bool IsFlag = Run.Conditions.kind(Atom) == config::AtomKind::Flag;
      if (IsFlag && Positive && !Run.Opts.HasLaunch)
        F.Trigger.push_back(Text);
      else if (Run.Conditions.kind(Atom) == config::AtomKind::Environment ||
               IsFlag)
        F.Assumed.push_back(Text);
    }
  if (Run.Opts.HasLaunch)
    for (const std::string &Free : Run.AssumedOptions)
      F.Assumed.push_back("option '" + Free + "' has some valid value");
  return F;
}

} // namespace

std::vector<Finding>
describeConflicts(flow::Interpreter &Run,
                  llvm::ArrayRef<std::unique_ptr<Check>> Checks) {
  std::vector<Finding> Out;
  Describer D(Run);
  for (const Conflict &C : ownership::findConflicts(Run)) {
    const Check *Best = nullptr;
    for (const auto &By : Checks)
      if (By->reports(C) && (!Best || By->rank() < Best->rank()))
        Best = By.get();
    if (Best)
      Out.push_back(D.describe(C, *Best));
  }
  return Out;
}

} // namespace custody
