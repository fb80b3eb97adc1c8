//===- Paths.h - Paths the way the user writes them -----------------------===//
//
// Every path in output keeps the spelling of the PATH it came from: below ".",
// files are "pkg/mod.py"; below "../lib", "../lib/pkg/mod.py"; an absolute PATH
// stays absolute. "" is the current folder, and is what "." becomes.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_PATHS_H
#define CUSTODY_SOURCE_PATHS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace custody {

/// Without "." components, doubled and trailing slashes: "./a//b/" -> "a/b".
std::string cleanPath(llvm::StringRef Path);

/// "a" and "b" -> "a/b"; "" and "b" -> "b".
std::string joinPath(llvm::StringRef Folder, llvm::StringRef Name);

/// The folder above: "a/b" -> "a", "a" -> "", "" -> "..", ".." -> "../..".
std::string folderAbove(llvm::StringRef Path);

/// The path to give to the system: "" -> ".".
llvm::StringRef systemPath(llvm::StringRef Path);

/// Absolute and without symbolic links; empty when there is no such file.
std::string realPath(llvm::StringRef Path);

/// Whether a folder holds an `__init__.py`.
bool isPackageFolder(llvm::StringRef Folder);

/// The folder above the topmost package that Folder lies in, and Folder's
/// dotted name from there ("pkg.sub"). A folder in no package gives itself and
/// an empty name.
struct PackagePlace {
  std::string Above;
  std::string Dotted;
};
PackagePlace placeInPackages(llvm::StringRef Folder);

} // namespace custody

#endif // CUSTODY_SOURCE_PATHS_H
