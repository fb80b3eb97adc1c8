//===- Owners.cpp - `custody owners`
//---------------------------------------===//

#include "Commands.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runOwners(const Options &Opts) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "command 'owners' is not available in this version");
}
