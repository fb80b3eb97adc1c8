//===- Rules.cpp - `custody rules` ----------------------------------------===//

#include "Commands.h"

#include "custody/Report/Check.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace custody;
using namespace custody::driver;

llvm::Expected<ExitCode> custody::driver::runRules(const Options &Opts) {
  if (!Opts.Operands.empty())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "'rules' takes no operand, got '" +
                                       Opts.Operands.front() + "'");
  RuleTable Rules;
  size_t Width = 0;
  for (const RuleInfo *Rule : Rules.rules())
    Width = std::max(Width, Rule->Id.size());
  for (const RuleInfo *Rule : Rules.rules())
    llvm::outs() << llvm::left_justify(Rule->Id, static_cast<unsigned>(Width))
                 << "  " << llvm::left_justify(spelling(Rule->DefaultLevel), 7)
                 << "  " << Rule->Summary << '\n';
  return ExitCode::Clean;
}
