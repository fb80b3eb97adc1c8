//===- ConditionLimitsTest.cpp - What happens at the bounds ---------------===//

#include "custody/Config/Condition.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace custody;
using namespace custody::config;

namespace {

/// The parity of Count atoms from First on, a diagram of 2 * Count - 1 nodes.
Condition parity(ConditionTable &T, unsigned First, unsigned Count) {
  Condition Result;
  for (unsigned I = First; I != First + Count; ++I) {
    Condition L = T.literal(T.atom("x" + llvm::utostr(I), AtomKind::Flag));
    Result = T.ite(L, T.negate(Result), Result);
  }
  return Result;
}

std::string text(const ConditionTable &T, Condition C) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  T.print(OS, C);
  return Text;
}

TEST(ConditionLimits, ALargeConditionIsAmbiguous) {
  Limits L;
  L.ConditionNodes = 9;
  ConditionTable T(L);
  Condition Five = parity(T, 0, 5);
  EXPECT_FALSE(T.saturated());
  EXPECT_EQ(T.support(Five).size(), 5u);
  EXPECT_FALSE(T.isCertain(parity(T, 0, 6)));
  EXPECT_TRUE(T.saturated());
}

TEST(ConditionLimits, WhatFitsDoesNotDependOnWhatDidNot) {
  Limits L;
  L.ConditionNodes = 8;
  ConditionTable T(L);
  Condition A = parity(T, 0, 4);
  Condition C = T.literal(T.atom("c", AtomKind::Flag));
  Condition Small = T.conj(A, C);
  Condition B = parity(T, 10, 4);
  Condition NotA = T.negate(A);
  size_t Before = T.nodeCount();
  for (unsigned I = 0; I != 3; ++I) {
    EXPECT_TRUE(T.conj(A, B).isAmbiguous());
    EXPECT_EQ(T.nodeCount(), Before) << "a result that is too large is kept";
    EXPECT_EQ(T.conj(A, C), Small);
    EXPECT_EQ(parity(T, 0, 4), A);
    EXPECT_TRUE(T.conj(A, NotA).isNever());
  }
}

TEST(ConditionLimits, SharingIsCountedOnce) {
  // 2^20 paths, but 39 nodes.
  Limits L;
  L.ConditionNodes = 39;
  ConditionTable T(L);
  Condition Wide = parity(T, 0, 20);
  EXPECT_FALSE(T.saturated());
  EXPECT_TRUE(T.isCertain(Wide));
  EXPECT_EQ(T.support(Wide).size(), 20u);
}

TEST(ConditionLimits, AFullTableAnswersAmbiguousAndKeepsWorking) {
  Limits L;
  L.ConditionTableNodes = 40;
  ConditionTable T(L);
  Condition A = T.literal(T.atom("a", AtomKind::Flag));
  Condition B = T.literal(T.atom("b", AtomKind::Flag));
  Condition Both = T.conj(A, B);
  for (unsigned I = 0; I != 10; ++I)
    parity(T, I * 4, 4);
  EXPECT_TRUE(T.saturated());
  EXPECT_LE(T.nodeCount(), 40u);
  EXPECT_EQ(T.conj(A, B), Both);
  // No room for the literals of a new atom: it is not known, either way.
  AtomId Late = T.atom("late", AtomKind::Flag);
  EXPECT_EQ(T.literal(Late, true), T.negate(T.literal(Late, false)));
}

TEST(ConditionLimits, ManyAlternativesArePrintedAsTheirAtoms) {
  Limits L;
  L.ConditionProducts = 4;
  ConditionTable T(L);
  EXPECT_EQ(text(T, parity(T, 0, 3)), "x0 and x1 and x2 or x0 and not x1 and "
                                      "not x2 or not x0 and x1 and not x2 or "
                                      "not x0 and not x1 and x2");
  EXPECT_EQ(text(T, parity(T, 0, 4)), "some condition over x0, x1, x2, x3");
}

TEST(ConditionLimits, GrowthKeepsHandles) {
  ConditionTable T;
  std::vector<Condition> First, Second;
  for (unsigned Round = 0; Round != 2; ++Round)
    for (unsigned I = 0; I != 3000; ++I) {
      Condition L = T.literal(T.atom("f" + llvm::utostr(I), AtomKind::Flag));
      Condition M = T.literal(
          T.atom("f" + llvm::utostr((I * 7 + 1) % 3000), AtomKind::Flag));
      (Round ? Second : First).push_back(T.disj(T.conj(L, M), T.minus(M, L)));
    }
  EXPECT_EQ(First, Second);
  EXPECT_FALSE(T.saturated());
}

} // namespace
