//===- TreeWalker.h - Finds the Python files below one PATH ---------------===//
//
// Private to the stage. One walker serves one PATH: its set of folders seen is
// what ends a loop of symbolic links.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LIB_SOURCE_TREEWALKER_H
#define CUSTODY_LIB_SOURCE_TREEWALKER_H

#include "custody/Source/SourceTree.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/FileSystem/UniqueID.h"

namespace custody {

class TreeWalker {
public:
  explicit TreeWalker(SourceTree &Tree) : Tree(Tree) {}

  void walk(llvm::StringRef Root);
  void addNamedFile(llvm::StringRef Path);

private:
  /// A folder to visit, by its path and its place below the PATH.
  struct Folder {
    std::string Path;
    std::string Below; ///< "a/b"; empty for the PATH itself
  };

  void visit(const Folder &F);
  void addFile(const Folder &F, llvm::StringRef Name, std::string RealPath);
  void addEntry(FileEntry Entry);

  SourceTree &Tree;
  std::string RootName; ///< dotted; empty unless the PATH is a package
  std::vector<Folder> Pending;
  std::vector<Folder> LinkedFolders, LinkedFiles; ///< visited last
  llvm::DenseSet<llvm::sys::fs::UniqueID> Seen;
};

} // namespace custody

#endif // CUSTODY_LIB_SOURCE_TREEWALKER_H
