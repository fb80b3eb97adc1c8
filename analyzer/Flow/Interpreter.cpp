//===- Interpreter.cpp - Executing instructions ---------------------------===//

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace custody::flow {

using ir::Opcode;

namespace {
/// Labels are for people; longer ones are cut.
constexpr size_t LongestLabel = 80;
} // namespace

static custody::Limits conditionLimits(const Options &O) {
  custody::Limits L;
  L.ConditionNodes = O.Limits.ConditionNodes;
  return L;
}

Interpreter::Interpreter(const link::Program &P, const models::ModelSet &M,
                         const Options &O)
    : Program(P), Models(M), Opts(O), Names(&P.names()),
      Conditions(conditionLimits(O)), Values(Conditions), Heap(Values) {
  Paths.push_back({});
  fresh("one of many"); // ValueTable::WidenedSymbol
  ModuleStates.resize(P.size());
  ConstantCache.resize(P.size());
  grant(Opts.Limits.Steps, Opts.Limits.ConditionWork);
}

void Interpreter::grant(uint64_t MoreSteps, uint64_t MoreConditionWork) {
  Budget = {Steps + MoreSteps, Conditions.work() + MoreConditionWork};
}

// Names and symbols ----------------------------------------------------------

std::optional<llvm::StringRef> Interpreter::asString(Value V) const {
  if (!V.isSingle() || Values.kind(V.datum()) != DatumKind::String)
    return std::nullopt;
  return text(Values.name(V.datum()));
}

std::optional<int64_t> Interpreter::asInt(Value V) const {
  if (!V.isSingle())
    return std::nullopt;
  if (V.is(True) || V.is(False))
    return V.is(True);
  if (Values.kind(V.datum()) != DatumKind::Int)
    return std::nullopt;
  return Values.payload(V.datum());
}

std::string Interpreter::describe(Datum D) const {
  switch (Values.kind(D)) {
  case DatumKind::Undefined:
    return "<undefined>";
  case DatumKind::None:
    return "None";
  case DatumKind::False:
    return "False";
  case DatumKind::True:
    return "True";
  case DatumKind::Ellipsis:
    return "...";
  case DatumKind::Int:
    return std::to_string(Values.payload(D));
  case DatumKind::Float: {
    std::string Out;
    llvm::raw_string_ostream(Out) << llvm::format("%g", Values.number(D));
    return Out;
  }
  case DatumKind::String:
  case DatumKind::Bytes:
    return ("'" + text(Values.name(D)) + "'").str();
  case DatumKind::Tuple: {
    std::string Out = "(";
    for (Value V : Values.elements(D))
      Out += (Out.size() > 1 ? ", " : "") + describe(V);
    return Out + ")";
  }
  case DatumKind::External:
    return text(Values.name(D)).str();
  case DatumKind::Function: {
    const Closure &C = Closures[Values.payload(D)];
    const ir::Module &M = Program.module(link::ModuleId{C.Module}).IR;
    return M.Name + "." + M.function(C.Function).QualifiedName;
  }
  case DatumKind::Method:
    return describe(Values.receiver(D)) + "." + describe(Values.callee(D));
  case DatumKind::Module:
    return Program.module(link::ModuleId(Values.payload(D))).IR.Name;
  case DatumKind::Object: {
    const Object &O = Heap.at(D);
    if (O.Kind == ObjectKind::Class)
      return className(D);
    std::string Class =
        O.Class == Undefined ? std::string("object") : className(O.Class);
    std::string Line =
        index(O.At.Instr) == UINT32_MAX
            ? std::string()
            : std::to_string(Program.module(link::ModuleId{O.At.Module})
                                 .IR.range(O.At.Instr)
                                 .Line);
    return llvm::StringRef(Class).rsplit('.').second.empty()
               ? Class + "@" + Line
               : llvm::StringRef(Class).rsplit('.').second.str() + "@" + Line;
  }
  case DatumKind::Symbol:
    return Symbols[Values.payload(D)].Label;
  }
  llvm_unreachable("not a datum kind");
}

std::string Interpreter::describe(Value V) const {
  if (V.isSingle())
    return describe(V.datum());
  // For labels: which alternatives there are, not when.
  constexpr size_t MostShown = 3;
  std::string Out;
  auto All = Values.alternatives(V);
  for (size_t N = 0; N < std::min(All.size(), MostShown); ++N)
    Out += (N ? " | " : "") + describe(All[N].What);
  return All.size() > MostShown ? Out + " | ..." : Out;
}

Datum Interpreter::fresh(const std::string &Label) {
  Symbols.emplace_back();
  Symbols.back().Label = Label;
  return Values.symbol(Symbols.size() - 1);
}

Datum Interpreter::derived(SymbolOrigin Origin, Datum Parent, Datum Other,
                           llvm::function_ref<std::string()> Label) {
  auto Key = std::make_tuple(static_cast<uint8_t>(Origin),
                             static_cast<uint32_t>(Parent),
                             static_cast<uint32_t>(Other));
  auto [It, Inserted] = SymbolIndex.try_emplace(Key, Symbols.size());
  if (Inserted) {
    SymbolInfo &S = Symbols.emplace_back();
    S.Origin = Origin;
    S.Parent = Parent;
    S.Label = Label();
    if (S.Label.size() > LongestLabel)
      S.Label = S.Label.substr(0, LongestLabel) + "...";
  }
  return Values.symbol(It->second);
}

Datum Interpreter::unknownItem(Datum D, Value Key) {
  return derived(SymbolOrigin::Item, D, keyOf(Key),
                 [&] { return describe(D) + "[" + describe(Key) + "]"; });
}

Datum Interpreter::unknownAttr(Datum D, NameId Name) {
  return derived(SymbolOrigin::Attribute, D, Values.string(Name),
                 [&] { return describe(D) + "." + text(Name).str(); });
}

Datum Interpreter::unknownElement(Datum D, llvm::StringRef What) {
  return derived(SymbolOrigin::Item, D, str(("<" + What + ">").str()),
                 [&] { return What.str() + " of " + describe(D); });
}

Condition Interpreter::test(llvm::StringRef Text, Datum A, Datum B) {
  // The number makes the atom of two unknowns with one label distinct.
  std::string Name = describe(A);
  if (Name.size() > 60)
    Name = Name.substr(0, 57) + "...";
  if (!Text.empty())
    Name += (" " + Text).str();
  if (B != Undefined)
    Name += " " + describe(B);
  bool IsFlag = isSymbol(A) && symbol(A).Origin == SymbolOrigin::Flag;
  if (!IsFlag)
    Name += "#" + std::to_string(static_cast<uint32_t>(A));
  config::AtomKind Kind = IsFlag        ? config::AtomKind::Flag
                          : isTensor(A) ? config::AtomKind::Property
                                        : config::AtomKind::Opaque;
  return Conditions.literal(Conditions.atom(Name, Kind));
}

void Interpreter::lose(llvm::StringRef Cause, Site At) {
  Losses.push_back({Cause.str(), At});
}

// Objects ----------------------------------------------------------------

Datum Interpreter::make(ObjectKind Kind, Datum Class, const Frame &F, Site At,
                        Condition Pc) {
  return Heap.datum(Heap.create(Kind, Class, Pc, At, F.Path));
}

Datum Interpreter::makeList(llvm::ArrayRef<Value> Elements, const Frame &F,
                            Site At, Condition Pc, bool Open) {
  Datum L = make(ObjectKind::List, external("builtins.list"), F, At, Pc);
  Heap.at(L).Elements.assign(Elements.begin(), Elements.end());
  Heap.at(L).Open = Open;
  return L;
}

void Interpreter::mergeDict(Datum Into, Datum From, Condition Pc) {
  // By number: what is merged may be the dict itself.
  for (size_t N = 0; N < Heap.at(From).Items.size(); ++N) {
    auto [Key, Item] = Heap.at(From).Items[N];
    Heap.setItem(Heap.at(Into), Key, Values.restrict(Item, Pc),
                 Values.present(Item, Pc));
  }
  Heap.at(Into).Open |= Heap.at(From).Open;
}

llvm::SmallVector<Value, 4> Interpreter::eachOf(Value V) const {
  if (V.isSingle() && Values.kind(V.datum()) == DatumKind::Tuple)
    return llvm::SmallVector<Value, 4>(Values.elements(V.datum()));
  return {V};
}

Value Interpreter::get(Datum O, llvm::StringRef Field) {
  return Heap.field(Heap.at(O), name(Field));
}

void Interpreter::set(Datum O, llvm::StringRef Field, Value V, Condition Pc) {
  Heap.setField(Heap.at(O), name(Field), V, Pc);
}

// Frames -----------------------------------------------------------------

void Interpreter::pushFrame(Frame &Callee, uint32_t Module, ir::FunctionId Fn,
                            uint32_t ParentEnv, Frame *Caller, Site At,
                            Condition Pc) {
  Callee.Module = Module;
  Callee.IR = &Program.module(link::ModuleId{Module}).IR;
  Callee.Id = Fn;
  Callee.Function = &Callee.IR->function(Fn);
  Callee.Temps.assign(Callee.Function->ValueCount, Undefined);
  Callee.Born = Pc;
  Callee.Caller = Caller;
  Callee.Env = Environments.size();
  Environment &E = Environments.emplace_back();
  E.Slots.assign(Callee.Function->Locals.size(), Undefined);
  E.Parent = ParentEnv;
  E.Born = Pc;

  PathId Parent = Caller ? Caller->Path : PathId{0};
  uint64_t Key = uint64_t(static_cast<uint32_t>(Parent)) << 32 |
                 (index(At.Instr) ^ At.Module * 2654435761u);
  for (uint32_t I : PathIndex[Key])
    if (Paths[I].Parent == Parent && Paths[I].Call == At &&
        Paths[I].Module == Module && Paths[I].Callee == Fn) {
      Callee.Path = PathId{I};
      return;
    }
  PathIndex[Key].push_back(Paths.size());
  Callee.Path = PathId{static_cast<uint32_t>(Paths.size())};
  Paths.push_back({Parent, At, Module, Fn});
}

uint32_t Interpreter::captured(const Frame &F) const {
  // A class body that has no slots is no scope of its own (see Lower.h).
  bool IsScope =
      F.Function->K != ir::Function::Kind::Class || !F.Function->Locals.empty();
  return IsScope ? F.Env : Environments[F.Env].Parent;
}

Environment &Interpreter::freeEnvironment(Frame &F, uint32_t Outward) {
  uint32_t E = F.Env;
  for (; Outward > 0; --Outward)
    E = Environments[E].Parent;
  return Environments[E];
}

void Interpreter::storeSlot(Environment &E, uint32_t Slot, Value V,
                            Condition Pc) {
  Value &Place = E.Slots[Slot];
  // A local nobody assigned elsewhere is read only where it was assigned.
  Place = Pc == E.Born || Place.is(Undefined) ? V : Values.ite(Pc, V, Place);
}

// Execution ----------------------------------------------------------------

Condition Interpreter::execute(Frame &F, ir::RegionId R, Condition Pc,
                               Value *Result) {
  for (ir::InstrId I : F.IR->instrs(R)) {
    if (Pc.isNever())
      break;
    Pc = step(F, I, Pc, Result);
  }
  return Pc;
}

Value Interpreter::constant(Frame &F, ir::ConstantId Id) {
  std::vector<Value> &Cache = ConstantCache[F.Module];
  if (Cache.empty())
    Cache.resize(F.IR->Constants.size());
  Value &Known = Cache[index(Id)];
  if (!Known.is(Undefined))
    return Known;
  const ir::Constant &C = F.IR->constant(Id);
  switch (C.K) {
  case ir::Constant::Kind::None:
    return Known = None;
  case ir::Constant::Kind::True:
    return Known = True;
  case ir::Constant::Kind::False:
    return Known = False;
  case ir::Constant::Kind::Ellipsis:
    return Known = EllipsisDatum;
  case ir::Constant::Kind::Int:
    return Known = Values.integer(C.Int);
  case ir::Constant::Kind::Float:
    return Known = Values.floating(C.Float);
  case ir::Constant::Kind::String:
    return Known = str(C.Text);
  case ir::Constant::Kind::Bytes:
    return Known = Values.bytes(name(C.Text));
  case ir::Constant::Kind::BigInt:
  case ir::Constant::Kind::Complex: {
    Datum S = fresh(C.Text);
    symbol(S).NotNone = true;
    return Known = S;
  }
  }
  llvm_unreachable("not a constant kind");
}

Condition Interpreter::step(Frame &F, ir::InstrId Id, Condition Pc,
                            Value *Result) {
  const ir::Instr &I = F.IR->instr(Id);
  const link::LinkedModule &Linked = Program.module(link::ModuleId{F.Module});
  llvm::ArrayRef<ir::ValueId> Ops = F.IR->operands(I);
  Site At{F.Module, Id};
  auto operand = [&](size_t N) -> Value {
    Value V = F.Temps[index(Ops[N])];
    return V.isSingle() ? V : Values.restrict(V, Pc);
  };
  auto aux = [&] { return Linked.name(ir::SymbolId{I.Aux}); };
  auto give = [&](Value V) {
    if (I.Result != ir::NoValue)
      F.Temps[index(I.Result)] = V;
    return Pc;
  };
  if (++Steps > Budget.Steps || Conditions.work() > Budget.ConditionWork) {
    if (!Budget.IsSpent)
      lose("steps", At);
    Budget.IsSpent = true;
    return Condition::never();
  }

  switch (I.Op) {
  case Opcode::Const:
    return give(constant(F, ir::ConstantId{I.Aux}));
  case Opcode::LoadLocal:
    return give(Values.restrict(Environments[F.Env].Slots[I.Aux], Pc));
  case Opcode::LoadFree:
    return give(Values.restrict(freeEnvironment(F, I.Aux2).Slots[I.Aux], Pc));
  case Opcode::LoadGlobal:
    return give(Values.restrict(loadGlobal(F.Module, aux()), Pc));
  case Opcode::LoadClassVar:
    return give(Values.restrict(loadClassVar(F, aux()), Pc));
  case Opcode::StoreLocal:
    storeSlot(Environments[F.Env], I.Aux, operand(0), Pc);
    return Pc;
  case Opcode::StoreFree:
    storeSlot(freeEnvironment(F, I.Aux2), I.Aux, operand(0), Pc);
    return Pc;
  case Opcode::StoreGlobal:
    storeGlobal(F.Module, aux(), operand(0), Pc);
    return Pc;
  case Opcode::StoreClassVar:
    Heap.setField(Heap.at(F.Scope), aux(), operand(0), Pc);
    return Pc;
  case Opcode::DelLocal:
    storeSlot(Environments[F.Env], I.Aux, Undefined, Pc);
    return Pc;
  case Opcode::DelFree:
    storeSlot(freeEnvironment(F, I.Aux2), I.Aux, Undefined, Pc);
    return Pc;
  case Opcode::DelGlobal:
    storeGlobal(F.Module, aux(), Undefined, Pc);
    return Pc;
  case Opcode::DelClassVar:
    Heap.setField(Heap.at(F.Scope), aux(), Undefined, Pc);
    return Pc;

  case Opcode::GetAttr: {
    Value V = getAttr(F, operand(0), aux(), At, Pc);
    noteDefaultRead(F, I, aux(), V);
    Pc = raiseMissing(F, V, "AttributeError", At, Pc);
    return give(V);
  }
  case Opcode::SetAttr:
    setAttr(F, operand(0), aux(), operand(1), At, Pc);
    return Pc;
  case Opcode::DelAttr:
    setAttr(F, operand(0), aux(), Undefined, At, Pc);
    return Pc;
  case Opcode::GetItem: {
    Value V = getItem(F, operand(0), operand(1), At, Pc);
    Pc = raiseMissing(F, V, "KeyError", At, Pc);
    return give(V);
  }
  case Opcode::SetItem:
    setItem(F, operand(0), operand(1), operand(2), At, Pc);
    return Pc;
  case Opcode::DelItem:
    deleteItem(F, operand(0), operand(1), Pc);
    return Pc;
  case Opcode::Slice: {
    Value Parts[] = {str("<slice>"), operand(0), operand(1), operand(2)};
    return give(Values.tuple(Parts));
  }
  case Opcode::Unary:
    return give(unary(static_cast<ir::UnaryOp>(I.Aux), operand(0), Pc));
  case Opcode::Binary:
    return give(binary(F, static_cast<ir::BinaryOp>(I.Aux), operand(0),
                       operand(1), At, Pc));
  case Opcode::InPlace: {
    Value L = operand(0);
    if (static_cast<ir::BinaryOp>(I.Aux) == ir::BinaryOp::Add && L.isSingle() &&
        Heap.is(L.datum(), ObjectKind::List)) {
      Arguments Args;
      Args.Positional.push_back(operand(1));
      callMethod(F, L.datum(), "extend", Args, At, Pc);
      return give(L);
    }
    return give(
        binary(F, static_cast<ir::BinaryOp>(I.Aux), L, operand(1), At, Pc));
  }
  case Opcode::Compare:
    return give(compare(F, static_cast<ir::CompareOp>(I.Aux), operand(0),
                        operand(1), At, Pc));
  case Opcode::BuildTuple:
  case Opcode::BuildList:
  case Opcode::BuildSet:
    return give(buildSequence(F, I, At, Pc));
  case Opcode::BuildDict:
    return give(buildDict(F, I, At, Pc));
  case Opcode::Format: {
    std::string Out;
    bool Known = I.Aux == 0;
    llvm::SmallVector<Value, 8> Parts;
    for (size_t N = 0; N < Ops.size(); ++N) {
      Value V = operand(N);
      Parts.push_back(V);
      if (auto S = asString(V))
        Out += *S;
      else if (V.isSingle() && Values.kind(V.datum()) == DatumKind::Int)
        Out += std::to_string(Values.payload(V.datum()));
      else
        Known = false;
    }
    if (Known)
      return give(str(Out));
    Datum Key = Values.tuple(Parts);
    Datum S = derived(SymbolOrigin::Operation, Key, str("format"),
                      [] { return std::string("f-string"); });
    symbol(S).NotNone = true;
    return give(S);
  }
  case Opcode::Append:
    Heap.append(Heap.at(operand(0).datum()), operand(1), Pc);
    Heap.at(operand(0).datum()).Open |= InGenericLoop;
    return Pc;
  case Opcode::AddSet: {
    Object &S = Heap.at(operand(0).datum());
    if (!llvm::is_contained(S.Elements, operand(1)))
      Heap.append(S, operand(1), Pc);
    S.Open |= InGenericLoop;
    return Pc;
  }
  case Opcode::Insert:
    setItem(F, operand(0), operand(1), operand(2), At, Pc);
    Heap.at(operand(0).datum()).Open |= InGenericLoop;
    return Pc;
  case Opcode::Unpack:
    return give(unpack(F, I, At, Pc));
  case Opcode::TupleItem: {
    Value T = operand(0);
    assert(T.isSingle() && Values.kind(T.datum()) == DatumKind::Tuple);
    return give(Values.restrict(Values.elements(T.datum())[I.Aux], Pc));
  }
  case Opcode::Call: {
    Arguments Args;
    collectArguments(F, I, ir::ShapeId{I.Aux}, 1, Args, At, Pc);
    Value V = call(F, operand(0), Args, At, Pc);
    // getattr(args, "name") reads an option as args.name does.
    if (V.is(None) && Args.Positional.size() == 2)
      if (auto Name = asString(Args.Positional[1]))
        noteDefaultRead(F, I, name(*Name), V);
    return give(V);
  }
  case Opcode::MakeFunction: {
    Closure C;
    C.Module = F.Module;
    C.Function = ir::FunctionId{I.Aux};
    C.Env = captured(F);
    C.Self = F.Self;
    for (size_t N = 0; N < Ops.size(); ++N)
      C.Defaults.push_back(operand(N));
    Closures.push_back(std::move(C));
    return give(Values.function(Closures.size() - 1));
  }
  case Opcode::MakeClass:
    return give(makeClass(F, I, At, Pc));
  case Opcode::Import:
  case Opcode::ImportTop: {
    llvm::StringRef Path = text(aux());
    std::string Dotted = Program.absoluteName(
        link::ModuleId{F.Module}, Path, I.Op == Opcode::Import ? I.Aux2 : 0);
    Value Leaf = import(F, Dotted, At, Pc);
    if (I.Op == Opcode::ImportTop && llvm::StringRef(Dotted).contains('.') &&
        !Pc.isNever())
      Leaf = import(F, llvm::StringRef(Dotted).split('.').first, At, Pc);
    return give(Leaf);
  }
  case Opcode::ImportName:
    return give(importName(F, operand(0), aux(), At, Pc));
  case Opcode::ImportStar:
    importStar(F, operand(0), Pc);
    return Pc;
  case Opcode::MatchSequence:
  case Opcode::MatchMapping:
  case Opcode::MatchClass: {
    Value Subject = operand(0);
    Condition Matches;
    Values.forEach(Subject, Pc, [&](Condition When, Datum D) {
      Condition C;
      if (I.Op == Opcode::MatchClass && operand(1).isSingle())
        C = instanceOf(D, operand(1).datum());
      else if (Values.kind(D) == DatumKind::Tuple &&
               I.Op == Opcode::MatchSequence)
        C = (I.Aux2 ? Values.elements(D).size() >= I.Aux
                    : Values.elements(D).size() == I.Aux)
                ? Condition::always()
                : Condition::never();
      else if (Values.isConstant(D))
        C = Condition::never();
      else
        C = test("matches", D, Values.integer(index(Id)));
      Matches = Conditions.disj(Matches, Conditions.conj(When, C));
    });
    return give(Values.fromCondition(Matches));
  }

  case Opcode::If:
    return executeIf(F, I, Pc);
  case Opcode::While:
    return executeWhile(F, I, Pc);
  case Opcode::For:
    return executeFor(F, I, At, Pc);
  case Opcode::With:
    return executeWith(F, I, At, Pc);
  case Opcode::Try:
    return executeTry(F, I, At, Pc);
  case Opcode::Caught:
    return give(F.Caught);
  case Opcode::Result:
    if (Result)
      *Result = operand(0);
    return Pc;
  case Opcode::Return:
    F.Returned = F.ReturnedWhen.isNever()
                     ? operand(0)
                     : Values.ite(Pc, operand(0), F.Returned);
    F.ReturnedWhen = Conditions.disj(F.ReturnedWhen, Pc);
    return Condition::never();
  case Opcode::Raise:
    return raise(F, Ops.empty() ? F.Caught : operand(0), At, Pc);
  case Opcode::Break:
    if (F.InnermostLoop)
      F.InnermostLoop->Broken = Conditions.disj(F.InnermostLoop->Broken, Pc);
    return Condition::never();
  case Opcode::Continue:
    if (F.InnermostLoop)
      F.InnermostLoop->Continued =
          Conditions.disj(F.InnermostLoop->Continued, Pc);
    return Condition::never();
  case Opcode::Assert: {
    Condition Holds = truth(operand(0), Pc);
    Condition Fails = Conditions.minus(Pc, Holds);
    if (Fails.isNever())
      return Pc;
    if (Fails == Pc && demandsOption(F, Ops[0]))
      return Pc;
    raise(F, external("builtins.AssertionError"), At, Fails);
    if (Fails == Pc)
      return Condition::never();
    return handlerNames("AssertionError") ? Holds : Pc;
  }
  case Opcode::Yield: {
    if (F.OnYield)
      Pc = (*F.OnYield)(operand(0), Pc);
    return give(None);
  }
  case Opcode::YieldFrom: {
    if (F.OnYield)
      Pc = iterate(F, operand(0), At, Pc,
                   [&](Value V, Condition C) { return (*F.OnYield)(V, C); });
    return give(None);
  }
  case Opcode::Await:
    return give(operand(0));
  case Opcode::Annotate:
    if (F.Scope != Undefined)
      Heap.classInfo(F.Scope).Annotations.push_back(
          {aux(), F.IR->regions(I)[0]});
    return Pc;
  case Opcode::Opaque:
    lose("opaque-syntax", At);
    return give(I.Result == ir::NoValue ? Value(None)
                                        : Value(fresh("unparsed")));
  }
  llvm_unreachable("not an opcode");
}

Value Interpreter::loadClassVar(Frame &F, NameId Name) {
  Value Own = Heap.field(Heap.at(F.Scope), Name);
  if (!Own.is(Undefined))
    return Own;
  return loadGlobal(F.Module, Name);
}

// Displays -----------------------------------------------------------------

void Interpreter::collectArguments(Frame &F, const ir::Instr &I,
                                   ir::ShapeId Shape, size_t FirstOperand,
                                   Arguments &Out, Site At, Condition Pc) {
  llvm::ArrayRef<ir::ValueId> Ops = F.IR->operands(I);
  const link::LinkedModule &Linked = Program.module(link::ModuleId{F.Module});
  size_t N = FirstOperand;
  for (const ir::Argument &A : F.IR->shape(Shape)) {
    Value V = Values.restrict(F.Temps[index(Ops[N++])], Pc);
    switch (A.K) {
    case ir::Argument::Kind::Positional:
      Out.Positional.push_back(V);
      break;
    case ir::Argument::Kind::Keyword:
      Out.Keywords.push_back({Linked.name(A.Name), V});
      break;
    case ir::Argument::Kind::Star: {
      llvm::SmallVector<Value, 8> Elements;
      if (!elements(F, V, At, Pc, Elements))
        Out.MorePositional = true;
      Out.Positional.append(Elements.begin(), Elements.end());
      break;
    }
    case ir::Argument::Kind::DoubleStar:
      Values.forEach(V, Pc, [&](Condition When, Datum D) {
        if (!Heap.is(D, ObjectKind::Dict)) {
          Out.MoreKeywords |= D != None && D != Undefined;
          return;
        }
        Out.MoreKeywords |= Heap.at(D).Open;
        for (const auto &[Key, Item] : Heap.at(D).Items) {
          if (Values.kind(Key) != DatumKind::String) {
            Out.MoreKeywords = true;
            continue;
          }
          NameId Name = Values.name(Key);
          auto *Old = llvm::find_if(
              Out.Keywords, [&](const auto &K) { return K.first == Name; });
          Value New = Values.restrict(Item, When);
          if (Old != Out.Keywords.end())
            Old->second = Values.ite(When, New, Old->second);
          else
            Out.Keywords.push_back(
                {Name, When == Pc || Item.is(Undefined)
                           ? New
                           : Values.ite(When, New, Undefined)});
        }
      });
      break;
    }
  }
}

Value Interpreter::buildSequence(Frame &F, const ir::Instr &I, Site At,
                                 Condition Pc) {
  Arguments Parts;
  collectArguments(F, I, ir::ShapeId{I.Aux}, 0, Parts, At, Pc);
  if (I.Op == Opcode::BuildTuple && !Parts.MorePositional)
    return Values.tuple(Parts.Positional);
  ObjectKind Kind =
      I.Op == Opcode::BuildSet ? ObjectKind::Set : ObjectKind::List;
  Datum Class = external(I.Op == Opcode::BuildSet    ? "builtins.set"
                         : I.Op == Opcode::BuildList ? "builtins.list"
                                                     : "builtins.tuple");
  Datum D = make(Kind, Class, F, At, Pc);
  Object &O = Heap.at(D);
  for (Value V : Parts.Positional)
    if (Kind != ObjectKind::Set || !llvm::is_contained(O.Elements, V))
      O.Elements.push_back(V);
  O.Open = Parts.MorePositional;
  return D;
}

Value Interpreter::buildDict(Frame &F, const ir::Instr &I, Site At,
                             Condition Pc) {
  Datum D = makeDict(F, At, Pc);
  llvm::ArrayRef<ir::ValueId> Ops = F.IR->operands(I);
  size_t N = 0;
  auto next = [&] { return Values.restrict(F.Temps[index(Ops[N++])], Pc); };
  for (const ir::Argument &A : F.IR->shape(ir::ShapeId{I.Aux})) {
    if (A.K == ir::Argument::Kind::DoubleStar) {
      Values.forEach(next(), Pc, [&](Condition When, Datum From) {
        if (!Heap.is(From, ObjectKind::Dict)) {
          Heap.at(D).Open |= isSymbol(From);
          return;
        }
        mergeDict(D, From, When);
      });
      continue;
    }
    Value Key = next();
    Value Item = next();
    Heap.setItem(Heap.at(D), keyOf(Key), Item, Pc);
  }
  return D;
}

Value Interpreter::unpack(Frame &F, const ir::Instr &I, Site At, Condition Pc) {
  Value From = Values.restrict(F.Temps[index(F.IR->operands(I)[0])], Pc);
  size_t Before = I.Aux, After = I.Aux2 ? I.Aux2 - 1 : 0;
  bool Star = I.Aux2 != 0;
  size_t Count = Before + (Star ? 1 : 0) + After;
  llvm::SmallVector<Cases, 8> Targets(Count, Cases(Values));
  Values.forEach(From, Pc, [&](Condition When, Datum D) {
    llvm::SmallVector<Value, 8> Elements;
    bool Complete = elements(F, D, At, When, Elements);
    llvm::SmallVector<Value, 8> Got;
    if (!Star && Complete && Elements.size() == Count) {
      Got = Elements;
    } else if (Star && Complete && Elements.size() >= Before + After) {
      llvm::ArrayRef<Value> All = Elements;
      Got.append(All.begin(), All.begin() + Before);
      Got.push_back(makeList(All.slice(Before, All.size() - Before - After), F,
                             At, When));
      Got.append(All.end() - After, All.end());
    } else if (Values.isConstant(D)) {
      return; // not iterable: this alternative cannot get here
    } else {
      for (size_t K = 0; K < Count; ++K)
        Got.push_back(unknownItem(D, Values.integer(K)));
    }
    for (size_t K = 0; K < Count; ++K)
      Targets[K].add(When, Got[K]);
  });
  llvm::SmallVector<Value, 8> Out;
  for (const Cases &Target : Targets)
    Out.push_back(Target.value());
  return Values.tuple(Out);
}

// Options that validation demands --------------------------------------------

void Interpreter::noteDefaultRead(Frame &F, const ir::Instr &I, NameId Name,
                                  Value Result) {
  if (Result.is(None) && DefaultedOptions.contains(Name))
    F.DefaultReads.push_back({I.Result, Name});
}

bool Interpreter::demandsOption(Frame &F, ir::ValueId Test) {
  // Follow the operands of the test backwards, within the function, to reads
  // of options that were left at None.
  llvm::SmallVector<ir::ValueId, 8> Work{Test};
  llvm::SmallVector<ir::ValueId, 8> Seen;
  bool Found = false;
  while (!Work.empty()) {
    ir::ValueId V = Work.pop_back_val();
    if (llvm::is_contained(Seen, V))
      continue;
    Seen.push_back(V);
    for (auto &[Read, Option] : F.DefaultReads)
      if (Read == V) {
        RequiredOptions.insert(text(Option).str());
        Found = true;
      }
    if (const ir::Instr *Def = definition(F, V))
      for (ir::ValueId Op : F.IR->operands(*Def))
        Work.push_back(Op);
  }
  return Found;
}

const ir::Instr *Interpreter::definition(Frame &F, ir::ValueId V) {
  auto &Map = DefinitionCache[{F.Module, index(F.Id)}];
  if (Map.empty()) {
    llvm::SmallVector<ir::RegionId, 16> Work{F.Function->Body};
    while (!Work.empty())
      for (ir::InstrId Id : F.IR->instrs(Work.pop_back_val())) {
        const ir::Instr &I = F.IR->instr(Id);
        if (I.Result != ir::NoValue)
          Map[index(I.Result)] = Id;
        llvm::append_range(Work, F.IR->regions(I));
      }
  }
  auto It = Map.find(index(V));
  return It == Map.end() ? nullptr : &F.IR->instr(It->second);
}

} // namespace custody::flow
