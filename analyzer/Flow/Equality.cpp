//===- Equality.cpp - When two data are equal -----------------------------===//
//
// Python compares containers by what they hold. An element may be there under
// a condition only, so the answer is a condition as well; of containers that
// may hold more than is known it is open.
//
//===----------------------------------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Condition Interpreter::equalsText(Datum Unknown, Datum Text) {
  // A test that comes later holds only where those before it do not.
  Condition Out = test("==", Unknown, Text);
  auto &Seen = TextsCompared[Unknown];
  for (Datum Other : Seen) {
    if (Other == Text)
      return Out;
    Out = Conditions.minus(Out, test("==", Unknown, Other));
  }
  if (Seen.size() < Opts.Limits.TextsCompared)
    Seen.push_back(Text);
  return Out;
}

bool Interpreter::isAddress(Datum D) {
  if (Values.kind(D) != DatumKind::Tuple)
    return false;
  llvm::ArrayRef<Value> Parts = Values.elements(D);
  return Parts.size() == 2 && Parts[0].is(str("<id>"));
}

Condition Interpreter::equal(Datum L, Datum R) {
  L = plain(L), R = plain(R);
  if (L == R)
    return Condition::always();
  if (Datum ByL = comparedBy(L), ByR = comparedBy(R);
      ByL != Undefined || ByR != Undefined) {
    // Dataclasses are equal within one class, named tuples to any tuple.
    auto classOf = [&](Datum D) {
      return Heap.is(D, ObjectKind::Instance) ? Heap.at(D).Class : Undefined;
    };
    bool IsOfOneKind = asTuple(L) != Undefined || asTuple(R) != Undefined ||
                       classOf(L) == classOf(R);
    if (IsOfOneKind && !isSymbol(L) && !isSymbol(R))
      return equal(ByL == Undefined ? L : ByL, ByR == Undefined ? R : ByR);
  }
  DatumKind KL = Values.kind(L), KR = Values.kind(R);
  if (KL == DatumKind::Symbol || KR == DatumKind::Symbol) {
    if (KL != DatumKind::Symbol)
      return equal(R, L);
    if (R == None && symbol(L).NotNone)
      return Condition::never();
    if (KR == DatumKind::Symbol && R < L)
      std::swap(L, R); // one question, whoever is named first
    return KR == DatumKind::String ? equalsText(L, R) : test("==", L, R);
  }
  auto isNumeric = [&](Datum D) {
    return Values.isNumber(D) || D == True || D == False;
  };
  if (isNumeric(L) && isNumeric(R))
    return Values.number(L) == Values.number(R) ? Condition::always()
                                                : Condition::never();
  if (KL == DatumKind::Tuple && KR == DatumKind::Tuple) {
    auto EL = Values.elements(L), ER = Values.elements(R);
    if (EL.size() != ER.size())
      return Condition::never();
    // Identities of two objects (see `id`) differ, whatever the objects hold.
    auto isOfObject = [&](Datum D, llvm::ArrayRef<Value> E) {
      return isAddress(D) && E[1].isSingle() && Heap.isObject(E[1].datum());
    };
    if (isOfObject(L, EL) && isOfObject(R, ER))
      return EL[1] == ER[1] ? Condition::always() : Condition::never();
    Condition Out = Condition::always();
    for (size_t I = 0; I < EL.size(); ++I) {
      Condition Same;
      Values.forEach(EL[I], Out, [&](Condition WhenL, Datum A) {
        Values.forEach(ER[I], WhenL, [&](Condition When, Datum B) {
          Same = Conditions.disj(Same, Conditions.conj(When, equal(A, B)));
        });
      });
      Out = Conditions.conj(Out, Same);
    }
    return Out;
  }
  if (Values.isConstant(L) || Values.isConstant(R))
    return Condition::never();
  // Two names of one library class may be aliases; anything else of different
  // handles is another object.
  if (KL == DatumKind::External && KR == DatumKind::External)
    return Condition::never();
  if (KL == DatumKind::Object && KR == DatumKind::Object)
    return equalObjects(L, R);
  return Condition::never();
}

Condition Interpreter::equalObjects(Datum L, Datum R) {
  const Object &A = Heap.at(L), &B = Heap.at(R);
  auto both = [&](ObjectKind K) { return A.Kind == K && B.Kind == K; };
  if (!A.Open && !B.Open) {
    if (both(ObjectKind::Dict))
      return Conditions.conj(isSubdict(L, R), isSubdict(R, L));
    if (both(ObjectKind::Set) &&
        A.Elements.size() * B.Elements.size() <= Opts.Limits.ElementPairs)
      return Conditions.conj(isSubset(A.Elements, B.Elements),
                             isSubset(B.Elements, A.Elements));
    if (both(ObjectKind::List))
      return equal(Values.tuple(A.Elements), Values.tuple(B.Elements));
  }
  // A view of keys is a list here, and equal to a set.
  auto mayCompare = [&](const Object &O) {
    return O.Kind == ObjectKind::Tensor ||
           (O.Kind == ObjectKind::Instance &&
            Heap.is(O.Class, ObjectKind::Class) &&
            Heap.classInfo(O.Class).HasUnknownBase);
  };
  auto isContainer = [](const Object &O) {
    return O.Kind == ObjectKind::List || O.Kind == ObjectKind::Set;
  };
  bool IsOpen = both(ObjectKind::Dict) || (isContainer(A) && isContainer(B)) ||
                mayCompare(A) || mayCompare(B);
  return IsOpen ? test("==", L, R) : Condition::never();
}

Condition Interpreter::isSubdict(Datum Part, Datum Whole) {
  Condition Out = Condition::always();
  for (const auto &[K, V] : std::vector(Heap.at(Part).Items)) {
    const Value *Other = Heap.item(Heap.at(Whole), K);
    Out =
        Conditions.conj(Out, equal(Values.tuple({V}),
                                   Values.tuple({Other ? *Other : Undefined})));
  }
  return Out;
}

Condition Interpreter::isSubset(llvm::ArrayRef<Value> Part,
                                llvm::ArrayRef<Value> Whole) {
  Condition Out = Condition::always();
  for (Value Element : Part) {
    Condition There;
    for (Value Other : Whole)
      There = Conditions.disj(
          There, equal(Values.tuple({Element}), Values.tuple({Other})));
    Condition Absent = Values.missing(Element, Condition::always());
    Out = Conditions.conj(Out, Conditions.disj(Absent, There));
  }
  return Out;
}

std::optional<Condition> Interpreter::compareSets(ir::CompareOp Op, Datum L,
                                                  Datum R) {
  if (!Heap.is(L, ObjectKind::Set) || !Heap.is(R, ObjectKind::Set))
    return std::nullopt;
  bool Swap = Op == ir::CompareOp::Gt || Op == ir::CompareOp::Ge;
  const Object &Part = Heap.at(Swap ? R : L), &Whole = Heap.at(Swap ? L : R);
  if (Part.Open || Whole.Open ||
      Part.Elements.size() * Whole.Elements.size() > Opts.Limits.ElementPairs)
    return test(ir::spelling(Op), L, R);
  Condition Within = isSubset(Part.Elements, Whole.Elements);
  bool IsProper = Op == ir::CompareOp::Lt || Op == ir::CompareOp::Gt;
  return IsProper ? Conditions.minus(Within, equal(L, R)) : Within;
}

} // namespace custody::flow
