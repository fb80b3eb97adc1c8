//===- Claims.cpp - Which claims the events of a run make -----------------===//
//
// layout     what a manager installs in place of a parameter is a DTensor
// identity   a manager installs another object in place of a parameter
// storage    `.data` of a parameter becomes a view of memory that others share
// residency  somebody moves live parameters in a standing way: in a hook, at
//            forward or step
// value      a copy on another device from which the live tensor is rewritten
//            and that an optimizer steps
//
// Model packs may claim any facet directly.
//
//===----------------------------------------------------------------------===//

#include "Derivation.h"

namespace custody::ownership {

using namespace flow;

void Derivation::claim(Facet What, size_t N, Datum Tensor, Condition When) {
  const Event &E = Run.Events[N];
  if (When.isNever())
    return;
  // The same manager claiming the same again adds evidence. Each call that a
  // user's pack describes is a manager of its own.
  auto isSame = [&](const Claim &C) {
    if (C.What != What || C.Tensor != Tensor || C.Model != E.Model)
      return false;
    const Event &Old = Run.Events[C.Event];
    return E.Model && E.Model->IsUsers ? Old.At == E.At && Old.Path == E.Path
                                       : C.Manager == E.Manager;
  };
  for (Claim &C : Claims)
    if (isSame(C)) {
      C.When = Run.Conditions.disj(C.When, When);
      C.Evidence.push_back(N);
      return;
    }
  Claim C;
  C.What = What;
  C.Tensor = Tensor;
  C.Manager = E.Manager;
  C.Model = E.Model;
  C.When = When;
  C.Event = N;
  C.Evidence.push_back(N);
  Claims.push_back(std::move(C));
}

llvm::SmallVector<Contents::Part, 4> Derivation::reached(Datum T,
                                                         Condition Pc) {
  if (!Run.isTensor(T))
    return MadeFrom.of(T, Pc);
  llvm::SmallVector<Contents::Part, 4> Out;
  for (const auto &O : From.liveOrigins(T, Pc))
    Out.push_back(MadeFrom.itself(O.Tensor, O.When));
  return Out;
}

Condition Derivation::isSharded(Datum T) {
  return Run.Values.whenIs(Run.get(T, "<kind>"), Condition::always(),
                           Run.str("dtensor"));
}

void Derivation::install(size_t N) {
  const Event &E = Run.Events[N];
  if (E.Source == Undefined)
    return; // the first parameter under that name: nobody is replaced
  claim(Facet::Identity, N, E.Target, E.When);
  claim(Facet::Layout, N, E.Target,
        Run.Conditions.conj(E.When, isSharded(E.Target)));
}

void Derivation::replaceData(size_t N) {
  const Event &E = Run.Events[N];
  // A tensor that is converted in place gets memory of its own.
  if (!Run.isTensor(E.Source) || E.Source == E.Target)
    return;
  // A view of something larger that is kept: the root is neither tensor's own.
  if (Run.get(E.Source, "<view>").is(Undefined))
    return;
  for (const auto &O : From.liveOrigins(E.Target, E.When)) {
    if (!Run.isParameter(O.Tensor))
      continue;
    // What was taken from the parameter itself, as by `p.data = p.data.to(d)`,
    // is shared with nobody else.
    Condition Foreign = O.When;
    for (const auto &S : From.liveOrigins(E.Source, E.When))
      if (S.Tensor == O.Tensor)
        Foreign = Run.Conditions.minus(Foreign, S.When);
    Run.Values.forEach(Run.rootFact(E.Source, "<root>"), Foreign,
                       [&](Condition When, Datum R) {
                         if (R != E.Source && R != O.Tensor)
                           claim(Facet::Storage, N, O.Tensor, When);
                       });
  }
}

void Derivation::place(size_t N) {
  const Event &E = Run.Events[N];
  // A move while the job is built happens once and decides nothing.
  if (E.During != Phase::Forward && E.During != Phase::Step)
    return;
  for (const auto &O : From.liveOrigins(E.Target, E.When))
    if (Run.isParameter(O.Tensor))
      claim(Facet::Residency, N, O.Tensor, O.When);
}

void Derivation::writeBack(size_t N) {
  // write(x <- s): a claim on the value of x if s is a copy of x elsewhere
  // that is updated in its place.
  const Event &E = Run.Events[N];
  for (const auto &Live : From.liveOrigins(E.Target, E.When)) {
    if (!Run.isTensor(E.Source))
      continue;
    for (const auto &O : From.origins(E.Source, Live.When)) {
      if (!O.IsCopy || O.Tensor != Live.Tensor || O.CopyEvent == SIZE_MAX)
        continue;
      // Through views that another manager made the claim is on those views:
      // it rewrites what it was given, not the parameter behind it.
      Value Seen = Run.get(E.Target, "<view>");
      if (!Seen.is(Live.Tensor) && Live.Tensor != E.Target)
        continue;
      Condition When = Run.Conditions.conj(O.When, Live.When);
      // The copy that is stepped, or what was made from it on the way back.
      Condition Stepped;
      llvm::SmallVector<Datum, 4> Copies;
      for (Datum Copy : From.copiesOf(Live.Tensor, E.Source))
        for (auto &[Optimizer, Holds] : From.holders(Copy)) {
          Stepped = Run.Conditions.disj(Stepped, Holds);
          Copies.push_back(Copy);
        }
      When = Run.Conditions.conj(When, Stepped);
      When = Run.Conditions.conj(When,
                                 From.alive(Run.Events[O.CopyEvent].Manager));
      claim(Facet::Value, O.CopyEvent, Live.Tensor, When);
      if (Claims.empty() || When.isNever())
        continue;
      for (Claim &C : Claims)
        if (C.What == Facet::Value && C.Tensor == Live.Tensor &&
            llvm::is_contained(C.Evidence, O.CopyEvent)) {
          C.Evidence.push_back(N);
          llvm::append_range(Shadows[&C - Claims.data()], Copies);
        }
    }
  }
}

void Derivation::run() {
  for (size_t N = 0; N < Run.Events.size(); ++N) {
    const Event &E = Run.Events[N];
    switch (E.Kind) {
    case EventKind::Install:
      install(N);
      break;
    case EventKind::ReplaceData:
      replaceData(N);
      break;
    case EventKind::Place:
      place(N);
      break;
    case EventKind::Write:
      writeBack(N);
      break;
    case EventKind::Claim:
      for (const auto &O : From.liveOrigins(E.Target, E.When))
        claim(E.Facet, N, O.Tensor,
              E.Model ? O.When
                      : Run.Conditions.conj(O.When, isSharded(O.Tensor)));
      // On a plain value: it, and not what it was made from.
      if (!Run.isTensor(E.Target) && E.Model && E.Model->IsUsers)
        claim(E.Facet, N, E.Target, E.When);
      break;
    case EventKind::Cast:
    case EventKind::Resize:
    case EventKind::Copy:
    case EventKind::Alias:
    case EventKind::Capture:
    case EventKind::Release:
      break;
    }
  }
  for (Claim &C : Claims)
    llvm::sort(C.Evidence);
}

} // namespace custody::ownership
