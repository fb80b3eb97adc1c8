//===- BuiltinNatives.cpp - Built-in functions and types ------------------===//

#include "Natives.h"

#include <cmath>

namespace custody::flow {

namespace {

Value none(Interpreter &, Invocation &) { return None; }

Value len(Interpreter &In, Invocation &I) {
  Value V = I.arg(0);
  if (auto S = In.asString(V))
    return In.Values.integer(S->size());
  if (V.isSingle() && !In.isSymbol(V.datum())) {
    if (In.Heap.is(V.datum(), ObjectKind::Instance) &&
        !In.classAttr(In.Heap.at(V.datum()).Class, In.name("__len__"))
             .is(Undefined)) {
      Arguments NoArguments;
      return In.callMethod(I.Caller, V.datum(), "__len__", NoArguments, I.At,
                           I.Pc);
    }
    bool Complete;
    llvm::SmallVector<Value, 8> E = elementsOf(In, I, V, Complete);
    // Elements that are there only under a condition add up case by case.
    Value Count = In.Values.integer(0);
    unsigned Optional = 0;
    constexpr unsigned MostCases = 4;
    for (Value X : E) {
      Condition Absent = In.Values.missing(X, I.Pc);
      Value More = In.binary(I.Caller, ir::BinaryOp::Add, Count,
                             In.Values.integer(1), I.At, I.Pc);
      Count = In.Values.ite(Absent, Count, More);
      Optional += !Absent.isNever();
      Complete &= Optional < MostCases;
    }
    if (Complete)
      return Count;
  }
  Value Out = opaqueResult(In, I, "len");
  In.symbol(Out.datum()).NonNegative = true;
  return Out;
}

Value isinstance(Interpreter &In, Invocation &I) {
  Condition Out;
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenD, Datum D) {
    In.Values.forEach(I.arg(1), WhenD, [&](Condition When, Datum Class) {
      Out = In.Conditions.disj(
          Out, In.Conditions.conj(When, In.instanceOf(D, Class)));
    });
  });
  return In.Values.fromCondition(Out, I.Pc);
}

Value issubclass(Interpreter &In, Invocation &I) {
  Condition Out;
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenD, Datum D) {
    In.Values.forEach(I.arg(1), WhenD, [&](Condition When, Datum Class) {
      llvm::SmallVector<Datum, 4> Classes{Class};
      if (In.Values.kind(Class) == DatumKind::Tuple) {
        Classes.clear();
        for (Value V : In.Values.elements(Class))
          if (V.isSingle())
            Classes.push_back(V.datum());
      }
      Condition C;
      for (Datum One : Classes)
        C = In.Conditions.disj(C, In.isSymbol(D) || In.isSymbol(One)
                                      ? In.test("issubclass", D, One)
                                  : In.isSubclass(D, One) ? Condition::always()
                                                          : Condition::never());
      Out = In.Conditions.disj(Out, In.Conditions.conj(When, C));
    });
  });
  return In.Values.fromCondition(Out, I.Pc);
}

/// The module that \p D is when \p Name is the name, or a part of one, of a
/// parameter; of an unknown value, the module behind it.
Datum moduleNamedIn(Interpreter &In, Datum D, Datum Name) {
  if (In.isModuleObject(D))
    return D;
  bool IsOfParameter =
      In.isSymbol(Name) && (In.symbol(Name).Origin == SymbolOrigin::NamePart ||
                            In.symbol(Name).Origin == SymbolOrigin::ParamName);
  return IsOfParameter ? In.moduleBehind(D) : Undefined;
}

/// Calls \p Each for every name the second argument may be.
Value byName(Interpreter &In, Invocation &I,
             llvm::function_ref<Value(Condition, Datum, NameId)> Each) {
  Cases Out(In.Values, I.Pc);
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenD, Datum D) {
    In.Values.forEach(I.arg(1), WhenD, [&](Condition When, Datum Name) {
      Value V;
      if (In.Values.kind(Name) == DatumKind::String)
        V = Each(When, D, In.Values.name(Name));
      else if (Datum Module = moduleNamedIn(In, D, Name);
               Module != Undefined &&
               In.symbol(Name).Origin == SymbolOrigin::NamePart)
        V = Module; // on the way to a parameter: somewhere below this module
      else
        V = In.derived(SymbolOrigin::Attribute, D, Name, [&] {
          return "getattr(" + In.describe(D) + ", " + In.describe(Name) + ")";
        });
      Out.add(When, V);
    });
  });
  return Out.value();
}

