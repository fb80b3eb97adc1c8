//===- Control.cpp - Branches, loops, contexts and exceptions -------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Condition Interpreter::executeIf(Frame &F, const ir::Instr &I, Condition Pc) {
  ir::ValueId Test = F.IR->operands(I)[0];
  Condition Holds = truth(F.Temps[index(Test)], Pc);
  Condition Fails = Conditions.minus(Pc, Holds);
  auto Regions = F.IR->regions(I);
  F.Tests.push_back(Test);
  Condition DiedBefore = F.Died;
  F.Died = Condition::never();
  Value Then, Else;
  Condition FallThen, FallElse;
  if (!Holds.isNever())
    FallThen = execute(F, Regions[0], Holds, &Then);
  if (!Fails.isNever())
    FallElse = execute(F, Regions[1], Fails, &Else);
  F.Tests.pop_back();
  if (I.Result != ir::NoValue)
    F.Temps[index(I.Result)] = FallThen.isNever() ? Else
                               : FallElse.isNever()
                                   ? Then
                                   : Values.ite(Holds, Then, Else);
  Condition Out = FallThen == Holds && FallElse == Fails
                      ? Pc
                      : Conditions.disj(FallThen, FallElse);
  // A guard was passed: the rest is not narrowed by it.
  if (!F.Died.isNever() && !Out.isNever())
    Out = Conditions.disj(Out, F.Died);
  else
    DiedBefore = Conditions.disj(DiedBefore, F.Died);
  F.Died = DiedBefore;
  return Out;
}

namespace {

/// `while True` and the like: the test is a constant.
bool isEndless(const ir::Module &M, const ir::Instr &While) {
  auto Test = M.instrs(M.regions(While)[0]);
  return Test.size() == 2 && M.instr(Test.front()).Op == ir::Opcode::Const;
}

/// A `break` of the loop with that body.
bool hasBreak(const ir::Module &M, ir::RegionId Body) {
  return llvm::any_of(M.instrs(Body), [&](ir::InstrId Id) {
    const ir::Instr &I = M.instr(Id);
    bool IsLoop = I.Op == ir::Opcode::While || I.Op == ir::Opcode::For;
    return I.Op == ir::Opcode::Break ||
           (!IsLoop && llvm::any_of(M.regions(I), [&](ir::RegionId R) {
             return hasBreak(M, R);
           }));
  });
}

} // namespace

Condition Interpreter::executeWhile(Frame &F, const ir::Instr &I, Site At,
                                    Condition Pc) {
  auto Regions = F.IR->regions(I);
  Loop Here;
  Loop *Outer = F.InnermostLoop;
  F.InnermostLoop = &Here;
  Condition Left; // by a false condition
  Condition Now = Pc;
  // Nobody knows when a container is empty that holds unknown elements.
  auto isOpen = [&](const Alternative &A) {
    return Heap.isObject(A.What) && Heap.at(A.What).Open;
  };
  for (uint64_t N = 0; !Now.isNever(); ++N) {
    if (N == Opts.Limits.Iterations) {
      lose("iterations", At);
      Left = Conditions.disj(Left, Now);
      break;
    }
    Value Test;
    Now = execute(F, Regions[0], Now, &Test);
    Condition Holds = truth(Test, Now);
    Condition Fails = Conditions.minus(Now, Holds);
    Left = Conditions.disj(Left, Fails);
    if (Holds.isNever())
      break;
    bool Unknown = !Fails.isNever() || Test.is(True) ||
                   llvm::any_of(Values.alternatives(Test), isOpen);
    if (Unknown && N > Opts.Limits.OpenIterations) {
      // Further passes are not followed, what comes after them is: `while True`
      // is left by `break` alone.
      if (!isEndless(*F.IR, I))
        Left = Conditions.disj(Left, Holds);
      else if (Here.Broken.isNever() && hasBreak(*F.IR, Regions[1]))
        Here.Broken = Holds;
      break;
    }
    Here.Continued = Condition::never();
    Now =
        loopBody(Unknown, Holds, [&] { return execute(F, Regions[1], Holds); });
    Now = Conditions.disj(Now, Here.Continued);
  }
  F.InnermostLoop = Outer;
  if (!Left.isNever())
    Left = execute(F, Regions[2], Left);
  return Conditions.disj(Left, Here.Broken);
}

