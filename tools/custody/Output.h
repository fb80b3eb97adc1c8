//===- Output.h - Writes results to files ---------------------------------===//
//
// A result file is either the old one or the new one in full: it is written
// beside its place and renamed. "-" is the standard output; pipes and devices
// are written as they are.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_OUTPUT_H
#define CUSTODY_TOOLS_CUSTODY_OUTPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace custody::driver {

llvm::Error writeResult(llvm::StringRef Path, llvm::StringRef Content);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_OUTPUT_H
