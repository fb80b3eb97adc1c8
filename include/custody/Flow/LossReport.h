//===- LossReport.h - What was lost, and where ----------------------------===//
//
// The losses of all runs, kind by kind: each place of the tree once, and what
// they are about (the library that was called, where an unknown came from).
// What is lost inside a stub is lost by the call into the library.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_LOSSREPORT_H
#define CUSTODY_FLOW_LOSSREPORT_H

#include "custody/Flow/Analysis.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace custody::flow {

class Interpreter;

class LossReport {
public:
  struct Place {
    std::string Path;
    uint32_t Line = 0;
    std::vector<std::string> About;
  };
  struct Row {
    LossKind Kind{};
    std::vector<Place> Places; ///< in order of path and line
    /// What it is about and in how many places, most first.
    std::vector<std::pair<std::string, size_t>> Subjects;
  };

  void add(const Interpreter &Run);

  /// The kinds that occurred, those with most places first.
  std::vector<Row> ranked() const;

private:
  using Subjects = std::set<std::string>;
  std::map<LossKind, std::map<std::pair<std::string, uint32_t>, Subjects>>
      Losses;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_LOSSREPORT_H
