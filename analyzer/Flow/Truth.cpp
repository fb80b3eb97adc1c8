//===- Truth.cpp - Operators and tests ------------------------------------===//

#include "Natives.h"

#include <cmath>

namespace custody::flow {

using ir::BinaryOp;
using ir::CompareOp;

Condition Interpreter::truth(Value V, Condition Pc) {
  if (V.isSingle())
    return Conditions.conj(Pc, truth(V.datum(), Pc));
  Condition Out;
  for (const Alternative &A : Values.alternatives(V))
    Out = Conditions.disj(Out, Conditions.conj(A.When, truth(A.What, A.When)));
  return Conditions.conj(Pc, Conditions.abbreviate(Out));
}

Condition Interpreter::truth(Datum D, Condition Pc) {
  switch (Values.kind(D)) {
  case DatumKind::Undefined:
  case DatumKind::None:
  case DatumKind::False:
    return Condition::never();
  case DatumKind::True:
  case DatumKind::Ellipsis:
  case DatumKind::Function:
  case DatumKind::Method:
  case DatumKind::Module:
    return Condition::always();
  case DatumKind::External:
    // Library functions and classes are true; a library constant may be not.
    return test("", D);
  case DatumKind::Int:
  case DatumKind::Float:
    return Values.number(D) != 0 ? Condition::always() : Condition::never();
  case DatumKind::String:
  case DatumKind::Bytes:
    return text(Values.name(D)).empty() ? Condition::never()
                                        : Condition::always();
  case DatumKind::Tuple:
    return Values.elements(D).empty() ? Condition::never()
                                      : Condition::always();
  case DatumKind::Symbol:
    return test("", D);
  case DatumKind::Object:
    break;
  }
  Object &O = Heap.at(D);
  auto anyPresent = [&](auto &&Each) {
    Condition Out;
    for (auto &E : Each) {
      Value V = E;
      Out = Conditions.disj(Out, Conditions.negate(Values.whenIs(
                                     V, Condition::always(), Undefined)));
      if (Out.isAlways())
        break;
    }
    return Out;
  };
  switch (O.Kind) {
  case ObjectKind::List:
  case ObjectKind::Set: {
    Condition Out = anyPresent(O.Elements);
    return O.Open ? Conditions.disj(Out, test("is not empty", D)) : Out;
  }
  case ObjectKind::Dict: {
    std::vector<Value> Items;
    Items.reserve(O.Items.size());
    for (auto &[K, V] : O.Items)
      Items.push_back(V);
    Condition Out = anyPresent(Items);
    return O.Open ? Conditions.disj(Out, test("is not empty", D)) : Out;
  }
  case ObjectKind::Instance:
    if (Datum Constant = plain(D); Constant != D)
      return truth(Constant, Pc);
    if (isSubclass(O.Class, "enum.Flag"))
      return truth(get(D, "value"), Pc);
    if (Datum Tuple = asTuple(D); Tuple != Undefined)
      return truth(Tuple, Pc);
    // See asTruth.
    return hasSpecial(D, "__bool__") || hasSpecial(D, "__len__")
               ? test("", D)
               : Condition::always();
  case ObjectKind::Tensor:
    return test("", D);
  default:
    return Condition::always();
  }
}

Value Interpreter::unary(Frame &F, ir::UnaryOp Op, Value V, Site At,
                         Condition &Pc) {
  if (Op == ir::UnaryOp::Not) {
    Condition Holds = truth(asTruth(F, V, At, Pc), Pc);
    if (Holds.isNever())
      return True;
    if (Holds == Pc)
      return False;
    return Values.ite(Holds, False, True);
  }
  if (V.isSingle() && Op == ir::UnaryOp::Negate) {
    if (auto N = asInt(V); N && *N != INT64_MIN)
      return Values.integer(-*N);
    if (Values.kind(V.datum()) == DatumKind::Float)
      return Values.floating(-Values.number(V.datum()));
  }
  if (V.isSingle()) {
    static constexpr llvm::StringLiteral Methods[] = {"", "__neg__", "__pos__",
                                                      "__invert__"};
    if (auto Own = callSpecial(F, V.datum(), Methods[static_cast<unsigned>(Op)],
                               {}, At, Pc))
      return *Own;
  }
  if (V.isSingle() && Op == ir::UnaryOp::Plus)
    return V;
  Datum Key = V.isSingle() ? V.datum() : Values.tuple({V});
  Datum S = derived(SymbolOrigin::Operation, Key,
                    Values.integer(static_cast<int>(Op)),
                    [&] { return (ir::spelling(Op) + describe(V)).str(); });
  symbol(S).NotNone = true;
  return S;
}

namespace {

std::optional<double> compute(BinaryOp Op, double L, double R) {
  switch (Op) {
  case BinaryOp::Add:
    return L + R;
  case BinaryOp::Sub:
    return L - R;
  case BinaryOp::Mul:
    return L * R;
  case BinaryOp::Div:
    return R == 0 ? std::optional<double>() : L / R;
  case BinaryOp::FloorDiv:
    return R == 0 ? std::optional<double>() : std::floor(L / R);
  case BinaryOp::Mod:
    return R == 0 ? std::optional<double>() : L - std::floor(L / R) * R;
  case BinaryOp::Pow:
    return std::pow(L, R);
  case BinaryOp::MatMul:
  case BinaryOp::BitAnd:
  case BinaryOp::BitOr:
  case BinaryOp::BitXor:
  case BinaryOp::ShiftLeft:
  case BinaryOp::ShiftRight:
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<int64_t> computeBits(BinaryOp Op, int64_t L, int64_t R) {
  constexpr int64_t WidestShift = 62;
  switch (Op) {
  case BinaryOp::BitAnd:
    return L & R;
  case BinaryOp::BitOr:
    return L | R;
  case BinaryOp::BitXor:
    return L ^ R;
  case BinaryOp::ShiftLeft:
    return R < 0 || R > WidestShift || L > (1LL << (62 - R)) ||
                   L < -(1LL << (62 - R))
               ? std::optional<int64_t>()
               : L << R;
  case BinaryOp::ShiftRight:
    return R < 0 || R > WidestShift ? std::optional<int64_t>() : L >> R;
  default:
    return std::nullopt;
  }
}

} // namespace

/// Elements that are put together for the price of one instruction.
static constexpr uint64_t StepLength = 64;

/// The method of set that `op` stands for; none for other operators.
static llvm::StringRef setMethod(BinaryOp Op) {
  switch (Op) {
  case BinaryOp::BitOr:
    return "union";
  case BinaryOp::BitAnd:
    return "intersection";
  case BinaryOp::Sub:
    return "difference";
  case BinaryOp::BitXor:
    return "symmetric_difference";
  default:
    return "";
  }
}

Value Interpreter::inPlace(Frame &F, BinaryOp Op, Value L, Value R, Site At,
                           Condition &Pc) {
  auto changes = [&](Datum D) {
    return isTensor(D) ||
           (Op == BinaryOp::Add && Heap.is(D, ObjectKind::List)) ||
           (Op == BinaryOp::BitOr && Heap.is(D, ObjectKind::Dict)) ||
           (Heap.is(D, ObjectKind::Set) && !setMethod(Op).empty());
  };
  if (L.isSingle() && !changes(L.datum()))
    if (auto Own = inPlaceMethod(F, Op, L.datum(), R, At, Pc))
      return *Own;
  if (llvm::none_of(Values.alternatives(L),
                    [&](const Alternative &A) { return changes(A.What); }))
    return binary(F, Op, L, R, At, Pc);
  return Values.map(L, Pc, [&](Condition When, Datum D) -> Value {
    Value Right = Values.restrict(R, When);
    if (!changes(D))
      return binary(F, Op, D, Right, At, When);
    Arguments Args;
    Args.Positional.push_back(Right);
    if (isTensor(D)) // the contents change, not the object
      recordUpdate(F, At, When, D, Args);
    else if (Heap.is(D, ObjectKind::Set))
      call(
          F,
          Values.method(
              D, external(("builtins.set." + setMethod(Op) + "_update").str())),
          Args, At, When);
    else
      callMethod(F, D, Op == BinaryOp::Add ? "extend" : "update", Args, At,
                 When);
    return D;
  });
}

Value Interpreter::binary(Frame &F, BinaryOp Op, Value L, Value R, Site At,
                          Condition &Pc) {
  if (!L.isSingle() || !R.isSingle()) {
    auto CasesL = Values.alternatives(L), CasesR = Values.alternatives(R);
    if (CasesL.size() * CasesR.size() > Opts.Limits.ArithmeticCases) {
      lose(LossKind::Alternatives, At);
      // One number nobody knows; its sign if all cases agree.
      Datum S = derived(SymbolOrigin::Operation, Values.tuple({L, R}),
                        Values.integer(100 + static_cast<int>(Op)),
                        [] { return std::string("a number"); });
      auto nonNegative = [&](const Alternative &A) {
        return isSymbol(A.What)
                   ? symbol(A.What).NonNegative
                   : Values.isNumber(A.What) && Values.number(A.What) >= 0;
      };
      symbol(S).NotNone = true;
      symbol(S).NonNegative = Op != BinaryOp::Sub &&
                              llvm::all_of(CasesL, nonNegative) &&
                              llvm::all_of(CasesR, nonNegative);
      return S;
    }
    Value Out = Undefined;
    bool First = true;
    Values.forEach(L, Pc, [&](Condition WhenL, Datum DL) {
      Values.forEach(R, WhenL, [&](Condition When, Datum DR) {
        Value V = binary(F, Op, DL, DR, At, When);
        Out = First ? V : Values.ite(When, V, Out);
        First = false;
      });
    });
    return Out;
  }
  Datum DL = plain(L.datum()), DR = plain(R.datum());
  if (Op == BinaryOp::Add || Op == BinaryOp::Mul) {
    if (Datum Tuple = asTuple(DL); Tuple != Undefined)
      DL = Tuple;
    if (Datum Tuple = asTuple(DR); Tuple != Undefined)
      DR = Tuple;
  }
  DatumKind KL = Values.kind(DL), KR = Values.kind(DR);
  auto isNumeric = [&](Datum D) {
    return Values.isNumber(D) || D == True || D == False;
  };
  if (isNumeric(DL) && isNumeric(DR)) {
    bool Integral = KL != DatumKind::Float && KR != DatumKind::Float;
    if (Integral)
      if (auto Bits = computeBits(Op, *asInt(L), *asInt(R)))
        return Values.integer(*Bits);
    if (auto Result = compute(Op, Values.number(DL), Values.number(DR))) {
      constexpr double Largest = 9e15;
      if (Integral && Op != BinaryOp::Div && std::abs(*Result) < Largest &&
          std::floor(*Result) == *Result)
        return Values.integer(static_cast<int64_t>(*Result));
      return Values.floating(*Result);
    }
  }
  if (Op == BinaryOp::Add && KL == DatumKind::String && KR == DatumKind::String)
    return str((text(Values.name(DL)) + text(Values.name(DR))).str());
  // What outgrows its bound is no longer known.
  auto fits = [&](uint64_t Size) {
    Steps += std::min(Size, Opts.Limits.SequenceLength) / StepLength;
    return Size <= Opts.Limits.SequenceLength;
  };
  if (Op == BinaryOp::Mod && KL == DatumKind::String) {
    if (auto Text = percentFormat(text(Values.name(DL)), DR))
      return *Text;
    R = snapshot(F, R, At, Pc);
  }
  if (Op == BinaryOp::Mul && KL == DatumKind::String && KR == DatumKind::Int &&
      Values.payload(DR) >= 0 && fits(Values.payload(DR)) &&
      fits(Values.payload(DR) * text(Values.name(DL)).size())) {
    std::string Out;
    for (int64_t N = 0; N < Values.payload(DR); ++N)
      Out += text(Values.name(DL));
    return str(Out);
  }
  if (Op == BinaryOp::Add && KL == DatumKind::Tuple && KR == DatumKind::Tuple &&
      fits(Values.elements(DL).size() + Values.elements(DR).size())) {
    llvm::SmallVector<Value, 8> All(Values.elements(DL));
    All.append(Values.elements(DR).begin(), Values.elements(DR).end());
    return Values.tuple(All);
  }
  if (auto Own = binaryMethod(F, Op, DL, DR, At, Pc))
    return *Own;
  if (Heap.is(DL, ObjectKind::List) &&
      (Op == BinaryOp::Add || Op == BinaryOp::Mul)) {
    llvm::SmallVector<Value, 8> All;
    bool Complete = elements(F, DL, At, Pc, All);
    if (Op == BinaryOp::Add && fits(All.size()))
      Complete &= elements(F, DR, At, Pc, All);
    else if (auto Times = asInt(R); Op == BinaryOp::Mul && Times &&
                                    *Times >= 0 && *Times < 100 &&
                                    fits(All.size() * *Times)) {
      llvm::SmallVector<Value, 8> Once = All;
      All.clear();
      for (int64_t N = 0; N < *Times; ++N)
        All.append(Once.begin(), Once.end());
    } else {
      Complete = false;
    }
    Datum Out = makeList(All, F, At, Pc);
    Heap.at(Out).Open = !Complete;
    return Out;
  }
  if (Op == BinaryOp::Mul && Heap.is(DR, ObjectKind::List))
    return binary(F, Op, R, L, At, Pc);
  if (Op == BinaryOp::BitOr && Heap.is(DL, ObjectKind::Dict) &&
      Heap.is(DR, ObjectKind::Dict)) {
    Arguments Args;
    Value Copy = callMethod(F, DL, "copy", Args, At, Pc);
    Args.Positional.push_back(DR);
    callMethod(F, Copy.datum(), "update", Args, At, Pc);
    return Copy;
  }
  // Views of the keys of a dict are lists here.
  bool IsOfSets =
      Heap.is(DL, ObjectKind::Set) ||
      (Heap.is(DL, ObjectKind::List) &&
       (Heap.is(DR, ObjectKind::Set) || Heap.is(DR, ObjectKind::List)));
  if (llvm::StringRef Method = setMethod(Op); IsOfSets && !Method.empty()) {
    Arguments Args;
    Args.Positional.push_back(R);
    return call(F,
                Values.method(DL, external(("builtins.set." + Method).str())),
                Args, At, Pc);
  }
  // `int | None` and the like: a union of types.
  auto isType = [&](Datum D) {
    return D == None || Heap.is(D, ObjectKind::Class) ||
           Values.kind(D) == DatumKind::External ||
           (Heap.is(D, ObjectKind::Instance) &&
            Heap.at(D).Class == external("typing.GenericAlias"));
  };
  if (Op == BinaryOp::BitOr && isType(DL) && isType(DR)) {
    Datum Alias =
        make(ObjectKind::Instance, external("typing.GenericAlias"), F, At, Pc);
    set(Alias, "__origin__", external("types.UnionType"), Pc);
    llvm::SmallVector<Value, 4> Members;
    for (Datum D : {DL, DR}) {
      if (Heap.is(D, ObjectKind::Instance) &&
          get(D, "__origin__").is(external("types.UnionType"))) {
        auto Inner = Values.elements(get(D, "__args__").datum());
        Members.append(Inner.begin(), Inner.end());
      } else {
        Members.push_back(D == None ? external("builtins.NoneType") : D);
      }
    }
    set(Alias, "__args__", Values.tuple(Members), Pc);
    return Alias;
  }
  if (isTensor(DL) || isTensor(DR)) {
    Datum Result = makeTensor(F, At, Pc);
    if (comesFromGradient(DL) || comesFromGradient(DR))
      set(Result, "<gradient>", True, Pc);
    return Result;
  }
  Datum Key = Values.tuple({L, R});
  Datum S = derived(SymbolOrigin::Operation, Key,
                    Values.integer(100 + static_cast<int>(Op)), [&] {
                      return (describe(DL) + " " + ir::spelling(Op) + " " +
                              describe(DR))
                          .str();
                    });
  // Sizes and counts are never negative, and a product with zero is zero.
  auto nonNegative = [&](Datum D) {
    return isNumeric(D) ? Values.number(D) >= 0
                        : isSymbol(D) && symbol(D).NonNegative;
  };
  auto isZero = [&](Datum D) { return isNumeric(D) && Values.number(D) == 0; };
  if (Op == BinaryOp::Mul && (isZero(DL) || isZero(DR)) && nonNegative(DL) &&
      nonNegative(DR))
    return Values.integer(0);
  symbol(S).NotNone = true;
  symbol(S).NonNegative =
      nonNegative(DL) && nonNegative(DR) && Op != BinaryOp::Sub;
  return S;
}

Condition Interpreter::contains(Frame &F, Datum Container, Datum Element,
                                Site At, Condition Pc) {
  if (Values.kind(Container) == DatumKind::String) {
    if (Values.kind(Element) == DatumKind::String)
      return text(Values.name(Container)).contains(text(Values.name(Element)))
                 ? Condition::always()
                 : Condition::never();
    return test("in", Element, Container);
  }
  if (isSymbol(Container) || Values.kind(Container) == DatumKind::External)
    return test("in", Element, Container);
  if (Value Own = ownMethod(Container, "__contains__"); !Own.is(Undefined)) {
    Arguments Args;
    Args.Positional.push_back(Container);
    Args.Positional.push_back(Element);
    return truth(call(F, Own, Args, At, Pc), Pc);
  }
  if (Heap.is(Container, ObjectKind::Dict)) {
    Object &D = Heap.at(Container);
    Datum Key = keyOf(Element);
    if (Value *Item = Heap.item(D, Key))
      return Conditions.negate(
          Values.whenIs(*Item, Condition::always(), Undefined));
    Condition Out;
    if (isSymbol(Key) || Values.kind(Key) == DatumKind::Tuple)
      for (auto &[K, V] : D.Items)
        Out = Conditions.disj(Out, equal(K, Key));
    return D.Open ? Conditions.disj(Out, test("in", Element, Container)) : Out;
  }
  if (Heap.is(Container, ObjectKind::Instance) &&
      !classAttr(Heap.at(Container).Class, name("__contains__"))
           .is(Undefined)) {
    Arguments Args;
    Args.Positional.push_back(Element);
    return truth(callMethod(F, Container, "__contains__", Args, At, Pc), Pc);
  }
  llvm::SmallVector<Value, 8> Elements;
  bool Complete = elements(F, Container, At, Pc, Elements);
  Condition Out;
  for (Value V : Elements)
    Values.forEach(V, Pc, [&](Condition When, Datum D) {
      if (D != Undefined)
        Out = Conditions.disj(Out, Conditions.conj(When, equal(D, Element)));
    });
  return Complete ? Out : Conditions.disj(Out, test("in", Element, Container));
}

Value Interpreter::compare(Frame &F, CompareOp Op, Value L, Value R, Site At,
                           Condition &Pc) {
  Condition Holds;
  if (Values.alternatives(L).size() * Values.alternatives(R).size() >
      Opts.Limits.Alternatives) {
    lose(LossKind::Alternatives, At);
    return Values.fromCondition(test(ir::spelling(Op), keyOf(L), keyOf(R)));
  }
  Values.forEach(L, Pc, [&](Condition WhenL, Datum A) {
    Values.forEach(R, WhenL, [&](Condition When, Datum B) {
      auto isNumeric = [&](Datum D) {
        return Values.isNumber(D) || D == True || D == False;
      };
      if (auto Own = compareMethod(F, Op, A, B, At, When)) {
        Value Truth = asTruth(F, *Own, At, When);
        Holds = Conditions.disj(Holds, truth(Truth, When));
        return;
      }
      Condition C;
      switch (Op) {
      case CompareOp::Eq:
      case CompareOp::Ne:
        C = Op == CompareOp::Eq ? equal(A, B) : Conditions.negate(equal(A, B));
        break;
      case CompareOp::Is:
      case CompareOp::IsNot: {
        // Identity of constants and objects is equality of handles.
        Condition Same = A == B                       ? Condition::always()
                         : isSymbol(A) || isSymbol(B) ? equal(A, B)
                                                      : Condition::never();
        C = Op == CompareOp::Is ? Same : Conditions.negate(Same);
        break;
      }
      case CompareOp::In:
      case CompareOp::NotIn: {
        Condition In = contains(F, B, A, At, When);
        C = Op == CompareOp::In ? In : Conditions.negate(In);
        break;
      }
      case CompareOp::Lt:
      case CompareOp::Le:
      case CompareOp::Gt:
      case CompareOp::Ge: {
        if (auto OfSets = compareSets(Op, A, B)) {
          C = *OfSets;
          break;
        }
        // a > b is b < a, a <= b is not b < a.
        bool Swap = Op == CompareOp::Gt || Op == CompareOp::Le;
        Datum X = plain(Swap ? B : A), Y = plain(Swap ? A : B);
        bool Not = Op == CompareOp::Le || Op == CompareOp::Ge;
        Condition Less;
        if (auto Known = isLess(*this, X, Y))
          Less = *Known ? Condition::always() : Condition::never();
        else if (isNumeric(Y) && Values.number(Y) <= 0 && isSymbol(X) &&
                 symbol(X).NonNegative)
          Less = Condition::never();
        else if (X == Y)
          Less = Condition::never();
        else
          Less = test("<", X, Y);
        C = Not ? Conditions.negate(Less) : Less;
        break;
      }
      }
      Holds = Conditions.disj(Holds, Conditions.conj(When, C));
    });
  });
  return Values.fromCondition(Holds, Pc);
}

} // namespace custody::flow
