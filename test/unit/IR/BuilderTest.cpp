//===- BuilderTest.cpp - Building a module, and its scopes ----------------===//

#include "custody/IR/Builder.h"
#include "custody/IR/Parser.h"
#include "custody/IR/Scopes.h"

#include <gtest/gtest.h>

#include <limits>

using namespace custody;
using ir::Opcode;

namespace {

TEST(Builder, EqualConstantsHaveOneId) {
  ir::Builder B;
  using Kind = ir::Constant::Kind;
  EXPECT_EQ(B.constant(int64_t(7)), B.constant(int64_t(7)));
  EXPECT_EQ(B.constant(Kind::String, "a"), B.constant(Kind::String, "a"));
  EXPECT_NE(B.constant(Kind::String, "a"), B.constant(Kind::Bytes, "a"));
  EXPECT_NE(B.constant(Kind::String, ""), B.constant(Kind::None));
  EXPECT_NE(B.constant(int64_t(1)), B.constant(Kind::True));
  // -0.0 == 0.0, but they are not the same number.
  EXPECT_NE(B.constant(Kind::Float, 0.0), B.constant(Kind::Float, -0.0));
  EXPECT_NE(B.constant(Kind::Float, 1.0), B.constant(Kind::Complex, 1.0));
}

TEST(Builder, TakesEveryInteger) {
  ir::Builder B;
  for (int64_t Value : {std::numeric_limits<int64_t>::min(),
                        std::numeric_limits<int64_t>::min() + 1,
                        std::numeric_limits<int64_t>::max() - 1,
                        std::numeric_limits<int64_t>::max()})
    EXPECT_EQ(B.module().constant(B.constant(Value)).Int, Value);
}

TEST(Builder, EqualShapesHaveOneId) {
  ir::Builder B;
  ir::Argument Positional, Star, Key;
  Star.K = ir::Argument::Kind::Star;
  Key.K = ir::Argument::Kind::Keyword;
  Key.Name = B.symbol("key");
  EXPECT_EQ(B.shape({Positional, Key}), B.shape({Positional, Key}));
  EXPECT_NE(B.shape({Positional, Key}), B.shape({Key, Positional}));
  EXPECT_NE(B.shape({Positional}), B.shape({Star}));
  EXPECT_NE(B.shape({}), B.shape({Positional}));
}

TEST(Builder, KeepsOuterRegionsOpenWhileInnerOnesAreBuilt) {
  ir::Builder B;
  B.module().Functions.emplace_back();
  B.beginRegion();
  ir::ValueId A = B.value(Opcode::LoadGlobal, {});
  ir::InstrId If = B.effect(Opcode::If, {}, A);
  B.beginRegion();
  B.effect(Opcode::Break, {});
  ir::RegionId Then = B.endRegion();
  B.beginRegion();
  B.attach(If, {Then, B.endRegion()});
  B.effect(Opcode::Return, {}, A);
  ir::RegionId Body = B.endRegion();

  ir::Module M = B.take();
  ASSERT_EQ(M.instrs(Body).size(), 3u);
  EXPECT_EQ(M.instr(M.instrs(Body)[1]).Op, Opcode::If);
  EXPECT_EQ(M.instr(M.instrs(Body)[2]).Op, Opcode::Return);
  llvm::ArrayRef<ir::RegionId> Branches = M.regions(M.instr(If));
  ASSERT_EQ(Branches.size(), 2u);
  EXPECT_EQ(M.instr(M.instrs(Branches[0])[0]).Op, Opcode::Break);
  EXPECT_TRUE(M.instrs(Branches[1]).empty());
}

TEST(Builder, NumbersValuesPerFunction) {
  ir::Builder B;
  B.module().Functions.resize(2);
  B.beginRegion();
  EXPECT_EQ(B.value(Opcode::Caught, {}), ir::ValueId{0});
  ir::FunctionId Before = B.enter(ir::FunctionId{1});
  EXPECT_EQ(Before, ir::ModuleBody);
  EXPECT_EQ(B.value(Opcode::Caught, {}), ir::ValueId{0});
  B.enter(Before);
  EXPECT_EQ(B.value(Opcode::Caught, {}), ir::ValueId{1});
  B.endRegion();
}

TEST(Scopes, AClassCountsOnlyWithSlots) {
  llvm::Expected<ir::Module> M =
      ir::parse("module \"m\" \"m.py\"\nbody #0 {\n}\n"
                "func f() #1 in #0 {\n}\n"
                "class f.Plain #2 in #1 {\n}\n"
                "func f.Plain.g() #3 in #2 {\n}\n"
                "class f.Slots #4 in #1 locals(x@1) {\n}\n"
                "func f.Slots.g() #5 in #4 {\n}\n");
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  EXPECT_EQ(ir::outward(*M, ir::FunctionId{3}, 1), ir::FunctionId{1});
  EXPECT_EQ(ir::outward(*M, ir::FunctionId{3}, 2), ir::ModuleBody);
  EXPECT_EQ(ir::outward(*M, ir::FunctionId{5}, 1), ir::FunctionId{4});
  EXPECT_EQ(ir::outward(*M, ir::FunctionId{5}, 2), ir::FunctionId{1});
  EXPECT_EQ(ir::enclosing(*M, ir::ModuleBody), ir::NoFunction);
}

} // namespace