Value pyGetattr(Interpreter &In, Invocation &I) {
  return byName(In, I, [&](Condition When, Datum D, NameId Name) {
    return In.getAttr(I.Caller, Value(D), Name, I.At, When, I.arg(2));
  });
}

Value pyHasattr(Interpreter &In, Invocation &I) {
  Condition Out;
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenD, Datum D) {
    In.Values.forEach(I.arg(1), WhenD, [&](Condition When, Datum Name) {
      Condition Has =
          In.Values.kind(Name) == DatumKind::String
              ? In.hasAttr(I.Caller, D, In.Values.name(Name), I.At, When)
              : In.test("has", D, Name);
      Out = In.Conditions.disj(Out, In.Conditions.conj(When, Has));
    });
  });
  return In.Values.fromCondition(Out, I.Pc);
}

Value pySetattr(Interpreter &In, Invocation &I) {
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenD, Datum D) {
    In.Values.forEach(I.arg(1), WhenD, [&](Condition When, Datum Name) {
      if (In.Values.kind(Name) == DatumKind::String)
        In.setAttr(I.Caller, D, In.Values.name(Name), I.arg(2), I.At, When);
      else if (Datum Module = moduleNamedIn(In, D, Name); Module != Undefined)
        In.setByParamName(I.Caller, Module, Name, I.arg(2), I.At, When);
      else
        In.lose(LossKind::DynamicAttribute, I.At);
    });
  });
  return None;
}

Value pyDelattr(Interpreter &In, Invocation &I) {
  if (auto Name = In.asString(I.arg(1)))
    In.setAttr(I.Caller, I.arg(0), In.name(*Name), Undefined, I.At, I.Pc);
  return None;
}

Value pyType(Interpreter &In, Invocation &I) {
  if (I.size() == 3)
    return In.classFromParts(I.Caller, In.external("builtins.type"), I.Args,
                             I.At, I.Pc);
  return In.Values.map(I.arg(0), I.Pc, [&](Condition, Datum D) -> Value {
    if (Datum T = In.typeOf(D); T != Undefined)
      return T;
    return In.derived(SymbolOrigin::Attribute, D, In.str("__class__"),
                      [&] { return "type(" + In.describe(D) + ")"; });
  });
}

Value pySuper(Interpreter &In, Invocation &I) {
  Datum Receiver = I.Caller.Self, Class = I.Caller.Owner;
  if (I.size() >= 2 && I.arg(0).isSingle() && I.arg(1).isSingle()) {
    Class = I.arg(0).datum();
    Receiver = I.arg(1).datum();
  } else {
    // Inside a class method the receiver is the first argument.
    const Environment &E = In.Environments[I.Caller.Env];
    if (!E.Slots.empty() && Class != Undefined && E.Slots[0].isSingle())
      Receiver = E.Slots[0].datum();
  }
  if (Receiver == Undefined || Class == Undefined)
    return opaqueResult(In, I, "super");
  Datum S = In.make(ObjectKind::Super, In.external("builtins.super"), I);
  In.set(S, "receiver", Receiver, I.Pc);
  In.set(S, "class", Class, I.Pc);
  return S;
}

Value pyInt(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return In.Values.integer(0);
  Value V = I.arg(0);
  if (auto N = In.asInt(V))
    return In.Values.integer(*N);
  if (auto S = In.asString(V)) {
    int64_t N;
    if (!S->trim().getAsInteger(10, N))
      return In.Values.integer(N);
  }
  constexpr double Largest = 9e18;
  if (V.isSingle() && In.Values.kind(V.datum()) == DatumKind::Float)
    if (double D = In.Values.number(V.datum()); std::abs(D) < Largest)
      return In.Values.integer(static_cast<int64_t>(D));
  return opaqueResult(In, I, "int");
}

