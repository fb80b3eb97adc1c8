//===- Condition.cpp - Hash-consed diagrams with three terminals ----------===//

#include "custody/Config/Condition.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cassert>

using namespace custody;
using namespace custody::config;

namespace {

constexpr uint32_t Never = 0, Always = 1, Ambiguous = 2, TerminalCount = 3;

/// Orders terminals after every variable.
constexpr uint32_t TerminalVariable = UINT32_MAX;

uint32_t mix(uint32_t A, uint32_t B, uint32_t C) {
  uint64_t Hash = (uint64_t(A) << 32 | B) * 0x9E3779B97F4A7C15u;
  Hash ^= (Hash >> 29) ^ C * 0xBF58476D1CE4E5B9u;
  Hash *= 0x94D049BB133111EBu;
  return static_cast<uint32_t>(Hash >> 32);
}

} // namespace

ConditionTable::ConditionTable(const Limits &L)
    : Bounds(L), Ceiling(L.ConditionTableNodes),
      ProductBudget(L.ConditionProducts + 1) {
  for (uint32_t Terminal = 0; Terminal != TerminalCount; ++Terminal)
    Nodes.push_back({TerminalVariable, Terminal, Terminal, 0});
  Unique.resize(256);
  Cache.resize(1024);
}

AtomId ConditionTable::atom(llvm::StringRef Name, AtomKind Kind) {
  auto [It, Inserted] =
      AtomIds.try_emplace(Name, static_cast<AtomId>(Atoms.size()));
  if (Inserted) {
    uint32_t Variable = raw(It->second);
    Atoms.push_back({It->getKey(), Kind, {Ambiguous, Ambiguous}});
    uint32_t Negative = node(Variable, Always, Never);
    uint32_t Positive = node(Variable, Never, Always);
    // Literals survive even in a full table when both fit; an atom of which
    // only one polarity fits would make negation inexact.
    if (!Overflow)
      Atoms.back().Literals[0] = Negative, Atoms.back().Literals[1] = Positive;
    Overflows += Overflow;
    Overflow = false;
  }
  return It->second;
}

uint32_t ConditionTable::node(uint32_t Variable, uint32_t Low, uint32_t High) {
  if (Low == High)
    return Low;
  assert(Variable < Nodes[Low].Variable && Variable < Nodes[High].Variable &&
         "diagram out of order");
  size_t Mask = Unique.size() - 1;
  uint32_t Hash = mix(Low, High, Variable);
  size_t Slot = Hash & Mask;
  for (; Unique[Slot].Id; Slot = (Slot + 1) & Mask) {
    if (Unique[Slot].Hash != Hash)
      continue;
    const Node &N = Nodes[Unique[Slot].Id];
    if (N.Variable == Variable && N.Low == Low && N.High == High)
      return Unique[Slot].Id;
  }
  if (Nodes.size() >= Ceiling) {
    Overflow = true;
    return Ambiguous;
  }
  uint32_t Id = static_cast<uint32_t>(Nodes.size());
  uint32_t TreeSize = llvm::SaturatingAdd(
      llvm::SaturatingAdd(Nodes[Low].TreeSize, Nodes[High].TreeSize), 1u);
  Nodes.push_back({Variable, Low, High, TreeSize});
  Unique[Slot] = {Id, Hash};
  if (Nodes.size() * 4 > Unique.size() * 3)
    rehash(Unique.size() * 2);
  if (Nodes.size() * 2 > Cache.size() && Cache.size() < (1u << 20))
    Cache.assign(Cache.size() * 2, {});
  return Id;
}

void ConditionTable::rehash(size_t Buckets) {
  assert(llvm::isPowerOf2_64(Buckets) && Buckets > Nodes.size());
  Unique.assign(Buckets, {});
  size_t Mask = Buckets - 1;
  for (uint32_t Id = TerminalCount; Id < Nodes.size(); ++Id) {
    const Node &N = Nodes[Id];
    uint32_t Hash = mix(N.Low, N.High, N.Variable);
    size_t Slot = Hash & Mask;
    while (Unique[Slot].Id)
      Slot = (Slot + 1) & Mask;
    Unique[Slot] = {Id, Hash};
  }
}

