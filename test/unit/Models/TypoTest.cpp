//===- TypoTest.cpp - No mistake in a pack goes unnoticed -----------------===//
//
// Takes the shipped packs, misspells one key or one word at a time and expects
// a mistake to be reported on that very line. Only text that a pack is free to
// choose may change: notes, quoted messages, sources, names it defines itself.
//
//===----------------------------------------------------------------------===//

#include "custody/Models/ModelSet.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace custody::models;

namespace {

/// A string token of a pack.
struct Token {
  size_t Begin, End; ///< of the characters between the quotes
  bool IsKey;
  llvm::StringRef Under; ///< the key whose value it is, or is part of
};

/// Strings in order. The packs have no escapes in keys.
std::vector<Token> tokens(llvm::StringRef Text) {
  std::vector<Token> All;
  struct Frame {
    llvm::StringRef Outer, Key;
  };
  std::vector<Frame> Open{{"", ""}};
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '{' || Text[I] == '[')
      Open.push_back({Open.back().Key, Open.back().Key});
    if (Text[I] == '}' || Text[I] == ']')
      Open.pop_back();
    if (Text[I] != '"')
      continue;
    size_t End = I + 1;
    while (Text[End] != '"')
      End += Text[End] == '\\' ? 2 : 1;
    bool IsKey = Text.drop_front(End + 1).ltrim().starts_with(":");
    All.push_back(
        {I + 1, End, IsKey, IsKey ? Open.back().Outer : Open.back().Key});
    if (IsKey)
      Open.back().Key = Text.slice(I + 1, End);
    I = End;
  }
  return All;
}

unsigned lineOf(llvm::StringRef Text, size_t Offset) {
  return Text.take_front(Offset).count('\n') + 1;
}

TEST(Typo, EveryKeyAndEveryWord) {
  // What follows these keys is a name or a text of the pack's own.
  const llvm::StringSet<> FreeValues = {
      "note",    "text",     "source",  "names",  "id",   "display",
      "kw",      "default",  "key",     "env",    "flag", "attr",
      "via",     "shadow",   "type",    "class",  "name", "eq",
      "in",      "ne",       "package", "values", "also", "isinstance",
      "version", "versions", "hasattr", "arg"};
  const llvm::StringSet<> FreeKeys = {"params", "let", "mark", "methods"};
  unsigned Tried = 0;
  for (const PackText &Pack : shippedPacks()) {
    std::vector<PackText> Others;
    for (const PackText &Other : shippedPacks())
      if (Other.Name != Pack.Name)
        Others.push_back(Other);
    std::vector<Token> All = tokens(Pack.Text);
    for (size_t I = 0; I != All.size(); ++I) {
      const Token &T = All[I];
      llvm::StringRef Word = Pack.Text.slice(T.Begin, T.End);
      bool Free = T.IsKey ? FreeKeys.contains(T.Under) || Word == "note"
                          : FreeValues.contains(T.Under);
      // A sample is enough: packs repeat themselves, and each costs a read.
      if (Free || I % (All.size() / 200 + 1))
        continue;
      std::string Changed = Pack.Text.str();
      Changed.insert(T.End, "q");
      std::vector<PackText> Packs = Others;
      Packs.push_back({Pack.Name, Changed});
      llvm::Expected<ModelSet> Set = ModelSet::load({}, Packs);
      ++Tried;
      ASSERT_FALSE(bool(Set))
          << Pack.Name.str() << ":" << lineOf(Pack.Text, T.Begin) << ": "
          << Word.str() << "q is accepted";
      bool Named = false;
      llvm::handleAllErrors(Set.takeError(), [&](const PackErrors &Errors) {
        Named = llvm::any_of(Errors.Diagnostics, [&](const PackDiagnostic &D) {
          return D.File == Pack.Name && D.Line == lineOf(Pack.Text, T.Begin);
        });
      });
      EXPECT_TRUE(Named) << Pack.Name.str() << ":" << lineOf(Pack.Text, T.Begin)
                         << ": " << Word.str();
    }
  }
  EXPECT_GT(Tried, 50u);
}

} // namespace
