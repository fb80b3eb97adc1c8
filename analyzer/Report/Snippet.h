//===- Snippet.h - One source line with carets ----------------------------===//
//
// Private to the stage. Makes a line of source fit to print on a terminal: tabs
// become blanks, what is not printable becomes a replacement character (source
// may hold escape sequences), and a very long line is cut around the range:
//
//   Code    "    x = param.cpu()"
//   Carets  "        ^~~~~~~~~~~"
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LIB_REPORT_SNIPPET_H
#define CUSTODY_LIB_REPORT_SNIPPET_H

#include "custody/IR/IR.h"

#include <string>

namespace custody {

struct Snippet {
  std::string Code, Carets;
};

/// Range begins in Line; a range over several lines is marked to the end of it.
Snippet makeSnippet(llvm::StringRef Line, const ir::SourceRange &Range);

/// Text without control characters.
std::string printable(llvm::StringRef Text);

} // namespace custody

#endif // CUSTODY_LIB_REPORT_SNIPPET_H
