//===- Paths.cpp - Paths the way the user writes them ---------------------===//

#include "custody/Source/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace custody;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string custody::cleanPath(llvm::StringRef Path) {
  llvm::SmallString<128> Clean(Path);
  // "a/../b" is not "b" when a is a symbolic link.
  path::remove_dots(Clean, /*remove_dot_dot=*/false);
  return Clean == "." ? std::string() : Clean.str().str();
}

std::string custody::joinPath(llvm::StringRef Folder, llvm::StringRef Name) {
  llvm::SmallString<128> Joined(Folder);
  path::append(Joined, Name);
  return Joined.str().str();
}

std::string custody::folderAbove(llvm::StringRef Path) {
  if (Path.empty())
    return "..";
  if (path::filename(Path) == "..")
    return joinPath(Path, "..");
  return path::parent_path(Path).str();
}

llvm::StringRef custody::systemPath(llvm::StringRef Path) {
  return Path.empty() ? "." : Path;
}

std::string custody::realPath(llvm::StringRef Path) {
  llvm::SmallString<128> Real;
  if (fs::real_path(systemPath(Path), Real))
    return {};
  return Real.str().str();
}

bool custody::isPackageFolder(llvm::StringRef Folder) {
  return fs::is_regular_file(joinPath(Folder, "__init__.py"));
}

PackagePlace custody::placeInPackages(llvm::StringRef Folder) {
  PackagePlace Place{Folder.str(), {}};
  // A folder without `__init__.py` in a package is part of it as well.
  while (isPackageFolder(Place.Above) ||
         isPackageFolder(folderAbove(Place.Above))) {
    std::string Real = realPath(Place.Above);
    llvm::StringRef Name = path::filename(Real);
    if (Name.empty() || Name == "/")
      break;
    Place.Dotted =
        Place.Dotted.empty() ? Name.str() : (Name + "." + Place.Dotted).str();
    Place.Above = folderAbove(Place.Above);
  }
  return Place;
}
