//===- Items.cpp - Subscripts ---------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Datum Interpreter::keyOf(Value Key) {
  if (Key.isSingle()) {
    Datum D = plain(Key.datum());
    Datum By = comparedBy(D);
    if (By == Undefined)
      return D;
    // Equal keys are one: the first of them.
    auto Number = [](Datum X) { return static_cast<uint32_t>(X); };
    return EqualKeys.try_emplace({Number(Heap.at(D).Class), Number(By)}, D)
        .first->second;
  }
  // A key that depends on conditions is one key: the same choice finds it.
  return Values.tuple({str("<choice>"), Key});
}

Value Interpreter::getItem(Frame &F, Value Object, Value Key, Site At,
                           Condition &Pc) {
  Cases Out(Values, Pc);
  Values.forEach(Object, Pc, [&](Condition When, Datum D) {
    switch (Values.kind(D)) {
    case DatumKind::Undefined:
    case DatumKind::None:
      return;
    case DatumKind::Tuple:
    case DatumKind::String:
      Out.add(When, sequenceItem(F, D, Key, At, When));
      return;
    case DatumKind::External:
      if (auto Path = asString(Key); Path && D == external("sys.modules")) {
        Out.add(When, moduleNamed(*Path));
        return;
      }
      [[fallthrough]];
    case DatumKind::Function:
      Out.add(When, genericAlias(F, D, Key, At, When));
      return;
    case DatumKind::Object:
      break;
    default:
      Out.add(When, unknownItem(D, Key));
      return;
    }
    // The class of a container, and the metaclass of a class, go first.
    if (hasSpecial(D, "__getitem__")) {
      Arguments Args;
      Args.Positional.push_back(Key);
      Condition Before = When;
      Value V = *callSpecial(F, D, "__getitem__", Args, At, When);
      Out.add(Before, V);
      return;
    }
    flow::Object &O = Heap.at(D);
    if (asTuple(D) != Undefined) {
      Out.add(When, sequenceItem(F, D, Key, At, When));
      return;
    }
    switch (O.Kind) {
    case ObjectKind::List:
    case ObjectKind::Set:
      Out.add(When, sequenceItem(F, D, Key, At, When));
      return;
    case ObjectKind::Dict:
      Out.add(When, dictItem(F, D, Key, At, When));
      return;
    case ObjectKind::Class:
      if (Heap.classInfo(D).IsEnum) {
        if (auto Member = asString(Key))
          Out.add(When, Heap.field(O, name(*Member)));
        else
          Out.add(When, fresh("member of " + describe(D)));
        return;
      }
      if (Value Hook = classAttr(D, name("__class_getitem__"));
          !Hook.is(Undefined)) {
        // A class method, whether it says so or not.
        Arguments Args;
        if (Hook.isSingle() && Values.kind(Hook.datum()) == DatumKind::Function)
          Args.Positional.push_back(D);
        Args.Positional.push_back(Key);
        Out.add(When,
                call(F, bind(F, Hook, Undefined, D, At, When), Args, At, When));
        return;
      }
      Out.add(When, genericAlias(F, D, Key, At, When));
      return;
    case ObjectKind::Tensor: {
      Datum Part = makeTensor(F, At, When);
      set(Part, "<root>", rootFact(D, "<root>"), When);
      set(Part, "<kind>", get(D, "<kind>"), When);
      set(Part, "<device>", get(D, "<device>"), When);
      set(Part, "<view>", D, When);
      record(EventKind::Alias, F, At, When, Part, D);
      Out.add(When, Part);
      return;
    }
    default:
      Out.add(When, unknownItem(D, Key));
      return;
    }
  });
  return Out.value();
}

bool Interpreter::isGenericAlias(Datum D) {
  return Heap.is(D, ObjectKind::Instance) &&
         Heap.at(D).Class == external("typing.GenericAlias");
}

