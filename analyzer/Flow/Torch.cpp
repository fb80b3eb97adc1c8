//===- Torch.cpp - Tensors, parameters and what modules register ----------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

bool Interpreter::isModuleObject(Datum D) {
  return Heap.is(D, ObjectKind::Instance) &&
         isSubclass(Heap.at(D).Class, "torch.nn.Module");
}

bool Interpreter::isOptimizer(Datum D) {
  return Heap.is(D, ObjectKind::Instance) &&
         isSubclass(Heap.at(D).Class, "torch.optim.Optimizer");
}

bool Interpreter::canManage(Datum D) {
  if (isModuleObject(D) || isOptimizer(D))
    return true;
  if (!Heap.is(D, ObjectKind::Instance))
    return false;
  Datum Class = Heap.at(D).Class;
  // Something that steps is an optimizer, whatever it derives from.
  return !classAttr(Class, name("step")).is(Undefined) ||
         !classAttr(Class, name("__enter__")).is(Undefined);
}

/// A method of a library, apart from what makes the object, is a tool in the
/// hands of whoever calls it.
static bool actsForItself(const Interpreter &In, const Frame &F) {
  return !F.Function || !In.Program.module(link::ModuleId{F.Module}).IsStub ||
         F.IR->symbol(F.Function->Name) == "__init__";
}

llvm::SmallVector<Datum, 4> Interpreter::managers(const Frame &F) {
  llvm::SmallVector<Datum, 4> Out;
  for (const Frame *Up = &F; Up; Up = Up->Caller)
    if (Up->Self != Undefined && !llvm::is_contained(Out, Up->Self) &&
        canManage(Up->Self) && actsForItself(*this, *Up))
      Out.push_back(Up->Self);
  return Out;
}

bool Interpreter::isParameter(Datum D) {
  return isTensor(D) && isSubclass(Heap.at(D).Class, "torch.nn.Parameter");
}

Datum Interpreter::makeTensor(Frame &F, Site At, Condition Pc,
                              bool IsParameter) {
  Datum D = make(ObjectKind::Tensor,
                 stubClass(IsParameter ? "torch.nn.Parameter" : "torch.Tensor"),
                 F, At, Pc);
  set(D, "<kind>", str("plain"), Pc);
  return D;
}

Datum Interpreter::actor(const Frame &F, llvm::ArrayRef<Datum> Managers) {
  if (!Managers.empty())
    return Managers.front();
  // Methods of one plain object act for that object.
  for (const Frame *Up = &F; Up; Up = Up->Caller)
    if (!actsForItself(*this, *Up))
      continue;
    else if (Heap.is(Up->Self, ObjectKind::Instance))
      return Up->Self;
    else if (Up->Callable != Undefined)
      return Up->Callable;
  return Undefined;
}

void Interpreter::record(EventKind Kind, Frame &F, Site At, Condition Pc,
                         Datum Target, Datum Source, llvm::StringRef Device) {
  Event E;
  E.Kind = Kind;
  E.During = CurrentPhase;
  E.When = Pc;
  E.Target = Target;
  E.Source = Source;
  E.Managers = managers(F);
  E.Manager = actor(F, E.Managers);
  E.Device = Device.str();
  E.At = At;
  E.Path = F.Path;
  Events.push_back(std::move(E));
}

// Registration ---------------------------------------------------------------

void Interpreter::registrations(Datum Module, Condition Pc,
                                llvm::SmallVectorImpl<Registration> &Out) {
  llvm::SmallVector<Datum, 8> Seen;
  registrationsBelow(Module, str(""), Pc, Seen, Out);
}

