//===- Cursor.cpp - Reads tokens of the textual IR ------------------------===//

#include "Cursor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace custody::ir {

bool Cursor::nextLine() {
  while (!Text.empty()) {
    ++Line;
    std::tie(Rest, Text) = Text.split('\n');
    Rest = Rest.trim();
    if (!Rest.empty() && Rest.front() != ';')
      return true;
  }
  Rest = "";
  return false;
}

bool Cursor::fail(llvm::Twine Expected) {
  if (Failure.empty())
    Failure = ("line " + llvm::Twine(Line) + ": expected " + Expected).str();
  return false;
}

llvm::Error Cursor::error() const {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 Failure.c_str());
}

bool Cursor::expect(llvm::StringRef Token) {
  return skip(Token) || fail("'" + Token + "'");
}

bool Cursor::endLine() { return Rest.empty() || fail("the end of the line"); }

bool Cursor::number(uint32_t &N) {
  return !Rest.consumeInteger(10, N) || fail("a number");
}

bool Cursor::value(ValueId &V) {
  uint32_t N;
  if (!Rest.starts_with("%"))
    return fail("a value");
  Rest = Rest.drop_front();
  if (!number(N))
    return false;
  V = ValueId{N};
  return true;
}

bool Cursor::name(std::string &Name) {
  if (Rest.starts_with("\""))
    return quoted(Name);
  Name = run([](char C) {
           return llvm::isAlnum(C) || C == '_' || C == '.' || C == '@' ||
                  C == '<' || C == '>' || (C & 0x80);
         }).str();
  return !Name.empty() || fail("a name");
}

bool Cursor::quoted(std::string &Out) {
  Out.clear();
  if (!skip("\""))
    return fail("a string");
  while (!Rest.empty()) {
    char C = Rest.front();
    Rest = Rest.drop_front();
    if (C == '"')
      return true;
    if (C != '\\') {
      Out += C;
    } else if (skip("n")) {
      Out += '\n';
    } else if (skip("x")) {
      unsigned Code;
      if (Rest.size() < 2 || Rest.take_front(2).getAsInteger(16, Code))
        return fail("two hexadecimal digits");
      Rest = Rest.drop_front(2);
      Out += char(Code);
    } else if (Rest.starts_with("\\") || Rest.starts_with("\"")) {
      Out += Rest.front();
      Rest = Rest.drop_front();
    } else {
      return fail("an escape sequence");
    }
  }
  return fail("the end of a string");
}

bool Cursor::range(SourceRange &R) {
  return number(R.Line) && expect(":") && number(R.Column) && expect("-") &&
         number(R.EndLine) && expect(":") && number(R.EndColumn);
}

} // namespace custody::ir
