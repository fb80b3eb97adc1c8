//===- TreeWalker.cpp - Finds the Python files below one PATH -------------===//

#include "TreeWalker.h"

#include "custody/Source/Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>

using namespace custody;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

std::string dotted(StringRef Below) {
  std::string Name = Below.str();
  std::replace(Name.begin(), Name.end(), '/', '.');
  return Name;
}

std::string joinDotted(StringRef Package, StringRef Name) {
  if (Package.empty() || Name.empty())
    return (Package + Name).str();
  return (Package + "." + Name).str();
}

/// Pytest's layout: what lies in `tests`, and what pytest would collect in
/// `test`; its configuration anywhere.
bool isTestFile(StringRef Below, StringRef Name) {
  if (Name == "conftest.py")
    return true;
  bool IsCollected = Name.starts_with("test_") || Name.ends_with("_test.py");
  for (StringRef Part : llvm::split(Below, '/'))
    if (Part == "tests" || (Part == "test" && IsCollected))
      return true;
  return false;
}

/// Whether Name in Folder is the output of a Python build: copies of sources
/// that are found elsewhere.
bool isBuildOutput(StringRef Folder, StringRef Name) {
  if (path::filename(systemPath(Folder)) != "build" ||
      !(Name == "lib" || Name.starts_with("lib.") ||
        Name.starts_with("bdist.")))
    return false;
  std::string Project = folderAbove(Folder);
  return fs::exists(joinPath(Project, "setup.py")) ||
         fs::exists(joinPath(Project, "pyproject.toml"));
}

bool isIgnoredFolder(StringRef Parent, StringRef Name) {
  return Name.starts_with(".") || Name == "node_modules" ||
         Name == "__pycache__" || isBuildOutput(Parent, Name) ||
         fs::exists(joinPath(joinPath(Parent, Name), "pyvenv.cfg"));
}

struct DirectoryEntry {
  std::string Name;
  fs::file_type Type;
};

std::error_code readFolder(StringRef Folder,
                           std::vector<DirectoryEntry> &Entries) {
  std::error_code EC;
  for (fs::directory_iterator It(systemPath(Folder), EC, false), End;
       It != End && !EC; It.increment(EC)) {
    fs::file_type Type = It->type();
    if (Type == fs::file_type::type_unknown) {
      fs::file_status Status;
      if (!fs::status(It->path(), Status, /*follow=*/false))
        Type = Status.type();
    }
    Entries.push_back({path::filename(It->path()).str(), Type});
  }
  llvm::sort(Entries, [](const DirectoryEntry &A, const DirectoryEntry &B) {
    return A.Name < B.Name;
  });
  return EC;
}

} // namespace

void TreeWalker::walk(StringRef Root) {
  if (isPackageFolder(Root))
    RootName = placeInPackages(Root).Dotted;
  Pending.push_back({Root.str(), ""});
  // Links come last: what they lead to keeps its real name if it has one here.
  while (!Pending.empty() || !LinkedFolders.empty()) {
    if (Pending.empty())
      Pending.swap(LinkedFolders);
    Folder Next = std::move(Pending.back());
    Pending.pop_back();
    visit(Next);
  }
  llvm::sort(LinkedFiles,
             [](const Folder &A, const Folder &B) { return A.Path < B.Path; });
  for (const Folder &File : LinkedFiles) {
    Folder Parent{path::parent_path(File.Path).str(),
                  path::parent_path(File.Below).str()};
    addFile(Parent, path::filename(File.Path), realPath(File.Path));
  }
}

void TreeWalker::visit(const Folder &F) {
  fs::UniqueID Id;
  if (!fs::getUniqueID(systemPath(F.Path), Id) && !Seen.insert(Id).second)
    return;
  std::vector<DirectoryEntry> Entries;
  if (std::error_code EC = readFolder(F.Path, Entries)) {
    Notification N;
    N.Id = "unreadable-folder";
    N.Path = systemPath(F.Path).str();
    N.Message = "cannot read this folder: " + EC.message();
    Tree.Notifications.push_back(std::move(N));
  }
  std::string Real = realPath(F.Path);
  std::vector<Folder> Folders, Links;
  for (const DirectoryEntry &E : Entries) {
    Folder Entry{joinPath(F.Path, E.Name), joinPath(F.Below, E.Name)};
    bool IsPython = StringRef(E.Name).ends_with(".py") &&
                    !StringRef(E.Name).starts_with(".");
    bool IsLink = E.Type == fs::file_type::symlink_file;
    if (E.Type == fs::file_type::directory_file ||
        (IsLink && fs::is_directory(Entry.Path))) {
      if (!isIgnoredFolder(F.Path, E.Name))
        (IsLink ? Links : Folders).push_back(std::move(Entry));
    } else if (IsLink && IsPython) {
      LinkedFiles.push_back(std::move(Entry));
    } else if (E.Type == fs::file_type::regular_file && IsPython) {
      addFile(F, E.Name, joinPath(Real, E.Name));
    }
  }
  // Both lists are stacks: the last is visited first.
  Pending.insert(Pending.end(), Folders.rbegin(), Folders.rend());
  LinkedFolders.insert(LinkedFolders.begin(), Links.rbegin(), Links.rend());
}

void TreeWalker::addFile(const Folder &F, StringRef Name,
                         std::string RealPath) {
  FileEntry Entry;
  Entry.Path = joinPath(F.Path, Name);
  Entry.RealPath = std::move(RealPath);
  Entry.IsPackage = Name == "__init__.py";
  Entry.NameInPath = dotted(F.Below);
  if (!Entry.IsPackage || F.Below.empty())
    Entry.NameInPath =
        joinDotted(Entry.NameInPath, Name.drop_back(strlen(".py")));
  Entry.Module = Entry.IsPackage ? joinDotted(RootName, dotted(F.Below))
                                 : joinDotted(RootName, Entry.NameInPath);
  Entry.IsTest = isTestFile(F.Below, Name);
  addEntry(std::move(Entry));
}

void TreeWalker::addNamedFile(StringRef Path) {
  FileEntry Entry;
  Entry.Path = Path.str();
  Entry.RealPath = realPath(Path);
  StringRef Name = path::filename(Path);
  Entry.IsPackage = Name == "__init__.py";
  Name.consume_back(".py");
  Entry.NameInPath = Name.str();
  std::string Parent = folderAbove(Path);
  std::string Package =
      isPackageFolder(Parent) ? placeInPackages(Parent).Dotted : std::string();
  Entry.Module = Entry.IsPackage ? Package : joinDotted(Package, Name);
  Entry.IsNamed = true;
  addEntry(std::move(Entry));
}

void TreeWalker::addEntry(FileEntry Entry) {
  // A dangling link has no real path; reading it will say so.
  if (Entry.RealPath.empty())
    Entry.RealPath = Entry.Path;
  auto [It, IsNew] = Tree.ByRealPath.try_emplace(
      Entry.RealPath, static_cast<FileId>(Tree.Files.size()));
  if (IsNew) {
    Tree.Files.push_back(std::move(Entry));
    return;
  }
  // Two PATHs reach this file; it is a test only if neither names it.
  FileEntry &Known = Tree.Files[static_cast<uint32_t>(It->second)];
  Known.IsTest &= Entry.IsTest;
  Known.IsNamed |= Entry.IsNamed;
}
