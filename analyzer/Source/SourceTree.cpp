//===- SourceTree.cpp - Discovery and the search for imported modules -----===//

#include "custody/Source/SourceTree.h"

#include "TreeWalker.h"

#include "custody/Source/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <cassert>

using namespace custody;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

llvm::Expected<SourceTree>
SourceTree::discover(llvm::ArrayRef<std::string> Paths) {
  SourceTree Tree;
  llvm::Error Missing = llvm::Error::success();
  std::vector<std::string> Folders;
  for (const std::string &Given : Paths) {
    fs::file_status Status;
    if (std::error_code EC = fs::status(Given, Status)) {
      Missing = llvm::joinErrors(
          std::move(Missing),
          llvm::createStringError(EC, "cannot read '%s': %s", Given.c_str(),
                                  EC.message().c_str()));
      continue;
    }
    std::string Path = cleanPath(Given);
    TreeWalker Walker(Tree);
    if (Status.type() == fs::file_type::directory_file) {
      size_t Before = Tree.Files.size();
      Walker.walk(Path);
      Folders.push_back(Path);
      if (Tree.Files.size() == Before && Tree.Files.empty()) {
        Notification N;
        N.Id = "no-python-files";
        N.Path = systemPath(Path).str();
        N.Message = "there is no Python file in this folder";
        Tree.Notifications.push_back(std::move(N));
      }
    } else {
      Walker.addNamedFile(Path);
      Folders.push_back(folderAbove(Path));
    }
  }
  if (Missing)
    return std::move(Missing);

  llvm::sort(Tree.Files, [](const FileEntry &A, const FileEntry &B) {
    return A.Path < B.Path;
  });
  for (const auto &[Index, File] : llvm::enumerate(Tree.Files))
    Tree.ByRealPath[File.RealPath] = static_cast<FileId>(Index);

  auto AddRoot = [&](std::string Root) {
    if (!llvm::is_contained(Tree.Roots, Root))
      Tree.Roots.push_back(std::move(Root));
  };
  for (const std::string &Folder : Folders)
    AddRoot(Folder);
  for (const std::string &Folder : Folders)
    AddRoot(placeInPackages(Folder).Above);
  return Tree;
}

std::optional<FileId> SourceTree::findFile(const std::string &Path,
                                           bool IsPackage, StringRef Module) {
  if (!fs::is_regular_file(Path))
    return std::nullopt;
  std::string Real = realPath(Path);
  auto [It, IsNew] =
      ByRealPath.try_emplace(Real, static_cast<FileId>(Files.size()));
  if (IsNew) {
    FileEntry Entry;
    Entry.Path = Path;
    Entry.RealPath = std::move(Real);
    Entry.Module = Entry.NameInPath = Module.str();
    Entry.IsPackage = IsPackage;
    Entry.IsImported = true;
    Files.push_back(std::move(Entry));
  }
  return It->second;
}

/// Looks for a module from a folder. Module is the full name it is asked by.
std::optional<FileId> SourceTree::findIn(StringRef Folder, StringRef Dotted,
                                         StringRef Module) {
  std::string Below = Dotted.str();
  std::replace(Below.begin(), Below.end(), '.', '/');
  std::string Base = Below.empty() ? Folder.str() : joinPath(Folder, Below);
  // The folder itself can only be a package.
  std::string Key = Below.empty() ? Base + "/" : Base;
  auto [It, IsNew] = ByPath.try_emplace(Key);
  if (!IsNew)
    return It->second;
  // A package hides a module of the same name.
  std::optional<FileId> Found =
      findFile(joinPath(Base, "__init__.py"), true, Module);
  if (!Found && !Below.empty())
    Found = findFile(Base + ".py", false, Module);
  return ByPath[Key] = Found;
}

/// Whether any folder that imports look in has the first part of a name, as a
/// module or as a folder.
bool SourceTree::hasTopLevel(StringRef Name) {
  auto [It, IsNew] = TopLevels.try_emplace(Name, false);
  if (!IsNew)
    return It->second;
  return It->second = llvm::any_of(Roots, [&](const std::string &Root) {
           std::string Path = joinPath(Root, Name);
           return fs::exists(Path) || fs::exists(Path + ".py") ||
                  path::filename(realPath(Root)) == Name;
         });
}

std::optional<FileId> SourceTree::findInRoots(StringRef Dotted) {
  StringRef Top = Dotted.split('.').first;
  if (!hasTopLevel(Top))
    return std::nullopt;
  for (const std::string &Root : Roots)
    if (std::optional<FileId> Found = findIn(Root, Dotted, Dotted))
      return Found;
  for (const std::string &Root : Roots)
    if (path::filename(realPath(Root)) == Top)
      if (auto Found = findIn(folderAbove(Root), Dotted, Dotted))
        return Found;
  return std::nullopt;
}

std::optional<FileId> SourceTree::findModule(StringRef Dotted, FileId From) {
  assert(!Dotted.empty() && "an absolute import has a name");
  auto [It, IsNew] = ByRootName.try_emplace(Dotted);
  if (IsNew)
    It->second = findInRoots(Dotted);
  if (It->second)
    return It->second;
  std::string Folder = folderAbove(file(From).Path);
  auto [Package, IsUnknown] = PackageFolders.try_emplace(Folder, false);
  if (IsUnknown)
    Package->second = isPackageFolder(Folder);
  if (Package->second)
    return std::nullopt;
  return findIn(Folder, Dotted, Dotted);
}

std::optional<FileId> SourceTree::findRelative(unsigned Level, StringRef Dotted,
                                               FileId From) {
  assert(Level > 0 && "a relative import has dots");
  std::string Folder = folderAbove(file(From).Path);
  // The name of the package the dots lead to, for a file that is new.
  StringRef Package = file(From).Module;
  if (!file(From).IsPackage)
    Package = Package.contains('.') ? Package.rsplit('.').first : "";
  for (unsigned I = 1; I < Level; ++I) {
    Folder = folderAbove(Folder);
    Package = Package.contains('.') ? Package.rsplit('.').first : "";
  }
  std::string Module = Package.str();
  if (!Dotted.empty())
    Module = Package.empty() ? Dotted.str() : (Package + "." + Dotted).str();
  return findIn(Folder, Dotted, Module);
}
