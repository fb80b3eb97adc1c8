//===- Exceptions.cpp - `try`, `raise` and what catches what --------------===//

#include "BuiltinExceptions.h"
#include "custody/Flow/Interpreter.h"

namespace custody::flow {

/// Control may leave \p R by itself, which ends an exception that passes it.
static bool leaves(const ir::Module &M, ir::RegionId R) {
  return llvm::any_of(M.instrs(R), [&](ir::InstrId Id) {
    const ir::Instr &I = M.instr(Id);
    return I.Op == ir::Opcode::Return || I.Op == ir::Opcode::Break ||
           I.Op == ir::Opcode::Continue ||
           llvm::any_of(M.regions(I),
                        [&](ir::RegionId Inner) { return leaves(M, Inner); });
  });
}

Condition Interpreter::executeTry(Frame &F, const ir::Instr &I, Site At,
                                  Condition Pc) {
  auto Regions = F.IR->regions(I);
  ir::RegionId Body = Regions[0], Else = Regions[1], Finally = Regions[2];
  auto Clauses = Regions.drop_front(3);
  Handler Last;
  Last.Owner = &F;
  Last.Intercepts = leaves(*F.IR, Finally);
  if (Last.Intercepts)
    Handlers.push_back(&Last);
  Handler Here;
  Here.Owner = &F;
  for (size_t N = 0; N < Clauses.size(); N += 2) {
    Value Types = Undefined;
    if (!F.IR->instrs(Clauses[N]).empty())
      execute(F, Clauses[N], Pc, &Types);
    Here.Types.push_back(Types);
    Here.Taken.push_back(Condition::never());
    Here.Exceptions.push_back(Undefined);
  }
  if (!Clauses.empty())
    Handlers.push_back(&Here);
  Condition Fall = execute(F, Body, Pc);
  if (!Clauses.empty())
    Handlers.pop_back();
  if (!Fall.isNever())
    Fall = execute(F, Else, Fall);
  Fall = runClauses(F, Clauses, Here, At, Pc, Fall);
  if (Last.Intercepts) {
    Handlers.pop_back();
    if (Last.SawOpaqueCall && !Handlers.empty())
      Handlers.back()->SawOpaqueCall = true;
  }
  if (!F.IR->instrs(Finally).empty()) {
    // Whatever happened, the finally clause ran.
    Condition Ran = execute(F, Finally, Pc);
    Fall = Ran == Pc ? Fall : Conditions.conj(Fall, Ran);
    for (const PendingException &P : Last.Pending)
      deliver(F, P.Exception, P.At, P.Path, Conditions.conj(P.When, Ran));
  }
  return Fall;
}

Condition Interpreter::runClauses(Frame &F,
                                  llvm::ArrayRef<ir::RegionId> Clauses,
                                  Handler &Here, Site At, Condition Pc,
                                  Condition Fall) {
  for (size_t N = 0; N < Here.Types.size(); ++N) {
    Condition Taken = Conditions.conj(Pc, Conditions.abbreviate(Here.Taken[N]));
    // Anything opaque may have raised what a broad clause catches.
    if (Here.SawOpaqueCall && mayRaiseOpaquely(Here.Types[N])) {
      Condition May =
          test("raises", Values.integer(index(At.Instr)), Values.integer(N));
      Taken = Conditions.disj(Taken, Conditions.conj(Pc, May));
    }
    if (Taken.isNever())
      continue;
    Value Saved = F.Caught;
    F.Caught = Here.Exceptions[N].is(Undefined) ? Value(fresh("exception"))
                                                : Here.Exceptions[N];
    Fall = Conditions.disj(Fall, execute(F, Clauses[2 * N + 1], Taken));
    F.Caught = Saved;
  }
  return Fall;
}

bool Interpreter::mayRaiseOpaquely(Value Types) {
  // Foreign code raises neither the program's own exceptions nor, once it is
  // imported, errors of importing.
  if (!Types.isSingle() || Types.is(Undefined))
    return true;
  if (Heap.is(Types.datum(), ObjectKind::Class))
    return false;
  std::string Name = exceptionName(Types);
  return Name != "ImportError" && Name != "ModuleNotFoundError";
}

/// Whether a clause for \p Type catches \p Exception, by the names of the
/// classes.
static bool catches(llvm::StringRef Type, llvm::StringRef Exception) {
  return Type == Exception || derivesFrom(Exception, Type) ||
         (Exception == "OutOfMemoryError" && Type == "RuntimeError");
}

std::string Interpreter::exceptionName(Value Exception) const {
  if (!Exception.isSingle())
    return "";
  Datum D = Exception.datum();
  Datum Class = Heap.is(D, ObjectKind::Instance) ? Heap.at(D).Class : D;
  std::string Name;
  if (isSymbol(Class) && Symbols[Values.payload(Class)].Origin ==
                             SymbolOrigin::Fresh) // the result of E("...")
    Name = describe(Symbols[Values.payload(Class)].Parent);
  else
    Name = describe(Class);
  size_t Dot = Name.rfind('.');
  return Dot == std::string::npos ? Name : Name.substr(Dot + 1);
}

Interpreter::Catch Interpreter::clauseCatches(Value Types, Value Exception,
                                              llvm::StringRef Name) {
  if (Types.is(Undefined))
    return Catch::Broad;
  Catch Best = Catch::No;
  for (Value T : eachOf(Types)) {
    std::string Type = exceptionName(T);
    if (Type == "Exception" || Type == "BaseException")
      Best = Best == Catch::No ? Catch::Broad : Best;
    else if (catches(Type, Name))
      Best = Catch::Named;
    else if (T.isSingle() && Exception.isSingle()) {
      Datum D = Exception.datum();
      Datum Class = Heap.is(D, ObjectKind::Instance) ? Heap.at(D).Class : D;
      if (isSubclass(Class, T.datum()))
        Best = Catch::Named;
    }
  }
  return Best;
}

bool Interpreter::handlerNames(llvm::StringRef Exception) {
  return llvm::any_of(Handlers, [&](const Handler *H) {
    return llvm::any_of(H->Types, [&](Value T) {
      return clauseCatches(T, Undefined, Exception) == Catch::Named;
    });
  });
}

Condition Interpreter::raiseMissing(Frame &F, Value V,
                                    llvm::StringRef Exception, Site At,
                                    Condition Pc) {
  if (Handlers.empty() || (V.isSingle() && !V.is(Undefined)))
    return Pc;
  Condition Missing = Values.missing(V, Pc);
  if (Missing.isNever() || !handlerNames(Exception))
    return Pc;
  raise(F, external(("builtins." + Exception).str()), At, Missing);
  return Conditions.minus(Pc, Missing);
}

Value Interpreter::instanceOfException(Frame &F, Value Exception, Site At,
                                       Condition &Pc) {
  if (!Exception.isSingle())
    return Exception;
  Datum D = Exception.datum();
  bool IsClass = Heap.is(D, ObjectKind::Class) ||
                 (Values.kind(D) == DatumKind::External &&
                  !builtinExceptionOf(text(Values.name(D))).empty());
  if (!IsClass)
    return Exception;
  Arguments Nothing;
  if (Heap.is(D, ObjectKind::Class))
    return call(F, D, Nothing, At, Pc);
  // Nobody wrote a call of it.
  Invocation I{F, At, Nothing, Pc, Undefined, text(Values.name(D))};
  return native(D)(*this, I);
}

Interpreter::Destination Interpreter::destination(Value Exception) {
  std::string Name = exceptionName(Exception);
  Destination To;
  for (Handler *H : llvm::reverse(Handlers)) {
    if (H->Intercepts && !To.Stop)
      To.Stop = H;
    for (size_t N = 0; N < H->Types.size(); ++N) {
      Catch How = clauseCatches(H->Types[N], Exception, Name);
      if (How == Catch::No)
        continue;
      To.Catcher = H;
      To.Clause = N;
      To.How = How;
      return To;
    }
  }
  return To;
}

void Interpreter::deliver(Frame &F, Value Exception, Site At, PathId Path,
                          Condition Pc) {
  if (Pc.isNever())
    return;
  Destination To = destination(Exception);
  Handler *Next = To.Stop ? To.Stop : To.Catcher;
  if (To.Stop) {
    To.Stop->Pending.push_back({Exception, Pc, At, Path});
  } else if (To.Catcher) {
    Value &Seen = To.Catcher->Exceptions[To.Clause];
    Seen = Seen.is(Undefined) ? Exception : Values.ite(Pc, Exception, Seen);
    Condition &Taken = To.Catcher->Taken[To.Clause];
    Taken = Conditions.disj(Taken, Pc);
  } else {
    Guards.push_back({Pc, At, Path, exceptionName(Exception)});
  }
  if (To.How != Catch::Named) {
    // A clause that catches anything is no test of this one: what goes on is
    // not narrowed, as behind any guard.
    F.Died = Conditions.disj(F.Died, Pc);
    return;
  }
  // The body of a `with` runs for the frame that called its generator.
  for (Frame *Up = &F; Up && Up != Next->Owner &&
                       !(Next->Owner->OnYield && Up == Next->Owner->Caller);
       Up = Up->Caller)
    Up->Threw = Conditions.disj(Up->Threw, Pc);
}

Condition Interpreter::raise(Frame &F, Value Exception, Site At, Condition Pc) {
  if (!destination(Exception).Catcher)
    for (ir::ValueId Test : llvm::reverse(F.Tests))
      if (Pc == F.Born && demandsOption(F, Test))
        return Pc;
  deliver(F, Exception, At, F.Path, Pc);
  return Condition::never();
}

} // namespace custody::flow
