//===- Dataclasses.cpp - Fields, generated constructors -------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

std::vector<Datum> Interpreter::dataclassFields(Frame &F, Datum Class, Site At,
                                                Condition Pc, bool OfInit) {
  std::vector<Datum> Out;
  if (!Heap.is(Class, ObjectKind::Class))
    return Out;
  Value Cached = get(Class, OfInit ? "<fields of init>" : "<fields>");
  if (Cached.isSingle() && Values.kind(Cached.datum()) == DatumKind::Tuple) {
    for (Value V : Values.elements(Cached.datum()))
      Out.push_back(V.datum());
    return Out;
  }
  Datum Missing = external("dataclasses.MISSING");
  // Bases first; a field declared again keeps its place.
  for (Datum Base : llvm::reverse(Heap.classInfo(Class).Mro)) {
    if (!Heap.is(Base, ObjectKind::Class))
      continue;
    if (!Heap.classInfo(Base).IsDataclass)
      continue;
    auto Annotations = Heap.classInfo(Base).Annotations;
    for (auto &[Name, Region] : Annotations) {
      Datum Field = make(ObjectKind::Instance, external("dataclasses.Field"), F,
                         At, Condition::always());
      auto put = [&](llvm::StringRef Key, Value V) {
        set(Field, Key, V, Condition::always());
      };
      put("name", Values.string(Name));
      put("default", Missing);
      put("default_factory", Missing);
      put("init", True);
      put("metadata", makeDict(F, At, Condition::always()));
      Value Default = Heap.field(Heap.at(Base), Name);
      if (Default.isSingle() &&
          Heap.is(Default.datum(), ObjectKind::Instance) &&
          Heap.at(Default.datum()).Class == external("dataclasses.Field")) {
        for (llvm::StringRef Key :
             {"default", "default_factory", "init", "metadata"})
          if (Value V = get(Default.datum(), Key); !V.is(Undefined))
            put(Key, V);
      } else if (!Default.is(Undefined)) {
        put("default", Default);
      }
      set(Field, "<class>", Base, Condition::always());
      set(Field, "<region>", Values.integer(ir::index(Region)),
          Condition::always());
      auto *Old = llvm::find_if(Out, [&](Datum D) {
                    return get(D, "name") == Value(Values.string(Name));
                  }).base();
      if (Old != Out.data() + Out.size())
        *Old = Field;
      else
        Out.push_back(Field);
    }
  }
  // ClassVar and InitVar are no fields; the latter is an argument.
  auto isOf = [&](Datum Field, llvm::StringRef Kind) {
    Value Type = fieldType(F, Field, At);
    std::string Text = describe(Type);
    Datum Origin = Type.isSingle() ? Type.datum() : Undefined;
    if (Heap.is(Origin, ObjectKind::Instance))
      Text = describe(get(Origin, "__origin__"));
    return llvm::StringRef(Text).contains(Kind);
  };
  llvm::erase_if(Out, [&](Datum Field) {
    return isOf(Field, "ClassVar") || isOf(Field, "KW_ONLY");
  });
  llvm::SmallVector<Value, 16> All, Kept;
  std::vector<Datum> WithoutInitVars;
  for (Datum Field : Out) {
    All.push_back(Field);
    if (isOf(Field, "InitVar")) {
      set(Field, "<argument only>", True, Condition::always());
      continue;
    }
    Kept.push_back(Field);
    WithoutInitVars.push_back(Field);
  }
  set(Class, "<fields>", Values.tuple(Kept), Condition::always());
  set(Class, "<fields of init>", Values.tuple(All), Condition::always());
  return OfInit ? Out : WithoutInitVars;
}

Value Interpreter::fieldType(Frame &F, Datum Field, Site At) {
  Value Known = get(Field, "type");
  if (!Known.is(Undefined))
    return Known;
  Datum Class = get(Field, "<class>").datum();
  ir::RegionId Region{static_cast<uint32_t>(*asInt(get(Field, "<region>")))};
  ClassInfo &Info = Heap.classInfo(Class);
  // The annotation's operations were numbered in the class body.
  Frame Scope;
  Scope.Module = Info.Module;
  Scope.IR = &Program.module(link::ModuleId{Info.Module}).IR;
  Scope.Id = Info.Body;
  Scope.Function = &Scope.IR->function(Info.Body);
  Scope.Temps.assign(Scope.Function->ValueCount, Undefined);
  Scope.Env = Info.Env;
  Scope.Scope = Class;
  Scope.Caller = &F;
  Scope.Path = F.Path;
  Value Type = fresh("annotation");
  execute(Scope, Region, Condition::always(), &Type);
  if (Type.is(None))
    Type = external("builtins.NoneType");
  set(Field, "type", Type, Condition::always());
  return Type;
}

void Interpreter::initDataclass(Frame &F, Datum Object, Datum Class,
                                Arguments &Args, Site At, Condition &Pc) {
  size_t NextPositional = 0;
  Datum Missing = external("dataclasses.MISSING");
  Arguments PostArgs;
  PostArgs.Positional.push_back(Object);
  for (Datum Field : dataclassFields(F, Class, At, Pc, /*OfInit=*/true)) {
    NameId Name = Values.name(get(Field, "name").datum());
    Value V = Undefined;
    if (!get(Field, "init").is(False)) {
      if (NextPositional < Args.Positional.size())
        V = Args.Positional[NextPositional++];
      else
        V = Args.keyword(Name);
    }
    Condition Given = Values.present(V, Pc);
    if (Given != Pc) {
      Value Default = get(Field, "default");
      Value Factory = get(Field, "default_factory");
      if (Args.MoreKeywords) {
        Default = fresh("field " + text(Name).str());
      } else if (Default.is(Missing)) {
        if (Factory.is(Missing)) {
          Default = Undefined;
        } else {
          Arguments NoArguments;
          Condition Now = Pc;
          Default = call(F, Factory, NoArguments, At, Now);
        }
      }
      V = Values.ite(Given, V, Default);
    }
    if (get(Field, "<argument only>").is(True)) {
      PostArgs.Positional.push_back(V);
      continue;
    }
    Condition Now = Pc;
    setAttr(F, Object, Name, V, At, Now);
  }
  Value Post = classAttr(Class, name("__post_init__"));
  if (!Post.is(Undefined))
    call(F, Post, PostArgs, At, Pc);
}

} // namespace custody::flow
