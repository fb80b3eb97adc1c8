//===- NamesTest.cpp - Interning, also on top of a frozen pool ------------===//

#include "custody/Link/Names.h"

#include "gtest/gtest.h"

#include <string>

using namespace custody::link;

namespace {

TEST(NamePool, EqualTextIsOneName) {
  NamePool Pool;
  NameId Weight = Pool.intern("weight");
  NameId Dotted = Pool.intern("module.weight");
  EXPECT_NE(Weight, Dotted);
  EXPECT_EQ(Pool.intern(std::string("wei") + "ght"), Weight);
  EXPECT_EQ(Pool.text(Weight), "weight");
  EXPECT_EQ(Pool.text(Dotted), "module.weight");
  EXPECT_EQ(Pool.size(), 2u);
}

TEST(NamePool, AnyTextIsAName) {
  NamePool Pool;
  NameId Empty = Pool.intern("");
  NameId WithNul = Pool.intern(llvm::StringRef("a\0b", 3));
  EXPECT_NE(Pool.intern("a"), WithNul);
  EXPECT_EQ(Pool.text(Empty), "");
  EXPECT_EQ(Pool.text(WithNul).size(), 3u);
}

TEST(NamePool, LookingForANameDoesNotMakeIt) {
  NamePool Pool;
  NameId Found{99};
  EXPECT_FALSE(Pool.find("weight", Found));
  EXPECT_EQ(Found, NameId{99});
  EXPECT_EQ(Pool.size(), 0u);
  NameId Weight = Pool.intern("weight");
  EXPECT_TRUE(Pool.find("weight", Found));
  EXPECT_EQ(Found, Weight);
  EXPECT_FALSE(Pool.find("weigh", Found));
}

TEST(NamePool, TextStaysValidWhileThePoolGrows) {
  NamePool Pool;
  llvm::StringRef First = Pool.text(Pool.intern("first"));
  const char *Where = First.data();
  for (unsigned N = 0; N != 5000; ++N)
    EXPECT_EQ(Pool.intern("name" + std::to_string(N)), NameId{N + 1});
  EXPECT_EQ(First, "first");
  EXPECT_EQ(Pool.text(Pool.intern("first")).data(), Where);
  EXPECT_EQ(Pool.text(NameId{4711}), "name4710");
}

TEST(NamePool, PoolsOnOneBaseShareItsNamesAndNoOthers) {
  NamePool Base;
  NameId Weight = Base.intern("weight");
  NamePool One(&Base), Two(&Base);
  EXPECT_EQ(One.size(), 1u);
  EXPECT_EQ(One.intern("weight"), Weight);
  NameId Bias = One.intern("bias");
  EXPECT_EQ(Bias, NameId{1}) << "the numbering of the base is continued";
  EXPECT_EQ(Two.intern("scale"), Bias);
  EXPECT_EQ(One.text(Bias), "bias");
  EXPECT_EQ(Two.text(Bias), "scale");
  EXPECT_EQ(Two.text(Weight), "weight");
  NameId Found;
  EXPECT_FALSE(Two.find("bias", Found));
  EXPECT_FALSE(Base.find("bias", Found));
  ASSERT_TRUE(Two.find("weight", Found));
  EXPECT_EQ(Found, Weight);
  EXPECT_EQ(Base.size(), 1u);
}

TEST(NamePool, PoolsMayBeStacked) {
  NamePool Base;
  NameId Outer = Base.intern("outer");
  NamePool Middle(&Base);
  NameId Inner = Middle.intern("inner");
  NamePool Top(&Middle);
  EXPECT_EQ(Top.intern("outer"), Outer);
  EXPECT_EQ(Top.intern("inner"), Inner);
  EXPECT_EQ(Top.text(Outer), "outer");
  EXPECT_EQ(Top.text(Inner), "inner");
  EXPECT_EQ(Top.text(Top.intern("own")), "own");
}

} // namespace
