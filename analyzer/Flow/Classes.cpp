//===- Classes.cpp - Class objects, method resolution and instances -------===//

#include "custody/Flow/Interpreter.h"

#include "BuiltinExceptions.h"

namespace custody::flow {

std::vector<Datum> Interpreter::linearize(Datum Class,
                                          llvm::ArrayRef<Datum> Bases) {
  // C3: merge the bases' own orders, keeping each and the order of the bases.
  std::vector<std::vector<Datum>> Queues;
  for (Datum B : Bases)
    Queues.push_back(Heap.is(B, ObjectKind::Class) ? Heap.classInfo(B).Mro
                                                   : std::vector<Datum>{B});
  Queues.emplace_back(Bases.begin(), Bases.end());
  std::vector<Datum> Out{Class};
  while (true) {
    Datum Next = Undefined;
    bool Left = false;
    for (auto &Q : Queues) {
      if (Q.empty())
        continue;
      Left = true;
      Datum Head = Q.front();
      bool InTail = llvm::any_of(Queues, [&](const auto &Other) {
        return !Other.empty() &&
               std::find(Other.begin() + 1, Other.end(), Head) != Other.end();
      });
      if (!InTail) {
        Next = Head;
        break;
      }
    }
    if (!Left)
      return Out;
    if (Next == Undefined) // no consistent order: Python would refuse it
      for (auto &Q : Queues)
        if (!Q.empty()) {
          Next = Q.front();
          break;
        }
    Out.push_back(Next);
    for (auto &Q : Queues)
      llvm::erase(Q, Next);
  }
}

Datum Interpreter::makeClass(Frame &F, const ir::Instr &I, Site At,
                             Condition &Pc) {
  ir::FunctionId Body{I.Aux};
  const ir::Function &Fn = F.IR->function(Body);
  Arguments Parts;
  collectArguments(F, I, ir::ShapeId{I.Aux2}, 0, Parts, At, Pc);

  Datum Class = declareClass(F, Fn.QualifiedName, Parts.Positional, At, Pc);
  Heap.classInfo(Class).Body = Body;
  Frame Scope;
  pushFrame(Scope, F.Module, Body, captured(F), &F, At, Pc);
  Scope.Scope = Class;
  size_t FirstClosure = Closures.size();
  Heap.classInfo(Class).Env = Scope.Env;
  ++Depth;
  execute(Scope, Fn.Body, Pc);
  --Depth;

  // Functions of the body that a decorator wrapped are methods as well; those
  // of a module that the body imports are not.
  for (size_t N = FirstClosure; N < Closures.size(); ++N)
    if (Closures[N].Owner == Undefined && Closures[N].Module == F.Module &&
        F.IR->function(Closures[N].Function).Parent == Body)
      Closures[N].Owner = Class;

  if (llvm::is_contained(Heap.classInfo(Class).Bases,
                         external("typing.NamedTuple"))) {
    llvm::SmallVector<Value, 8> Fields;
    Datum Defaults = makeDict(F, At, Pc);
    for (auto &[Name, Region] : Heap.classInfo(Class).Annotations) {
      Fields.push_back(Values.string(Name));
      if (Value Default = Heap.field(Heap.at(Class), Name);
          !Default.is(Undefined)) {
        Heap.setItem(Heap.at(Defaults), Values.string(Name), Default, Pc);
        Heap.setField(Heap.at(Class), Name, Undefined, Condition::always());
      }
    }
    set(Class, "_fields", Values.tuple(Fields), Pc);
    set(Class, "_field_defaults", Defaults, Pc);
  }
  adoptMembers(F, Class, At, Pc);
  return completeClass(F, Class, Parts.Keywords, At, Pc);
}

void Interpreter::adoptMembers(Frame &F, Datum Class, Site At, Condition &Pc) {
  // Methods learn which class defines them.
  auto own = [&](Value V) {
    for (const Alternative &A : Values.alternatives(V)) {
      Datum D = A.What;
      for (int Layers = 0; Layers < 4 && Heap.is(D, ObjectKind::Property);
           ++Layers) {
        for (const char *Part : {"setter", "deleter"})
          if (Value Function = get(D, Part);
              Function.isSingle() &&
              Values.kind(Function.datum()) == DatumKind::Function)
            Closures[Values.payload(Function.datum())].Owner = Class;
        Value Inner = get(D, "function");
        D = Inner.isSingle() ? Inner.datum() : Undefined;
      }
      if (Values.kind(D) == DatumKind::Function &&
          Closures[Values.payload(D)].Owner == Undefined)
        Closures[Values.payload(D)].Owner = Class;
    }
  };
  for (size_t N = 0; N < Heap.at(Class).Fields.size(); ++N)
    own(Heap.at(Class).Fields[N].second);
  if (Heap.classInfo(Class).IsEnum)
    makeMembers(F, Class, At, Pc);
}

void Interpreter::makeMembers(Frame &F, Datum Class, Site At, Condition &Pc) {
  bool IsFlag = isSubclass(Class, "enum.Flag");
  Datum Auto = external("enum.auto");
  int64_t Last = 0;
  for (size_t N = 0; N < Heap.at(Class).Fields.size(); ++N) {
    auto [Name, V] = Heap.at(Class).Fields[N];
    if (text(Name).starts_with("_") || !V.isSingle() || V.is(Undefined) ||
        Values.kind(V.datum()) == DatumKind::Function ||
        Heap.is(V.datum(), ObjectKind::Property))
      continue;
    // auto() counts, a flag takes the next bit.
    if (isSymbol(V.datum()) && symbol(V.datum()).Parent == Auto)
      V = isSubclass(Class, "enum.StrEnum") ? Value(str(text(Name).lower()))
          : IsFlag ? Values.integer(Last ? Last * 2 : 1)
                   : Values.integer(Last + 1);
    if (auto Number = asInt(V))
      Last = *Number;
    // A value that another member has is another name of it.
    Datum Member = Undefined;
    for (size_t M = 0; M < N; ++M)
      if (Value Other = Heap.at(Class).Fields[M].second;
          Other.isSingle() && Heap.is(Other.datum(), ObjectKind::Instance) &&
          Heap.at(Other.datum()).Class == Class &&
          get(Other.datum(), "value") == V)
        Member = Other.datum();
    if (Member == Undefined) {
      Member = make(ObjectKind::Instance, Class, F, At, Pc);
      set(Member, "name", Values.string(Name), Pc);
      set(Member, "value", V, Pc);
      if (Value Init = classAttr(Class, name("__init__"));
          !Init.is(Undefined)) {
        Arguments Args;
        Args.Positional.push_back(Member);
        Args.Positional.append(eachOf(V));
        call(F, Init, Args, At, Pc);
      }
    }
    Heap.at(Class).Fields[N].second = Member;
  }
}

std::string Interpreter::className(Datum Class) const {
  if (Heap.is(Class, ObjectKind::Class)) {
    return text(Heap.classInfo(Class).Name).str();
  }
  return describe(Class);
}

bool Interpreter::isSubclass(Datum Class, llvm::StringRef Of) {
  if (Values.kind(Class) == DatumKind::External)
    return text(Values.name(Class)) == Of;
  if (!Heap.is(Class, ObjectKind::Class))
    return false;
  return llvm::any_of(Heap.classInfo(Class).Mro, [&](Datum B) {
    return Heap.is(B, ObjectKind::Class)
               ? text(Heap.classInfo(B).Name) == Of
               : Values.kind(B) == DatumKind::External &&
                     text(Values.name(B)) == Of;
  });
}

bool Interpreter::isSubclass(Datum Class, Datum Of) {
  if (Class == Of || Of == external("builtins.object"))
    return true;
  if (Heap.is(Class, ObjectKind::Class) &&
      llvm::is_contained(Heap.classInfo(Class).Mro, Of))
    return true;
  // Of the exceptions that Python defines it is known which derives from which.
  if (Values.kind(Of) != DatumKind::External)
    return false;
  llvm::StringRef Base = builtinExceptionOf(text(Values.name(Of)));
  if (Base.empty())
    return false;
  auto derives = [&](Datum D) {
    return Values.kind(D) == DatumKind::External &&
           derivesFrom(builtinExceptionOf(text(Values.name(D))), Base);
  };
  return Heap.is(Class, ObjectKind::Class)
             ? llvm::any_of(Heap.classInfo(Class).Mro, derives)
             : derives(Class);
}

Datum Interpreter::typeOf(Datum D) {
  switch (Values.kind(D)) {
  case DatumKind::None:
    return external("builtins.NoneType");
  case DatumKind::True:
  case DatumKind::False:
    return external("builtins.bool");
  case DatumKind::Int:
    return external("builtins.int");
  case DatumKind::Float:
    return external("builtins.float");
  case DatumKind::String:
    return external("builtins.str");
  case DatumKind::Bytes:
    return external("builtins.bytes");
  case DatumKind::Tuple: {
    auto Elements = Values.elements(D);
    bool IsSlice = Elements.size() == 4 && Elements[0].is(str("<slice>"));
    return external(IsSlice ? "builtins.slice" : "builtins.tuple");
  }
  case DatumKind::Function:
  case DatumKind::Method:
    return external("types.FunctionType");
  case DatumKind::Module:
    return external("types.ModuleType");
  case DatumKind::Object:
    return Heap.at(D).Class;
  case DatumKind::Symbol:
    if (symbol(D).Origin == SymbolOrigin::ParamName ||
        symbol(D).Origin == SymbolOrigin::NamePart)
      return external("builtins.str");
    return Undefined;
  default:
    return Undefined;
  }
}

Condition Interpreter::instanceOf(Datum D, Datum Class) {
  if (Values.kind(Class) == DatumKind::Tuple) {
    Condition Out;
    for (Value V : Values.elements(Class))
      for (const Alternative &A : Values.alternatives(V))
        Out = Conditions.disj(Out,
                              Conditions.conj(A.When, instanceOf(D, A.What)));
    return Out;
  }
  if (Heap.is(Class, ObjectKind::Instance) &&
      Heap.at(Class).Class == external("typing.GenericAlias")) {
    if (get(Class, "__origin__").is(external("types.UnionType")))
      return instanceOf(D, get(Class, "__args__").datum());
    return instanceOf(D, get(Class, "__origin__").datum());
  }
  if (Class == Undefined || Class == None)
    return Condition::never();
  if (Class == external("builtins.object"))
    return Condition::always();
  std::string ClassName = describe(Class);
  if (Values.kind(D) == DatumKind::External) {
    // Library functions and classes; library constants are not told apart.
    if (ClassName == "builtins.str" || ClassName == "builtins.int" ||
        ClassName == "builtins.dict" || ClassName == "builtins.list")
      return Condition::never();
    if (ClassName == "builtins.type")
      return text(Values.name(D)).starts_with("builtins.")
                 ? Condition::always()
                 : test("is a class", D);
    return test("isinstance", D, Class);
  }
  if (Heap.is(D, ObjectKind::Class) && ClassName == "builtins.type")
    return Condition::always();
  if (isSymbol(D)) {
    if (Datum Type = typeOf(D); Type != Undefined && isSubclass(Type, Class))
      return Condition::always();
    if (symbol(D).Origin == SymbolOrigin::ParamName ||
        symbol(D).Origin == SymbolOrigin::NamePart)
      return ClassName == "builtins.str" ? Condition::always()
                                         : Condition::never();
    // What a library's class was called for is one of its instances.
    if (symbol(D).Origin == SymbolOrigin::Fresh &&
        Values.kind(symbol(D).Parent) == DatumKind::External &&
        describe(symbol(D).Parent) == ClassName)
      return Condition::always();
    return test("isinstance", D, Class);
  }
  Datum Type = typeOf(D);
  if (Type == Undefined)
    return Condition::never();
  if (isTensor(D)) {
    if (isSubclass(Type, Class))
      return Condition::always();
    if (ClassName.ends_with(".DTensor"))
      return Values.whenIs(get(D, "<kind>"), Condition::always(),
                           str("dtensor"));
    // A parameter made elsewhere may be of a class that wraps its data; the
    // test then says which parameters these are.
    bool TensorClass = isSubclass(Class, "torch.Tensor") ||
                       Values.kind(Class) == DatumKind::External;
    if (get(D, "<opaque>").is(True) && TensorClass &&
        !ClassName.starts_with("builtins.") &&
        !isSubclass(Class, "torch.nn.Module"))
      return test("isinstance", D, Class);
    return Condition::never();
  }
  if (isSubclass(Type, Class))
    return Condition::always();
  static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
      Builtin[] = {{"builtins.bool", "builtins.int"},
                   {"types.FunctionType", "collections.abc.Callable"},
                   {"types.FunctionType", "typing.Callable"},
                   {"builtins.generator", "types.GeneratorType"},
                   {"builtins.generator", "typing.Generator"},
                   {"builtins.generator", "typing.Iterator"},
                   {"builtins.generator", "typing.Iterable"},
                   {"builtins.generator", "collections.abc.Generator"},
                   {"builtins.generator", "collections.abc.Iterator"},
                   {"builtins.generator", "collections.abc.Iterable"},
                   {"builtins.iterator", "typing.Iterator"},
                   {"builtins.iterator", "typing.Iterable"},
                   {"builtins.iterator", "collections.abc.Iterator"},
                   {"builtins.iterator", "collections.abc.Iterable"},
                   {"builtins.list", "collections.abc.Iterable"},
                   {"builtins.list", "collections.abc.Sequence"},
                   {"builtins.tuple", "collections.abc.Iterable"},
                   {"builtins.tuple", "collections.abc.Sequence"},
                   {"builtins.dict", "collections.abc.Mapping"},
                   {"builtins.dict", "collections.abc.Iterable"},
                   {"builtins.str", "collections.abc.Sequence"}};
  std::string TypeName = describe(Type);
  for (const auto &[Derived, Base] : Builtin)
    if (TypeName == Derived && ClassName == Base)
      return Condition::always();
  if (Heap.is(Type, ObjectKind::Class) && Heap.classInfo(Type).HasUnknownBase)
    return test("isinstance", D, Class);
  // A library class that the program derives from may have bases of its own.
  if (Heap.is(Type, ObjectKind::Class) &&
      Values.kind(Class) == DatumKind::External &&
      llvm::any_of(Heap.classInfo(Type).Mro, [&](Datum B) {
        return Values.kind(B) == DatumKind::External &&
               !text(Values.name(B)).starts_with("builtins.") &&
               !text(Values.name(B)).starts_with("abc.") &&
               !text(Values.name(B)).starts_with("typing.");
      }))
    return test("isinstance", D, Class);
  return Condition::never();
}

Datum Interpreter::stubClass(llvm::StringRef Dotted) {
  auto [ModuleName, Class] = Dotted.rsplit('.');
  if (auto M = Program.find(ModuleName)) {
    importModule(*M);
    Value V = moduleAttr(static_cast<uint32_t>(*M), name(Class));
    if (V.isSingle() && !V.is(Undefined))
      return V.datum();
  }
  return external(Dotted);
}

Datum Interpreter::allocate(Frame &F, Datum Class, Site At, Condition Pc) {
  Datum Object = make(ObjectKind::Instance, Class, F, At, Pc);
  if (auto Inside = managers(F); !Inside.empty())
    Heap.at(Object).Creator = Inside.front();
  if (isSubclass(Class, "torch.Tensor")) {
    Heap.at(Object).Kind = ObjectKind::Tensor;
    set(Object, "<kind>", str("plain"), Pc);
  } else if (isSubclass(Class, "builtins.dict"))
    Heap.at(Object).Kind = ObjectKind::Dict;
  else if (isSubclass(Class, "builtins.list"))
    Heap.at(Object).Kind = ObjectKind::List;
  return Object;
}

Value Interpreter::instantiate(Frame &F, Datum Class, Arguments &Args, Site At,
                               Condition &Pc) {
  if (isMetaclass(Class) && Args.Positional.size() == 3)
    return classFromParts(F, Class, Args, At, Pc);
  ClassInfo &Info = Heap.classInfo(Class);
  if (Info.IsEnum && Args.Positional.size() == 1) {
    for (auto &[Name, V] : Heap.at(Class).Fields)
      if (V.isSingle() && Heap.is(V.datum(), ObjectKind::Instance) &&
          Args.Positional[0].isSingle() &&
          (get(V.datum(), "value") == Args.Positional[0] ||
           V.is(Args.Positional[0].datum())))
        return V;
    if (Value Missing = classAttr(Class, name("_missing_"));
        !Missing.is(Undefined)) {
      Value Hook = bind(F, Missing, Undefined, Class, At, Pc);
      return call(F, Hook, Args, At, Pc);
    }
    if (isSubclass(Class, "enum.Flag") && asInt(Args.Positional[0])) {
      // A combination of members.
      Datum Made = make(ObjectKind::Instance, Class, F, At, Pc);
      set(Made, "name", None, Pc);
      set(Made, "value", Args.Positional[0], Pc);
      return Made;
    }
    return callUnknown(F, Class, Args, At, Pc);
  }
  // Library classes with a model of their own.
  for (Datum Base : Info.Mro) {
    std::string Dotted = className(Base);
    if (Heap.is(Base, ObjectKind::Class) &&
        !Program.module(link::ModuleId{Heap.classInfo(Base).Module}).IsStub)
      continue;
    // An exception of the program is made like any object, and so is a
    // container that writes its own constructor.
    if (!builtinExceptionOf(Dotted).empty())
      continue;
    // A named tuple is made from its fields.
    if ((Dotted == "builtins.tuple" || Dotted == "typing.NamedTuple") &&
        !classAttr(Class, name("_fields")).is(Undefined))
      continue;
    if ((Dotted == "builtins.dict" || Dotted == "builtins.list") &&
        !classAttr(Class, name("__init__")).is(Undefined))
      continue;
    if (llvm::StringRef(Dotted).starts_with("builtins.") &&
        !classAttr(Class, name("__new__")).is(Undefined))
      continue;
    if (NativeFunction Native = native(external(Dotted))) {
      Invocation I{F, At, Args, Pc, Undefined};
      Value V = Native(*this, I);
      Pc = I.Pc;
      if (V.isSingle() && Heap.isObject(V.datum()) && Base != Class)
        Heap.at(V.datum()).Class = Class;
      return V;
    }
  }
  // A class of the stubs that writes no constructor is described by its model.
  if (classAttr(Class, name("__init__")).is(Undefined))
    if (const models::Entry *E = model(className(Class))) {
      Invocation I{F, At, Args, Pc, Undefined};
      Value V = applyModel(*E, I);
      Pc = I.Pc;
      return V;
    }
  Datum Object = allocate(F, Class, At, Pc);
  if (isSubclass(Class, external("builtins.BaseException")))
    set(Object, "args", Values.tuple(Args.Positional), Pc);
  if (Value New = classAttr(Class, name("__new__"));
      New.isSingle() && Values.kind(New.datum()) == DatumKind::Function) {
    Arguments NewArgs = Args;
    NewArgs.Positional.insert(NewArgs.Positional.begin(), Class);
    Value Made = call(F, New, NewArgs, At, Pc);
    if (Pc.isNever() || !Made.isSingle())
      return Made;
    if (Heap.isObject(Made.datum())) {
      // Constructed by its own class, if at all.
      Object = Made.datum();
      if (!isSubclass(Heap.at(Object).Class, Class))
        return Object;
      Class = Heap.at(Object).Class;
    }
  }
  // The body of a large model stays a symbol: nothing but its own parameters is
  // at stake in a constructor that is given neither module nor tensor.
  bool IsIndependent =
      isSubclass(Class, "torch.nn.Module") &&
      llvm::none_of(Args.Positional,
                    [&](Value V) {
                      return V.isSingle() &&
                             (isModuleObject(V.datum()) || isTensor(V.datum()));
                    }) &&
      llvm::none_of(Args.Keywords, [&](const auto &K) {
        return K.second.isSingle() &&
               (isModuleObject(K.second.datum()) || isTensor(K.second.datum()));
      });
  bool IsOutermost = IsIndependent && !ModelBodyStart;
  if (IsOutermost)
    ModelBodyStart = Steps;
  bool IsTooDeep = IsIndependent && !IsOutermost &&
                   Steps - *ModelBodyStart > Opts.Limits.ModelBody;
  if (IsTooDeep) {
    lose(LossKind::ModelBody, At);
    set(Object, "<opaque>", True, Pc);
    ModelBodyWasCut = true;
  } else {
    size_t FirstEvent = Events.size();
    construct(F, Object, Class, Args, At, Pc);
    if (isOptimizer(Object) &&
        llvm::none_of(
            llvm::ArrayRef(Events).drop_front(FirstEvent), [&](const Event &E) {
              return E.Kind == EventKind::Capture && E.Source == Object;
            }))
      recordOwnGroups(F, Object, At, Pc);
  }
  if (IsOutermost) {
    // Then all its parameters are one symbol.
    if (ModelBodyWasCut)
      set(Object, "<one symbol>", True, Pc);
    ModelBodyWasCut = false;
    ModelBodyStart.reset();
  }
  return Object;
}

void Interpreter::recordCaptures(Frame &F, Datum Optimizer, Value Params,
                                 Site At, Condition Pc) {
  llvm::SmallVector<Value, 8> All;
  elements(F, Params, At, Pc, All);
  for (Value V : All)
    Values.forEach(V, Pc, [&](Condition When, Datum T) {
      if (isTensor(T))
        record(EventKind::Capture, F, At, When, T, Optimizer);
    });
}

void Interpreter::recordOwnGroups(Frame &F, Datum Optimizer, Site At,
                                  Condition Pc) {
  llvm::SmallVector<Value, 8> Groups;
  elements(F, get(Optimizer, "param_groups"), At, Pc, Groups);
  for (Value V : Groups)
    Values.forEach(V, Pc, [&](Condition When, Datum Group) {
      if (!Heap.is(Group, ObjectKind::Dict))
        return;
      if (Value *Params = Heap.item(Heap.at(Group), str("params")))
        recordCaptures(F, Optimizer, *Params, At, When);
    });
}

void Interpreter::construct(Frame &F, Datum Object, Datum Class,
                            Arguments &Args, Site At, Condition &Pc) {
  // Of a written and a generated constructor the nearer one counts.
  for (Datum Base : std::vector<Datum>(Heap.classInfo(Class).Mro)) {
    if (!Heap.is(Base, ObjectKind::Class))
      continue;
    Value Init = Heap.field(Heap.at(Base), name("__init__"));
    if (!Init.is(Undefined)) {
      Arguments InitArgs = Args;
      InitArgs.Positional.insert(InitArgs.Positional.begin(), Object);
      call(F, Init, InitArgs, At, Pc);
      return;
    }
    if (Heap.classInfo(Base).IsDataclass) {
      initDataclass(F, Object, Base, Args, At, Pc);
      return;
    }
  }
  if (isSubclass(Class, "builtins.tuple") &&
      !classAttr(Class, name("_fields")).is(Undefined)) {
    // `__new__` of a derived class may have filled it already.
    if (asTuple(Object) == Undefined)
      initNamedTuple(F, Object, Class, Args, Pc);
    return;
  }
  // A library base constructs: what it keeps is unknown, but the arguments
  // are remembered under their names.
  for (Datum Base : Heap.classInfo(Class).Mro)
    if (Values.kind(Base) == DatumKind::External) {
      llvm::StringRef Path = text(Values.name(Base));
      if (Path.starts_with("builtins.") || Path.starts_with("abc.") ||
          Path.starts_with("typing.") || Path.starts_with("enum."))
        continue;
      recordExternalCall(F, name((Path + ".__init__").str()), At);
      if (const models::Entry *E = model(Path)) {
        Invocation I{F, At, Args, Pc, Object};
        applyModel(*E, I);
      }
      break;
    }
  for (auto &[Name, V] : Args.Keywords)
    Heap.setField(Heap.at(Object), Name, V, Pc);
}

} // namespace custody::flow