ConditionTable::Computed &ConditionTable::computed(Operation Op, uint32_t A,
                                                   uint32_t B) {
  return Cache[mix(A, B, static_cast<uint32_t>(Op)) & (Cache.size() - 1)];
}

void ConditionTable::remember(Operation Op, uint32_t A, uint32_t B,
                              Computed Entry) {
  Computed &Slot = computed(Op, A, B);
  Slot = Entry;
  Remembered.push_back(static_cast<uint32_t>(&Slot - Cache.data()));
}

template <ConditionTable::Operation Op>
std::optional<uint32_t> ConditionTable::shortcut(uint32_t A, uint32_t B) {
  if constexpr (Op == Operation::Minus) {
    if (A == Never || B == Always)
      return Never;
    if (B == Never)
      return A;
    if (A == Always)
      return negateNode(B);
    if (A == Ambiguous && B == Ambiguous)
      return Ambiguous;
  } else {
    constexpr uint32_t Absorbing = Op == Operation::And ? Never : Always;
    constexpr uint32_t Neutral = Op == Operation::And ? Always : Never;
    if (A == B || A == Absorbing || B == Neutral)
      return A;
    if (B == Absorbing || A == Neutral)
      return B;
  }
  return std::nullopt;
}

template <ConditionTable::Operation Op>
uint32_t ConditionTable::combine(uint32_t A, uint32_t B) {
  if (std::optional<uint32_t> Known = shortcut<Op>(A, B))
    return *Known;
  if (Overflow)
    return Ambiguous;
  if (Op != Operation::Minus && A > B)
    std::swap(A, B);
  // Asked for before it is known whether they are needed: three waits at once.
  __builtin_prefetch(&Nodes[A]);
  __builtin_prefetch(&Nodes[B]);
  if (const Computed &Hit = computed(Op, A, B);
      Hit.Op == Op && Hit.Left == A && Hit.Right == B)
    return Hit.Result;

  ++Work;
  Node Left = Nodes[A], Right = Nodes[B];
  uint32_t Variable = std::min(Left.Variable, Right.Variable);
  bool InLeft = Left.Variable == Variable, InRight = Right.Variable == Variable;
  uint32_t Low = combine<Op>(InLeft ? Left.Low : A, InRight ? Right.Low : B);
  uint32_t High = combine<Op>(InLeft ? Left.High : A, InRight ? Right.High : B);
  uint32_t Result = node(Variable, Low, High);
  if (!Overflow)
    remember(Op, A, B, {Op, A, B, Result});
  return Result;
}

uint32_t ConditionTable::negateNode(uint32_t A) {
  if (A < TerminalCount)
    return A == Ambiguous ? A : 1 - A;
  if (Overflow)
    return Ambiguous;
  if (const Computed &Hit = computed(Operation::Not, A, A);
      Hit.Op == Operation::Not && Hit.Left == A)
    return Hit.Result;
  Node N = Nodes[A];
  uint32_t Low = negateNode(N.Low);
  uint32_t High = negateNode(N.High);
  uint32_t Result = node(N.Variable, Low, High);
  if (!Overflow) {
    remember(Operation::Not, A, A, {Operation::Not, A, A, Result});
    remember(Operation::Not, Result, Result,
             {Operation::Not, Result, Result, A});
  }
  return Result;
}

