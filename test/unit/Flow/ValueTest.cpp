//===- ValueTest.cpp - Laws of guarded values, against tables -------------===//

#include "GuardedTable.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace custody;
using namespace custody::flow;

namespace {

class ValueTest : public GuardedTableTest {
protected:
  /// The data that \p G holds somewhere in \p In.
  static std::set<Datum> heldIn(const Guarded &G, Rows In) {
    std::set<Datum> Held;
    for (unsigned Row = 0; Row != RowCount; ++Row)
      if (has(In, Row))
        Held.insert(G.Table[Row]);
    return Held;
  }
  std::set<Datum> listed(Value V) {
    std::set<Datum> Held;
    for (const Alternative &A : Values.alternatives(V))
      Held.insert(A.What);
    return Held;
  }
  static Rows rowsOf(const Guarded &G, Datum D) {
    Rows Of = 0;
    for (unsigned Row = 0; Row != RowCount; ++Row)
      Of |= Rows(G.Table[Row] == D) << Row;
    return Of;
  }
};

TEST_F(ValueTest, IteTakesThenWhereTheConditionHoldsAndElseElsewhere) {
  for (unsigned I = 0; I != 500; ++I)
    ASSERT_TRUE(agrees(random(4)));
}

TEST_F(ValueTest, EqualTablesHaveEqualHandles) {
  Some.resize(3);
  UsedAtoms = 2;
  std::vector<Guarded> Seen;
  unsigned EqualPairs = 0;
  for (unsigned I = 0; I != 400; ++I) {
    Guarded G = random(1 + I % 3);
    for (const Guarded &Other : Seen) {
      ASSERT_EQ(G.V == Other.V, G.Table == Other.Table);
      EqualPairs += !G.V.isSingle() && G.V == Other.V;
    }
    Seen.push_back(G);
  }
  EXPECT_GT(EqualPairs, 100u) << "the test compared nothing of interest";
}

TEST_F(ValueTest, LawsOfIte) {
  for (unsigned I = 0; I != 300; ++I) {
    Value U = random(3).V, V = random(3).V, W = random(3).V;
    Rows Of = randomRows();
    Condition C = condition(Of), Not = condition(AllRows & ~Of);
    Condition D = condition(randomRows() & ~Of);
    ASSERT_EQ(Values.ite(C, V, V), V);
    ASSERT_EQ(Values.ite(C, V, W), Values.ite(Not, W, V));
    ASSERT_EQ(Values.ite(C, Values.ite(C, U, V), W), Values.ite(C, U, W));
    ASSERT_EQ(Values.ite(C, U, Values.ite(C, V, W)), Values.ite(C, U, W));
    // Stores under conditions that never meet may be made in any order.
    ASSERT_EQ(Values.ite(C, U, Values.ite(D, V, W)),
              Values.ite(D, V, Values.ite(C, U, W)));
  }
}

TEST_F(ValueTest, AnUnknownTestLosesNoAlternative) {
  Condition Half = Conditions.disj(condition(0x00ff), Condition::ambiguous());
  for (unsigned I = 0; I != 200; ++I) {
    Guarded Then = random(2), Else = random(2);
    Value V = Values.ite(Half, Then.V, Else.V);
    for (unsigned Row = 0; Row != RowCount; ++Row)
      for (Datum Possible : {Then.Table[Row], Else.Table[Row]}) {
        if (Possible == Else.Table[Row] && has(0x00ff, Row))
          continue;
        Condition When = Values.whenIs(V, Condition::always(), Possible);
        ASSERT_TRUE(has(rows(When), Row));
      }
  }
}

TEST_F(ValueTest, RestrictKeepsExactlyWhatCanHold) {
  unsigned Narrowed = 0;
  for (unsigned I = 0; I != 500; ++I) {
    Guarded G = random(3);
    Rows In = randomRows();
    Value V = Values.restrict(G.V, condition(In));
    ASSERT_TRUE(agrees(V, G.Table, In));
    if (G.V.isSingle() || !In)
      continue;
    ASSERT_EQ(listed(V), heldIn(G, In));
    ASSERT_EQ(V.isSingle(), heldIn(G, In).size() == 1);
    Narrowed += V != G.V;
  }
  EXPECT_GT(Narrowed, 100u);
}

TEST_F(ValueTest, RestrictIsIdempotentAndNarrows) {
  for (unsigned I = 0; I != 300; ++I) {
    Value V = random(3).V;
    Rows Of = randomRows();
    Condition Wide = condition(Of), Narrow = condition(Of & randomRows());
    if (Narrow.isNever())
      continue;
    Value Once = Values.restrict(V, Wide);
    ASSERT_EQ(Values.restrict(V, Condition::always()), V);
    ASSERT_EQ(Values.restrict(Once, Wide), Once);
    ASSERT_EQ(Values.restrict(Once, Narrow), Values.restrict(V, Narrow));
  }
}

TEST_F(ValueTest, ForEachVisitsEachRowOnceWithItsDatum) {
  for (unsigned I = 0; I != 300; ++I) {
    Guarded G = random(3);
    Rows In = randomRows(), Visited = 0;
    Values.forEach(G.V, condition(In), [&](Condition When, Datum D) {
      EXPECT_FALSE(When.isNever());
      EXPECT_EQ(Visited & rows(When), 0u) << "alternatives overlap";
      EXPECT_EQ(rows(When), In & rowsOf(G, D));
      Visited |= rows(When);
    });
    ASSERT_EQ(Visited, In);
  }
}

TEST_F(ValueTest, ForEachVisitsNothingWhereNothingCanHold) {
  for (Value V : {Value(True), Values.ite(condition(0x00ff), True, False)})
    Values.forEach(V, Condition::never(),
                   [](Condition, Datum) { ADD_FAILURE() << "visited"; });
}

TEST_F(ValueTest, MapOfTheIdentityIsTheValue) {
  for (unsigned I = 0; I != 300; ++I) {
    Guarded G = random(3);
    auto same = [](Condition, Datum D) { return Value(D); };
    ASSERT_EQ(Values.map(G.V, Condition::always(), same), G.V);
    Rows In = randomRows();
    ASSERT_TRUE(agrees(Values.map(G.V, condition(In), same), G.Table, In));
  }
}

TEST_F(ValueTest, MapPutsTogetherWhatEachAlternativeGives) {
  for (unsigned I = 0; I != 200; ++I) {
    std::vector<Guarded> Images;
    for (size_t N = 0; N != Some.size(); ++N)
      Images.push_back(random(2));
    auto image = [&](Datum D) -> Guarded & {
      return Images[llvm::find(Some, D) - Some.begin()];
    };
    Guarded G = random(2);
    Rows In = randomRows();
    Value V = Values.map(G.V, condition(In),
                         [&](Condition, Datum D) { return image(D).V; });
    ASSERT_TRUE(agrees(
        V, table([&](unsigned Row) { return image(G.Table[Row]).Table[Row]; }),
        In));
  }
}

TEST_F(ValueTest, WhenIsMissingAndPresentDivideThePathCondition) {
  for (unsigned I = 0; I != 300; ++I) {
    Guarded G = random(3);
    Rows In = randomRows();
    Condition Pc = condition(In), Union;
    for (Datum D : Some) {
      Condition When = Values.whenIs(G.V, Pc, D);
      ASSERT_EQ(When, condition(In & rowsOf(G, D)));
      Union = Conditions.disj(Union, When);
    }
    ASSERT_EQ(Union, Pc);
    ASSERT_EQ(Values.missing(G.V, Pc), condition(In & rowsOf(G, Undefined)));
    ASSERT_EQ(Values.present(G.V, Pc), condition(In & ~rowsOf(G, Undefined)));
  }
}

TEST_F(ValueTest, OrElseFillsTheGapsOnly) {
  for (unsigned I = 0; I != 300; ++I) {
    Guarded G = random(3), Default = random(2);
    Rows In = randomRows();
    Value V = Values.orElse(G.V, Default.V, condition(In));
    DatumTable Filled = choose(rowsOf(G, Undefined), Default.Table, G.Table);
    ASSERT_TRUE(agrees(V, Filled, In));
  }
}

TEST_F(ValueTest, FromConditionIsATruthValue) {
  for (unsigned I = 0; I != 200; ++I) {
    Rows Pc = randomRows(), Of = Pc & randomRows();
    DatumTable Truth =
        table([&](unsigned Row) { return has(Of, Row) ? True : False; });
    ASSERT_TRUE(agrees(Values.fromCondition(condition(Of)), Truth));
    Value Under = Values.fromCondition(condition(Of), condition(Pc));
    ASSERT_TRUE(agrees(Under, Truth, Pc));
    ASSERT_EQ(Under.is(True), Of == Pc);
  }
}

TEST_F(ValueTest, CasesNeedNoGuardForTheFirst) {
  Cases Nothing(Values, Condition::always());
  EXPECT_TRUE(Nothing.empty());
  EXPECT_TRUE(Nothing.value().is(Undefined));
  Nothing.add(condition(1), Undefined);
  EXPECT_FALSE(Nothing.empty()) << "a case that gives nothing is a case";

  Cases One(Values, Condition::always());
  One.add(condition(0x0f), True);
  EXPECT_TRUE(One.value().is(True));
  for (unsigned I = 0; I != 200; ++I) {
    Rows Pc = randomRows() | 1;
    Cases Out(Values, condition(Pc));
    Rows Left = Pc, Covered = 0;
    DatumTable Table{};
    for (unsigned N = 0; N != 4; ++N) {
      Rows Of = Left & randomRows();
      Guarded G = random(2);
      Out.add(condition(Of), G.V);
      Table = choose(Of, G.Table, Table);
      Left &= ~Of;
      Covered |= Of;
    }
    ASSERT_TRUE(agrees(Out.value(), Table, Covered));
  }
}

} // namespace
