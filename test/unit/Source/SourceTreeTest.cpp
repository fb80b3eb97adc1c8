//===- SourceTreeTest.cpp - Names of files and the search for imports -----===//

#include "custody/Source/SourceTree.h"

#include "custody/Source/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace custody;
namespace fs = llvm::sys::fs;

namespace {

/// A folder that goes away with the test.
class SourceTreeTest : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> Temp;
    ASSERT_FALSE(fs::createUniqueDirectory("custody-tree", Temp));
    Folder = Temp.str().str();
  }
  void TearDown() override { fs::remove_directories(Folder); }

  std::string path(llvm::StringRef Below) { return joinPath(Folder, Below); }

  void write(llvm::StringRef Below, llvm::StringRef Text = "") {
    std::string Path = path(Below);
    ASSERT_FALSE(fs::create_directories(llvm::sys::path::parent_path(Path)));
    std::error_code EC;
    llvm::raw_fd_ostream OS(Path, EC);
    ASSERT_FALSE(EC);
    OS << Text;
  }

  SourceTree discover(std::vector<std::string> Below) {
    for (std::string &Path : Below)
      Path = path(Path);
    llvm::Expected<SourceTree> Tree = SourceTree::discover(Below);
    EXPECT_TRUE(bool(Tree));
    return std::move(*Tree);
  }

  FileId idOf(const SourceTree &Tree, llvm::StringRef Below) {
    std::string Wanted = path(Below);
    for (size_t I = 0; I < Tree.files().size(); ++I)
      if (Tree.files()[I].Path == Wanted)
        return static_cast<FileId>(I);
    ADD_FAILURE() << "no file " << Wanted;
    return FileId{0};
  }

  const FileEntry &entry(const SourceTree &Tree, llvm::StringRef Below) {
    return Tree.file(idOf(Tree, Below));
  }

  /// The path below the folder of what an import finds; "" for nothing.
  std::string below(SourceTree &Tree, std::optional<FileId> Found) {
    if (!Found)
      return "";
    llvm::StringRef Path = Tree.file(*Found).Path;
    EXPECT_TRUE(Path.consume_front(Folder + "/"));
    return Path.str();
  }

  std::string Folder;
};

TEST_F(SourceTreeTest, NamesInAFolderThatIsNoPackage) {
  write("train.py");
  write("pkg/__init__.py");
  write("pkg/sub/mod.py");
  SourceTree Tree = discover({""});
  ASSERT_EQ(Tree.files().size(), 3u);
  EXPECT_EQ(entry(Tree, "train.py").Module, "train");
  EXPECT_EQ(entry(Tree, "pkg/__init__.py").Module, "pkg");
  EXPECT_TRUE(entry(Tree, "pkg/__init__.py").IsPackage);
  EXPECT_EQ(entry(Tree, "pkg/sub/mod.py").Module, "pkg.sub.mod");
  EXPECT_EQ(entry(Tree, "pkg/sub/mod.py").NameInPath, "pkg.sub.mod");
}

TEST_F(SourceTreeTest, NamesInAFolderThatIsAPackage) {
  write("lib/pkg/__init__.py");
  write("lib/pkg/sub/__init__.py");
  write("lib/pkg/sub/mod.py");
  SourceTree Tree = discover({"lib/pkg/sub"});
  EXPECT_EQ(entry(Tree, "lib/pkg/sub/mod.py").Module, "pkg.sub.mod");
  EXPECT_EQ(entry(Tree, "lib/pkg/sub/mod.py").NameInPath, "mod");
  EXPECT_EQ(entry(Tree, "lib/pkg/sub/__init__.py").Module, "pkg.sub");
  EXPECT_EQ(entry(Tree, "lib/pkg/sub/__init__.py").NameInPath, "__init__");
}

