//===- LibraryNatives.cpp - Standard library modules ----------------------===//

#include "Natives.h"

namespace custody::flow {

namespace {

Value identity(Interpreter &, Invocation &I) { return I.arg(0); }
Value second(Interpreter &, Invocation &I) { return I.arg(1); }

/// functools.wraps(f): what it is applied to is known by the names of f.
Value wraps(Interpreter &In, Invocation &I) {
  return I.arg(0).isSingle()
             ? Value(In.Values.method(I.arg(0).datum(),
                                      In.external("custody.wraps")))
             : Value(In.external("custody.identity"));
}
Value wrapsApplied(Interpreter &In, Invocation &I) {
  if (I.arg(0).isSingle() &&
      In.Values.kind(I.arg(0).datum()) == DatumKind::Function) {
    for (llvm::StringRef Copied : {"__name__", "__module__"}) {
      Condition Now = I.Pc;
      Value V =
          In.getAttr(I.Caller, Value(I.Receiver), In.name(Copied), I.At, Now);
      if (In.asString(V))
        In.setAttr(I.Caller, I.arg(0), In.name(Copied), V, I.At, I.Pc);
    }
    In.setAttr(I.Caller, I.arg(0), In.name("__wrapped__"), I.Receiver, I.At,
               I.Pc);
  }
  return I.arg(0);
}

/// functools.lru_cache, with and without arguments.
Value cacheDecorator(Interpreter &In, Invocation &I) {
  if (!I.size() || !I.arg(0).isSingle() ||
      In.Values.kind(I.arg(0).datum()) != DatumKind::Function)
    return In.external("functools.cache");
  In.Closures[In.Values.payload(I.arg(0).datum())].IsCached = true;
  return I.arg(0);
}

// dataclasses --------------------------------------------------------------

Value dataclass(Interpreter &In, Invocation &I) {
  if (I.size() == 0)
    return In.external("dataclasses.dataclass");
  if (I.arg(0).isSingle() && In.Heap.is(I.arg(0).datum(), ObjectKind::Class)) {
    In.Heap.classInfo(I.arg(0).datum()).IsDataclass = true;
    if (I.Args.keyword(In.name("eq")).is(False))
      In.set(I.arg(0).datum(), "<by identity>", True, I.Pc);
  }
  return I.arg(0);
}

Value field(Interpreter &In, Invocation &I) {
  Datum F = In.make(ObjectKind::Instance, In.external("dataclasses.Field"), I);
  Datum Missing = In.external("dataclasses.MISSING");
  auto put = [&](llvm::StringRef Key, Value Default) {
    Value V = I.Args.keyword(In.name(Key));
    In.set(F, Key, V.is(Undefined) ? Default : V, I.Pc);
  };
  put("default", Missing);
  put("default_factory", Missing);
  put("init", True);
  put("metadata", In.makeDict(I));
  return F;
}

Value fields(Interpreter &In, Invocation &I) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum D) -> Value {
    Datum Class = In.Heap.is(D, ObjectKind::Instance) ? In.Heap.at(D).Class : D;
    if (!In.Heap.is(Class, ObjectKind::Class))
      return opaqueResult(In, I, "dataclasses.fields");
    llvm::SmallVector<Value, 32> All;
    for (Datum F : In.dataclassFields(I.Caller, Class, I.At, When)) {
      In.fieldType(I.Caller, F, I.At);
      All.push_back(F);
    }
    return In.Values.tuple(All);
  });
}

Value isDataclass(Interpreter &In, Invocation &I) {
  if (!I.arg(0).isSingle())
    return opaqueResult(In, I, "dataclasses.is_dataclass");
  Datum D = I.arg(0).datum();
  Datum Class = In.Heap.is(D, ObjectKind::Instance) ? In.Heap.at(D).Class : D;
  if (In.isSymbol(D))
    return opaqueResult(In, I, "dataclasses.is_dataclass");
  return In.Values.boolean(
      In.Heap.is(Class, ObjectKind::Class) &&
      !In.dataclassFields(I.Caller, Class, I.At, I.Pc).empty());
}

// Calls made elsewhere ------------------------------------------------------

/// threading.Thread(target=f, args=(..)): what the thread does is done, in an
/// order nobody promises.
Value thread(Interpreter &In, Invocation &I) {
  Value Target = I.Args.keyword(In.name("target"));
  if (!Target.is(Undefined)) {
    Arguments Args;
    if (Value Given = I.Args.keyword(In.name("args")); !Given.is(Undefined)) {
      bool Complete;
      Args.Positional.append(elementsOf(In, I, Given, Complete));
      Args.MorePositional = !Complete;
    }
    Condition Pc = I.Pc;
    In.call(I.Caller, Target, Args, I.At, Pc);
  }
  return opaqueResult(In, I, I.Path);
}

/// asyncio.to_thread(f, ...): f(...), awaited or not.
Value toThread(Interpreter &In, Invocation &I) {
  Arguments Args = I.Args;
  if (Args.Positional.empty())
    return opaqueResult(In, I, I.Path);
  Args.Positional.erase(Args.Positional.begin());
  return In.call(I.Caller, I.arg(0), Args, I.At, I.Pc);
}

/// asyncio.gather(a, b, ...): what each of them gives.
Value gather(Interpreter &In, Invocation &I) {
  Datum List = In.makeList(I.Args.Positional, I);
  In.Heap.at(List).Open = I.Args.MorePositional;
  return List;
}

