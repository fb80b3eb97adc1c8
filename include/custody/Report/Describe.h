//===- Describe.h - From conflicts to findings ----------------------------===//
//
// Puts a conflict into words and places: who claims what where, the chain of
// calls that leads there, and what the launch and the analysis assumed. After
// this a finding stands on its own; the run can be dropped.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_DESCRIBE_H
#define CUSTODY_REPORT_DESCRIBE_H

#include "custody/Report/Check.h"

namespace custody {

/// Findings of one run, in program order. \p Checks must outlive the call.
std::vector<Finding>
describeConflicts(flow::Interpreter &Run,
                  llvm::ArrayRef<std::unique_ptr<Check>> Checks);

} // namespace custody

#endif // CUSTODY_REPORT_DESCRIBE_H
