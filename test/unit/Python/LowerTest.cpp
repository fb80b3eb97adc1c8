//===- LowerTest.cpp - Properties of the lowering -------------------------===//
//
// What holds for any source. What each construct becomes is tested as text,
// in test/Python.
//
//===----------------------------------------------------------------------===//

#include "custody/Python/Lower.h"

#include "custody/IR/Parser.h"
#include "custody/IR/Printer.h"
#include "custody/IR/Verifier.h"

#include <gtest/gtest.h>

using namespace custody;

namespace {

/// Lowers \p Source and checks what must hold in any case.
ir::Module lower(llvm::StringRef Source) {
  ir::Module M = py::lower(Source, "m", "m.py", /*IsPackage=*/false);
  EXPECT_EQ(llvm::toString(ir::verify(M)), "");
  return M;
}

std::string print(const ir::Module &M, bool Positions = false) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ir::print(M, OS, Positions);
  return Text;
}

std::string repeat(llvm::StringRef Text, unsigned Times) {
  std::string Result;
  for (unsigned I = 0; I < Times; ++I)
    Result += Text;
  return Result;
}

size_t count(const ir::Module &M, ir::Opcode Op) {
  return llvm::count_if(M.Instrs,
                        [&](const ir::Instr &I) { return I.Op == Op; });
}

// One of each kind of statement and most expressions.
constexpr llvm::StringLiteral Sample = R"(
import a.b, c as d
from . import e
@deco
class C(Base, k=v):
    x: int = 1
    y = [i for i in range(x) if i]
    async def m(self, *a, k: str = "d", **kw) -> None:
        async with self.lock as l, other:
            del self.__p, kw["x"]
        try:
            yield (await l)[1:, ::2]
        except (E, F) as err:
            raise G from err
        finally:
            nonlocal_ = lambda q=k: (q, a)
def f(n):
    global g
    g = n if n else {**n, "a": {*n}}
    while (m := n) < 3 <= g != 4:
        n -= 1
        continue
    match m:
        case {"k": [p, *_]} | C(x=p) if p: return f"{p!r:>{n}} {g}"
        case _: pass
    def inner():
        nonlocal n
        n.a, (n[0], *r) = g
        return r
    assert inner, "why"
    for u, in f: break
    else: print(u, *g, sep="")
)";

TEST(Lower, ReadsBackWhatItPrints) {
  ir::Module M = lower(Sample);
  EXPECT_TRUE(M.Problems.empty());
  for (bool Positions : {false, true}) {
    std::string Text = print(M, Positions);
    llvm::Expected<ir::Module> Back = ir::parse(Text);
    ASSERT_TRUE(bool(Back)) << llvm::toString(Back.takeError());
    EXPECT_EQ(print(*Back, Positions), Text);
    EXPECT_EQ(llvm::toString(ir::verify(*Back)), "");
  }
}

TEST(Lower, LayoutChangesNoInstruction) {
  std::string Spread = "# a comment\n\n";
  for (char C : Sample) {
    Spread += C;
    if (C == '\n')
      Spread += "\n   # between\n";
    if (C == ' ' && Spread.size() % 3 == 0 && Spread[Spread.size() - 2] == ',')
      Spread += ' ';
  }
  EXPECT_EQ(print(lower(Sample)), print(lower(Spread)));
}

TEST(Lower, LineEndsChangeNoInstruction) {
  std::string Windows;
  for (char C : Sample)
    Windows += C == '\n' ? "\r\n" : std::string(1, C);
  EXPECT_EQ(print(lower(Sample), /*Positions=*/false), print(lower(Windows)));
}

TEST(Lower, IsAFunctionOfItsInput) {
  EXPECT_EQ(print(lower(Sample), true), print(lower(Sample), true));
}

TEST(Lower, InstructionsOfAFunctionAreContiguous) {
  ir::Module M = lower(Sample);
  // The function that an instruction is in never goes back.
  std::vector<uint32_t> Owner(M.Instrs.size());
  for (uint32_t F = 0; F < M.Functions.size(); ++F) {
    llvm::SmallVector<ir::RegionId> Work{M.Functions[F].Body};
    while (!Work.empty())
      for (ir::InstrId I : M.instrs(Work.pop_back_val())) {
        Owner[index(I)] = F;
        llvm::append_range(Work, M.regions(M.instr(I)));
      }
  }
  for (const ir::Function &F : M.Functions)
    for (const ir::Param &P : F.Params)
      for (ir::InstrId I : M.instrs(P.Annotation))
        Owner[index(I)] = index(F.Parent);
  for (const ir::Function &F : M.Functions)
    for (ir::InstrId I : M.instrs(F.ReturnAnnotation))
      Owner[index(I)] = index(F.Parent);
  EXPECT_TRUE(llvm::is_sorted(Owner));
}

TEST(Lower, EveryPrefixOfASourceIsLowered) {
  // Cut anywhere, it must still be a module that verifies.
  for (size_t Size = 0; Size <= Sample.size(); ++Size)
    lower(Sample.take_front(Size));
}

