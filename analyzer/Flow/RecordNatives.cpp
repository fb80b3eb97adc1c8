//===- RecordNatives.cpp - Classes made by calls, records, copies ---------===//

#include "Natives.h"

#include "llvm/ADT/StringExtras.h"

namespace custody::flow {

namespace {

// Classes made by calls ------------------------------------------------------

/// The strings of a list, or the words of a string.
llvm::SmallVector<Value, 8> words(Interpreter &In, Invocation &I, Value V) {
  llvm::SmallVector<Value, 8> Out;
  if (auto Text = In.asString(V)) {
    llvm::SmallVector<llvm::StringRef, 8> Parts;
    llvm::SplitString(*Text, Parts, ", \t\n");
    for (llvm::StringRef P : Parts)
      Out.push_back(In.str(P));
    return Out;
  }
  bool Complete;
  return elementsOf(In, I, V, Complete);
}

Value namedtuple(Interpreter &In, Invocation &I) {
  Value Names =
      I.size() > 1 ? I.arg(1) : I.Args.keyword(In.name("field_names"));
  auto Name = In.asString(I.arg(0));
  if (!Name || Names.is(Undefined))
    return opaqueResult(In, I, "collections.namedtuple");
  llvm::SmallVector<Value, 8> Fields = words(In, I, Names);
  // typing.NamedTuple takes pairs of a name and a type.
  for (Value &V : Fields)
    if (V.isSingle() && In.Values.kind(V.datum()) == DatumKind::Tuple &&
        !In.Values.elements(V.datum()).empty())
      V = In.Values.elements(V.datum())[0];
  Datum Class = In.declareClass(I.Caller, *Name,
                                {In.external("builtins.tuple")}, I.At, I.Pc);
  In.set(Class, "_fields", In.Values.tuple(Fields), I.Pc);
  Datum Defaults = In.makeDict(I);
  if (Value Given = I.Args.keyword(In.name("defaults"));
      !Given.is(Undefined) && !Given.is(None)) {
    llvm::SmallVector<Value, 8> All = words(In, I, Given);
    for (size_t N = 0; N < std::min(All.size(), Fields.size()); ++N)
      In.Heap.setItem(In.Heap.at(Defaults),
                      In.keyOf(Fields[Fields.size() - All.size() + N]), All[N],
                      I.Pc);
  }
  In.set(Class, "_field_defaults", Defaults, I.Pc);
  return Class;
}

// Named tuples ---------------------------------------------------------------

Value makeFromSequence(Interpreter &In, Invocation &I) {
  Arguments Args;
  bool Complete;
  Args.Positional.append(elementsOf(In, I, I.arg(0), Complete));
  Args.MorePositional = !Complete;
  return In.call(I.Caller, I.Receiver, Args, I.At, I.Pc);
}

Value tupleReplace(Interpreter &In, Invocation &I) {
  if (In.asTuple(I.Receiver) == Undefined)
    return opaqueResult(In, I, "tuple._replace");
  Datum Class = In.Heap.at(I.Receiver).Class;
  Arguments Args = I.Args;
  for (NameId Field : In.namedTupleFields(Class))
    if (Args.keyword(Field).is(Undefined))
      Args.Keywords.push_back(
          {Field, In.Heap.field(In.Heap.at(I.Receiver), Field)});
  return In.call(I.Caller, Class, Args, I.At, I.Pc);
}

Value tupleAsDict(Interpreter &In, Invocation &I) {
  Datum Dict = In.makeDict(I);
  if (In.asTuple(I.Receiver) == Undefined)
    In.Heap.at(Dict).Open = true;
  else
    for (NameId Field : In.namedTupleFields(In.Heap.at(I.Receiver).Class))
      In.Heap.setItem(In.Heap.at(Dict), In.Values.string(Field),
                      In.Heap.field(In.Heap.at(I.Receiver), Field), I.Pc);
  return Dict;
}

Value tupleNew(Interpreter &In, Invocation &I) {
  Value Class = I.arg(0);
  if (!Class.isSingle() || !In.Heap.is(Class.datum(), ObjectKind::Class))
    return opaqueResult(In, I, "tuple.__new__");
  Datum Made = In.make(ObjectKind::Instance, Class.datum(), I);
  Arguments Args = I.Args;
  Args.Positional.erase(Args.Positional.begin());
  In.initNamedTuple(I.Caller, Made, Class.datum(), Args, I.Pc);
  return Made;
}

Value tupleIndex(Interpreter &In, Invocation &I) {
  llvm::SmallVector<Value, 8> All;
  In.elements(I.Caller, I.Receiver, I.At, I.Pc, All);
  for (size_t N = 0; N < All.size(); ++N)
    if (All[N] == I.arg(0))
      return In.Values.integer(N);
  return opaqueResult(In, I, "tuple.index");
}

// Dataclasses ----------------------------------------------------------------

Value replace(Interpreter &In, Invocation &I) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum D) -> Value {
    bool IsDataclass =
        In.Heap.is(D, ObjectKind::Instance) &&
        In.Heap.is(In.Heap.at(D).Class, ObjectKind::Class) &&
        !In.dataclassFields(I.Caller, In.Heap.at(D).Class, I.At, When).empty();
    if (!IsDataclass) {
      Datum Copy = In.clone(D, I);
      if (In.Heap.isObject(Copy))
        for (auto &[Name, X] : I.Args.Keywords)
          In.Heap.setField(In.Heap.at(Copy), Name, X, When);
      return Copy;
    }
    // A new one is made, from the fields of the old one.
    Arguments Args;
    Args.Keywords = I.Args.Keywords;
    Args.MoreKeywords = I.Args.MoreKeywords;
    for (Datum F :
         In.dataclassFields(I.Caller, In.Heap.at(D).Class, I.At, When)) {
      NameId Name = In.Values.name(In.get(F, "name").datum());
      if (!In.get(F, "init").is(False) && Args.keyword(Name).is(Undefined))
        Args.Keywords.push_back({Name, In.Heap.field(In.Heap.at(D), Name)});
    }
    return In.call(I.Caller, In.Heap.at(D).Class, Args, I.At, When);
  });
}

