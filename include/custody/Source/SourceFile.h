//===- SourceFile.h - One Python file, before and after it is read --------===//
//
// Discovery finds a FileEntry for each file without opening it; `load` reads
// one and gives its text as UTF-8. `load` touches nothing shared, so files may
// be loaded by any number of threads. A file that cannot be read or decoded
// still gives a SourceFile, with as much text as there is and a notification.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_SOURCEFILE_H
#define CUSTODY_SOURCE_SOURCEFILE_H

#include "custody/Source/Notification.h"

#include <cstdint>
#include <string>
#include <vector>

namespace custody {

/// Index of a file in its SourceTree.
enum class FileId : uint32_t {};

struct FileEntry {
  std::string Path;     ///< as the user would write it: "pkg/mod.py"
  std::string RealPath; ///< absolute, without symbolic links: the identity
  std::string Module;   ///< the dotted name it is imported by: "pkg.mod"
  /// The dotted name from the folder given as PATH, for `dump callgraph`. It
  /// differs from Module when that folder is itself a package.
  std::string NameInPath;
  bool IsPackage = false; ///< an `__init__.py`
  /// A test in pytest's layout that no PATH names: called, but no entry point.
  bool IsTest = false;
  bool IsNamed = false; ///< a PATH names this very file
  /// Below no PATH; here because some file imports it.
  bool IsImported = false;
};

struct SourceFile {
  FileEntry Entry;
  std::string Text;  ///< valid UTF-8 without a byte order mark
  uint64_t Hash = 0; ///< XXH3 of the bytes on disk
  std::vector<Notification> Notifications;
};

SourceFile load(const FileEntry &Entry);

} // namespace custody

#endif // CUSTODY_SOURCE_SOURCEFILE_H
