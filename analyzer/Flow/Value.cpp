//===- Value.cpp - Guarded values -----------------------------------------===//

#include "custody/Flow/Value.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

#include <bit>

namespace custody::flow {

ValueTable::ValueTable(ConditionTable &Conditions) : Conditions(Conditions) {
  for (DatumKind K : {DatumKind::Undefined, DatumKind::None, DatumKind::False,
                      DatumKind::True, DatumKind::Ellipsis})
    Data.push_back({K, 0});
}

Datum ValueTable::intern(DatumKind Kind, int64_t Payload) {
  auto Key = std::make_pair(static_cast<uint64_t>(Payload),
                            static_cast<uint32_t>(Kind));
  auto [It, Inserted] = DataIndex.try_emplace(Key, Data.size());
  if (Inserted)
    Data.push_back({Kind, Payload});
  return Datum{It->second};
}

Datum ValueTable::floating(double F) {
  return intern(DatumKind::Float, std::bit_cast<int64_t>(F));
}

double ValueTable::number(Datum D) const {
  switch (kind(D)) {
  case DatumKind::Int:
    return static_cast<double>(payload(D));
  case DatumKind::Float:
    return std::bit_cast<double>(payload(D));
  default:
    return D == True ? 1 : 0;
  }
}

Datum ValueTable::method(Datum Receiver, Datum Callee) {
  return intern(
      DatumKind::Method,
      static_cast<int64_t>(uint64_t(idx(Receiver)) << 32 | idx(Callee)));
}

Datum ValueTable::tuple(llvm::ArrayRef<Value> Elements) {
  llvm::hash_code Hash = llvm::hash_value(Elements.size());
  for (Value V : Elements)
    Hash = llvm::hash_combine(Hash, V.raw());
  auto &Bucket = TupleIndex[static_cast<uint64_t>(Hash) >> 2];
  for (uint32_t I : Bucket)
    if (llvm::ArrayRef<Value>(Tuples[I]) == Elements)
      return intern(DatumKind::Tuple, I);
  Bucket.push_back(Tuples.size());
  Tuples.emplace_back(Elements.begin(), Elements.end());
  return intern(DatumKind::Tuple, Tuples.size() - 1);
}

namespace {
/// A value with more alternatives keeps objects, functions and classes apart
/// and says of all else that it is something.
constexpr size_t MostAlternatives = 16;
} // namespace

void ValueTable::widen(llvm::SmallVectorImpl<Alternative> &Entries) {
  Condition Rest;
  size_t Kept = 0;
  for (const Alternative &E : Entries) {
    DatumKind K = kind(E.What);
    bool IsKept = (K == DatumKind::Undefined || K == DatumKind::None ||
                   K == DatumKind::Function || K == DatumKind::Method ||
                   K == DatumKind::Object) &&
                  Kept < MostAlternatives;
    if (IsKept)
      Entries[Kept++] = E;
    else
      Rest = Conditions.disj(Rest, E.When);
  }
  Entries.truncate(Kept);
  if (!Rest.isNever())
    Entries.push_back({Rest, widened()});
  llvm::sort(Entries, [](const Alternative &A, const Alternative &B) {
    return A.What < B.What;
  });
}

Value ValueTable::makeChoice(llvm::SmallVectorImpl<Alternative> &Entries) {
  llvm::sort(Entries, [](const Alternative &A, const Alternative &B) {
    return A.What < B.What;
  });
  size_t Out = 0;
  for (const Alternative &E : Entries) {
    if (E.When.isNever())
      continue;
    if (Out && Entries[Out - 1].What == E.What)
      Entries[Out - 1].When = Conditions.disj(Entries[Out - 1].When, E.When);
    else
      Entries[Out++] = E;
  }
  Entries.truncate(Out);
  if (Entries.size() > MostAlternatives)
    widen(Entries);
  if (Entries.empty())
    return Undefined;
  if (Entries.size() == 1)
    return Entries.front().What;

  llvm::hash_code Hash = llvm::hash_value(Entries.size());
  for (const Alternative &E : Entries)
    Hash = llvm::hash_combine(Hash, idx(E.What), E.When.index());
  auto &Bucket = ChoiceIndex[static_cast<uint64_t>(Hash) >> 2];
  for (uint32_t I : Bucket)
    if (llvm::equal(Choices[I], Entries,
                    [](const Alternative &A, const Alternative &B) {
                      return A.What == B.What && A.When == B.When;
                    }))
      return Value::choice(I);
  Bucket.push_back(Choices.size());
  Choices.emplace_back(Entries.begin(), Entries.end());
  return Value::choice(Choices.size() - 1);
}

llvm::SmallVector<Alternative, 4> ValueTable::alternatives(Value V) const {
  if (V.isSingle())
    return {{Condition::always(), V.datum()}};
  const auto &C = Choices[V.raw() & ~Value::ChoiceBit];
  return {C.begin(), C.end()};
}

Value ValueTable::ite(Condition C, Value Then, Value Else) {
  if (C.isAlways() || Then == Else)
    return Then;
  if (C.isNever())
    return Else;
  llvm::SmallVector<Alternative, 8> Entries;
  for (const Alternative &A : alternatives(Then))
    Entries.push_back({Conditions.conj(C, A.When), A.What});
  if (Else.isSingle())
    Entries.push_back({Conditions.negate(C), Else.datum()});
  else
    for (const Alternative &A : alternatives(Else))
      Entries.push_back({Conditions.minus(A.When, C), A.What});
  return makeChoice(Entries);
}

Value ValueTable::restrict(Value V, Condition Pc) {
  if (V.isSingle())
    return V;
  llvm::SmallVector<Alternative, 8> Entries;
  bool Dropped = false;
  for (const Alternative &A : alternatives(V)) {
    if (Conditions.disjoint(A.When, Pc))
      Dropped = true;
    else
      Entries.push_back(A);
  }
  return Dropped ? makeChoice(Entries) : V;
}

void ValueTable::forEach(Value V, Condition Pc,
                         llvm::function_ref<void(Condition, Datum)> Visit) {
  if (V.isSingle()) {
    if (!Pc.isNever())
      Visit(Pc, V.datum());
    return;
  }
  for (const Alternative &A : alternatives(V)) {
    Condition When = Conditions.conj(A.When, Pc);
    if (!When.isNever())
      Visit(When, A.What);
  }
}

Value ValueTable::map(Value V, Condition Pc,
                      llvm::function_ref<Value(Condition, Datum)> Each) {
  Cases Out(*this, Pc);
  forEach(V, Pc,
          [&](Condition When, Datum D) { Out.add(When, Each(When, D)); });
  return Out.value();
}

Condition ValueTable::whenIs(Value V, Condition Pc, Datum D) {
  if (V.isSingle())
    return V.is(D) ? Pc : Condition::never();
  for (const Alternative &A : alternatives(V))
    if (A.What == D)
      return Conditions.conj(A.When, Pc);
  return Condition::never();
}

} // namespace custody::flow
