//===- TextTest.cpp - Printer and parser of the IR ------------------------===//

#include "custody/IR/Parser.h"
#include "custody/IR/Printer.h"
#include "custody/IR/Verifier.h"

#include <gtest/gtest.h>

using namespace custody;

namespace {

std::string print(const ir::Module &M, bool Positions = false) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ir::print(M, OS, Positions);
  return Text;
}

/// What parsing \p Text says is wrong.
std::string errorOf(llvm::StringRef Text) {
  llvm::Expected<ir::Module> M = ir::parse(Text);
  return M ? "no error" : llvm::toString(M.takeError());
}

/// \p Lines as the body of a module.
std::string body(llvm::StringRef Lines, llvm::StringRef Header = "body #0") {
  return ("module \"m\" \"m.py\"\n\n" + Header + " {\n" + Lines + "}\n").str();
}

// Every operation, with every form its parts take.
constexpr llvm::StringLiteral Everything =
    R"(module "pkg.mod" "src/mod.py" package
problem 3:4-3:9 "syntax error in 'a \"b\"'"
problem 10:1-12:3 "tab \x09, line \n"

body #0 locals(x@1) {
  %0 = const None
  %1 = const True
  %2 = const False
  %3 = const ...
  %4 = const -7
  %5 = const 340282366920938463463374607431768211455
  %6 = const 0.1
  %7 = const -inf
  %8 = const 2.0j
  %9 = const "quote \" backslash \\ \xc3\xa9"
  %10 = const b"\x00\xff"
  %11 = load.global é
  store.global "two words", %11
  del.global a
  %12 = load.local x@1
  store.local x@1, %12
  del.local x@1
  %13 = getattr %12, a
  setattr %12, a, %13
  delattr %12, a
  %14 = slice %0, %1, %2
  %15 = getitem %12, %14
  setitem %12, %14, %15
  delitem %12, %14
  %16 = unary not %0
  %17 = unary ~ %0
  %18 = binary %0 % %1
  %19 = binary %0 // %1
  %20 = inplace %0 >> %1
  %21 = compare %0 is not %1
  %22 = compare %0 < %1
  %23 = compare %0 <= %1
  %24 = tuple()
  %25 = list(%0, *%1)
  %26 = set(*%0)
  %27 = dict(%0: %1, **%2, %3: %4)
  %28 = format(%0, %9)
  %29 = format(%0, %9), spec
  append %25, %0
  addset %26, %0
  insert %27, %0, %1
  %30 = unpack %24, 2
  %31 = unpack %24, 1, star, 0
  %32 = item %31, 1
  %33 = call %11(%0, *%1, key=%2, **%3)
  %34 = call %11()
  %36 = make.function #2(%0, %1)
  %37 = make.class #1(%0, metaclass=%1)
  %38 = import a.b
  %39 = import "", 2
  %40 = import.top a.b
  %41 = import.name %38, c
  import.star %38
  %42 = match.sequence %0, 2
  %43 = match.sequence %0, 2, star
  %44 = match.mapping(%0, %9)
  %45 = match.class %0, %11
  if %0 {
    raise
  } else {
  }
  %46 = if %0 {
    result %0
  } else {
    result %1
  }
  while {
    result %0
  } do {
    break
  } else {
    continue
  }
  %47 = for %0 {
    store.local x@1, %47
  } else {
  }
  %48 = for async %0 {
  } else {
  }
  %49 = with %0 {
    %50 = with async %49 {
    }
  }
  try {
  } else {
  } finally {
  }
  try {
    raise %0, %1
  } else {
  } finally {
    raise %0
  } except {
    result %11
  } do {
    %51 = caught
  } except {
  } do {
  }
  assert %0 {
  }
  assert %0 {
    result %9
  }
  annotate a.b {
    %52 = load.global int
    result %52
  }
  %53 = opaque "syntax error"
  opaque "type parameter"
}

class "a class" #1 in #0 {
  %0 = load.class x
  store.class x, %0
  del.class x
}

func f(a, b=, /, c, *args, d, e=, **kw) #2 in #0 async generator locals(t) {
  param c {
    %35 = load.local x@1
    result %35
  }
  returns {
    result %0
  }
  %0 = load.free x@1, 1
  store.free x@1, 1, %0
  del.free x@1, 1
  %1 = make.function #3()
  %2 = yield %0
  %3 = yield.from %0
  %4 = await %0
  return %4
}

lambda f.<lambda1>(*, k) #3 in #2 {
  %0 = load.free t, 1
  %1 = load.free x@1, 2
  return %1
}
)";

TEST(Text, RoundTripsEveryOperation) {
  llvm::Expected<ir::Module> M = ir::parse(Everything);
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  EXPECT_EQ(print(*M), Everything);
  std::vector<bool> Seen(index(ir::Opcode::Opaque) + 1);
  for (const ir::Instr &I : M->Instrs)
    Seen[index(I.Op)] = true;
  for (size_t Op = 0; Op < Seen.size(); ++Op)
    EXPECT_TRUE(Seen[Op]) << spelling(ir::Opcode(Op)).str() << " is missing";
  EXPECT_EQ(llvm::toString(ir::verify(*M)), "");
}

