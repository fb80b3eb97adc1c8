//===- ConflictTest.cpp - Two managers, one tensor, from source -----------===//
//
// Each rule once where it applies and where it does not, which differs in as
// little as possible.
//
//===----------------------------------------------------------------------===//

#include "custody/Ownership/Conflict.h"

#include "Snippet.h"

#include "gtest/gtest.h"

using namespace custody;
using namespace custody::ownership;
using flow::Interpreter;

namespace {

/// Two managers. `Sharder` puts a part of each parameter in its place;
/// `HostOptimizer` steps copies on the host and writes them back.
constexpr llvm::StringLiteral Managers = R"(
import foreign
import torch
from torch.distributed.tensor import DTensor, Shard


class Sharder(torch.nn.Module):
    def __init__(self, module):
        super().__init__()
        self.module = module
        for name, param in list(module.named_parameters()):
            local = DTensor.from_local(param.data.view(-1), None, [Shard(0)])
            setattr(module, name, torch.nn.Parameter(local))


def to_host(live):
    return live.detach().clone().cpu()


class HostOptimizer(torch.optim.Optimizer):
    def __init__(
        self, params, copy_of=to_host, steps=True, write_back=True, local=False
    ):
        super().__init__(params, {"lr": 0.1})
        self.write_back = write_back
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                live = param.to_local() if local else param
                self.host_of[live] = copy_of(live)
        stepped = list(self.host_of.values()) if steps else []
        self.inner = torch.optim.AdamW(stepped, lr=0.1)

    def step(self, closure=None):
        self.inner.step()
        if self.write_back:
            for live, host in self.host_of.items():
                live.data.copy_(host)


class FlatBuffer(torch.nn.Module):
    def __init__(self, module):
        super().__init__()
        self.flat = torch.empty(1000)
        offset = 0
        for param in module.parameters():
            view = self.flat[offset : offset + param.numel()].view(param.shape)
            view.copy_(param.data)
            param.data = view
            offset += param.numel()


model = torch.nn.Linear(4, 4)
)";

struct Result {
  std::unique_ptr<Snippet> Ran;
  std::vector<Conflict> Conflicts;

  std::string manager(const Claim &C) {
    if (C.Model)
      return C.Model->Display.str();
    Interpreter &Run = Ran->Run;
    return Run.Heap.is(C.Manager, flow::ObjectKind::Instance)
               ? Run.className(Run.Heap.at(C.Manager).Class)
               : Run.describe(C.Manager);
  }
  /// "K14 script.Sharder layout, script.HostOptimizer value", one line each.
  std::string text() {
    std::string Out;
    auto claim = [&](const Claim &C) {
      return manager(C) + " " + models::spelling(C.What).str();
    };
    for (const Conflict &C : Conflicts)
      Out += spelling(C.Broken).str() + " " + claim(C.First) + ", " +
             claim(C.Second) + "\n";
    return Out;
  }
};

Result run(llvm::StringRef Script) {
  Result R;
  R.Ran = std::make_unique<Snippet>((Managers + Script).str());
  R.Conflicts = findConflicts(R.Ran->Run);
  return R;
}

TEST(Conflicts, K14IsAShardedCopyElsewhereThatIsWrittenBack) {
  Result R = run(R"(
model = Sharder(model)
optimizer = HostOptimizer(model.parameters())
optimizer.step()
)");
  EXPECT_EQ(R.text(),
            "K14 script.Sharder layout, script.HostOptimizer value\n");
  ASSERT_EQ(R.Conflicts.size(), 1u);
  const Conflict &C = R.Conflicts[0];
  EXPECT_TRUE(C.When.isAlways());
  EXPECT_EQ(C.First.Tensor, C.Second.Tensor);
  EXPECT_LT(C.First.Event, C.Second.Event);
  const std::vector<flow::Event> &Events = R.Ran->Run.Events;
  EXPECT_EQ(Events[C.First.Event].Kind, flow::EventKind::Install);
  EXPECT_EQ(Events[C.Second.Event].Kind, flow::EventKind::Copy);
  EXPECT_TRUE(llvm::any_of(C.Second.Evidence, [&](size_t N) {
    return Events[N].Kind == flow::EventKind::Write;
  })) << "without the write it would be no claim";
}

TEST(Conflicts, K14HoldsWhereBothClaimsDo) {
  Result R = run(R"(
shards = 1 if foreign.shards else 2
offloads = 1 if foreign.offloads else 2
if shards == 1:
    model = Sharder(model)
if offloads == 1:
    optimizer = HostOptimizer(model.parameters())
    optimizer.step()
)");
  ASSERT_EQ(R.Conflicts.size(), 1u) << R.text();
  flow::ConditionTable &Conditions = R.Ran->Run.Conditions;
  Condition Shards = R.Ran->whenIs("shards", R.Ran->number(1));
  Condition Offloads = R.Ran->whenIs("offloads", R.Ran->number(1));
  EXPECT_EQ(R.Conflicts[0].When, Conditions.conj(Shards, Offloads));
}

