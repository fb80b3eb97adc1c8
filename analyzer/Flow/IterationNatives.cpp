//===- IterationNatives.cpp - range, zip, sorted, any and the like --------===//

#include "Natives.h"

namespace custody::flow {

namespace {

Value range(Interpreter &In, Invocation &I) {
  std::optional<int64_t> Start = 0, Stop, Step = 1;
  if (I.size() == 1)
    Stop = In.asInt(I.arg(0));
  else if (I.size() >= 2) {
    Start = In.asInt(I.arg(0));
    Stop = In.asInt(I.arg(1));
    if (I.size() == 3)
      Step = In.asInt(I.arg(2));
  }
  // Few steps are told apart; more are one step with an unknown index.
  constexpr int64_t LongestUnrolled = 4;
  llvm::SmallVector<Value, 8> Out;
  // Numbers that need all bits are none that a program counts with.
  constexpr int64_t Largest = int64_t(1) << 60;
  auto isSmall = [](std::optional<int64_t> N) {
    return N && *N < Largest && *N > -Largest;
  };
  if (isSmall(Start) && isSmall(Stop) && isSmall(Step) && *Step != 0 &&
      std::abs(*Stop - *Start) / std::abs(*Step) <= LongestUnrolled) {
    for (int64_t N = *Start; *Step > 0 ? N < *Stop : N > *Stop; N += *Step)
      Out.push_back(In.Values.integer(N));
    return In.makeList(Out, I);
  }
  Value Index = opaqueResult(In, I, "index in range");
  In.symbol(Index.datum()).NonNegative = !Start || *Start >= 0;
  Out.push_back(Index);
  return In.makeList(Out, I, true);
}

Value pyZip(Interpreter &In, Invocation &I) {
  llvm::SmallVector<llvm::SmallVector<Value, 8>, 4> Columns;
  bool Complete = true;
  size_t Shortest = SIZE_MAX;
  for (Value V : I.Args.Positional) {
    bool One;
    Columns.push_back(elementsOf(In, I, V, One));
    Complete &= One;
    // An open sequence goes on as its last element.
    if (One || Columns.back().empty())
      Shortest = std::min(Shortest, Columns.back().size());
  }
  if (Shortest == SIZE_MAX)
    Shortest = 1;
  llvm::SmallVector<Value, 8> Out;
  for (size_t N = 0; N < Shortest; ++N) {
    llvm::SmallVector<Value, 4> Row;
    for (auto &C : Columns)
      Row.push_back(C[std::min(N, C.size() - 1)]);
    Out.push_back(In.Values.tuple(Row));
  }
  return In.makeIterator(In.makeList(Out, I, !Complete), I);
}

Value zipLongest(Interpreter &In, Invocation &I) {
  Value Fill = I.Args.keyword(In.name("fillvalue"));
  if (Fill.is(Undefined))
    Fill = None;
  llvm::SmallVector<llvm::SmallVector<Value, 8>, 4> Columns;
  bool Complete = true;
  size_t Longest = 0;
  for (Value V : I.Args.Positional) {
    bool One;
    Columns.push_back(elementsOf(In, I, V, One));
    Complete &= One;
    Longest = std::max(Longest, Columns.back().size());
  }
  llvm::SmallVector<Value, 8> Out;
  for (size_t N = 0; N < Longest; ++N) {
    llvm::SmallVector<Value, 4> Row;
    for (auto &C : Columns)
      Row.push_back(N < C.size() ? C[N] : Fill);
    Out.push_back(In.Values.tuple(Row));
  }
  return In.makeIterator(In.makeList(Out, I, !Complete), I);
}

Value pyEnumerate(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  Value Start = I.size() > 1 ? I.arg(1) : I.Args.keyword(In.name("start"));
  auto First = In.asInt(Start.is(Undefined) ? In.Values.integer(0) : Start);
  llvm::SmallVector<Value, 8> Out;
  for (size_t N = 0; N < E.size(); ++N) {
    Value Index = In.Values.integer(First.value_or(0) + int64_t(N));
    if (!Complete || !First) {
      Index = In.derived(SymbolOrigin::Operation, In.Values.tuple(E),
                         In.str("index " + std::to_string(N)),
                         [] { return std::string("index"); });
      In.symbol(Index.datum()).NonNegative = true;
      In.symbol(Index.datum()).NotNone = true;
    }
    Condition Absent = In.Values.missing(E[N], Condition::always());
    Value Pair = In.Values.tuple({Index, E[N]});
    Out.push_back(In.Values.ite(Absent, Undefined, Pair));
  }
  return In.makeIterator(In.makeList(Out, I, !Complete), I);
}

Value pySorted(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  sortElements(In, I, E, Complete);
  return In.makeList(E, I, !Complete);
}

Value pyReversed(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  std::reverse(E.begin(), E.end());
  return In.makeIterator(In.makeList(E, I, !Complete), I);
}

Value pySum(Interpreter &In, Invocation &I) {
  bool Complete;
  Value Total = I.size() > 1 ? I.arg(1) : Value(In.Values.integer(0));
  for (Value V : elementsOf(In, I, I.arg(0), Complete)) {
    Condition Absent = In.Values.missing(V, I.Pc);
    Value More = In.binary(I.Caller, ir::BinaryOp::Add, Total, V, I.At, I.Pc);
    Total = In.Values.ite(Absent, Total, More);
  }
  if (Complete)
    return Total;
  // More of the same kind: the sign holds, the number does not.
  Value Out = opaqueResult(In, I, "sum");
  In.symbol(Out.datum()).NonNegative =
      Total.isSingle() &&
      (In.isSymbol(Total.datum()) ? In.symbol(Total.datum()).NonNegative
                                  : In.Values.isNumber(Total.datum()) &&
                                        In.Values.number(Total.datum()) >= 0);
  return Out;
}

Value extreme(Interpreter &In, Invocation &I, bool Largest) {
  bool Complete = true;
  llvm::SmallVector<Value, 8> E(I.Args.Positional.begin(),
                                I.Args.Positional.end());
  if (I.size() == 1)
    E = elementsOf(In, I, I.arg(0), Complete);
  Value Default = I.Args.keyword(In.name("default"));
  if (E.empty() && Complete && !Default.is(Undefined))
    return Default;
  llvm::SmallVector<Value, 8> Keys = sortKeys(In, I, E);
  size_t Best = 0;
  bool IsKnown = Complete && !E.empty();
  for (size_t N = 0; IsKnown && N < E.size(); ++N) {
    auto Less = Largest ? isLess(In, Keys[Best], Keys[N])
                        : isLess(In, Keys[N], Keys[Best]);
    IsKnown = Less.has_value();
    if (IsKnown && *Less)
      Best = N;
  }
  if (IsKnown)
    return E[Best];
  Value Out = opaqueResult(In, I, Largest ? "max" : "min");
  auto isObject = [&](Value V) {
    return V.isSingle() && (In.Heap.isObject(V.datum()) ||
                            In.Values.kind(V.datum()) == DatumKind::Tuple ||
                            In.Values.kind(V.datum()) == DatumKind::Function);
  };
  // Any of them: which one, nobody knows.
  if (!E.empty() && llvm::all_of(E, isObject))
    return In.sequenceItem(I.Caller, In.makeList(E, I, !Complete), Out, I.At,
                           I.Pc);
  return Out;
}
Value pyMax(Interpreter &In, Invocation &I) { return extreme(In, I, true); }
Value pyMin(Interpreter &In, Invocation &I) { return extreme(In, I, false); }

Value anyOrAll(Interpreter &In, Invocation &I, bool Any) {
  bool Complete;
  Condition Out = Any ? Condition::never() : I.Pc;
  for (Value V : elementsOf(In, I, I.arg(0), Complete)) {
    Condition Absent = In.Values.missing(V, I.Pc);
    Condition Holds = In.truth(In.asTruth(I.Caller, V, I.At, I.Pc), I.Pc);
    Out = Any ? In.Conditions.disj(Out, Holds)
              : In.Conditions.conj(Out, In.Conditions.disj(Holds, Absent));
  }
  if (!Complete && Any && Out != I.Pc)
    Out = In.Conditions.disj(
        Out,
        In.Conditions.conj(I.Pc, In.truth(opaqueResult(In, I, "any"), I.Pc)));
  return In.Values.fromCondition(Out, I.Pc);
}
Value pyAny(Interpreter &In, Invocation &I) { return anyOrAll(In, I, true); }
Value pyAll(Interpreter &In, Invocation &I) { return anyOrAll(In, I, false); }

Value pyIter(Interpreter &In, Invocation &I) {
  if (I.size() > 1)
    return callStub(In, I, "builtins.iter");
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum D) -> Value {
    bool IsSequence = In.Heap.is(D, ObjectKind::List) ||
                      In.Heap.is(D, ObjectKind::Set) ||
                      In.Heap.is(D, ObjectKind::Dict) ||
                      In.Values.kind(D) == DatumKind::Tuple ||
                      In.Values.kind(D) == DatumKind::String;
    if (In.Heap.isObject(D) &&
        !In.classAttr(In.Heap.at(D).Class, In.name("__iter__")).is(Undefined)) {
      Arguments NoArguments;
      return In.callMethod(I.Caller, D, "__iter__", NoArguments, I.At, When);
    }
    return IsSequence ? Value(In.makeIterator(D, I)) : Value(D);
  });
}