// typing -------------------------------------------------------------------

/// An attribute of `list[int]` and the like; \p Plain for any other type.
Value aliasPart(Interpreter &In, Invocation &I, llvm::StringRef Part,
                llvm::StringRef Function, Value Plain) {
  if (!I.arg(0).isSingle())
    return Plain;
  Datum Type = I.arg(0).datum();
  if (In.isGenericAlias(Type))
    return In.get(Type, Part);
  return In.isSymbol(Type) ? opaqueResult(In, I, Function) : Plain;
}
Value getOrigin(Interpreter &In, Invocation &I) {
  return aliasPart(In, I, "__origin__", "get_origin", None);
}
Value getArgs(Interpreter &In, Invocation &I) {
  return aliasPart(In, I, "__args__", "get_args", In.Values.tuple({}));
}

Value typeVar(Interpreter &In, Invocation &I) {
  return opaqueResult(In, I, "typing.TypeVar");
}

// importlib, collections, itertools, os -------------------------------------

Value importModule(Interpreter &In, Invocation &I) {
  auto Name = In.asString(I.arg(0));
  if (!Name)
    return opaqueResult(In, I, "importlib.import_module");
  llvm::StringRef Path = *Name;
  size_t Dots = Path.size() - Path.ltrim('.').size();
  if (Dots == 0)
    return In.import(I.Caller, Path, I.At, I.Pc);
  // Relative to the package that is named beside it.
  auto Package =
      In.asString(I.size() > 1 ? I.arg(1) : I.Args.keyword(In.name("package")));
  if (!Package)
    return opaqueResult(In, I, "importlib.import_module");
  llvm::StringRef Base = *Package;
  for (; Dots > 1; --Dots)
    Base = Base.rsplit('.').first;
  return In.import(I.Caller, (Base + "." + Path.ltrim('.')).str(), I.At, I.Pc);
}

/// `__import__("a.b")` gives a, with a `fromlist` a.b.
Value dunderImport(Interpreter &In, Invocation &I) {
  auto Name = In.asString(I.arg(0));
  if (!Name)
    return opaqueResult(In, I, "__import__");
  Value Leaf = In.import(I.Caller, *Name, I.At, I.Pc);
  Value From = I.size() > 3 ? I.arg(3) : I.Args.keyword(In.name("fromlist"));
  if (In.truth(From, I.Pc).isNever() && Name->contains('.'))
    return In.import(I.Caller, Name->split('.').first, I.At, I.Pc);
  return Leaf;
}

Value defaultdict(Interpreter &In, Invocation &I) {
  Datum D = In.makeDict(I);
  if (I.size() && !I.arg(0).is(None))
    In.set(D, "<factory>", I.arg(0), I.Pc);
  return D;
}

Value orderedDict(Interpreter &In, Invocation &I) {
  return In.native(In.external("builtins.dict"))(In, I);
}

Value newList(Interpreter &In, Invocation &I) {
  return In.native(In.external("builtins.list"))(In, I);
}

Value environment(Interpreter &In, Invocation &I) {
  if (auto Name = In.asString(I.arg(0)))
    return In.derived(SymbolOrigin::Operation, In.str("os.environ"),
                      I.arg(0).datum(), [&] { return "$" + Name->str(); });
  return opaqueResult(In, I, "os.environ");
}

Value contextManager(Interpreter &, Invocation &I) { return I.arg(0); }

Value optionalArgument(Interpreter &, Invocation &I) {
  return I.size() ? I.arg(0) : Value(None);
}

constexpr NativeEntry Entries[] = {
    {"custody.identity", identity},
    {"abc.abstractmethod", identity},
    {"typing.cast", second},
    {"typing.overload", identity},
    {"typing.final", identity},
    {"typing.runtime_checkable", identity},
    {"typing.get_origin", getOrigin},
    {"typing.get_args", getArgs},
    {"typing.TypeVar", typeVar},
    {"typing.NewType", second},
    {"functools.wraps", wraps},
    {"custody.wraps", wrapsApplied},
    {"functools.lru_cache", cacheDecorator},
    {"functools.cache", cacheDecorator},
    {"functools.total_ordering", identity},
    {"contextlib.contextmanager", contextManager},
    {"contextlib.asynccontextmanager", contextManager},
    {"contextlib.nullcontext", optionalArgument},
    {"dataclasses.dataclass", dataclass},
    {"dataclasses.field", field},
    {"dataclasses.fields", fields},
    {"dataclasses.is_dataclass", isDataclass},
    {"threading.Thread", thread},
    {"asyncio.to_thread", toThread},
    {"asyncio.gather", gather},
    {"asyncio.run", identity},
    {"asyncio.create_task", identity},
    {"asyncio.ensure_future", identity},
    {"asyncio.shield", identity},
    {"asyncio.wait_for", identity},
    {"importlib.import_module", importModule},
    {"builtins.__import__", dunderImport},
    {"collections.defaultdict", defaultdict},
    {"collections.OrderedDict", orderedDict},
    {"collections.deque", newList},
    {"os.getenv", environment},
    {"os.environ.get", environment},
    {"atexit.register", identity},
};

} // namespace

llvm::ArrayRef<NativeEntry> libraryNatives() { return Entries; }

} // namespace custody::flow