TEST(Lower, EveryGapInASourceIsLowered) {
  for (size_t At = 0; At + 7 < Sample.size(); At += 3)
    lower((Sample.take_front(At) + Sample.drop_front(At + 7)).str());
}

TEST(Lower, AnErrorDoesNotHideItsNeighbours) {
  ir::Module M = lower("def f():\n  a()\n  b(1 2)\n  c()\ndef g():\n  d()\n");
  ASSERT_FALSE(M.Problems.empty());
  EXPECT_EQ(M.Problems[0].Range.Line, 3u);
  EXPECT_GE(count(M, ir::Opcode::Opaque), 1u);
  EXPECT_EQ(M.Functions.size(), 3u);
  std::string Text = print(M);
  for (llvm::StringRef Name : {"load.global a\n", "load.global c\n",
                               "load.global d\n", "store.global g,"})
    EXPECT_NE(Text.find(Name.str()), std::string::npos) << Name.str();
}

TEST(Lower, MessagesAreCutBetweenCharacters) {
  ir::Module M = lower("x = ) \"" + repeat("é", 60) + "\n");
  ASSERT_FALSE(M.Problems.empty());
  for (const ir::ParseProblem &P : M.Problems) {
    // Every character of two bytes is there with both.
    size_t Heads = llvm::count(P.Message, '\xC3');
    EXPECT_EQ(Heads, size_t(llvm::count(P.Message, '\xA9')));
  }
}

TEST(Lower, ChainsToTheLeftHaveNoDepth) {
  constexpr unsigned Long = 5000;
  EXPECT_TRUE(lower("x = a" + repeat(".b(c)[d]", Long)).Problems.empty());
  EXPECT_TRUE(lower("x = a" + repeat(" + a", Long)).Problems.empty());
  EXPECT_TRUE(lower("x = a" + repeat(" or a", Long)).Problems.empty());
  EXPECT_TRUE(lower("x = [" + repeat("a, ", Long) + "]").Problems.empty());
}

TEST(Lower, DeepNestingIsCutAndSaidOnce) {
  constexpr unsigned Deep = 20000;
  const std::string Sources[] = {
      "x = " + repeat("(", Deep) + "1" + repeat(")", Deep),
      "x = " + repeat("[", Deep) + repeat("]", Deep),
      "x = " + repeat("-", Deep) + "1",
      "x = " + repeat("f(", Deep) + repeat(")", Deep),
      "x = " + repeat("1 if a else ", Deep) + "2",
      "x = a" + repeat(" < a", Deep),
      "x: " + repeat("list[", Deep) + "int" + repeat("]", Deep),
      repeat("(", Deep) + "a," + repeat(")", Deep) + " = 1",
      "if a:\n  b\n" + repeat("elif c:\n  d\n", Deep),
      "match a:\n" + repeat("  case 1: pass\n", Deep),
      "match a:\n  case [" + repeat("1, ", Deep) + "]: pass\n",
      "with a" + repeat(", a", Deep) + ": pass\n",
      "x = [a " + repeat("for b in c ", Deep) + "]",
      "x = " + repeat("lambda: ", Deep) + "1",
  };
  for (const std::string &Source : Sources) {
    ir::Module M = lower(Source);
    std::string Start = Source.substr(0, 20);
    EXPECT_EQ(M.Problems.size(), 1u) << Start;
    ASSERT_FALSE(M.Problems.empty()) << Start;
    EXPECT_NE(M.Problems[0].Message.find("nested more than"), std::string::npos)
        << Start << M.Problems[0].Message;
    EXPECT_GE(count(M, ir::Opcode::Opaque), 1u) << Start;
  }
}

TEST(Lower, ADuplicateParameterKeepsThePositions) {
  // CPython refuses this; slots must still be the parameters' positions.
  ir::Module M = lower("def f(a, a, b): return a, b\n");
  const ir::Function &F = M.Functions[1];
  ASSERT_EQ(F.Params.size(), 3u);
  ASSERT_EQ(F.Locals.size(), 3u);
  std::string Text = print(M);
  llvm::Expected<ir::Module> Back = ir::parse(Text);
  ASSERT_TRUE(bool(Back)) << llvm::toString(Back.takeError());
  EXPECT_EQ(print(*Back), Text);
}

TEST(Lower, AnEmptyFileIsAModule) {
  ir::Module M = lower("");
  ASSERT_EQ(M.Functions.size(), 1u);
  EXPECT_TRUE(M.Problems.empty());
  EXPECT_TRUE(M.instrs(M.Functions[0].Body).empty());
  EXPECT_EQ(M.Name, "m");
}

TEST(Lower, NulBytesAreNoEnd) {
  ir::Module M = lower(llvm::StringRef("a = 1\n\0\nb = 2\n", 14));
  EXPECT_NE(print(M).find("store.global b"), std::string::npos);
}

} // namespace
