//===- DoubleOffload.cpp - Reports two owners of residency ---------------===//

#include "custody/Report/Check.h"

using namespace custody;

namespace {

constexpr char Page[] = {
#include "double-offload.md.inc"
};

constexpr llvm::StringRef Tags[] = {"offload", "correctness"};

constexpr RuleInfo Info = {
    "double-offload",
    "DoubleOffload",
    "Two managers decide on which device one tensor is.",
    Level::Error,
    RuleInfo::Precision::High,
    Tags,
    llvm::StringRef(Page, sizeof(Page)),
};

class DoubleOffload final : public Check {
public:
  const RuleInfo &info() const override { return Info; }
};

CheckRegistry::Add<DoubleOffload> Registered(Info.Id.data(),
                                             Info.Summary.data());

} // namespace
