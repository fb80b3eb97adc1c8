//===- ModelCalls.cpp - Calls that a model pack describes -----------------===//

#include "ModelCalls.h"

namespace custody::flow {

using models::Effect;
using models::EffectKind;
using models::ObjectSet;
using models::Predicate;
using models::Returned;
using models::Term;

// Arguments ----------------------------------------------------------------

Value ModelCall::argument(llvm::StringRef Name) const {
  const models::Parameter *P = E.parameter(Name);
  if (!P)
    return I.Args.keyword(In.name(Name));
  if (P->Position != models::Parameter::KeywordOnly &&
      P->Position < I.Args.Positional.size())
    return I.Args.Positional[P->Position];
  llvm::StringRef Keyword = P->Keyword.empty() ? P->Name : P->Keyword;
  return I.Args.keyword(In.name(Keyword));
}

Value ModelCall::literal(const models::Literal &L) const {
  switch (L.K) {
  case models::Literal::Kind::None:
    return None;
  case models::Literal::Kind::Bool:
    return In.Values.boolean(L.Bool);
  case models::Literal::Kind::Int:
    return In.Values.integer(L.Int);
  case models::Literal::Kind::Float:
    return In.Values.floating(L.Float);
  case models::Literal::Kind::String:
    return In.str(L.String);
  }
  llvm_unreachable("not a literal kind");
}

Value ModelCall::term(const Term *T) {
  if (!T)
    return Undefined;
  switch (T->K) {
  case Term::Kind::Constant:
    return literal(T->Value);
  case Term::Kind::Argument: {
    Value V = argument(T->Name);
    if (V.is(Undefined))
      if (const models::Parameter *P = E.parameter(T->Name); P && P->Default)
        V = literal(*P->Default);
    return path(V, T->Path);
  }
  case Term::Kind::Let:
    return T->Target ? term(T->Target) : Value(Undefined);
  case Term::Kind::Config:
  case Term::Kind::Environment:
  case Term::Kind::Flag:
  case Term::Kind::State:
    return T->Default ? term(T->Default) : Value(Undefined);
  }
  llvm_unreachable("not a term kind");
}

Value ModelCall::path(Value V, llvm::StringRef Path) {
  while (!Path.empty() && !V.is(Undefined)) {
    auto [Head, Tail] = Path.split('.');
    V = In.getAttr(I.Caller, V, In.name(Head), I.At, I.Pc);
    Path = Tail;
  }
  return V;
}

// Sets ---------------------------------------------------------------------

void ModelCall::members(Value V, Condition Pc, bool Elements, Members &Out) {
  In.Values.forEach(V, Pc, [&](Condition When, Datum D) {
    bool IsContainer = In.Heap.is(D, ObjectKind::List) ||
                       In.Heap.is(D, ObjectKind::Set) ||
                       In.Heap.is(D, ObjectKind::Generator) ||
                       (In.Values.kind(D) == DatumKind::Tuple &&
                        !(E.IsUsers && In.isAddress(D)));
    if (In.Heap.is(D, ObjectKind::Dict)) {
      // A parameter group.
      if (Value *Params = In.Heap.item(In.Heap.at(D), In.str("params")))
        members(*Params, When, true, Out);
      else if (E.IsUsers && Elements)
        for (size_t N = 0; N < In.Heap.at(D).Items.size(); ++N)
          members(In.Heap.at(D).Items[N].second, When, true, Out);
      return;
    }
    if (!Elements || !IsContainer) {
      if (D != Undefined && D != None)
        Out.push_back({When, D, Undefined});
      return;
    }
    llvm::SmallVector<Value, 8> All;
    In.elements(I.Caller, D, I.At, When, All);
    for (Value E : All)
      members(E, When, true, Out);
  });
}

bool ModelCall::holds(const Predicate *P, Condition &Pc, Datum Element) {
  // True unless the predicate is known to fail; Pc is narrowed where a test
  // decides.
  if (!P)
    return true;
  switch (P->K) {
  case Predicate::Kind::All:
    return llvm::all_of(
        P->Children, [&](const Predicate *C) { return holds(C, Pc, Element); });
  case Predicate::Kind::Any:
    return llvm::any_of(
        P->Children, [&](const Predicate *C) { return holds(C, Pc, Element); });
  case Predicate::Kind::Not: {
    Condition Inner = Pc;
    if (!holds(P->Children[0], Inner, Element))
      return true;
    Pc = In.Conditions.minus(Pc, Inner);
    return !Pc.isNever();
  }
  case Predicate::Kind::Given:
    return term(P->Left).is(Undefined) != P->Expected;
  case Predicate::Kind::IsNone: {
    Value V = term(P->Left);
    Condition Is = V.is(Undefined) ? Pc : In.Values.whenIs(V, Pc, None);
    Pc = P->Expected ? Is : In.Conditions.minus(Pc, Is);
    return !Pc.isNever();
  }
  case Predicate::Kind::Truth:
    Pc = In.truth(term(P->Left), Pc);
    return !Pc.isNever();
  case Predicate::Kind::Compare: {
    Value L = term(P->Left);
    Condition Out;
    for (const Term *R : P->Right) {
      ir::CompareOp Op;
      switch (P->Op) {
      case models::Comparison::Ne:
        Op = ir::CompareOp::Ne;
        break;
      case models::Comparison::Lt:
        Op = ir::CompareOp::Lt;
        break;
      case models::Comparison::Le:
        Op = ir::CompareOp::Le;
        break;
      case models::Comparison::Gt:
        Op = ir::CompareOp::Gt;
        break;
      case models::Comparison::Ge:
        Op = ir::CompareOp::Ge;
        break;
      case models::Comparison::Eq:
      case models::Comparison::In:
        Op = ir::CompareOp::Eq;
        break;
      }
      Out = In.Conditions.disj(
          Out, In.truth(In.compare(I.Caller, Op, L, term(R), I.At, Pc), Pc));
    }
    Pc = Out;
    return !Pc.isNever();
  }
  case Predicate::Kind::HasType: {
    Value V = term(P->Left);
    if (V.is(Undefined) || V.is(None))
      return false;
    Condition Out;
    In.Values.forEach(V, Pc, [&](Condition When, Datum D) {
      for (llvm::StringRef Name : P->Names) {
        std::string Dotted =
            (Name.contains('.') ? "" : "builtins.") + Name.str();
        Out = In.Conditions.disj(
            Out,
            In.Conditions.conj(When, In.instanceOf(D, In.stubClass(Dotted))));
      }
    });
    Pc = Out;
    return !Pc.isNever();
  }
  case Predicate::Kind::RequiresGrad: {
    if (Element == Undefined)
      return true;
    Value V = In.getAttr(I.Caller, Value(Element), In.name("requires_grad"),
                         I.At, Pc);
    Condition Is = In.truth(V, Pc);
    Pc = P->Expected ? Is : In.Conditions.minus(Pc, Is);
    return !Pc.isNever();
  }
  default:
    // Needs the state of ownership, which comes later: it may hold.
    return false;
  }
}

ModelCall::Members ModelCall::set(const ObjectSet *S, Condition Pc) {
  Members Out;
  if (!S)
    return Out;
  switch (S->K) {
  case ObjectSet::Kind::Parameter:
    members(path(argument(S->Name), S->Path), Pc, true, Out);
    break;
  case ObjectSet::Kind::Argument:
    members(path(I.arg(S->Index), S->Path), Pc, true, Out);
    break;
  case ObjectSet::Kind::Self:
    if (I.Receiver != Undefined)
      Out.push_back({Pc, I.Receiver, Undefined});
    else if (E.Kind == models::EntryKind::Constructor)
      members(Result, Pc, false, Out);
    break;
  case ObjectSet::Kind::Ret:
    members(Result, Pc, true, Out);
    break;
  case ObjectSet::Kind::ParamsOf:
    for (const Member &M : set(S->Operand, Pc))
      if (Datum Module = moduleOf(M.What); Module != Undefined) {
        llvm::SmallVector<Registration, 8> All;
        In.registrations(Module, M.When, All);
        Condition Deep = S->Recurse ? In.truth(term(S->Recurse), M.When)
                                    : Condition::always();
        for (const Registration &R : All) {
          Condition When =
              R.Module == Module ? R.When : In.Conditions.conj(R.When, Deep);
          if (!When.isNever())
            Out.push_back({When, R.Param.datum(), R.Name});
        }
      }
    break;
  case ObjectSet::Kind::ModulesOf:
  case ObjectSet::Kind::ChildrenOf:
    for (const Member &M : set(S->Operand, Pc))
      if (Datum Module = moduleOf(M.What); Module != Undefined) {
        llvm::SmallVector<Submodule, 8> All;
        if (S->K == ObjectSet::Kind::ModulesOf)
          In.submodules(Module, In.str(""), M.When, All);
        else
          In.children(Module, In.str(""), M.When, All);
        for (const Submodule &Below : All)
          Out.push_back({Below.When, Below.Module, Below.Name});
      }
    break;
  case ObjectSet::Kind::ElementsOf:
    for (const Member &M : set(S->Operand, Pc))
      members(M.What, M.When, true, Out);
    break;
  case ObjectSet::Kind::GroupsOf:
    for (const Member &M : set(S->Operand, Pc))
      if (In.Heap.isObject(M.What))
        members(In.get(M.What, "param_groups"), M.When, true, Out);
    break;
  case ObjectSet::Kind::BuffersOf:
  case ObjectSet::Kind::StatesOf:
  case ObjectSet::Kind::FreshParams:
  case ObjectSet::Kind::MadeInside:
  case ObjectSet::Kind::OwnedBy:
  case ObjectSet::Kind::Under:
  case ObjectSet::Kind::Attribute:
    break;
  }
  for (const Predicate *W : S->Where) {
    Members Kept;
    for (Member M : Out)
      if (holds(W, M.When, M.What))
        Kept.push_back(M);
    Out = std::move(Kept);
  }
  for (const ObjectSet *Minus : S->Minus)
    for (const Member &Gone : set(Minus, Pc))
      for (Member &M : Out)
        if (M.What == Gone.What)
          M.When = In.Conditions.minus(M.When, Gone.When);
  llvm::erase_if(Out, [](const Member &M) { return M.When.isNever(); });
  return Out;
}

// Effects --------------------------------------------------------------------

std::string ModelCall::deviceName(Value V) {
  if (auto S = In.asString(V))
    return S->split(':').first.str();
  if (!V.isSingle())
    return "";
  // torch.device("cuda", 0), torch.device("cpu"): by its first argument.
  std::string Text = In.describe(V);
  if (llvm::StringRef(Text).starts_with("torch.device('"))
    return llvm::StringRef(Text)
        .drop_front(14)
        .take_until([](char C) { return C == '\'' || C == ':'; })
        .str();
  if (llvm::StringRef(Text).contains("cuda.current_device"))
    return "cuda";
  return "";
}

void ModelCall::relate(const Effect &Eff, Condition Pc) {
  // copy and alias: what the result has to do with its source.
  bool IsCopy = Eff.Kind == EffectKind::Copy;
  Members Sources = set(IsCopy ? Eff.Of : Eff.Source, Pc);
  Members Targets = set(IsCopy ? Eff.Target : Eff.Of, Pc);
  for (const Member &T : Targets)
    for (const Member &S : Sources) {
      Condition When = In.Conditions.conj(T.When, S.When);
      if (In.Heap.is(T.What, ObjectKind::Storage))
        In.set(T.What, "<storage of>", S.What, When);
      if (!In.isTensor(T.What) || T.What == S.What)
        continue;
      if (IsCopy) {
        In.set(T.What, "<root>", T.What, When);
        In.set(T.What, "<copy of>", S.What, When);
        In.record(EventKind::Copy, I.Caller, I.At, When, T.What, S.What);
      } else if (In.isTensor(S.What)) {
        In.set(T.What, "<root>", In.rootFact(S.What, "<root>"), When);
        In.set(T.What, "<view>", S.What, When);
        In.record(EventKind::Alias, I.Caller, I.At, When, T.What, S.What);
      } else {
        In.set(T.What, "<root>", In.fresh("storage"), When);
      }
    }
}

void ModelCall::fill(Datum Target, const Member &Source) {
  // Memory of its own that is first written from a tensor is a copy of it.
  if (!In.isTensor(Target) || !In.isTensor(Source.What) ||
      Target == Source.What || In.isParameter(Target) ||
      !In.get(Target, "<view>").is(Undefined) ||
      !In.get(Target, "<copy of>").is(Undefined))
    return;
  In.set(Target, "<copy of>", Source.What, Source.When);
  In.record(EventKind::Copy, I.Caller, I.At, Source.When, Target, Source.What);
}

void ModelCall::apply(const Effect &Eff, Condition Pc) {
  switch (Eff.Kind) {
  case EffectKind::Copy:
  case EffectKind::Alias:
    relate(Eff, Pc);
    return;
  case EffectKind::Place: {
    std::string Device = deviceName(term(Eff.To));
    for (const Member &M : set(Eff.Of, Pc)) {
      if (!In.isTensor(M.What)) {
        if (E.IsUsers && carriesClaims(M.What))
          In.record(EventKind::Place, I.Caller, I.At, M.When, M.What, Undefined,
                    Device);
        continue;
      }
      In.set(M.What, "<device>",
             Device.empty() ? Value(In.fresh("device")) : Value(In.str(Device)),
             M.When);
      if (isResult(M.What))
        In.set(M.What, "<placed>", True, M.When);
      else
        In.record(EventKind::Place, I.Caller, I.At, M.When, M.What, Undefined,
                  Device);
    }
    return;
  }
  case EffectKind::Cast:
    for (const Member &M : set(Eff.Of, Pc)) {
      if (!In.isTensor(M.What))
        continue;
      In.set(M.What, "<dtype>", In.fresh("dtype"), M.When);
      if (!isResult(M.What))
        In.record(EventKind::Cast, I.Caller, I.At, M.When, M.What);
    }
    return;
  case EffectKind::Resize:
    for (const Member &M : set(Eff.Of, Pc))
      In.Values.forEach(In.Heap.is(M.What, ObjectKind::Storage)
                            ? In.get(M.What, "<storage of>")
                            : Value(M.What),
                        M.When, [&](Condition When, Datum T) {
                          if (In.isTensor(T))
                            In.record(EventKind::Resize, I.Caller, I.At, When,
                                      T);
                        });
    return;
  case EffectKind::Write:
    for (const Member &M : set(Eff.Of, Pc)) {
      Members Sources = set(Eff.Source, M.When);
      if (Sources.empty())
        In.recordUpdate(I.Caller, I.At, M.When, M.What, I.Args);
      for (const Member &S : Sources) {
        fill(M.What, S);
        In.record(EventKind::Write, I.Caller, I.At, S.When, M.What, S.What);
      }
    }
    return;
  case EffectKind::Replace:
    for (const Member &M : set(Eff.Of, Pc)) {
      if (Eff.NewKind)
        In.set(M.What, "<kind>", In.str(models::spelling(*Eff.NewKind)),
               M.When);
      if (Eff.How == models::ReplaceHow::Data)
        In.record(EventKind::ReplaceData, I.Caller, I.At, M.When, M.What,
                  M.What);
    }
    return;
  case EffectKind::Claim:
    for (const Member &M : set(Eff.Of, Pc)) {
      if (!carriesClaims(M.What)) {
        In.lose(LossKind::ClaimOnConstant, I.At);
        continue;
      }
      In.record(EventKind::Claim, I.Caller, I.At, M.When, M.What);
      if (Eff.What == models::Facet::Update)
        In.Events.back().Source = I.Receiver;
      In.Events.back().Facet = Eff.What;
      In.Events.back().Model = &E;
      In.Events.back().Over = Eff.Over;
    }
    return;
  case EffectKind::Release:
    for (const Member &M : set(Eff.Of, Pc)) {
      In.record(EventKind::Release, I.Caller, I.At, M.When, M.What);
      In.Events.back().Facet = Eff.What;
      In.Events.back().Model =
          Eff.Manager.empty() ? nullptr : In.Models.byId(Eff.Manager);
    }
    return;
  case EffectKind::Register:
    for (const Member &M : set(Eff.Of, Pc)) {
      Value Name = term(Eff.MemberName);
      Value V = Eff.Source && Eff.Source->K == ObjectSet::Kind::Parameter
                    ? argument(Eff.Source->Name)
                    : Value(Undefined);
      if (auto S = In.asString(Name)) {
        In.installParameter(I.Caller, M.What, In.name(*S), V, I.At, M.When);
        In.Heap.setField(In.Heap.at(M.What), In.name(*S), V, M.When);
      } else if (Name.isSingle() && In.isModuleObject(M.What)) {
        In.setByParamName(I.Caller, M.What, Name.datum(), V, I.At, M.When);
      }
    }
    return;
  case EffectKind::Invoke:
    invoke(Eff, Pc);
    return;
  case EffectKind::Mark:
    for (const Member &M : set(Eff.Of, Pc))
      for (const Effect::Attribute &A : Eff.Marks)
        if (A.Value && In.Heap.isObject(M.What))
          In.set(M.What, A.Name, literal(*A.Value), M.When);
    return;
  case EffectKind::Delegate:
  case EffectKind::Shadow:
  case EffectKind::Borrow:
  case EffectKind::Capture:
  case EffectKind::Add:
  case EffectKind::Tie:
  case EffectKind::Untie:
  case EffectKind::Noop:
  case EffectKind::UseCapture:
  case EffectKind::Rename:
  case EffectKind::Collective:
    return;
  }
}

void ModelCall::invoke(const Effect &Eff, Condition Pc) {
  for (const Member &Callee : set(Eff.Source ? Eff.Source : Eff.Of, Pc)) {
    // Called once for each member of the set that is its argument.
    std::vector<Members> Given;
    size_t Calls = 1;
    for (const ObjectSet *A : Eff.Arguments) {
      Given.push_back(A ? set(A, Callee.When) : Members());
      Calls = std::max(Calls, Given.back().size());
    }
    for (size_t N = 0; N < Calls; ++N)
      invokeOnce(Eff, Callee, Given, N);
  }
}

void ModelCall::invokeOnce(const Effect &Eff, Member Callee,
                           llvm::ArrayRef<Members> Given, size_t Number) {
  Arguments Args;
  for (const Members &M : Given) {
    if (M.empty()) {
      Args.Positional.push_back(In.fresh("hook argument"));
      continue;
    }
    const Member &One = M[std::min(Number, M.size() - 1)];
    Args.Positional.push_back(One.What);
    Callee.When = In.Conditions.conj(Callee.When, One.When);
  }
  if (Eff.At == models::Phase::Call) {
    Condition Now = Callee.When;
    if (!Now.isNever())
      In.call(I.Caller, Value(Callee.What), Args, I.At, Now);
    return;
  }
  Phase During =
      Eff.At == models::Phase::Step       ? Phase::Step
      : Eff.At == models::Phase::Backward ? Phase::Backward
      : Eff.At == models::Phase::Save || Eff.At == models::Phase::Load
          ? Phase::Save
          : Phase::Forward;
  In.Hooks.push_back({Callee.What, Args, During, Callee.When, I.At,
                      I.Caller.Path, Result, I.Receiver,
                      In.CalledModules.size()});
}

Value ModelCall::run() {
  // A method that is called on the class takes its receiver first.
  if (E.Kind == models::EntryKind::Method && I.Receiver == Undefined &&
      !I.Args.Positional.empty() && I.arg(0).isSingle()) {
    I.Receiver = I.arg(0).datum();
    I.Args.Positional.erase(I.Args.Positional.begin());
  }
  // `@torch.no_grad` without parentheses gives a function that does the same.
  if (E.Kind == models::EntryKind::Context && I.size() == 1 &&
      I.arg(0).isSingle() &&
      In.Values.kind(I.arg(0).datum()) == DatumKind::Function)
    return I.arg(0);
  Result = Ran.is(Undefined) ? returned(E.Returns) : Ran;
  if (E.Anchors == models::Phase::Step && I.Receiver != Undefined) {
    Condition &Seen = In.Stepped[I.Receiver];
    Seen = In.Conditions.disj(Seen, I.Pc);
  }
  if (claimsResult())
    Result = In.Values.map(
        Result.is(Undefined) ? Value(None) : Result, I.Pc,
        [&](Condition, Datum D) {
          return Value(In.Values.isConstant(D) || In.isSymbol(D) ? own() : D);
        });
  llvm::SmallVector<EffectKind, 4> Applied;
  for (const Effect *Eff : E.Effects) {
    if (Eff->Else && llvm::is_contained(Applied, Eff->Kind))
      continue;
    // The source says what a function does; a user may add who owns what.
    if (!Ran.is(Undefined) && Eff->Kind != EffectKind::Claim &&
        Eff->Kind != EffectKind::Release && Eff->Kind != EffectKind::Place)
      continue;
    Condition Pc = I.Pc;
    if (!holds(Eff->If, Pc, Undefined))
      continue;
    if (Eff->Unless) {
      Condition Against = Pc;
      if (holds(Eff->Unless, Against, Undefined))
        Pc = In.Conditions.minus(Pc, Against);
      if (Pc.isNever())
        continue;
    }
    Applied.push_back(Eff->Kind);
    size_t Before = In.Events.size();
    apply(*Eff, Pc);
    // What an invoked callable did belongs to the calls inside it.
    for (Event &Done : llvm::MutableArrayRef(In.Events).drop_front(Before))
      if (!Done.Call)
        Done.Call = &E;
  }
  if (Result.is(Undefined)) {
    Value Out = opaqueResult(In, I, I.Path.empty() ? E.Id : I.Path);
    In.symbol(Out.datum()).NotNone = false;
    return Out;
  }
  return Result;
}

Value Interpreter::applyModel(const models::Entry &E, Invocation &I,
                              Value Ran) {
  return ModelCall(*this, E, I, Ran).run();
}

} // namespace custody::flow
