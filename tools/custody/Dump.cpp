//===- Dump.cpp - `custody dump`
//-------------------------------------------===//

#include "Commands.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runDump(const Options &Opts) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "command 'dump' is not available in this version");
}