TEST_F(SourceTreeTest, NamesOfFilesThatArePaths) {
  write("pkg/__init__.py");
  write("pkg/mod.py");
  write("script");
  SourceTree Tree = discover({"pkg/mod.py", "script"});
  EXPECT_EQ(entry(Tree, "pkg/mod.py").Module, "pkg.mod");
  EXPECT_EQ(entry(Tree, "pkg/mod.py").NameInPath, "mod");
  EXPECT_TRUE(entry(Tree, "pkg/mod.py").IsNamed);
  EXPECT_EQ(entry(Tree, "script").Module, "script");
}

TEST_F(SourceTreeTest, OrderDoesNotDependOnThatOfThePaths) {
  write("a/x.py");
  write("b.py");
  SourceTree One = discover({"b.py", "a"}), Two = discover({"a", "b.py"});
  ASSERT_EQ(One.files().size(), 2u);
  for (size_t I = 0; I < 2; ++I)
    EXPECT_EQ(One.files()[I].Path, Two.files()[I].Path);
}

TEST_F(SourceTreeTest, AFileCountsOnce) {
  write("pkg/mod.py");
  SourceTree Tree = discover({"", "pkg", "pkg/mod.py"});
  EXPECT_EQ(Tree.files().size(), 1u);
  EXPECT_TRUE(Tree.files()[0].IsNamed);
}

TEST_F(SourceTreeTest, PytestLayout) {
  write("tests/helper.py");
  write("test/test_a.py");
  write("test/data.py");
  write("pkg/conftest.py");
  write("pkg/latest.py");
  SourceTree Tree = discover({""});
  EXPECT_TRUE(entry(Tree, "tests/helper.py").IsTest);
  EXPECT_TRUE(entry(Tree, "test/test_a.py").IsTest);
  EXPECT_FALSE(entry(Tree, "test/data.py").IsTest);
  EXPECT_TRUE(entry(Tree, "pkg/conftest.py").IsTest);
  EXPECT_FALSE(entry(Tree, "pkg/latest.py").IsTest);
  // A PATH that names them makes them ordinary.
  SourceTree Named = discover({"", "tests", "test/test_a.py"});
  EXPECT_FALSE(entry(Named, "tests/helper.py").IsTest);
  EXPECT_FALSE(entry(Named, "test/test_a.py").IsTest);
}

TEST_F(SourceTreeTest, AbsoluteImportsLookInEachPath) {
  write("one/a.py");
  write("one/shared.py");
  write("two/pkg/__init__.py");
  write("two/pkg/mod.py");
  write("two/pkg.py");
  write("two/shared.py");
  SourceTree Tree = discover({"one", "two"});
  FileId A = idOf(Tree, "one/a.py");
  EXPECT_EQ(below(Tree, Tree.findModule("pkg", A)), "two/pkg/__init__.py");
  EXPECT_EQ(below(Tree, Tree.findModule("pkg.mod", A)), "two/pkg/mod.py");
  EXPECT_EQ(below(Tree, Tree.findModule("shared", A)), "one/shared.py");
  EXPECT_EQ(Tree.findModule("torch.nn", A), std::nullopt);
  EXPECT_EQ(Tree.findModule("pkg.none", A), std::nullopt);
}

TEST_F(SourceTreeTest, AbsoluteImportsLookAboveTheTopmostPackage) {
  write("lib/pkg/__init__.py");
  write("lib/pkg/sub/__init__.py");
  write("lib/pkg/sub/mod.py");
  write("lib/other.py");
  SourceTree Tree = discover({"lib/pkg/sub"});
  FileId Mod = idOf(Tree, "lib/pkg/sub/mod.py");
  EXPECT_EQ(Tree.findModule("pkg.sub.mod", Mod), Mod);
  // Inside the PATH first, whether it is a package or not.
  EXPECT_EQ(Tree.findModule("mod", Mod), Mod);
  size_t Before = Tree.files().size();
  std::optional<FileId> Other = Tree.findModule("other", Mod);
  EXPECT_EQ(below(Tree, Other), "lib/other.py");
  EXPECT_EQ(Tree.files().size(), Before + 1);
  EXPECT_TRUE(Tree.file(*Other).IsImported);
  EXPECT_EQ(Tree.file(*Other).Module, "other");
}

