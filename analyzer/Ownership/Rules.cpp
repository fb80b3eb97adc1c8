//===- Rules.cpp - K1, K9 and K14 over the claims of a run ----------------===//

#include "Derivation.h"

#include "llvm/Support/ErrorHandling.h"

namespace custody::ownership {

using namespace flow;

llvm::StringRef spelling(Rule R) {
  switch (R) {
  case Rule::K1:
    return "K1";
  case Rule::K9:
    return "K9";
  case Rule::K14:
    return "K14";
  }
  llvm_unreachable("not a rule");
}

namespace {

class RuleBook {
public:
  explicit RuleBook(Interpreter &Run) : Run(Run), D(Run) {
    D.run();
    for (size_t N = 0; N < D.Claims.size(); ++N)
      Order.push_back(N);
    llvm::sort(Order, [&](size_t A, size_t B) {
      return std::make_pair(D.Claims[A].Event, A) <
             std::make_pair(D.Claims[B].Event, B);
    });
  }

  std::vector<Conflict> run() {
    for (size_t N : Order)
      ClaimsOn[D.Claims[N].Tensor].push_back(N);
    // By what a claim reaches: the claim, and how it gets there.
    llvm::DenseMap<Datum,
                   llvm::SmallVector<std::pair<size_t, Contents::Part>, 2>>
        Reaching;
    for (size_t N : Order)
      for (Contents::Part &P : D.reached(D.Claims[N].Tensor, D.Claims[N].When))
        Reaching[P.What].push_back({N, std::move(P)});
    for (size_t A : Order)
      for (auto &[B, P] : Reaching[D.Claims[A].Tensor])
        if (A != B && D.Claims[A].Event <= D.Claims[B].Event)
          both(A, B, P);
    for (size_t N = 0; N < Run.Events.size(); ++N)
      touch(N);
    llvm::sort(Found, [](const Conflict &X, const Conflict &Y) {
      return std::tie(X.Second.Event, X.Broken, X.First.Event) <
             std::tie(Y.Second.Event, Y.Broken, Y.First.Event);
    });
    return std::move(Found);
  }

private:
  bool strangers(const Claim &A, const Claim &B) {
    if (A.Model || B.Model)
      return A.Model != B.Model;
    return !D.From.related(Run.Events[A.Event], Run.Events[B.Event]);
  }

  /// Claims \p A and \p B, when what \p B is about holds \p P, which \p A is
  /// about.
  void both(size_t A, size_t B, const Contents::Part &P) {
    const Claim &First = D.Claims[A], &Second = D.Claims[B];
    Condition When = Run.Conditions.conj(
        notReleased(First, P.Releases, Second.Event), P.When);
    if (When.isNever() || !strangers(First, Second))
      return;
    if (First.What == Facet::Layout && Second.What == Facet::Value)
      layoutBlindShadow(First, B, When);
    if (First.What != Second.What)
      return;
    if (isUsers(First) || isUsers(Second)) {
      // Of two axes nobody knows whether they meet.
      if (Run.Events[First.Event].Over && Run.Events[Second.Event].Over)
        Run.lose(flow::LossKind::UnknownAxes, Run.Events[Second.Event].At);
      else
        add(Rule::K1, First, Second, When);
    } else if (isOffload(First.What) && livesUntil(First, Second.Event)) {
      add(Rule::K1, First, Second, When);
    }
  }

  /// A user's pack makes that claim: it lasts until it is released.
  static bool isUsers(const Claim &C) { return C.Model && C.Model->IsUsers; }

  /// When \p C still holds at event number \p Until.
  Condition notReleased(const Claim &C, llvm::ArrayRef<size_t> Releases,
                        size_t Until) {
    Condition When = C.When;
    for (size_t N : Releases) {
      const Event &E = Run.Events[N];
      // What is second may come earlier in the body of a loop.
      bool IsBetween =
          C.Event < Until ? C.Event < N && N < Until : C.Event < N || N < Until;
      if (IsBetween && E.Facet == C.What && (!E.Model || E.Model == C.Model))
        When = Run.Conditions.minus(When, E.When);
    }
    return When;
  }

  /// The manager is there when that event happens; one with hooks stays.
  bool livesUntil(const Claim &C, size_t Event) {
    return D.From.aliveAt(C.Manager, Event) ||
           llvm::any_of(C.Evidence, [&](size_t N) {
             return Run.Events[N].During != Phase::Build;
           });
  }

  static bool isOffload(Facet F) {
    return F == Facet::Residency || F == Facet::Value;
  }

  void layoutBlindShadow(const Claim &First, size_t B, Condition When) {
    // K14: the copy is still sharded, lives elsewhere, and its manager has no
    // say in the layout. A plain copy that is written back is fine.
    const Claim &Second = D.Claims[B];
    Condition Sharded;
    for (Datum Shadow : D.Shadows[B]) {
      Condition Elsewhere = Run.Values.whenIs(
          Run.get(Shadow, "<device>"), Condition::always(), Run.str("cpu"));
      for (const auto &S : D.From.liveOrigins(Shadow, Condition::always()))
        Elsewhere = Run.Conditions.disj(
            Elsewhere, Run.Values.whenIs(Run.get(S.Tensor, "<device>"),
                                         Condition::always(), Run.str("cpu")));
      Sharded = Run.Conditions.disj(
          Sharded, Run.Conditions.conj(D.isSharded(Shadow), Elsewhere));
    }
    When = Run.Conditions.conj(When, Sharded);
    if (!When.isNever())
      add(Rule::K14, First, Second, When);
  }

