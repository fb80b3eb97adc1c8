//===- Finding.cpp - Identity and order of findings -----------------------===//

#include "custody/Report/Finding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <tuple>

using namespace custody;

llvm::StringRef custody::spelling(Level L) {
  switch (L) {
  case Level::Note:
    return "note";
  case Level::Warning:
    return "warning";
  case Level::Error:
    return "error";
  }
  llvm_unreachable("unknown level");
}

llvm::StringRef custody::spelling(FlowStep::Importance I) {
  switch (I) {
  case FlowStep::Importance::Unimportant:
    return "unimportant";
  case FlowStep::Importance::Important:
    return "important";
  case FlowStep::Importance::Essential:
    return "essential";
  }
  llvm_unreachable("unknown importance");
}

std::string custody::fingerprint(const Finding &F) {
  std::string Key;
  auto Add = [&Key](llvm::StringRef Part) {
    Key += Part;
    Key += '\0'; // no part can run into the next
  };
  Add(F.RuleId);
  Add(F.First.Manager);
  Add(F.Second.Manager);
  Add(F.TensorIdentity);
  Add(F.Related.empty() ? "" : F.Related.front().Function);
  Add(F.Primary.Function);
  return llvm::utohexstr(llvm::xxh3_64bits(Key), /*LowerCase=*/true,
                         /*Width=*/16);
}

void custody::sortFindings(std::vector<Finding> &Findings) {
  std::sort(
      Findings.begin(), Findings.end(), [](const Finding &A, const Finding &B) {
        auto Key = [](const Finding &F) {
          return std::tie(F.Primary.Path, F.Primary.Range.Line,
                          F.Primary.Range.Column, F.RuleId);
        };
        if (Key(A) != Key(B))
          return Key(A) < Key(B);
        std::string PrintA = fingerprint(A), PrintB = fingerprint(B);
        return std::tie(PrintA, A.Headline) < std::tie(PrintB, B.Headline);
      });
}
