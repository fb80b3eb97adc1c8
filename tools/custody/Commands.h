//===- Commands.h - One function per command ------------------------------===//
//
// Each runs its command and says with which status to end. An error is for the
// user: `main` prints it and ends with status 2.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_COMMANDS_H
#define CUSTODY_TOOLS_CUSTODY_COMMANDS_H

#include "Options.h"

#include "custody/Report/ExitCodes.h"

#include "llvm/Support/Error.h"

namespace custody::driver {

llvm::Expected<ExitCode> runCheck(const Options &Opts);
llvm::Expected<ExitCode> runExplain(const Options &Opts);
llvm::Expected<ExitCode> runRules(const Options &Opts);
llvm::Expected<ExitCode> runModels(const Options &Opts);
llvm::Expected<ExitCode> runDump(const Options &Opts);
llvm::Expected<ExitCode> runOwners(const Options &Opts);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_COMMANDS_H
