//===- Explain.cpp - `custody explain` ------------------------------------===//

#include "Commands.h"

#include "custody/Report/Check.h"

#include "llvm/Support/raw_ostream.h"

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runExplain(const Options &Opts) {
  if (Opts.Operands.size() != 1)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "'explain' takes one rule; 'custody rules' lists them");
  const std::string &Id = Opts.Operands.front();
  RuleTable Rules;
  const RuleInfo *Rule = Rules.find(Id);
  if (!Rule) {
    std::vector<std::string> Known;
    for (const RuleInfo *R : Rules.rules())
      Known.push_back(R->Id.str());
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "there is no rule '" + Id + "'" +
                                       suggest(Id, Known));
  }
  llvm::outs() << Rule->Page;
  return ExitCode::Clean;
}
