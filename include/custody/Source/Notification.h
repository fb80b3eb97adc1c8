//===- Notification.h - What the analysis wants its user to know ----------===//
//
// A notification is about the run, not about the user's program: a file that
// could not be read, a region that did not parse, a bound that was reached. It
// never is a finding and never loses a run. Every stage may return some; the
// driver prints them on stderr, SARIF carries them as tool notifications, and
// `--strict-inputs` turns those that made the result incomplete into a status.
//
//   warning: syntax-error: pkg/mod.py:942: skipped a region that does not parse
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_NOTIFICATION_H
#define CUSTODY_SOURCE_NOTIFICATION_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace custody {

struct Notification {
  /// Warning and Error say that the result is incomplete: something the user
  /// named was left out or only partly understood. A Note is only context.
  enum class Level : uint8_t { Note, Warning, Error };

  Level L = Level::Warning;
  std::string Id;   ///< stable, dashed: "unreadable-file"
  std::string Path; ///< as the user would write it; empty when of no file
  /// 1-based, the end exclusive, columns in bytes of the UTF-8 text; 0 where
  /// there is no position.
  uint32_t Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
  std::string Message; ///< a sentence without its full stop

  bool isIncomplete() const { return L != Level::Note; }
};

llvm::StringRef spelling(Notification::Level L);

/// Orders by path, position, id and message, and drops exact repetitions.
void sortNotifications(std::vector<Notification> &Notifications);

/// One line: "warning: id: path:line:column: message".
void print(const Notification &N, llvm::raw_ostream &OS);

} // namespace custody

#endif // CUSTODY_SOURCE_NOTIFICATION_H
