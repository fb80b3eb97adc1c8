//===- Metaclasses.cpp - What makes class objects -------------------------===//
//
// The body of a class has been executed into its class object when the
// metaclass is called: `type.__new__` then gives that very object, changed by
// what the metaclass put into the dict of the body.
//
//===----------------------------------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Datum Interpreter::declareClass(Frame &F, llvm::StringRef QualifiedName,
                                llvm::ArrayRef<Value> Bases, Site At,
                                Condition Pc) {
  Datum Class = make(ObjectKind::Class, external("builtins.type"), F, At, Pc);
  ClassInfo &Info = Heap.makeClassInfo(Heap.at(Class));
  Info.Name = name((F.IR->Name + "." + QualifiedName).str());
  Info.Module = F.Module;
  for (Value V : Bases) {
    // Of a base chosen by a condition (an optional library) take the class of
    // the program, or the first.
    Datum Base = Undefined;
    for (const Alternative &A : Values.alternatives(Values.restrict(V, Pc))) {
      if (Base == Undefined || (!Heap.is(Base, ObjectKind::Class) &&
                                Heap.is(A.What, ObjectKind::Class)))
        Base = A.What;
    }
    if (Heap.is(Base, ObjectKind::Instance) &&
        Heap.at(Base).Class == external("typing.GenericAlias")) {
      Value Origin = get(Base, "__origin__");
      Base = Origin.isSingle() ? Origin.datum() : Undefined;
    }
    if (Heap.is(Base, ObjectKind::Class) ||
        Values.kind(Base) == DatumKind::External)
      Info.Bases.push_back(Base);
    else if (Base != Undefined)
      Info.HasUnknownBase = true;
    if (Base == external("typing.NamedTuple"))
      Info.Bases.push_back(external("builtins.tuple"));
  }
  Info.Mro = linearize(Class, Info.Bases);
  for (Datum B : Info.Mro)
    if (B != Class && Heap.is(B, ObjectKind::Class)) {
      Info.HasUnknownBase |= Heap.classInfo(B).HasUnknownBase;
      // The metaclass is inherited.
      if (Heap.is(Heap.at(B).Class, ObjectKind::Class) &&
          !Heap.is(Heap.at(Class).Class, ObjectKind::Class))
        Heap.at(Class).Class = Heap.at(B).Class;
    }
  Info.IsEnum = isSubclass(Class, "enum.Enum");
  return Class;
}

bool Interpreter::isMetaclass(Datum Class) {
  return Heap.is(Class, ObjectKind::Class) &&
         isSubclass(Class, "builtins.type");
}

Datum Interpreter::completeClass(
    Frame &F, Datum Class,
    llvm::ArrayRef<std::pair<NameId, Value>> ClassKeywords, Site At,
    Condition Pc) {
  Arguments Parts;
  for (auto &[Name, V] : ClassKeywords) {
    if (text(Name) != "metaclass")
      Parts.Keywords.push_back({Name, V});
    else if (V.isSingle() && isMetaclass(V.datum()))
      Heap.at(Class).Class = V.datum();
  }
  Datum Meta = Heap.at(Class).Class;
  if (!isMetaclass(Meta)) {
    announceClass(F, Class, Parts, At, Pc);
    return Class;
  }
  llvm::SmallVector<Value, 4> Bases(Heap.classInfo(Class).Bases.begin(),
                                    Heap.classInfo(Class).Bases.end());
  std::string Name = className(Class);
  Value Three[] = {str(llvm::StringRef(Name).rsplit('.').second),
                   Values.tuple(Bases), dictOf(F, Class, At, Pc)};
  Datum Made = Class;
  if (Value New = classAttr(Meta, name("__new__")); !New.is(Undefined)) {
    Arguments Args = Parts;
    Args.Positional.push_back(Meta);
    Args.Positional.append(std::begin(Three), std::end(Three));
    PendingClasses.push_back(Class);
    Condition Now = Pc;
    Value V = call(F, New, Args, At, Now);
    PendingClasses.pop_back();
    if (V.isSingle() && Heap.is(V.datum(), ObjectKind::Class))
      Made = V.datum();
  } else {
    announceClass(F, Class, Parts, At, Pc);
  }
  Arguments Args = Parts;
  Args.Positional.append(std::begin(Three), std::end(Three));
  Condition Now = Pc;
  callSpecial(F, Made, "__init__", Args, At, Now);
  return Made;
}

void Interpreter::announceClass(Frame &F, Datum Class, const Arguments &Parts,
                                Site At, Condition Pc) {
  for (size_t N = 0; N < Heap.at(Class).Fields.size(); ++N) {
    auto [Name, V] = Heap.at(Class).Fields[N];
    if (!V.isSingle() || !Heap.is(V.datum(), ObjectKind::Instance))
      continue;
    Arguments Args;
    Args.Positional.push_back(Class);
    Args.Positional.push_back(Values.string(Name));
    Condition Now = Pc;
    callSpecial(F, V.datum(), "__set_name__", Args, At, Now);
  }
  // __init_subclass__ of the nearest base; a class method without saying so.
  for (Datum Base : Heap.classInfo(Class).Mro) {
    if (Base == Class || !Heap.is(Base, ObjectKind::Class))
      continue;
    Value Hook = Heap.field(Heap.at(Base), name("__init_subclass__"));
    if (!Hook.isSingle() || Hook.is(Undefined))
      continue;
    Arguments Args;
    if (Values.kind(Hook.datum()) == DatumKind::Function)
      Args.Positional.push_back(Class);
    Args.Keywords = Parts.Keywords;
    Condition Now = Pc;
    call(F, bind(F, Hook, Undefined, Class, At, Now), Args, At, Now);
    return;
  }
}

Datum Interpreter::classFromParts(Frame &F, Datum Meta, const Arguments &Args,
                                  Site At, Condition Pc) {
  std::string Name = asString(Args.Positional[0]).value_or("<class>").str();
  llvm::SmallVector<Value, 8> Bases;
  elements(F, Args.Positional[1], At, Pc, Bases);
  // Inside a metaclass it is the class whose body was executed already.
  bool IsPending =
      !PendingClasses.empty() && PendingClasses.back() != Undefined;
  Datum Class = IsPending ? std::exchange(PendingClasses.back(), Undefined)
                          : declareClass(F, Name, Bases, At, Pc);
  Values.forEach(Args.Positional[2], Pc, [&](Condition When, Datum Dict) {
    if (!Heap.is(Dict, ObjectKind::Dict) ||
        get(Dict, "<attributes of>").is(Class))
      return;
    for (size_t N = 0; N < Heap.at(Dict).Items.size(); ++N) {
      auto [Key, Item] = Heap.at(Dict).Items[N];
      if (Values.kind(Key) == DatumKind::String)
        Heap.setField(Heap.at(Class), Values.name(Key), Item, When);
    }
  });
  adoptMembers(F, Class, At, Pc);
  if (isMetaclass(Meta))
    Heap.at(Class).Class = Meta;
  if (!IsPending && isMetaclass(Meta))
    return completeClass(F, Class, Args.Keywords, At, Pc);
  announceClass(F, Class, Args, At, Pc);
  return Class;
}

} // namespace custody::flow
