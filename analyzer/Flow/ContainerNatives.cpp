//===- ContainerNatives.cpp - Methods of list, dict and set ---------------===//

#include "Natives.h"

namespace custody::flow {

namespace {

bool isA(Interpreter &In, Datum D, ObjectKind K) { return In.Heap.is(D, K); }

Value listAppend(Interpreter &In, Invocation &I) {
  if (!In.Heap.isObject(I.Receiver))
    return None;
  In.Heap.append(In.Heap.at(I.Receiver), I.arg(0), I.Pc);
  In.Heap.at(I.Receiver).Open |= In.InGenericLoop;
  return None;
}

Value listExtend(Interpreter &In, Invocation &I) {
  llvm::SmallVector<Value, 8> More;
  bool Complete = In.elements(I.Caller, I.arg(0), I.At, I.Pc, More);
  In.exhaust(I.arg(0), I.Pc);
  for (Value V : More)
    In.Heap.append(In.Heap.at(I.Receiver), V, I.Pc);
  In.Heap.at(I.Receiver).Open |= !Complete || In.InGenericLoop;
  return None;
}

Value listInsert(Interpreter &In, Invocation &I) {
  Object &L = In.Heap.at(I.Receiver);
  Value New = In.Values.ite(I.Pc == L.Born ? Condition::always() : I.Pc,
                            I.arg(1), Undefined);
  auto At = In.asInt(I.arg(0));
  size_t Where = At && *At >= 0 ? std::min<size_t>(*At, L.Elements.size())
                                : L.Elements.size();
  L.Elements.insert(L.Elements.begin() + Where, New);
  L.Open |= In.InGenericLoop;
  return None;
}

Value listPop(Interpreter &In, Invocation &I) {
  Object &L = In.Heap.at(I.Receiver);
  Value Index = I.size() ? I.arg(0) : Value(In.Values.integer(-1));
  Value Out = In.sequenceItem(I.Caller, I.Receiver, Index, I.At, I.Pc);
  auto N = In.asInt(Index);
  if (N && !L.Open && !L.Elements.empty() && I.Pc == L.Born) {
    int64_t At = *N < 0 ? *N + int64_t(L.Elements.size()) : *N;
    if (At >= 0 && At < int64_t(L.Elements.size()))
      L.Elements.erase(L.Elements.begin() + At);
  }
  return Out;
}

Value listAppendleft(Interpreter &In, Invocation &I) {
  I.Args.Positional.insert(I.Args.Positional.begin(), In.Values.integer(0));
  return listInsert(In, I);
}

Value listPopleft(Interpreter &In, Invocation &I) {
  I.Args.Positional.assign(1, In.Values.integer(0));
  return listPop(In, I);
}

Value listCopy(Interpreter &In, Invocation &I) {
  const Object &L = In.Heap.at(I.Receiver);
  return In.makeList(L.Elements, I, L.Open);
}

Value listClear(Interpreter &In, Invocation &I) {
  Object &L = In.Heap.at(I.Receiver);
  for (Value &V : L.Elements)
    V = In.Values.ite(I.Pc == L.Born ? Condition::always() : I.Pc, Undefined,
                      V);
  if (I.Pc == L.Born)
    L.Elements.clear();
  return None;
}

Value listRemove(Interpreter &In, Invocation &I) {
  for (Value &V : In.Heap.at(I.Receiver).Elements)
    if (V == I.arg(0)) {
      V = In.Values.ite(I.Pc, Undefined, V);
      break;
    }
  return None;
}

Value listIndex(Interpreter &In, Invocation &I) {
  Object &L = In.Heap.at(I.Receiver);
  for (size_t N = 0; N < L.Elements.size(); ++N)
    if (L.Elements[N] == I.arg(0))
      return In.Values.integer(N);
  Value Out = opaqueResult(In, I, "list.index");
  In.symbol(Out.datum()).NonNegative = true;
  return Out;
}

// dict ---------------------------------------------------------------------

Value dictGet(Interpreter &In, Invocation &I) {
  Datum D = I.Receiver;
  Value Default = I.size() > 1 ? I.arg(1) : Value(None);
  if (!isA(In, D, ObjectKind::Dict))
    return Default;
  Value Factory = In.get(D, "<factory>");
  if (!Factory.is(Undefined) &&
      !In.Heap.item(In.Heap.at(D), In.keyOf(I.arg(0))))
    return Default; // get does not call the factory
  Value V = In.dictItem(I.Caller, D, I.arg(0), I.At, I.Pc, /*IsGet=*/true);
  return In.Values.orElse(V, Default, I.Pc);
}

Value dictItems(Interpreter &In, Invocation &I, int Part) {
  Object &D = In.Heap.at(I.Receiver);
  llvm::SmallVector<Value, 8> Out;
  for (auto &[Key, Item] : D.Items) {
    Value K = Key;
    // A choice that was stored as one key comes back as the choice.
    if (In.Values.kind(Key) == DatumKind::Tuple)
      if (auto E = In.Values.elements(Key);
          E.size() == 2 && E[0] == Value(In.str("<choice>")))
        K = E[1];
    Condition Absent = In.Values.missing(Item, Condition::always());
    Value Row = Part == 0   ? K
                : Part == 1 ? Item
                            : Value(In.Values.tuple({K, Item}));
    Out.push_back(In.Values.ite(Absent, Undefined, Row));
  }
  bool Open = D.Open;
  if (Open && Out.empty()) {
    Value Key = In.unknownElement(I.Receiver, "key");
    Value Item = In.unknownElement(I.Receiver, "value");
    Out.push_back(Part == 0   ? Key
                  : Part == 1 ? Item
                              : Value(In.Values.tuple({Key, Item})));
  }
  return In.makeList(Out, I, Open);
}
Value dictKeys(Interpreter &In, Invocation &I) { return dictItems(In, I, 0); }
Value dictValues(Interpreter &In, Invocation &I) { return dictItems(In, I, 1); }
Value dictPairs(Interpreter &In, Invocation &I) { return dictItems(In, I, 2); }

/// Stores into a dict that stands for the attributes of an object, too.
void store(Interpreter &In, Invocation &I, Value Key, Value Item,
           Condition Pc) {
  In.setUnderKey(I.Caller, I.Receiver, In.keyOf(Key), Item, I.At, Pc);
}

Value dictUpdate(Interpreter &In, Invocation &I) {
  Datum D = I.Receiver;
  bool StandsForObject = !In.get(D, "<attributes of>").is(Undefined) ||
                         !In.get(D, "<module>").is(Undefined);
  for (Value From : I.Args.Positional)
    In.Values.forEach(From, I.Pc, [&](Condition When, Datum Source) {
      if (isA(In, Source, ObjectKind::Dict)) {
        if (StandsForObject)
          for (auto [Key, Item] : std::vector(In.Heap.at(Source).Items))
            store(In, I, Key, Item, In.Values.present(Item, When));
        else
          In.mergeDict(D, Source, When);
        return;
      }
      if (In.isSymbol(Source)) {
        In.Heap.at(D).Open = true;
        return;
      }
      llvm::SmallVector<Value, 8> Pairs;
      In.Heap.at(D).Open |= !In.elements(I.Caller, Source, I.At, When, Pairs);
      In.exhaust(Source, When);
      for (Value P : Pairs)
        In.Values.forEach(P, When, [&](Condition Each, Datum Pair) {
          if (In.Values.kind(Pair) == DatumKind::Tuple &&
              In.Values.elements(Pair).size() == 2) {
            Value Key = In.Values.elements(Pair)[0];
            Value Item = In.Values.elements(Pair)[1];
            store(In, I, Key, Item, Each);
          } else if (Pair != Undefined) {
            In.Heap.at(D).Open = true;
          }
        });
    });
  for (auto &[Name, V] : I.Args.Keywords)
    store(In, I, Value(In.Values.string(Name)), V, In.Values.present(V, I.Pc));
  In.Heap.at(D).Open |= I.Args.MoreKeywords;
  return None;
}

Value dictPop(Interpreter &In, Invocation &I) {
  Value Out = dictGet(In, I);
  In.deleteContainerItem(I.Receiver, I.arg(0), I.Pc);
  return Out;
}

Value dictPopitem(Interpreter &In, Invocation &I) {
  Object &D = In.Heap.at(I.Receiver);
  if (D.Open || D.Items.empty() ||
      !In.Values.missing(D.Items.back().second, I.Pc).isNever())
    return opaqueResult(In, I, "dict.popitem");
  auto [Key, Item] = D.Items.back();
  In.deleteContainerItem(I.Receiver, Key, I.Pc);
  return In.Values.tuple({Key, In.Values.restrict(Item, I.Pc)});
}

// What a class derived from a container calls of its base.

Value containerGetitem(Interpreter &In, Invocation &I) {
  if (!isA(In, I.Receiver, ObjectKind::Dict))
    return In.sequenceItem(I.Caller, I.Receiver, I.arg(0), I.At, I.Pc);
  Value V = In.dictItem(I.Caller, I.Receiver, I.arg(0), I.At, I.Pc);
  I.Pc = In.raiseMissing(I.Caller, V, "KeyError", I.At, I.Pc);
  return V;
}

Value containerSetitem(Interpreter &In, Invocation &I) {
  if (isA(In, I.Receiver, ObjectKind::Dict))
    In.setDictItem(I.Caller, I.Receiver, I.arg(0), I.arg(1), I.At, I.Pc);
  else if (isA(In, I.Receiver, ObjectKind::List))
    In.setListItem(I.Caller, I.Receiver, I.arg(0), I.arg(1), I.At, I.Pc);
  return None;
}

Value containerDelitem(Interpreter &In, Invocation &I) {
  if (In.Heap.isObject(I.Receiver))
    In.deleteContainerItem(I.Receiver, I.arg(0), I.Pc);
  return None;
}

/// The keys or elements, by the container itself.
Value containerIter(Interpreter &In, Invocation &I) {
  if (isA(In, I.Receiver, ObjectKind::Dict))
    return In.makeIterator(dictItems(In, I, 0), I);
  return In.makeIterator(listCopy(In, I), I);
}

Value containerContains(Interpreter &In, Invocation &I) {
  // Asked of a copy, which has no methods of its own.
  Value Plain = isA(In, I.Receiver, ObjectKind::Dict) ? dictItems(In, I, 0)
                                                      : listCopy(In, I);
  Condition Out;
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition When, Datum D) {
    Out = In.Conditions.disj(
        Out, In.Conditions.conj(
                 When, In.contains(I.Caller, Plain.datum(), D, I.At, When)));
  });
  return In.Values.fromCondition(Out, I.Pc);
}