void Interpreter::registrationsBelow(Datum Module, Value Prefix, Condition Pc,
                                     llvm::SmallVectorImpl<Datum> &Seen,
                                     llvm::SmallVectorImpl<Registration> &Out) {
  if (llvm::is_contained(Seen, Module))
    return;
  Seen.push_back(Module);
  auto nameOf = [&](NameId Field) -> Value {
    llvm::StringRef Own = text(Field);
    return joinName(Prefix, Values.string(Field), Own);
  };
  bool IsOneSymbol = get(Module, "<one symbol>").is(True);
  bool HasUnknown = IsOneSymbol || get(Module, "<opaque>").is(True);
  NameId Body = name("<body>");
  for (size_t N = 0; !IsOneSymbol && N < Heap.at(Module).Fields.size(); ++N) {
    auto [Field, V] = Heap.at(Module).Fields[N];
    if (Field == Body || text(Field).starts_with("<") ||
        isUnregistered(Module, Field))
      continue;
    Values.forEach(V, Pc, [&](Condition When, Datum D) {
      if (isParameter(D))
        Out.push_back({nameOf(Field), D, Module, Field, When});
      else if (isModuleObject(D))
        registrationsBelow(D, nameOf(Field), When, Seen, Out);
      else if (isSymbol(D))
        HasUnknown |= mayBeModule(D);
    });
  }
  if (!HasUnknown)
    return;
  Value Opaque = Heap.field(Heap.at(Module), Body);
  if (Opaque.is(Undefined)) {
    Frame Nowhere;
    Datum W = make(ObjectKind::Tensor, stubClass("torch.nn.Parameter"), Nowhere,
                   Heap.at(Module).At, Heap.at(Module).Born);
    Heap.at(W).Path = Heap.at(Module).Path;
    set(W, "<kind>", str("plain"), Condition::always());
    set(W, "<opaque>", True, Condition::always());
    set(W, "<owner>", Module, Condition::always());
    Opaque = W;
    Heap.at(Module).Fields.push_back({Body, Opaque});
  }
  Datum Own = derived(SymbolOrigin::ParamName, Module, Undefined,
                      [&] { return "<name in " + describe(Module) + ">"; });
  symbol(Own).NotNone = true;
  Value Name = joinName(Prefix, Own, "");
  Values.forEach(Opaque, Pc, [&](Condition When, Datum D) {
    if (isParameter(D))
      Out.push_back({Name, D, Module, Body, When});
  });
}

bool Interpreter::mayBeModule(Datum Unknown) {
  // What an unknown call made may be a module with parameters, unless it comes
  // from a library that makes none: the standard library, torch outside of nn.
  const SymbolInfo &S = symbol(Unknown);
  if (S.Origin != SymbolOrigin::Fresh || S.Parent == Undefined)
    return false;
  if (Values.kind(S.Parent) != DatumKind::External)
    return isSymbol(S.Parent) && mayBeModule(S.Parent);
  llvm::StringRef Path = text(Values.name(S.Parent));
  if (Path.starts_with("torch."))
    return Path.starts_with("torch.nn.");
  return !isStandardLibrary(Path.split('.').first);
}

Datum Interpreter::registry(Frame &F, Datum Module, bool OfModules, Site At,
                            Condition Pc) {
  Datum Dict = makeDict(F, At, Pc);
  auto add = [&](Value Name, Datum Member, Condition When) {
    Heap.setItem(Heap.at(Dict), keyOf(Name), Member, When);
  };
  if (OfModules) {
    for (size_t N = 0; N < Heap.at(Module).Fields.size(); ++N) {
      auto [Field, V] = Heap.at(Module).Fields[N];
      if (!text(Field).starts_with("<"))
        Values.forEach(V, Pc, [&](Condition When, Datum D) {
          if (isModuleObject(D))
            add(Values.string(Field), D, When);
        });
    }
  } else {
    llvm::SmallVector<Registration, 8> All;
    registrations(Module, Pc, All);
    for (const Registration &R : All)
      if (R.Module == Module)
        add(R.Name, R.Param.datum(), R.When);
  }
  set(Dict, "<module>", Module, Pc);
  return Dict;
}

Datum Interpreter::moduleBehind(Datum Unknown) {
  static constexpr llvm::StringLiteral GiveSelf[] = {
      "cuda", "cpu",   "to",    "half",     "float",         "double",
      "eval", "train", "apply", "bfloat16", "requires_grad_"};
  auto givesSelf = [&](Datum Callee) {
    return isSymbol(Callee) &&
           symbol(Callee).Origin == SymbolOrigin::Attribute &&
           llvm::any_of(GiveSelf, [&](llvm::StringRef Method) {
             return symbol(Callee).With == str(Method);
           });
  };
  while (isSymbol(Unknown) && symbol(Unknown).Origin == SymbolOrigin::Fresh &&
         givesSelf(symbol(Unknown).Parent))
    Unknown = symbol(symbol(Unknown).Parent).Parent;
  if (!isSymbol(Unknown) || !mayBeModule(Unknown))
    return Undefined;
  auto [It, Inserted] =
      ModulesBehind.try_emplace(static_cast<uint32_t>(Unknown), Undefined);
  if (Inserted) {
    Frame Nowhere;
    Datum Module = make(ObjectKind::Instance, stubClass("torch.nn.Module"),
                        Nowhere, Site{}, Condition::always());
    set(Module, "<opaque>", True, Condition::always());
    set(Module, "<made as>", Unknown, Condition::always());
    ModulesBehind[static_cast<uint32_t>(Unknown)] = Module;
    return Module;
  }
  return It->second;
}