/// The next value of each thing that the argument may be; Undefined where it
/// has none.
Value nextValue(Interpreter &In, Invocation &I, Value Sent) {
  return In.Values.map(I.arg(0), I.Pc, [&](Condition When, Datum D) -> Value {
    if (In.Heap.is(D, ObjectKind::Generator))
      return In.resume(I.Caller, D, Sent, I.At, When);
    if (In.hasSpecial(D, "__next__")) {
      if (I.size() < 2) {
        Arguments NoArguments;
        return In.callMethod(I.Caller, D, "__next__", NoArguments, I.At, When);
      }
      Condition Ended;
      Value V = *In.nextOf(I.Caller, D, I.At, When, Ended);
      return In.Values.ite(Ended, Undefined, V);
    }
    llvm::SmallVector<Value, 8> Elements;
    In.elements(I.Caller, D, I.At, When, Elements);
    Value Out = Undefined;
    for (Value V : llvm::reverse(Elements))
      Out = In.Values.orElse(V, Out, When);
    return Out;
  });
}

Value pyNext(Interpreter &In, Invocation &I) {
  Value Out = nextValue(In, I, None);
  if (I.size() > 1)
    return In.Values.orElse(Out, I.arg(1), I.Pc);
  I.Pc = In.raiseMissing(I.Caller, Out, "StopIteration", I.At, I.Pc);
  return Out.is(Undefined) ? opaqueResult(In, I, "next") : Out;
}

