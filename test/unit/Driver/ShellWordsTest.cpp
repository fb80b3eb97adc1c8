//===- ShellWordsTest.cpp - Words as a POSIX shell splits them ------------===//

#include "ShellWords.h"

#include "gtest/gtest.h"

using namespace custody::driver;
using Words = std::vector<std::string>;

namespace {

Words split(llvm::StringRef Text) {
  llvm::Expected<Words> Result = splitShellWords(Text);
  if (Result)
    return *Result;
  return {"error: " + llvm::toString(Result.takeError())};
}

TEST(ShellWords, BlanksSeparate) {
  EXPECT_EQ(split(""), Words());
  EXPECT_EQ(split(" \t\n"), Words());
  EXPECT_EQ(split("--a 1\t--b\n2 "), (Words{"--a", "1", "--b", "2"}));
}

TEST(ShellWords, QuotesJoin) {
  EXPECT_EQ(split("'a b' \"c d\""), (Words{"a b", "c d"}));
  EXPECT_EQ(split("a'b'\"c\"d"), (Words{"abcd"}));
  EXPECT_EQ(split("'' \"\""), (Words{"", ""}));
  EXPECT_EQ(split("--x='a b'"), (Words{"--x=a b"}));
  EXPECT_EQ(split("'a\"b' \"a'b\""), (Words{"a\"b", "a'b"}));
}

TEST(ShellWords, Backslashes) {
  EXPECT_EQ(split("a\\ b \\'"), (Words{"a b", "'"}));
  EXPECT_EQ(split("'a\\b'"), (Words{"a\\b"}));
  EXPECT_EQ(split("\"a\\\"b\\\\c\\$d\\`e\\n\""), (Words{"a\"b\\c$d`e\\n"}));
  EXPECT_EQ(split("a \\\n b"), (Words{"a", "b"}));
  EXPECT_EQ(split("a\\\nb \"c\\\nd\""), (Words{"ab", "cd"}));
}

TEST(ShellWords, NothingIsExpanded) {
  EXPECT_EQ(split("$HOME * ~ #x ; | `date` $(date)"),
            (Words{"$HOME", "*", "~", "#x", ";", "|", "`date`", "$(date)"}));
}

TEST(ShellWords, UnfinishedQuotesAreErrors) {
  EXPECT_EQ(split("a 'b"), Words{"error: a single quote is not closed"});
  EXPECT_EQ(split("a \"b\\\""), Words{"error: a double quote is not closed"});
  EXPECT_EQ(split("a\\"),
            Words{"error: a backslash at the end quotes nothing"});
}

TEST(ShellWords, QuotedWordsAreReadBack) {
  EXPECT_EQ(quoteShellWord("--a=b/c.py"), "--a=b/c.py");
  for (llvm::StringRef Word :
       {"", "a b", "it's", "--flags", "a\"b\\c", "$x *", "'"})
    EXPECT_EQ(split(quoteShellWord(Word)), Words{Word.str()}) << Word.str();
}

} // namespace
