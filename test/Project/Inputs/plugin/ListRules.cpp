//===- ListRules.cpp - A check built against the installed headers --------===//

#include "custody/IR/Printer.h"
#include "custody/Python/Lower.h"
#include "custody/Report/Check.h"

#include "llvm/Support/raw_ostream.h"

using namespace custody;

namespace {

constexpr RuleInfo Info = {"house-rule", "HouseRule", "A rule of our own."};

class HouseRule final : public Check {
public:
  const RuleInfo &info() const override { return Info; }
  bool reports(const ownership::Conflict &C) const override { return false; }
  Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                    llvm::StringRef Second) const override {
    return {};
  }
  unsigned rank() const override { return 100; }
};

CheckRegistry::Add<HouseRule> Registered("house-rule", "");

} // namespace

int main() {
  RuleTable Rules;
  for (const RuleInfo *Rule : Rules.rules())
    llvm::outs() << Rule->Id << '\n';
  ir::print(py::lower("x = 1\n", "mod", "mod.py", false), llvm::outs());
  return 0;
}