Value pyFloat(Interpreter &In, Invocation &I) {
  Value V = I.arg(0);
  if (V.isSingle() && In.Values.isNumber(V.datum()))
    return In.Values.floating(In.Values.number(V.datum()));
  if (auto S = In.asString(V)) {
    double D;
    if (!S->trim().getAsDouble(D))
      return In.Values.floating(D);
  }
  return opaqueResult(In, I, "float");
}

Value pyStr(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return In.str("");
  Value V = I.arg(0);
  if (In.asString(V))
    return V;
  if (V.isSingle() && In.Values.isConstant(V.datum()))
    return In.str(In.describe(V));
  return opaqueResult(In, I, "str");
}

Value pyBool(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return False;
  Condition Holds = In.truth(In.asTruth(I.Caller, I.arg(0), I.At, I.Pc), I.Pc);
  return In.Values.fromCondition(Holds, I.Pc);
}

Value pyList(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return In.makeList({}, I);
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  return In.makeList(E, I, !Complete);
}

Value pyTuple(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return In.Values.tuple({});
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  bool Optional = llvm::any_of(
      E, [&](Value V) { return !In.Values.missing(V, I.Pc).isNever(); });
  return Complete && !Optional ? Value(In.Values.tuple(E))
                               : In.makeList(E, I, !Complete);
}

Value pySet(Interpreter &In, Invocation &I) {
  Datum S = In.make(ObjectKind::Set, In.external("builtins.set"), I);
  if (I.size()) {
    bool Complete;
    for (Value V : elementsOf(In, I, I.arg(0), Complete))
      if (!llvm::is_contained(In.Heap.at(S).Elements, V))
        In.Heap.at(S).Elements.push_back(V);
    In.Heap.at(S).Open = !Complete;
  }
  return S;
}

Value pyDict(Interpreter &In, Invocation &I) {
  Datum D = In.makeDict(I);
  if (I.size()) {
    Invocation Update{I.Caller, I.At, I.Args, I.Pc, D};
    In.native(In.external("builtins.dict.update"))(In, Update);
  } else {
    for (auto &[Name, V] : I.Args.Keywords)
      In.Heap.setItem(In.Heap.at(D), In.Values.string(Name), V, I.Pc);
    In.Heap.at(D).Open = I.Args.MoreKeywords;
  }
  return D;
}

Value pyAbs(Interpreter &In, Invocation &I) {
  if (I.arg(0).isSingle() && In.Values.isNumber(I.arg(0).datum()) &&
      In.Values.number(I.arg(0).datum()) >= 0)
    return I.arg(0);
  Value Out = opaqueResult(In, I, "abs");
  In.symbol(Out.datum()).NonNegative = true;
  return Out;
}

Value pyId(Interpreter &In, Invocation &I) {
  // An identity is as good as the object for comparing and as a key.
  return In.Values.tuple({In.str("<id>"), I.arg(0)});
}

Value pyCallable(Interpreter &In, Invocation &I) {
  Condition Out;
  In.Values.forEach(I.arg(0), I.Pc, [&](Condition When, Datum D) {
    DatumKind K = In.Values.kind(D);
    Condition C =
        K == DatumKind::Function || K == DatumKind::Method ||
                In.Heap.is(D, ObjectKind::Class) || K == DatumKind::External
            ? Condition::always()
        : K == DatumKind::Symbol ? In.test("is callable", D)
        : In.Heap.is(D, ObjectKind::Instance) &&
                (In.isModuleObject(D) ||
                 !In.classAttr(In.Heap.at(D).Class, In.name("__call__"))
                      .is(Undefined))
            ? Condition::always()
            : Condition::never();
    Out = In.Conditions.disj(Out, In.Conditions.conj(When, C));
  });
  return In.Values.fromCondition(Out, I.Pc);
}