Value Interpreter::joinName(Value Prefix, Datum Own, llvm::StringRef OwnText) {
  auto P = asString(Prefix);
  if (P && P->empty())
    return Own;
  if (P && Values.kind(Own) == DatumKind::String)
    return str((*P + "." + OwnText).str());
  // A name below a known path keeps its own unknown part.
  Datum Joined = derived(SymbolOrigin::ParamName, Own, Prefix.datum(), [&] {
    return describe(Prefix) + "." + describe(Own);
  });
  symbol(Joined).NotNone = true;
  return Joined;
}

void Interpreter::submodules(Datum Module, Value Prefix, Condition Pc,
                             llvm::SmallVectorImpl<Submodule> &Out) {
  for (const Submodule &Seen : Out)
    if (Seen.Module == Module)
      return;
  Out.push_back({Prefix, Module, Pc});
  llvm::SmallVector<Submodule, 8> Below;
  children(Module, Prefix, Pc, Below);
  for (const Submodule &Child : Below)
    submodules(Child.Module, Child.Name, Child.When, Out);
}

void Interpreter::children(Datum Module, Value Prefix, Condition Pc,
                           llvm::SmallVectorImpl<Submodule> &Out) {
  for (size_t N = 0; N < Heap.at(Module).Fields.size(); ++N) {
    auto [Field, V] = Heap.at(Module).Fields[N];
    if (text(Field).starts_with("<") || isUnregistered(Module, Field))
      continue;
    Values.forEach(V, Pc, [&](Condition When, Datum D) {
      if (isModuleObject(D))
        Out.push_back(
            {joinName(Prefix, Values.string(Field), text(Field)), D, When});
    });
  }
}

bool Interpreter::isUnregistered(Datum Module, NameId Field) {
  Value All = get(Module, "<unregistered>");
  return All.isSingle() && Heap.is(All.datum(), ObjectKind::Dict) &&
         Heap.item(Heap.at(All.datum()), Values.string(Field));
}

void Interpreter::setUnregistered(Datum Module, NameId Field, Value V,
                                  Condition Pc) {
  if (isModuleObject(Module) && Heap.field(Heap.at(Module), Field) != V) {
    Value All = get(Module, "<unregistered>");
    if (All.is(Undefined)) {
      Frame Nowhere;
      All = make(ObjectKind::Dict, external("builtins.dict"), Nowhere, Site{},
                 Condition::always());
      set(Module, "<unregistered>", All, Condition::always());
    }
    Heap.setItem(Heap.at(All.datum()), Values.string(Field), True, Pc);
  }
  Heap.setField(Heap.at(Module), Field, V, Pc);
}

// Attributes of tensors --------------------------------------------------