TEST_F(SourceTreeTest, ANamespacePackageIsFoundByItsFolder) {
  write("repo/space/core/__init__.py");
  write("repo/space/core/mod.py");
  SourceTree Tree = discover({"repo/space/core"});
  FileId Mod = idOf(Tree, "repo/space/core/mod.py");
  EXPECT_EQ(Tree.findModule("space.core.mod", Mod), Mod);
}

TEST_F(SourceTreeTest, AScriptsOwnFolderIsSearchedLast) {
  write("util.py");
  write("tools/run.py");
  write("tools/util.py");
  write("tools/near.py");
  write("pkg/__init__.py");
  write("pkg/run.py");
  write("pkg/near.py");
  SourceTree Tree = discover({""});
  FileId Run = idOf(Tree, "tools/run.py");
  EXPECT_EQ(below(Tree, Tree.findModule("util", Run)), "util.py");
  EXPECT_EQ(below(Tree, Tree.findModule("near", Run)), "tools/near.py");
  // In a package this would be an implicit relative import.
  EXPECT_EQ(Tree.findModule("near", idOf(Tree, "pkg/run.py")), std::nullopt);
}

TEST_F(SourceTreeTest, RelativeImports) {
  write("pkg/__init__.py");
  write("pkg/a.py");
  write("pkg/sub/__init__.py");
  write("pkg/sub/b.py");
  SourceTree Tree = discover({""});
  FileId B = idOf(Tree, "pkg/sub/b.py");
  FileId Sub = idOf(Tree, "pkg/sub/__init__.py");
  EXPECT_EQ(Tree.findRelative(1, "", B), Sub);
  EXPECT_EQ(Tree.findRelative(1, "b", Sub), B);
  EXPECT_EQ(below(Tree, Tree.findRelative(2, "a", B)), "pkg/a.py");
  EXPECT_EQ(below(Tree, Tree.findRelative(2, "", B)), "pkg/__init__.py");
  EXPECT_EQ(Tree.findRelative(2, "none", B), std::nullopt);
}

TEST_F(SourceTreeTest, AFolderAndAModuleOfOneName) {
  write("pkg/__init__.py");
  write("pkg/x.py");
  write("pkg/x/y.py");
  SourceTree Tree = discover({""});
  FileId Y = idOf(Tree, "pkg/x/y.py");
  EXPECT_EQ(Tree.findRelative(1, "", Y), std::nullopt);
  EXPECT_EQ(below(Tree, Tree.findModule("pkg.x", Y)), "pkg/x.py");
}

TEST_F(SourceTreeTest, LoadReadsAndHashes) {
  write("a.py", "\xEF\xBB\xBFx = 1\n");
  write("b.py", "x = 1\n");
  SourceTree Tree = discover({""});
  SourceFile A = load(Tree.files()[0]), B = load(Tree.files()[1]);
  EXPECT_EQ(A.Text, "x = 1\n");
  EXPECT_EQ(B.Text, A.Text);
  EXPECT_NE(A.Hash, B.Hash); // of the bytes
  EXPECT_EQ(A.Hash, load(Tree.files()[0]).Hash);
}

TEST(Paths, KeepTheUsersSpelling) {
  EXPECT_EQ(cleanPath("."), "");
  EXPECT_EQ(cleanPath("./a//b/"), "a/b");
  EXPECT_EQ(cleanPath("../a"), "../a");
  EXPECT_EQ(cleanPath("a/../b"), "a/../b"); // a may be a link
  EXPECT_EQ(joinPath("", "b"), "b");
  EXPECT_EQ(joinPath("a", "b"), "a/b");
  EXPECT_EQ(folderAbove("a/b"), "a");
  EXPECT_EQ(folderAbove("a"), "");
  EXPECT_EQ(folderAbove(""), "..");
  EXPECT_EQ(folderAbove(".."), "../..");
  EXPECT_EQ(folderAbove("/a"), "/");
}

} // namespace
