//===- PythonGenerator.h - Random Python from a stream of bytes -----------===//
//
// Every byte chooses among the alternatives of a grammar; where the bytes end,
// the shortest alternative is taken. So every string of bytes is a program, and
// a fuzzer that changes a byte changes one construct:
//
//   "\x05\x02..."   ->   for x in model.parameters():
//                            x.data = self.buffer[0]
//
// Names come from a small set, so that uses meet definitions, and what torch
// programs do to parameters is among the expressions. The programs parse as far
// as Python's grammar goes; what they mean is left to chance.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FUZZ_PYTHONGENERATOR_H
#define CUSTODY_FUZZ_PYTHONGENERATOR_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>

namespace custody::fuzz {

/// The bytes that decide, read from the front.
class Choices {
public:
  explicit Choices(llvm::StringRef Bytes) : Bytes(Bytes) {}

  /// A number below \p Count; 0 once the bytes have ended.
  unsigned pick(unsigned Count);
  bool empty() const { return Bytes.empty(); }

private:
  llvm::StringRef Bytes;
};

/// The text of one module. With \p Imports it imports a module of that name.
std::string generatePython(Choices &From, llvm::StringRef Imports);

/// Makes up to \p Count small changes that a typing mistake could make.
void breakText(Choices &From, unsigned Count, std::string &Text);

} // namespace custody::fuzz

#endif // CUSTODY_FUZZ_PYTHONGENERATOR_H
