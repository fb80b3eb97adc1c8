//===- Attributes.cpp - Reading and writing attributes --------------------===//

#include "custody/Flow/Interpreter.h"

#include "llvm/Support/Path.h"

namespace custody::flow {

// Modules --------------------------------------------------------------------

Value Interpreter::moduleAttr(uint32_t Module, NameId Name) {
  const ModuleState &State = ModuleStates[Module];
  if (State.Globals == Undefined)
    return Undefined;
  return Heap.field(Heap.at(State.Globals), Name);
}

Value Interpreter::loadGlobal(uint32_t Module, NameId Name) {
  Value V = moduleAttr(Module, Name);
  if (V.isSingle() && !V.is(Undefined))
    return V;
  if (!V.is(Undefined)) {
    // Bound only under a condition: elsewhere the builtin of that name, or
    // nothing.
    return Values.orElse(V, external("builtins." + text(Name).str()),
                         Condition::always());
  }
  if (text(Name) == "__name__") {
    bool IsMain = Script && static_cast<uint32_t>(*Script) == Module;
    return IsMain ? str("__main__")
                  : str(Program.module(link::ModuleId{Module}).IR.Name);
  }
  if (text(Name) == "__file__")
    return str(Program.module(link::ModuleId{Module}).IR.Path);
  if (text(Name) == "__package__") {
    const ir::Module &M = Program.module(link::ModuleId{Module}).IR;
    bool IsPackage = llvm::sys::path::stem(M.Path) == "__init__";
    llvm::StringRef Whole = M.Name;
    return str(IsPackage             ? Whole
               : Whole.contains('.') ? Whole.rsplit('.').first
                                     : "");
  }
  return external("builtins." + text(Name).str());
}

void Interpreter::storeGlobal(uint32_t Module, NameId Name, Value V,
                              Condition Pc) {
  Heap.setField(Heap.at(ModuleStates[Module].Globals), Name, V, Pc);
}

// Classes ----------------------------------------------------------------

/// A base class that says something about a class and has no methods.
static bool isMarker(llvm::StringRef Path) {
  return Path == "builtins.object" || Path == "abc.ABC" ||
         Path == "typing.Generic" || Path == "typing.Protocol";
}

Value Interpreter::classAttr(Datum Class, NameId Name) {
  if (!Heap.is(Class, ObjectKind::Class))
    return Undefined;
  for (Datum Base : Heap.classInfo(Class).Mro) {
    if (!Heap.is(Base, ObjectKind::Class))
      continue;
    Value V = Heap.field(Heap.at(Base), Name);
    if (!V.is(Undefined))
      return V;
  }
  return Undefined;
}

Value Interpreter::bind(Frame &F, Value Attribute, Datum Receiver, Datum Class,
                        Site At, Condition &Pc) {
  Cases Out(Values, Pc);
  Values.forEach(Attribute, Pc, [&](Condition When, Datum D) {
    Value Bound = D;
    if (Values.kind(D) == DatumKind::Function) {
      if (Receiver != Undefined)
        Bound = Values.method(Receiver, D);
    } else if (Heap.is(D, ObjectKind::Property)) {
      llvm::StringRef Kind = *asString(get(D, "kind"));
      Value Function = get(D, "function");
      if (Kind == "staticmethod")
        Bound = Function;
      else if (Kind == "classmethod" && Function.isSingle())
        Bound = Values.method(Class, Function.datum());
      else if (Kind == "property" && Receiver != Undefined) {
        Arguments Args;
        Args.Positional.push_back(Receiver);
        Bound = call(F, Function, Args, At, When);
      }
    } else if (Heap.is(D, ObjectKind::Instance)) {
      Arguments Args;
      Args.Positional.push_back(Receiver == Undefined ? None : Receiver);
      Args.Positional.push_back(Class);
      if (auto Got = callSpecial(F, D, "__get__", Args, At, When))
        Bound = *Got;
    }
    Out.add(When, Bound);
  });
  return Out.value();
}

// Reading ----------------------------------------------------------------

Value Interpreter::getAttr(Frame &F, Value Object, NameId Name, Site At,
                           Condition &Pc, Value Default) {
  Cases Out(Values, Pc);
  Condition Fall;
  Values.forEach(Object, Pc, [&](Condition When, Datum D) {
    Value V = getAttr(F, D, Name, At, When);
    if (!Default.is(Undefined)) {
      V = Values.orElse(V, Default, When);
      // An attribute that an unknown may lack.
      if (V.isSingle() && isSymbol(V.datum()) &&
          symbol(V.datum()).Origin == SymbolOrigin::Attribute) {
        Condition Has = hasAttr(F, D, Name, At, When);
        if (!Has.isAlways())
          V = Values.ite(Has, V, Default);
      }
    }
    Fall = Conditions.disj(Fall, When);
    Out.add(When, V);
  });
  Pc = Fall;
  return Out.value();
}

static bool listsModules(llvm::StringRef Method) {
  static constexpr llvm::StringLiteral Methods[] = {
      "parameters",    "named_parameters", "modules",
      "named_modules", "children",         "named_children"};
  return llvm::is_contained(Methods, Method);
}

Value Interpreter::getAttr(Frame &F, Datum D, NameId Name, Site At,
                           Condition &Pc) {
  auto externalMethod = [&](llvm::StringRef Owner) -> Value {
    return Values.method(D, external((Owner + "." + text(Name)).str()));
  };
  switch (Values.kind(D)) {
  case DatumKind::Undefined:
    return Undefined;
  case DatumKind::None:
    return text(Name) == "__class__" ? Value(external("builtins.NoneType"))
                                     : Value(Undefined);
  case DatumKind::False:
  case DatumKind::True:
  case DatumKind::Ellipsis:
  case DatumKind::Int:
    return externalMethod("builtins.int");
  case DatumKind::Float:
    return externalMethod("builtins.float");
  case DatumKind::String:
    return externalMethod("builtins.str");
  case DatumKind::Bytes:
    return externalMethod("builtins.bytes");
  case DatumKind::Tuple:
    return externalMethod("builtins.tuple");
  case DatumKind::External: {
    std::string Path = (text(Values.name(D)) + "." + text(Name)).str();
    // Imports for annotations only do not happen at run time.
    if (Path == "typing.TYPE_CHECKING" ||
        Path == "typing_extensions.TYPE_CHECKING")
      return False;
    return external(Path);
  }
  case DatumKind::Method:
    if (text(Name) == "__self__")
      return Values.receiver(D);
    if (text(Name) == "__func__")
      return Values.callee(D);
    return getAttr(F, Values.callee(D), Name, At, Pc);
  case DatumKind::Function: {
    Closure &C = Closures[Values.payload(D)];
    if (C.Fields != Undefined)
      if (Value V = Heap.field(Heap.at(C.Fields), Name); !V.is(Undefined))
        return V;
    const ir::Module &M = Program.module(link::ModuleId{C.Module}).IR;
    if (text(Name) == "__name__")
      return str(M.symbol(M.function(C.Function).Name));
    if (text(Name) == "__module__")
      return str(M.Name);
    if (text(Name).starts_with("__"))
      return unknownAttr(D, Name);
    return Undefined;
  }
  case DatumKind::Module: {
    uint32_t M = Values.payload(D);
    Value V = moduleAttr(M, Name);
    if (!V.is(Undefined))
      return V;
    const link::LinkedModule &Linked = Program.module(link::ModuleId{M});
    std::string Dotted = Linked.IR.Name + "." + text(Name).str();
    if (auto Sub = Program.resolve(Dotted, std::nullopt)) {
      importModule(*Sub);
      return Values.module(static_cast<uint32_t>(*Sub));
    }
    if (Linked.IsStub)
      return external(Dotted);
    if (text(Name) == "__dict__" && ModuleStates[M].Globals != Undefined)
      return dictOf(F, ModuleStates[M].Globals, At, Pc);
    Value Hook = moduleAttr(M, name("__getattr__"));
    if (!Hook.is(Undefined)) {
      Arguments Args;
      Args.Positional.push_back(Values.string(Name));
      return call(F, Hook, Args, At, Pc);
    }
    return Undefined;
  }
  case DatumKind::Symbol: {
    SymbolInfo &S = symbol(D);
    if (S.Fields != Undefined)
      if (Value V = Heap.field(Heap.at(S.Fields), Name); !V.is(Undefined))
        return V;
    if (S.Origin == SymbolOrigin::ParamName ||
        S.Origin == SymbolOrigin::NamePart)
      return externalMethod("builtins.str");
    // Who is asked for its parameters is a module.
    if (listsModules(text(Name)))
      if (Datum Module = moduleBehind(D); Module != Undefined)
        return getAttr(F, Module, Name, At, Pc);
    return unknownAttr(D, Name);
  }
  case DatumKind::Object:
    break;
  }

  // `Box[int].make` is what the class has.
  if (isGenericAlias(D) && !text(Name).starts_with("__"))
    return getAttr(F, get(D, "__origin__"), Name, At, Pc);
  Object &O = Heap.at(D);
  llvm::StringRef Container = O.Kind == ObjectKind::List   ? "builtins.list"
                              : O.Kind == ObjectKind::Set  ? "builtins.set"
                              : O.Kind == ObjectKind::Dict ? "builtins.dict"
                                                           : "";
  switch (O.Kind) {
  case ObjectKind::List:
  case ObjectKind::Set:
  case ObjectKind::Dict:
    if (Heap.is(O.Class, ObjectKind::Class))
      break; // a class of the program that derives from a container
    return externalMethod(Container);
  case ObjectKind::Generator:
    return externalMethod("builtins.generator");
  case ObjectKind::Storage:
    if (model(("torch.UntypedStorage." + text(Name)).str()))
      return externalMethod("torch.UntypedStorage");
    return unknownAttr(D, Name);
  case ObjectKind::Property: {
    // `x.setter` of a property gives the property back.
    return externalMethod("builtins.property");
  }
  case ObjectKind::Tensor:
    return tensorAttr(F, D, Name, At, Pc);
  case ObjectKind::Class: {
    if (text(Name) == "__name__")
      return str(llvm::StringRef(className(D)).rsplit('.').second);
    if (text(Name) == "__mro__" || text(Name) == "__bases__") {
      ClassInfo &Info = Heap.classInfo(D);
      llvm::SmallVector<Value, 8> All;
      for (Datum B : text(Name) == "__mro__" ? Info.Mro : Info.Bases)
        All.push_back(B);
      return Values.tuple(All);
    }
    if (text(Name) == "__dict__")
      return dictOf(F, D, At, Pc);
    if (text(Name) == "__class__")
      return O.Class;
    if (text(Name) == "__module__")
      return str(
          Program.module(link::ModuleId{Heap.classInfo(D).Module}).IR.Name);
    if (text(Name) == "__annotations__") {
      Datum Types = makeDict(F, At, Pc);
      for (auto &[Annotated, Region] : Heap.classInfo(D).Annotations)
        Heap.setItem(Heap.at(Types), Values.string(Annotated),
                     unknownAttr(D, Annotated), Pc);
      return Types;
    }
    Value V = classAttr(D, Name);
    if (!V.is(Undefined))
      return bind(F, V, Undefined, D, At, Pc);
    if (text(Name) == "__match_args__" && Heap.classInfo(D).IsDataclass) {
      llvm::SmallVector<Value, 8> All;
      for (Datum Field : dataclassFields(F, D, At, Pc))
        All.push_back(get(Field, "name"));
      return Values.tuple(All);
    }
    if (Value OfMeta = classAttr(O.Class, Name); !OfMeta.is(Undefined))
      return bind(F, OfMeta, D, O.Class, At, Pc);
    ClassInfo &Info = Heap.classInfo(D);
    if (text(Name) == "_make" && isSubclass(D, "builtins.tuple"))
      return Values.method(D, external("builtins.tuple._make"));
    for (Datum Base : Info.Mro)
      if (Values.kind(Base) == DatumKind::External &&
          !isMarker(text(Values.name(Base))))
        return external((text(Values.name(Base)) + "." + text(Name)).str());
    if (text(Name) == "__new__" || text(Name) == "__init__")
      return external(("builtins.object." + text(Name)).str());
    if (text(Name).starts_with("__"))
      return unknownAttr(D, Name);
    if (Program.module(link::ModuleId{Info.Module}).IsStub)
      return external((className(D) + "." + text(Name)).str());
    return Undefined;
  }
  case ObjectKind::Super: {
    // Continue the search behind the class that defines the caller.
    Value Receiver = get(D, "receiver");
    Datum Start = get(D, "class").datum();
    Datum R = Receiver.datum();
    Datum Class = Heap.is(R, ObjectKind::Class) ? R
                  : Heap.isObject(R)            ? Heap.at(R).Class
                                                : Undefined;
    // In a method of a metaclass the receiver is a class, and an instance.
    if (Class == R && !isSubclass(R, Start))
      Class = Heap.at(R).Class;
    if (!Heap.is(Class, ObjectKind::Class))
      return unknownAttr(D, Name);
    bool Behind = false;
    for (Datum Base : Heap.classInfo(Class).Mro) {
      if (Base == Start) {
        Behind = true;
        continue;
      }
      if (!Behind)
        continue;
      if (Values.kind(Base) == DatumKind::External) {
        if (isMarker(text(Values.name(Base))))
          continue;
        return Values.method(
            R, external((text(Values.name(Base)) + "." + text(Name)).str()));
      }
      Value V = Heap.field(Heap.at(Base), Name);
      if (!V.is(Undefined))
        return bind(F, V, R, Class, At, Pc);
      std::string Dotted = className(Base) + "." + text(Name).str();
      if (Program.module(link::ModuleId{Heap.classInfo(Base).Module}).IsStub &&
          (model(Dotted) || native(external(Dotted))))
        return Values.method(R, external(Dotted));
    }
    return Values.method(R, external(("builtins.object." + text(Name)).str()));
  }
  case ObjectKind::Instance:
    break;
  }

  // Instance: data first where set, then the class, then what delegates.
  Datum Class = O.Class;
  if (Value Hook = classAttr(Class, name("__getattribute__"));
      Hook.isSingle() && Values.kind(Hook.datum()) == DatumKind::Function) {
    Arguments Args;
    Args.Positional.push_back(D);
    Args.Positional.push_back(Values.string(Name));
    return call(F, Hook, Args, At, Pc);
  }
  Value Own = Heap.field(O, Name);
  Condition Unset = Values.missing(Own, Pc);
  Value FromClass = classAttr(Class, Name);
  if (FromClass.isSingle() && hasSpecial(FromClass.datum(), "__set__") &&
      Heap.is(FromClass.datum(), ObjectKind::Instance))
    return bind(F, FromClass, D, Class, At, Pc);
  if (Unset.isNever()) {
    if (!(Own.isSingle() && Heap.is(Own.datum(), ObjectKind::Property)))
      return Own;
  }
  if (text(Name) == "__class__")
    return Class;
  if (text(Name) == "__dict__")
    return dictOf(F, D, At, Pc);
  if ((text(Name) == "_parameters" || text(Name) == "_modules") &&
      Own.is(Undefined) && isModuleObject(D))
    return registry(F, D, text(Name) == "_modules", At, Pc);
  Value Fallback = Undefined;
  if (!FromClass.is(Undefined)) {
    Condition When = Unset;
    Fallback = bind(F, FromClass, D, Class, At, When);
    if (FromClass.isSingle() &&
        Heap.is(FromClass.datum(), ObjectKind::Property) &&
        get(FromClass.datum(), "cached").is(True))
      Heap.setField(Heap.at(D), Name, Fallback, When);
  } else if (Value Hook = classAttr(Class, name("__getattr__"));
             !Hook.is(Undefined)) {
    Arguments Args;
    Args.Positional.push_back(D);
    Args.Positional.push_back(Values.string(Name));
    Condition When = Unset;
    Fallback = call(F, Hook, Args, At, When);
  } else if (Heap.is(Class, ObjectKind::Class)) {
    ClassInfo &Info = Heap.classInfo(Class);
    for (Datum Base : Info.Mro) {
      if (Values.kind(Base) == DatumKind::External) {
        llvm::StringRef Path = text(Values.name(Base));
        if (isMarker(Path))
          continue;
        // A method of a library class, or data it keeps: only the call tells.
        Fallback = externalMethod(Container.empty() ? Path : Container);
        break;
      }
      std::string Dotted = className(Base) + "." + text(Name).str();
      if (Program.module(link::ModuleId{Heap.classInfo(Base).Module}).IsStub &&
          (model(Dotted) || native(external(Dotted)))) {
        Fallback = Values.method(D, external(Dotted));
        break;
      }
    }
  } else if (Values.kind(Class) == DatumKind::External) {
    Fallback = text(Values.name(Class)).starts_with("typing.")
                   ? Value(Undefined)
                   : externalMethod(text(Values.name(Class)));
  }
  if (Own.is(Undefined))
    return Fallback;
  return Values.ite(Unset, Fallback, Own);
}

namespace {

/// What the engine notes on an object is no attribute of it.
bool isNote(llvm::StringRef Name) { return Name.starts_with("<"); }

} // namespace

Datum Interpreter::dictOf(Frame &F, Datum Object, Site At, Condition Pc) {
  Datum Dict = makeDict(F, At, Pc);
  for (const auto &[N, V] : Heap.at(Object).Fields)
    if (!V.is(Undefined) && !isNote(text(N)))
      Heap.at(Dict).Items.push_back({Values.string(N), V});
  set(Dict, "<attributes of>", Object, Condition::always());
  return Dict;
}

bool Interpreter::namesIn(Datum D, std::vector<std::string> &Out) {
  if (Values.kind(D) == DatumKind::Module) {
    D = ModuleStates[Values.payload(D)].Globals;
    if (D == Undefined)
      return false;
  } else if (!Heap.is(D, ObjectKind::Instance) &&
             !Heap.is(D, ObjectKind::Class)) {
    return false;
  }
  auto addFields = [&](Datum Holder) {
    for (const auto &[N, V] : Heap.at(Holder).Fields)
      if (!isNote(text(N)) && !V.is(Undefined))
        Out.push_back(text(N).str());
  };
  bool Complete = true;
  addFields(D);
  Datum Class = Heap.is(D, ObjectKind::Class) ? D : Heap.at(D).Class;
  if (Heap.is(Class, ObjectKind::Class)) {
    Complete = !Heap.classInfo(Class).HasUnknownBase;
    for (Datum Base : Heap.classInfo(Class).Mro)
      if (Heap.is(Base, ObjectKind::Class))
        addFields(Base);
      else
        Complete &= Base == external("builtins.object");
  }
  llvm::sort(Out);
  Out.erase(std::unique(Out.begin(), Out.end()), Out.end());
  return Complete;
}

Condition Interpreter::hasAttr(Frame &F, Datum D, NameId Name, Site At,
                               Condition Pc) {
  switch (Values.kind(D)) {
  case DatumKind::Undefined:
  case DatumKind::None:
    return Condition::never();
  case DatumKind::External:
    return test(("has " + text(Name)).str(), D);
  case DatumKind::Symbol: {
    SymbolInfo &S = symbol(D);
    if (S.Fields != Undefined)
      if (Value V = Heap.field(Heap.at(S.Fields), Name); !V.is(Undefined))
        return Values.present(V, Condition::always());
    return test(("has " + text(Name)).str(), D);
  }
  case DatumKind::Object:
    break;
  default:
    return Condition::always();
  }
  Object &O = Heap.at(D);
  Value V = Heap.field(O, Name);
  if (!V.is(Undefined))
    return Values.present(V, Condition::always());
  switch (O.Kind) {
  case ObjectKind::Tensor:
    if (model(("torch.Tensor." + text(Name)).str()))
      return Condition::always();
    // What user code put on a parameter that was made elsewhere is unknown.
    return get(D, "<opaque>").is(True) ? test(("has " + text(Name)).str(), D)
                                       : Condition::never();
  case ObjectKind::Instance: {
    Condition Now = Pc;
    Value Found = getAttr(F, D, Name, At, Now);
    if (Found.is(Undefined))
      return Condition::never();
    if (Found.isSingle() && Values.kind(Found.datum()) == DatumKind::Method &&
        Values.kind(Values.callee(Found.datum())) == DatumKind::External) {
      // Inherited from a library: there if a model knows it.
      Datum Callee = Values.callee(Found.datum());
      if (model(text(Values.name(Callee))) || native(Callee))
        return Condition::always();
      if (isSubclass(O.Class, "torch.nn.Module") ||
          isSubclass(O.Class, "argparse.Namespace"))
        return Condition::never();
      return test(("has " + text(Name)).str(), D);
    }
    if (Found.isSingle() && isSymbol(Found.datum()) &&
        symbol(Found.datum()).Origin == SymbolOrigin::Attribute)
      return test(("has " + text(Name)).str(), D);
    return Condition::always();
  }
  case ObjectKind::Class:
  default: {
    Condition Now = Pc;
    return getAttr(F, D, Name, At, Now).is(Undefined) ? Condition::never()
                                                      : Condition::always();
  }
  }
}

} // namespace custody::flow
