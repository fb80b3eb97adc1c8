//===- ReportSources.h - Texts and addresses of the files of a report -----===//
//
// What a renderer has to know about files: their text (for carets, snippets and
// line hashes) and their address relative to the folder the report is about,
// the git work tree of the first PATH or else that PATH's folder:
//
//   /home/u/repo/.git exists, PATH is lib     lib/a b.py -> "lib/a%20b.py"
//
// Line tables are built when first asked for; one thread at a time.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_REPORTSOURCES_H
#define CUSTODY_REPORT_REPORTSOURCES_H

#include "custody/Source/LineTable.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <optional>
#include <string>

namespace custody {

class ReportSources {
public:
  /// Root is absolute and without links; see findReportRoot.
  explicit ReportSources(std::string Root) : Root(std::move(Root)) {}

  /// Text must outlive this.
  void add(llvm::StringRef Path, llvm::StringRef RealPath,
           llvm::StringRef Text);

  /// Nothing for a file that was not added.
  std::optional<llvm::StringRef> text(llvm::StringRef Path) const;
  const LineTable *lines(llvm::StringRef Path);

  struct Address {
    std::string Uri;              ///< percent-encoded
    bool IsRelativeToRoot = true; ///< else absolute, with a scheme
  };
  Address address(llvm::StringRef Path) const;

private:
  struct Entry {
    std::string RealPath;
    llvm::StringRef Text;
    std::unique_ptr<LineTable> Lines;
  };

  std::string Root;
  llvm::StringMap<Entry> Files;
};

/// The git work tree that Path (a file or a folder) lies in; without one, the
/// folder itself. Absolute, without symbolic links.
std::string findReportRoot(llvm::StringRef Path);

/// Percent-encodes the bytes a URI path may not have.
std::string encodeUriPath(llvm::StringRef Path);

} // namespace custody

#endif // CUSTODY_REPORT_REPORTSOURCES_H
