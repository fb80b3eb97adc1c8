//===- SourceTree.h - The files of one run, and where imports look --------===//
//
// From the PATHs of a command line to Python files. A PATH that is a file is
// taken whatever its name; below a folder every `*.py` counts, except in hidden
// folders, caches, installed environments and build output. Symbolic links are
// followed, and each file counts once, under its real name where it has one, so
// a loop of links ends. Files are in the order of their paths: the same for any
// order of folder entries.
//
// Imports look, in this order, in
//   1. each PATH that is a folder, and the folder of each PATH that is a file,
//   2. the folder above the topmost package that one of these lies in,
//   3. the folder of the importing file when that is no package, as for a
//      script that is run,
//   4. above a folder of 1 or 2 that has the name looked for: a namespace
//      package has no `__init__.py` to tell where it begins.
// For example, with `custody check lib/pkg` where `lib/pkg/__init__.py` exists,
// `import pkg.mod` finds lib/pkg/mod.py by 2.
//
// Imports can find files below no PATH. They join the tree then (IsImported),
// at its end, so that ids stay valid; the order of the calls decides theirs.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_SOURCETREE_H
#define CUSTODY_SOURCE_SOURCETREE_H

#include "custody/Source/Notification.h"
#include "custody/Source/SourceFile.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace custody {

class SourceTree {
public:
  /// Finds the files below Paths. An error names every PATH that does not
  /// exist; all else that goes wrong is a notification.
  static llvm::Expected<SourceTree> discover(llvm::ArrayRef<std::string> Paths);

  llvm::ArrayRef<FileEntry> files() const { return Files; }
  const FileEntry &file(FileId Id) const {
    return Files[static_cast<uint32_t>(Id)];
  }
  llvm::ArrayRef<Notification> notifications() const { return Notifications; }

  /// The folders in which imports look (1 and 2 above), as the user would write
  /// them; "" is the current one.
  llvm::ArrayRef<std::string> importRoots() const { return Roots; }

  /// The file that `import Dotted` in From loads last: that of `a.b.c`, not of
  /// `a`. Nothing for a module that is elsewhere, is built in, or is a package
  /// without `__init__.py`.
  std::optional<FileId> findModule(llvm::StringRef Dotted, FileId From);

  /// The file of `from ..Dotted import` with Level dots in From; Dotted may be
  /// empty.
  std::optional<FileId> findRelative(unsigned Level, llvm::StringRef Dotted,
                                     FileId From);

private:
  friend class TreeWalker;

  SourceTree() = default;
  bool hasTopLevel(llvm::StringRef Name);
  std::optional<FileId> findInRoots(llvm::StringRef Dotted);
  std::optional<FileId> findIn(llvm::StringRef Folder, llvm::StringRef Dotted,
                               llvm::StringRef Module);
  std::optional<FileId> findFile(const std::string &Path, bool IsPackage,
                                 llvm::StringRef Module);

  std::vector<FileEntry> Files;
  std::vector<std::string> Roots;
  std::vector<Notification> Notifications;
  llvm::StringMap<FileId> ByRealPath;
  // Most imports are of other libraries and are asked for again and again:
  // answers are kept, also those that there is no such file.
  llvm::StringMap<bool> TopLevels;
  llvm::StringMap<std::optional<FileId>> ByRootName, ByPath;
  llvm::StringMap<bool> PackageFolders;
};

} // namespace custody

#endif // CUSTODY_SOURCE_SOURCETREE_H