Value Interpreter::genericAlias(Frame &F, Datum Origin, Value Key, Site At,
                                Condition Pc) {
  // `list[int]`, `Optional[str]`, `Literal["a", "b"]`.
  std::string Path = describe(Origin);
  llvm::StringRef Last = llvm::StringRef(Path).rsplit('.').second;
  bool IsType = Path.starts_with("typing.") || Path.starts_with("builtins.") ||
                Path.starts_with("collections.") ||
                Heap.is(Origin, ObjectKind::Class);
  if (!IsType)
    return unknownItem(Origin, Key);
  Datum Alias =
      make(ObjectKind::Instance, external("typing.GenericAlias"), F, At, Pc);
  llvm::SmallVector<Value, 4> Args = eachOf(Key);
  Value OriginValue = Origin;
  if (Path.starts_with("typing.")) {
    if (Last == "Optional") {
      OriginValue = external("typing.Union");
      Args.push_back(external("builtins.NoneType"));
    } else if (Last == "List" || Last == "Dict" || Last == "Set" ||
               Last == "Tuple" || Last == "Type") {
      OriginValue = external("builtins." + Last.lower());
    }
  }
  for (Value &A : Args)
    if (A.is(None) && Last != "Literal")
      A = external("builtins.NoneType");
  set(Alias, "__origin__", OriginValue, Pc);
  set(Alias, "__args__", Values.tuple(Args), Pc);
  return Alias;
}

Value Interpreter::sequenceItem(Frame &F, Datum D, Value Key, Site At,
                                Condition Pc) {
  llvm::SmallVector<Value, 8> Elements;
  bool Complete = elements(F, D, At, Pc, Elements);
  llvm::erase(Elements, Value(Undefined)); // removed
  bool Optional = llvm::any_of(Elements, [&](Value V) {
    return !V.isSingle() && !Values.missing(V, Pc).isNever();
  });
  // A slice keeps the elements it selects; an unknown one may keep any.
  if (isSlice(Key)) {
    auto Numbers = sliceNumbers(Key, Elements.size());
    bool Exact = Complete && !Optional && Numbers;
    llvm::SmallVector<Value, 8> Chosen;
    if (Exact)
      for (int64_t I : *Numbers)
        Chosen.push_back(Elements[I]);
    else
      Chosen.assign(Elements.begin(), Elements.end());
    if (Values.kind(D) == DatumKind::String) {
      std::string Text;
      for (Value V : Chosen)
        Text += *asString(V);
      return Exact ? Value(str(Text)) : Value(fresh("substring"));
    }
    if (Exact &&
        (Values.kind(D) == DatumKind::Tuple || asTuple(D) != Undefined))
      return Values.tuple(Chosen);
    return makeList(Chosen, F, At, Pc, !Exact);
  }
  auto Index = asInt(Key);
  if (Index && Complete && !Optional) {
    int64_t I = *Index < 0 ? *Index + int64_t(Elements.size()) : *Index;
    if (I >= 0 && I < int64_t(Elements.size()))
      return Values.restrict(Elements[I], Pc);
    return unknownItem(D, Key);
  }
  if (Elements.empty())
    return unknownItem(D, Key);
  if (Index && *Index >= 0 && !Optional)
    return Values.restrict(
        Elements[std::min<size_t>(*Index, Elements.size() - 1)], Pc);
  if (Index && (*Index == 0 || *Index == -1)) {
    // The first (last) that is there.
    Value Out = Undefined;
    for (size_t N = 0; N < Elements.size(); ++N) {
      Value E = *Index == 0 ? Elements[Elements.size() - 1 - N] : Elements[N];
      Out = Values.orElse(E, Out, Pc);
    }
    return Values.restrict(Out, Pc);
  }
  // Any of them: which one, nobody knows.
  Value Out = Elements.back();
  for (size_t N = Elements.size() - 1; N-- > 0;) {
    Condition Absent = Values.missing(Elements[N], Pc);
    Condition Which =
        Conditions.minus(test("==", keyOf(Key), Values.integer(N)), Absent);
    Out = Values.ite(Which, Elements[N], Out);
  }
  return Values.restrict(Out, Pc);
}