Condition Interpreter::loopBody(bool IsOpen, Condition Pc,
                                llvm::function_ref<Condition()> Body) {
  bool Outer = std::exchange(InGenericLoop, InGenericLoop || IsOpen);
  if (!IsOpen || Outer) {
    Condition Fall = Body();
    InGenericLoop = Outer;
    return Fall;
  }
  Allowance Whole = Budget;
  grant(Opts.Limits.LoopSteps, Opts.Limits.LoopConditionWork);
  Budget.Steps = std::min(Budget.Steps, Whole.Steps);
  Budget.ConditionWork = std::min(Budget.ConditionWork, Whole.ConditionWork);
  Condition Fall = Body();
  bool WasCut = Budget.IsSpent;
  Budget = Whole;
  InGenericLoop = Outer;
  return WasCut ? Pc : Fall;
}

Condition Interpreter::executeFor(Frame &F, const ir::Instr &I, Site At,
                                  Condition Pc) {
  auto Regions = F.IR->regions(I);
  Loop Here;
  Loop *Outer = F.InnermostLoop;
  Value Iterable = F.Temps[index(F.IR->operands(I)[0])];
  Condition Out =
      iterate(F, Iterable, At, Pc, [&](Value Element, Condition Now) {
        F.Temps[index(I.Result)] = Element;
        F.InnermostLoop = &Here;
        Here.Continued = Condition::never();
        Now = execute(F, Regions[0], Now);
        F.InnermostLoop = Outer;
        return Conditions.disj(Now, Here.Continued);
      });
  if (!Out.isNever())
    Out = execute(F, Regions[1], Out);
  return Conditions.disj(Out, Here.Broken);
}

Condition
Interpreter::iterate(Frame &F, Value Iterable, Site At, Condition Pc,
                     llvm::function_ref<Condition(Value, Condition)> Body) {
  Condition Out;
  Values.forEach(Iterable, Pc, [&](Condition When, Datum D) {
    if (Heap.is(D, ObjectKind::Generator)) {
      YieldHandler Each = [&](Value V, Condition Now) { return Body(V, Now); };
      Out = Conditions.disj(Out, runGenerator(F, D, At, When, Each));
      return;
    }
    llvm::SmallVector<Value, 8> Elements;
    bool Complete = elements(F, D, At, When, Elements);
    uint64_t N = 0;
    for (Value V : Elements) {
      if (When.isNever())
        break;
      if (++N > Opts.Limits.Iterations) {
        lose("iterations", At);
        break;
      }
      Condition Absent = Values.missing(V, When);
      Condition Present = Conditions.minus(When, Absent);
      if (Present.isNever())
        continue;
      Condition After = loopBody(!Complete, Present, [&] {
        return Body(Values.restrict(V, Present), Present);
      });
      When = Conditions.disj(After, Absent);
    }
    Out = Conditions.disj(Out, When);
  });
  return Out;
}