Value wrapCallable(Interpreter &In, Invocation &I, llvm::StringRef Kind) {
  Datum P = In.make(ObjectKind::Property, In.external("builtins.property"), I);
  In.set(P, "kind", In.str(Kind), I.Pc);
  In.set(P, "function", I.arg(0), I.Pc);
  constexpr llvm::StringLiteral Parts[] = {"setter", "deleter"};
  for (size_t N = 0; N < std::size(Parts); ++N)
    if (I.size() > N + 1 && !I.arg(N + 1).is(None))
      In.set(P, Parts[N], I.arg(N + 1), I.Pc);
  constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral> Names[] = {
      {"fget", "function"}, {"fset", "setter"}, {"fdel", "deleter"}};
  for (auto [Keyword, Part] : Names)
    if (Value V = I.Args.keyword(In.name(Keyword)); !V.is(Undefined))
      In.set(P, Part, V, I.Pc);
  return P;
}
Value pyProperty(Interpreter &In, Invocation &I) {
  return wrapCallable(In, I, "property");
}
Value cachedProperty(Interpreter &In, Invocation &I) {
  Value P = wrapCallable(In, I, "property");
  In.set(P.datum(), "cached", True, I.Pc);
  return P;
}
Value pyStaticmethod(Interpreter &In, Invocation &I) {
  return wrapCallable(In, I, "staticmethod");
}
Value pyClassmethod(Interpreter &In, Invocation &I) {
  return wrapCallable(In, I, "classmethod");
}
/// `x.setter` and the like give a property of their own: that of a base class
/// stays as it is.
Value propertyWith(Interpreter &In, Invocation &I, llvm::StringRef Part) {
  Datum P = In.clone(I.Receiver, I);
  In.set(P, Part, I.arg(0), I.Pc);
  return P;
}
Value propertyGetter(Interpreter &In, Invocation &I) {
  return propertyWith(In, I, "function");
}
Value propertySetter(Interpreter &In, Invocation &I) {
  return propertyWith(In, I, "setter");
}
Value propertyDeleter(Interpreter &In, Invocation &I) {
  return propertyWith(In, I, "deleter");
}

Value pySlice(Interpreter &In, Invocation &I) {
  Value Parts[] = {In.str("<slice>"), I.size() > 1 ? I.arg(0) : Value(None),
                   I.size() > 1 ? I.arg(1) : I.arg(0),
                   I.size() > 2 ? I.arg(2) : Value(None)};
  return In.Values.tuple(Parts);
}

Value pyVars(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return opaqueResult(In, I, "vars");
  return In.getAttr(I.Caller, I.arg(0), In.name("__dict__"), I.At, I.Pc);
}

Value pyGlobals(Interpreter &In, Invocation &I) {
  return In.getAttr(I.Caller, In.Values.module(I.Caller.Module),
                    In.name("__dict__"), I.At, I.Pc);
}

Value sizeOf(Interpreter &In, Invocation &I) {
  Value Out = opaqueResult(In, I, "numel");
  In.symbol(Out.datum()).NonNegative = true;
  return Out;
}

Value pyExit(Interpreter &In, Invocation &I) {
  I.Pc = In.raise(I.Caller, In.external("builtins.SystemExit"), I.At, I.Pc);
  return Undefined;
}

Value objectInit(Interpreter &, Invocation &) { return None; }

Value objectSetattr(Interpreter &In, Invocation &I) {
  Datum Object = I.Receiver;
  size_t First = 0;
  if (I.size() >= 3) {
    Object = I.arg(0).isSingle() ? I.arg(0).datum() : Undefined;
    First = 1;
  }
  if (!In.Heap.isObject(Object))
    return None;
  if (auto Name = In.asString(I.arg(First))) {
    In.setUnregistered(Object, In.name(*Name), I.arg(First + 1), I.Pc);
  }
  return None;
}