Value generatorNext(Interpreter &In, Invocation &I) {
  Value Out = In.resume(I.Caller, I.Receiver, None, I.At, I.Pc);
  I.Pc = In.raiseMissing(I.Caller, Out, "StopIteration", I.At, I.Pc);
  return Out;
}
Value generatorSend(Interpreter &In, Invocation &I) {
  Value Out = In.resume(I.Caller, I.Receiver, I.arg(0), I.At, I.Pc);
  I.Pc = In.raiseMissing(I.Caller, Out, "StopIteration", I.At, I.Pc);
  return Out;
}
Value generatorClose(Interpreter &In, Invocation &I) {
  In.exhaust(I.Receiver, I.Pc);
  return None;
}

/// A generator that `contextmanager` decorates, entered and left by hand.
Value generatorExit(Interpreter &In, Invocation &I) {
  In.resume(I.Caller, I.Receiver, None, I.At, I.Pc);
  return None;
}

Value pyMap(Interpreter &In, Invocation &I) {
  return callStub(In, I, "builtins.map");
}
Value pyFilter(Interpreter &In, Invocation &I) {
  return callStub(In, I, "builtins.filter");
}

constexpr NativeEntry Entries[] = {
    {"builtins.range", range},
    {"builtins.zip", pyZip},
    {"builtins.enumerate", pyEnumerate},
    {"builtins.map", pyMap},
    {"builtins.filter", pyFilter},
    {"builtins.sorted", pySorted},
    {"builtins.reversed", pyReversed},
    {"builtins.sum", pySum},
    {"builtins.max", pyMax},
    {"builtins.min", pyMin},
    {"builtins.any", pyAny},
    {"builtins.all", pyAll},
    {"builtins.iter", pyIter},
    {"builtins.next", pyNext},
    {"builtins.generator.__next__", generatorNext},
    {"builtins.generator.__enter__", generatorNext},
    {"builtins.generator.__exit__", generatorExit},
    {"builtins.generator.send", generatorSend},
    {"builtins.generator.close", generatorClose},
    {"itertools.zip_longest", zipLongest},
};

} // namespace

llvm::ArrayRef<NativeEntry> iterationNatives() { return Entries; }

} // namespace custody::flow
