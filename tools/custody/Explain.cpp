//===- Explain.cpp - `custody explain`
//-------------------------------------===//

#include "Commands.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runExplain(const Options &Opts) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "command 'explain' is not available in this version");
}
