//===- Imports.cpp - Importing modules ------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

void Interpreter::importModule(link::ModuleId M) {
  uint32_t Index = static_cast<uint32_t>(M);
  if (ModuleStates[Index].Started)
    return;
  const ir::Module &IR = Program.module(M).IR;

  // Importing a module imports its packages first, which may import it.
  llvm::StringRef Package = llvm::StringRef(IR.Name).rsplit('.').first;
  if (Package != IR.Name)
    if (auto Parent = Program.find(Package))
      importModule(*Parent);
  if (ModuleStates[Index].Started)
    return;
  ModuleStates[Index].Started = true;

  ModuleStates[Index].Globals = Heap.datum(Heap.create(
      ObjectKind::Instance, Undefined, Condition::always(), Site{}, PathId{0}));
  // A module is imported once, whoever asked and under which condition: its
  // body knows neither the callers' exceptions nor their loops.
  auto SavedHandlers = std::exchange(Handlers, {});
  bool Generic = std::exchange(InGenericLoop, false);
  Frame F;
  pushFrame(F, Index, ir::ModuleBody, UINT32_MAX, nullptr, Site{Index, {}},
            Condition::always());
  ModuleStates[Index].Env = F.Env;
  ++Depth;
  execute(F, F.Function->Body, Condition::always());
  --Depth;
  Handlers = std::move(SavedHandlers);
  InGenericLoop = Generic;
}

Value Interpreter::import(Frame &F, llvm::StringRef Dotted, Site At,
                          Condition &Pc) {
  if (auto M = Program.resolve(Dotted, Script)) {
    importModule(*M);
    return Values.module(static_cast<uint32_t>(*M));
  }
  auto mayFailToImport = [&] {
    return llvm::any_of(Handlers, [&](const Handler *H) {
      return llvm::any_of(H->Types, [&](Value T) {
        return clauseCatches(T, Undefined, "ImportError") != Catch::No;
      });
    });
  };
  // A foreign library. Whether it is installed matters only to code that is
  // prepared for its absence.
  llvm::StringRef Top = Dotted.split('.').first;
  if (mayFailToImport() && !isStandardLibrary(Top)) {
    // A package of the program that lacks the module fails for certain.
    if (Program.find(Top) && !Program.module(*Program.find(Top)).IsStub) {
      lose(LossKind::ImportFailed, At);
      Pc = raise(F, external("builtins.ImportError"), At, Pc);
      return Undefined;
    }
    Condition There = Conditions.literal(Conditions.atom(
        ("import " + Dotted).str(), config::AtomKind::Environment));
    raise(F, external("builtins.ImportError"), At, Conditions.minus(Pc, There));
    Pc = Conditions.conj(Pc, There);
  }
  return external(Dotted);
}

Value Interpreter::moduleNamed(llvm::StringRef Dotted) {
  auto M = Dotted == "__main__" ? Script : Program.resolve(Dotted, Script);
  if (!M)
    return external(Dotted);
  importModule(*M);
  return Values.module(static_cast<uint32_t>(*M));
}

Value Interpreter::importName(Frame &F, Value Module, NameId Name, Site At,
                              Condition &Pc) {
  if (Module.isSingle() && Values.kind(Module.datum()) == DatumKind::Module) {
    uint32_t M = Values.payload(Module.datum());
    Value V = moduleAttr(M, Name);
    if (V.is(Undefined)) {
      Condition Now = Pc;
      V = getAttr(F, Module.datum(), Name, At, Now);
    }
    if (V.is(Undefined)) {
      // A name that a module does not define, or not yet (a circular import).
      if (handlerNames("ImportError")) {
        lose(LossKind::ImportFailed, At);
        Pc = raise(F, external("builtins.ImportError"), At, Pc);
        return Undefined;
      }
      lose(LossKind::UnresolvedImport, At);
      return external(
          (Program.module(link::ModuleId{M}).IR.Name + "." + text(Name)).str());
    }
    return V;
  }
  return getAttr(F, Module, Name, At, Pc);
}

void Interpreter::importStar(Frame &F, Value Module, Condition Pc) {
  if (!Module.isSingle() || Values.kind(Module.datum()) != DatumKind::Module)
    return;
  uint32_t M = Values.payload(Module.datum());
  if (ModuleStates[M].Globals == Undefined)
    return;
  llvm::SmallVector<NameId, 16> Listed;
  bool HasAll = false;
  if (Value All = moduleAttr(M, name("__all__"));
      All.isSingle() && Heap.is(All.datum(), ObjectKind::List)) {
    HasAll = true;
    for (Value V : Heap.at(All.datum()).Elements)
      if (auto S = asString(V))
        Listed.push_back(name(*S));
  }
  auto Fields = Heap.at(ModuleStates[M].Globals).Fields;
  for (auto &[Name, V] : Fields)
    if (HasAll ? llvm::is_contained(Listed, Name)
               : !text(Name).starts_with("_"))
      storeGlobal(F.Module, Name, V, Pc);
}

bool Interpreter::isStandardLibrary(llvm::StringRef Top) {
  // Modules that every supported Python has; importing them cannot fail.
  static const llvm::StringLiteral Modules[] = {"__future__",
                                                "abc",
                                                "argparse",
                                                "ast",
                                                "asyncio",
                                                "base64",
                                                "builtins",
                                                "collections",
                                                "concurrent",
                                                "contextlib",
                                                "copy",
                                                "csv",
                                                "ctypes",
                                                "dataclasses",
                                                "datetime",
                                                "enum",
                                                "fnmatch",
                                                "functools",
                                                "gc",
                                                "getpass",
                                                "glob",
                                                "hashlib",
                                                "heapq",
                                                "importlib",
                                                "inspect",
                                                "io",
                                                "itertools",
                                                "json",
                                                "logging",
                                                "math",
                                                "multiprocessing",
                                                "numbers",
                                                "operator",
                                                "os",
                                                "pathlib",
                                                "pickle",
                                                "pkgutil",
                                                "platform",
                                                "pprint",
                                                "queue",
                                                "random",
                                                "re",
                                                "shutil",
                                                "signal",
                                                "socket",
                                                "statistics",
                                                "string",
                                                "struct",
                                                "subprocess",
                                                "sys",
                                                "tempfile",
                                                "textwrap",
                                                "threading",
                                                "time",
                                                "traceback",
                                                "types",
                                                "typing",
                                                "unittest",
                                                "urllib",
                                                "uuid",
                                                "warnings",
                                                "weakref",
                                                "zipfile"};
  return llvm::is_contained(Modules, Top);
}

} // namespace custody::flow
