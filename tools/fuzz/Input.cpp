//===- Input.cpp - The programs that the bytes of a fuzzer stand for ------===//

#include "Input.h"

#include "PythonGenerator.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace custody::fuzz;
using llvm::StringRef;

Input custody::fuzz::readInput(const uint8_t *Data, size_t Size) {
  StringRef Bytes(reinterpret_cast<const char *>(Data), Size);
  Input In;
  if (Bytes.consume_front("\xff")) {
    Choices First(Bytes.take_front(16));
    // Half of the programs stay whole.
    unsigned Edits = First.pick(8);
    Choices Rest(Bytes.drop_front(std::min<size_t>(16, Bytes.size())));
    Choices Half(Bytes.drop_front(Bytes.size() / 2));
    In.Script = generatePython(Rest, "lib");
    In.Library = generatePython(Half, "");
    breakText(First, Edits < 4 ? Edits : 0, In.Script);
  } else {
    auto [Script, Library] = Bytes.split('\x1c');
    In.Script = Script.str();
    In.Library = Library.str();
  }
  if (llvm::sys::Process::GetEnv("CUSTODY_FUZZ_SHOW"))
    llvm::errs() << In.Script << "#--- lib.py\n" << In.Library;
  return In;
}

void custody::fuzz::fail(StringRef What, StringRef Left, StringRef Right) {
  llvm::errs() << "fuzz: " << What << '\n' << Left << "\n----\n" << Right;
  std::abort();
}
