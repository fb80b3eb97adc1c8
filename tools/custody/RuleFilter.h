//===- RuleFilter.h - The rules that `--checks` selects -------------------===//
//
// A list of globs, each adding rules or, with a dash, taking them out again;
// the last that matches decides. A list that begins with a dash starts from
// all:
//
//   "*offload"            shard-offload, double-offload
//   "*,-double-*"         all but the doubles
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_RULEFILTER_H
#define CUSTODY_TOOLS_CUSTODY_RULEFILTER_H

#include "custody/Report/Check.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"

namespace custody::driver {

class RuleFilter {
public:
  /// An error for a glob that is malformed or matches no rule.
  static llvm::Expected<RuleFilter> parse(llvm::StringRef List,
                                          const RuleTable &Rules);

  bool selects(llvm::StringRef RuleId) const;

private:
  struct Part {
    llvm::GlobPattern Glob;
    bool IsAdded;
  };
  std::vector<Part> Parts;
  bool IsInitially = true;
};

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_RULEFILTER_H
