//===- DatumTest.cpp - Interning of data, and widening of values ----------===//

#include "custody/Flow/Value.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <limits>
#include <set>
#include <string>

using namespace custody;
using namespace custody::flow;

namespace {

class DatumTest : public ::testing::Test {
protected:
  /// Row \p Row of a table over five atoms, enough for 32 alternatives.
  Condition row(unsigned Row) {
    Condition C = Condition::always();
    for (unsigned I = 0; I != 5; ++I)
      C = Conditions.conj(
          C, Conditions.literal(Conditions.atom(std::string(1, char('a' + I)),
                                                config::AtomKind::Flag),
                                Row >> I & 1));
    return C;
  }

  /// Datum N of \p Data in row N, and \p Rest elsewhere.
  Value spread(llvm::ArrayRef<Datum> Data, Datum Rest) {
    Value V = Rest;
    for (auto [N, D] : llvm::enumerate(Data))
      V = Values.ite(row(N), D, V);
    return V;
  }

  /// What \p V holds in row \p Row; fails when that is not one datum.
  Datum at(Value V, unsigned Row) {
    llvm::SmallVector<Datum, 2> Found;
    Values.forEach(V, row(Row),
                   [&](Condition, Datum D) { Found.push_back(D); });
    EXPECT_EQ(Found.size(), 1u) << "row " << Row;
    return Found.empty() ? Undefined : Found.front();
  }

  template <typename Fn> std::vector<Datum> many(unsigned Count, Fn Make) {
    std::vector<Datum> Data;
    for (unsigned N = 0; N != Count; ++N)
      Data.push_back(Make(N));
    return Data;
  }

