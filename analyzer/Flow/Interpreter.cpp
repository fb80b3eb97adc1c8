//===- Interpreter.cpp - Executing instructions ---------------------------===//

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace custody::flow {

using ir::Opcode;

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

  Callee.Path = pathTo(Caller ? Caller->Path : PathId{0}, At, Module, Fn);
}

PathId Interpreter::pathTo(PathId Parent, Site Call, uint32_t Module,
                           ir::FunctionId Callee) {
  uint64_t Key = uint64_t(static_cast<uint32_t>(Parent)) << 32 |
                 (index(Call.Instr) ^ Call.Module * 2654435761u);
  for (uint32_t I : PathIndex[Key])
    if (Paths[I].Parent == Parent && Paths[I].Call == Call &&
        Paths[I].Module == Module && Paths[I].Callee == Callee)
      return PathId{I};
  PathIndex[Key].push_back(Paths.size());
  Paths.push_back({Parent, Call, Module, Callee});
  return PathId{static_cast<uint32_t>(Paths.size() - 1)};
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
  Place = Place.is(Undefined) ? V : Values.iteWithin(E.Born, Pc, V, Place);
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
  if (Conditions.overflows() != KnownOverflows) {
    KnownOverflows = Conditions.overflows();
    lose(LossKind::Conditions, LastStep);
  }
  LastStep = At;
  if (++Steps > Budget.Steps || Conditions.work() > Budget.ConditionWork) {
    if (!Budget.IsSpent)
      lose(LossKind::Steps, At);
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
    deleteItem(F, operand(0), operand(1), At, Pc);
    return Pc;
  case Opcode::Slice: {
    Value Parts[] = {str("<slice>"), operand(0), operand(1), operand(2)};
    return give(Values.tuple(Parts));
  }
  case Opcode::Unary:
    return give(unary(F, static_cast<ir::UnaryOp>(I.Aux), operand(0), At, Pc));
  case Opcode::Binary:
    return give(binary(F, static_cast<ir::BinaryOp>(I.Aux), operand(0),
                       operand(1), At, Pc));
  case Opcode::InPlace:
    return give(inPlace(F, static_cast<ir::BinaryOp>(I.Aux), operand(0),
                        operand(1), At, Pc));
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
      if (N == 0 || I.Aux == 0)
        V = formatted(F, V, I.Aux ? asString(operand(1)).value_or("") : "", At,
                      Pc);
      Parts.push_back(snapshot(F, V, At, Pc));
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
    Value Callee = operand(0);
    recordCallSite(Callee, At);
    Value V = call(F, Callee, Args, At, Pc);
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
    if (C.Env < Environments.size())
      Environments[C.Env].IsCaptured = true;
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
    Condition Fits;
    Values.forEach(operand(0), Pc, [&](Condition When, Datum D) {
      Condition C = I.Op == Opcode::MatchSequence
                        ? matchesSequence(I, D, At, When)
                    : I.Op == Opcode::MatchMapping
                        ? matchesMapping(F, I, D, At, When)
                        : matchesClass(D, operand(1), At, When);
      Fits = Conditions.disj(Fits, Conditions.conj(When, C));
    });
    return give(Values.fromCondition(Fits, Pc));
  }

  case Opcode::If:
    return executeIf(F, I, At, Pc);
  case Opcode::While:
    return executeWhile(F, I, At, Pc);
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
                     : Values.iteWithin(F.Born, Pc, operand(0), F.Returned);
    F.ReturnedWhen = Conditions.disj(F.ReturnedWhen, Pc);
    return Condition::never();
  case Opcode::Raise: {
    if (Ops.empty())
      return raise(F, F.Caught, At, Pc);
    Value Exception = instanceOfException(F, operand(0), At, Pc);
    if (Ops.size() > 1 && Exception.isSingle() &&
        Heap.is(Exception.datum(), ObjectKind::Instance))
      set(Exception.datum(), "__cause__", operand(1), Pc);
    return Pc.isNever() ? Pc : raise(F, Exception, At, Pc);
  }
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
    Condition Holds = truth(asTruth(F, operand(0), At, Pc), Pc);
    Condition Fails = Conditions.minus(Pc, Holds);
    if (Fails.isNever())
      return Pc;
    if (Holds.isNever() && demandsOption(F, Ops[0]))
      return Pc;
    execute(F, F.IR->regions(I)[0], Fails); // the message
    raise(F, external("builtins.AssertionError"), At, Fails);
    if (Holds.isNever())
      return Condition::never();
    return handlerNames("AssertionError") ? Holds : Pc;
  }
  case Opcode::Yield: {
    if (F.OnYield)
      Pc = (*F.OnYield)(operand(0), Pc);
    return give(std::exchange(Sent, None));
  }
  case Opcode::YieldFrom: {
    Value From = operand(0), Returned = None;
    if (F.OnYield && From.isSingle() &&
        Heap.is(From.datum(), ObjectKind::Generator)) {
      Pc = runGenerator(F, From.datum(), At, Pc, *F.OnYield, &Returned);
      exhaust(From, Pc);
    } else if (F.OnYield) {
      Pc = iterate(F, From, At, Pc,
                   [&](Value V, Condition C) { return (*F.OnYield)(V, C); });
    }
    return give(Returned);
  }
  case Opcode::Await:
    return give(operand(0));
  case Opcode::Annotate:
    if (F.Scope != Undefined)
      Heap.classInfo(F.Scope).Annotations.push_back(
          {aux(), F.IR->regions(I)[0]});
    return Pc;
  case Opcode::Opaque:
    lose(LossKind::OpaqueSyntax, At);
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

const ir::Instr *Interpreter::definition(const Frame &F, ir::ValueId V) {
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
