//===- MoveAfterWrap.cpp - Reports moves and casts after a claim ---------===//

#include "custody/Report/Check.h"

using namespace custody;

namespace {

constexpr char Page[] = {
#include "move-after-wrap.md.inc"
};

constexpr llvm::StringRef Tags[] = {"order", "storage", "correctness"};

constexpr RuleInfo Info = {
    "move-after-wrap",
    "MoveAfterWrap",
    "A parameter is moved or cast after a manager claimed its device, type or "
    "memory.",
    Level::Error,
    RuleInfo::Precision::High,
    Tags,
    llvm::StringRef(Page, sizeof(Page)),
};

class MoveAfterWrap final : public Check {
public:
  const RuleInfo &info() const override { return Info; }
  bool reports(const ownership::Conflict &C) const override {
    return C.Broken == ownership::Rule::K9;
  }
  Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                    llvm::StringRef Second) const override {
    const char *Consequence =
        C.First.What == models::Facet::Residency
            ? "' moves them again when it next runs, or looks for them where "
              "they no longer are"
            : "' goes on with memory that the parameters no longer use: "
              "updates and reductions reach nobody";
    return {"owns their " + models::spelling(C.First.What).str(),
            "moves, casts or re-points them afterwards",
            "'" + First.str() + Consequence,
            "Move or cast the model before '" + First.str() +
                "' takes it, or ask '" + First.str() + "' to do it."};
  }
  unsigned rank() const override { return 3; }
};

CheckRegistry::Add<MoveAfterWrap> Registered(Info.Id.data(),
                                             Info.Summary.data());

} // namespace
