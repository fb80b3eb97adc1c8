//===- ConditionTest.cpp - Laws of conditions, against truth tables -------===//
//
// The oracle is a table with one of {never, always, ambiguous} for every
// assignment of a few atoms. Random formulas are built on both sides and must
// agree everywhere; laws then follow from handles being canonical.
//
//===----------------------------------------------------------------------===//

#include "custody/Config/Condition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <array>
#include <random>
#include <string>

using namespace custody;
using namespace custody::config;

namespace {

constexpr unsigned AtomCount = 5, RowCount = 1u << AtomCount;

enum Truth : uint8_t { No, Yes, Unknown };

Truth andOf(Truth A, Truth B) {
  return A == No || B == No ? No : A == Yes && B == Yes ? Yes : Unknown;
}
Truth notOf(Truth A) { return A == Unknown ? A : A == Yes ? No : Yes; }
Truth orOf(Truth A, Truth B) { return notOf(andOf(notOf(A), notOf(B))); }
Truth iteOf(Truth C, Truth T, Truth E) {
  return C == Yes ? T : C == No ? E : T == E ? T : Unknown;
}

/// Row R gives atom I the value of bit I.
using Table = std::array<Truth, RowCount>;

struct Formula {
  Condition C;
  Table Rows;
};

class ConditionTest : public ::testing::Test {
protected:
  ConditionTest() {
    for (unsigned I = 0; I != AtomCount; ++I)
      Atoms.push_back(T.atom(std::string(1, char('a' + I)), AtomKind::Flag));
  }

  Truth truthAt(Condition C, unsigned Row) {
    for (unsigned I = 0; I != AtomCount; ++I)
      C = T.restrict(C, Atoms[I], Row >> I & 1);
    EXPECT_TRUE(C.isTerminal());
    return C.isNever() ? No : C.isAlways() ? Yes : Unknown;
  }

  ::testing::AssertionResult agrees(const Formula &F) {
    for (unsigned Row = 0; Row != RowCount; ++Row)
      if (truthAt(F.C, Row) != F.Rows[Row])
        return ::testing::AssertionFailure()
               << text(F.C) << " differs from its table in row " << Row;
    return ::testing::AssertionSuccess();
  }

  template <typename Fn> static Table rows(Fn Of) {
    Table Result;
    for (unsigned Row = 0; Row != RowCount; ++Row)
      Result[Row] = Of(Row);
    return Result;
  }

  unsigned pick(unsigned Count) {
    return std::uniform_int_distribution<unsigned>(0, Count - 1)(Random);
  }

  Formula random(unsigned Depth, bool WithUnknown) {
    if (Depth == 0 || pick(8) == 0) {
      if (WithUnknown && pick(4) == 0)
        return {Condition::ambiguous(), rows([](unsigned) { return Unknown; })};
      unsigned I = pick(AtomCount);
      bool Positive = pick(2);
      return {T.literal(Atoms[I], Positive), rows([&](unsigned Row) {
                return (Row >> I & 1) == Positive ? Yes : No;
              })};
    }
    Formula A = random(Depth - 1, WithUnknown);
    switch (pick(4)) {
    case 0:
      return {T.negate(A.C),
              rows([&](unsigned R) { return notOf(A.Rows[R]); })};
    case 1: {
      Formula B = random(Depth - 1, WithUnknown);
      return {T.conj(A.C, B.C),
              rows([&](unsigned R) { return andOf(A.Rows[R], B.Rows[R]); })};
    }
    case 2: {
      Formula B = random(Depth - 1, WithUnknown);
      return {T.disj(A.C, B.C),
              rows([&](unsigned R) { return orOf(A.Rows[R], B.Rows[R]); })};
    }
    default: {
      Formula B = random(Depth - 1, WithUnknown);
      Formula C = random(Depth - 1, WithUnknown);
      return {T.ite(A.C, B.C, C.C), rows([&](unsigned R) {
                return iteOf(A.Rows[R], B.Rows[R], C.Rows[R]);
              })};
    }
    }
  }

  std::string text(Condition C) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    T.print(OS, C);
    return Text;
  }

  Condition lit(char Name, bool Positive = true) {
    return T.literal(Atoms[Name - 'a'], Positive);
  }

  ConditionTable T;
  std::vector<AtomId> Atoms;
  std::mt19937 Random{20240607};
};

TEST_F(ConditionTest, AgreesWithTruthTables) {
  for (bool WithUnknown : {false, true})
    for (unsigned I = 0; I != 400; ++I)
      ASSERT_TRUE(agrees(random(5, WithUnknown)));
}