  ConditionTable Conditions;
  ValueTable Values{Conditions};
};

TEST_F(DatumTest, KindsWithOnePayloadAreDifferentData) {
  NameId Name{1};
  std::set<Datum> Different = {Undefined,
                               None,
                               False,
                               True,
                               EllipsisDatum,
                               Values.integer(1),
                               Values.string(Name),
                               Values.bytes(Name),
                               Values.external(Name),
                               Values.function(1),
                               Values.module(1),
                               Values.object(1),
                               Values.symbol(1),
                               Values.floating(1.0)};
  EXPECT_EQ(Different.size(), 14u);
  for (Datum D : Different)
    EXPECT_TRUE(Value(D).isSingle());
  EXPECT_EQ(Values.integer(1), Values.integer(1));
  EXPECT_EQ(Values.string(Name), Values.string(Name));
}

TEST_F(DatumTest, NumbersKeepTheirValue) {
  for (int64_t I :
       {int64_t(0), int64_t(-1), std::numeric_limits<int64_t>::min(),
        std::numeric_limits<int64_t>::max()}) {
    EXPECT_EQ(Values.kind(Values.integer(I)), DatumKind::Int);
    EXPECT_EQ(Values.payload(Values.integer(I)), I);
  }
  for (double F : {0.0, -2.5, 1e300})
    EXPECT_EQ(Values.number(Values.floating(F)), F);
  EXPECT_EQ(Values.number(Values.integer(-3)), -3.0);
  EXPECT_EQ(Values.number(True), 1.0);
  EXPECT_EQ(Values.number(False), 0.0);
  EXPECT_FALSE(Values.isNumber(True));
  EXPECT_NE(Values.floating(0.0), Values.floating(-0.0))
      << "they divide differently";
}

TEST_F(DatumTest, MethodsKnowReceiverAndCallee) {
  Datum Receiver = Undefined;
  for (unsigned N = 0; N != 1000; ++N)
    Receiver = Values.object(N);
  Datum Callee = Values.function(3);
  Datum M = Values.method(Receiver, Callee);
  EXPECT_EQ(Values.kind(M), DatumKind::Method);
  EXPECT_EQ(Values.receiver(M), Receiver);
  EXPECT_EQ(Values.callee(M), Callee);
  EXPECT_EQ(Values.method(Receiver, Callee), M);
  EXPECT_NE(Values.method(Callee, Receiver), M);
}

TEST_F(DatumTest, EqualTuplesAreOneDatum) {
  Value One = Values.integer(1), Two = Values.integer(2);
  Value Either = Values.ite(row(0), One, Two);
  Datum Empty = Values.tuple({}), Pair = Values.tuple({One, Either});
  EXPECT_EQ(Values.tuple({}), Empty);
  EXPECT_EQ(Values.tuple({One, Either}), Pair);
  EXPECT_NE(Values.tuple({Either, One}), Pair);
  EXPECT_NE(Values.tuple({One}), Values.tuple({One, One}));
  EXPECT_NE(Values.tuple({Pair}), Pair) << "nesting is no flattening";
  EXPECT_EQ(Values.tuple({Pair, Empty}),
            Values.tuple({Values.tuple({One, Either}), Values.tuple({})}));
  ASSERT_EQ(Values.elements(Pair).size(), 2u);
  EXPECT_EQ(Values.elements(Pair)[0], One);
  EXPECT_EQ(Values.elements(Pair)[1], Either);
}

TEST_F(DatumTest, ElementsOfATupleOutliveOtherTuples) {
  Datum Pair = Values.tuple({True, None});
  llvm::ArrayRef<Value> Elements = Values.elements(Pair);
  for (unsigned N = 0; N != 1000; ++N)
    Values.tuple({Values.integer(N), Value(Values.tuple(Elements))});
  EXPECT_TRUE(Elements[0].is(True));
  EXPECT_TRUE(Elements[1].is(None));
  EXPECT_EQ(Values.tuple(Elements), Pair);
}

TEST_F(DatumTest, SixteenAlternativesAreKeptApart) {
  auto Numbers = many(15, [&](unsigned N) { return Values.integer(N); });
  Value V = spread(Numbers, None);
  EXPECT_EQ(Values.alternatives(V).size(), 16u);
  for (unsigned Row = 0; Row != 32; ++Row)
    EXPECT_EQ(at(V, Row), Row < 15 ? Numbers[Row] : None);
}

TEST_F(DatumTest, WideningKeepsObjectsAndForgetsNumbers) {
  Datum Object = Values.object(5), Function = Values.function(6);
  std::vector<Datum> Data = {Object, Function, Undefined};
  for (unsigned N = 0; N != 20; ++N)
    Data.push_back(Values.integer(N));
  Value V = spread(Data, None);
  for (unsigned Row = 0; Row != 32; ++Row) {
    Datum Expected = Row < 3             ? Data[Row]
                     : Row < Data.size() ? Values.widened()
                                         : None;
    // A number that was written after the widening may still be known.
    Datum Found = at(V, Row);
    EXPECT_TRUE(Found == Expected || (Row < Data.size() && Found == Data[Row]))
        << "row " << Row;
  }
  EXPECT_EQ(at(V, 3), Values.widened());
  EXPECT_LE(Values.alternatives(V).size(), 17u);
}

TEST_F(DatumTest, TooManyObjectsAreWidenedAsWell) {
  auto Objects = many(30, [&](unsigned N) { return Values.object(N); });
  Value V = spread(Objects, None);
  unsigned Known = 0;
  for (unsigned Row = 0; Row != 32; ++Row) {
    Datum Expected = Row < 30 ? Objects[Row] : None, Found = at(V, Row);
    EXPECT_TRUE(Found == Expected || Found == Values.widened())
        << "row " << Row << " holds what was never there";
    Known += Found == Expected;
  }
  EXPECT_GE(Known, 16u);
  EXPECT_EQ(Values.alternatives(V).size(), 17u);
}

TEST_F(DatumTest, WideningAgainAddsToTheSameSymbol) {
  Value V = None;
  for (unsigned Round = 0; Round != 3; ++Round)
    for (unsigned Row = 0; Row != 32; ++Row) {
      Datum Stored = Values.integer(100 * Round + Row);
      V = Values.ite(row(Row), Stored, V);
      Datum Found = at(V, Row);
      EXPECT_TRUE(Found == Stored || Found == Values.widened());
    }
  EXPECT_LE(Values.alternatives(V).size(), 17u);
  EXPECT_EQ(llvm::count_if(Values.alternatives(V),
                           [&](const Alternative &A) {
                             return Values.kind(A.What) == DatumKind::Symbol;
                           }),
            1);
}

} // namespace
