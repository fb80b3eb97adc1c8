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
  bool reports(const ownership::Conflict &C) const override {
    auto IsOffload = [](models::Facet F) {
      return F == models::Facet::Residency || F == models::Facet::Value;
    };
    return C.Broken == ownership::Rule::K1 && !C.IsPlain &&
           IsOffload(C.First.What) && IsOffload(C.Second.What);
  }
  Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                    llvm::StringRef Second) const override {
    return {
        "decides on which device they are",
        "decides on which device they are as well",
        "the two move the same tensors at different times: what one fetches "
        "the other sends away, and copies go stale",
        "Offload with one of the two, or give each its own parameters."};
  }
  unsigned rank() const override { return 2; }
};

CheckRegistry::Add<DoubleOffload> Registered(Info.Id.data(),
                                             Info.Summary.data());

} // namespace
