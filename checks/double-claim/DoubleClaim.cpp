//===- DoubleClaim.cpp - Reports two claims of model packs ---------------===//

#include "custody/Report/Check.h"

using namespace custody;

namespace {

constexpr char Page[] = {
#include "double-claim.md.inc"
};

constexpr llvm::StringRef Tags[] = {"models", "correctness"};

constexpr RuleInfo Info = {
    "double-claim",
    "DoubleClaim",
    "Two managers that model packs describe claim one facet of one value.",
    Level::Error,
    RuleInfo::Precision::High,
    Tags,
    llvm::StringRef(Page, sizeof(Page)),
};

class DoubleClaim final : public Check {
public:
  const RuleInfo &info() const override { return Info; }
  bool reports(const ownership::Conflict &C) const override {
    return C.Broken == ownership::Rule::K1;
  }
  Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                    llvm::StringRef Second) const override {
    std::string Facet = models::spelling(C.First.What).str();
    return {"owns its " + Facet, "claims its " + Facet + " as well",
            "both decide about the " + Facet + " of one value, and '" +
                First.str() + "' never released it",
            "Release the value before '" + Second.str() +
                "' takes it, or give it another one."};
  }
  /// Rules for one facet say more.
  unsigned rank() const override { return 9; }
};

CheckRegistry::Add<DoubleClaim> Registered(Info.Id.data(), Info.Summary.data());

} // namespace
