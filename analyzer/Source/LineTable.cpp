//===- LineTable.cpp - Lines and columns of a text ------------------------===//

#include "custody/Source/LineTable.h"

#include <algorithm>

using namespace custody;

LineTable::LineTable(llvm::StringRef Text) : Text(Text) {
  for (size_t At = 0; At < Text.size();) {
    Starts.push_back(static_cast<uint32_t>(At));
    size_t End = Text.find('\n', At);
    At = End == llvm::StringRef::npos ? Text.size() : End + 1;
  }
}

llvm::StringRef LineTable::line(uint32_t Line) const {
  if (Line == 0 || Line > Starts.size())
    return {};
  size_t Begin = Starts[Line - 1];
  size_t End = Line < Starts.size() ? Starts[Line] : Text.size();
  llvm::StringRef Whole = Text.slice(Begin, End);
  Whole.consume_back("\n");
  Whole.consume_back("\r");
  return Whole;
}

uint32_t LineTable::codePointColumn(uint32_t Line, uint32_t ByteColumn) const {
  llvm::StringRef Before =
      line(Line).take_front(ByteColumn ? ByteColumn - 1 : 0);
  return 1 + static_cast<uint32_t>(
                 std::count_if(Before.begin(), Before.end(), [](char C) {
                   return (C & 0xC0) != 0x80; // not a continuation byte
                 }));
}
