//===- Literals.h - The values that literals stand for --------------------===//
//
//   decodeString("a\\x41{{", {.Format = true}, Out)   appends "aA{"
//   parseNumber("0x_ff")                               is the integer 255
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_LITERALS_H
#define CUSTODY_PYTHON_LITERALS_H

#include "custody/IR/IR.h"

namespace custody::py {

/// What the letters before the quotes say.
struct StringPrefix {
  bool Raw = false;
  bool Bytes = false;
  bool Format = false; ///< `{{` and `}}` stand for one brace
};

/// \p Start is the opening token, e.g. `rb"""`.
StringPrefix parsePrefix(llvm::StringRef Start);

/// Appends the characters (UTF-8) or bytes that \p Body, the text between the
/// quotes, stands for. A name escape, \N{...}, stays as it is.
void decodeString(llvm::StringRef Body, StringPrefix Prefix, std::string &Out);

/// The value of an integer, float or imaginary literal.
ir::Constant parseNumber(llvm::StringRef Text);

} // namespace custody::py

#endif // CUSTODY_PYTHON_LITERALS_H
