//===- Check.cpp - The registry of checks ---------------------------------===//

#include "custody/Report/Check.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace custody;

LLVM_INSTANTIATE_REGISTRY(custody::CheckRegistry)

Check::~Check() = default;
void Check::anchor() {}

llvm::StringRef custody::spelling(RuleInfo::Precision P) {
  switch (P) {
  case RuleInfo::Precision::Medium:
    return "medium";
  case RuleInfo::Precision::High:
    return "high";
  case RuleInfo::Precision::VeryHigh:
    return "very-high";
  }
  llvm_unreachable("unknown precision");
}

std::vector<std::unique_ptr<Check>> custody::makeChecks() {
  std::vector<std::unique_ptr<Check>> Checks;
  for (const CheckRegistry::entry &Entry : CheckRegistry::entries())
    Checks.push_back(Entry.instantiate());
  // The order of registration is that of static initialisation: any.
  llvm::sort(Checks, [](const auto &A, const auto &B) {
    return A->info().Id < B->info().Id;
  });
  return Checks;
}

RuleTable::RuleTable() : Checks(makeChecks()) {
  for (const std::unique_ptr<Check> &C : Checks)
    Rules.push_back(&C->info());
}

const RuleInfo *RuleTable::find(llvm::StringRef Id) const {
  auto It = llvm::find_if(Rules,
                          [&](const RuleInfo *Rule) { return Rule->Id == Id; });
  return It == Rules.end() ? nullptr : *It;
}

std::string custody::firstParagraph(const RuleInfo &Rule) {
  // Below the title.
  llvm::StringRef Rest = Rule.Page.split('\n').second.ltrim();
  std::string Line;
  for (llvm::StringRef Part : llvm::split(Rest.split("\n\n").first, '\n')) {
    if (!Line.empty())
      Line += ' ';
    Line += Part.trim();
  }
  return Line;
}
