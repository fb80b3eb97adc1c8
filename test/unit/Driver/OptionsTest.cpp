//===- OptionsTest.cpp - The command line ---------------------------------===//

#include "Options.h"

#include "gtest/gtest.h"

using namespace custody::driver;

namespace {

Options parse(std::vector<const char *> Arguments) {
  llvm::Expected<Options> Opts = parseOptions(Arguments);
  if (Opts)
    return *Opts;
  ADD_FAILURE() << llvm::toString(Opts.takeError());
  return {};
}

std::string errorOf(std::vector<const char *> Arguments) {
  llvm::Expected<Options> Opts = parseOptions(Arguments);
  return Opts ? "" : llvm::toString(Opts.takeError());
}

TEST(Options, ValuesMayBeOneWordOrTwo) {
  EXPECT_EQ(parse({"check", "--flags=--x=1 --y"}).value(OptionId::Flags),
            "--x=1 --y");
  EXPECT_EQ(parse({"check", "--flags", "--x 1"}).value(OptionId::Flags),
            "--x 1");
  EXPECT_EQ(parse({"check", "--flags", "--stats"}).value(OptionId::Flags),
            "--stats");
  EXPECT_EQ(parse({"check", "--flags="}).value(OptionId::Flags, "x"), "");
  EXPECT_EQ(parse({"check", "-j4"}).value(OptionId::Jobs), "4");
  EXPECT_EQ(parse({"check", "-j", "4"}).value(OptionId::Jobs), "4");
}

TEST(Options, OptionsAndOperandsMix) {
  Options Opts =
      parse({"check", "a", "--stats", "b", "-o", "-", "c", "--", "--d"});
  EXPECT_EQ(Opts.Cmd, Command::Check);
  EXPECT_EQ(Opts.Operands, (std::vector<std::string>{"a", "b", "c", "--d"}));
  EXPECT_TRUE(Opts.has(OptionId::Stats));
  EXPECT_EQ(Opts.value(OptionId::Output), "-");
}

TEST(Options, RepeatedOptionsKeepTheirOrder) {
  EXPECT_EQ(parse({"check", "--also=sarif=a", "--also", "json=b"})
                .values(OptionId::Also),
            llvm::ArrayRef<std::string>({"sarif=a", "json=b"}));
  EXPECT_EQ(errorOf({"check", "-j1", "-j2"}), "option '-j' is given twice");
}

TEST(Options, MisspeltNamesAreSuggested) {
  EXPECT_EQ(errorOf({"check", "--flag=x"}),
            "unknown option '--flag'; did you mean '--flags'?");
  EXPECT_EQ(errorOf({"chekc"}),
            "unknown command 'chekc'; did you mean 'check'?");
  EXPECT_EQ(errorOf({"check", "--xyzzy"}), "unknown option '--xyzzy'");
  EXPECT_EQ(errorOf({"check", "-z"}), "unknown option '-z'");
}

TEST(Options, WrongUseIsAnError) {
  EXPECT_EQ(errorOf({}), "no command given; see 'custody --help'");
  EXPECT_EQ(errorOf({"check", "--flags"}),
            "option '--flags' needs a value: WORDS");
  EXPECT_EQ(errorOf({"check", "--stats=1"}), "option '--stats' takes no value");
  EXPECT_EQ(errorOf({"rules", "--flags=x"}),
            "option '--flags' does not apply to 'rules'");
  EXPECT_EQ(errorOf({"--stats", "check"}),
            "option '--stats' belongs after a command");
  EXPECT_EQ(errorOf({"check", "--format=sarf"}),
            "option '--format' takes text, sarif, json, not 'sarf'; did you "
            "mean 'sarif'?");
  EXPECT_EQ(errorOf({"dump", "--format=sarif"}),
            "option '--format' takes text, json, not 'sarif'");
}

TEST(Options, WhatIsPlannedIsRefused) {
  for (const OptionRow &Row : optionTable()) {
    if (Row.K != OptionRow::Kind::Planned)
      continue;
    std::string Spelling = Row.spelling();
    EXPECT_EQ(errorOf({"check", Spelling.c_str(), "x"}),
              "option '" + Spelling + "' is not available in this version");
  }
}

TEST(Options, NumbersArePositive) {
  llvm::Expected<unsigned> Four = parsePositive(OptionId::Jobs, "4");
  ASSERT_TRUE(bool(Four));
  EXPECT_EQ(*Four, 4u);
  for (const char *Bad : {"0", "-1", "x", "", "4x", "99999999999"}) {
    llvm::Expected<unsigned> Number = parsePositive(OptionId::Jobs, Bad);
    ASSERT_FALSE(bool(Number)) << Bad;
    EXPECT_EQ(llvm::toString(Number.takeError()),
              std::string("option '-j' takes a positive number, not '") + Bad +
                  "'");
  }
}

} // namespace
