//===- Interpreter.h - Abstract execution of Python -----------------------===//
//
// Executes a program from one entry on abstract values: constants are computed,
// objects are named by where and on which chain of calls they were made, and
// what nobody can know is a symbol. Branches whose condition is not known are
// both executed, each under its condition; there is one heap, and a store made
// under a condition changes a place under that condition only (see Heap.h), so
// joins need no merging and conditions on values come for free.
//
// The path condition Pc is threaded through: executing something under Pc
// returns the condition under which control falls through. Raising where no
// handler is in sight is a guard: it ends its branch, and the condition of the
// rest is not narrowed by it.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_INTERPRETER_H
#define CUSTODY_FLOW_INTERPRETER_H

#include "custody/Flow/Analysis.h"
#include "custody/Flow/Event.h"
#include "custody/Flow/Heap.h"
#include "custody/Link/Program.h"
#include "custody/Models/ModelSet.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>

namespace custody::flow {

class Interpreter;

struct Arguments {
  llvm::SmallVector<Value, 6> Positional;
  llvm::SmallVector<std::pair<NameId, Value>, 6> Keywords;
  bool MorePositional = false; ///< an unknown sequence was spread
  bool MoreKeywords = false;   ///< an unknown mapping was spread

  Value keyword(NameId Name) const {
    for (const auto &[N, V] : Keywords)
      if (N == Name)
        return V;
    return Undefined;
  }
};

struct Environment {
  std::vector<Value> Slots;
  uint32_t Parent = UINT32_MAX;
  Condition Born = Condition::always();
  bool IsCaptured = false; ///< some function defined in it may outlive it
  size_t End = SIZE_MAX;   ///< how many events there were when it was left
};

struct Closure {
  uint32_t Module = 0;
  ir::FunctionId Function = ir::NoFunction;
  uint32_t Env = UINT32_MAX;
  std::vector<Value> Defaults;
  Datum Owner = Undefined;  ///< class that defines it, for super()
  Datum Fields = Undefined; ///< attributes set on it
  Datum Self = Undefined;   ///< `self` of the method that made it
  bool IsCached = false;    ///< called once per arguments
};

struct Loop {
  Condition Broken;
  Condition Continued;
};

/// Called for each value a generator yields; returns where it may resume.
using YieldHandler = std::function<Condition(Value, Condition)>;

struct Frame {
  uint32_t Module = 0;
  const ir::Module *IR = nullptr;
  const ir::Function *Function = nullptr;
  ir::FunctionId Id{0};
  uint32_t Env = 0;
  std::vector<Value> Temps;
  Datum Self = Undefined; ///< the receiver, also inside nested functions
  Datum Callable = Undefined;
  Datum Owner = Undefined; ///< class that defines the function
  Datum Scope = Undefined; ///< the class whose body this is
  Condition Born = Condition::always();
  Value Returned;
  Condition ReturnedWhen;
  Condition Threw;           ///< left by an exception that a caller handles
  Condition Died;            ///< left by an exception that nobody handles
  unsigned CertainCalls = 0; ///< see the limit CertainRecursion
  Loop *InnermostLoop = nullptr;
  Frame *Caller = nullptr;
  PathId Path{0};
  Value Caught;
  const YieldHandler *OnYield = nullptr;
  llvm::SmallVector<ir::ValueId, 4> Tests; ///< of the `if`s being executed
  /// Temporaries that hold the None of an option nobody gave.
  llvm::SmallVector<std::pair<ir::ValueId, NameId>, 4> DefaultReads;
};

/// An exception on its way out through something that may stop it.
struct PendingException {
  Value Exception;
  Condition When;
  Site At;
  PathId Path;
};

/// A `try` in execution; or a `with` or `finally` that decides itself about
/// what passes it.
struct Handler {
  Frame *Owner = nullptr;
  bool Intercepts = false; ///< has no clauses: everything waits in Pending
  llvm::SmallVector<PendingException, 2> Pending;
  llvm::SmallVector<Value, 4> Types; ///< per handler; Undefined catches all
  llvm::SmallVector<Condition, 4> Taken;
  llvm::SmallVector<Value, 4> Exceptions;
  bool SawOpaqueCall = false;
};

enum class SymbolOrigin : uint8_t {
  Fresh,     ///< result of something opaque
  Attribute, ///< Parent.Name
  Item,      ///< Parent[Key]
  Operation, ///< arithmetic
  Flag,      ///< the value a launch gives to an option
  ParamName, ///< the name under which a module holds a parameter
  NamePart,  ///< a component of a ParamName
};

struct SymbolInfo {
  SymbolOrigin Origin = SymbolOrigin::Fresh;
  Datum Parent = Undefined;
  Datum With = Undefined; ///< the key, or the tuple of the arguments
  bool NonNegative = false;
  bool NotNone = false;
  bool IsRepeated = false; ///< several calls gave it: objects it may be differ
  std::string Label;
  Datum Fields = Undefined; ///< object with what was stored on it
};

/// A call in flight, as a native function sees it.
struct Invocation {
  Frame &Caller;
  Site At;
  Arguments &Args;
  Condition Pc; ///< may be narrowed by the callee
  Datum Receiver = Undefined;
  llvm::StringRef Path = ""; ///< the import path that was called

