//===- Heap.cpp - Abstract objects ----------------------------------------===//

#include "custody/Flow/Heap.h"

namespace custody::flow {

ObjectId Heap::create(ObjectKind Kind, Datum Class, Condition Born, Site At,
                      PathId Path) {
  Object &O = Objects.emplace_back();
  O.Kind = Kind;
  O.Class = Class;
  O.Born = Born;
  O.At = At;
  O.Path = Path;
  return ObjectId{static_cast<uint32_t>(Objects.size() - 1)};
}

ClassInfo &Heap::makeClassInfo(Object &O) {
  O.Extra = Classes.size();
  return Classes.emplace_back();
}

Value Heap::store(Condition Born, Value Old, Value New, Condition Pc) {
  // Where the object does not exist nobody reads the place.
  return Values.iteWithin(Born, Pc, New, Old);
}

namespace {

/// Beyond this many entries a search by number beats a walk.
constexpr size_t IndexThreshold = 12;

uint32_t number(NameId N) { return static_cast<uint32_t>(N); }
uint32_t number(Datum D) { return static_cast<uint32_t>(D); }

/// The value under \p Key in \p Entries, or null; \p Index speeds it up.
template <typename Entries, typename Key>
Value *lookup(Entries &In, Key K,
              std::unique_ptr<llvm::DenseMap<uint32_t, uint32_t>> &Index) {
  if (In.size() <= IndexThreshold) {
    for (auto &[N, V] : In)
      if (N == K)
        return &V;
    return nullptr;
  }
  if (!Index)
    Index = std::make_unique<llvm::DenseMap<uint32_t, uint32_t>>();
  for (uint32_t I = Index->size(); I < In.size(); ++I)
    Index->try_emplace(number(In[I].first), I);
  auto It = Index->find(number(K));
  return It == Index->end() ? nullptr : &In[It->second].second;
}

} // namespace

Value *Heap::findField(Object &O, NameId Name) const {
  return lookup(O.Fields, Name, O.FieldIndex);
}

Value Heap::field(Object &O, NameId Name) const {
  const Value *V = findField(O, Name);
  return V ? *V : Value(Undefined);
}

void Heap::setField(Object &O, NameId Name, Value V, Condition Pc) {
  if (Value *Old = findField(O, Name))
    *Old = store(O.Born, *Old, V, Pc);
  else
    O.Fields.push_back({Name, store(O.Born, Undefined, V, Pc)});
}

Value *Heap::item(Object &Dict, Datum Key) {
  return lookup(Dict.Items, Key, Dict.ItemIndex);
}

void Heap::setItem(Object &Dict, Datum Key, Value V, Condition Pc) {
  if (Value *Old = item(Dict, Key))
    *Old = store(Dict.Born, *Old, V, Pc);
  else
    Dict.Items.push_back({Key, store(Dict.Born, Undefined, V, Pc)});
}

void Heap::append(Object &List, Value V, Condition Pc) {
  List.Elements.push_back(store(List.Born, Undefined, V, Pc));
}

} // namespace custody::flow
