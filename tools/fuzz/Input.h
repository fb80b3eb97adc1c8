//===- Input.h - The programs that the bytes of a fuzzer stand for --------===//
//
// One of two forms, so that files of Python can be given as seeds as they are:
//
//   0xff, edits, ...   bytes that choose (see PythonGenerator.h), with up to
//                      three edits that may break what they chose
//   anything else      the text itself; a 0x1c ends the script, and the module
//                      `lib` that it may import follows
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FUZZ_INPUT_H
#define CUSTODY_FUZZ_INPUT_H

#include "llvm/ADT/StringRef.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace custody::fuzz {

struct Input {
  std::string Script; ///< bytes, of any encoding
  std::string Library;
};

/// With CUSTODY_FUZZ_SHOW set it is also written to the standard error.
Input readInput(const uint8_t *Data, size_t Size);

/// Ends the process with both texts, in a way the fuzzer notices.
[[noreturn]] void fail(llvm::StringRef What, llvm::StringRef Left,
                       llvm::StringRef Right = "");

} // namespace custody::fuzz

#endif // CUSTODY_FUZZ_INPUT_H