  size_t size() const { return Args.Positional.size(); }
  Value arg(size_t I) const {
    return I < Args.Positional.size() ? Args.Positional[I] : Value(Undefined);
  }
};

using NativeFunction = Value (*)(Interpreter &, Invocation &);

/// A parameter as a module holds it.
struct Registration {
  Value Name; ///< dotted, relative to the module asked
  Value Param;
  Datum Module; ///< that holds it directly
  NameId Field;
  Condition When;
};

/// A module below another one; the name is dotted, relative to that one.
struct Submodule {
  Value Name;
  Datum Module;
  Condition When;
};

class Interpreter {
public:
  Interpreter(const link::Program &P, const models::ModelSet &Models,
              const Options &Opts);

  // Entries.cpp
  /// Runs module \p M as a script, then the hooks it registered.
  void runScript(link::ModuleId M);
  /// Imports \p Modules, then calls every function and method in them that was
  /// not called yet, with unknown arguments.
  void runLibrary(llvm::ArrayRef<link::ModuleId> Modules);
  // Imports.cpp
  /// Imports \p M (runs its body once).
  void importModule(link::ModuleId M);

  // State, read by Ownership and by the natives ---------------------------
  const link::Program &Program;
  const models::ModelSet &Models;
  const Options &Opts;
  link::NamePool Names;
  ConditionTable Conditions;
  ValueTable Values;
  flow::Heap Heap;
  std::vector<Event> Events;
  std::vector<Guard> Guards;
  std::vector<PathNode> Paths; ///< every call of a Python function
  /// Calls of what is not Python in the tree: the path of the caller, and the
  /// import path of the callee.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> ExternalCalls;
  FunctionSet Called; ///< functions of Python that ran or made a generator
  std::vector<Loss> Losses;
  /// What each call site that was executed led to at best.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, CallTarget> CallSites;
  std::set<std::string> RequiredOptions; ///< dests left out, but demanded
  /// Dests that the launch leaves out and that have some value nobody knows.
  std::set<std::string> AssumedOptions;
  std::vector<std::string> Refused; ///< options of the launch no parser knows
  uint64_t Steps = 0;
  bool IsCut = false; ///< a bound ended the script before its end

  // Unknowns.cpp: names, objects, symbols -----------------------------------
  NameId name(llvm::StringRef S) { return Names.intern(S); }
  llvm::StringRef text(NameId N) const { return Names.text(N); }
  /// A string constant, or a symbol for one that is too long.
  Datum str(llvm::StringRef S);
  Datum external(llvm::StringRef Path) { return Values.external(name(Path)); }
  /// The text of a string constant.
  std::optional<llvm::StringRef> asString(Value V) const;
  std::optional<int64_t> asInt(Value V) const;
  std::string describe(Value V) const;
  std::string describe(Datum D) const;
  /// The same behind \p Out, which is cut once it is long.
  void describeTo(Value V, std::string &Out) const;

  // Objects ---------------------------------------------------------------
  Datum make(ObjectKind Kind, Datum Class, const Invocation &I) {
    return make(Kind, Class, I.Caller, I.At, I.Pc);
  }
  Datum make(ObjectKind Kind, Datum Class, const Frame &F, Site At,
             Condition Pc);
  Datum makeList(llvm::ArrayRef<Value> Elements, const Frame &F, Site At,
                 Condition Pc, bool Open = false);
  Datum makeList(llvm::ArrayRef<Value> Elements, const Invocation &I,
                 bool Open = false) {
    return makeList(Elements, I.Caller, I.At, I.Pc, Open);
  }
  Datum makeDict(const Frame &F, Site At, Condition Pc) {
    return make(ObjectKind::Dict, external("builtins.dict"), F, At, Pc);
  }
  Datum makeDict(const Invocation &I) { return makeDict(I.Caller, I.At, I.Pc); }
  /// Puts the items of dict \p From into dict \p Into, as update() does.
  void mergeDict(Datum Into, Datum From, Condition Pc);
  /// The elements of a tuple, or the value itself.
  llvm::SmallVector<Value, 4> eachOf(Value V) const;
  Value get(Datum O, llvm::StringRef Field);
  void set(Datum O, llvm::StringRef Field, Value V, Condition Pc);