Value Interpreter::tensorAttr(Frame &F, Datum T, NameId Name, Site At,
                              Condition &Pc) {
  llvm::StringRef Attr = text(Name);
  Value Own = Heap.field(Heap.at(T), Name);
  Condition Unset = Own.is(Undefined) ? Pc : Values.whenIs(Own, Pc, Undefined);
  if (Unset.isNever())
    return Own;
  auto property = [&](bool NonNegative = false) -> Value {
    Datum S = derived(SymbolOrigin::Attribute, T, Values.string(Name),
                      [&] { return describe(T) + "." + Attr.str(); });
    symbol(S).NonNegative = NonNegative;
    return S;
  };
  bool IsOpaque = get(T, "<opaque>").is(True);
  Value V;
  if (Attr == "data") {
    // The same storage under another object; one per tensor.
    V = get(T, "<data>");
    if (V.is(Undefined)) {
      Datum View = makeTensor(F, At, Heap.at(T).Born);
      for (llvm::StringRef Fact : {"<root>", "<kind>", "<device>", "<dtype>"})
        set(View, Fact, rootFact(T, Fact), Condition::always());
      set(View, "<view>", T, Condition::always());
      set(T, "<data>", View, Condition::always());
      V = View;
    }
  } else if (Attr == "is_cuda" || Attr == "is_cpu") {
    Value Device = get(T, "<device>");
    llvm::StringRef Wanted = Attr == "is_cuda" ? "cuda" : "cpu";
    Condition Is;
    Values.forEach(Device, Pc, [&](Condition When, Datum D) {
      if (D == str(Wanted))
        Is = Conditions.disj(Is, When);
      else if (Values.kind(D) != DatumKind::String)
        Is = Conditions.disj(Is, Conditions.conj(When, test(Attr, T)));
    });
    V = Is == Pc ? Value(True) : Values.fromCondition(Is);
  } else if (Attr == "requires_grad") {
    V = IsOpaque ? Values.fromCondition(test("requires_grad", T))
                 : Values.boolean(isParameter(T));
  } else if (Attr == "__class__") {
    V = Heap.at(T).Class;
  } else if (Attr == "grad" || Attr == "main_grad") {
    V = property();
  } else if (Attr == "shape" || Attr == "dtype" || Attr == "device" ||
             Attr == "layout") {
    V = property();
    symbol(V.datum()).NotNone = true;
  } else if (std::string Path = "torch.Tensor." + Attr.str();
             model(Path) || native(external(Path))) {
    V = Values.method(T, external(Path));
  } else if (Value FromClass = classAttr(Heap.at(T).Class, Name);
             !FromClass.is(Undefined)) {
    V = bind(F, FromClass, T, Heap.at(T).Class, At, Pc);
  } else if (Attr.starts_with("<")) {
    V = Undefined;
  } else {
    V = property();
  }
  return Own.is(Undefined) ? V : Values.ite(Unset, V, Own);
}

void Interpreter::setTensorAttr(Frame &F, Datum T, NameId Name, Value V,
                                Site At, Condition Pc) {
  if (text(Name) != "data") {
    Heap.setField(Heap.at(T), Name, V, Pc);
    return;
  }
  Values.forEach(V, Pc, [&](Condition When, Datum Source) {
    // `p.data -= x` stores back what it read.
    if (get(T, "<data>").is(Source))
      return;
    record(EventKind::ReplaceData, F, At, When, T, Source);
    if (isMovedCopy(Source, T))
      record(EventKind::Place, F, At, When, T, Undefined,
             asString(get(Source, "<device>")).value_or(""));
    if (!isTensor(Source)) {
      set(T, "<root>", fresh("storage of " + describe(Source)), When);
      return;
    }
    Value Before = get(T, "<kind>");
    for (llvm::StringRef Fact : {"<root>", "<device>", "<kind>"})
      set(T, Fact, rootFact(Source, Fact), When);
    noteLayout(F, At, When, T, Before);
    // What `.data` gives from now on is another view.
    set(T, "<data>", Undefined, When);
  });
}

bool Interpreter::isMovedCopy(Datum Copy, Datum Original) {
  bool IsPlaced = false;
  constexpr unsigned LongestChain = 8; // `p.data.view(-1).to(d).pin_memory()`
  for (unsigned N = 0; N < LongestChain && isTensor(Copy); ++N) {
    if (Copy == Original)
      return IsPlaced;
    IsPlaced |= !get(Copy, "<placed>").is(Undefined);
    Value From = get(Copy, "<copy of>");
    if (From.is(Undefined))
      From = get(Copy, "<view>");
    Copy = From.isSingle() ? From.datum() : Undefined;
  }
  return false;
}

void Interpreter::noteLayout(Frame &F, Site At, Condition Pc, Datum T,
                             Value Before) {
  auto sharded = [&](Value Kind) {
    return Values.whenIs(Kind, Pc, str("dtensor"));
  };
  Condition Now = Conditions.minus(sharded(get(T, "<kind>")), sharded(Before));
  if (Now.isNever())
    return;
  record(EventKind::Claim, F, At, Now, T);
  Events.back().Facet = models::Facet::Layout;
}