TEST_F(ConditionTest, EqualTablesHaveEqualHandles) {
  std::vector<Formula> Seen;
  unsigned EqualPairs = 0;
  for (unsigned I = 0; I != 300; ++I) {
    Formula F = random(3, I % 2);
    for (const Formula &G : Seen) {
      ASSERT_EQ(F.C == G.C, F.Rows == G.Rows)
          << text(F.C) << " / " << text(G.C);
      EqualPairs += F.C == G.C;
    }
    Seen.push_back(F);
  }
  EXPECT_GT(EqualPairs, 100u) << "the test compared nothing of interest";
}

TEST_F(ConditionTest, LatticeLawsHoldWithTheThirdTerminal) {
  for (unsigned I = 0; I != 300; ++I) {
    Condition A = random(4, true).C, B = random(4, true).C,
              C = random(4, true).C;
    ASSERT_EQ(T.conj(A, B), T.conj(B, A));
    ASSERT_EQ(T.disj(A, B), T.disj(B, A));
    ASSERT_EQ(T.conj(A, T.conj(B, C)), T.conj(T.conj(A, B), C));
    ASSERT_EQ(T.disj(A, T.disj(B, C)), T.disj(T.disj(A, B), C));
    ASSERT_EQ(T.conj(A, T.disj(A, B)), A);
    ASSERT_EQ(T.disj(A, T.conj(A, B)), A);
    ASSERT_EQ(T.conj(A, T.disj(B, C)), T.disj(T.conj(A, B), T.conj(A, C)));
    ASSERT_EQ(T.negate(T.negate(A)), A);
    ASSERT_EQ(T.negate(T.conj(A, B)), T.disj(T.negate(A), T.negate(B)));
    ASSERT_EQ(T.minus(A, B), T.conj(A, T.negate(B)));
    ASSERT_EQ(T.disjoint(A, B), T.conj(A, B).isNever());
  }
}

TEST_F(ConditionTest, ComplementLawsHoldWithoutTheThirdTerminal) {
  for (unsigned I = 0; I != 300; ++I) {
    Condition A = random(5, false).C, B = random(5, false).C;
    ASSERT_TRUE(T.conj(A, T.negate(A)).isNever());
    ASSERT_TRUE(T.disj(A, T.negate(A)).isAlways());
    ASSERT_TRUE(T.disjoint(T.minus(A, B), B));
    ASSERT_TRUE(T.implies(T.conj(A, B), A));
    ASSERT_EQ(T.implies(A, B) && T.implies(B, A), A == B);
    ASSERT_TRUE(T.isCertain(A));
  }
}

TEST_F(ConditionTest, KleeneTerminals) {
  Condition No = Condition::never(), Yes = Condition::always(),
            May = Condition::ambiguous();
  EXPECT_EQ(T.conj(May, No), No);
  EXPECT_EQ(T.conj(May, Yes), May);
  EXPECT_EQ(T.disj(May, Yes), Yes);
  EXPECT_EQ(T.disj(May, No), May);
  EXPECT_EQ(T.negate(May), May);
  EXPECT_EQ(T.negate(Yes), No);
  EXPECT_EQ(T.negate(No), Yes);
  EXPECT_EQ(T.ite(May, lit('a'), lit('a')), lit('a'));
  EXPECT_EQ(T.ite(May, Yes, No), May);
  EXPECT_EQ(Condition(), No);
}

TEST_F(ConditionTest, AmbiguousProvesNothingButWhatTheRestProves) {
  Condition Half = T.conj(lit('a'), Condition::ambiguous());
  EXPECT_FALSE(T.isCertain(Half));
  EXPECT_TRUE(T.disjoint(Half, lit('a', false)));
  EXPECT_FALSE(T.disjoint(Half, lit('b')));
  EXPECT_TRUE(T.implies(Half, lit('a')));
  EXPECT_FALSE(T.implies(lit('a'), Half));
  EXPECT_FALSE(T.implies(Half, Half))
      << "unknown twice is not the same unknown";
}

TEST_F(ConditionTest, RestrictForgetAndSupport) {
  for (unsigned I = 0; I != 200; ++I) {
    Formula F = random(5, I % 2);
    unsigned Which = pick(AtomCount);
    for (bool Value : {false, true})
      ASSERT_TRUE(agrees(
          {T.restrict(F.C, Atoms[Which], Value), rows([&](unsigned Row) {
             return F.Rows[Value ? Row | 1u << Which : Row & ~(1u << Which)];
           })}));
    unsigned Mask = pick(RowCount);
    auto InMask = [&](AtomId A) { return Mask >> unsigned(A) & 1; };
    ASSERT_TRUE(agrees({T.forget(F.C, InMask), rows([&](unsigned Row) {
                          Truth Any = No;
                          for (unsigned Other = 0; Other != RowCount; ++Other)
                            if ((Other & ~Mask) == (Row & ~Mask))
                              Any = orOf(Any, F.Rows[Other]);
                          return Any;
                        })}));
    llvm::SmallVector<AtomId> Support;
    for (unsigned A = 0; A != AtomCount; ++A)
      if (T.restrict(F.C, Atoms[A], false) != T.restrict(F.C, Atoms[A], true))
        Support.push_back(Atoms[A]);
    ASSERT_EQ(T.support(F.C), Support);
  }
}

