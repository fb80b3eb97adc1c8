//===- ReportSources.cpp - Texts and addresses of files -------------------===//

#include "custody/Report/ReportSources.h"

#include "custody/Source/Paths.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace custody;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

void ReportSources::add(StringRef Path, StringRef RealPath, StringRef Text) {
  Entry &E = Files[Path];
  E.RealPath = RealPath.str();
  E.Text = Text;
}

std::optional<StringRef> ReportSources::text(StringRef Path) const {
  auto It = Files.find(Path);
  if (It == Files.end())
    return std::nullopt;
  return It->second.Text;
}

const LineTable *ReportSources::lines(StringRef Path) {
  auto It = Files.find(Path);
  if (It == Files.end())
    return nullptr;
  Entry &E = It->second;
  if (!E.Lines)
    E.Lines = std::make_unique<LineTable>(E.Text);
  return E.Lines.get();
}

ReportSources::Address ReportSources::address(StringRef Path) const {
  auto It = Files.find(Path);
  // A file that never was read, such as one that a PATH names and that is gone.
  if (It == Files.end())
    return {encodeUriPath(Path), !path::is_absolute(Path)};
  StringRef Real = It->second.RealPath;
  StringRef Below = Real;
  if (Below.consume_front(Root) && (Below.consume_front("/") || Root == "/"))
    return {encodeUriPath(Below), true};
  return {"file://" + encodeUriPath(Real), false};
}

std::string custody::findReportRoot(StringRef Path) {
  std::string Folder = realPath(Path);
  if (!fs::is_directory(Folder))
    Folder = path::parent_path(Folder).str();
  for (StringRef At = Folder; !At.empty(); At = path::parent_path(At))
    if (fs::exists(At + "/.git")) // a folder, or a file in a linked work tree
      return At.str();
  return Folder;
}

std::string custody::encodeUriPath(StringRef Path) {
  std::string Encoded;
  for (char C : Path) {
    if (llvm::isAlnum(C) || StringRef("/-._~!$&'()*+,;=@").contains(C)) {
      Encoded += C;
      continue;
    }
    Encoded += '%';
    Encoded += llvm::hexdigit(static_cast<unsigned char>(C) >> 4);
    Encoded += llvm::hexdigit(static_cast<unsigned char>(C) & 15);
  }
  return Encoded;
}