/// Whether some assignment ends in neither diagram at `never`. Makes no nodes
/// and stops at the first such assignment.
bool ConditionTable::meet(uint32_t A, uint32_t B) {
  if (A == Never || B == Never)
    return false;
  if (A == B || A < TerminalCount || B < TerminalCount)
    return true;
  if (A > B)
    std::swap(A, B);
  __builtin_prefetch(&Nodes[A]);
  __builtin_prefetch(&Nodes[B]);
  if (const Computed &Hit = computed(Operation::Meet, A, B);
      Hit.Op == Operation::Meet && Hit.Left == A && Hit.Right == B)
    return Hit.Result;
  ++Work;
  const Node &Left = Nodes[A], &Right = Nodes[B];
  uint32_t Variable = std::min(Left.Variable, Right.Variable);
  bool InLeft = Left.Variable == Variable, InRight = Right.Variable == Variable;
  bool Result = meet(InLeft ? Left.Low : A, InRight ? Right.Low : B) ||
                meet(InLeft ? Left.High : A, InRight ? Right.High : B);
  computed(Operation::Meet, A, B) = {Operation::Meet, A, B, Result};
  return Result;
}

uint32_t ConditionTable::restrictNode(uint32_t A, uint32_t Variable,
                                      bool Value) {
  Node N = Nodes[A];
  if (N.Variable > Variable)
    return A;
  if (N.Variable == Variable)
    return Value ? N.High : N.Low;
  if (Overflow)
    return Ambiguous;
  Operation Op = Value ? Operation::RestrictTrue : Operation::RestrictFalse;
  if (const Computed &Hit = computed(Op, A, Variable);
      Hit.Op == Op && Hit.Left == A && Hit.Right == Variable)
    return Hit.Result;
  uint32_t Low = restrictNode(N.Low, Variable, Value);
  uint32_t High = restrictNode(N.High, Variable, Value);
  uint32_t Result = node(N.Variable, Low, High);
  if (!Overflow)
    remember(Op, A, Variable, {Op, A, Variable, Result});
  return Result;
}

/// As Coudert and Madre's restrict: a variable of which Care leaves one side
/// need not be asked, and one that only Care asks must not be.
uint32_t ConditionTable::simplifyNode(uint32_t A, uint32_t Care) {
  /// A wider Care is not worth asking around in.
  constexpr uint32_t WidestCare = 64;
  if (A < TerminalCount || Care < TerminalCount || Overflow)
    return A;
  Node N = Nodes[A], C = Nodes[Care];
  if (N.Variable >= C.Variable) {
    bool Asks = N.Variable == C.Variable;
    if (C.Low == Never)
      return simplifyNode(Asks ? N.High : A, C.High);
    if (C.High == Never)
      return simplifyNode(Asks ? N.Low : A, C.Low);
    if (!Asks)
      return C.TreeSize > WidestCare
                 ? A
                 : simplifyNode(A, combine<Operation::Or>(C.Low, C.High));
  }
  if (const Computed &Hit = computed(Operation::Simplify, A, Care);
      Hit.Op == Operation::Simplify && Hit.Left == A && Hit.Right == Care)
    return Hit.Result;
  ++Work;
  bool Both = N.Variable == C.Variable;
  uint32_t Low = simplifyNode(N.Low, Both ? C.Low : Care);
  uint32_t High = simplifyNode(N.High, Both ? C.High : Care);
  uint32_t Result = node(N.Variable, Low, High);
  if (!Overflow)
    remember(Operation::Simplify, A, Care,
             {Operation::Simplify, A, Care, Result});
  return Result;
}

Condition ConditionTable::simplify(Condition C, Condition Care) {
  if (C.isTerminal() || Care.isTerminal())
    return C;
  size_t NodesBefore = begin();
  uint32_t Result = simplifyNode(C.Index, Care.Index);
  Ceiling = Bounds.ConditionTableNodes;
  if (!Overflow && Nodes[Result].TreeSize <= Nodes[C.Index].TreeSize)
    return Condition(Result);
  Overflow = false;
  rollback(NodesBefore);
  return C;
}

/// Begins an operation. Each node that it makes is part of its result, so one
/// that makes more than a condition may have need not go on.
size_t ConditionTable::begin() {
  Remembered.clear();
  Ceiling = std::min<size_t>(Bounds.ConditionTableNodes,
                             Nodes.size() + Bounds.ConditionNodes);
  return Nodes.size();
}

