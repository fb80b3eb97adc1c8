//===- Analysis.cpp - Where the driver hands over to the engine -----------===//

#include "Analysis.h"

#include "ShellWords.h"

#include "llvm/ADT/StringSwitch.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<Launch> custody::driver::parseLaunch(const Options &Opts) {
  Launch L;
  if (Opts.has(OptionId::Flags)) {
    llvm::Expected<std::vector<std::string>> Words =
        splitShellWords(Opts.value(OptionId::Flags));
    if (!Words)
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     "option '--flags': " +
                                         llvm::toString(Words.takeError()));
    L.Flags = std::move(*Words);
  }
  L.P = llvm::StringSwitch<Launch::Profile>(Opts.value(OptionId::Profile))
            .Case("cli", Launch::Profile::Cli)
            .Case("api", Launch::Profile::Api)
            .Case("all", Launch::Profile::All)
            .Default(Launch::Profile::Default);
  return L;
}

std::vector<Finding> custody::driver::analyze(Program &P,
                                              const models::ModelSet &Models,
                                              const Launch &Launch,
                                              Stats &Stats) {
  return {};
}
