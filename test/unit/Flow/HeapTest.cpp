//===- HeapTest.cpp - Stores under conditions, against tables -------------===//

#include "GuardedTable.h"

#include "custody/Flow/Heap.h"

using namespace custody;
using namespace custody::flow;

namespace {

class HeapTest : public GuardedTableTest {
protected:
  Object &make(ObjectKind Kind, Rows Born = AllRows) {
    return Objects.at(
        Objects.create(Kind, Undefined, condition(Born), Site{}, PathId{0}));
  }
  NameId name(llvm::StringRef Text) { return Names.intern(Text); }
  Datum number(int64_t I) { return Values.integer(I); }
  Value item(Object &Dict, Datum Key) {
    Value *Found = Objects.item(Dict, Key);
    return Found ? *Found : Value(Undefined);
  }

  link::NamePool Names;
  Heap Objects{Values};
};

TEST_F(HeapTest, AStoreChangesAFieldUnderItsConditionOnly) {
  NameId Field = name("module");
  for (unsigned I = 0; I != 100; ++I) {
    Object &O = make(ObjectKind::Instance);
    DatumTable Table{}; // nothing was set: Undefined
    ASSERT_TRUE(agrees(Objects.field(O, Field), Table));
    for (unsigned Store = 0; Store != 5; ++Store) {
      Rows Pc = randomRows();
      Guarded New = random(2);
      Objects.setField(O, Field, New.V, condition(Pc));
      Table = choose(Pc, New.Table, Table);
      ASSERT_TRUE(agrees(Objects.field(O, Field), Table));
    }
  }
}

TEST_F(HeapTest, AStoreChangesAnItemUnderItsConditionOnly) {
  for (unsigned I = 0; I != 100; ++I) {
    Object &Dict = make(ObjectKind::Dict);
    DatumTable Tables[3] = {};
    for (unsigned Store = 0; Store != 10; ++Store) {
      unsigned Key = pick(3);
      Rows Pc = randomRows();
      Guarded New = random(2);
      Objects.setItem(Dict, number(Key), New.V, condition(Pc));
      Tables[Key] = choose(Pc, New.Table, Tables[Key]);
    }
    for (unsigned Key = 0; Key != 3; ++Key)
      ASSERT_TRUE(agrees(item(Dict, number(Key)), Tables[Key]));
  }
}

TEST_F(HeapTest, WhereAnObjectDoesNotExistItsFieldsMayHoldAnything) {
  NameId Field = name("module");
  for (unsigned I = 0; I != 100; ++I) {
    Rows Born = randomRows() | 1;
    Object &O = make(ObjectKind::Instance, Born);
    DatumTable Table{};
    for (unsigned Store = 0; Store != 5; ++Store) {
      Rows Pc = Born & randomRows();
      Guarded New = random(2);
      Objects.setField(O, Field, New.V, condition(Pc));
      Table = choose(Pc, New.Table, Table);
    }
    ASSERT_TRUE(agrees(Objects.field(O, Field), Table, Born));
  }
}

TEST_F(HeapTest, WhatIsSetWheneverAnObjectExistsNeedsNoCondition) {
  Rows Born = 0x00f0;
  Object &O = make(ObjectKind::Dict, Born);
  Objects.setField(O, name("lr"), True, condition(Born));
  Objects.setItem(O, number(1), False, condition(Born));
  Objects.append(O, None, condition(Born));
  EXPECT_TRUE(Objects.field(O, name("lr")).is(True));
  EXPECT_TRUE(item(O, number(1)).is(False));
  EXPECT_TRUE(O.Elements.back().is(None));
  Objects.setField(O, name("lr"), None, condition(0x0030));
  EXPECT_TRUE(Values.restrict(Objects.field(O, name("lr")), condition(0x0030))
                  .is(None));
  EXPECT_TRUE(Values.restrict(Objects.field(O, name("lr")), condition(0x00c0))
                  .is(True));
}

TEST_F(HeapTest, AnAppendedElementIsThereUnderItsConditionOnly) {
  Object &List = make(ObjectKind::List);
  Objects.append(List, True, Condition::always());
  Objects.append(List, None, condition(0x00ff));
  Objects.append(List, False, condition(0x0f0f));
  ASSERT_EQ(List.Elements.size(), 3u) << "one place per append, in order";
  EXPECT_TRUE(List.Elements[0].is(True));
  auto only = [](Rows Where, Datum D) {
    return table([&](unsigned Row) { return has(Where, Row) ? D : Undefined; });
  };
  EXPECT_TRUE(agrees(List.Elements[1], only(0x00ff, None)));
  EXPECT_TRUE(agrees(List.Elements[2], only(0x0f0f, False)));
}

TEST_F(HeapTest, ManyFieldsAreFoundAsFewAre) {
  Object &O = make(ObjectKind::Instance);
  constexpr unsigned Count = 60;
  auto field = [&](unsigned N) { return name("field" + std::to_string(N)); };
  for (unsigned N = 0; N != Count; ++N) {
    Objects.setField(O, field(N), number(N), Condition::always());
    // The first one is changed while the number of fields grows.
    Objects.setField(O, field(0), number(1000 + N), Condition::always());
    EXPECT_EQ(Objects.field(O, field(N + 1)), Value(Undefined));
    for (unsigned Old = 1; Old <= N; ++Old)
      ASSERT_EQ(Objects.field(O, field(Old)), Value(number(Old)));
    ASSERT_EQ(Objects.field(O, field(0)), Value(number(1000 + N)));
  }
  ASSERT_EQ(O.Fields.size(), Count) << "a field is one place";
  for (unsigned N = 0; N != Count; ++N)
    EXPECT_EQ(O.Fields[N].first, field(N)) << "in order of insertion";
}

TEST_F(HeapTest, ManyItemsAreFoundAsFewAre) {
  Object &Dict = make(ObjectKind::Dict);
  constexpr unsigned Count = 60;
  for (unsigned Round = 0; Round != 2; ++Round)
    for (unsigned N = 0; N != Count; ++N) {
      // Keys of two kinds with the same payload.
      Objects.setItem(Dict, number(N), number(N + Round), condition(0x00ff));
      Objects.setItem(Dict, Values.object(N), None, Condition::always());
    }
  ASSERT_EQ(Dict.Items.size(), 2 * Count);
  for (unsigned N = 0; N != Count; ++N) {
    EXPECT_EQ(Dict.Items[2 * N].first, number(N)) << "in order of insertion";
    EXPECT_TRUE(agrees(item(Dict, number(N)), table([&](unsigned Row) {
                         return has(0x00ff, Row) ? number(N + 1) : Undefined;
                       })));
    EXPECT_EQ(item(Dict, Values.object(N)), Value(None));
  }
  EXPECT_EQ(Objects.item(Dict, number(Count)), nullptr);
}

TEST_F(HeapTest, ManyFieldsAndManyItemsOfOneObjectAreKeptApart) {
  // An instance of a class that derives from dict has both.
  Object &O = make(ObjectKind::Dict);
  constexpr unsigned Count = 20;
  for (unsigned N = 0; N != Count; ++N)
    Objects.setField(O, NameId{N}, number(N), Condition::always());
  for (unsigned N = 0; N != Count; ++N)
    Objects.setItem(O, Datum{N}, number(100 + N), Condition::always());
  ASSERT_EQ(O.Items.size(), Count);
  for (unsigned N = 0; N != Count; ++N) {
    EXPECT_EQ(Objects.field(O, NameId{N}), Value(number(N)));
    EXPECT_EQ(item(O, Datum{N}), Value(number(100 + N)));
  }
  EXPECT_EQ(Objects.field(O, NameId{Count}), Value(Undefined));
  EXPECT_EQ(Objects.item(O, Datum{Count}), nullptr);
}

TEST_F(HeapTest, ObjectsStayWhereTheyAre) {
  Object &First = make(ObjectKind::Instance);
  ObjectId Id{0};
  for (unsigned N = 0; N != 1000; ++N)
    make(ObjectKind::List);
  EXPECT_EQ(&Objects.at(Id), &First);
  EXPECT_EQ(&Objects.at(Objects.datum(Id)), &First);
  EXPECT_TRUE(Objects.is(Objects.datum(Id), ObjectKind::Instance));
  EXPECT_FALSE(Objects.is(Objects.datum(Id), ObjectKind::List));
  EXPECT_FALSE(Objects.is(number(0), ObjectKind::Instance))
      << "an integer is no object, whatever its payload";
  EXPECT_EQ(Objects.size(), 1001u);
}

} // namespace