Value dictSetdefault(Interpreter &In, Invocation &I) {
  Datum D = I.Receiver;
  Datum Key = In.keyOf(I.arg(0));
  Value Default = I.size() > 1 ? I.arg(1) : Value(None);
  Condition Missing = I.Pc;
  if (Value *Known = In.Heap.item(In.Heap.at(D), Key))
    Missing = In.Values.missing(*Known, I.Pc);
  if (!Missing.isNever())
    In.Heap.setItem(In.Heap.at(D), Key, Default, Missing);
  return In.Values.restrict(*In.Heap.item(In.Heap.at(D), Key), I.Pc);
}

Value dictMoveToEnd(Interpreter &, Invocation &) { return None; }

/// The list, if what is done to it is done to all its versions.
Object *wholeList(Interpreter &In, Invocation &I) {
  Object &L = In.Heap.at(I.Receiver);
  return L.Open || !(I.Pc == L.Born || I.Pc.isAlways()) ? nullptr : &L;
}

Value listSort(Interpreter &In, Invocation &I) {
  llvm::SmallVector<Value, 8> Sorted(
      llvm::ArrayRef(In.Heap.at(I.Receiver).Elements));
  sortElements(In, I, Sorted, /*Complete=*/wholeList(In, I) != nullptr);
  if (Object *L = wholeList(In, I))
    L->Elements.assign(Sorted.begin(), Sorted.end());
  return None;
}

