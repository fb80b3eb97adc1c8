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
};

CheckRegistry::Add<ShardOffload> Registered(Info.Id.data(),
                                            Info.Summary.data());

} // namespace
