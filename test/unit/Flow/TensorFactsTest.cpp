//===- TensorFactsTest.cpp - Kind and device of tensors under conditions --===//
//
// Random programs move, copy and shard a few tensors under tests that nobody
// can decide. The oracle runs each program once per outcome of the tests; what
// the engine says of a tensor under that outcome must be what the oracle says.
//
//===----------------------------------------------------------------------===//

#include "Snippet.h"

#include "gtest/gtest.h"

#include <array>
#include <random>

using namespace custody;
using namespace custody::flow;

namespace {

constexpr unsigned TestCount = 3, TensorCount = 3;

struct Facts {
  std::string Kind = "plain", Device = "?";
};
using Tensors = std::array<Facts, TensorCount>;

/// One statement, and what it does when it is executed.
struct Step {
  unsigned Test = 0; ///< that guards it; TestCount for none
  bool Positive = true;
  unsigned To = 0, From = 0;
  enum { Move, Assign, Shard, Copy } What = Move;
  std::string Device;

  std::string text() const {
    std::string Left = "t" + std::to_string(To),
                Right = "t" + std::to_string(From), Text = Left + " = ";
    switch (What) {
    case Move:
      Text += Right + ".to('" + Device + "')";
      break;
    case Assign:
      Text += Right;
      break;
    case Shard:
      Text += "DTensor.from_local(" + Right + ", None, [Shard(0)])";
      break;
    case Copy:
      Text += Right + ".detach().clone()";
      break;
    }
    if (Test == TestCount)
      return Text + "\n";
    return std::string("if ") + (Positive ? "" : "not ") + "foreign.test" +
           std::to_string(Test) + ":\n    " + Text + "\n";
  }

  void apply(unsigned Row, Tensors &T) const {
    if (Test != TestCount && bool(Row >> Test & 1) != Positive)
      return;
    Facts New = T[From];
    if (What == Move)
      New.Device = Device;
    if (What == Shard)
      New.Kind = "dtensor";
    T[To] = New;
  }
};

class TensorFactsTest : public ::testing::Test {
protected:
  unsigned pick(unsigned Count) {
    return std::uniform_int_distribution<unsigned>(0, Count - 1)(Random);
  }
  std::vector<Step> randomSteps() {
    std::vector<Step> Steps;
    for (unsigned N = 2 + pick(5); N; --N)
      Steps.push_back({pick(TestCount + 1), pick(2) == 1, pick(TensorCount),
                       pick(TensorCount), decltype(Step::What)(pick(4)),
                       pick(2) ? "cpu" : "cuda"});
    return Steps;
  }
  static std::string program(llvm::ArrayRef<Step> Steps) {
    std::string Text = "import foreign\nimport torch\n"
                       "from torch.distributed.tensor import DTensor, Shard\n";
    for (unsigned N = 0; N != TestCount; ++N)
      Text += "o" + std::to_string(N) + " = 1 if foreign.test" +
              std::to_string(N) + " else 0\n";
    for (unsigned N = 0; N != TensorCount; ++N)
      Text += "t" + std::to_string(N) + " = torch.zeros(4)\n";
    for (const Step &S : Steps)
      Text += S.text();
    return Text;
  }
  /// When the tests come out as the bits of \p Row.
  static Condition outcome(Snippet &S, unsigned Row) {
    Condition When = Condition::always();
    for (unsigned N = 0; N != TestCount; ++N)
      When = S.Run.Conditions.conj(
          When, S.whenIs("o" + std::to_string(N), S.number(Row >> N & 1)));
    return When;
  }
  /// The facts of the one tensor that a global holds under \p When.
  static std::string fact(Snippet &S, unsigned Tensor, llvm::StringRef Fact,
                          Condition When) {
    std::string Found;
    S.Run.Values.forEach(S.global("t" + std::to_string(Tensor)), When,
                         [&](Condition Here, Datum D) {
                           S.Run.Values.forEach(
                               S.Run.get(D, Fact), Here,
                               [&](Condition, Datum F) {
                                 auto Text = S.Run.asString(F);
                                 Found += Text ? Text->str() : std::string("?");
                               });
                         });
    return Found;
  }

  std::mt19937 Random{20240607};
};

TEST_F(TensorFactsTest, AreThoseOfTheRunWithThatOutcome) {
  unsigned Sharded = 0, OnHost = 0;
  for (unsigned I = 0; I != 30; ++I) {
    std::vector<Step> Steps = randomSteps();
    std::string Text = program(Steps);
    Snippet S(Text);
    for (unsigned Row = 0; Row != 1u << TestCount; ++Row) {
      Tensors Expected;
      for (const Step &One : Steps)
        One.apply(Row, Expected);
      Condition When = outcome(S, Row);
      ASSERT_FALSE(When.isNever());
      for (unsigned T = 0; T != TensorCount; ++T) {
        ASSERT_EQ(fact(S, T, "<kind>", When), Expected[T].Kind)
            << "t" << T << " in row " << Row << " of\n"
            << Text;
        std::string Device = fact(S, T, "<device>", When);
        ASSERT_EQ(Device.empty() ? "?" : Device, Expected[T].Device)
            << "t" << T << " in row " << Row << " of\n"
            << Text;
        Sharded += Expected[T].Kind == "dtensor";
        OnHost += Expected[T].Device == "cpu";
      }
    }
  }
  EXPECT_GT(Sharded, 30u);
  EXPECT_GT(OnHost, 30u);
}

TEST_F(TensorFactsTest, FiltersMayBeAppliedInAnyOrder) {
  // A filter and its opposite share nothing and leave nothing out.
  Snippet S(R"(
import foreign
import torch
params = [torch.zeros(4), torch.zeros(4), torch.zeros(4)]
both = [p for p in [q for q in params if foreign.a(q)] if foreign.b(p)]
swapped = [p for p in [q for q in params if foreign.b(q)] if foreign.a(p)]
yes = [p for p in params if foreign.a(p)]
no = [p for p in params if not foreign.a(p)]
twice = [p for p in yes if foreign.a(p)]
)");
  // When a list holds parameter N.
  auto holds = [&](llvm::StringRef Name, unsigned N) {
    Datum P = S.Run.Heap.at(S.global("params").datum()).Elements[N].datum();
    Condition Out;
    for (Value E : S.Run.Heap.at(S.global(Name).datum()).Elements)
      Out = S.Run.Conditions.disj(
          Out, S.Run.Values.whenIs(E, Condition::always(), P));
    return Out;
  };
  ConditionTable &C = S.Run.Conditions;
  for (unsigned N = 0; N != 3; ++N) {
    EXPECT_FALSE(holds("both", N).isTerminal());
    EXPECT_EQ(holds("both", N), holds("swapped", N));
    EXPECT_EQ(holds("twice", N), holds("yes", N));
    EXPECT_TRUE(C.disjoint(holds("yes", N), holds("no", N)));
    EXPECT_TRUE(C.disj(holds("yes", N), holds("no", N)).isAlways());
    EXPECT_TRUE(C.implies(holds("both", N), holds("yes", N)));
  }
}

} // namespace