Value Interpreter::dictItem(Frame &F, Datum D, Value Key, Site At, Condition Pc,
                            bool IsGet) {
  auto missing = [&]() -> Value {
    Value Factory = get(D, "<factory>");
    if (!Factory.is(Undefined) && !IsGet) {
      Arguments Empty;
      Condition Now = Pc;
      Value Made = call(F, Factory, Empty, At, Now);
      Heap.setItem(Heap.at(D), keyOf(Key), Made, Pc);
      return Made;
    }
    if (!IsGet && hasSpecial(D, "__missing__")) {
      Arguments Args;
      Args.Positional.push_back(Key);
      Condition Now = Pc;
      return *callSpecial(F, D, "__missing__", Args, At, Now);
    }
    if (Heap.at(D).Open || (isSymbol(keyOf(Key)) && !IsGet))
      return unknownItem(D, Key);
    return Undefined;
  };
  Cases Out(Values, Pc);
  auto look = [&](Condition When, Datum Asked) {
    Datum K = keyOf(Asked);
    Value V;
    if (Value *Known = Heap.item(Heap.at(D), K)) {
      V = Values.restrict(*Known, When);
    } else if ((isSymbol(K) || Values.kind(K) == DatumKind::Tuple) &&
               !Heap.at(D).Items.empty()) {
      // An unknown key may be any of the known ones.
      V = missing();
      for (auto &[Other, Item] : Heap.at(D).Items) {
        Condition Same = equal(Other, K);
        if (!Conditions.disjoint(Same, When))
          V = Values.ite(Same, Item, V);
      }
      V = Values.restrict(V, When);
    } else {
      V = missing();
    }
    Out.add(When, V);
  };
  if (Heap.item(Heap.at(D), keyOf(Key)))
    look(Pc, keyOf(Key));
  else
    Values.forEach(Key, Pc, look);
  return Out.value();
}

void Interpreter::setUnderKey(Frame &F, Datum Dict, Datum Key, Value V, Site At,
                              Condition Pc) {
  if (Value Module = get(Dict, "<module>"); !Module.is(Undefined)) {
    if (auto Name = asString(Value(Key)))
      setAttr(F, Module, name(*Name), V, At, Pc);
    else if (isSymbol(Key))
      setByParamName(F, Module.datum(), Key, V, At, Pc);
  }
  // An unknown key may be that of an item which is there. Followed for settings
  // only: what a dict of objects would become is beyond all bounds.
  auto isSetting = [&](const std::pair<Datum, Value> &Item) {
    return Item.second.isSingle() && Values.isConstant(Item.second.datum());
  };
  auto &Items = Heap.at(Dict).Items;
  if (isSymbol(Key) && llvm::all_of(Items, isSetting))
    for (auto &[Known, Item] : Items)
      Item = Values.ite(Conditions.conj(Pc, equal(Known, Key)), V, Item);
  Heap.setItem(Heap.at(Dict), Key, V, Pc);
  mirrorItem(Dict, Key, V, Pc);
}

void Interpreter::mirrorItem(Datum Dict, Datum Key, Value V, Condition Pc) {
  Value Owner = get(Dict, "<attributes of>");
  if (Owner.is(Undefined) || Values.kind(Key) != DatumKind::String)
    return;
  if (V.is(Undefined))
    Heap.setField(Heap.at(Owner.datum()), Values.name(Key), V, Pc);
  else
    setUnregistered(Owner.datum(), Values.name(Key), V, Pc);
}

