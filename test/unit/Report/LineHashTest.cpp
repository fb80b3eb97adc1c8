//===- LineHashTest.cpp - The upload action's own vectors -----------------===//

#include "custody/Report/LineHash.h"

#include "gtest/gtest.h"

using namespace custody;
using Hashes = std::vector<std::string>;

namespace {

TEST(LineHash, EmptyFile) {
  EXPECT_EQ(primaryLocationLineHashes(""), Hashes{"c129715d7a2bc9a3:1"});
}

TEST(LineHash, BlanksAreLeftOut) {
  EXPECT_EQ(primaryLocationLineHashes(" a\nb\n  \t\tc\n d"),
            (Hashes{"271789c17abda88f:1", "54703d4cd895b18:1",
                    "180aee12dab6264:1", "a23a3dc5e078b07b:1"}));
}

TEST(LineHash, EqualLinesAreCounted) {
  std::string Text;
  for (int I = 0; I < 10; ++I)
    Text += "Lorem ipsum dolor sit amet.\n";
  EXPECT_EQ(
      primaryLocationLineHashes(Text),
      (Hashes{"a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3",
              "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6",
              "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1",
              "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1"}));
}

TEST(LineHash, LineEndsAreAlike) {
  Hashes Unix = primaryLocationLineHashes("a\n\nb\n");
  EXPECT_EQ(primaryLocationLineHashes("a\r\n\r\nb\r\n"), Unix);
  EXPECT_EQ(primaryLocationLineHashes("a\r\rb\r"), Unix);
  EXPECT_EQ(Unix.size(), 4u);
}

TEST(LineHash, AstralCharactersAreTwoUnits) {
  // By hand: h = h * 37 + unit over the 100 units, the last 96 of them 0.
  uint64_t Hash = 0;
  for (uint64_t Unit : {0xD83D, 0xDE00, 10, 65535})
    Hash = Hash * 37 + Unit;
  for (int I = 0; I < 96; ++I)
    Hash *= 37;
  char Expected[32];
  snprintf(Expected, sizeof(Expected), "%llx:1",
           static_cast<unsigned long long>(Hash));
  EXPECT_EQ(primaryLocationLineHashes("\U0001F600\n")[0], Expected);
}

TEST(LineHash, ALineOfBlanksAtTheEndCounts) {
  EXPECT_EQ(primaryLocationLineHashes("a\n  ").size(), 2u);
  EXPECT_EQ(primaryLocationLineHashes("a\n  ")[1], "c129715d7a2bc9a3:1");
}

} // namespace