  // Symbols ---------------------------------------------------------------
  Datum fresh(const std::string &Label);
  Datum derived(SymbolOrigin Origin, Datum Parent, Datum Other,
                llvm::function_ref<std::string()> Label);
  SymbolInfo &symbol(Datum D) { return Symbols[Values.payload(D)]; }
  const SymbolInfo &symbol(Datum D) const { return Symbols[Values.payload(D)]; }
  bool isSymbol(Datum D) const { return Values.kind(D) == DatumKind::Symbol; }
  /// `D[Key]`, `D.Name` and an element (\p What) of a thing nobody knows.
  Datum unknownItem(Datum D, Value Key);
  Datum unknownAttr(Datum D, NameId Name);
  Datum unknownElement(Datum D, llvm::StringRef What = "element");
  /// The condition "\p Text of this datum holds", one atom per (Text, A, B).
  Condition test(llvm::StringRef Text, Datum A, Datum B = Undefined);
  void lose(LossKind Kind, Site At, Datum Subject = Undefined);

  // Semantics, by file ------------------------------------------------------
  // Interpreter.cpp
  Condition execute(Frame &F, ir::RegionId R, Condition Pc,
                    Value *Result = nullptr);
  // Control.cpp
  Condition executeIf(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  Condition executeWhile(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  /// Runs the body of a loop once. In a loop that is open (nobody knows how
  /// often it runs) the outermost body has bounds of its own: what comes after
  /// the loop is followed even if the rest of the body is not.
  Condition loopBody(bool IsOpen, Condition Pc,
                     llvm::function_ref<Condition()> Body);
  Condition executeFor(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  // Matching.cpp
  /// When \p Subject fits the pattern of \p I, without what is inside.
  Condition matchesSequence(const ir::Instr &I, Datum Subject, Site At,
                            Condition Pc);
  Condition matchesMapping(Frame &F, const ir::Instr &I, Datum Subject, Site At,
                           Condition Pc);
  Condition matchesClass(Datum Subject, Value Class, Site At, Condition Pc);
  // Contexts.cpp
  Condition executeWith(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  /// `with` an object, a generator that is split at its `yield`, or with one of
  /// several.
  Condition withObject(Frame &F, Datum Manager, Site At, Condition Pc,
                       llvm::function_ref<Condition(Value, Condition)> Body);
  Condition withGenerator(Frame &F, Datum Manager, Site At, Condition Pc,
                          llvm::function_ref<Condition(Value, Condition)> Body);
  Condition withAny(Frame &F, Value Manager, Site At, Condition Pc,
                    llvm::function_ref<Condition(Value, Condition)> Body);
  /// \p Method, the exit of \p Class, looks at the exception or may swallow it.
  bool exitUsesException(Datum Class, llvm::StringRef Method);
  /// \p At is an `async with` or `async for` of the function in \p F.
  static bool isAsync(const Frame &F, Site At);
  // Exceptions.cpp
  Condition executeTry(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  Condition runClauses(Frame &F, llvm::ArrayRef<ir::RegionId> Clauses,
                       Handler &Here, Site At, Condition Pc, Condition Fall);
  /// Leaves by an exception; returns never.
  Condition raise(Frame &F, Value Exception, Site At, Condition Pc);
  /// An exception that was raised at \p At reaches \p F.
  void deliver(Frame &F, Value Exception, Site At, PathId Path, Condition Pc);
  /// Where \p V is undefined, raises \p Exception if a handler waits for it.
  Condition raiseMissing(Frame &F, Value V, llvm::StringRef Exception, Site At,
                         Condition Pc);
  enum class Catch : uint8_t { No, Broad, Named };
  /// Where an exception goes: the innermost clause that catches it, and what it
  /// has to pass before that.
  struct Destination {
    Handler *Catcher = nullptr;
    size_t Clause = 0;
    Catch How = Catch::No;
    Handler *Stop = nullptr;
  };
  Destination destination(Value Exception);
  Catch clauseCatches(Value Types, Value Exception, llvm::StringRef Name);
  /// A handler in sight names that exception (or a base that is not all).
  bool handlerNames(llvm::StringRef Exception);
  std::string exceptionName(Value Exception) const;
  /// What `raise E` raises: an instance of a class E.
  Value instanceOfException(Frame &F, Value Exception, Site At, Condition &Pc);
  bool mayRaiseOpaquely(Value Types);
  /// Calls \p Body for every element of \p Iterable.
  Condition iterate(Frame &F, Value Iterable, Site At, Condition Pc,
                    llvm::function_ref<Condition(Value, Condition)> Body);
  /// All elements as a list of (possibly optional) values; Open when there may
  /// be others.
  bool elements(Frame &F, Value Iterable, Site At, Condition Pc,
                llvm::SmallVectorImpl<Value> &Out);

  // Iterators.cpp
  /// Calls `__next__`; \p Ended is when it raised StopIteration, \p Pc the
  /// rest. Nothing when the class has no such method.
  std::optional<Value> nextOf(Frame &F, Datum Iterator, Site At, Condition &Pc,
                              Condition &Ended);
  /// As iterate, over an object whose class defines `__iter__`; nothing when
  /// it does not. \p Complete is cleared if there may be more elements.
  std::optional<Condition>
  iterateObject(Frame &F, Datum Object, Site At, Condition Pc, bool &Complete,
                llvm::function_ref<Condition(Value, Condition)> Body);

  // Truth.cpp
  Condition truth(Value V, Condition Pc);
  Condition truth(Datum D, Condition Pc);
  Value unary(Frame &F, ir::UnaryOp Op, Value V, Site At, Condition &Pc);
  Value binary(Frame &F, ir::BinaryOp Op, Value L, Value R, Site At,
               Condition &Pc);
  /// `L op= R`: containers change, others are rebound.
  Value inPlace(Frame &F, ir::BinaryOp Op, Value L, Value R, Site At,
                Condition &Pc);
  Value compare(Frame &F, ir::CompareOp Op, Value L, Value R, Site At,
                Condition &Pc);
  /// `Format % Given`, where all that is put in is known.
  std::optional<Value> percentFormat(llvm::StringRef Format, Datum Given);
  /// What `id` gives: it leads to the object, but holds nothing of it.
  bool isAddress(Datum D);
  /// What \p V holds now, for a text that is made of it: containers and
  /// exceptions as tuples, anything else as it is. Only who follows claims on
  /// plain values asks.
  Value snapshot(Frame &F, Value V, Site At, Condition Pc, unsigned Depth = 0);
  /// When the two are equal, as far as it can be told.
  Condition equal(Datum L, Datum R);
  /// The same of two objects that are not one.
  Condition equalObjects(Datum L, Datum R);
  /// When dict \p Whole has all that dict \p Part has.
  Condition isSubdict(Datum Part, Datum Whole);
  /// When each element of \p Part that is there equals one of \p Whole.
  Condition isSubset(llvm::ArrayRef<Value> Part, llvm::ArrayRef<Value> Whole);
  /// `<`, `<=`, `>` or `>=` of two sets; nothing for other data.
  std::optional<Condition> compareSets(ir::CompareOp Op, Datum L, Datum R);
  /// When an unknown equals a string; it equals one string at most.
  Condition equalsText(Datum Unknown, Datum Text);
  Condition contains(Frame &F, Datum Container, Datum Element, Site At,
                     Condition Pc);

  // Operators.cpp
  /// Calls the method \p Name that the class of \p Object has; nothing where
  /// it has none.
  std::optional<Value> callSpecial(Frame &F, Datum Object, llvm::StringRef Name,
                                   Arguments Args, Site At, Condition &Pc);
  bool hasSpecial(Datum Object, llvm::StringRef Name);
  /// \p V as an f-string with \p Specification asks its class for it.
  Value formatted(Frame &F, Value V, llvm::StringRef Specification, Site At,
                  Condition &Pc);
  /// What stands for the truth of \p V where a class says what that is.
  Value asTruth(Frame &F, Value V, Site At, Condition &Pc);
  /// `str(x)`, `abs(x)` and the like where the class of x answers.
  std::optional<Value> callProtocol(Frame &F, llvm::StringRef Path,
                                    const Arguments &Args, Site At,
                                    Condition &Pc);

  // Attributes.cpp
  Value getAttr(Frame &F, Value Object, NameId Name, Site At, Condition &Pc,
                Value Default = Undefined);
  Value getAttr(Frame &F, Datum Object, NameId Name, Site At, Condition &Pc);
  void setAttr(Frame &F, Value Object, NameId Name, Value V, Site At,
               Condition &Pc);
  void setAttr(Frame &F, Datum Object, NameId Name, Value V, Site At,
               Condition Pc);
  /// Stores (deletes, if \p V is Undefined) through what the class has under
  /// that name, when that is a property or another descriptor.
  bool storeByDescriptor(Frame &F, Datum Object, NameId Name, Value V, Site At,
                         Condition Pc);
  void deleteAttr(Frame &F, Datum Object, NameId Name, Site At, Condition Pc);
  /// One Capture for every tensor of \p Params, which \p Optimizer keeps.
  void recordCaptures(Frame &F, Datum Optimizer, Value Params, Site At,
                      Condition Pc);
  void installParameter(Frame &F, Datum Module, NameId Field, Value V, Site At,
                        Condition Pc);
  Value classAttr(Datum Class, NameId Name);
  Value bind(Frame &F, Value Attribute, Datum Receiver, Datum Class, Site At,
             Condition &Pc);
  /// `__dict__` of an object: what is stored in it is stored in the object.
  Datum dictOf(Frame &F, Datum Object, Site At, Condition Pc);
  /// The names that `dir` lists, sorted; false if there may be others.
  bool namesIn(Datum Object, std::vector<std::string> &Out);
  /// When \p Object has an attribute of that name.
  Condition hasAttr(Frame &F, Datum Object, NameId Name, Site At, Condition Pc);

  // Items.cpp
  Value getItem(Frame &F, Value Object, Value Key, Site At, Condition &Pc);
  void setItem(Frame &F, Value Object, Value Key, Value V, Site At,
               Condition &Pc);
  void setUnderKey(Frame &F, Datum Dict, Datum Key, Value V, Site At,
                   Condition Pc);
  void deleteItem(Frame &F, Value Object, Value Key, Site At, Condition &Pc);
  /// What is stored into the `__dict__` of an object is stored into the object.
  void mirrorItem(Datum Dict, Datum Key, Value V, Condition Pc);
  // The same of one container, whatever methods its class has of its own.
  Value sequenceItem(Frame &F, Datum D, Value Key, Site At, Condition Pc);
  /// With \p IsGet, what `get` finds: Undefined where there is nothing.
  Value dictItem(Frame &F, Datum D, Value Key, Site At, Condition Pc,
                 bool IsGet = false);
  void setDictItem(Frame &F, Datum D, Value Key, Value V, Site At,
                   Condition Pc);
  void setListItem(Frame &F, Datum D, Value Key, Value V, Site At,
                   Condition Pc);
  void deleteContainerItem(Datum D, Value Key, Condition Pc);
  /// A slice is a tuple that says so.
  bool isSlice(Value Key);
  /// The numbers that \p Slice selects of \p Size elements, if they are known.
  std::optional<llvm::SmallVector<int64_t, 8>> sliceNumbers(Value Slice,
                                                            int64_t Size);
  /// The method that the class of container \p D writes itself.
  Value ownMethod(Datum D, llvm::StringRef Name);
  /// `list[int]` and the like.
  Value genericAlias(Frame &F, Datum Origin, Value Key, Site At, Condition Pc);
  bool isGenericAlias(Datum D);
  /// One datum that stands for the key, so that equal keys are one entry.
  Datum keyOf(Value Key);

  // Calls.cpp
  Value call(Frame &F, Value Callee, Arguments &Args, Site At, Condition &Pc);
  Value call(Frame &F, Datum Callee, Arguments &Args, Site At, Condition &Pc);
  Value callClosure(Frame &F, Datum Function, Arguments &Args, Site At,
                    Condition &Pc, const YieldHandler *OnYield = nullptr);
  /// Of a function under lru_cache: what it returned for the same arguments.
  Value callCached(Frame &F, Datum Function, Arguments &Args, Site At,
                   Condition &Pc);
  Value callUnknown(Frame &F, Datum Callee, Arguments &Args, Site At,
                    Condition &Pc);
  Value callMethod(Frame &F, Datum Object, llvm::StringRef Name,
                   Arguments &Args, Site At, Condition &Pc);
  Value instantiate(Frame &F, Datum Class, Arguments &Args, Site At,
                    Condition &Pc);
  void bindParameters(Frame &Callee, const Closure &C, Arguments &Args,
                      Condition Pc, Site At);

  // Classes.cpp
  Datum makeClass(Frame &F, const ir::Instr &I, Site At, Condition &Pc);
  bool isSubclass(Datum Class, llvm::StringRef Of);
  bool isSubclass(Datum Class, Datum Of);
  /// When \p D is an instance of \p Class.
  Condition instanceOf(Datum D, Datum Class);
  Datum typeOf(Datum D);
  std::string className(Datum Class) const;
  Datum stubClass(llvm::StringRef Dotted);
  std::vector<Datum> linearize(Datum Class, llvm::ArrayRef<Datum> Bases);

  // Metaclasses.cpp
  /// A class object with its order of bases, and nothing in it.
  Datum declareClass(Frame &F, llvm::StringRef QualifiedName,
                     llvm::ArrayRef<Value> Bases, Site At, Condition Pc);
  bool isMetaclass(Datum Class);
  /// What the metaclass makes of \p Class, whose body has been executed.
  Datum completeClass(Frame &F, Datum Class,
                      llvm::ArrayRef<std::pair<NameId, Value>> ClassKeywords,
                      Site At, Condition Pc);
  /// Calls `__set_name__` and `__init_subclass__`.
  void announceClass(Frame &F, Datum Class, const Arguments &Parts, Site At,
                     Condition Pc);
  /// `type(name, bases, dict)`, the first three of \p Args.
  Datum classFromParts(Frame &F, Datum Meta, const Arguments &Args, Site At,
                       Condition Pc);
  /// Makes an instance of \p Class and runs no constructor.
  Datum allocate(Frame &F, Datum Class, Site At, Condition Pc);
  /// What follows the body: methods learn their class, enums get their members.
  void adoptMembers(Frame &F, Datum Class, Site At, Condition &Pc);

  // Records.cpp: named tuples, and objects that are equal by what they hold
  /// The names of the elements, of a class of named tuples.
  llvm::SmallVector<NameId, 8> namedTupleFields(Datum Class);
  void initNamedTuple(Frame &F, Datum Object, Datum Class,
                      const Arguments &Args, Condition Pc);
  /// The tuple that an instance of a class derived from tuple is, or Undefined.
  Datum asTuple(Datum D) const;
  /// The number or string that a member of an enum is, or \p D itself.
  Datum plain(Datum D) const;
  /// What \p D is compared by when not by identity, or Undefined.
  Datum comparedBy(Datum D);

  // Dataclasses.cpp
  /// The fields; with \p OfInit also those that are arguments only.
  std::vector<Datum> dataclassFields(Frame &F, Datum Class, Site At,
                                     Condition Pc, bool OfInit = false);
  Value fieldType(Frame &F, Datum Field, Site At);
  void initDataclass(Frame &F, Datum Object, Datum Class, Arguments &Args,
                     Site At, Condition &Pc);

  // Imports.cpp
  Value import(Frame &F, llvm::StringRef Dotted, Site At, Condition &Pc);
  /// What `sys.modules` holds under that name.
  Value moduleNamed(llvm::StringRef Dotted);
  Value importName(Frame &F, Value Module, NameId Name, Site At, Condition &Pc);
  void importStar(Frame &F, Value Module, Condition Pc);
  Value loadGlobal(uint32_t Module, NameId Name);
  void storeGlobal(uint32_t Module, NameId Name, Value V, Condition Pc);
  Value moduleAttr(uint32_t Module, NameId Name);
  /// `globals()` of a module.
  static bool isStandardLibrary(llvm::StringRef Top);

  // Natives.cpp
  NativeFunction native(Datum External);

  /// A new object with the fields of \p D.
  Datum clone(Datum D, Invocation &I);
  /// As clone, and of everything \p D holds: what is held twice is one copy.
  Datum deepClone(Datum D, Invocation &I);

  // Torch.cpp
  bool isModuleObject(Datum D);
  bool isOptimizer(Datum D);
  /// A module, an optimizer or a context: an object that can own tensors.
  bool canManage(Datum D);
  llvm::SmallVector<Datum, 4> managers(const Frame &F);
  /// Who acts in \p F: the first of \p Managers, else the object whose method
  /// it is, else the function; Undefined in the body of a module.
  Datum actor(const Frame &F, llvm::ArrayRef<Datum> Managers);
  bool isTensor(Datum D) const { return Heap.is(D, ObjectKind::Tensor); }
  bool isParameter(Datum D);
  Datum makeTensor(Frame &F, Site At, Condition Pc, bool IsParameter = false);
  /// Applies model entry \p E to a call; returns what the call gives back.
  /// \p Ran is what the function gave back if its source was executed.
  Value applyModel(const models::Entry &E, Invocation &I,
                   Value Ran = Undefined);
  /// What a pack of the user says about a function of the tree, or about the
  /// method of something that a call to its library gave.
  const models::Entry *usersModel(Datum Callee);
  /// The entry of that import path for the versions assumed, or null.
  const models::Entry *model(llvm::StringRef Path) const;
  void registrations(Datum Module, Condition Pc,
                     llvm::SmallVectorImpl<Registration> &Out);
  /// \p Module and every module below it; only those it holds directly.
  void submodules(Datum Module, Value Prefix, Condition Pc,
                  llvm::SmallVectorImpl<Submodule> &Out);
  void children(Datum Module, Value Prefix, Condition Pc,
                llvm::SmallVectorImpl<Submodule> &Out);
  /// An attribute that a module has without having registered it.
  bool isUnregistered(Datum Module, NameId Field);
  void setUnregistered(Datum Module, NameId Field, Value V, Condition Pc);
  void registrationsBelow(Datum Module, Value Prefix, Condition Pc,
                          llvm::SmallVectorImpl<Datum> &Seen,
                          llvm::SmallVectorImpl<Registration> &Out);
  /// The dict `_modules` or `_parameters` of a module; storing into it is
  /// storing into the module.
  Datum registry(Frame &F, Datum Module, bool OfModules, Site At, Condition Pc);
  bool mayBeModule(Datum Unknown);
  /// The module that \p Unknown is, when it may be one: a single opaque object,
  /// also for what `m.cuda()` and the like give back. Undefined for others.
  Datum moduleBehind(Datum Unknown);
  Value joinName(Value Prefix, Datum Own, llvm::StringRef OwnText);
  /// Sets the parameter that \p Module, or a module below, holds under the
  /// unknown name \p Name.
  void setByParamName(Frame &F, Datum Module, Datum Name, Value V, Site At,
                      Condition Pc);
  /// A fact of a tensor; its storage root is itself unless said otherwise.
  Value rootFact(Datum Tensor, llvm::StringRef Fact);
  Value tensorAttr(Frame &F, Datum Tensor, NameId Name, Site At, Condition &Pc);
  void setTensorAttr(Frame &F, Datum Tensor, NameId Name, Value V, Site At,
                     Condition Pc);
  void record(EventKind Kind, Frame &F, Site At, Condition Pc, Datum Target,
              Datum Source = Undefined, llvm::StringRef Device = "");
  /// \p Target is changed in place by arithmetic on \p Operands; by a gradient,
  /// if one of them is or comes from one.
  void recordUpdate(Frame &F, Site At, Condition Pc, Datum Target,
                    const Arguments &Operands);
  bool comesFromGradient(Datum D, unsigned Depth = 0);
  /// torch.utils.swap_tensors: the objects stay, all they hold changes places.
  void swapTensors(Frame &F, Site At, Condition Pc, Datum A, Datum B);
  /// \p Copy was made from \p Original and put on some device.
  bool isMovedCopy(Datum Copy, Datum Original);
  /// The layout of \p T changes from one that \p Before describes.
  void noteLayout(Frame &F, Site At, Condition Pc, Datum T, Value Before);
  /// Ends the hooks that \p Handle was given for.
  void removeHooks(Frame &F, Datum Handle, Condition Pc);

  // Generators.cpp: generators, and iterators over what is there
  Datum makeGenerator(Frame &F, Datum Function, Arguments Args, Site At,
                      Condition Pc);
  /// What `iter(Source)` gives.
  Datum makeIterator(Value Source, const Invocation &I);
  /// Goes through what \p Generator has left to give, and leaves it as it is;
  /// \p Returned is what its function returns at the end.
  Condition runGenerator(Frame &F, Datum Generator, Site At, Condition Pc,
                         const YieldHandler &OnYield,
                         Value *Returned = nullptr);
  /// Runs \p Generator up to its next value, which is the result (Undefined
  /// where there is none), with \p Sent as the result of the last `yield`.
  Value resume(Frame &F, Datum Generator, Value Sent, Site At, Condition Pc);
  /// Everything was taken out of \p Iterable, if that can run dry.
  void exhaust(Value Iterable, Condition Pc);

  std::vector<Environment> Environments;
  std::vector<Closure> Closures;
  std::deque<SymbolInfo> Symbols;
  llvm::SmallVector<Handler *, 8> Handlers;
  std::optional<link::ModuleId> Script;
  Phase CurrentPhase = Phase::Build;
  bool InGenericLoop = false;

  struct PendingHook {
    Value Callable;
    Arguments Args;
    Phase During;
    Condition When;
    Site At;
    PathId Path;
    Value Handle;
    Datum Owner = Undefined; ///< the module or tensor it was registered on
    size_t CallsBefore = 0;  ///< how many of CalledModules came before it
    bool IsForward = false;  ///< no hook, but the `forward` of a module
  };
  std::vector<PendingHook> Hooks;
  std::vector<Datum> CalledModules; ///< in program order
  /// One pass through the body of a loop that may run again: what it did to
  /// things that are older it may do after whatever came later in the body.
  struct LoopPass {
    size_t FirstEvent, EndEvent;
    size_t Objects;  ///< how many there were before it
    Condition Again; ///< when another one follows
  };
  std::vector<LoopPass> LoopPasses;
  /// When an optimizer of a library was seen to step.
  llvm::DenseMap<Datum, Condition> Stepped;
  llvm::DenseSet<NameId> DefaultedOptions; ///< dests left at None
  /// Objects that some field held at some time.
  llvm::DenseSet<Datum> EverStored;

private:
  /// What the modules that were called do in their `forward`.
  llvm::DenseSet<Datum> Forwarded;
  void forward(Frame &F, Datum Module, Arguments &Args, Site At, Condition Pc);
  llvm::DenseMap<Datum, llvm::SmallVector<Datum, 4>> TextsCompared;
  void notePass(size_t FirstEvent, size_t Objects, Condition Again);
  /// Each within bounds of its own: a costly hook takes nothing from the
  /// others.
  void runHooks();
  Frame outermost(PathId Path);
  /// Calls the closure of that number as some user of the library would.
  void callFromOutside(uint32_t Function);
  /// The instance on which methods of \p Class are called from outside.
  Datum instanceFor(Datum Class);
  /// The members of an enum, from the values in the body of its class.
  void makeMembers(Frame &F, Datum Class, Site At, Condition &Pc);
  /// The first key of each value, by class and what it is compared by.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, Datum> EqualKeys;
  /// Entries of the user for functions of the tree, by module and function.
  std::map<std::pair<uint32_t, uint32_t>, const models::Entry *> UsersModels;
  llvm::DenseMap<uint32_t, Datum> InstancesFor;
  llvm::DenseMap<uint32_t, Datum> ModulesBehind; ///< by symbol

  llvm::DenseSet<std::pair<uint32_t, uint32_t>> LostAt[NumLossKinds];
  /// The step before, and how many conditions had outgrown their bound then.
  Site LastStep;
  uint64_t KnownOverflows = 0;

  /// Results of cached functions: by the closure and the arguments.
  std::map<std::pair<uint32_t, uint32_t>, Value> CachedResults;
  Condition step(Frame &F, ir::InstrId Id, Condition Pc, Value *Result);
  Value constant(Frame &F, ir::ConstantId C);
  void collectArguments(Frame &F, const ir::Instr &I, ir::ShapeId Shape,
                        size_t FirstOperand, Arguments &Out, Site At,
                        Condition Pc);
  Value buildSequence(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  Value buildDict(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  Value unpack(Frame &F, const ir::Instr &I, Site At, Condition Pc);
  /// The environment that functions defined in \p F stand in.
  uint32_t captured(const Frame &F) const;
  Environment &freeEnvironment(Frame &F, uint32_t Outward);
  void storeSlot(Environment &E, uint32_t Slot, Value V, Condition Pc);
  Value loadClassVar(Frame &F, NameId Name);
  void pushFrame(Frame &Callee, uint32_t Module, ir::FunctionId Fn,
                 uint32_t ParentEnv, Frame *Caller, Site At, Condition Pc);
  PathId pathTo(PathId Parent, Site Call, uint32_t Module,
                ir::FunctionId Callee);
  void noteDefaultRead(Frame &F, const ir::Instr &I, NameId Name, Value Result);
  /// The certain outcome of \p Test comes from options left at None: they are
  /// then required, and noted as such.
  bool demandsOption(Frame &F, ir::ValueId Test);
  const ir::Instr *definition(const Frame &F, ir::ValueId V);

  struct ModuleState {
    Datum Globals = Undefined;
    bool Started = false;
    uint32_t Env = 0;
  };
  std::vector<ModuleState> ModuleStates;
  /// Classes that a metaclass is being called for, innermost last; Undefined
  /// once `type.__new__` has given it.
  llvm::SmallVector<Datum, 2> PendingClasses;
  std::vector<std::vector<Value>> ConstantCache;
  llvm::DenseMap<uint64_t, std::vector<uint32_t>> PathIndex;
  llvm::DenseMap<std::tuple<uint32_t, uint32_t, uint32_t>, uint32_t>
      SymbolIndex;
  llvm::DenseMap<uint32_t, NativeFunction> NativeCache;
  std::map<std::pair<uint32_t, uint32_t>, llvm::DenseMap<uint32_t, ir::InstrId>>
      DefinitionCache;
  struct GeneratorState {
    Datum Function = Undefined; ///< its function, or
    Value Source;               ///< what it goes through
    Arguments Args;
    /// What each `yield` it went on from was sent: as many values are taken.
    std::vector<Value> Sent;
    Condition Done; ///< when nothing is left
  };
  std::deque<GeneratorState> Generators;
  Value Sent = None; ///< to the `yield` that goes on
  unsigned Depth = 0;
  /// What the part of the run that is being executed may still do.
  struct Allowance {
    uint64_t Steps = 0;
    uint64_t ConditionWork = 0;
    bool IsSpent = false;
  };
  Allowance Budget;
  void grant(uint64_t MoreSteps, uint64_t MoreConditionWork);
  /// Steps at which the construction of the outermost model began.
  std::optional<uint64_t> ModelBodyStart;
  bool ModelBodyWasCut = false;
  struct SpecialCall {
    Datum Object;
    std::string Name;
    Value Argument;
  };
  /// The answer of the first of \p Calls that is not NotImplemented; nothing
  /// when none answers.
  std::optional<Value> askInTurn(Frame &F, llvm::ArrayRef<SpecialCall> Calls,
                                 Site At, Condition &Pc);
  std::optional<Value> binaryMethod(Frame &F, ir::BinaryOp Op, Datum L, Datum R,
                                    Site At, Condition &Pc);
  std::optional<Value> inPlaceMethod(Frame &F, ir::BinaryOp Op, Datum L,
                                     Value R, Site At, Condition &Pc);
  std::optional<Value> compareMethod(Frame &F, ir::CompareOp Op, Datum L,
                                     Datum R, Site At, Condition &Pc);
  void recordExternalCall(const Frame &F, NameId Path, Site At);
  void recordCallSite(Value Callee, Site At);
  CallTarget targetOf(Datum Callee);
  /// The call at \p At applies `property` or the like to a definition.
  bool wrapsDefinition(const Frame &F, llvm::StringRef Path, Site At);
  /// \p Callee is a method of what a foreign class made; its import path.
  bool isForeignMethod(Datum Callee, NameId &Method);
  /// When \p Callee is the `step` of something unknown that was made from
  /// tensors, it is their optimizer: one Capture for each.
  void recordSteps(Frame &F, Datum Callee, Site At, Condition Pc);
  /// One Capture for every tensor in the groups of an optimizer whose
  /// constructor left out that of torch.
  void recordOwnGroups(Frame &F, Datum Optimizer, Site At, Condition Pc);
  /// Runs the constructor that \p Class has, on \p Object.
  void construct(Frame &F, Datum Object, Datum Class, Arguments &Args, Site At,
                 Condition &Pc);
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_INTERPRETER_H
