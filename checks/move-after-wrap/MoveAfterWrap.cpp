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
};

CheckRegistry::Add<MoveAfterWrap> Registered(Info.Id.data(),
                                             Info.Summary.data());

} // namespace