bool Interpreter::elements(Frame &F, Value Iterable, Site At, Condition Pc,
                           llvm::SmallVectorImpl<Value> &Out) {
  if (!Iterable.isSingle()) {
    // Position by position; where one alternative is shorter the element is
    // absent.
    bool Complete = true;
    llvm::SmallVector<Cases, 8> Positions;
    Values.forEach(Iterable, Pc, [&](Condition When, Datum D) {
      llvm::SmallVector<Value, 8> Own;
      Complete &= elements(F, D, At, When, Own);
      while (Positions.size() < Own.size()) {
        Positions.emplace_back(Values);
        // Absent wherever an alternative before this one applies.
        Positions.back().add(Pc, Undefined);
      }
      for (size_t I = 0; I < Positions.size(); ++I)
        Positions[I].add(When, I < Own.size() ? Own[I] : Value(Undefined));
    });
    for (const Cases &Position : Positions)
      Out.push_back(Position.value());
    return Complete;
  }
  Datum D = Iterable.datum();
  switch (Values.kind(D)) {
  case DatumKind::Tuple:
    Out.append(Values.elements(D).begin(), Values.elements(D).end());
    return true;
  case DatumKind::String: {
    llvm::StringRef S = text(Values.name(D));
    for (char C : S)
      Out.push_back(str(llvm::StringRef(&C, 1)));
    return true;
  }
  case DatumKind::Object:
    break;
  case DatumKind::Symbol:
  case DatumKind::External:
    Out.push_back(unknownElement(D));
    return false;
  default:
    return true; // not iterable: the program would have stopped
  }
  Object &O = Heap.at(D);
  switch (O.Kind) {
  case ObjectKind::List:
  case ObjectKind::Set:
    Out.append(O.Elements.begin(), O.Elements.end());
    if (O.Open && O.Elements.empty())
      Out.push_back(unknownElement(D));
    return !O.Open;
  case ObjectKind::Dict:
    for (const auto &[Key, Item] : O.Items)
      Out.push_back(Values.missing(Item, Pc).isNever()
                        ? Value(Key)
                        : Values.ite(Values.present(Item, Condition::always()),
                                     Key, Undefined));
    if (O.Open && O.Items.empty())
      Out.push_back(unknownElement(D, "key"));
    return !O.Open;
  case ObjectKind::Generator: {
    bool Complete = true;
    YieldHandler Each = [&](Value V, Condition Now) {
      Out.push_back(Now == Pc ? V : Values.ite(Now, V, Undefined));
      Complete &= !InGenericLoop;
      return Now;
    };
    bool Generic = InGenericLoop;
    InGenericLoop = false;
    runGenerator(F, D, At, Pc, Each);
    InGenericLoop = Generic;
    return Complete;
  }
  case ObjectKind::Class: {
    ClassInfo &Class = Heap.classInfo(D);
    if (Class.IsEnum)
      for (auto &[N, V] : O.Fields)
        if (V.isSingle() && Heap.is(V.datum(), ObjectKind::Instance) &&
            Heap.at(V.datum()).Class == D)
          Out.push_back(V);
    return true;
  }
  case ObjectKind::Instance: {
    Condition Now = Pc;
    for (const char *Protocol : {"__iter__", "__getitem__"}) {
      Value Method = classAttr(O.Class, name(Protocol));
      if (Method.is(Undefined))
        continue;
      Arguments NoArguments;
      if (Protocol == llvm::StringRef("__getitem__")) {
        NoArguments.Positional.push_back(derived(
            SymbolOrigin::Item, D, str("<index>"), [] { return "index"; }));
        Out.push_back(callMethod(F, D, Protocol, NoArguments, At, Now));
        return false;
      }
      Value Iterator = callMethod(F, D, Protocol, NoArguments, At, Now);
      if (Iterator.is(D)) {
        Arguments Empty;
        Out.push_back(callMethod(F, D, "__next__", Empty, At, Now));
        return false;
      }
      return elements(F, Iterator, At, Now, Out);
    }
    Out.push_back(unknownElement(D));
    return false;
  }
  default:
    Out.push_back(unknownElement(D));
    return false;
  }
}

