//===- ShippedPacksTest.cpp - The packs that come with the program --------===//

#include "custody/Models/ModelSet.h"

#include "gtest/gtest.h"

using namespace custody::models;

namespace {

TEST(ShippedPacks, LoadAndNameTheirSources) {
  auto Set = ModelSet::load({});
  ASSERT_TRUE(bool(Set)) << llvm::toString(Set.takeError());
  EXPECT_GT(Set->entries().size(), 150u);
  for (const Entry *E : Set->entries())
    EXPECT_FALSE(E->Sources.empty()) << E->Id.str() << " has no source";
}

/// Kinds of effects of an entry, in order.
std::string effectsOf(const ModelSet &Set, llvm::StringRef Name) {
  std::string Text;
  for (const Entry *E : Set.byName(Name))
    for (const Effect *Eff : E->Effects)
      Text += (Text.empty() ? "" : " ") + spelling(Eff->Kind).str();
  return Text;
}

TEST(ShippedPacks, TorchPrimitives) {
  auto Set = ModelSet::load({});
  ASSERT_TRUE(bool(Set));
  struct {
    llvm::StringLiteral Name, Effects;
  } Expected[] = {
      {"torch.Tensor.detach", "alias"},
      {"torch.Tensor.clone", "copy"},
      {"torch.Tensor.cpu", "copy alias place"},
      {"torch.Tensor.pin_memory", "copy place"},
      {"torch.Tensor.copy_", "write"},
      {"torch.Tensor.to_local", "alias"},
      {"torch.Tensor.full_tensor", "copy"},
      {"torch.Tensor.untyped_storage", "alias"},
      {"torch.UntypedStorage.resize_", "resize resize"},
      {"torch.Tensor.set_", "replace alias"},
      {"torch.Tensor.register_post_accumulate_grad_hook", "capture invoke"},
      {"torch.Tensor.numel", ""},
      {"torch.nn.Parameter", "alias mark mark"},
      {"torch.distributed.all_reduce", "collective write"},
      {"torch.distributed._reduce_scatter_base", "collective write"},
      {"torch.distributed._tensor.DTensor.from_local", "alias"},
      {"torch.nn.Module.cuda", "place replace replace replace"},
      {"torch.nn.Module.bfloat16", "cast replace replace replace"},
      {"torch.nn.Module.parameters", ""},
      {"torch.nn.Module.register_parameter", "register"},
      {"torch.nn.Module.register_forward_hook", "invoke"},
      {"torch.optim.AdamW", "capture"},
      {"torch.optim.adamw.AdamW.step", "use_capture claim claim write invoke"},
      {"torch.optim.Optimizer.register_step_post_hook", "invoke"},
      {"torch.distributed.fsdp.fully_shard",
       "claim claim claim claim replace claim delegate shadow"},
      {"torch.nn.parallel.DistributedDataParallel", "write capture claim"},
  };
  for (auto &[Name, Effects] : Expected) {
    EXPECT_EQ(Set->byName(Name).size(), 1u) << Name.str();
    EXPECT_EQ(effectsOf(*Set, Name), Effects) << Name.str();
  }
}

TEST(ShippedPacks, AnOptimizersBaseClassUpdatesNothing) {
  auto Set = ModelSet::load({});
  ASSERT_TRUE(bool(Set));
  EXPECT_FALSE(Set->byName("torch.optim.Optimizer").empty());
  EXPECT_TRUE(Set->byName("torch.optim.Optimizer.step").empty());
}

} // namespace
