//===- Calls.cpp - Calling what a value may be ----------------------------===//

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"

namespace custody::flow {

Value Interpreter::call(Frame &F, Value Callee, Arguments &Args, Site At,
                        Condition &Pc) {
  if (Callee.isSingle())
    return call(F, Callee.datum(), Args, At, Pc);
  Cases Out(Values, Pc);
  Condition Fall;
  Values.forEach(Callee, Pc, [&](Condition When, Datum D) {
    if (D == Undefined || D == None) {
      // The program would have stopped: a guard, and no test to remember.
      Fall = Conditions.disj(Fall, When);
      return;
    }
    Arguments Own = Args;
    for (Value &V : Own.Positional)
      V = Values.restrict(V, When);
    for (auto &[N, V] : Own.Keywords)
      V = Values.restrict(V, When);
    Condition Before = When;
    Value V = call(F, D, Own, At, When);
    Out.add(Before, V);
    Fall = Conditions.disj(Fall, When);
  });
  if (!Out.empty())
    Pc = Fall;
  return Out.value();
}

Value Interpreter::call(Frame &F, Datum Callee, Arguments &Args, Site At,
                        Condition &Pc) {
  Datum Receiver = Undefined;
  if (Values.kind(Callee) == DatumKind::Method) {
    Receiver = Values.receiver(Callee);
    Callee = Values.callee(Callee);
    if (Values.kind(Callee) != DatumKind::External) {
      Args.Positional.insert(Args.Positional.begin(), Receiver);
      Receiver = Undefined;
    }
  }
  switch (Values.kind(Callee)) {
  case DatumKind::Undefined:
  case DatumKind::None:
    lose(LossKind::UnknownCallee, At, Callee);
    return Undefined;
  case DatumKind::Function: {
    Value V = Closures[Values.payload(Callee)].IsCached
                  ? callCached(F, Callee, Args, At, Pc)
                  : callClosure(F, Callee, Args, At, Pc);
    if (const models::Entry *E = usersModel(Callee); E && !Pc.isNever()) {
      Invocation I{F, At, Args, Pc, Undefined, ""};
      V = applyModel(*E, I, V.is(Undefined) ? Value(None) : V);
      Pc = I.Pc;
    }
    return V;
  }
  case DatumKind::External: {
    recordExternalCall(F, Values.name(Callee), At);
    Invocation I{F, At, Args, Pc, Receiver, text(Values.name(Callee))};
    if (Receiver == Undefined)
      if (auto Own = callProtocol(F, I.Path, Args, At, Pc))
        return *Own;
    if (NativeFunction Native = native(Callee)) {
      Value V = Native(*this, I);
      Pc = I.Pc;
      return V;
    }
    if (const models::Entry *E = model(text(Values.name(Callee)))) {
      Value V = applyModel(*E, I);
      Pc = I.Pc;
      return V;
    }
    if (Receiver != Undefined)
      Args.Positional.insert(Args.Positional.begin(), Receiver);
    return callUnknown(F, Callee, Args, At, Pc);
  }
  case DatumKind::Object:
    break;
  case DatumKind::Symbol:
    if (NameId Method; isForeignMethod(Callee, Method))
      recordExternalCall(F, Method, At);
    if (const models::Entry *E = usersModel(Callee)) {
      Invocation I{F, At, Args, Pc, symbol(Callee).Parent, ""};
      Value V = applyModel(*E, I);
      Pc = I.Pc;
      return V;
    }
    return callUnknown(F, Callee, Args, At, Pc);
  default:
    return callUnknown(F, Callee, Args, At, Pc);
  }
  Object &O = Heap.at(Callee);
  if (O.Kind == ObjectKind::Class) {
    // A metaclass may say what calling its classes does.
    if (auto V = callSpecial(F, Callee, "__call__", Args, At, Pc))
      return *V;
    return instantiate(F, Callee, Args, At, Pc);
  }
  if (O.Kind == ObjectKind::Property) {
    // A staticmethod or classmethod object called inside its class body.
    return call(F, get(Callee, "function"), Args, At, Pc);
  }
  // `Box[int](...)` makes a Box.
  if (isGenericAlias(Callee))
    return call(F, get(Callee, "__origin__"), Args, At, Pc);
  if (O.Kind == ObjectKind::Instance) {
    Value Call = classAttr(O.Class, name("__call__"));
    // The body of forward is not entered from here: the call is the event, and
    // what it does is done while the job runs.
    if (isModuleObject(Callee) && Call.is(Undefined)) {
      CalledModules.push_back(Callee);
      forward(F, Callee, Args, At, Pc);
      return fresh("output of " + describe(Callee));
    }
    if (!Call.is(Undefined)) {
      Args.Positional.insert(Args.Positional.begin(), Callee);
      return call(F, Call, Args, At, Pc);
    }
  }
  return callUnknown(F, Callee, Args, At, Pc);
}

void Interpreter::recordExternalCall(const Frame &F, NameId Path, Site At) {
  if (!text(Path).starts_with("custody.") &&
      !wrapsDefinition(F, text(Path), At))
    ExternalCalls.insert(
        {static_cast<uint32_t>(F.Path), static_cast<uint32_t>(Path)});
}

CallTarget Interpreter::targetOf(Datum Callee) {
  if (Values.kind(Callee) == DatumKind::Method)
    Callee = Values.callee(Callee);
  auto inModule = [&](uint32_t Module) {
    return Program.module(link::ModuleId{Module}).IsStub ? CallTarget::Described
                                                         : CallTarget::InTree;
  };
  switch (Values.kind(Callee)) {
  case DatumKind::Function:
    return inModule(Closures[Values.payload(Callee)].Module);
  case DatumKind::External:
    return native(Callee) || model(text(Values.name(Callee)))
               ? CallTarget::Described
               : CallTarget::Named;
  case DatumKind::Symbol: {
    NameId Method;
    return isForeignMethod(Callee, Method) ? CallTarget::Named
                                           : CallTarget::Unknown;
  }
  case DatumKind::Object:
    break;
  default:
    return CallTarget::Unknown;
  }
  const Object &O = Heap.at(Callee);
  if (O.Kind == ObjectKind::Class)
    return inModule(Heap.classInfo(Callee).Module);
  if (O.Kind == ObjectKind::Property)
    return CallTarget::InTree;
  if (isGenericAlias(Callee) && get(Callee, "__origin__").isSingle())
    return targetOf(get(Callee, "__origin__").datum());
  if (O.Kind != ObjectKind::Instance)
    return CallTarget::Unknown;
  Value Call = classAttr(O.Class, name("__call__"));
  if (Call.isSingle() && !Call.is(Undefined))
    return targetOf(Call.datum());
  return isModuleObject(Callee) ? CallTarget::Described : CallTarget::Unknown;
}

void Interpreter::recordCallSite(Value Callee, Site At) {
  CallTarget &Best =
      CallSites.try_emplace({At.Module, index(At.Instr)}, CallTarget::Unknown)
          .first->second;
  if (Best == CallTarget::InTree)
    return;
  for (const Alternative &A : Values.alternatives(Callee))
    Best = std::min(Best, targetOf(A.What));
}

bool Interpreter::wrapsDefinition(const Frame &F, llvm::StringRef Path,
                                  Site At) {
  if (!Path.consume_front("builtins.") || At.Module != F.Module ||
      index(At.Instr) >= F.IR->Instrs.size() ||
      !(Path == "staticmethod" || Path == "classmethod" ||
        Path.starts_with("property")))
    return false;
  // Through the other decorators down to the definition.
  const ir::Instr *I = &F.IR->instr(At.Instr);
  while (I && I->Op == ir::Opcode::Call && I->OperandCount == 2)
    I = definition(F, F.IR->operands(*I)[1]);
  return I && I->Op == ir::Opcode::MakeFunction &&
         F.IR->function(ir::FunctionId{I->Aux}).K != ir::Function::Kind::Lambda;
}

bool Interpreter::isForeignMethod(Datum Callee, NameId &Method) {
  const SymbolInfo &Attribute = symbol(Callee);
  if (Attribute.Origin != SymbolOrigin::Attribute ||
      !isSymbol(Attribute.Parent) || !asString(Attribute.With))
    return false;
  const SymbolInfo &Object = symbol(Attribute.Parent);
  if (Object.Origin != SymbolOrigin::Fresh ||
      Values.kind(Object.Parent) != DatumKind::External)
    return false;
  // What a foreign function returns is of some class or other.
  llvm::StringRef Path = text(Values.name(Object.Parent));
  if (!llvm::isUpper(Path.substr(Path.rfind('.') + 1).front()))
    return false;
  Method = name((Path + "." + *asString(Attribute.With)).str());
  return true;
}

Value Interpreter::callUnknown(Frame &F, Datum Callee, Arguments &Args, Site At,
                               Condition &Pc) {
  if (!Handlers.empty())
    Handlers.back()->SawOpaqueCall = true;
  NameId Method;
  if (Values.kind(Callee) == DatumKind::External ||
      (isSymbol(Callee) && isForeignMethod(Callee, Method)))
    lose(LossKind::OpaqueCall, At, Callee);
  else if (Values.kind(Callee) != DatumKind::Function) // cut on purpose
    lose(LossKind::UnknownCallee, At, Callee);
  recordSteps(F, Callee, At, Pc);
  // An unknown callable applied to a function gives something that calls it
  // with the same arguments: decorators, compilation, restart wrappers.
  bool MayWrap = Values.kind(Callee) != DatumKind::External ||
                 !isStandardLibrary(text(Values.name(Callee)).split('.').first);
  for (Value V : Args.Positional)
    if (MayWrap && V.isSingle() &&
        (Values.kind(V.datum()) == DatumKind::Function ||
         Heap.is(V.datum(), ObjectKind::Class)))
      return V;
  // The same question asked again has the same answer.
  llvm::SmallVector<Value, 8> Key(Args.Positional.begin(),
                                  Args.Positional.end());
  for (auto &[N, V] : Args.Keywords) {
    Key.push_back(Values.string(N));
    Key.push_back(V);
  }
  // What Python's own functions give holds what their arguments hold now.
  if (Values.kind(Callee) == DatumKind::External &&
      isStandardLibrary(text(Values.name(Callee)).split('.').first))
    for (Value &V : Key)
      V = snapshot(F, V, At, Pc);
  size_t Known = Symbols.size();
  Datum Answer = derived(SymbolOrigin::Fresh, Callee, Values.tuple(Key), [&] {
    std::string Label = describe(Callee) + "(";
    bool First = true;
    for (Value V : Args.Positional) {
      Label += (First ? "" : ", ") + (V.isSingle() ? describe(V) : "...");
      First = false;
    }
    return Label + (Args.Keywords.empty() ? ")" : First ? "...)" : ", ...)");
  });
  symbol(Answer).IsRepeated |= Symbols.size() == Known;
  return Answer;
}

void Interpreter::recordSteps(Frame &F, Datum Callee, Site At, Condition Pc) {
  if (!isSymbol(Callee) || symbol(Callee).Origin != SymbolOrigin::Attribute ||
      symbol(Callee).With != str("step"))
    return;
  Datum Optimizer = symbol(Callee).Parent;
  if (!isSymbol(Optimizer) || symbol(Optimizer).Origin != SymbolOrigin::Fresh ||
      Values.kind(symbol(Optimizer).With) != DatumKind::Tuple)
    return;
  auto capture = [&](auto &&Self, Value V, unsigned Nesting) -> void {
    Values.forEach(V, Pc, [&](Condition When, Datum D) {
      constexpr unsigned Deepest = 3; // a list of groups with lists
      if (isTensor(D)) {
        record(EventKind::Capture, F, At, When, D, Optimizer);
      } else if (Heap.is(D, ObjectKind::Dict)) {
        if (Value *Params = Heap.item(Heap.at(D), str("params")))
          Self(Self, *Params, Nesting + 1);
      } else if (Nesting < Deepest && (Heap.is(D, ObjectKind::List) ||
                                       Heap.is(D, ObjectKind::Generator))) {
        llvm::SmallVector<Value, 8> Elements;
        elements(F, D, At, When, Elements);
        for (Value E : Elements)
          Self(Self, E, Nesting + 1);
      }
    });
  };
  llvm::SmallVector<Value, 8> Arguments(
      Values.elements(symbol(Optimizer).With));
  for (Value V : Arguments)
    capture(capture, V, 0);
}

Value Interpreter::callMethod(Frame &F, Datum Object, llvm::StringRef Method,
                              Arguments &Args, Site At, Condition &Pc) {
  Value Callee = getAttr(F, Object, name(Method), At, Pc);
  return call(F, Callee, Args, At, Pc);
}

// Python functions -------------------------------------------------------

void Interpreter::bindParameters(Frame &Callee, const Closure &C,
                                 Arguments &Args, Condition Pc, Site At) {
  const link::LinkedModule &Linked = Program.module(link::ModuleId{C.Module});
  Environment &E = Environments[Callee.Env];
  size_t NextPositional = 0, NextDefault = 0;
  llvm::SmallVector<bool, 8> Used(Args.Keywords.size(), false);
  auto takeKeyword = [&](NameId Name, Value &Out) {
    for (size_t K = 0; K < Args.Keywords.size(); ++K)
      if (!Used[K] && Args.Keywords[K].first == Name) {
        Used[K] = true;
        Out = Args.Keywords[K].second;
        return true;
      }
    return false;
  };
  const auto &Params = Callee.Function->Params;
  for (size_t P = 0; P < Params.size(); ++P) {
    const ir::Param &Param = Params[P];
    NameId Name = Linked.name(Param.Name);
    Value Default =
        Param.HasDefault ? C.Defaults[NextDefault++] : Value(Undefined);
    Value V = Undefined;
    switch (Param.K) {
    case ir::Param::Kind::PositionalOnly:
    case ir::Param::Kind::Positional:
      if (NextPositional < Args.Positional.size())
        V = Args.Positional[NextPositional++];
      else
        takeKeyword(Name, V);
      break;
    case ir::Param::Kind::KeywordOnly:
      takeKeyword(Name, V);
      break;
    case ir::Param::Kind::VarArgs: {
      llvm::ArrayRef<Value> Rest =
          llvm::ArrayRef(Args.Positional).drop_front(NextPositional);
      NextPositional = Args.Positional.size();
      V = Args.MorePositional ? makeList(Rest, Callee, At, Pc, /*Open=*/true)
                              : Values.tuple(Rest);
      break;
    }
    case ir::Param::Kind::VarKeywords: {
      V = makeDict(Callee, At, Pc);
      Object &Dict = Heap.at(V.datum());
      // Keywords that later parameters take do not exist: this is the last.
      for (size_t K = 0; K < Args.Keywords.size(); ++K)
        if (!Used[K])
          Dict.Items.push_back(
              {Values.string(Args.Keywords[K].first), Args.Keywords[K].second});
      Dict.Open = Args.MoreKeywords;
      break;
    }
    }
    if (V.is(Undefined)) {
      V = Default;
      if ((Args.MoreKeywords || Args.MorePositional) &&
          Param.K != ir::Param::Kind::VarArgs)
        V = derived(SymbolOrigin::Fresh, Callee.Callable, Values.string(Name),
                    [&] { return "argument " + text(Name).str(); });
    } else if (!Default.is(Undefined)) {
      // A keyword may be passed only under a condition.
      V = Values.orElse(V, Default, Pc);
    }
    E.Slots[P] = V;
  }
}

Value Interpreter::callClosure(Frame &F, Datum Function, Arguments &Args,
                               Site At, Condition &Pc,
                               const YieldHandler *OnYield) {
  const Closure C = Closures[Values.payload(Function)];
  const ir::Module &M = Program.module(link::ModuleId{C.Module}).IR;
  const ir::Function &Fn = M.function(C.Function);
  Called.insert({C.Module, index(C.Function)});
  if (Fn.IsGenerator && !OnYield)
    return makeGenerator(F, Function, Args, At, Pc);

  unsigned Active = 0;
  Frame *Outermost = nullptr;
  for (Frame *Up = &F; Up; Up = Up->Caller)
    if (Up->Module == C.Module && Up->Id == C.Function) {
      ++Active;
      Outermost = Up;
    }
  // Where nothing unknown decides on it, the recursion ends by itself.
  bool IsTooOften = Active >= Opts.Limits.Recursion &&
                    !(Outermost->Born == Pc &&
                      Outermost->CertainCalls++ < Opts.Limits.CertainRecursion);
  if (IsTooOften || Depth >= Opts.Limits.CallDepth) {
    lose(Active ? LossKind::Recursion : LossKind::CallDepth, At);
    return callUnknown(F, Function, Args, At, Pc);
  }

  Frame Callee;
  pushFrame(Callee, C.Module, C.Function, C.Env, &F, At, Pc);
  Callee.Owner = C.Owner;
  Callee.Callable = Function;
  Callee.Self = C.Self;
  Callee.OnYield = OnYield;
  bindParameters(Callee, C, Args, Pc, At);
  if (C.Owner != Undefined && !Fn.Params.empty()) {
    Value First = Environments[Callee.Env].Slots[0];
    if (First.isSingle())
      Callee.Self = First.datum();
  }
  ++Depth;
  Condition Fall = execute(Callee, Fn.Body, Pc);
  --Depth;
  if (Environment &Left = Environments[Callee.Env]; !Left.IsCaptured)
    Left.End = Events.size();

  if (Fall.isNever() && Callee.ReturnedWhen.isNever()) {
    // No way out but exceptions.
    F.Died = Conditions.disj(F.Died, Callee.Died);
    Pc = Condition::never();
    return Undefined;
  }
  Value Result = None;
  if (Fn.K == ir::Function::Kind::Lambda || Fall.isNever())
    Result = Callee.Returned;
  else if (!Callee.ReturnedWhen.isNever())
    Result = Values.iteWithin(Callee.Born, Callee.ReturnedWhen, Callee.Returned,
                              None);
  // As in executeTry: a handler and what goes on without it share the name.
  if (!Callee.Threw.isNever())
    Pc = Conditions.minus(Pc, Conditions.abbreviate(Callee.Threw));
  return Result;
}

Value Interpreter::callCached(Frame &F, Datum Function, Arguments &Args,
                              Site At, Condition &Pc) {
  llvm::SmallVector<Value, 8> Key(Args.Positional.begin(),
                                  Args.Positional.end());
  for (auto &[Name, V] : Args.Keywords) {
    Key.push_back(Values.string(Name));
    Key.push_back(V);
  }
  auto Place = std::make_pair(static_cast<uint32_t>(Function),
                              static_cast<uint32_t>(Values.tuple(Key)));
  if (auto It = CachedResults.find(Place); It != CachedResults.end())
    if (Value Known = Values.restrict(It->second, Pc);
        !Known.is(Undefined) && Values.missing(Known, Pc).isNever())
      return Known;
  Value V = callClosure(F, Function, Args, At, Pc);
  // What an unknown decided would have to be asked for again.
  Value &Slot = CachedResults[Place];
  Slot = Values.ite(Pc, V, Slot);
  return V;
}

} // namespace custody::flow
