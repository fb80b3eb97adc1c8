//===- Losses.h - What `custody dump losses` prints -----------------------===//
//
// First how much of the program was seen, then what was lost, the kind with
// most places first: what it means, what it is mostly about, where it begins.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_LOSSES_H
#define CUSTODY_TOOLS_CUSTODY_LOSSES_H

#include "custody/Flow/Coverage.h"
#include "custody/Flow/LossReport.h"

namespace custody::driver {

struct LossSummary {
  const flow::Coverage &Seen;
  size_t LargestComponent = 0;
  std::vector<flow::LossReport::Row> Losses;
};

void printLosses(const LossSummary &S, llvm::raw_ostream &OS);
/// All places, where the text has the first ones.
void printLossesJson(const LossSummary &S, llvm::raw_ostream &OS);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_LOSSES_H
