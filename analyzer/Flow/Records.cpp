//===- Records.cpp - Named tuples, and what is equal by what it holds -----===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

llvm::SmallVector<NameId, 8> Interpreter::namedTupleFields(Datum Class) {
  llvm::SmallVector<NameId, 8> Out;
  Value Fields = classAttr(Class, name("_fields"));
  if (Fields.isSingle() && Values.kind(Fields.datum()) == DatumKind::Tuple)
    for (Value V : Values.elements(Fields.datum()))
      if (auto Name = asString(V))
        Out.push_back(name(*Name));
  return Out;
}

void Interpreter::initNamedTuple(Frame &F, Datum Object, Datum Class,
                                 const Arguments &Args, Condition Pc) {
  Value Defaults = classAttr(Class, name("_field_defaults"));
  llvm::SmallVector<Value, 8> Elements;
  for (NameId Field : namedTupleFields(Class)) {
    Value V = Elements.size() < Args.Positional.size()
                  ? Args.Positional[Elements.size()]
                  : Args.keyword(Field);
    if (V.is(Undefined) && Defaults.isSingle() &&
        Heap.is(Defaults.datum(), ObjectKind::Dict))
      if (Value *Default =
              Heap.item(Heap.at(Defaults.datum()), Values.string(Field)))
        V = *Default;
    if (V.is(Undefined))
      V = fresh("element " + text(Field).str());
    Elements.push_back(V);
    Heap.setField(Heap.at(Object), Field, V, Pc);
  }
  set(Object, "<tuple>", Values.tuple(Elements), Pc);
}

Datum Interpreter::asTuple(Datum D) const {
  if (!Heap.is(D, ObjectKind::Instance))
    return Undefined;
  for (const auto &[Name, V] : Heap.at(D).Fields)
    if (text(Name) == "<tuple>")
      return V.isSingle() ? V.datum() : Undefined;
  return Undefined;
}

Datum Interpreter::plain(Datum D) const {
  if (!Heap.is(D, ObjectKind::Instance))
    return D;
  Datum Class = Heap.at(D).Class;
  if (!Heap.is(Class, ObjectKind::Class) || !Heap.classInfo(Class).IsEnum)
    return D;
  bool IsConstant = llvm::any_of(Heap.classInfo(Class).Mro, [&](Datum Base) {
    std::string Name = className(Base);
    return Name == "enum.IntEnum" || Name == "enum.StrEnum" ||
           Name == "enum.IntFlag" || Name == "builtins.int" ||
           Name == "builtins.str";
  });
  if (IsConstant)
    for (const auto &[Name, V] : Heap.at(D).Fields)
      if (text(Name) == "value" && V.isSingle())
        return V.datum();
  return D;
}

Datum Interpreter::comparedBy(Datum D) {
  if (!Heap.is(D, ObjectKind::Instance))
    return Undefined;
  if (Datum Tuple = asTuple(D); Tuple != Undefined)
    return Tuple;
  Datum Class = Heap.at(D).Class;
  if (!Heap.is(Class, ObjectKind::Class) ||
      !Heap.classInfo(Class).IsDataclass ||
      get(Class, "<by identity>").is(True))
    return Undefined;
  Value Fields = get(Class, "<fields>");
  if (!Fields.isSingle() || Values.kind(Fields.datum()) != DatumKind::Tuple)
    return Undefined;
  llvm::SmallVector<Value, 8> Held;
  for (Value Field : Values.elements(Fields.datum()))
    Held.push_back(Heap.field(Heap.at(D),
                              Values.name(get(Field.datum(), "name").datum())));
  return Values.tuple(Held);
}

} // namespace custody::flow