TEST(Text, ReadsWhatTheNamesStandFor) {
  llvm::Expected<ir::Module> M = ir::parse(Everything);
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  EXPECT_EQ(M->Name, "pkg.mod");
  EXPECT_TRUE(M->IsPackage);
  ASSERT_EQ(M->Problems.size(), 2u);
  EXPECT_EQ(M->Problems[1].Message, "tab \t, line \n");
  EXPECT_EQ(M->Problems[1].Range.EndColumn, 3u);

  const ir::Function &F = M->Functions[2];
  EXPECT_EQ(M->symbol(F.Name), "f");
  EXPECT_EQ(M->symbol(M->Functions[3].Name), "<lambda1>");
  EXPECT_EQ(F.Parent, ir::ModuleBody);
  EXPECT_EQ(F.ValueCount, 5u);
  EXPECT_EQ(M->Functions[0].ValueCount, 54u);
  using Kind = ir::Param::Kind;
  const Kind Kinds[] = {Kind::PositionalOnly, Kind::PositionalOnly,
                        Kind::Positional,     Kind::VarArgs,
                        Kind::KeywordOnly,    Kind::KeywordOnly,
                        Kind::VarKeywords};
  ASSERT_EQ(F.Params.size(), std::size(Kinds));
  for (size_t I = 0; I < F.Params.size(); ++I)
    EXPECT_EQ(F.Params[I].K, Kinds[I]) << I;
  EXPECT_TRUE(F.Params[1].HasDefault);
  EXPECT_FALSE(F.Params[2].HasDefault);
  EXPECT_NE(F.Params[2].Annotation, ir::NoRegion);
}

TEST(Text, RoundTripsPositions) {
  const std::string Text = "module \"m\" \"m.py\"\n\n"
                           "body #0 @1:1-4:1 name @0:0-0:0 {\n"
                           "  %0 = load.global a @1:4-1:5\n"
                           "  if %0 @1:1-3:9 {\n"
                           "  } else {\n"
                           "  }\n"
                           "}\n";
  llvm::Expected<ir::Module> M = ir::parse(Text);
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  EXPECT_EQ(print(*M, /*Positions=*/true), Text);
  EXPECT_EQ(M->Ranges[1].EndColumn, 9u);
}

TEST(Text, SkipsBlankLinesAndComments) {
  llvm::Expected<ir::Module> M =
      ir::parse("; CHECK: nothing\n\nmodule \"m\" \"m.py\"\n"
                "body #0 {\n\n  ; why\n  raise\n}\n");
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  EXPECT_EQ(print(*M), body("  raise\n"));
}

TEST(Text, PrintsOneFunction) {
  llvm::Expected<ir::Module> M = ir::parse(Everything);
  ASSERT_TRUE(bool(M)) << llvm::toString(M.takeError());
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ir::printFunction(*M, ir::FunctionId{3}, OS);
  EXPECT_EQ(Text, "lambda f.<lambda1>(*, k) #3 in #2 {\n"
                  "  %0 = load.free t, 1\n"
                  "  %1 = load.free x@1, 2\n"
                  "  return %1\n"
                  "}\n");
}

TEST(Text, ErrorsNameTheLineAndWhatWasExpected) {
  EXPECT_EQ(errorOf(""), "line 0: expected 'module'");
  EXPECT_EQ(errorOf("module \"m\" \"p\"\n"),
            "line 1: expected the module's body");
  EXPECT_EQ(errorOf(body("  %0 = nonsense\n")),
            "line 4: expected an operation");
  EXPECT_EQ(errorOf(body("  %0 = const maybe\n")),
            "line 4: expected a constant");
  EXPECT_EQ(errorOf(body("  %0 = load.local x\n")),
            "line 4: expected the name of a local variable");
  EXPECT_EQ(errorOf(body("  %0 = load.free x, 1\n")),
            "line 4: expected a number of scopes that there are");
  EXPECT_EQ(errorOf(body("  return x\n")), "line 4: expected a value");
  EXPECT_EQ(errorOf(body("  %0 = binary %1 ? %2\n")),
            "line 4: expected an operator");
  EXPECT_EQ(errorOf(body("  if %0 {\n  }\n")), "line 5: expected ' '");
  EXPECT_EQ(errorOf(body("  if %0 {\n  } otherwise {\n  }\n")),
            "line 5: expected 'else'");
  EXPECT_EQ(errorOf(body("  %0 = make.function #1()\n")),
            "line 5: expected function #1");
  EXPECT_EQ(errorOf(body("  raise\n  trailing")),
            "line 5: expected an operation");
  EXPECT_EQ(errorOf(body("  break now\n")),
            "line 4: expected the end of the line");
  EXPECT_EQ(errorOf(body("", "func f() #0 in #0")),
            "line 3: expected the module's body first");
  EXPECT_EQ(errorOf(body("", "body #1")), "line 3: expected ' #0'");
  EXPECT_EQ(errorOf(body("  opaque \"\\q\"\n")),
            "line 4: expected an escape sequence");
  EXPECT_EQ(errorOf("module \"m\" \"m.py\"\nbody #0 {\n  raise\n"),
            "line 3: expected '}'");
}

TEST(Text, RefusesRegionsThatNestWithoutEnd) {
  std::string Lines = "  %0 = const 1\n";
  for (int I = 0; I < 100000; ++I)
    Lines += "if %0 {\n";
  EXPECT_NE(errorOf(body(Lines)).find("nest less deeply"), std::string::npos);
}

} // namespace
