//===- CheckTest.cpp - The registry, and what every rule must have --------===//

#include "custody/Report/Check.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace custody;

namespace {

TEST(RuleTable, HoldsTheRegisteredChecksInOrder) {
  RuleTable Rules;
  ASSERT_GE(Rules.rules().size(), 3u);
  for (size_t I = 1; I < Rules.rules().size(); ++I)
    EXPECT_LT(Rules.rules()[I - 1]->Id, Rules.rules()[I]->Id);
  EXPECT_NE(Rules.find("shard-offload"), nullptr);
  EXPECT_EQ(Rules.find("no-such-rule"), nullptr);
}

TEST(RuleTable, EveryRuleIsComplete) {
  RuleTable Rules;
  for (const RuleInfo *Rule : Rules.rules()) {
    SCOPED_TRACE(Rule->Id.str());
    EXPECT_TRUE(llvm::isUpper(Rule->Name.front()));
    EXPECT_LE(Rule->Summary.size(), 120u);
    EXPECT_TRUE(Rule->Summary.ends_with("."));
    EXPECT_LE(Rule->Tags.size(), 10u);
    EXPECT_TRUE(Rule->Page.starts_with(("# " + Rule->Id + "\n").str()));
    std::string First = firstParagraph(*Rule);
    EXPECT_FALSE(First.empty());
    EXPECT_LE(First.size(), 1024u);
    EXPECT_EQ(First.find('\n'), std::string::npos);
    for (const char *Section : {"## What happens", "## Why it is a conflict",
                                "## Example", "## Fix", "## Verify"})
      EXPECT_TRUE(Rule->Page.contains(Section)) << Section;
  }
}

} // namespace
