//===- SourceFile.cpp - Reads one file ------------------------------------===//

#include "custody/Source/SourceFile.h"

#include "custody/Source/Encoding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

using namespace custody;

namespace {

/// Positions are 32 bits wide, and tree-sitter's are too.
constexpr size_t MaxFileBytes = size_t(1) << 31;

void notify(SourceFile &File, Notification::Level L, llvm::StringRef Id,
            const llvm::Twine &Message, uint32_t Line = 0) {
  Notification N;
  N.L = L;
  N.Id = Id.str();
  N.Path = File.Entry.Path;
  N.Line = Line;
  N.Message = Message.str();
  File.Notifications.push_back(std::move(N));
}

void reportDecoding(SourceFile &File, const DecodedText &Decoded) {
  if (Decoded.IsUnknownEncoding)
    notify(File, Notification::Level::Warning, "unknown-encoding",
           "unknown encoding '" + Decoded.Encoding + "', read as UTF-8", 1);
  if (Decoded.IsMarkConflict)
    notify(File, Notification::Level::Warning, "encoding-mark",
           "Python refuses this file: its byte order mark is not that of the "
           "encoding it names",
           1);
  if (!Decoded.Replaced)
    return;
  auto Begin = Decoded.Text.begin();
  uint32_t Line = 1 + static_cast<uint32_t>(std::count(
                          Begin, Begin + Decoded.FirstReplaced, '\n'));
  notify(File, Notification::Level::Warning, "invalid-bytes",
         llvm::Twine(Decoded.Replaced) + " invalid byte sequence" +
             (Decoded.Replaced == 1 ? "" : "s") + " for encoding '" +
             Decoded.Encoding + "' replaced",
         Line);
}

} // namespace

SourceFile custody::load(const FileEntry &Entry) {
  SourceFile File;
  File.Entry = Entry;
  // Volatile: read, not mapped. A file that an editor truncates while it is
  // mapped ends the process.
  auto Buffer = llvm::MemoryBuffer::getFile(Entry.Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false,
                                            /*IsVolatile=*/true);
  if (!Buffer) {
    notify(File, Notification::Level::Error, "unreadable-file",
           "cannot read this file: " + Buffer.getError().message());
    return File;
  }
  llvm::StringRef Bytes = (*Buffer)->getBuffer();
  if (Bytes.size() > MaxFileBytes) {
    notify(File, Notification::Level::Error, "unreadable-file",
           "too large: " + llvm::Twine(Bytes.size()) + " bytes");
    return File;
  }
  File.Hash = llvm::xxh3_64bits(Bytes);
  DecodedText Decoded = decodePython(Bytes);
  reportDecoding(File, Decoded);
  File.Text = std::move(Decoded.Text);
  return File;
}