Value listReverse(Interpreter &In, Invocation &I) {
  if (Object *L = wholeList(In, I))
    std::reverse(L->Elements.begin(), L->Elements.end());
  return None;
}

Value dictCopy(Interpreter &In, Invocation &I) {
  Datum Copy = In.make(ObjectKind::Dict, In.Heap.at(I.Receiver).Class, I);
  In.Heap.at(Copy).Items = In.Heap.at(I.Receiver).Items;
  In.Heap.at(Copy).Open = In.Heap.at(I.Receiver).Open;
  return Copy;
}

Value dictClear(Interpreter &In, Invocation &I) {
  Object &D = In.Heap.at(I.Receiver);
  for (auto &[K, V] : D.Items)
    V = In.Values.ite(I.Pc, Undefined, V);
  return None;
}

constexpr NativeEntry Entries[] = {
    {"builtins.list.__init__", listExtend},
    {"builtins.list.append", listAppend},
    {"builtins.list.extend", listExtend},
    {"builtins.list.insert", listInsert},
    {"builtins.list.pop", listPop},
    {"builtins.list.appendleft", listAppendleft},
    {"builtins.list.popleft", listPopleft},
    {"builtins.list.copy", listCopy},
    {"builtins.list.__getitem__", containerGetitem},
    {"builtins.list.__setitem__", containerSetitem},
    {"builtins.list.__delitem__", containerDelitem},
    {"builtins.list.__iter__", containerIter},
    {"builtins.list.__contains__", containerContains},
    {"builtins.dict.__getitem__", containerGetitem},
    {"builtins.dict.__setitem__", containerSetitem},
    {"builtins.dict.__delitem__", containerDelitem},
    {"builtins.dict.__iter__", containerIter},
    {"builtins.dict.__contains__", containerContains},
    {"builtins.dict.popitem", dictPopitem},
    {"builtins.dict.move_to_end", dictMoveToEnd},
    {"builtins.list.clear", listClear},
    {"builtins.list.remove", listRemove},
    {"builtins.list.index", listIndex},
    {"builtins.list.sort", listSort},
    {"builtins.list.reverse", listReverse},
    {"builtins.set.discard", listRemove},
    {"builtins.set.remove", listRemove},
    {"builtins.set.pop", listPop},
    {"builtins.set.clear", listClear},
    {"builtins.dict.__init__", dictUpdate},
    {"builtins.dict.get", dictGet},
    {"builtins.dict.keys", dictKeys},
    {"builtins.dict.values", dictValues},
    {"builtins.dict.items", dictPairs},
    {"builtins.dict.update", dictUpdate},
    {"builtins.dict.pop", dictPop},
    {"builtins.dict.setdefault", dictSetdefault},
    {"builtins.dict.copy", dictCopy},
    {"builtins.dict.clear", dictClear},
};

} // namespace

llvm::ArrayRef<NativeEntry> containerNatives() { return Entries; }

} // namespace custody::flow
