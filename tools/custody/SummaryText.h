//===- SummaryText.h - A function's summary as people read it -------------===//
//
//   model.Sharder.shard  (model.py:12)
//     calls model.split
//     line 14: makes Parameter of line 14 the parameter that a module holds
//       on behalf of Sharder of line 30, while the job is built, always
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_SUMMARYTEXT_H
#define CUSTODY_TOOLS_CUSTODY_SUMMARYTEXT_H

#include "custody/Flow/Summary.h"
#include "custody/Link/Program.h"

namespace custody::driver {

struct FunctionPlace {
  std::string Path;
  uint32_t Line = 0; ///< 0 for the body of a module
};

/// Where each function and module body of the PATHs is, by dotted name.
std::map<std::string, FunctionPlace> functionPlaces(const link::Program &P);

struct FunctionSummary {
  const std::string &Name;
  const FunctionPlace &Place;
  const std::set<std::string> &Callees;
  const std::set<flow::FunctionEffect> &Effects;
};

void printSummary(const FunctionSummary &S, llvm::raw_ostream &OS);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_SUMMARYTEXT_H
