//===- Render.h - Findings as text, SARIF and JSON ------------------------===//
//
// Three forms of one Report. Each is a pure function of it: the same bytes for
// the same report, with no time, no host and no absolute path in them (save for
// files outside the root, which SARIF can only name in full).
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_RENDER_H
#define CUSTODY_REPORT_RENDER_H

#include "custody/Report/Check.h"
#include "custody/Report/ExitCodes.h"
#include "custody/Report/Finding.h"
#include "custody/Report/ReportSources.h"
#include "custody/Source/Notification.h"

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace custody {

struct Report {
  llvm::ArrayRef<Finding> Findings; ///< sorted
  llvm::ArrayRef<Notification> Notifications;
  const RuleTable &Rules;
  ReportSources &Sources;
  std::string Version;
  ExitCode Code = ExitCode::Clean;
  /// Whether anything was analysed at all.
  bool IsSuccessful = true;
};

/// Clang's style: a headline with source and caret, then notes along the path,
/// then what it means, when it happens and what to do.
void renderText(Report &R, bool UseColor, llvm::raw_ostream &OS);

/// SARIF 2.1.0, one run.
void renderSarif(Report &R, llvm::raw_ostream &OS);

/// Our own JSON: {"version": 1, "findings": [...], "notifications": [...]}.
void renderJson(Report &R, llvm::raw_ostream &OS);

} // namespace custody

#endif // CUSTODY_REPORT_RENDER_H