Condition ConditionTable::apply(Operation Op, Condition A, Condition B) {
  size_t NodesBefore = begin();
  switch (Op) {
  case Operation::And:
    return finish(combine<Operation::And>(A.Index, B.Index), NodesBefore);
  case Operation::Or:
    return finish(combine<Operation::Or>(A.Index, B.Index), NodesBefore);
  case Operation::Minus:
    return finish(combine<Operation::Minus>(A.Index, B.Index), NodesBefore);
  case Operation::Not:
    return finish(negateNode(A.Index), NodesBefore);
  case Operation::None:
  case Operation::Meet:
  case Operation::Simplify:
  case Operation::RestrictFalse:
  case Operation::RestrictTrue:
    break;
  }
  llvm_unreachable("not an operation on two conditions");
}

/// Publishes the result of an operation, or takes it back. Whether a condition
/// fits depends on that condition alone, not on what the table has seen before;
/// only the bound of the whole table has a history.
Condition ConditionTable::finish(uint32_t Result, size_t NodesBefore) {
  Ceiling = Bounds.ConditionTableNodes;
  // What was there before is part of a condition that fits.
  if (!Overflow &&
      (Result < NodesBefore || !hasMoreNodes(Result, Bounds.ConditionNodes)))
    return Condition(Result);
  Overflow = false;
  ++Overflows;
  rollback(NodesBefore);
  return Condition::ambiguous();
}

bool ConditionTable::hasMoreNodes(uint32_t Root, size_t Than) {
  if (Nodes[Root].TreeSize <= Than)
    return false;
  Counted.resize(Nodes.size(), 0);
  ++Counting;
  size_t Count = 0;
  llvm::SmallVector<uint32_t, 64> ToCount{Root};
  while (!ToCount.empty()) {
    const Node &N = Nodes[ToCount.pop_back_val()];
    if (++Count > Than)
      return true;
    for (uint32_t Child : {N.Low, N.High})
      if (Child >= TerminalCount && Counted[Child] != Counting) {
        Counted[Child] = Counting;
        ToCount.push_back(Child);
      }
  }
  return false;
}

Condition ConditionTable::abbreviate(Condition C) {
  if (!hasMoreNodes(C.Index, Bounds.ConditionNamed))
    return C;
  if (auto It = Abbreviated.find(C.Index); It != Abbreviated.end())
    return literal(It->second);
  if (auto It = Abbreviated.find(negate(C).Index); It != Abbreviated.end())
    return literal(It->second, false);
  AtomId Name = atom("a test of many parts #" + std::to_string(C.Index),
                     AtomKind::Opaque);
  Abbreviated[C.Index] = Name;
  return literal(Name);
}

void ConditionTable::rollback(size_t Size) {
  // The newest entries of an open-addressing table can be taken out again in
  // reverse order; nothing was placed after them.
  size_t Mask = Unique.size() - 1;
  while (Nodes.size() > Size) {
    const Node &N = Nodes.back();
    size_t Slot = mix(N.Low, N.High, N.Variable) & Mask;
    while (Unique[Slot].Id != Nodes.size() - 1)
      Slot = (Slot + 1) & Mask;
    Unique[Slot] = {};
    Nodes.pop_back();
  }
  // Of what was remembered since, some speaks of nodes that are gone.
  for (uint32_t Slot : Remembered)
    if (Slot < Cache.size())
      Cache[Slot] = Computed();
}

Condition ConditionTable::ite(Condition C, Condition T, Condition E) {
  if (C.isAlways() || T == E)
    return T;
  if (C.isNever())
    return E;
  // The last term is what T and E agree on; it matters where C is ambiguous.
  Condition Chosen = disj(conj(C, T), conj(negate(C), E));
  return disj(Chosen, conj(T, E));
}

Condition ConditionTable::restrict(Condition C, AtomId A, bool Value) {
  if (C.isTerminal())
    return C;
  size_t NodesBefore = begin();
  return finish(restrictNode(C.Index, raw(A), Value), NodesBefore);
}