Value objectGetattribute(Interpreter &In, Invocation &I) {
  Datum Object = I.Receiver;
  Value Name = I.arg(0);
  if (I.size() >= 2 && I.arg(0).isSingle()) {
    Object = I.arg(0).datum();
    Name = I.arg(1);
  }
  if (auto N = In.asString(Name); N && In.Heap.isObject(Object)) {
    Value Own = In.Heap.field(In.Heap.at(Object), In.name(*N));
    if (!Own.is(Undefined))
      return Own;
    Value FromClass = In.classAttr(In.Heap.at(Object).Class, In.name(*N));
    if (!FromClass.is(Undefined))
      return In.bind(I.Caller, FromClass, Object, In.Heap.at(Object).Class,
                     I.At, I.Pc);
  }
  I.Pc = In.raiseMissing(I.Caller, Undefined, "AttributeError", I.At, I.Pc);
  return Undefined;
}

Value objectNew(Interpreter &In, Invocation &I) {
  // object.__new__(cls): the class is the first argument, however reached.
  Value Class = I.arg(0);
  if (!Class.isSingle() || !In.Heap.is(Class.datum(), ObjectKind::Class))
    Class = I.Receiver;
  return In.allocate(I.Caller, Class.datum(), I.At, I.Pc);
}

/// type.__new__(meta, name, bases, dict)
Value typeNew(Interpreter &In, Invocation &I) {
  if (I.size() < 4 || !I.arg(0).isSingle())
    return opaqueResult(In, I, "type.__new__");
  Arguments Args = I.Args;
  Args.Positional.erase(Args.Positional.begin());
  return In.classFromParts(I.Caller, I.arg(0).datum(), Args, I.At, I.Pc);
}

/// type.__call__(cls, ...), also through super().
Value typeCall(Interpreter &In, Invocation &I) {
  Datum Class = I.Receiver;
  if (Class == Undefined && I.arg(0).isSingle()) {
    Class = I.arg(0).datum();
    I.Args.Positional.erase(I.Args.Positional.begin());
  }
  return In.Heap.is(Class, ObjectKind::Class)
             ? In.instantiate(I.Caller, Class, I.Args, I.At, I.Pc)
             : opaqueResult(In, I, "type.__call__");
}

constexpr NativeEntry Entries[] = {
    {"builtins.print", none},
    {"builtins.len", len},
    {"builtins.isinstance", isinstance},
    {"builtins.issubclass", issubclass},
    {"builtins.getattr", pyGetattr},
    {"builtins.hasattr", pyHasattr},
    {"builtins.setattr", pySetattr},
    {"builtins.delattr", pyDelattr},
    {"builtins.type", pyType},
    {"builtins.super", pySuper},
    {"builtins.int", pyInt},
    {"builtins.float", pyFloat},
    {"builtins.str", pyStr},
    {"builtins.bool", pyBool},
    {"builtins.list", pyList},
    {"builtins.tuple", pyTuple},
    {"builtins.set", pySet},
    {"builtins.frozenset", pySet},
    {"builtins.dict", pyDict},
    {"builtins.abs", pyAbs},
    {"builtins.id", pyId},
    {"builtins.callable", pyCallable},
    {"builtins.property", pyProperty},
    {"functools.cached_property", cachedProperty},
    {"builtins.staticmethod", pyStaticmethod},
    {"builtins.classmethod", pyClassmethod},
    {"builtins.property.getter", propertyGetter},
    {"builtins.property.setter", propertySetter},
    {"builtins.property.deleter", propertyDeleter},
    {"builtins.slice", pySlice},
    {"builtins.vars", pyVars},
    {"builtins.globals", pyGlobals},
    {"builtins.exit", pyExit},
    {"builtins.quit", pyExit},
    {"sys.exit", pyExit},
    {"builtins.object.__init__", objectInit},
    {"builtins.object.__setattr__", objectSetattr},
    {"builtins.object.__getattribute__", objectGetattribute},
    {"builtins.object.__new__", objectNew},
    {"builtins.object.__init_subclass__", none},
    {"builtins.type.__new__", typeNew},
    {"builtins.type.__init__", none},
    {"builtins.type.__call__", typeCall},
    {"torch.Tensor.numel", sizeOf},
    {"torch.Tensor.nelement", sizeOf},
};

} // namespace

llvm::ArrayRef<NativeEntry> builtinNatives() { return Entries; }

} // namespace custody::flow