  /// K9: somebody moves, casts or re-points what another manager lays out.
  void touch(size_t N) {
    const Event &E = Run.Events[N];
    if (E.Kind != EventKind::Place && E.Kind != EventKind::Cast &&
        E.Kind != EventKind::ReplaceData && E.Kind != EventKind::Resize)
      return;
    for (const Contents::Part &P : D.reached(E.Target, E.When))
      for (size_t A : ClaimsOn.lookup(P.What)) {
        const Claim &Owner = D.Claims[A];
        if (!touches(E.Kind, Owner.What))
          continue;
        Condition Later = Owner.Event < N ? Condition::always()
                                          : comesAgain(N, Owner.Event, P.What);
        if (Later.isNever())
          continue;
        const Event &Claimed = Run.Events[Owner.Event];
        bool IsOneCall = Claimed.At == E.At && Claimed.Path == E.Path;
        // Whoever calls a library's manager is still not that manager.
        if (IsOneCall || isAllowed(Owner, E) || isRival(Owner, E) ||
            (!Owner.Model && D.From.related(Claimed, E)))
          continue;
        Condition When = Run.Conditions.conj(
            Later,
            Run.Conditions.conj(notReleased(Owner, P.Releases, N), P.When));
        if (When.isNever())
          continue;
        Claim Touch;
        Touch.What = Owner.What;
        Touch.Tensor = P.What;
        Touch.Manager = E.Manager;
        Touch.When = P.When;
        Touch.Event = N;
        Touch.Evidence.push_back(N);
        add(Rule::K9, Owner, Touch, When);
        break;
      }
  }

  /// Who moves it claims what the owner has, which is a conflict of its own.
  bool isRival(const Claim &Owner, const Event &E) {
    return llvm::any_of(Found, [&](const Conflict &C) {
      return C.Broken == Rule::K1 && C.First.What == Owner.What &&
             C.Second.What == Owner.What && C.First.Manager == Owner.Manager &&
             C.Second.Manager == E.Manager;
    });
  }

  /// When event number \p Earlier happens to \p Tensor once more after \p
  /// Later, in the next pass through a loop.
  Condition comesAgain(size_t Earlier, size_t Later, Datum Tensor) {
    Condition When;
    for (const Interpreter::LoopPass &Pass : Run.LoopPasses)
      if (Earlier != Later && Pass.FirstEvent <= Earlier &&
          Later < Pass.EndEvent && Run.Heap.isObject(Tensor) &&
          static_cast<size_t>(Run.Values.payload(Tensor)) < Pass.Objects)
        When = Run.Conditions.disj(When, Pass.Again);
    return When;
  }

  /// The packs know that this call is fine after that manager.
  static bool isAllowed(const Claim &Owner, const Event &E) {
    return Owner.Model && E.Call &&
           llvm::any_of(E.Call->Pairs, [&](const models::Pair &P) {
             return P.With == Owner.Model->Id &&
                    P.Other != models::Order::After &&
                    P.Verdict == models::Outcome::Allowed;
           });
  }

  static bool touches(EventKind Kind, Facet Owned) {
    switch (Kind) {
    case EventKind::Place:
      return Owned == Facet::Storage || Owned == Facet::Residency;
    case EventKind::Cast:
      return Owned == Facet::Storage || Owned == Facet::Dtype;
    case EventKind::ReplaceData:
    case EventKind::Resize:
      return Owned == Facet::Storage;
    default:
      return false;
    }
  }

  /// The tensor is of a foreign model of which several were made alike: which
  /// one each of the claims is about, nobody knows.
  bool isOneOfSeveral(Datum Tensor) {
    if (!Run.isTensor(Tensor))
      return false;
    Value Owner = Run.get(Tensor, "<owner>");
    if (!Owner.isSingle() || !Run.Heap.isObject(Owner.datum()))
      return false;
    Value MadeAs = Run.get(Owner.datum(), "<made as>");
    return MadeAs.isSingle() && Run.isSymbol(MadeAs.datum()) &&
           Run.symbol(MadeAs.datum()).IsRepeated;
  }

  void add(Rule R, const Claim &First, const Claim &Second, Condition When) {
    // Claims that meet only as far as nobody can tell are no conflict.
    if (!Run.Conditions.isPossible(When)) {
      Run.lose(flow::LossKind::UncertainConflict, Run.Events[Second.Event].At);
      return;
    }
    if (isOneOfSeveral(Second.Tensor)) {
      Run.lose(flow::LossKind::OneOfSeveral, Run.Events[Second.Event].At);
      return;
    }
    for (Conflict &C : Found) {
      bool SamePair = C.First.Manager == First.Manager &&
                      C.Second.Manager == Second.Manager && !isUsers(C.First) &&
                      !isUsers(First) && !isUsers(C.Second) && !isUsers(Second);
      bool SamePlace =
          Run.Events[C.Second.Event].At == Run.Events[Second.Event].At;
      if (C.Broken == R && (SamePair || SamePlace)) {
        C.When = Run.Conditions.disj(C.When, When);
        if (!SamePlace)
          C.Related.push_back(Second.Event);
        return;
      }
    }
    Conflict C;
    C.Broken = R;
    C.Tensor = Second.Tensor;
    C.IsPlain = !Run.isTensor(C.Tensor);
    C.First = First;
    C.Second = Second;
    C.When = When;
    Found.push_back(std::move(C));
  }

  Interpreter &Run;
  Derivation D;
  std::vector<size_t> Order;
  llvm::DenseMap<Datum, llvm::SmallVector<size_t, 2>> ClaimsOn;
  std::vector<Conflict> Found;
};

} // namespace

std::vector<Conflict> findConflicts(Interpreter &Run) {
  return RuleBook(Run).run();
}

} // namespace custody::ownership
