//===- Repair.h - Works around gaps of the grammar ------------------------===//
//
// tree-sitter-python refuses some valid Python. When a file does not parse, the
// offending characters are replaced by spaces, which moves nothing, and the
// file is parsed once more:
//
//   return a, *(None,) * n     the star goes, and is remembered by where the
//                              expression behind it begins
//   class C[T = int]: ...      the default goes; it is not lowered anyway
//   (a.                        line ends in brackets go: a scanner that sees no
//   b)                         closing bracket coming takes them for dedents
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_REPAIR_H
#define CUSTODY_PYTHON_REPAIR_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace custody::py {

struct Repair {
  std::string Text; ///< as long as the original
  /// Where the expressions begin whose star was taken away, ascending.
  std::vector<uint32_t> Stars;
};

/// With \p JoinLines, line ends and comments in brackets go as well, which
/// helps only where all brackets are closed.
Repair repair(llvm::StringRef Text, bool JoinLines);

} // namespace custody::py

#endif // CUSTODY_PYTHON_REPAIR_H
