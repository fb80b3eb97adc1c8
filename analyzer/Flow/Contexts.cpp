//===- Contexts.cpp - `with` and what leaves it ---------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Condition Interpreter::executeWith(Frame &F, const ir::Instr &I, Site At,
                                   Condition Pc) {
  Value Manager = F.Temps[index(F.IR->operands(I)[0])];
  ir::RegionId Body = F.IR->regions(I)[0];
  auto run = [&](Value Entered, Condition Now) {
    F.Temps[index(I.Result)] = Entered;
    return execute(F, Body, Now);
  };
  if (!Manager.isSingle())
    return withAny(F, Manager, At, Pc, run);
  Datum D = Manager.datum();
  if (Heap.is(D, ObjectKind::Generator))
    return withGenerator(F, D, At, Pc, run);
  if (Heap.is(D, ObjectKind::Instance))
    return withObject(F, D, At, Pc, run);
  return run(isSymbol(D) || Values.kind(D) == DatumKind::External
                 ? Value(derived(SymbolOrigin::Item, D, str("<entered>"),
                                 [&] { return describe(D); }))
                 : Value(D),
             Pc);
}

bool Interpreter::isAsync(const Frame &F, Site At) {
  if (At.Module != F.Module || index(At.Instr) >= F.IR->Instrs.size())
    return false;
  const ir::Instr &I = F.IR->instr(At.Instr);
  return (I.Op == ir::Opcode::With || I.Op == ir::Opcode::For) && I.Aux == 1;
}

static llvm::StringRef exitOf(const Frame &F, Site At) {
  return Interpreter::isAsync(F, At) ? "__aexit__" : "__exit__";
}

Condition
Interpreter::withAny(Frame &F, Value Manager, Site At, Condition Pc,
                     llvm::function_ref<Condition(Value, Condition)> Body) {
  // Which context it is depends; the body is the same in each. Enter all, run
  // it once, leave all.
  Value Entered = Values.map(Manager, Pc, [&](Condition When, Datum D) {
    Value V = fresh("entered");
    if (Heap.is(D, ObjectKind::Generator)) {
      YieldHandler Pass = [&](Value Yielded, Condition Now) {
        V = Yielded;
        return Now;
      };
      runGenerator(F, D, At, When, Pass);
    } else if (Heap.is(D, ObjectKind::Instance)) {
      Arguments Empty;
      V = callMethod(F, D, isAsync(F, At) ? "__aenter__" : "__enter__", Empty,
                     At, When);
    }
    return V;
  });
  Condition Fall = Body(Entered, Pc);
  Values.forEach(Manager, Pc, [&](Condition When, Datum D) {
    Arguments Nothing;
    Nothing.Positional.assign(3, None);
    if (Heap.is(D, ObjectKind::Instance))
      callMethod(F, D, exitOf(F, At), Nothing, At, When);
  });
  return Fall;
}

Condition Interpreter::withGenerator(
    Frame &F, Datum Manager, Site At, Condition Pc,
    llvm::function_ref<Condition(Value, Condition)> Body) {
  // It runs up to its yield, then the body, then the rest: also when the body
  // is left by return, break or continue, but not when it raises.
  bool Entered = false;
  Condition Jumped;
  YieldHandler Each = [&](Value V, Condition Now) {
    Entered = true;
    auto jumps = [&] {
      Condition Out = F.ReturnedWhen;
      if (F.InnermostLoop)
        Out = Conditions.disj(Out, Conditions.disj(F.InnermostLoop->Broken,
                                                   F.InnermostLoop->Continued));
      return Out;
    };
    Condition Before = jumps();
    Condition Fall = Body(V, Now);
    Condition Left = Conditions.conj(Now, Conditions.minus(jumps(), Before));
    Jumped = Conditions.disj(Jumped, Left);
    return Conditions.disj(Fall, Left);
  };
  Condition After = runGenerator(F, Manager, At, Pc, Each);
  if (!Entered)
    return Body(None, Pc);
  return Jumped.isNever() ? After : Conditions.minus(After, Jumped);
}

