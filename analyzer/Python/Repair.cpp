//===- Repair.cpp - Works around gaps of the grammar ----------------------===//
//
// A rough scanner: it knows strings, comments, brackets, words and the last
// token, which is all it takes. Where it is wrong, the second parse is worse
// than the first and is dropped.
//
//===----------------------------------------------------------------------===//

#include "Repair.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace custody::py {

namespace {

class Repairer {
public:
  Repairer(llvm::StringRef Text, bool JoinLines)
      : Text(Text), JoinLines(JoinLines), Result{Text.str(), {}} {}
  Repair run();

private:
  char at(size_t I) const { return I < Text.size() ? Text[I] : '\0'; }
  void blank(size_t From, size_t To) {
    std::fill(Result.Text.begin() + From, Result.Text.begin() + To, ' ');
  }
  void string();
  void word();
  void star();
  /// From the `=` of a type parameter up to the `,` or `]` behind its default.
  void typeDefault();

  llvm::StringRef Text;
  bool JoinLines;
  Repair Result;
  size_t Pos = 0;
  llvm::SmallVector<bool, 16>
      Brackets;         ///< open ones; whether of type parameters
  llvm::StringRef Last; ///< token, empty at the start of a line
  llvm::StringRef BeforeLast;
};

} // namespace

static bool isWord(char C) {
  return llvm::isAlnum(C) || C == '_' || (C & 0x80);
}

void Repairer::string() {
  char Quote = at(Pos);
  std::string Triple(3, Quote);
  bool IsTriple = Text.substr(Pos).starts_with(Triple);
  Pos += IsTriple ? 3 : 1;
  while (Pos < Text.size()) {
    if (at(Pos) == '\\') {
      Pos += 2;
    } else if (IsTriple ? Text.substr(Pos).starts_with(Triple)
                        : at(Pos) == Quote || at(Pos) == '\n') {
      Pos += IsTriple ? 3 : 1;
      break;
    } else {
      ++Pos;
    }
  }
  Pos = std::min(Pos, Text.size());
  Last = "''";
}

void Repairer::word() {
  llvm::StringRef Word = Text.substr(Pos).take_while(isWord);
  Pos += Word.size();
  if (at(Pos) == '"' || at(Pos) == '\'')
    return string(); // a prefix
  BeforeLast = Last;
  Last = Word;
}

void Repairer::star() {
  static constexpr llvm::StringLiteral Before[] = {
      ",", "=", "(", "[", "{", "return", "yield", "in"};
  size_t Star = Pos++;
  bool Opens = llvm::is_contained(Before, Last);
  Last = "*";
  if (!Opens || at(Pos) == '*' || at(Pos) == '=')
    return;
  // With a name behind it, the grammar copes.
  size_t Value = Text.find_first_not_of(" \t", Pos);
  llvm::StringRef Rest = Text.drop_front(std::min(Value, Text.size()));
  bool IsName = isWord(at(Value)) && !llvm::isDigit(at(Value));
  llvm::StringRef Name = Rest.take_while(isWord);
  bool IsPrefix =
      IsName && Name.size() <= 2 &&
      (at(Value + Name.size()) == '"' || at(Value + Name.size()) == '\'');
  if (Rest.empty() || Rest.front() == ',' || Rest.front() == ')' ||
      (IsName && !IsPrefix && Name != "await"))
    return;
  blank(Star, Star + 1);
  Result.Stars.push_back(uint32_t(Value));
}

void Repairer::typeDefault() {
  size_t Depth = Brackets.size(), From = Pos++;
  while (Pos < Text.size() && Brackets.size() >= Depth) {
    char C = at(Pos);
    if (C == '"' || C == '\'') {
      string();
    } else if (Brackets.size() == Depth && (C == ',' || C == ']')) {
      break;
    } else {
      if (C == '(' || C == '[' || C == '{')
        Brackets.push_back(false);
      else if ((C == ')' || C == ']' || C == '}') && !Brackets.empty())
        Brackets.pop_back();
      ++Pos;
    }
  }
  blank(From, Pos);
}

Repair Repairer::run() {
  while (Pos < Text.size()) {
    char C = at(Pos);
    size_t Start = Pos;
    switch (C) {
    case ' ':
    case '\t':
    case '\r':
      ++Pos;
      continue;
    case '\\':
      Pos += 2;
      continue;
    case '#':
      Pos = std::min(Text.find('\n', Pos), Text.size());
      if (JoinLines && !Brackets.empty())
        blank(Start, Pos);
      continue;
    case '\n':
      ++Pos;
      if (Brackets.empty())
        Last = BeforeLast = "";
      else if (JoinLines)
        blank(Start, Pos);
      continue;
    case '"':
    case '\'':
      string();
      continue;
    case '*':
      star();
      continue;
    case '(':
    case '[':
    case '{':
      Brackets.push_back(C == '[' &&
                         (BeforeLast == "class" || BeforeLast == "def" ||
                          BeforeLast == "type"));
      break;
    case ')':
    case ']':
    case '}':
      if (!Brackets.empty())
        Brackets.pop_back();
      break;
    case '=':
      if (!Brackets.empty() && Brackets.back() && at(Pos + 1) != '=') {
        typeDefault();
        continue;
      }
      break;
    default:
      if (isWord(C)) {
        word();
        continue;
      }
    }
    BeforeLast = Last;
    Last = Text.substr(Pos++, 1);
  }
  return std::move(Result);
}

Repair repair(llvm::StringRef Text, bool JoinLines) {
  return Repairer(Text, JoinLines).run();
}

} // namespace custody::py
