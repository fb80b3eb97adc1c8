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
  return In.makeList(Out, I, !Complete);
}

Value pyEnumerate(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  llvm::SmallVector<Value, 8> Out;
  for (size_t N = 0; N < E.size(); ++N) {
    Value Index = In.Values.integer(N);
    if (!Complete) {
      Index =
          In.derived(SymbolOrigin::Operation, In.Values.tuple(E),
                     In.Values.integer(N), [] { return std::string("index"); });
      In.symbol(Index.datum()).NonNegative = true;
      In.symbol(Index.datum()).NotNone = true;
    }
    Condition Absent = In.Values.missing(E[N], Condition::always());
    Value Pair = In.Values.tuple({Index, E[N]});
    Out.push_back(In.Values.ite(Absent, Undefined, Pair));
  }
  return In.makeList(Out, I, !Complete);
}

Value pyMap(Interpreter &In, Invocation &I) {
  bool Complete;
  llvm::SmallVector<Value, 8> Out;
  for (Value V : elementsOf(In, I, I.arg(1), Complete)) {
    Arguments Args;
    Args.Positional.push_back(V);
    Out.push_back(In.call(I.Caller, I.arg(0), Args, I.At, I.Pc));
  }
  return In.makeList(Out, I, !Complete);
}

Value pyFilter(Interpreter &In, Invocation &I) {
  bool Complete;
  llvm::SmallVector<Value, 8> Out;
  for (Value V : elementsOf(In, I, I.arg(1), Complete)) {
    Condition Present = In.Values.present(V, I.Pc);
    Value Test = V;
    if (!I.arg(0).is(None)) {
      Arguments Args;
      Args.Positional.push_back(In.Values.restrict(V, Present));
      Condition Now = Present;
      Test = In.call(I.Caller, I.arg(0), Args, I.At, Now);
    }
    Condition Kept =
        In.truth(In.asTruth(I.Caller, Test, I.At, Present), Present);
    if (Kept.isNever())
      continue;
    Out.push_back(Kept == I.Pc ? V : In.Values.ite(Kept, V, Undefined));
  }
  return In.makeList(Out, I, !Complete);
}

Value pySorted(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  if (Complete)
    sortElements(In, I, E);
  else
    sortKeys(In, I, E);
  return In.makeList(E, I, !Complete);
}

Value pyReversed(Interpreter &In, Invocation &I) {
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  std::reverse(E.begin(), E.end());
  return In.makeList(E, I, !Complete);
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
  Value Best = Undefined, BestKey = Undefined;
  llvm::SmallVector<Value, 8> Keys = sortKeys(In, I, E);
  for (auto [V, K] : llvm::zip_equal(E, Keys)) {
    if (!isLess(In, K, K))
      return opaqueResult(In, I, Largest ? "max" : "min");
    std::optional<bool> IsBetter = Best.is(Undefined) ? true
                                   : Largest          ? isLess(In, BestKey, K)
                                                      : isLess(In, K, BestKey);
    if (!IsBetter)
      return opaqueResult(In, I, Largest ? "max" : "min");
    if (*IsBetter) {
      Best = V;
      BestKey = K;
    }
  }
  return Complete && !Best.is(Undefined)
             ? Best
             : opaqueResult(In, I, Largest ? "max" : "min");
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

Value pyIter(Interpreter &, Invocation &I) { return I.arg(0); }

Value pyNext(Interpreter &In, Invocation &I) {
  if (I.size() > 1 && I.arg(0).isSingle() &&
      In.hasSpecial(I.arg(0).datum(), "__next__")) {
    Condition Ended, Now = I.Pc;
    Value V = *In.nextOf(I.Caller, I.arg(0).datum(), I.At, Now, Ended);
    I.Pc = In.Conditions.disj(Now, Ended);
    return In.Values.ite(Ended, I.arg(1), V);
  }
  bool Complete;
  auto E = elementsOf(In, I, I.arg(0), Complete);
  if (E.empty())
    return I.size() > 1 ? I.arg(1) : opaqueResult(In, I, "next");
  Value Out = I.size() > 1 ? I.arg(1) : Value(Undefined);
  for (Value V : llvm::reverse(E))
    Out = In.Values.orElse(V, Out, I.Pc);
  return Out;
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
};

} // namespace

llvm::ArrayRef<NativeEntry> iterationNatives() { return Entries; }

} // namespace custody::flow