Condition
Interpreter::withObject(Frame &F, Datum Manager, Site At, Condition Pc,
                        llvm::function_ref<Condition(Value, Condition)> Body) {
  Arguments Empty;
  llvm::StringRef Enter = isAsync(F, At) ? "__aenter__" : "__enter__";
  Value Entered = callMethod(F, Manager, Enter, Empty, At, Pc);
  Handler Here;
  Here.Owner = &F;
  Here.Intercepts = exitUsesException(Heap.at(Manager).Class, exitOf(F, At));
  if (Here.Intercepts)
    Handlers.push_back(&Here);
  Condition Fall = Body(Entered, Pc);

  Condition Raised;
  Value Exception = None;
  if (Here.Intercepts) {
    Handlers.pop_back();
    if (Here.SawOpaqueCall) {
      if (!Handlers.empty())
        Handlers.back()->SawOpaqueCall = true;
      Raised = Conditions.conj(
          Pc, test("raises", Values.integer(index(At.Instr)), str("with")));
      Exception = Values.ite(Raised, fresh("exception"), None);
    }
    for (const PendingException &P : Here.Pending) {
      Raised = Conditions.disj(Raised, P.When);
      Exception = Values.ite(P.When, P.Exception, Exception);
    }
    Exception = Values.restrict(Exception, Pc);
  }
  // Leaving in any way passes the exit; it runs once, under the condition of
  // entering.
  Arguments Three;
  Three.Positional.push_back(
      Values.map(Exception, Pc, [&](Condition, Datum D) -> Value {
        if (D == None)
          return None;
        Datum Type = typeOf(D);
        return Type == Undefined ? Value(fresh("type of exception"))
                                 : Value(Type);
      }));
  Three.Positional.push_back(Exception);
  Three.Positional.push_back(
      Values.map(Exception, Pc, [&](Condition, Datum D) -> Value {
        return D == None ? Value(None) : Value(fresh("traceback"));
      }));
  Condition Exit = Pc;
  Value Swallows = callMethod(F, Manager, exitOf(F, At), Three, At, Exit);
  if (Here.Pending.empty())
    return Fall;
  Condition Swallowed = Conditions.conj(Raised, truth(Swallows, Raised));
  for (const PendingException &P : Here.Pending)
    deliver(F, P.Exception, P.At, P.Path, Conditions.minus(P.When, Swallowed));
  return Conditions.disj(Fall, Swallowed);
}

bool Interpreter::exitUsesException(Datum Class, llvm::StringRef Method) {
  Value Exit = classAttr(Class, name(Method));
  if (!Exit.isSingle() || Values.kind(Exit.datum()) != DatumKind::Function)
    return false;
  const Closure &C = Closures[Values.payload(Exit.datum())];
  const ir::Module &M = Program.module(link::ModuleId{C.Module}).IR;
  // The first slots are the parameters: self, then the exception.
  size_t Params = M.function(C.Function).Params.size();
  llvm::SmallVector<ir::RegionId, 8> ToDo{M.function(C.Function).Body};
  llvm::SmallVector<ir::ValueId, 4> False;
  while (!ToDo.empty())
    for (ir::InstrId Id : M.instrs(ToDo.pop_back_val())) {
      const ir::Instr &I = M.instr(Id);
      llvm::append_range(ToDo, M.regions(I));
      if (I.Op == ir::Opcode::LoadLocal && I.Aux > 0 && I.Aux < Params)
        return true;
      if (I.Op == ir::Opcode::Const) {
        ir::Constant::Kind K = M.constant(ir::ConstantId{I.Aux}).K;
        if (K == ir::Constant::Kind::None || K == ir::Constant::Kind::False)
          False.push_back(I.Result);
      }
      if (I.Op == ir::Opcode::Return &&
          !llvm::is_contained(False, M.operands(I)[0]))
        return true;
    }
  return false;
}

} // namespace custody::flow
