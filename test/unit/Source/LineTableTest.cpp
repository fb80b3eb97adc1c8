//===- LineTableTest.cpp - Lines and columns ------------------------------===//

#include "custody/Source/LineTable.h"

#include "gtest/gtest.h"

using namespace custody;

namespace {

TEST(LineTable, LinesHaveNoLineEnds) {
  LineTable Lines("a\nbc\r\n\nd");
  EXPECT_EQ(Lines.size(), 4u);
  EXPECT_EQ(Lines.line(1), "a");
  EXPECT_EQ(Lines.line(2), "bc");
  EXPECT_EQ(Lines.line(3), "");
  EXPECT_EQ(Lines.line(4), "d");
  EXPECT_EQ(Lines.line(0), "");
  EXPECT_EQ(Lines.line(5), "");
  EXPECT_EQ(LineTable("").size(), 0u);
  EXPECT_EQ(LineTable("a\n").size(), 1u);
}

TEST(LineTable, ColumnsCountCodePoints) {
  // A tab, e with a combining acute, and a character beyond the first plane.
  LineTable Lines("\te\u0301\U0001F600x");
  EXPECT_EQ(Lines.codePointColumn(1, 1), 1u);
  EXPECT_EQ(Lines.codePointColumn(1, 2), 2u); // e
  EXPECT_EQ(Lines.codePointColumn(1, 3), 3u); // the accent
  EXPECT_EQ(Lines.codePointColumn(1, 5), 4u); // the emoji
  EXPECT_EQ(Lines.codePointColumn(1, 9), 5u); // x
  EXPECT_EQ(Lines.codePointColumn(1, 99), 6u);
  EXPECT_EQ(Lines.codePointColumn(7, 3), 1u);
}

} // namespace
