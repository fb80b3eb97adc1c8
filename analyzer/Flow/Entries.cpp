//===- Entries.cpp - Where execution starts -------------------------------===//
//
// A script starts at its first line. A library is started by whoever uses it:
// its modules are imported, and what nobody has called yet is called with
// arguments nobody knows. Hooks run last, each in the phase it is for.
//
//===----------------------------------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

void Interpreter::runScript(link::ModuleId M) {
  Script = M;
  importModule(M);
  IsCut = Budget.IsSpent;
  if (RequiredOptions.empty() || !Opts.MayRestart)
    runHooks();
}

void Interpreter::runLibrary(llvm::ArrayRef<link::ModuleId> Modules) {
  for (link::ModuleId M : Modules) {
    grant(Opts.Limits.Steps, Opts.Limits.ConditionWork);
    importModule(M);
    IsCut |= Budget.IsSpent;
  }
  llvm::DenseSet<uint32_t> Wanted;
  for (link::ModuleId M : Modules)
    Wanted.insert(static_cast<uint32_t>(M));
  // Calling one makes the functions that it defines.
  for (uint32_t N = 0; N < Closures.size(); ++N)
    if (std::pair Key{Closures[N].Module, index(Closures[N].Function)};
        Wanted.contains(Closures[N].Module) && !Called.contains(Key) &&
        !Opts.Reached.contains(Key))
      callFromOutside(N);
  runHooks();
}

Frame Interpreter::outermost(PathId Path) {
  Frame F;
  F.IR = &Program.module(link::ModuleId{0}).IR;
  F.Path = Path;
  return F;
}

void Interpreter::callFromOutside(uint32_t Function) {
  const Closure C = Closures[Function];
  Frame Root = outermost(PathId{0});
  Site At{C.Module, ir::InstrId{UINT32_MAX}};
  grant(Opts.Limits.EntrySteps, Opts.Limits.EntryConditionWork);
  Condition Pc = Condition::always();
  Arguments Args;
  Args.MorePositional = Args.MoreKeywords = true;
  const ir::Function &Fn =
      Program.module(link::ModuleId{C.Module}).IR.function(C.Function);
  if (C.Owner != Undefined && Heap.is(C.Owner, ObjectKind::Class) &&
      !Fn.Params.empty()) {
    Datum Self = instanceFor(C.Owner);
    // The call of a constructor is its own instance's.
    if (Called.contains({C.Module, index(C.Function)}))
      return;
    Args.Positional.push_back(Self);
  }
  YieldHandler Consume = [](Value, Condition Now) { return Now; };
  callClosure(Root, Values.function(Function), Args, At, Pc, &Consume);
}

Datum Interpreter::instanceFor(Datum Class) {
  auto [It, Inserted] =
      InstancesFor.try_emplace(static_cast<uint32_t>(Class), Undefined);
  if (!Inserted)
    return It->second;
  Frame Root = outermost(PathId{0});
  Site At{Heap.classInfo(Class).Module, ir::InstrId{UINT32_MAX}};
  Arguments Args;
  Args.MorePositional = Args.MoreKeywords = true;
  Condition Pc = Condition::always();
  Value Made = instantiate(Root, Class, Args, At, Pc);
  Datum Self = Made.isSingle() && Heap.isObject(Made.datum())
                   ? Made.datum()
                   : make(ObjectKind::Instance, Class, Root, At, Pc);
  return InstancesFor[static_cast<uint32_t>(Class)] = Self;
}

void Interpreter::removeHooks(Frame &F, Datum Handle, Condition Pc) {
  for (size_t N = 0; N < Hooks.size(); ++N) {
    if (!Hooks[N].Handle.is(Handle))
      continue;
    // What it did meanwhile happened, but is no standing arrangement.
    bool Ran = false;
    if (isModuleObject(Hooks[N].Owner) && Hooks[N].During == Phase::Forward)
      for (size_t C = Hooks[N].CallsBefore; C < CalledModules.size(); ++C) {
        llvm::SmallVector<Submodule, 8> All;
        submodules(CalledModules[C], str(""), Condition::always(), All);
        Ran |= llvm::any_of(All, [&](const Submodule &S) {
          return S.Module == Hooks[N].Owner;
        });
      }
    if (Ran) {
      PendingHook Once = Hooks[N];
      Condition Now = Conditions.conj(Once.When, Pc);
      if (!Now.isNever())
        call(F, Once.Callable, Once.Args, Once.At, Now);
    }
    Hooks[N].When = Conditions.minus(Hooks[N].When, Pc);
  }
}

void Interpreter::forward(Frame &F, Datum Module, Arguments &Args, Site At,
                          Condition Pc) {
  // Every call of a module does the same to its parameters.
  if (!Forwarded.insert(Module).second)
    return;
  Condition Now = Pc;
  Value Body = getAttr(F, Module, name("forward"), At, Now);
  if (!Body.isSingle() || Values.kind(Body.datum()) != DatumKind::Method ||
      Values.kind(Values.callee(Body.datum())) != DatumKind::Function)
    return;
  PendingHook H{Body, Args, Phase::Forward, Pc, At, F.Path, Undefined};
  H.IsForward = true;
  Hooks.push_back(std::move(H));
}

void Interpreter::runHooks() {
  // What a hook registers in turn is the same hook again, unless it calls a
  // module. Saving and loading come later in a job than any claim.
  for (bool IsFirst = true; !Hooks.empty(); IsFirst = false) {
    std::vector<PendingHook> Registered = std::exchange(Hooks, {});
    for (PendingHook &H : Registered) {
      if (H.During == Phase::Save || H.When.isNever() ||
          (!IsFirst && !H.IsForward))
        continue;
      Frame Root = outermost(H.Path);
      CurrentPhase = H.During;
      grant(Opts.Limits.EntrySteps, Opts.Limits.EntryConditionWork);
      Condition Pc = H.When;
      call(Root, H.Callable, H.Args, H.At, Pc);
      CurrentPhase = Phase::Build;
    }
  }
}

} // namespace custody::flow
