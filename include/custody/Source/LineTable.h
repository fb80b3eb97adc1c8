//===- LineTable.h - Lines and columns of a text --------------------------===//
//
// Where the lines of a UTF-8 text begin. Lines and columns are 1-based;
// columns count bytes in the IR and code points in what users see (a tab and a
// combining mark are one each). In "a\u00e9b", `b` is in byte column 4 and in
// code point column 3.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_SOURCE_LINETABLE_H
#define CUSTODY_SOURCE_LINETABLE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace custody {

class LineTable {
public:
  /// Text must outlive the table.
  explicit LineTable(llvm::StringRef Text);

  /// How many lines there are; a text that ends in a line end has none after
  /// it, an empty text has none at all.
  uint32_t size() const { return static_cast<uint32_t>(Starts.size()); }

  /// The text of a line without its line end; empty when there is no such line.
  llvm::StringRef line(uint32_t Line) const;

  /// The code point column of a byte column. One beyond the end of the line
  /// gives the column after its last code point.
  uint32_t codePointColumn(uint32_t Line, uint32_t ByteColumn) const;

private:
  llvm::StringRef Text;
  std::vector<uint32_t> Starts;
};

} // namespace custody

#endif // CUSTODY_SOURCE_LINETABLE_H
