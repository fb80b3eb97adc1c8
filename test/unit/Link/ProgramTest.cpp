//===- ProgramTest.cpp - Which dotted name is which module ----------------===//

#include "custody/Link/Program.h"

#include "custody/Link/ShippedStubs.h"
#include "custody/Python/Lower.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <set>

using namespace custody;
using namespace custody::link;

namespace {

/// A module of that name, told from others by its path.
Input module(llvm::StringRef Name, llvm::StringRef Path,
             llvm::StringRef Text = "") {
  Input In;
  In.IR = py::lower(Text, Name, Path, Path.ends_with("__init__.py"));
  return In;
}
Input stub(llvm::StringRef Name, llvm::StringRef Path) {
  Input In = module(Name, Path);
  In.IsStub = true;
  return In;
}

template <typename... Inputs> Program link(Inputs... In) {
  std::vector<Input> All;
  (All.push_back(std::move(In)), ...);
  return Program::link(std::move(All));
}

std::string pathOf(const Program &P, std::optional<ModuleId> M) {
  return M ? P.module(*M).IR.Path : "none";
}
std::string find(const Program &P, llvm::StringRef Dotted) {
  return pathOf(P, P.find(Dotted));
}

TEST(Program, FindsModulesByTheirWholeDottedName) {
  Program P =
      link(module("pkg", "pkg/__init__.py"), module("pkg.core", "pkg/core.py"),
           module("core", "core.py"));
  EXPECT_EQ(P.size(), 3u);
  EXPECT_EQ(find(P, "pkg"), "pkg/__init__.py");
  EXPECT_EQ(find(P, "pkg.core"), "pkg/core.py");
  EXPECT_EQ(find(P, "core"), "core.py");
  EXPECT_EQ(find(P, "pkg.other"), "none");
  EXPECT_EQ(find(P, ""), "none");
}

TEST(Program, ANameThatIsNoModuleIsNotFound) {
  Program P = link(module("main", "main.py", "weight = 'pkg'\n"));
  NameId Weight;
  ASSERT_TRUE(P.names().find("weight", Weight));
  EXPECT_FALSE(P.find(Weight).has_value());
  EXPECT_EQ(find(P, "pkg"), "none") << "a string constant of that text";
}

TEST(Program, UserSourceWinsOverStubsInAnyOrder) {
  Program StubFirst =
      link(stub("torch", "stubs/torch.py"), module("torch", "mine/torch.py"));
  EXPECT_EQ(find(StubFirst, "torch"), "mine/torch.py");
  Program StubLast =
      link(module("torch", "mine/torch.py"), stub("torch", "stubs/torch.py"));
  EXPECT_EQ(find(StubLast, "torch"), "mine/torch.py");
  Program Only = link(stub("torch", "stubs/torch.py"));
  EXPECT_EQ(find(Only, "torch"), "stubs/torch.py");
  EXPECT_TRUE(Only.module(*Only.find("torch")).IsStub);
}

TEST(Program, OfTwoUserModulesTheFirstWinsAndBothStay) {
  Program P = link(stub("util", "stubs/util.py"), module("util", "a/util.py"),
                   module("util", "b/util.py"));
  EXPECT_EQ(find(P, "util"), "a/util.py");
  EXPECT_EQ(P.size(), 3u) << "the others may still be scripts";
  EXPECT_EQ(P.module(ModuleId{2}).IR.Path, "b/util.py");
}

TEST(Program, AllModulesShareOneNumberingOfNames) {
  Program P = link(module("one", "one.py", "first = 1\nshared = first\n"),
                   module("two", "two.py", "shared = 'first'\n"));
  auto named = [&](unsigned M, llvm::StringRef Text) {
    const LinkedModule &Module = P.module(ModuleId{M});
    auto It = llvm::find(Module.IR.Symbols, Text);
    EXPECT_NE(It, Module.IR.Symbols.end());
    return Module.name(ir::SymbolId(It - Module.IR.Symbols.begin()));
  };
  EXPECT_EQ(named(0, "shared"), named(1, "shared"));
  EXPECT_NE(named(0, "first"), named(0, "shared"));
  EXPECT_EQ(P.names().text(named(0, "first")), "first");
  // A string constant meets the identifier.
  NameId Known;
  ASSERT_TRUE(P.names().find("first", Known));
  EXPECT_EQ(Known, named(0, "first"));
  EXPECT_EQ(P.names().text(P.module(ModuleId{1}).Name), "two");
}

TEST(Program, AnImportIsLookedForBesideTheScriptFirst) {
  Program P = link(stub("util", "stubs/util.py"), module("util", "util.py"),
                   module("tools.util", "tools/util.py"),
                   module("tools.train", "tools/train.py"),
                   module("train", "train.py"));
  auto resolve = [&](llvm::StringRef Dotted, llvm::StringRef Script) {
    return pathOf(P, P.resolve(Dotted, P.find(Script)));
  };
  EXPECT_EQ(resolve("util", "tools.train"), "tools/util.py");
  EXPECT_EQ(resolve("util", "train"), "util.py");
  EXPECT_EQ(pathOf(P, P.resolve("util", std::nullopt)), "util.py");
  EXPECT_EQ(resolve("tools.util", "tools.train"), "tools/util.py")
      << "absolute names are found as well";
  EXPECT_EQ(resolve("elsewhere", "tools.train"), "none");
}

TEST(Program, OneDotIsThePackageOfTheModule) {
  Program P =
      link(module("a", "a/__init__.py"), module("a.b", "a/b/__init__.py"),
           module("a.b.c", "a/b/c.py"), module("main", "main.py"));
  ModuleId A{0}, B{1}, C{2}, Main{3};
  EXPECT_EQ(P.absoluteName(C, "d", 1), "a.b.d");
  EXPECT_EQ(P.absoluteName(C, "d", 2), "a.d");
  EXPECT_EQ(P.absoluteName(C, "", 1), "a.b");
  EXPECT_EQ(P.absoluteName(C, "d.e", 2), "a.d.e");
  EXPECT_EQ(P.absoluteName(B, "d", 1), "a.b.d") << "a package is its own";
  EXPECT_EQ(P.absoluteName(B, "d", 2), "a.d");
  EXPECT_EQ(P.absoluteName(A, "", 1), "a");
  EXPECT_EQ(P.absoluteName(C, "x.y", 0), "x.y");
  EXPECT_EQ(P.absoluteName(Main, "x", 0), "x");
}

TEST(Program, KeepsWhatTheInputSaysAboutAModule) {
  Input Test = module("test_a", "test_a.py");
  Test.IsTest = true;
  Input Imported = module("lib", "lib.py");
  Imported.IsImported = true;
  Program P = link(std::move(Test), std::move(Imported));
  const LinkedModule &First = P.module(ModuleId{0}),
                     &Second = P.module(ModuleId{1});
  EXPECT_TRUE(First.IsTest && !First.IsImported && !First.IsStub);
  EXPECT_TRUE(Second.IsImported && !Second.IsTest && !Second.IsStub);
}

TEST(ShippedStubs, HaveTheNameThatTheirPathSays) {
  EXPECT_EQ(stubModule("functools.py"), "functools");
  EXPECT_EQ(stubModule("torch/__init__.py"), "torch");
  EXPECT_EQ(stubModule("torch/nn/functional.py"), "torch.nn.functional");
  std::set<std::string> Names;
  for (const StubText &Stub : shippedStubs()) {
    EXPECT_TRUE(Names.insert(stubModule(Stub.Path)).second) << Stub.Path.str();
    ir::Module M = py::lower(Stub.Text, "stub", Stub.Path, false);
    EXPECT_TRUE(M.Problems.empty()) << Stub.Path.str() << " does not parse";
  }
  for (const char *Name : {"torch", "torch.nn", "torch.optim", "functools"})
    EXPECT_TRUE(Names.count(Name)) << Name;
}

} // namespace