Condition Interpreter::executeWith(Frame &F, const ir::Instr &I, Site At,
                                   Condition Pc) {
  Value Manager = F.Temps[index(F.IR->operands(I)[0])];
  ir::RegionId Body = F.IR->regions(I)[0];
  auto run = [&](Value Entered, Condition Now) {
    F.Temps[index(I.Result)] = Entered;
    return execute(F, Body, Now);
  };
  if (!Manager.isSingle()) {
    // Which context it is depends; the body is the same in each. Enter all,
    // run it once, leave all.
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
        V = callMethod(F, D, "__enter__", Empty, At, When);
      }
      return V;
    });
    Condition Fall = run(Entered, Pc);
    Values.forEach(Manager, Pc, [&](Condition When, Datum D) {
      Arguments Nothing;
      Nothing.Positional.assign(3, None);
      if (Heap.is(D, ObjectKind::Instance))
        callMethod(F, D, "__exit__", Nothing, At, When);
    });
    return Fall;
  }
  Condition Out;
  Values.forEach(Manager, Pc, [&](Condition When, Datum D) {
    // A generator used as a context runs up to its yield, then the body, then
    // the rest.
    if (Heap.is(D, ObjectKind::Generator)) {
      bool Entered = false;
      YieldHandler Each = [&](Value V, Condition Now) {
        Entered = true;
        return run(V, Now);
      };
      Condition After = runGenerator(F, D, At, When, Each);
      Out = Conditions.disj(Out, Entered ? After : run(None, When));
      return;
    }
    if (!Heap.is(D, ObjectKind::Instance)) {
      Value Entered =
          isSymbol(D) || Values.kind(D) == DatumKind::External
              ? Value(derived(SymbolOrigin::Item, D, str("<entered>"),
                              [&] { return describe(D); }))
              : Value(D);
      Out = Conditions.disj(Out, run(Entered, When));
      return;
    }
    Arguments Empty;
    Value Entered = callMethod(F, D, "__enter__", Empty, At, When);
    Condition Fall = run(Entered, When);
    // Leaving in any way passes the exit; the effects of the exit are the same
    // on each, so it runs once, under the condition of entering.
    Arguments Nothing;
    Nothing.Positional.assign(3, None);
    Condition Exit = When;
    callMethod(F, D, "__exit__", Nothing, At, Exit);
    Out = Conditions.disj(Out, Fall);
  });
  return Out;
}

Condition Interpreter::executeTry(Frame &F, const ir::Instr &I, Site At,
                                  Condition Pc) {
  auto Regions = F.IR->regions(I);
  ir::RegionId Body = Regions[0], Else = Regions[1], Finally = Regions[2];
  auto Clauses = Regions.drop_front(3);
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
  if (!F.IR->instrs(Finally).empty()) {
    // Whatever happened, the finally clause ran.
    Condition Ran = execute(F, Finally, Pc);
    Fall = Ran == Pc ? Fall : Conditions.conj(Fall, Ran);
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

namespace {

/// Whether a clause for \p Type catches \p Exception, by the names of the
/// exception classes that Python defines.
bool catches(llvm::StringRef Type, llvm::StringRef Exception) {
  if (Type == Exception)
    return true;
  struct {
    llvm::StringRef Derived, Base;
  } static constexpr Hierarchy[] = {
      {"ModuleNotFoundError", "ImportError"},
      {"KeyError", "LookupError"},
      {"IndexError", "LookupError"},
      {"NotImplementedError", "RuntimeError"},
      {"RecursionError", "RuntimeError"},
      {"FileNotFoundError", "OSError"},
      {"ZeroDivisionError", "ArithmeticError"},
  };
  for (const auto &[Derived, Base] : Hierarchy)
    if (Exception == Derived && Type == Base)
      return true;
  return false;
}

} // namespace

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
      if (Heap.is(Class, ObjectKind::Class) && isSubclass(Class, T.datum()))
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

Condition Interpreter::raise(Frame &F, Value Exception, Site At, Condition Pc) {
  std::string Name = exceptionName(Exception);
  for (Handler *H : llvm::reverse(Handlers))
    for (size_t N = 0; N < H->Types.size(); ++N) {
      Catch How = clauseCatches(H->Types[N], Exception, Name);
      if (How == Catch::No)
        continue;
      H->Taken[N] = Conditions.disj(H->Taken[N], Pc);
      H->Exceptions[N] = Exception;
      if (How == Catch::Broad) {
        // A clause that catches anything is no test of this one: what goes on
        // is not narrowed, as behind any guard.
        F.Died = Conditions.disj(F.Died, Pc);
        return Condition::never();
      }
      for (Frame *Up = &F; Up && Up != H->Owner; Up = Up->Caller)
        Up->Threw = Conditions.disj(Up->Threw, Pc);
      return Condition::never();
    }
  for (ir::ValueId Test : llvm::reverse(F.Tests))
    if (Pc == F.Born && demandsOption(F, Test))
      return Pc;
  Guards.push_back({Pc, At, F.Path, Name});
  F.Died = Conditions.disj(F.Died, Pc);
  return Condition::never();
}

} // namespace custody::flow