TEST(Conflicts, BranchesThatExcludeEachOtherDoNotConflict) {
  EXPECT_EQ(run(R"(
if foreign.shards:
    model = Sharder(model)
else:
    optimizer = HostOptimizer(model.parameters())
    optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, ACopyOfAPlainParameterIsNoK14) {
  EXPECT_EQ(run(R"(
optimizer = HostOptimizer(model.parameters())
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, ACopyThatIsNotWrittenBackIsNoK14) {
  EXPECT_EQ(run(R"(
model = Sharder(model)
optimizer = HostOptimizer(model.parameters(), write_back=False)
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, ACopyThatNobodyStepsIsNoK14) {
  EXPECT_EQ(run(R"(
model = Sharder(model)
optimizer = HostOptimizer(model.parameters(), steps=False)
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, AWholeCopyOfAShardedParameterIsNoK14) {
  EXPECT_EQ(run(R"(
model = Sharder(model)
optimizer = HostOptimizer(
    model.parameters(), copy_of=lambda live: live.full_tensor().cpu()
)
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, ACopyOnTheSameDeviceIsNoK14) {
  EXPECT_EQ(run(R"(
model = Sharder(model)
optimizer = HostOptimizer(
    model.parameters(), copy_of=lambda live: live.detach().clone()
)
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, ACopyOfTheLocalShardIsNoK14) {
  EXPECT_EQ(run(R"(
model = Sharder(model)
optimizer = HostOptimizer(model.parameters(), local=True)
optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, K1IsTwoCopiesThatBothAreWrittenBack) {
  Result R = run(R"(
class Other(HostOptimizer):
    pass

first = HostOptimizer(model.parameters())
second = Other(model.parameters())
first.step()
second.step()
)");
  EXPECT_EQ(R.text(), "K1 script.HostOptimizer value, script.Other value\n");
}

TEST(Conflicts, K1HoldsWhereBothClaimsDo) {
  Result R = run(R"(
first = 1 if foreign.first else 2
second = 1 if foreign.second else 2
if first == 1:
    one = HostOptimizer(model.parameters())
    one.step()
if second == 1:
    two = HostOptimizer(model.parameters())
    two.step()
)");
  ASSERT_EQ(R.Conflicts.size(), 1u) << R.text();
  Condition First = R.Ran->whenIs("first", R.Ran->number(1));
  Condition Second = R.Ran->whenIs("second", R.Ran->number(1));
  EXPECT_EQ(R.Conflicts[0].When, R.Ran->Run.Conditions.conj(First, Second));
}

TEST(Conflicts, TwoCopiesOfDifferentParametersAreNoK1) {
  EXPECT_EQ(run(R"(
first = HostOptimizer(model.parameters())
second = HostOptimizer(torch.nn.Linear(4, 4).parameters())
first.step()
second.step()
)")
                .text(),
            "");
}

TEST(Conflicts, AnOptimizerThatWasReplacedClaimsNothing) {
  EXPECT_EQ(run(R"(
class Holder:
    def __init__(self, optimizer):
        self.optimizer = optimizer

holder = Holder(HostOptimizer(model.parameters()))
holder.optimizer.step()
holder.optimizer = HostOptimizer(holder.optimizer.param_groups)
holder.optimizer.step()
)")
                .text(),
            "");
}

TEST(Conflicts, K9IsACastOfWhatLivesInAnothersBuffer) {
  Result R = run(R"(
buffer = FlatBuffer(model)
model.half()
)");
  ASSERT_FALSE(R.Conflicts.empty());
  for (const Conflict &C : R.Conflicts) {
    EXPECT_EQ(spelling(C.Broken), "K9") << R.text();
    EXPECT_EQ(C.First.What, Facet::Storage);
    EXPECT_EQ(R.manager(C.First), "script.FlatBuffer");
    EXPECT_NE(R.manager(C.Second), "script.FlatBuffer");
  }
}

TEST(Conflicts, ACastBeforeTheBufferIsBuiltIsNoK9) {
  EXPECT_EQ(run(R"(
model.half()
model.cuda()
buffer = FlatBuffer(model)
)")
                .text(),
            "");
}

TEST(Conflicts, WhatTheOwnerOfTheBufferDoesItselfIsNoK9) {
  EXPECT_EQ(run(R"(
class Casting(FlatBuffer):
    def __init__(self, module):
        super().__init__(module)
        module.half()

buffer = Casting(model)
)")
                .text(),
            "");
}

} // namespace
