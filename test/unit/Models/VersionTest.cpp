//===- VersionTest.cpp - PEP 440 ordering and specifiers ------------------===//

#include "custody/Models/Version.h"

#include "gtest/gtest.h"

using namespace custody::models;

namespace {

Version version(llvm::StringRef Text) {
  llvm::Expected<Version> V = Version::parse(Text);
  EXPECT_TRUE(bool(V)) << Text.str();
  return V ? *V : (llvm::consumeError(V.takeError()), Version());
}

VersionRange range(llvm::StringRef Text) {
  llvm::Expected<Specifier> S = parseSpecifier(Text);
  EXPECT_TRUE(bool(S)) << Text.str();
  return S ? S->Versions : (llvm::consumeError(S.takeError()), VersionRange());
}

std::string problem(llvm::StringRef Text) {
  llvm::Expected<Specifier> S = parseSpecifier(Text);
  return S ? "" : llvm::toString(S.takeError());
}

TEST(Version, SortsAsPep440Says) {
  llvm::StringLiteral Ascending[] = {
      "1.0.dev1", "1.0a1.dev2", "1.0a1",          "1.0a2",     "1.0b1.post1",
      "1.0rc1",   "1.0",        "1.0.post1.dev1", "1.0.post1", "1.0.post2",
      "1.0.1",    "1.2",        "1.10",           "2!0.1"};
  for (unsigned I = 0; I != std::size(Ascending); ++I)
    for (unsigned J = 0; J != std::size(Ascending); ++J)
      EXPECT_EQ(version(Ascending[I]) < version(Ascending[J]), I < J)
          << Ascending[I].str() << " " << Ascending[J].str();
}

TEST(Version, NormalisesSpellings) {
  for (llvm::StringRef Same : {"2.6rc1", "2.6.0rc1", "v2.6.RC1", "2.6-c1",
                               "2.6.0.pre_1", "2.6rc1+cu124"})
    EXPECT_EQ(version(Same), version("2.6rc1")) << Same.str();
  EXPECT_EQ(version("1.0-1"), version("1.0.post1"));
  EXPECT_EQ(version("1.0a"), version("1.0a0"));
}

TEST(Version, RejectsWhatIsNone) {
  for (llvm::StringRef Text :
       {"", "x", "1..2", "1.", "1.2.3.4.5.6.7", "1.0+", "1.0 2", "1.0foo"}) {
    llvm::Expected<Version> V = Version::parse(Text);
    EXPECT_FALSE(bool(V)) << Text.str();
    llvm::consumeError(V.takeError());
  }
}

TEST(Specifier, Membership) {
  struct {
    llvm::StringLiteral Specifier, In, Out;
  } Cases[] = {
      {">=2.4", "2.4 2.4.post1 2.10 3", "2.4rc1 2.3.9"},
      {"<2.6", "2.5.9 2.5rc1", "2.6 2.6rc1 2.6.dev3"},
      {"<2.6rc2", "2.6rc1 2.6.dev3", "2.6rc2 2.6"},
      {">2.6", "2.6.1 2.7.dev1", "2.6 2.6.post1 2.6+cu1"},
      {">2.6.post1", "2.6.post2", "2.6.post1 2.6"},
      {"<=2.6", "2.6 2.6rc1 2.6+local", "2.6.post1"},
      {"==2.6", "2.6 2.6.0 2.6+cu1", "2.6.1 2.6rc1"},
      {"==2.6.*", "2.6 2.6.5 2.6rc1 2.6.post1", "2.7 2.7.dev0 2.5"},
      {"!=2.6.*", "2.5 2.7 2.7.dev0", "2.6 2.6.9"},
      {"!=2.6", "2.6.1 2.5", "2.6 2.6.0"},
      {"~=2.6", "2.6 2.9", "2.5 3.0 3.0.dev1"},
      {"~=2.6.1", "2.6.1 2.6.9", "2.6 2.7"},
      {"~=2.6rc1", "2.6rc1 2.7", "2.6a1 3.0"},
      {">= 2.4, < 2.8, != 2.6", "2.4 2.7.1", "2.3 2.6 2.8"},
  };
  for (auto &[Spec, In, Out] : Cases) {
    VersionRange R = range(Spec);
    llvm::SmallVector<llvm::StringRef> Members, Others;
    In.split(Members, ' ');
    Out.split(Others, ' ');
    for (llvm::StringRef V : Members)
      EXPECT_TRUE(R.contains(version(V))) << Spec.str() << " " << V.str();
    for (llvm::StringRef V : Others)
      EXPECT_FALSE(R.contains(version(V))) << Spec.str() << " " << V.str();
  }
}

TEST(Specifier, ComparesRanges) {
  EXPECT_TRUE(range(">=2.6").subsetOf(range(">=2.4")));
  EXPECT_FALSE(range(">=2.4").subsetOf(range(">=2.6")));
  EXPECT_TRUE(range("==2.5.1").subsetOf(range("==2.5.*")));
  EXPECT_TRUE(range("<2.4").intersect(range(">=2.4")).empty());
  EXPECT_TRUE(range("<2.4").intersect(range(">=2.4.dev0")).empty());
  EXPECT_FALSE(range("<=2.4").intersect(range(">=2.4")).empty());
  EXPECT_EQ(range(">=2,!=2.5"), range("!=2.5,>=2.0"));
  EXPECT_TRUE(range(">=2").subsetOf(VersionRange::everything()));
}

TEST(Specifier, NamesThePackage) {
  EXPECT_EQ(parseSpecifier("Torch_AO>=0.5")->Package, "torch-ao");
  EXPECT_EQ(parseSpecifier(">=0.5")->Package, "");
}

TEST(Specifier, ExplainsErrors) {
  EXPECT_EQ(problem("torch"), "'' begins with none of == != <= >= ~= < >");
  EXPECT_EQ(problem("torch=2"), "'=2' begins with none of == != <= >= ~= < >");
  EXPECT_EQ(problem(">=2,"), "'' begins with none of == != <= >= ~= < >");
  EXPECT_EQ(problem(">=x"), "'x' is not a version");
  EXPECT_EQ(problem(">=2.*"), "'.*' is only allowed after == and !=");
  EXPECT_EQ(problem("~=2"), "'~=' needs a version of at least two numbers");
}

} // namespace
