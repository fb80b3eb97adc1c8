//===- LatticeTest.cpp - Laws of joins in values and in the heap ----------===//
//
// Where nobody can tell which of two values a place holds it holds either: the
// join is `ite` under the unknown. Stores under conditions are joins of what
// was there and what is new. Both must not depend on the order in which things
// come.
//
//===----------------------------------------------------------------------===//

#include "GuardedTable.h"

#include "custody/Flow/Heap.h"

#include <algorithm>
#include <set>

using namespace custody;
using namespace custody::flow;

namespace {

class LatticeTest : public GuardedTableTest {
protected:
  Value join(Value A, Value B) {
    return Values.ite(Condition::ambiguous(), A, B);
  }
  /// The data that \p V may hold in a row.
  std::set<Datum> possible(Value V, unsigned Row) {
    std::set<Datum> Held;
    for (const Alternative &A : Values.alternatives(V))
      if (has(rows(A.When), Row))
        Held.insert(A.What);
    return Held;
  }
  /// A is below B: whatever A may hold, B may.
  bool below(Value A, Value B) {
    for (unsigned Row = 0; Row != RowCount; ++Row)
      for (Datum D : possible(A, Row))
        if (!possible(B, Row).contains(D))
          return false;
    return true;
  }
  Value unsure() { return join(random(2).V, random(2).V); }

  link::NamePool Names;
  Heap Objects{Values};
};

TEST_F(LatticeTest, AJoinHoldsWhatEitherMayHold) {
  for (unsigned I = 0; I != 300; ++I) {
    Value A = I % 2 ? unsure() : random(2).V, B = random(2).V;
    Value J = join(A, B);
    for (unsigned Row = 0; Row != RowCount; ++Row) {
      std::set<Datum> Either = possible(A, Row);
      for (Datum D : possible(B, Row))
        Either.insert(D);
      ASSERT_EQ(possible(J, Row), Either);
    }
  }
}

TEST_F(LatticeTest, JoinsAreCommutativeAssociativeAndIdempotent) {
  for (unsigned I = 0; I != 300; ++I) {
    Value A = random(2).V, B = random(2).V, C = random(2).V;
    ASSERT_EQ(join(A, B), join(B, A));
    ASSERT_EQ(join(A, join(B, C)), join(join(A, B), C));
    ASSERT_EQ(join(A, A), A);
    ASSERT_EQ(join(A, join(A, B)), join(A, B));
  }
}

TEST_F(LatticeTest, JoinAndChoiceAreMonotone) {
  for (unsigned I = 0; I != 300; ++I) {
    Value A = unsure(), C = random(2).V, More = join(A, random(2).V);
    Condition When = condition(randomRows());
    ASSERT_TRUE(below(A, More));
    ASSERT_TRUE(below(join(A, C), join(More, C)));
    ASSERT_TRUE(below(Values.ite(When, A, C), Values.ite(When, More, C)));
    ASSERT_TRUE(below(Values.ite(When, C, A), Values.ite(When, C, More)));
    ASSERT_TRUE(below(Values.ite(When, A, C), join(A, C)));
    ASSERT_TRUE(below(Values.restrict(A, When), Values.restrict(More, When)));
  }
}

TEST_F(LatticeTest, ManyJoinsInAnyOrderHoldAll) {
  // Also beyond the number of alternatives that are kept apart: then what is
  // not there any more is the symbol for anything.
  for (unsigned Count : {5u, 14u, 40u}) {
    std::vector<Datum> Data;
    for (unsigned N = 0; N != Count; ++N)
      Data.push_back(N % 3 ? Values.integer(N) : Values.object(N));
    for (unsigned I = 0; I != 20; ++I) {
      std::shuffle(Data.begin(), Data.end(), Random);
      Value V = Data.front();
      for (Datum D : Data)
        V = join(V, D);
      std::set<Datum> Held = possible(V, 0);
      for (Datum D : Data)
        ASSERT_TRUE(Held.contains(D) || Held.contains(Values.widened()));
      if (Count < 16) {
        ASSERT_EQ(Held.size(), Count);
      }
    }
  }
}

TEST_F(LatticeTest, StoresThatNeverMeetMayBeMadeInAnyOrder) {
  NameId Field = Names.intern("module");
  for (unsigned I = 0; I != 200; ++I) {
    // Disjoint conditions, each with a value.
    std::vector<std::pair<Rows, Value>> Stores;
    Rows Left = AllRows;
    for (unsigned N = 0; N != 4; ++N) {
      Rows Of = Left & randomRows();
      Left &= ~Of;
      Stores.push_back({Of, random(2).V});
    }
    Value First;
    for (unsigned Round = 0; Round != 3; ++Round) {
      std::shuffle(Stores.begin(), Stores.end(), Random);
      Object &O = Objects.at(Objects.create(
          ObjectKind::Dict, Undefined, Condition::always(), Site{}, PathId{0}));
      Datum Key = Values.integer(1);
      for (auto &[Of, V] : Stores)
        if (Of) {
          Objects.setField(O, Field, V, condition(Of));
          Objects.setItem(O, Key, V, condition(Of));
        }
      Value Got = Objects.field(O, Field);
      Value *Item = Objects.item(O, Key);
      ASSERT_EQ(Got, Item ? *Item : Value(Undefined));
      ASSERT_TRUE(Round == 0 || Got == First);
      First = Got;
    }
  }
}

TEST_F(LatticeTest, StoringAgainChangesNothing) {
  NameId Field = Names.intern("module");
  for (unsigned I = 0; I != 200; ++I) {
    Object &O =
        Objects.at(Objects.create(ObjectKind::Instance, Undefined,
                                  Condition::always(), Site{}, PathId{0}));
    Objects.setField(O, Field, random(2).V, condition(randomRows()));
    Value V = random(2).V;
    Condition Pc = condition(randomRows());
    Objects.setField(O, Field, V, Pc);
    Value Once = Objects.field(O, Field);
    Objects.setField(O, Field, V, Pc);
    ASSERT_EQ(Objects.field(O, Field), Once);
    Objects.setField(O, Field, Once, condition(randomRows()));
    ASSERT_EQ(Objects.field(O, Field), Once) << "what is there is stored";
  }
}

} // namespace
