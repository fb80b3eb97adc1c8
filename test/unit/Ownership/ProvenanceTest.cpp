//===- ProvenanceTest.cpp - Views and copies lead back to parameters ------===//
//
// Random programs take views and copies of a parameter under tests that nobody
// can decide; an oracle runs each program once per outcome of the tests.
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"

#include "Snippet.h"

#include "gtest/gtest.h"

#include <array>
#include <random>

using namespace custody;
using namespace custody::flow;
using namespace custody::ownership;

namespace {

constexpr unsigned TestCount = 3, TensorCount = 3;

/// Whether each tensor is a copy of the parameter (or of a copy).
using Copies = std::array<bool, TensorCount>;

struct Step {
  unsigned Test = 0; ///< that guards it; TestCount for none
  unsigned To = 0, From = 0;
  enum { View, Assign, Copy } What = View;

  std::string text() const {
    static constexpr llvm::StringLiteral Tails[] = {".view(-1)", "",
                                                    ".detach().clone()"};
    std::string Text = "t" + std::to_string(To) + " = t" +
                       std::to_string(From) + Tails[What].str() + "\n";
    if (Test == TestCount)
      return Text;
    return "if foreign.test" + std::to_string(Test) + ":\n    " + Text;
  }
};

TEST(Provenance, LeadsBackToTheParameterUnderEachOutcome) {
  std::mt19937 Random{20240607};
  auto pick = [&](unsigned Count) {
    return std::uniform_int_distribution<unsigned>(0, Count - 1)(Random);
  };
  unsigned CopyCount = 0;
  for (unsigned I = 0; I != 30; ++I) {
    std::vector<Step> Steps;
    std::string Text = "import foreign\nimport torch\n"
                       "p = torch.nn.Linear(4, 4).weight\n";
    for (unsigned N = 0; N != TestCount; ++N)
      Text += "o" + std::to_string(N) + " = 1 if foreign.test" +
              std::to_string(N) + " else 0\n";
    for (unsigned N = 0; N != TensorCount; ++N)
      Text += "t" + std::to_string(N) + " = p\n";
    for (unsigned N = 2 + pick(5); N; --N) {
      Steps.push_back({pick(TestCount + 1), pick(TensorCount),
                       pick(TensorCount), decltype(Step::What)(pick(3))});
      Text += Steps.back().text();
    }
    Snippet S(Text);
    Provenance From(S.Run);
    Datum Parameter = S.global("p").datum();
    Datum Source = From.origins(Parameter, Condition::always()).front().Tensor;
    EXPECT_NE(Source, Parameter);
    for (unsigned Row = 0; Row != 1u << TestCount; ++Row) {
      Copies Expected{};
      Condition When = Condition::always();
      for (unsigned N = 0; N != TestCount; ++N)
        When = S.Run.Conditions.conj(
            When, S.whenIs("o" + std::to_string(N), S.number(Row >> N & 1)));
      for (const Step &One : Steps)
        if (One.Test == TestCount || Row >> One.Test & 1)
          Expected[One.To] = Expected[One.From] || One.What == Step::Copy;
      for (unsigned T = 0; T != TensorCount; ++T) {
        Value V = S.global("t" + std::to_string(T));
        S.Run.Values.forEach(V, When, [&](Condition Here, Datum D) {
          // Behind the parameter is what it was made from.
          unsigned Found = 0;
          for (const Provenance::Origin &O : From.origins(D, Here))
            if (O.Tensor == Parameter) {
              ++Found;
              EXPECT_EQ(O.IsCopy, Expected[T]) << "t" << T << " of\n" << Text;
            } else {
              EXPECT_EQ(O.Tensor, Source) << Text;
            }
          EXPECT_EQ(Found, D != Parameter) << Text;
          // What shares storage with the parameter is what is no copy.
          for (const Provenance::Origin &O : From.liveOrigins(D, Here))
            EXPECT_EQ(O.Tensor == Parameter, !Expected[T]) << Text;
        });
        CopyCount += Expected[T];
      }
    }
  }
  EXPECT_GT(CopyCount, 30u);
}

TEST(Provenance, BeingRelatedIsReflexiveAndSymmetric) {
  Snippet S(R"(
import torch
class Inner(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.part = torch.nn.Linear(4, 4)
class Outer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Inner()
first = Outer()
second = Outer()
)");
  Provenance From(S.Run);
  unsigned Related = 0, Strangers = 0;
  for (uint32_t A = 0; A != S.Run.Heap.size(); ++A)
    for (uint32_t B = 0; B != S.Run.Heap.size(); ++B) {
      Datum DA = S.Run.Values.object(A), DB = S.Run.Values.object(B);
      ASSERT_EQ(From.related(DA, DB), From.related(DB, DA));
      ASSERT_TRUE(A != B || From.related(DA, DB));
      (From.related(DA, DB) ? Related : Strangers)++;
    }
  Datum First = S.global("first").datum();
  Datum Inner = S.Run.get(First, "inner").datum();
  EXPECT_TRUE(From.related(First, Inner));
  EXPECT_TRUE(From.related(First, S.Run.get(Inner, "part").datum()));
  EXPECT_FALSE(From.related(Inner, S.global("second").datum()));
  EXPECT_GT(Related, 0u);
  EXPECT_GT(Strangers, 0u);
}

} // namespace