/// \p V with each dataclass in it turned into a dict, or into a tuple.
Value plainData(Interpreter &In, Invocation &I, Value V, bool IsDict,
                unsigned Depth) {
  constexpr unsigned Deepest = 8;
  return In.Values.map(V, I.Pc, [&](Condition, Datum D) -> Value {
    auto inner = [&](Value X) {
      return plainData(In, I, X, IsDict, Depth + 1);
    };
    auto each = [&](llvm::ArrayRef<Value> From) {
      llvm::SmallVector<Value, 8> Out;
      for (Value X : From)
        Out.push_back(inner(X));
      return Out;
    };
    if (Depth > Deepest)
      return D;
    if (In.Values.kind(D) == DatumKind::Tuple)
      return In.Values.tuple(
          each(llvm::SmallVector<Value, 8>(In.Values.elements(D))));
    if (In.Heap.is(D, ObjectKind::List))
      return In.makeList(each(std::vector<Value>(In.Heap.at(D).Elements)), I,
                         In.Heap.at(D).Open);
    if (In.Heap.is(D, ObjectKind::Dict)) {
      Datum Copy = In.makeDict(I);
      In.mergeDict(Copy, D, I.Pc);
      for (size_t N = 0; N < In.Heap.at(Copy).Items.size(); ++N) {
        Value X = inner(In.Heap.at(Copy).Items[N].second);
        In.Heap.at(Copy).Items[N].second = X;
      }
      return Copy;
    }
    if (!In.Heap.is(D, ObjectKind::Instance))
      return D;
    auto Fields = In.dataclassFields(I.Caller, In.Heap.at(D).Class, I.At, I.Pc);
    if (Fields.empty() && Depth > 0)
      return D;
    Datum Dict = In.makeDict(I);
    llvm::SmallVector<Value, 8> Row;
    for (Datum F : Fields) {
      Datum Name = In.get(F, "name").datum();
      Row.push_back(inner(In.Heap.field(In.Heap.at(D), In.Values.name(Name))));
      In.Heap.setItem(In.Heap.at(Dict), Name, Row.back(), I.Pc);
    }
    return IsDict ? Dict : In.Values.tuple(Row);
  });
}

Value asdict(Interpreter &In, Invocation &I) {
  if (I.arg(0).isSingle() &&
      !In.Heap.is(I.arg(0).datum(), ObjectKind::Instance)) {
    Datum Dict = In.makeDict(I);
    In.Heap.at(Dict).Open = true;
    return Dict;
  }
  return plainData(In, I, I.arg(0), /*IsDict=*/true, 0);
}
Value astuple(Interpreter &In, Invocation &I) {
  return plainData(In, I, I.arg(0), /*IsDict=*/false, 0);
}

// Copies ---------------------------------------------------------------------

Value copyShallow(Interpreter &In, Invocation &I) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum D) -> Value {
    if (In.Heap.is(D, ObjectKind::Instance) &&
        !In.classAttr(In.Heap.at(D).Class, In.name("__copy__")).is(Undefined)) {
      Arguments NoArguments;
      return In.callMethod(I.Caller, D, "__copy__", NoArguments, I.At, When);
    }
    return In.clone(D, I);
  });
}

Value copyDeep(Interpreter &In, Invocation &I) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition, Datum D) {
    return Value(In.deepClone(D, I));
  });
}

// Reflection -----------------------------------------------------------------

Value pyDir(Interpreter &In, Invocation &I) {
  std::vector<std::string> Names;
  if (!I.arg(0).isSingle())
    return opaqueResult(In, I, "dir");
  bool Complete = In.namesIn(I.arg(0).datum(), Names);
  llvm::SmallVector<Value, 8> Out;
  for (const std::string &Name : Names)
    Out.push_back(In.str(Name));
  return In.makeList(Out, I, !Complete);
}

Value methodType(Interpreter &In, Invocation &I) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum Function) {
    return In.Values.map(I.arg(1), When, [&](Condition, Datum Receiver) {
      return Value(In.Values.method(Receiver, Function));
    });
  });
}

constexpr NativeEntry Entries[] = {
    {"collections.namedtuple", namedtuple},
    {"typing.NamedTuple", namedtuple},
    {"builtins.tuple._make", makeFromSequence},
    {"builtins.tuple._replace", tupleReplace},
    {"typing.NamedTuple._replace", tupleReplace},
    {"builtins.tuple._asdict", tupleAsDict},
    {"typing.NamedTuple._asdict", tupleAsDict},
    {"builtins.tuple.__new__", tupleNew},
    {"typing.NamedTuple.__new__", tupleNew},
    {"builtins.tuple.index", tupleIndex},
    {"dataclasses.replace", replace},
    {"dataclasses.asdict", asdict},
    {"dataclasses.astuple", astuple},
    {"copy.copy", copyShallow},
    {"copy.replace", replace},
    {"copy.deepcopy", copyDeep},
    {"builtins.dir", pyDir},
    {"types.MethodType", methodType},
};

} // namespace

llvm::ArrayRef<NativeEntry> recordNatives() { return Entries; }

} // namespace custody::flow
