//===- ModelResults.cpp - What a modelled call gives back -----------------===//

#include "ModelCalls.h"

#include "llvm/Support/ErrorHandling.h"

namespace custody::flow {

using models::Effect;
using models::EffectKind;
using models::ObjectSet;
using models::Returned;

Datum ModelCall::fresh(const Returned &R) {
  switch (R.Fresh) {
  case models::FreshKind::Tensor:
  case models::FreshKind::DTensor:
  case models::FreshKind::Param: {
    Datum T = In.makeTensor(I.Caller, I.At, I.Pc,
                            R.Fresh == models::FreshKind::Param);
    bool First = true;
    if (R.Like)
      for (const Member &M : set(R.Like, I.Pc)) {
        if (!In.isTensor(M.What))
          continue;
        for (llvm::StringRef Fact : {"<kind>", "<device>", "<dtype>"}) {
          Value V = In.get(M.What, Fact);
          In.set(T, Fact, First ? V : In.Values.ite(M.When, V, In.get(T, Fact)),
                 I.Pc);
        }
        First = false;
      }
    if (R.NewKind)
      In.set(T, "<kind>", In.str(models::spelling(*R.NewKind)), I.Pc);
    else if (R.Fresh == models::FreshKind::DTensor)
      In.set(T, "<kind>", In.str("dtensor"), I.Pc);
    return T;
  }
  case models::FreshKind::Clone:
    for (const Member &M : set(R.Like, I.Pc))
      return In.deepClone(M.What, I);
    return In.fresh(E.Id.str());
  case models::FreshKind::Module: {
    Datum M = In.make(ObjectKind::Instance, In.stubClass("torch.nn.Module"), I);
    In.set(M, "<opaque>", True, I.Pc);
    return M;
  }
  case models::FreshKind::Optimizer:
    return In.make(ObjectKind::Instance, In.stubClass("torch.optim.Optimizer"),
                   I);
  case models::FreshKind::Storage:
    return In.make(ObjectKind::Storage, In.external("torch.UntypedStorage"), I);
  case models::FreshKind::Handle:
    // Of a hook: what removes it.
    if (llvm::any_of(E.Effects, [](const models::Effect *Eff) {
          return Eff->Kind == models::EffectKind::Invoke;
        }))
      return In.make(ObjectKind::Instance,
                     In.external("torch.utils.hooks.RemovableHandle"), I);
    return In.fresh(E.Id.str());
  case models::FreshKind::Group:
  case models::FreshKind::Mesh:
    return In.fresh(E.Id.str());
  }
  llvm_unreachable("not a fresh kind");
}

Value ModelCall::returned(const Returned *R) {
  if (!R)
    return Undefined;
  switch (R->K) {
  case Returned::Kind::Unknown:
    return Undefined;
  case Returned::Kind::None:
    return None;
  case Returned::Kind::Same: {
    Members M = set(R->Of, I.Pc);
    if (R->Of && R->Of->K == ObjectSet::Kind::Parameter)
      return argument(R->Of->Name);
    Value Out = Undefined;
    for (const Member &One : M)
      Out = Out.is(Undefined) ? Value(One.What)
                              : In.Values.ite(One.When, One.What, Out);
    return Out;
  }
  case Returned::Kind::Wrapper: {
    Datum W = In.make(ObjectKind::Instance, In.stubClass("torch.nn.Module"), I);
    Value Inner = R->Of && R->Of->K == ObjectSet::Kind::Parameter
                      ? argument(R->Of->Name)
                      : Value(Undefined);
    llvm::StringRef Attribute = R->Attribute;
    Datum At = W;
    while (Attribute.contains('.')) {
      auto [Head, Tail] = Attribute.split('.');
      Datum Next =
          In.make(ObjectKind::Instance, In.stubClass("torch.nn.Module"), I);
      In.set(At, Head, Next, I.Pc);
      At = Next;
      Attribute = Tail;
    }
    In.set(At, Attribute, Inner, I.Pc);
    return W;
  }
  case Returned::Kind::Fresh:
    return fresh(*R);
  case Returned::Kind::Elements: {
    llvm::SmallVector<Value, 8> All;
    Datum Dict = In.make(ObjectKind::Dict, In.external("builtins.dict"), I);
    Value Prefix = R->Prefix ? term(R->Prefix) : Value(Undefined);
    for (const Member &M : set(R->Of, I.Pc)) {
      Value Name = M.Name.is(Undefined) ? Value(In.fresh("name")) : M.Name;
      if (Name.isSingle() && Prefix.isSingle() && !Prefix.is(Undefined)) {
        auto Own = In.asString(Name);
        // The module itself goes by the prefix alone.
        Name = Own && Own->empty()
                   ? Prefix
                   : In.joinName(Prefix, Name.datum(),
                                 Own ? *Own : llvm::StringRef());
      }
      Value One = R->As == models::ElementsAs::Pairs
                      ? Value(In.Values.tuple({Name, M.What}))
                      : Value(M.What);
      All.push_back(M.When == I.Pc ? One
                                   : In.Values.ite(M.When, One, Undefined));
      if (R->As == models::ElementsAs::Dict)
        In.Heap.setItem(In.Heap.at(Dict), In.keyOf(Name), M.What, M.When);
    }
    if (R->As == models::ElementsAs::Dict)
      return Dict;
    return In.makeList(All, I.Caller, I.At, I.Pc);
  }
  case Returned::Kind::Tuple: {
    llvm::SmallVector<Value, 4> Items;
    for (const Returned *Item : R->Items) {
      Value V = returned(Item);
      Items.push_back(V.is(Undefined) ? Value(In.fresh(E.Id.str())) : V);
    }
    return In.Values.tuple(Items);
  }
  case Returned::Kind::Member: {
    auto Name = In.asString(term(R->Name));
    for (const Member &M : set(R->Of, I.Pc))
      if (auto S = In.asString(M.Name); S && Name && *S == *Name)
        return M.What;
    // Reached by an unknown name: somewhere below the module.
    if (!Name && I.Receiver != Undefined)
      return I.Receiver;
    return Undefined;
  }
  case Returned::Kind::RankOf:
  case Returned::Kind::SizeOf: {
    // Neither is negative, whatever the group.
    Value V = opaqueResult(In, I, I.Path.empty() ? E.Id : I.Path);
    In.symbol(V.datum()).NonNegative = true;
    return V;
  }
  case Returned::Kind::List: {
    Datum L = In.makeList({returned(R->Items[0])}, I.Caller, I.At, I.Pc);
    In.Heap.at(L).Open = true;
    return L;
  }
  case Returned::Kind::AxesOf:
    return Undefined;
  }
  llvm_unreachable("not a returned kind");
}

bool ModelCall::carriesClaims(Datum D) const {
  // Equal constants are one datum: a claim on one would be on all of them.
  switch (In.Values.kind(D)) {
  case DatumKind::Symbol:
  case DatumKind::Object:
  case DatumKind::Function:
  case DatumKind::Method:
    return true;
  default:
    return false;
  }
}

bool ModelCall::claimsResult() const {
  return E.IsUsers && llvm::any_of(E.Effects, [&](const Effect *Eff) {
           if (Eff->Kind != EffectKind::Claim)
             return false;
           const ObjectSet *S = Eff->Of;
           while (S && S->Operand)
             S = S->Operand;
           return S && (S->K == ObjectSet::Kind::Ret ||
                        (S->K == ObjectSet::Kind::Self &&
                         E.Kind == models::EntryKind::Constructor));
         });
}

Datum ModelCall::own() {
  // What this call gives is nothing that any other call gives.
  std::string Name = I.Path.empty() ? E.Id.str() : I.Path.str();
  Datum S = In.fresh(Name + "()");
  In.symbol(S).Parent = In.external(Name);
  In.symbol(S).NotNone = true;
  return S;
}

} // namespace custody::flow
