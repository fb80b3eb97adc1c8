//===- Provenance.cpp - Where a tensor comes from -------------------------===//

#include "Provenance.h"

namespace custody::ownership {

using namespace flow;

namespace {
/// Longest chain of views and copies that is followed back.
constexpr unsigned LongestChain = 64;
} // namespace

Provenance::Provenance(Interpreter &Run) : Run(Run) {
  for (size_t N = 0; N < Run.Events.size(); ++N)
    if (const Event &E = Run.Events[N]; E.Kind == EventKind::Copy)
      CopyEvents.try_emplace(static_cast<uint32_t>(E.Target), N);
  findHolders();
  findKept();
}

void Provenance::findKept() {
  llvm::SmallVector<Datum, 32> Work;
  auto keep = [&](Value V) {
    for (const Alternative &A : Run.Values.alternatives(V))
      if (Run.Heap.isObject(A.What) && Kept.insert(A.What).second)
        Work.push_back(A.What);
  };
  for (uint32_t N = 0; N < Run.Heap.size(); ++N)
    for (const auto &[Name, V] : Run.Heap.at(ObjectId{N}).Fields)
      keep(V);
  while (!Work.empty()) {
    const Object &O = Run.Heap.at(Work.pop_back_val());
    for (Value V : O.Elements)
      keep(V);
    for (const auto &[Key, V] : O.Items)
      keep(V);
  }
}

void Provenance::walk(Datum T, Condition Pc, bool ThroughCopies, Origin So,
                      unsigned Depth, llvm::SmallVectorImpl<Origin> &Out) {
  // A copy event is remembered even when later views hide it.
  Value View = Run.get(T, "<view>");
  Value Copied = ThroughCopies ? Run.get(T, "<copy of>") : Value(Undefined);
  // A parameter answers for itself; as a copy it has an original as well.
  bool IsParameter = Run.isParameter(T) && (Depth || !ThroughCopies);
  bool IsEnd =
      (View.is(Undefined) && Copied.is(Undefined)) || Depth > LongestChain;
  if (IsEnd || IsParameter) {
    Origin Here = So;
    Here.Tensor = T;
    Here.When = Pc;
    Out.push_back(Here);
    if (IsEnd || !ThroughCopies)
      return;
  }
  auto follow = [&](Value V, bool IsCopy) {
    Run.Values.forEach(V, Pc, [&](Condition When, Datum Source) {
      if (!Run.isTensor(Source) || Source == T)
        return;
      Origin Next = So;
      if (IsCopy) {
        Next.IsCopy = true;
        auto It = CopyEvents.find(static_cast<uint32_t>(T));
        if (It != CopyEvents.end())
          Next.CopyEvent = It->second; // the one nearest to the origin wins
      }
      walk(Source, When, ThroughCopies, Next, Depth + 1, Out);
    });
  };
  if (!Copied.is(Undefined))
    follow(Copied, true);
  else
    follow(View, false);
}

llvm::SmallVector<Provenance::Origin, 2> Provenance::origins(Datum T,
                                                             Condition Pc) {
  llvm::SmallVector<Origin, 2> Out;
  if (Run.isTensor(T))
    walk(T, Pc, true, {}, 0, Out);
  return Out;
}

llvm::SmallVector<Datum, 4> Provenance::copiesOf(Datum Original, Datum T) {
  llvm::SmallVector<Datum, 4> Out, ToDo{T};
  while (!ToDo.empty() && Out.size() < LongestChain) {
    Datum D = ToDo.pop_back_val();
    bool IsCopy =
        Run.isTensor(D) &&
        llvm::any_of(origins(D, Condition::always()), [&](const Origin &O) {
          return O.IsCopy && O.Tensor == Original;
        });
    if (!IsCopy || llvm::is_contained(Out, D))
      continue;
    Out.push_back(D);
    for (llvm::StringRef Link : {"<view>", "<copy of>"})
      for (const Alternative &A : Run.Values.alternatives(Run.get(D, Link)))
        ToDo.push_back(A.What);
  }
  return Out;
}

llvm::SmallVector<Provenance::Origin, 2> Provenance::liveOrigins(Datum T,
                                                                 Condition Pc) {
  llvm::SmallVector<Origin, 2> Out;
  if (Run.isTensor(T))
    walk(T, Pc, false, {}, 0, Out);
  return Out;
}

bool Provenance::related(Datum A, Datum B) const {
  if (A == B)
    return true;
  auto madeInside = [&](Datum Inner, Datum Outer) {
    for (unsigned N = 0; N < LongestChain && Inner != Undefined; ++N) {
      if (Inner == Outer)
        return true;
      Inner = Run.Heap.isObject(Inner) ? Run.Heap.at(Inner).Creator : Undefined;
    }
    return false;
  };
  return madeInside(A, B) || madeInside(B, A);
}

bool Provenance::related(const Event &A, const Event &B) const {
  if (related(A.Manager, B.Manager))
    return true;
  return llvm::is_contained(A.Managers, B.Manager) ||
         llvm::is_contained(B.Managers, A.Manager);
}

Condition Provenance::alive(Datum D) {
  if (!Run.Heap.isObject(D) || !Run.EverStored.contains(D))
    return Condition::always();
  auto [It, Inserted] =
      Held.try_emplace(static_cast<uint32_t>(D), Condition::never());
  if (!Inserted)
    return It->second;
  Condition Out;
  auto hold = [&](Value V) {
    if (V.isSingle()) {
      if (V.is(D))
        Out = Condition::always();
      return;
    }
    Out =
        Run.Conditions.disj(Out, Run.Values.whenIs(V, Condition::always(), D));
  };
  // What a container holds that no object keeps ends with its function.
  for (uint32_t N = 0; N < Run.Heap.size() && !Out.isAlways(); ++N) {
    const Object &O = Run.Heap.at(ObjectId{N});
    if (O.Creator == D || O.Kind == ObjectKind::Super)
      continue; // held by what it made itself, or for one expression
    for (const auto &[Name, V] : O.Fields)
      hold(V);
    if (!Kept.contains(Run.Values.object(N)))
      continue;
    for (Value V : O.Elements)
      hold(V);
    for (const auto &[Key, V] : O.Items)
      hold(V);
  }
  return Held[static_cast<uint32_t>(D)] = Out;
}

bool Provenance::aliveAt(Datum D, size_t Event) {
  if (!Run.Heap.is(D, ObjectKind::Instance) || Run.EverStored.contains(D))
    return true;
  auto holds = [&](Value V) {
    return llvm::any_of(Run.Values.alternatives(V),
                        [&](const Alternative &A) { return A.What == D; });
  };
  for (uint32_t N = 0; N < Run.Heap.size(); ++N) {
    const Object &O = Run.Heap.at(ObjectId{N});
    auto holdsUnder = [&](const auto &Entry) { return holds(Entry.second); };
    if (O.Kind != ObjectKind::Super &&
        (llvm::any_of(O.Elements, holds) || llvm::any_of(O.Items, holdsUnder) ||
         llvm::any_of(O.Fields, holdsUnder)))
      return true;
  }
  return llvm::any_of(Run.Environments, [&](const Environment &E) {
    return E.End > Event && llvm::any_of(E.Slots, holds);
  });
}

void Provenance::findHolders() {
  // Who was given a tensor to keep, and who is seen to step it. Of an optimizer
  // that is seen to step it counts what it holds then.
  for (const Event &E : Run.Events) {
    bool IsStep =
        E.Kind == EventKind::Claim && E.Facet == models::Facet::Update;
    // A step along a gradient that is written by hand.
    bool IsByHand = E.Kind == EventKind::Write && E.IsUpdate;
    if (E.Kind == EventKind::Capture) {
      Condition When = Run.Conditions.minus(E.When, steps(E.Source));
      if (!When.isNever())
        Holders[static_cast<uint32_t>(E.Target)].push_back({E.Source, When});
    } else if (IsStep || IsByHand) {
      auto hold = [&](Datum T, Condition When) {
        Holders[static_cast<uint32_t>(T)].push_back({E.Source, When});
      };
      hold(E.Target, E.When);
      for (const Origin &O : liveOrigins(E.Target, E.When))
        if (O.Tensor != E.Target)
          hold(O.Tensor, O.When);
    }
  }
}

Condition Provenance::steps(Datum Optimizer) {
  auto It = Run.Stepped.find(Optimizer);
  return It == Run.Stepped.end() ? Condition::never() : It->second;
}

llvm::SmallVector<std::pair<Datum, Condition>, 2> Provenance::holders(Datum T) {
  auto It = Holders.find(static_cast<uint32_t>(T));
  return It == Holders.end()
             ? llvm::SmallVector<std::pair<Datum, Condition>, 2>()
             : It->second;
}

} // namespace custody::ownership
