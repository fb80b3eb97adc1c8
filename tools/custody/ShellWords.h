//===- ShellWords.h - Splits a string as a POSIX shell splits words -------===//
//
// Blanks separate words; quotes and backslashes mean what they mean in `sh`.
// Nothing is expanded: `$x`, `*`, `#` and `;` stand for themselves.
//
//   --a 'b c' "d\"e" f\ g    ->    "--a", "b c", "d\"e", "f g"
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_SHELLWORDS_H
#define CUSTODY_TOOLS_CUSTODY_SHELLWORDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace custody::driver {

/// An error for a quote that is not closed and a backslash at the end.
llvm::Expected<std::vector<std::string>> splitShellWords(llvm::StringRef Text);

/// \p Word so that a shell reads it as one word.
std::string quoteShellWord(llvm::StringRef Word);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_SHELLWORDS_H
