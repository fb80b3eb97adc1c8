//===- Rules.cpp - `custody rules`
//-----------------------------------------===//

#include "Commands.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runRules(const Options &Opts) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "command 'rules' is not available in this version");
}