void Interpreter::swapTensors(Frame &F, Site At, Condition Pc, Datum A,
                              Datum B) {
  Value KindA = get(A, "<kind>"), KindB = get(B, "<kind>");
  llvm::SmallVector<NameId, 16> Names{name("<root>")};
  for (Datum T : {A, B})
    for (const auto &[Field, V] : Heap.at(T).Fields)
      if (!llvm::is_contained(Names, Field))
        Names.push_back(Field);
  for (NameId Field : Names) {
    Value OfA = rootFact(A, text(Field)), OfB = rootFact(B, text(Field));
    Heap.setField(Heap.at(A), Field, OfB, Pc);
    Heap.setField(Heap.at(B), Field, OfA, Pc);
  }
  for (auto [T, Other, Before] :
       {std::tuple{A, B, KindA}, std::tuple{B, A, KindB}}) {
    record(EventKind::ReplaceData, F, At, Pc, T, Other);
    noteLayout(F, At, Pc, T, Before);
  }
}

// Updates by hand --------------------------------------------------------

bool Interpreter::comesFromGradient(Datum D, unsigned Depth) {
  constexpr unsigned Deepest = 8; // nested calls and operators of one statement
  if (Depth > Deepest)
    return false;
  auto any = [&](llvm::ArrayRef<Value> All) {
    return llvm::any_of(All, [&](Value V) {
      return V.isSingle() && comesFromGradient(V.datum(), Depth + 1);
    });
  };
  if (isTensor(D))
    return !get(D, "<gradient>").is(Undefined);
  if (Values.kind(D) == DatumKind::Tuple)
    return any(Values.elements(D));
  if (!isSymbol(D))
    return false;
  const SymbolInfo &S = symbol(D);
  if (S.Origin == SymbolOrigin::Attribute && isTensor(S.Parent) &&
      (S.With == str("grad") || S.With == str("main_grad")))
    return true;
  return comesFromGradient(S.Parent, Depth + 1) ||
         comesFromGradient(S.With, Depth + 1);
}

void Interpreter::recordUpdate(Frame &F, Site At, Condition Pc, Datum Target,
                               const Arguments &Operands) {
  record(EventKind::Write, F, At, Pc, Target);
  auto isGradient = [&](Value V) {
    return V.isSingle() && comesFromGradient(V.datum());
  };
  if (llvm::none_of(Operands.Positional, isGradient) &&
      llvm::none_of(Operands.Keywords,
                    [&](const auto &K) { return isGradient(K.second); }))
    return;
  Events.back().IsUpdate = true;
  // A momentum is as good as a gradient, a parameter that was stepped is none.
  if (isTensor(Target) && !isParameter(Target) &&
      get(Target, "<copy of>").is(Undefined) &&
      get(Target, "<view>").is(Undefined))
    set(Target, "<gradient>", True, Pc);
}

Value Interpreter::rootFact(Datum Tensor, llvm::StringRef Fact) {
  Value V = get(Tensor, Fact);
  return V.is(Undefined) && Fact == "<root>" ? Value(Tensor) : V;
}

// Parameters under unknown names ---------------------------------------------

void Interpreter::setByParamName(Frame &F, Datum Module, Datum Name, Value V,
                                 Site At, Condition Pc) {
  // `setattr(parent, last_part, new)`: the part leads back to the name, the
  // name to the slot that holds the parameter.
  if (!isSymbol(Name))
    return;
  if (symbol(Name).Origin == SymbolOrigin::NamePart)
    Name = symbol(Name).Parent;
  llvm::SmallVector<Registration, 8> All;
  registrations(Module, Pc, All);
  bool Found = false;
  for (const Registration &R : All) {
    if (!R.Name.is(Name) || !R.Name.isSingle())
      continue;
    Found = true;
    Condition When = Conditions.conj(R.When, Pc);
    // Every registration below an unknown name is written alike.
    if (R.When == Pc)
      When = Pc;
    Value New = V;
    Values.forEach(New, When, [&](Condition Each, Datum D) {
      if (isParameter(D))
        record(EventKind::Install, F, At, Each, D,
               R.Param.datum() == D ? Undefined : R.Param.datum());
    });
    Heap.setField(Heap.at(R.Module), R.Field, New, When);
    if (V.isSingle())
      break;
  }
  if (!Found)
    lose(LossKind::DynamicAttribute, At);
}

} // namespace custody::flow
