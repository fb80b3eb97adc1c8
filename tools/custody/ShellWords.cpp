//===- ShellWords.cpp - Splits a string as a POSIX shell splits words -----===//

#include "ShellWords.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

using llvm::StringRef;

namespace {

class Splitter {
public:
  explicit Splitter(StringRef Text) : Rest(Text) {}

  llvm::Expected<std::vector<std::string>> run() {
    while (!Rest.empty())
      if (llvm::Error E = step())
        return std::move(E);
    endWord();
    return std::move(Words);
  }

private:
  char take() {
    char C = Rest.front();
    Rest = Rest.drop_front();
    return C;
  }

  std::string &word() { return Word ? *Word : Word.emplace(); }

  void endWord() {
    if (Word)
      Words.push_back(std::move(*Word));
    Word.reset();
  }

  llvm::Error fail(const char *Message) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), Message);
  }

  llvm::Error step() {
    char C = take();
    switch (C) {
    case ' ':
    case '\t':
    case '\n':
      endWord();
      return llvm::Error::success();
    case '\'':
      return singleQuoted();
    case '"':
      return doubleQuoted();
    case '\\':
      if (Rest.empty())
        return fail("a backslash at the end quotes nothing");
      // A backslash before a line end continues the line.
      if (char Next = take(); Next != '\n')
        word() += Next;
      return llvm::Error::success();
    default:
      word() += C;
      return llvm::Error::success();
    }
  }

  llvm::Error singleQuoted() {
    size_t End = Rest.find('\'');
    if (End == StringRef::npos)
      return fail("a single quote is not closed");
    word() += Rest.take_front(End);
    Rest = Rest.drop_front(End + 1);
    return llvm::Error::success();
  }

  llvm::Error doubleQuoted() {
    std::string &To = word();
    while (!Rest.empty()) {
      char C = take();
      if (C == '"')
        return llvm::Error::success();
      if (C == '\\' && !Rest.empty() &&
          StringRef("$`\"\\\n").contains(Rest[0])) {
        C = take();
        if (C == '\n')
          continue;
      }
      To += C;
    }
    return fail("a double quote is not closed");
  }

  StringRef Rest;
  std::optional<std::string> Word; ///< none between words
  std::vector<std::string> Words;
};

} // namespace

llvm::Expected<std::vector<std::string>>
custody::driver::splitShellWords(StringRef Text) {
  return Splitter(Text).run();
}

std::string custody::driver::quoteShellWord(llvm::StringRef Word) {
  auto isPlain = [](char C) {
    return llvm::isAlnum(C) || llvm::StringRef("_@%+=:,./-").contains(C);
  };
  if (!Word.empty() && llvm::all_of(Word, isPlain))
    return Word.str();
  std::string Quoted = "'";
  for (char C : Word)
    Quoted += C == '\'' ? std::string("'\\''") : std::string(1, C);
  return Quoted + "'";
}
