//===- GuardedTable.h - What a guarded value is, written out as a table ---===//
//
// The oracle of the tests of values and of the heap: for every assignment of a
// few atoms, the datum that is there. Row R gives atom I the value of bit I. A
// condition is the set of the rows in which it holds.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_UNIT_FLOW_GUARDEDTABLE_H
#define CUSTODY_UNIT_FLOW_GUARDEDTABLE_H

#include "custody/Flow/Value.h"

#include "gtest/gtest.h"

#include <array>
#include <random>
#include <string>

namespace custody::flow {

constexpr unsigned AtomCount = 4, RowCount = 1u << AtomCount;

/// Bit R is set when the condition holds in row R.
using Rows = uint32_t;
constexpr Rows AllRows = (1u << RowCount) - 1;

using DatumTable = std::array<Datum, RowCount>;

/// A value and what it has to be.
struct Guarded {
  Value V;
  DatumTable Table;
};

class GuardedTableTest : public ::testing::Test {
protected:
  GuardedTableTest() {
    for (unsigned I = 0; I != AtomCount; ++I)
      Atoms.push_back(Conditions.atom(std::string(1, char('a' + I)),
                                      config::AtomKind::Flag));
    Some = {Undefined,
            None,
            True,
            Values.integer(7),
            Values.integer(8),
            Values.string(NameId{7}),
            Values.object(0),
            Values.object(1)};
  }

  static bool has(Rows Of, unsigned Row) { return Of >> Row & 1; }

  Condition condition(Rows Of) {
    Condition Sum;
    for (unsigned Row = 0; Row != RowCount; ++Row) {
      Condition Product = has(Of, Row) ? Condition::always() : Condition();
      for (unsigned I = 0; I != AtomCount; ++I)
        Product = Conditions.conj(Product,
                                  Conditions.literal(Atoms[I], Row >> I & 1));
      Sum = Conditions.disj(Sum, Product);
    }
    return Sum;
  }

  /// Where \p C can hold: ambiguous counts.
  Rows rows(Condition C) const {
    Rows Of = 0;
    for (unsigned Row = 0; Row != RowCount; ++Row)
      if (Conditions.evaluate(
              C, [&](config::AtomId A) { return Row >> unsigned(A) & 1; }))
        Of |= 1u << Row;
    return Of;
  }

  /// \p V is in each row of \p In what \p Table says, and nothing besides.
  ::testing::AssertionResult agrees(Value V, const DatumTable &Table,
                                    Rows In = AllRows) {
    for (unsigned Row = 0; Row != RowCount; ++Row) {
      if (!has(In, Row))
        continue;
      unsigned Found = 0, Right = 0;
      for (const Alternative &A : Values.alternatives(V))
        if (has(rows(A.When), Row)) {
          ++Found;
          Right += A.What == Table[Row];
        }
      if (Found != 1 || Right != 1)
        return ::testing::AssertionFailure()
               << "row " << Row << " has " << Found << " data, of which "
               << Right << " are right";
    }
    return ::testing::AssertionSuccess();
  }
  ::testing::AssertionResult agrees(const Guarded &G, Rows In = AllRows) {
    return agrees(G.V, G.Table, In);
  }

  unsigned pick(unsigned Count) {
    return std::uniform_int_distribution<unsigned>(0, Count - 1)(Random);
  }
  /// Conditions of few atoms are as frequent as those of all.
  Rows randomRows() {
    Rows Of = pick(AllRows + 1);
    for (unsigned I = 0; I != AtomCount; ++I)
      if (I >= UsedAtoms || pick(2))
        for (unsigned Row = 0; Row != RowCount; ++Row)
          if (Row >> I & 1) // as in the row without that atom
            Of = has(Of, Row & ~(1u << I)) ? Of | 1u << Row : Of & ~(1u << Row);
    return Of;
  }
  Datum randomDatum() { return Some[pick(Some.size())]; }

  template <typename Fn> static DatumTable table(Fn Of) {
    DatumTable Result;
    for (unsigned Row = 0; Row != RowCount; ++Row)
      Result[Row] = Of(Row);
    return Result;
  }
  static DatumTable choose(Rows C, const DatumTable &Then,
                           const DatumTable &Else) {
    return table(
        [&](unsigned Row) { return has(C, Row) ? Then[Row] : Else[Row]; });
  }

  Guarded random(unsigned Depth) {
    if (Depth == 0 || pick(6) == 0) {
      Datum D = randomDatum();
      return {D, table([&](unsigned) { return D; })};
    }
    Rows C = randomRows();
    Guarded Then = random(Depth - 1), Else = random(Depth - 1);
    return {Values.ite(condition(C), Then.V, Else.V),
            choose(C, Then.Table, Else.Table)};
  }

  ConditionTable Conditions;
  ValueTable Values{Conditions};
  std::vector<config::AtomId> Atoms;
  std::vector<Datum> Some;        ///< what random values are made of
  unsigned UsedAtoms = AtomCount; ///< by random conditions
  std::mt19937 Random{20240607};
};

} // namespace custody::flow

#endif // CUSTODY_UNIT_FLOW_GUARDEDTABLE_H
