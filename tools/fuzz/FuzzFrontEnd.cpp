//===- FuzzFrontEnd.cpp - Any bytes, through the front end ----------------===//
//
// Whatever a file holds: it is decoded and lowered, what comes out is valid IR,
// and its printed form reads back as the same module.
//
//===----------------------------------------------------------------------===//

#include "Input.h"

#include "custody/IR/Parser.h"
#include "custody/IR/Printer.h"
#include "custody/IR/Verifier.h"
#include "custody/Python/Lower.h"
#include "custody/Source/Encoding.h"

using namespace custody;

static std::string print(const ir::Module &M, bool Positions) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ir::print(M, OS, Positions);
  return Text;
}

static void check(llvm::StringRef Bytes) {
  std::string Text = decodePython(Bytes).Text;
  ir::Module M = py::lower(Text, "pkg.script", "pkg/script.py", false);
  if (llvm::Error E = ir::verify(M))
    fuzz::fail("invalid IR: " + llvm::toString(std::move(E)), Text,
               print(M, false));
  for (bool Positions : {false, true}) {
    std::string Printed = print(M, Positions);
    llvm::Expected<ir::Module> Read = ir::parse(Printed);
    if (!Read)
      fuzz::fail("unreadable IR: " + llvm::toString(Read.takeError()), Text,
                 Printed);
    if (std::string Again = print(*Read, Positions); Again != Printed)
      fuzz::fail("IR that reads back as another", Printed, Again);
    if (llvm::Error E = ir::verify(*Read))
      fuzz::fail("IR that reads back invalid: " + llvm::toString(std::move(E)),
                 Printed);
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Input In = fuzz::readInput(Data, Size);
  check(In.Script);
  if (!In.Library.empty())
    check(In.Library);
  return 0;
}