void Interpreter::setItem(Frame &F, Value Object, Value Key, Value V, Site At,
                          Condition &Pc) {
  Values.forEach(Object, Pc, [&](Condition When, Datum D) {
    if (!Heap.isObject(D))
      return;
    Value New = Values.restrict(V, When);
    if (hasSpecial(D, "__setitem__")) {
      Arguments Args;
      Args.Positional.push_back(Key);
      Args.Positional.push_back(New);
      callSpecial(F, D, "__setitem__", Args, At, When);
      return;
    }
    switch (Heap.at(D).Kind) {
    case ObjectKind::Dict:
      setDictItem(F, D, Key, New, At, When);
      return;
    case ObjectKind::List:
      setListItem(F, D, Key, New, At, When);
      return;
    case ObjectKind::Tensor:
      Values.forEach(New, When, [&](Condition Both, Datum Source) {
        record(EventKind::Write, F, At, Both, D, Source);
      });
      return;
    default:
      return;
    }
  });
}

void Interpreter::setDictItem(Frame &F, Datum D, Value Key, Value V, Site At,
                              Condition Pc) {
  if (!Key.isSingle() && !Heap.item(Heap.at(D), keyOf(Key)) &&
      llvm::all_of(Values.alternatives(Key), [&](const Alternative &A) {
        return Values.isConstant(A.What) || Heap.isObject(A.What);
      }))
    // Each object is a key of its own.
    Values.forEach(Key, Pc, [&](Condition Which, Datum K) {
      Heap.setItem(Heap.at(D), keyOf(K), Values.restrict(V, Which), Which);
    });
  else
    setUnderKey(F, D, keyOf(Key), V, At, Pc);
  Heap.at(D).Open |= InGenericLoop && isSymbol(keyOf(Key));
}

void Interpreter::setListItem(Frame &F, Datum D, Value Key, Value V, Site At,
                              Condition Pc) {
  Object &O = Heap.at(D);
  bool IsWhole = Pc == O.Born || Pc.isAlways();
  if (isSlice(Key)) {
    llvm::SmallVector<Value, 8> New;
    bool Complete = elements(F, V, At, Pc, New);
    exhaust(V, Pc);
    auto Numbers = sliceNumbers(Key, Heap.at(D).Elements.size());
    std::vector<Value> &Old = Heap.at(D).Elements;
    bool IsRange = Numbers && Values.elements(Key.datum())[3].is(None);
    if (IsWhole && IsRange && !Heap.at(D).Open) {
      auto From = asInt(Values.elements(Key.datum())[1]);
      int64_t Start = !Numbers->empty() ? Numbers->front()
                      : !From           ? 0
                      : *From < 0 ? std::max<int64_t>(0, *From + Old.size())
                                  : std::min<int64_t>(*From, Old.size());
      Old.erase(Old.begin() + Start, Old.begin() + Start + Numbers->size());
      Old.insert(Old.begin() + Start, New.begin(), New.end());
      Heap.at(D).Open = !Complete;
    } else if (IsWhole && Numbers && Numbers->size() == New.size()) {
      for (auto [N, Element] : llvm::zip(*Numbers, New))
        Old[N] = Element;
    } else {
      // Which ones go nobody knows; these are there now.
      for (Value Element : New)
        Heap.append(Heap.at(D), Element, Pc);
      Heap.at(D).Open = true;
    }
    return;
  }
  auto Index = asInt(Key);
  if (Index && *Index < 0)
    *Index += O.Elements.size();
  if (Index && *Index >= 0 && *Index < int64_t(O.Elements.size()) && !O.Open) {
    O.Elements[*Index] = Values.ite(Pc, V, O.Elements[*Index]);
    return;
  }
  // Somewhere: each element may be the one.
  for (size_t N = 0; N < O.Elements.size(); ++N) {
    Condition Which =
        Conditions.conj(Pc, test("==", keyOf(Key), Values.integer(N)));
    O.Elements[N] = O.Elements.size() == 1
                        ? Values.ite(Pc, V, O.Elements[N])
                        : Values.ite(Which, V, O.Elements[N]);
  }
  if (O.Elements.empty()) {
    Heap.append(O, V, Pc);
    O.Open = true;
  }
}