Condition ConditionTable::forget(Condition C,
                                 llvm::function_ref<bool(AtomId)> Which) {
  // From the last atom upwards, so that each step works on small lower parts.
  llvm::SmallVector<AtomId> Support = support(C);
  for (AtomId A : llvm::reverse(Support))
    if (Which(A))
      C = disj(restrict(C, A, false), restrict(C, A, true));
  return C;
}

Condition
ConditionTable::substitute(const ConditionTable &From, Condition C,
                           llvm::function_ref<Condition(AtomId)> Map) {
  if (C.isTerminal())
    return C;
  llvm::SmallDenseMap<uint32_t, Condition, 16> Images, Results;
  for (AtomId A : From.support(C))
    Images[raw(A)] = Map(A);
  auto ImageOf = [&](uint32_t Id) {
    return Id < TerminalCount ? Condition(Id) : Results.lookup(Id);
  };
  for (uint32_t Id : From.reachable(C.Index)) {
    if (Id < TerminalCount)
      continue;
    // Copied: `From` may be this table, whose nodes move.
    Node N = From.Nodes[Id];
    Condition Image = Images.lookup(N.Variable);
    Condition Low = ImageOf(N.Low), High = ImageOf(N.High);
    Results[Id] = ite(Image, High, Low);
  }
  return Results.lookup(C.Index);
}

/// The nodes of a diagram and its terminals, ascending: children come before
/// parents, since a node is made after its children.
llvm::SmallVector<uint32_t, 16> ConditionTable::reachable(uint32_t Root) const {
  llvm::SmallVector<uint32_t, 16> Found{Root};
  llvm::SmallDenseSet<uint32_t, 16> Seen{Root};
  for (size_t I = 0; I != Found.size(); ++I) {
    if (Found[I] < TerminalCount)
      continue;
    const Node &N = Nodes[Found[I]];
    for (uint32_t Child : {N.Low, N.High})
      if (Seen.insert(Child).second)
        Found.push_back(Child);
  }
  llvm::sort(Found);
  return Found;
}

llvm::SmallVector<AtomId> ConditionTable::support(Condition C) const {
  llvm::SmallVector<AtomId> Result;
  for (uint32_t Id : reachable(C.Index))
    if (Id >= TerminalCount)
      Result.push_back(static_cast<AtomId>(Nodes[Id].Variable));
  llvm::sort(Result);
  Result.erase(std::unique(Result.begin(), Result.end()), Result.end());
  return Result;
}

bool ConditionTable::isPossible(Condition C) const {
  return llvm::is_contained(reachable(C.Index), Always);
}

bool ConditionTable::isCertain(Condition C) const {
  return !llvm::is_contained(reachable(C.Index), Ambiguous);
}

bool ConditionTable::evaluate(Condition C,
                              llvm::function_ref<bool(AtomId)> Value) const {
  uint32_t Id = C.Index;
  while (Id >= TerminalCount) {
    const Node &N = Nodes[Id];
    Id = Value(static_cast<AtomId>(N.Variable)) ? N.High : N.Low;
  }
  return Id != Never;
}

std::optional<llvm::SmallVector<std::pair<AtomId, bool>>>
ConditionTable::anyModel(Condition C) const {
  if (C.isNever())
    return std::nullopt;
  // Which nodes can reach the goal: `always` when the root can, else
  // `ambiguous`, which then every node but `never` reaches.
  llvm::SmallVector<uint32_t, 16> Reached = reachable(C.Index);
  bool Sure = llvm::is_contained(Reached, Always);
  llvm::SmallDenseSet<uint32_t, 16> Hopeful{Sure ? Always : Ambiguous};
  for (uint32_t Id : Reached)
    if (Hopeful.contains(Nodes[Id].Low) || Hopeful.contains(Nodes[Id].High))
      Hopeful.insert(Id);
  llvm::SmallVector<std::pair<AtomId, bool>> Model;
  for (uint32_t Id = C.Index; Id >= TerminalCount;) {
    const Node &N = Nodes[Id];
    bool Value = !Hopeful.contains(N.Low);
    Model.emplace_back(static_cast<AtomId>(N.Variable), Value);
    Id = Value ? N.High : N.Low;
  }
  return Model;
}
