//===- main.cpp - The `custody` program -----------------------------------===//

#include "Commands.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace custody;
using namespace custody::driver;

static llvm::Expected<ExitCode> run(const Options &Opts) {
  if (Opts.has(OptionId::Version)) {
    llvm::outs() << "custody " CUSTODY_VERSION "\n";
    return ExitCode::Clean;
  }
  if (Opts.has(OptionId::Help)) {
    printHelp(Opts.Cmd, llvm::outs());
    return ExitCode::Clean;
  }
  switch (*Opts.Cmd) {
#define CUSTODY_COMMAND(Enumerator, Name, Operands, Summary)                   \
  case Command::Enumerator:                                                    \
    return run##Enumerator(Opts);
#include "Options.def"
  }
  llvm_unreachable("unknown command");
}

static ExitCode runMain(llvm::ArrayRef<const char *> Arguments) {
  llvm::Expected<Options> Opts = parseOptions(Arguments);
  if (!Opts) {
    llvm::errs() << "custody: " << llvm::toString(Opts.takeError()) << '\n';
    return ExitCode::Usage;
  }
  llvm::Expected<ExitCode> Code = run(*Opts);
  if (!Code) {
    llvm::errs() << "custody: " << llvm::toString(Code.takeError()) << '\n';
    return ExitCode::Usage;
  }
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    llvm::errs() << "custody: cannot write the standard output: "
                 << llvm::outs().error().message() << '\n';
    llvm::outs().clear_error();
    return ExitCode::Usage;
  }
  return *Code;
}

int main(int Count, char **Arguments) {
  llvm::install_fatal_error_handler([](void *, const char *Reason, bool) {
    llvm::errs() << "custody: internal error: " << Reason << '\n';
    std::_Exit(static_cast<int>(ExitCode::Internal));
  });
  return static_cast<int>(runMain(
      llvm::ArrayRef<const char *>(Arguments + 1, Count ? Count - 1 : 0)));
}
