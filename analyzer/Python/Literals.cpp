//===- Literals.cpp - The values that literals stand for ------------------===//

#include "Literals.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

#include <limits>

namespace custody::py {

StringPrefix parsePrefix(llvm::StringRef Start) {
  StringPrefix P;
  for (char C : Start) {
    switch (C) {
    case 'r':
    case 'R':
      P.Raw = true;
      break;
    case 'b':
    case 'B':
      P.Bytes = true;
      break;
    case 'f':
    case 'F':
      P.Format = true;
      break;
    default:
      break;
    }
  }
  return P;
}

/// Appends code point \p C. Lone surrogates, which Python strings may hold, are
/// encoded like any other.
static void appendUtf8(uint32_t C, std::string &Out) {
  if (C < 0x80) {
    Out += char(C);
  } else if (C < 0x800) {
    Out += char(0xC0 | C >> 6);
    Out += char(0x80 | (C & 0x3F));
  } else if (C < 0x10000) {
    Out += char(0xE0 | C >> 12);
    Out += char(0x80 | (C >> 6 & 0x3F));
    Out += char(0x80 | (C & 0x3F));
  } else {
    Out += char(0xF0 | (C >> 18 & 7));
    Out += char(0x80 | (C >> 12 & 0x3F));
    Out += char(0x80 | (C >> 6 & 0x3F));
    Out += char(0x80 | (C & 0x3F));
  }
}

/// Appends a character given by number, which in bytes is a byte.
static void appendCode(uint32_t C, bool Bytes, std::string &Out) {
  if (Bytes)
    Out += char(C);
  else
    appendUtf8(C, Out);
}

/// Decodes the escape at the start of \p Rest (behind its backslash) and
/// returns how many bytes of \p Rest it took. 0: no escape, the backslash
/// stands for itself.
static size_t decodeEscape(llvm::StringRef Rest, bool Bytes, std::string &Out) {
  if (Rest.empty())
    return 0;
  switch (Rest.front()) {
  case '\n':
    return 1;
  case '\r':
    return Rest.starts_with("\r\n") ? 2 : 1;
  case '\\':
  case '\'':
  case '"':
    Out += Rest.front();
    return 1;
  case 'a':
    Out += '\a';
    return 1;
  case 'b':
    Out += '\b';
    return 1;
  case 'f':
    Out += '\f';
    return 1;
  case 'n':
    Out += '\n';
    return 1;
  case 'r':
    Out += '\r';
    return 1;
  case 't':
    Out += '\t';
    return 1;
  case 'v':
    Out += '\v';
    return 1;
  default:
    break;
  }

  auto Octal = [](char C) { return C >= '0' && C <= '7'; };
  unsigned Radix = 16;
  size_t Skip = 1, Digits = 0;
  if (Octal(Rest.front())) {
    Radix = 8;
    Skip = 0;
    Digits = Rest.take_front(3).take_while(Octal).size();
  } else if (Rest.front() == 'x') {
    Digits = 2;
  } else if (Rest.front() == 'u' && !Bytes) {
    Digits = 4;
  } else if (Rest.front() == 'U' && !Bytes) {
    Digits = 8;
  }
  llvm::StringRef Number = Rest.substr(Skip, Digits);
  uint32_t Code;
  if (Number.empty() || Number.size() != Digits ||
      Number.getAsInteger(Radix, Code))
    return 0;
  appendCode(Code, Bytes, Out);
  return Skip + Digits;
}

void decodeString(llvm::StringRef Body, StringPrefix Prefix, std::string &Out) {
  llvm::StringRef Special = Prefix.Format ? "\\\r{}" : "\\\r";
  while (!Body.empty()) {
    size_t Plain = Body.find_first_of(Special);
    Out += Body.take_front(Plain);
    if (Plain == llvm::StringRef::npos)
      return;
    char C = Body[Plain];
    Body = Body.drop_front(Plain + 1);
    if (C == '\r') {
      // Line ends in a file are read as \n.
      Body.consume_front("\n");
      Out += '\n';
    } else if (C != '\\') {
      Body.consume_front(llvm::StringRef(&C, 1));
      Out += C;
    } else if (Prefix.Raw) {
      Out += C;
    } else if (!Prefix.Bytes && Body.starts_with("N{")) {
      size_t End = std::min(Body.find('}'), Body.size() - 1) + 1;
      Out += C;
      Out += Body.take_front(End);
      Body = Body.drop_front(End);
    } else if (size_t Taken = decodeEscape(Body, Prefix.Bytes, Out)) {
      Body = Body.drop_front(Taken);
    } else {
      Out += C;
    }
  }
}

ir::Constant parseNumber(llvm::StringRef Text) {
  llvm::SmallString<32> Digits;
  for (char C : Text)
    if (C != '_')
      Digits += llvm::toLower(C);
  llvm::StringRef Number = Digits;

  ir::Constant C;
  unsigned Radix = 10;
  if (Number.consume_front("0x"))
    Radix = 16;
  else if (Number.consume_front("0o"))
    Radix = 8;
  else if (Number.consume_front("0b"))
    Radix = 2;

  if (Radix == 10) {
    bool Imaginary = Number.consume_back("j");
    if (Imaginary || Number.find_first_of(".e") != llvm::StringRef::npos) {
      C.K = Imaginary ? ir::Constant::Kind::Complex : ir::Constant::Kind::Float;
      // Overflow is no error: 1e999 is infinity.
      if (Number.getAsDouble(C.Float))
        C.Float = 0;
      return C;
    }
  }
  Number.consume_back("l"); // of Python 2
  C.K = ir::Constant::Kind::Int;
  if (!Number.getAsInteger(Radix, C.Int))
    return C;
  llvm::APInt Big;
  if (Number.getAsInteger(Radix, Big))
    return C;
  C.K = ir::Constant::Kind::BigInt;
  C.Int = 0;
  C.Text = llvm::toString(Big, 10, /*Signed=*/false);
  return C;
}

} // namespace custody::py
