//===- VerifierTest.cpp - Invariants of the IR ----------------------------===//

#include "custody/IR/Verifier.h"
#include "custody/IR/Parser.h"

#include <gtest/gtest.h>

using namespace custody;

namespace {

/// What verify() says about a module whose body has \p Lines.
std::string verify(llvm::StringRef Lines, llvm::StringRef More = "") {
  llvm::Expected<ir::Module> M = ir::parse(
      ("module \"m\" \"m.py\"\nbody #0 {\n" + Lines + "}\n" + More).str());
  if (!M)
    return "does not parse: " + llvm::toString(M.takeError());
  return llvm::toString(ir::verify(*M));
}

TEST(Verifier, AcceptsValuesThatReachTheirUses) {
  EXPECT_EQ(verify("%0 = const 1\n"
                   "%1 = for %0 {\n"
                   "append %0, %1\n"
                   "} else {\n"
                   "}\n"),
            "");
}

TEST(Verifier, RefusesUseBeforeDefinition) {
  EXPECT_EQ(verify("return %0\n%0 = const 1\n"),
            "module body: %0 is used where it is not defined, in 'return'");
  // Not its own operand either.
  EXPECT_EQ(verify("%0 = await %0\n"),
            "module body: %0 is used where it is not defined, in 'await'");
}

TEST(Verifier, RefusesUseOutsideTheRegion) {
  EXPECT_EQ(verify("%0 = const 1\n"
                   "if %0 {\n%1 = const 2\n} else {\n}\n"
                   "return %1\n"),
            "module body: %1 is used where it is not defined, in 'return'");
  // What the loop gives is for its body.
  EXPECT_EQ(verify("%0 = const 1\n"
                   "%2 = if %0 {\nresult %2\n} else {\nresult %0\n}\n"
                   "%1 = const 1\n"),
            "module body: %2 is used where it is not defined, in 'result'");
}

TEST(Verifier, RefusesTwoDefinitions) {
  EXPECT_EQ(verify("%0 = const 1\n%0 = const 2\n"),
            "module body: %0 is defined twice, in 'const'");
  EXPECT_EQ(verify("%1 = const 1\n"),
            "module body: a value is defined nowhere");
}

TEST(Verifier, AsksForResults) {
  EXPECT_EQ(verify("%0 = const 1\n%1 = if %0 {\n} else {\nresult %0\n}\n"),
            "module body: the region of an expression ends in 'result', in "
            "'if'");
  EXPECT_EQ(verify("%0 = const 1\nif %0 {\nresult %0\n} else {\n}\n"),
            "module body: a region of statements has no result, in 'result'");
  EXPECT_EQ(verify("%0 = const 1\nassert %0 {\nresult %0\nbreak\n}\n"),
            "module body: 'result' ends a region, in 'result'");
  EXPECT_EQ(verify("while {\n} do {\n} else {\n}\n"),
            "module body: the region of an expression ends in 'result', in "
            "'while'");
}

TEST(Verifier, AFunctionIsMadeWhereItIsDefined) {
  constexpr llvm::StringLiteral Nested = "func f() #1 in #0 {\n}\n"
                                         "func f.g() #2 in #1 {\n}\n";
  EXPECT_EQ(verify("%0 = make.function #1()\n", Nested), "");
  EXPECT_EQ(verify("%0 = make.function #2()\n", Nested),
            "module body: a function is made where it is defined, in "
            "'make.function'");
}

TEST(Verifier, NamesTheFunction) {
  EXPECT_EQ(verify("", "func f() #1 in #0 {\n}\nfunc f.g() #2 in #1 {\n"
                       "return %0\n}\n"),
            "f.g: %0 is used where it is not defined, in 'return'");
}

TEST(Verifier, AnAnnotationUsesValuesOfTheDefiningFunction) {
  constexpr llvm::StringLiteral F = "func f(x) #1 in #0 {\n"
                                    "param x {\n%1 = load.global int\n"
                                    "result %1\n}\n}\n";
  EXPECT_EQ(verify("%0 = make.function #1()\n", F), "");
  EXPECT_EQ(verify("%0 = make.function #1()\n%1 = const 1\n", F),
            "module body: %1 is defined twice, in 'load.global'");
}

TEST(Verifier, RefusesSharedInstructionsAndRegions) {
  llvm::Expected<ir::Module> M =
      ir::parse("module \"m\" \"m.py\"\nbody #0 {\n%0 = const 1\n"
                "if %0 {\nbreak\n} else {\n}\n}\n");
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  ir::Module Shared = *M;
  Shared.RegionRefs[1] = Shared.RegionRefs[0];
  EXPECT_EQ(llvm::toString(ir::verify(Shared)),
            "module body: a region has one owner, in 'if'");

  ir::Module Lost = *M;
  for (ir::Region &R : Lost.Regions)
    if (R.Count == 1)
      R.Count = 0;
  EXPECT_EQ(llvm::toString(ir::verify(Lost)), "an instruction is in no region");
}

} // namespace
