//===- InterpreterTest.cpp - What small programs compute ------------------===//

#include "Snippet.h"

#include "gtest/gtest.h"

using namespace custody;
using namespace custody::flow;

namespace {

using Numbers = std::vector<int64_t>;

/// The elements of the list that global \p Name holds, all of them known.
Numbers numbers(Snippet &S, llvm::StringRef Name) {
  Value V = S.global(Name);
  if (!V.isSingle() || !S.Run.Heap.is(V.datum(), ObjectKind::List)) {
    ADD_FAILURE() << Name.str() << " is no list";
    return {};
  }
  const Object &List = S.Run.Heap.at(V.datum());
  EXPECT_FALSE(List.Open);
  Numbers Out;
  for (Value Element : List.Elements)
    Out.push_back(S.Run.asInt(Element).value_or(-1));
  return Out;
}

TEST(Interpreter, ComputesConstants) {
  Snippet S(R"(
width = 3 * 4 + 1
name = "layer" + "." + str(width)
label = f"{name}:{width // 2}"
small = width < 20 and not name.startswith("norm")
third = (1, 2, 3)[-1]
)");
  EXPECT_EQ(S.Run.asInt(S.global("width")), 13);
  EXPECT_EQ(S.Run.asString(S.global("name")), "layer.13");
  EXPECT_EQ(S.Run.asString(S.global("label")), "layer.13:6");
  EXPECT_TRUE(S.global("small").is(True));
  EXPECT_EQ(S.Run.asInt(S.global("third")), 3);
  EXPECT_TRUE(S.global("nothing").is(Undefined));
}

TEST(Interpreter, ABranchOnTheUnknownGivesComplementaryAlternatives) {
  Snippet S(R"(
import foreign
if foreign.ready:
    mode = 1
else:
    mode = 2
)");
  ASSERT_EQ(S.Run.Values.alternatives(S.global("mode")).size(), 2u);
  Condition Ready = S.whenIs("mode", S.number(1));
  EXPECT_FALSE(Ready.isTerminal());
  EXPECT_EQ(S.whenIs("mode", S.number(2)), S.Run.Conditions.negate(Ready));
}

TEST(Interpreter, TheSameQuestionHasTheSameAnswer) {
  Snippet S(R"(
import foreign
first = 1 if foreign.ready else 2
other = 1 if foreign.done else 2
second = 10 if foreign.ready else 20
fits = second == 10 * first
)");
  EXPECT_EQ(S.whenIs("first", S.number(1)), S.whenIs("second", S.number(10)));
  EXPECT_NE(S.whenIs("first", S.number(1)), S.whenIs("other", S.number(1)));
  EXPECT_TRUE(S.global("fits").is(True));
}

TEST(Interpreter, ANameSetOnOneBranchIsMissingOnTheOther) {
  Snippet S(R"(
import foreign
if foreign.ready:
    mode = 1
)");
  Condition Always = Condition::always();
  Condition Missing = S.Run.Values.missing(S.global("mode"), Always);
  EXPECT_FALSE(Missing.isTerminal());
  EXPECT_EQ(S.whenIs("mode", S.number(1)), S.Run.Conditions.negate(Missing));
}

TEST(Interpreter, UnrollsLoopsOverWhatIsKnown) {
  Snippet S(R"(
squares = []
total = 0
for n in [0, 1, 2, 3, 4, 5, 6]:
    if n == 2:
        continue
    if n == 5:
        break
    squares.append(n * n)
    total += n
countdown = 4
while countdown > 2:
    countdown -= 1
pairs = [a * b for a in (1, 2) for b in (3, 5) if a != b - 1]
)");
  EXPECT_EQ(numbers(S, "squares"), Numbers({0, 1, 9, 16}));
  EXPECT_EQ(S.Run.asInt(S.global("total")), 8);
  EXPECT_EQ(S.Run.asInt(S.global("countdown")), 2);
  EXPECT_EQ(numbers(S, "pairs"), Numbers({3, 5, 10}));
}

TEST(Interpreter, WhatComesAfterALongLoopIsFollowed) {
  // Each ends, but after more passes than are followed.
  Snippet S(R"(
n = 0
while n < 100:
    n += 1
first = 1
while True:
    n += 1
    if n > 200:
        break
second = 2
while True:
    for k in (1, 2):
        break
never = 3
)");
  EXPECT_TRUE(S.global("first").is(S.number(1)));
  EXPECT_TRUE(S.global("second").is(S.number(2)));
  EXPECT_TRUE(S.global("never").is(Undefined))
      << "the break is of the inner loop";
}

TEST(Interpreter, ALoopOverTheUnknownLeavesItsListOpen) {
  Snippet S(R"(
import foreign
found = []
for thing in foreign.things():
    found.append(thing)
)");
  Value Found = S.global("found");
  ASSERT_TRUE(Found.isSingle());
  const Object &List = S.Run.Heap.at(Found.datum());
  EXPECT_TRUE(List.Open);
  ASSERT_EQ(List.Elements.size(), 1u);
  EXPECT_TRUE(S.Run.isSymbol(List.Elements[0].datum()));
}

TEST(Interpreter, ClosuresCaptureVariablesOfTheirOwnCall) {
  Snippet S(R"(
def adder(n):
    def add(k):
        return n + k
    return add

def counter():
    count = 0
    def step():
        nonlocal count
        count += 1
        return count
    return step

by_three, by_ten = adder(3), adder(10)
sums = [by_three(1), by_ten(1), by_three(2)]
a, b = counter(), counter()
counts = [a(), a(), b(), a()]
late = [f() for f in [lambda: i for i in range(3)]]
early = [f() for f in [lambda i=i: i for i in range(3)]]
)");
  EXPECT_EQ(numbers(S, "sums"), Numbers({4, 11, 5}));
  EXPECT_EQ(numbers(S, "counts"), Numbers({1, 2, 1, 3}));
  EXPECT_EQ(numbers(S, "late"), Numbers({2, 2, 2}));
  EXPECT_EQ(numbers(S, "early"), Numbers({0, 1, 2}));
}

TEST(Interpreter, MethodsAndSuperFollowTheClass) {
  Snippet S(R"(
class Base:
    scale = 2

    def __init__(self, size):
        self.size = size

    def area(self):
        return self.scale * self.size

class Derived(Base):
    scale = 5

    def __init__(self, size):
        super().__init__(size + 1)

    @property
    def double(self):
        return 2 * self.area()

areas = [Base(3).area(), Derived(3).area(), Derived(3).double]
)");
  EXPECT_EQ(numbers(S, "areas"), Numbers({6, 20, 40}));
}

TEST(Interpreter, ContainersOfTheProgramHaveMethodsAndAttributes) {
  Snippet S(R"(
class Registry(dict):
    def __init__(self, scale):
        super().__init__(z=9)
        self.scale = scale

    def add(self, name, n):
        self[name] = n * self.scale
        return self

registry = Registry(3).add("a", 1).add("b", 2)
found = [registry["a"], registry["b"], registry.scale, registry["z"]]
found.append(registry.get("c", 7))
)");
  EXPECT_EQ(numbers(S, "found"), Numbers({3, 6, 3, 9, 7}));
}

TEST(Interpreter, WhatWasRemovedIsCountedNoMore) {
  Snippet S(R"(
places = {7: "x", 8: "y", 9: "z"}
del places[7]
keys = list(places)
left = [keys[0], keys[1], len(places), len({4, 5, 4})]
)");
  EXPECT_EQ(numbers(S, "left"), Numbers({8, 9, 2, 2}));
}

TEST(Interpreter, ACaughtExceptionReachesItsClause) {
  Snippet S(R"(
def check(n):
    if n > 2:
        raise ValueError("too large")
    return n

trace = []
for n in (1, 5):
    try:
        trace.append(check(n))
    except ValueError:
        trace.append(200)
    else:
        trace.append(300)
    finally:
        trace.append(400)
try:
    found = {"a": 1}["b"]
except ValueError:
    found = 3
except KeyError:
    found = 2
)");
  EXPECT_EQ(numbers(S, "trace"), Numbers({1, 300, 400, 200, 400}));
  EXPECT_EQ(S.Run.asInt(S.global("found")), 2);
  EXPECT_TRUE(S.Run.Guards.empty());
}

TEST(Interpreter, AnUncaughtRaiseIsAGuardAndNarrowsNothing) {
  Snippet S(R"(
import foreign
mode = 1 if foreign.ready else 2
if mode == 1:
    raise RuntimeError("not now")
after = 3
)");
  ASSERT_EQ(S.Run.Guards.size(), 1u);
  EXPECT_EQ(S.Run.Guards[0].Message, "RuntimeError");
  EXPECT_EQ(S.Run.Guards[0].Violated, S.whenIs("mode", S.number(1)));
  EXPECT_TRUE(S.global("after").is(S.number(3)));
}

TEST(Interpreter, RecordsWhatHappensToATensorUnderItsCondition) {
  Snippet S(R"(
import foreign
import torch
ready = 1 if foreign.ready else 2
param = torch.nn.Parameter(torch.empty(4))
if ready == 1:
    host = param.detach().cpu()
other = param.clone()
)");
  Condition Ready = S.whenIs("ready", S.number(1));
  Datum Param = S.global("param").datum(), Host = Undefined;
  ASSERT_TRUE(S.Run.isParameter(Param));
  // The view under the branch, the copy of the view on the host, and the copy
  // that is made in any case.
  for (const Event &E : S.Run.Events) {
    if (E.Kind == EventKind::Alias && E.Source == Param)
      EXPECT_EQ(E.When, Ready);
    if (E.Kind != EventKind::Copy)
      continue;
    if (E.Source == Param) {
      EXPECT_TRUE(E.When.isAlways());
      EXPECT_TRUE(S.global("other").is(E.Target));
    } else {
      EXPECT_EQ(E.When, Ready);
      EXPECT_TRUE(S.Run.get(E.Source, "<view>").is(Param));
      Host = E.Target;
    }
  }
  ASSERT_NE(Host, Undefined);
  EXPECT_EQ(S.whenIs("host", Host), Ready);
  EXPECT_TRUE(S.Run.get(Host, "<device>").is(S.Run.str("cpu")));
}

TEST(Interpreter, ABoundEndsTheRunAndSaysSo) {
  llvm::StringRef Text = R"(
before = 1
for n in [0] * 99:
    last = n
after = 2
)";
  Snippet Whole(Text);
  EXPECT_FALSE(Whole.Run.IsCut);
  EXPECT_FALSE(Whole.lost("steps"));
  EXPECT_TRUE(Whole.global("after").is(Whole.number(2)));

  Options Bounded;
  Bounded.Limits.Steps = 200;
  Snippet Cut(Text, Bounded);
  EXPECT_TRUE(Cut.Run.IsCut);
  EXPECT_TRUE(Cut.lost("steps"));
  EXPECT_TRUE(Cut.global("before").is(Cut.number(1)));
  EXPECT_TRUE(Cut.global("after").is(Undefined));
}

TEST(Interpreter, ALoopAndARecursionAreBoundedOnTheirOwn) {
  Options Bounded;
  Bounded.Limits.Iterations = 10;
  Snippet S(R"(
def down(n):
    return down(n + 1)

count = 0
for n in [0] * 50:
    count += 1
deep = down(0)
after = 2
)",
            Bounded);
  EXPECT_TRUE(S.lost("iterations"));
  EXPECT_TRUE(S.lost("recursion"));
  EXPECT_EQ(S.Run.asInt(S.global("count")), 10);
  EXPECT_TRUE(S.global("after").is(S.number(2)));
  EXPECT_FALSE(S.Run.IsCut);
}

} // namespace
