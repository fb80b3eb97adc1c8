//===- Control.cpp - Branches and loops ----------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Condition Interpreter::executeIf(Frame &F, const ir::Instr &I, Site At,
                                 Condition Pc) {
  ir::ValueId Test = F.IR->operands(I)[0];
  Condition Holds = truth(asTruth(F, F.Temps[index(Test)], At, Pc), Pc);
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
                                   : Values.iteWithin(Pc, Holds, Then, Else);
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

bool hasReturn(const ir::Module &M, ir::RegionId Body) {
  return llvm::any_of(M.instrs(Body), [&](ir::InstrId Id) {
    const ir::Instr &I = M.instr(Id);
    return I.Op == ir::Opcode::Return ||
           llvm::any_of(M.regions(I),
                        [&](ir::RegionId R) { return hasReturn(M, R); });
  });
}

} // namespace

Condition Interpreter::executeWhile(Frame &F, const ir::Instr &I, Site At,
                                    Condition Pc) {
  auto Regions = F.IR->regions(I);
  Loop Here;
  Loop *Outer = F.InnermostLoop;
  F.InnermostLoop = &Here;
  // `while True` that something leaves goes on while nothing unknown did, and
  // so does one whose test is computed.
  bool IsEndless = isEndless(*F.IR, I);
  bool MayEnd = IsEndless &&
                (hasBreak(*F.IR, Regions[1]) || hasReturn(*F.IR, Regions[1]));
  uint64_t LastStep = Steps + Opts.Limits.LoopSteps;
  Condition Left; // by a false condition
  Condition Now = Pc;
  // Nobody knows when a container is empty that holds unknown elements.
  auto isOpen = [&](const Alternative &A) {
    return Heap.isObject(A.What) && Heap.at(A.What).Open;
  };
  for (uint64_t N = 0; !Now.isNever(); ++N) {
    if (N == Opts.Limits.Iterations) {
      lose(LossKind::Iterations, At);
      Left = Conditions.disj(Left, Now);
      break;
    }
    Value Test;
    Now = execute(F, Regions[0], Now, &Test);
    Condition Holds = truth(asTruth(F, Test, At, Now), Now);
    Condition Fails = Conditions.minus(Now, Holds);
    Left = Conditions.disj(Left, Fails);
    if (Holds.isNever())
      break;
    bool Unknown = !Fails.isNever() || Test.is(True) ||
                   llvm::any_of(Values.alternatives(Test), isOpen);
    bool IsDecided = (MayEnd || (!IsEndless && Test.is(True))) && Holds == Pc &&
                     Steps < LastStep && N < Opts.Limits.EndlessIterations;
    if (Unknown && !IsDecided && N > Opts.Limits.OpenIterations) {
      // Further passes are not followed, what comes after them is: `while True`
      // is left by `break` alone.
      if (!IsEndless)
        Left = Conditions.disj(Left, Holds);
      else if (Here.Broken.isNever() && hasBreak(*F.IR, Regions[1]))
        Here.Broken = Holds;
      break;
    }
    Here.Continued = Condition::never();
    size_t FirstEvent = Events.size(), Objects = Heap.size();
    Now =
        loopBody(Unknown, Holds, [&] { return execute(F, Regions[1], Holds); });
    Now = Conditions.disj(Now, Here.Continued);
    if (Unknown)
      notePass(FirstEvent, Objects, Now);
  }
  F.InnermostLoop = Outer;
  if (!Left.isNever())
    Left = execute(F, Regions[2], Left);
  return Conditions.disj(Left, Here.Broken);
}

void Interpreter::notePass(size_t FirstEvent, size_t Objects, Condition Again) {
  if (FirstEvent != Events.size() && !Again.isNever())
    LoopPasses.push_back({FirstEvent, Events.size(), Objects, Again});
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
      // What the body raises is not raised at the `yield`: handlers inside the
      // generator do not see it. Where the body leaves the loop, more may be
      // left to give.
      size_t Outside = Handlers.size();
      Condition Left;
      unsigned Given = 0;
      YieldHandler Each = [&](Value V, Condition Now) {
        ++Given;
        llvm::SmallVector<Handler *, 4> Inside(Handlers.begin() + Outside,
                                               Handlers.end());
        Handlers.truncate(Outside);
        Condition After = Body(V, Now);
        llvm::append_range(Handlers, Inside);
        Left = Conditions.disj(Left, Conditions.minus(Now, After));
        return After;
      };
      Out = Conditions.disj(Out, runGenerator(F, D, At, When, Each));
      if (Left == When && !InGenericLoop)
        Generators[Heap.at(D).Extra].Sent.resize(
            Generators[Heap.at(D).Extra].Sent.size() + Given, None);
      exhaust(D, Conditions.minus(When, Left));
      return;
    }
    bool All = true;
    if (Heap.is(D, ObjectKind::Instance))
      if (auto After = iterateObject(F, D, At, When, All, Body)) {
        Out = Conditions.disj(Out, *After);
        return;
      }
    llvm::SmallVector<Value, 8> Elements;
    bool Complete = elements(F, D, At, When, Elements);
    uint64_t N = 0;
    for (Value V : Elements) {
      if (When.isNever())
        break;
      if (++N > Opts.Limits.Iterations) {
        lose(LossKind::Iterations, At);
        break;
      }
      Condition Absent = Values.missing(V, When);
      Condition Present = Conditions.minus(When, Absent);
      if (Present.isNever())
        continue;
      size_t FirstEvent = Events.size(), Objects = Heap.size();
      Condition After = loopBody(!Complete, Present, [&] {
        return Body(Values.restrict(V, Present), Present);
      });
      // The next element may lead elsewhere when it is an object.
      if (!Complete && V.isSingle() && isSymbol(V.datum()))
        notePass(FirstEvent, Objects, After);
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
        Positions.emplace_back(Values, Pc);
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
  if (Value Own = ownMethod(D, "__iter__"); !Own.is(Undefined)) {
    Arguments Args;
    Args.Positional.push_back(D);
    Condition Now = Pc;
    Value Iterator = call(F, Own, Args, At, Now);
    if (!Iterator.is(D))
      return elements(F, Iterator, At, Now, Out);
  }
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
    if (Datum Tuple = asTuple(D);
        Tuple != Undefined &&
        classAttr(O.Class, name("__iter__")).is(Undefined)) {
      Out.append(Values.elements(Tuple).begin(), Values.elements(Tuple).end());
      return true;
    }
    bool Complete = true;
    bool Generic = std::exchange(InGenericLoop, false);
    auto After =
        iterateObject(F, D, At, Pc, Complete, [&](Value V, Condition Now) {
          Out.push_back(Now == Pc ? V : Values.ite(Now, V, Undefined));
          Complete &= !InGenericLoop;
          return Now;
        });
    InGenericLoop = Generic;
    if (After) {
      // Of an iterator without end the first elements stand for the others.
      if (!Complete && Out.size() > Opts.Limits.EndlessIterations)
        Out.truncate(Opts.Limits.EndlessIterations);
      return Complete;
    }
    Arguments Index;
    Index.Positional.push_back(
        derived(SymbolOrigin::Item, D, str("<index>"), [] { return "index"; }));
    Condition Now = Pc;
    if (auto Item = callSpecial(F, D, "__getitem__", Index, At, Now)) {
      Out.push_back(*Item);
      return false;
    }
    Out.push_back(unknownElement(D));
    return false;
  }
  default:
    Out.push_back(unknownElement(D));
    return false;
  }
}

} // namespace custody::flow
