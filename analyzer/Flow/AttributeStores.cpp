//===- AttributeStores.cpp - Writing and deleting attributes
//---------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

void Interpreter::setAttr(Frame &F, Value Object, NameId Name, Value V, Site At,
                          Condition &Pc) {
  Values.forEach(Object, Pc, [&](Condition When, Datum D) {
    setAttr(F, D, Name, Values.restrict(V, When), At, When);
  });
}

void Interpreter::setAttr(Frame &F, Datum D, NameId Name, Value V, Site At,
                          Condition Pc) {
  switch (Values.kind(D)) {
  case DatumKind::Symbol: {
    SymbolInfo &S = symbol(D);
    if (S.Fields == Undefined)
      S.Fields =
          make(ObjectKind::Instance, Undefined, F, At, Condition::always());
    Heap.setField(Heap.at(symbol(D).Fields), Name, V, Pc);
    return;
  }
  case DatumKind::Function: {
    Closure &C = Closures[Values.payload(D)];
    if (C.Fields == Undefined)
      C.Fields =
          make(ObjectKind::Instance, Undefined, F, At, Condition::always());
    Heap.setField(Heap.at(C.Fields), Name, V, Pc);
    return;
  }
  case DatumKind::Module:
    importModule(link::ModuleId(Values.payload(D)));
    storeGlobal(Values.payload(D), Name, V, Pc);
    return;
  case DatumKind::Object:
    break;
  default:
    return; // external classes and constants keep no state of ours
  }
  Object &O = Heap.at(D);
  if (O.Kind == ObjectKind::Tensor) {
    setTensorAttr(F, D, Name, V, At, Pc);
    return;
  }
  if (O.Kind == ObjectKind::Instance) {
    if (V.is(Undefined)) {
      deleteAttr(F, D, Name, At, Pc);
      return;
    }
    Value Hook = classAttr(O.Class, name("__setattr__"));
    if (Hook.isSingle() && Values.kind(Hook.datum()) == DatumKind::Function) {
      Arguments Args;
      Args.Positional.push_back(D);
      Args.Positional.push_back(Values.string(Name));
      Args.Positional.push_back(V);
      call(F, Hook, Args, At, Pc);
      return;
    }
    if (storeByDescriptor(F, D, Name, V, At, Pc))
      return;
    installParameter(F, D, Name, V, At, Pc);
    for (const Alternative &A : Values.alternatives(V))
      if (Heap.is(A.What, ObjectKind::Instance))
        EverStored.insert(A.What);
  }
  Heap.setField(Heap.at(D), Name, V, Pc);
}

bool Interpreter::storeByDescriptor(Frame &F, Datum Object, NameId Name,
                                    Value V, Site At, Condition Pc) {
  Value FromClass = classAttr(Heap.at(Object).Class, Name);
  if (!FromClass.isSingle() || !Heap.isObject(FromClass.datum()))
    return false;
  Datum Descriptor = FromClass.datum();
  bool Deletes = V.is(Undefined);
  Arguments Args;
  Args.Positional.push_back(Object);
  if (!Deletes)
    Args.Positional.push_back(V);
  if (Heap.is(Descriptor, ObjectKind::Property)) {
    Value Function = get(Descriptor, Deletes ? "deleter" : "setter");
    if (Function.is(Undefined))
      return false;
    call(F, Function, Args, At, Pc);
    return true;
  }
  return Heap.is(Descriptor, ObjectKind::Instance) &&
         callSpecial(F, Descriptor, Deletes ? "__delete__" : "__set__", Args,
                     At, Pc);
}

void Interpreter::deleteAttr(Frame &F, Datum Object, NameId Name, Site At,
                             Condition Pc) {
  Value Hook = classAttr(Heap.at(Object).Class, name("__delattr__"));
  if (Hook.isSingle() && Values.kind(Hook.datum()) == DatumKind::Function) {
    Arguments Args;
    Args.Positional.push_back(Object);
    Args.Positional.push_back(Values.string(Name));
    call(F, Hook, Args, At, Pc);
    return;
  }
  if (!storeByDescriptor(F, Object, Name, Undefined, At, Pc))
    Heap.setField(Heap.at(Object), Name, Undefined, Pc);
}

void Interpreter::installParameter(Frame &F, Datum Module, NameId Field,
                                   Value V, Site At, Condition Pc) {
  if (!isModuleObject(Module))
    return;
  Value Old = Heap.field(Heap.at(Module), Field);
  Values.forEach(V, Pc, [&](Condition When, Datum New) {
    if (!isParameter(New))
      return;
    Values.forEach(Old, When, [&](Condition Both, Datum Before) {
      record(EventKind::Install, F, At, Both, New,
             isParameter(Before) && Before != New ? Before : Undefined);
    });
  });
}

} // namespace custody::flow
