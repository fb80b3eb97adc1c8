//===- Encoding.h - From the bytes of a Python file to UTF-8 --------------===//
//
// Finds out how a file is encoded the way Python does (a byte order mark, then
// a PEP 263 cookie in the first two lines, then UTF-8) and converts it. The
// result is always valid UTF-8 without a byte order mark, with every line end
// a "\n" or "\r\n": whatever cannot be decoded becomes U+FFFD and is reported,
// because a file that is half readable is still worth analysing. For example
//
//   b"# -*- coding: latin-1 -*-\nx = '\xe9'\n"   ->   "...x = '\u00e9'\n"
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_ENCODING_H
#define CUSTODY_SOURCE_ENCODING_H

#include "llvm/ADT/StringRef.h"

#include <cstddef>
#include <optional>
#include <string>

namespace custody {

struct DecodedText {
  std::string Text;     ///< valid UTF-8
  std::string Encoding; ///< the name asked for, normalised: "utf-8", "latin-1"
  /// The cookie names no encoding that is known here; the text was read as
  /// UTF-8.
  bool IsUnknownEncoding = false;
  /// A byte order mark and a cookie that disagree, or a mark of an encoding in
  /// which Python accepts no source.
  bool IsMarkConflict = false;
  size_t Replaced = 0;      ///< how many U+FFFD were put in
  size_t FirstReplaced = 0; ///< where in Text the first of them stands
};

/// The encoding that a PEP 263 cookie in the first two lines asks for, as it
/// is spelled there; nothing without one.
std::optional<llvm::StringRef> findCodingCookie(llvm::StringRef Bytes);

DecodedText decodePython(llvm::StringRef Bytes);

} // namespace custody

#endif // CUSTODY_SOURCE_ENCODING_H