void Interpreter::deleteItem(Frame &F, Value Object, Value Key, Site At,
                             Condition &Pc) {
  Values.forEach(Object, Pc, [&](Condition When, Datum D) {
    Arguments Args;
    Args.Positional.push_back(Key);
    if (Heap.isObject(D) && !callSpecial(F, D, "__delitem__", Args, At, When))
      deleteContainerItem(D, Key, When);
  });
}

void Interpreter::deleteContainerItem(Datum D, Value Key, Condition Pc) {
  Object &O = Heap.at(D);
  if (O.Kind == ObjectKind::Dict) {
    if (Value *Item = Heap.item(O, keyOf(Key)))
      *Item = Values.ite(Pc, Undefined, *Item);
    mirrorItem(D, keyOf(Key), Undefined, Pc);
    return;
  }
  if (O.Kind != ObjectKind::List || O.Open)
    return;
  llvm::SmallVector<int64_t, 8> Gone;
  int64_t Size = O.Elements.size();
  if (isSlice(Key)) {
    auto Numbers = sliceNumbers(Key, Size);
    if (Numbers)
      Gone = *Numbers;
    else
      O.Open = true;
  } else if (auto Index = asInt(Key)) {
    int64_t N = *Index < 0 ? *Index + Size : *Index;
    if (N >= 0 && N < Size)
      Gone.push_back(N);
  } else {
    O.Open = true; // some element is gone: no index is certain any more
  }
  llvm::sort(Gone, std::greater<>());
  for (int64_t N : Gone)
    if (Pc == O.Born || Pc.isAlways())
      O.Elements.erase(O.Elements.begin() + N);
    else
      O.Elements[N] = Values.ite(Pc, Undefined, O.Elements[N]);
}

Value Interpreter::ownMethod(Datum D, llvm::StringRef Name) {
  if (!Heap.is(D, ObjectKind::Dict) && !Heap.is(D, ObjectKind::List) &&
      !Heap.is(D, ObjectKind::Set))
    return Undefined;
  return classAttr(Heap.at(D).Class, name(Name));
}

bool Interpreter::isSlice(Value Key) {
  return Key.isSingle() && Values.kind(Key.datum()) == DatumKind::Tuple &&
         Values.elements(Key.datum()).size() == 4 &&
         Values.elements(Key.datum())[0] == Value(str("<slice>"));
}

std::optional<llvm::SmallVector<int64_t, 8>>
Interpreter::sliceNumbers(Value Slice, int64_t Size) {
  auto Bounds = Values.elements(Slice.datum());
  auto Step = Bounds[3].is(None) ? std::optional<int64_t>(1) : asInt(Bounds[3]);
  if (Step)
    Step = std::clamp(*Step, -Size - 1, Size + 1);
  // What a bound is clamped to, in the direction of the step.
  bool IsForward = !Step || *Step > 0;
  int64_t Least = IsForward ? 0 : -1, Most = IsForward ? Size : Size - 1;
  auto bound = [&](Value V, int64_t Default) -> std::optional<int64_t> {
    if (V.is(None))
      return Default;
    auto I = asInt(V);
    if (!I)
      return std::nullopt;
    return std::clamp(*I < 0 ? *I + Size : *I, Least, Most);
  };
  auto From = bound(Bounds[1], IsForward ? Least : Most);
  auto To = bound(Bounds[2], IsForward ? Most : Least);
  if (!From || !To || !Step || *Step == 0)
    return std::nullopt;
  llvm::SmallVector<int64_t, 8> Out;
  for (int64_t I = *From; IsForward ? I < *To : I > *To; I += *Step)
    Out.push_back(I);
  return Out;
}

} // namespace custody::flow
