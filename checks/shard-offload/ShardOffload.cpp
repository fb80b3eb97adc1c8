//===- ShardOffload.cpp - Reports a sharder and a foreign offloader ------===//

#include "custody/Report/Check.h"

using namespace custody;

namespace {

constexpr char Page[] = {
#include "shard-offload.md.inc"
};

constexpr llvm::StringRef Tags[] = {"sharding", "offload", "correctness"};

constexpr RuleInfo Info = {
    "shard-offload",
    "ShardOffload",
    "A sharded tensor is moved, or shadowed on another device, by an offloader "
    "that does not own it.",
    Level::Error,
    RuleInfo::Precision::High,
    Tags,
    llvm::StringRef(Page, sizeof(Page)),
};

class ShardOffload final : public Check {
public:
  const RuleInfo &info() const override { return Info; }
  bool reports(const ownership::Conflict &C) const override {
    // The layout is the first owner's, and the second takes it to the host.
    return C.Broken == ownership::Rule::K14 ||
           (C.First.What == models::Facet::Layout &&
            (C.Second.What == models::Facet::Residency ||
             C.Second.What == models::Facet::Value));
  }
  Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                    llvm::StringRef Second) const override {
    return {"replaces them by sharded DTensors and owns their layout",
            "keeps an authoritative copy on the CPU that is still sharded, and "
            "writes the parameter back from it",
            "'" + Second.str() +
                "' counts, copies and updates DTensors as if they were whole "
                "local tensors: operations without a sharding rule fail at the "
                "first step, sizes are global where local ones are meant, and "
                "what is written back bypasses '" +
                First.str() + "'",
            "Give up one of the two, use the offload policy of '" +
                First.str() + "' itself, or let '" + Second.str() +
                "' work on local shards (to_local()) that it writes back."};
  }
  unsigned rank() const override { return 0; }
};

CheckRegistry::Add<ShardOffload> Registered(Info.Id.data(),
                                            Info.Summary.data());

} // namespace
