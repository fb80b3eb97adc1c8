//===- Output.cpp - Writes results to files -------------------------------===//

#include "Output.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;

/// Writes all of Content to a descriptor that stays open.
static std::error_code writeAll(int Descriptor, StringRef Content) {
  llvm::raw_fd_ostream OS(Descriptor, /*shouldClose=*/false);
  OS << Content;
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC;
}

static llvm::Error writeInPlace(StringRef Path, StringRef Content) {
  std::error_code EC;
  llvm::raw_fd_ostream OS(Path, EC);
  if (!EC) {
    OS << Content;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  return EC ? llvm::createFileError(Path, EC) : llvm::Error::success();
}

llvm::Error custody::driver::writeResult(StringRef Path, StringRef Content) {
  if (Path == "-") {
    llvm::outs() << Content;
    return llvm::Error::success();
  }
  llvm::SmallString<128> Real(Path);
  fs::file_status Status;
  if (!fs::status(Path, Status)) {
    if (Status.type() != fs::file_type::regular_file)
      return writeInPlace(Path, Content);
    // Rename over what a link leads to, not over the link.
    if (std::error_code EC = fs::real_path(Path, Real))
      return llvm::createFileError(Path, EC);
  }
  llvm::Expected<fs::TempFile> Temp =
      fs::TempFile::create(Real + ".%%%%%%.tmp", fs::all_read | fs::all_write);
  if (!Temp)
    return llvm::createFileError(Path, Temp.takeError());
  if (std::error_code EC = writeAll(Temp->FD, Content)) {
    llvm::consumeError(Temp->discard());
    return llvm::createFileError(Path, EC);
  }
  if (llvm::Error E = Temp->keep(Real))
    return llvm::createFileError(Path, std::move(E));
  return llvm::Error::success();
}
