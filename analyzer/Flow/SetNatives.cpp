//===- SetNatives.cpp - Methods of set ------------------------------------===//
//
// Which elements two sets share is decided element by element: one that may be
// in the other set is there under that condition.
//
//===----------------------------------------------------------------------===//

#include "Natives.h"

namespace custody::flow {

namespace {

void addOnce(Interpreter &In, Datum Set, Value V, Condition Pc) {
  Object &S = In.Heap.at(Set);
  if (!V.is(Undefined) && !llvm::is_contained(S.Elements, V))
    In.Heap.append(S, V, Pc);
}

void addAll(Interpreter &In, Invocation &I, Datum Set, Value From) {
  bool Complete;
  for (Value V : elementsOf(In, I, From, Complete))
    addOnce(In, Set, V, I.Pc);
  In.Heap.at(Set).Open |= !Complete || In.InGenericLoop;
}

Datum newSet(Interpreter &In, Invocation &I) {
  Datum Out = In.make(ObjectKind::Set, In.external("builtins.set"), I);
  return Out;
}

/// When \p Element is one of \p Container.
Condition isIn(Interpreter &In, Invocation &I, Value Element, Value Container) {
  Condition Out;
  In.Values.forEach(Element, I.Pc, [&](Condition Each, Datum E) {
    if (E == Undefined)
      return;
    In.Values.forEach(Container, Each, [&](Condition When, Datum C) {
      Out = In.Conditions.disj(
          Out,
          In.Conditions.conj(When, In.contains(I.Caller, C, E, I.At, When)));
    });
  });
  return Out;
}

/// The elements of \p From that are (\p Inside) or are not in \p Other.
llvm::SmallVector<Value, 8> select(Interpreter &In, Invocation &I,
                                   llvm::ArrayRef<Value> From, Value Other,
                                   bool Inside) {
  llvm::SmallVector<Value, 8> Out;
  for (Value V : From) {
    Condition There = In.Values.present(V, I.Pc);
    Condition Both = In.Conditions.conj(There, isIn(In, I, V, Other));
    Condition Kept = Inside ? Both : In.Conditions.minus(There, Both);
    if (!Kept.isNever())
      Out.push_back(Kept == I.Pc ? V : In.Values.ite(Kept, V, Undefined));
  }
  return Out;
}

/// The argument, as something that can be asked several times.
Value other(Interpreter &In, Invocation &I, Value V) {
  if (!V.isSingle() || !In.Heap.is(V.datum(), ObjectKind::Generator))
    return V;
  bool Complete;
  auto All = elementsOf(In, I, V, Complete);
  return In.makeList(All, I, !Complete);
}

llvm::SmallVector<Value, 8> selected(Interpreter &In, Invocation &I,
                                     bool Inside) {
  llvm::SmallVector<Value, 8> Left;
  In.elements(I.Caller, I.Receiver, I.At, I.Pc, Left);
  for (Value V : I.Args.Positional)
    Left = select(In, I, Left, other(In, I, V), Inside);
  return Left;
}

Value added(Interpreter &In, Invocation &I) {
  addOnce(In, I.Receiver, I.arg(0), I.Pc);
  In.Heap.at(I.Receiver).Open |= In.InGenericLoop;
  return None;
}

Value update(Interpreter &In, Invocation &I) {
  for (Value V : I.Args.Positional)
    addAll(In, I, I.Receiver, V);
  return None;
}

Value unite(Interpreter &In, Invocation &I) {
  Datum Out = newSet(In, I);
  addAll(In, I, Out, I.Receiver);
  for (Value V : I.Args.Positional)
    addAll(In, I, Out, V);
  return Out;
}

Value chosen(Interpreter &In, Invocation &I, bool Inside) {
  Datum Out = newSet(In, I);
  for (Value V : selected(In, I, Inside))
    addOnce(In, Out, V, I.Pc);
  In.Heap.at(Out).Open = In.Heap.at(I.Receiver).Open;
  return Out;
}
Value intersection(Interpreter &In, Invocation &I) {
  return chosen(In, I, true);
}
Value difference(Interpreter &In, Invocation &I) {
  return chosen(In, I, false);
}

Value keepOnly(Interpreter &In, Invocation &I, bool Inside) {
  auto Kept = selected(In, I, Inside);
  Object &S = In.Heap.at(I.Receiver);
  if (I.Pc == S.Born || I.Pc.isAlways()) {
    S.Elements.assign(Kept.begin(), Kept.end());
    return None;
  }
  for (Value &V : S.Elements) {
    Value Stays = Undefined;
    for (Value K : Kept)
      if (K == V || In.Values.restrict(K, In.Values.present(K, I.Pc)) == V)
        Stays = K;
    V = In.Values.ite(I.Pc, Stays, V);
  }
  return None;
}
Value intersectionUpdate(Interpreter &In, Invocation &I) {
  return keepOnly(In, I, true);
}
Value differenceUpdate(Interpreter &In, Invocation &I) {
  return keepOnly(In, I, false);
}

Value symmetricDifference(Interpreter &In, Invocation &I) {
  Value Right = other(In, I, I.arg(0));
  Datum Out = newSet(In, I);
  llvm::SmallVector<Value, 8> Mine, Theirs;
  bool Complete = In.elements(I.Caller, I.Receiver, I.At, I.Pc, Mine);
  Complete &= In.elements(I.Caller, Right, I.At, I.Pc, Theirs);
  for (Value V : select(In, I, Mine, Right, false))
    addOnce(In, Out, V, I.Pc);
  for (Value V : select(In, I, Theirs, I.Receiver, false))
    addOnce(In, Out, V, I.Pc);
  In.Heap.at(Out).Open = !Complete;
  return Out;
}

Value symmetricDifferenceUpdate(Interpreter &In, Invocation &I) {
  Value New = symmetricDifference(In, I);
  Object &S = In.Heap.at(I.Receiver);
  S.Elements = In.Heap.at(New.datum()).Elements;
  S.Open |= In.Heap.at(New.datum()).Open;
  return None;
}

/// Whether all elements of \p Part are in \p Whole.
Value allIn(Interpreter &In, Invocation &I, Value Part, Value Whole) {
  llvm::SmallVector<Value, 8> Elements;
  if (!In.elements(I.Caller, Part, I.At, I.Pc, Elements))
    return opaqueResult(In, I, "set.issubset");
  Condition Out = I.Pc;
  for (Value V : Elements)
    Out = In.Conditions.conj(Out, In.Conditions.disj(In.Values.missing(V, I.Pc),
                                                     isIn(In, I, V, Whole)));
  return In.Values.fromCondition(Out, I.Pc);
}
Value isSubset(Interpreter &In, Invocation &I) {
  return allIn(In, I, I.Receiver, other(In, I, I.arg(0)));
}
Value isSuperset(Interpreter &In, Invocation &I) {
  return allIn(In, I, other(In, I, I.arg(0)), I.Receiver);
}

Value isDisjoint(Interpreter &In, Invocation &I) {
  llvm::SmallVector<Value, 8> Elements;
  if (!In.elements(I.Caller, I.Receiver, I.At, I.Pc, Elements))
    return opaqueResult(In, I, "set.isdisjoint");
  Condition Meet;
  Value Right = other(In, I, I.arg(0));
  for (Value V : Elements)
    Meet = In.Conditions.disj(Meet, isIn(In, I, V, Right));
  return In.Values.fromCondition(In.Conditions.minus(I.Pc, Meet), I.Pc);
}

constexpr NativeEntry Entries[] = {
    {"builtins.set.__init__", update},
    {"builtins.set.add", added},
    {"builtins.set.update", update},
    {"builtins.set.union", unite},
    {"builtins.set.copy", unite},
    {"builtins.set.intersection", intersection},
    {"builtins.set.difference", difference},
    {"builtins.set.symmetric_difference", symmetricDifference},
    {"builtins.set.intersection_update", intersectionUpdate},
    {"builtins.set.difference_update", differenceUpdate},
    {"builtins.set.symmetric_difference_update", symmetricDifferenceUpdate},
    {"builtins.set.union_update", update},
    {"builtins.set.issubset", isSubset},
    {"builtins.set.issuperset", isSuperset},
    {"builtins.set.isdisjoint", isDisjoint},
};

} // namespace

llvm::ArrayRef<NativeEntry> setNatives() { return Entries; }

} // namespace custody::flow
