//===- LineHash.h - GitHub's primaryLocationLineHash ----------------------===//
//
// The hash by which code scanning follows a result from one version of a file
// to the next: per line, over the 100 UTF-16 code units that begin there,
// blanks left out. Computed as the upload action does, which adds it when it is
// absent and warns when it differs.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_LINEHASH_H
#define CUSTODY_REPORT_LINEHASH_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace custody {

/// One entry per line, "hash:count"; a text that ends in a line end has one
/// more for the empty line after it. Text is UTF-8.
std::vector<std::string> primaryLocationLineHashes(llvm::StringRef Text);

} // namespace custody

#endif // CUSTODY_REPORT_LINEHASH_H
