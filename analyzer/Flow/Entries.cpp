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

void Interpreter::runHooks() {
  // What a hook registers in turn is the same hook again, and saving and
  // loading come later in a job than any claim.
  std::vector<PendingHook> Registered = std::exchange(Hooks, {});
  for (PendingHook &H : Registered) {
    if (H.During == Phase::Save || H.When.isNever())
      continue;
    Frame Root = outermost(H.Path);
    CurrentPhase = H.During;
    grant(Opts.Limits.EntrySteps, Opts.Limits.EntryConditionWork);
    Condition Pc = H.When;
    call(Root, H.Callable, H.Args, H.At, Pc);
    CurrentPhase = Phase::Build;
  }
  Hooks.clear();
}

} // namespace custody::flow