TEST_F(ConditionTest, QuantificationAndConnectivesAreMonotone) {
  unsigned Proper = 0;
  for (unsigned I = 0; I != 300; ++I) {
    Condition A = random(4, false).C, More = T.disj(A, random(3, false).C),
              C = random(3, false).C;
    unsigned Mask = pick(RowCount), Other = pick(RowCount);
    auto In = [](unsigned Of) {
      return [Of](AtomId Atom) { return Of >> unsigned(Atom) & 1; };
    };
    auto exists = [&](unsigned Of, Condition X) { return T.forget(X, In(Of)); };
    ASSERT_TRUE(T.implies(A, More));
    ASSERT_TRUE(T.implies(T.conj(A, C), T.conj(More, C)));
    ASSERT_TRUE(T.implies(T.disj(A, C), T.disj(More, C)));
    ASSERT_TRUE(T.implies(T.negate(More), T.negate(A)));
    ASSERT_TRUE(T.implies(exists(Mask, A), exists(Mask, More)));
    ASSERT_TRUE(T.implies(A, exists(Mask, A)));
    ASSERT_EQ(exists(Mask, exists(Mask, A)), exists(Mask, A));
    ASSERT_EQ(exists(Mask, exists(Other, A)), exists(Other, exists(Mask, A)));
    ASSERT_EQ(exists(Mask, T.disj(A, C)),
              T.disj(exists(Mask, A), exists(Mask, C)));
    ASSERT_TRUE(T.implies(exists(Mask, T.conj(A, C)),
                          T.conj(exists(Mask, A), exists(Mask, C))));
    // What does not depend on the atoms passes through.
    Condition Kept = exists(Mask, C);
    ASSERT_EQ(exists(Mask, T.conj(A, Kept)), T.conj(exists(Mask, A), Kept));
    Proper += A != More && !exists(Mask, A).isTerminal();
  }
  EXPECT_GT(Proper, 30u) << "the test compared nothing of interest";
}

TEST_F(ConditionTest, SimplifyKeepsWhatIsCaredForAndDoesNotGrow) {
  bool Shrank = false;
  for (unsigned I = 0; I != 400; ++I) {
    Formula F = random(5, I % 2), Care = random(4, I % 3 == 0);
    Condition Simple = T.simplify(F.C, Care.C);
    for (unsigned Row = 0; Row != RowCount; ++Row)
      if (Care.Rows[Row] != No)
        ASSERT_EQ(truthAt(Simple, Row), F.Rows[Row])
            << text(F.C) << " within " << text(Care.C);
    ASSERT_LE(T.support(Simple).size(), T.support(F.C).size());
    Shrank |= T.support(Simple).size() < T.support(F.C).size();
  }
  EXPECT_TRUE(Shrank);
  Condition Here = T.conj(T.disj(lit('a'), lit('b')), lit('c', false));
  EXPECT_TRUE(T.simplify(Here, Here).isAlways());
  EXPECT_EQ(T.simplify(T.conj(Here, lit('d')), Here), lit('d'));
}

TEST_F(ConditionTest, LargeTestsAreAbbreviatedTheSameWayEachTime) {
  Limits L;
  L.ConditionNamed = 4;
  ConditionTable Small(L);
  auto atom = [&](llvm::StringRef Name) {
    return Small.literal(Small.atom(Name, AtomKind::Opaque));
  };
  Condition Two = Small.disj(atom("a"), atom("b"));
  EXPECT_EQ(Small.abbreviate(Two), Two);
  Condition Many = Condition::never();
  for (const char *Pair : {"cd", "ef", "gh"})
    Many = Small.disj(Many, Small.conj(atom(llvm::StringRef(Pair, 1)),
                                       atom(llvm::StringRef(Pair + 1, 1))));
  Condition Short = Small.abbreviate(Many);
  EXPECT_EQ(Small.support(Short).size(), 1u);
  EXPECT_EQ(Small.abbreviate(Many), Short);
  EXPECT_EQ(Small.abbreviate(Small.negate(Many)), Small.negate(Short));
}

TEST_F(ConditionTest, EvaluateTakesAmbiguousForTrue) {
  for (unsigned I = 0; I != 200; ++I) {
    Formula F = random(5, I % 2);
    for (unsigned Row = 0; Row != RowCount; ++Row)
      ASSERT_EQ(
          T.evaluate(F.C, [&](AtomId A) { return Row >> unsigned(A) & 1; }),
          F.Rows[Row] != No);
  }
}

