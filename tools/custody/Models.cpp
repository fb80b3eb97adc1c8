//===- Models.cpp - `custody models`
//---------------------------------------===//

#include "Commands.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runModels(const Options &Opts) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "command 'models' is not available in this version");
}
