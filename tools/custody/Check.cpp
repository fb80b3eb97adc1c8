//===- Check.cpp - `custody check` ----------------------------------------===//

#include "Commands.h"
#include "Program.h"
#include "ShellWords.h"

#include "llvm/Support/raw_ostream.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runCheck(const Options &Opts) {
  llvm::Expected<unsigned> Threads = threadCount(Opts);
  if (!Threads)
    return Threads.takeError();
  llvm::Expected<std::vector<std::string>> Flags =
      splitShellWords(Opts.value(OptionId::Flags));
  if (!Flags)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "option '--flags': " +
                                       llvm::toString(Flags.takeError()));
  Stats Stats;
  llvm::Expected<Program> P = loadProgram(Opts.Operands, *Threads, Stats);
  if (!P)
    return P.takeError();
  bool IsIncomplete = false;
  for (const Notification &N : P->Notifications) {
    print(N, llvm::errs());
    IsIncomplete |= N.isIncomplete();
  }
  if (Opts.has(OptionId::Stats))
    Stats.print(llvm::errs());
  llvm::errs() << "custody: " << P->Files.size()
               << (P->Files.size() == 1 ? " file\n" : " files\n");
  if (IsIncomplete && Opts.has(OptionId::StrictInputs))
    return ExitCode::Incomplete;
  return ExitCode::Clean;
}