TEST_F(ConditionTest, ModelsHoldAndPreferFalse) {
  for (unsigned I = 0; I != 300; ++I) {
    Formula F = random(4, I % 2);
    auto Model = T.anyModel(F.C);
    ASSERT_EQ(Model.has_value(), !F.C.isNever());
    if (!Model)
      continue;
    bool CanBeSure = llvm::is_contained(F.Rows, Yes);
    // Whether C can still reach what the model must reach.
    auto CanReachGoal = [&](Condition C) {
      for (unsigned Row = 0; Row != RowCount; ++Row)
        if (truthAt(C, Row) == (CanBeSure ? Yes : Unknown))
          return true;
      return false;
    };
    Condition Left = F.C;
    for (auto [A, Value] : *Model) {
      ASSERT_EQ(Value, !CanReachGoal(T.restrict(Left, A, false)));
      Left = T.restrict(Left, A, Value);
    }
    ASSERT_EQ(Left, CanBeSure ? Condition::always() : Condition::ambiguous());
  }
  EXPECT_EQ(T.anyModel(T.disj(lit('a', false), lit('b')))->size(), 1u);
}

TEST_F(ConditionTest, SubstitutesConditionsForAtoms) {
  for (unsigned I = 0; I != 100; ++I) {
    Formula F = random(4, I % 2);
    std::vector<Formula> Images;
    for (unsigned A = 0; A != AtomCount; ++A)
      Images.push_back(random(2, false));
    Condition C =
        T.substitute(T, F.C, [&](AtomId A) { return Images[unsigned(A)].C; });
    ASSERT_TRUE(agrees({C, rows([&](unsigned Row) {
                          unsigned Inner = 0;
                          for (unsigned A = 0; A != AtomCount; ++A)
                            Inner |= (Images[A].Rows[Row] == Yes) << A;
                          return F.Rows[Inner];
                        })}));
  }
}

TEST_F(ConditionTest, MovesBetweenTables) {
  ConditionTable Other;
  for (char Name : {'e', 'd', 'c', 'b', 'a'})
    Other.atom(std::string(1, Name), AtomKind::Opaque);
  for (unsigned I = 0; I != 100; ++I) {
    Condition C = random(5, I % 2).C;
    Condition There = Other.substitute(T, C, [&](AtomId A) {
      return Other.literal(Other.atom(T.name(A), T.kind(A)));
    });
    Condition Back = T.substitute(Other, There, [&](AtomId A) {
      return T.literal(T.atom(Other.name(A), Other.kind(A)));
    });
    ASSERT_EQ(Back, C);
  }
}

TEST_F(ConditionTest, AtomsAreInternedByName) {
  AtomId Flag = T.atom("args.fsdp", AtomKind::Flag);
  EXPECT_EQ(T.atom("args.fsdp", AtomKind::Opaque), Flag);
  EXPECT_EQ(T.kind(Flag), AtomKind::Flag);
  EXPECT_EQ(T.name(Flag), "args.fsdp");
  EXPECT_EQ(T.negate(T.literal(Flag)), T.literal(Flag, false));
}

TEST_F(ConditionTest, PrintsASumOfProducts) {
  Condition A = lit('a'), B = lit('b'), C = lit('c');
  EXPECT_EQ(text(Condition::never()), "never");
  EXPECT_EQ(text(Condition::always()), "always");
  EXPECT_EQ(text(Condition::ambiguous()), "ambiguous");
  EXPECT_EQ(text(T.disj(T.minus(A, B), C)), "a and not b or c");
  EXPECT_EQ(text(T.negate(T.conj(A, B))), "not a or not b");
  EXPECT_EQ(text(T.ite(A, B, C)), "a and b or not a and c");
  EXPECT_EQ(text(T.conj(A, Condition::ambiguous())), "a and ambiguous");
  EXPECT_EQ(text(T.disj(A, Condition::ambiguous())), "a or ambiguous");
}

TEST_F(ConditionTest, PrintedFormulasMeanWhatTheyPrint) {
  for (unsigned I = 0; I != 300; ++I) {
    Condition C = random(5, I % 2).C;
    if (C.isTerminal())
      continue;
    // Reads the sum of products back.
    Condition Sum;
    llvm::SmallVector<llvm::StringRef> Products, Factors;
    std::string Text = text(C);
    llvm::StringRef(Text).split(Products, " or ");
    for (llvm::StringRef Product : Products) {
      Condition Read = Condition::always();
      Factors.clear();
      Product.split(Factors, " and ");
      for (llvm::StringRef Factor : Factors) {
        bool Positive = !Factor.consume_front("not ");
        Read = T.conj(Read, Factor == "ambiguous" ? Condition::ambiguous()
                                                  : lit(Factor[0], Positive));
      }
      Sum = T.disj(Sum, Read);
    }
    ASSERT_EQ(Sum, C) << Text;
  }
}

} // namespace
