//===- Matching.cpp - What the patterns of `match` fit --------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Condition Interpreter::matchesSequence(const ir::Instr &I, Datum Subject,
                                       Site At, Condition Pc) {
  auto unknown = [&] {
    return test("matches", Subject, Values.integer(index(At.Instr)));
  };
  auto fits = [&](size_t Length) {
    return (I.Aux2 ? Length >= I.Aux : Length == I.Aux) ? Condition::always()
                                                        : Condition::never();
  };
  if (Values.kind(Subject) == DatumKind::Tuple)
    return fits(Values.elements(Subject).size());
  // A string is no sequence here, and neither is a function or a class.
  if (isSymbol(Subject) || Values.kind(Subject) == DatumKind::External)
    return unknown();
  if (!Heap.isObject(Subject))
    return Condition::never();
  const Object &O = Heap.at(Subject);
  if (O.Kind == ObjectKind::List) {
    bool AllThere = llvm::all_of(
        O.Elements, [&](Value V) { return Values.missing(V, Pc).isNever(); });
    if (O.Open || !AllThere)
      return unknown();
    return fits(O.Elements.size());
  }
  bool MayBe = O.Kind == ObjectKind::Instance &&
               (!classAttr(O.Class, name("__getitem__")).is(Undefined) ||
                Values.kind(O.Class) == DatumKind::External);
  return MayBe ? unknown() : Condition::never();
}

Condition Interpreter::matchesMapping(Frame &F, const ir::Instr &I,
                                      Datum Subject, Site At, Condition Pc) {
  if (Heap.is(Subject, ObjectKind::Dict)) {
    Condition All = Pc;
    for (ir::ValueId Key : F.IR->operands(I).drop_front()) {
      Condition Has;
      Values.forEach(F.Temps[index(Key)], All, [&](Condition When, Datum K) {
        Has = Conditions.disj(
            Has, Conditions.conj(When, contains(F, Subject, K, At, When)));
      });
      All = Has;
    }
    return All == Pc ? Condition::always() : All;
  }
  bool MayBe =
      isSymbol(Subject) || Values.kind(Subject) == DatumKind::External ||
      (Heap.is(Subject, ObjectKind::Instance) && !isModuleObject(Subject));
  return MayBe ? test("matches", Subject, Values.integer(index(At.Instr)))
               : Condition::never();
}

Condition Interpreter::matchesClass(Datum Subject, Value Class, Site At,
                                    Condition Pc) {
  if (!Class.isSingle())
    return test("matches", Subject, Values.integer(index(At.Instr)));
  return Conditions.conj(Pc, instanceOf(Subject, Class.datum()));
}

} // namespace custody::flow
