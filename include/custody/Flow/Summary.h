//===- Summary.h - What each function does to tensors ---------------------===//
//
// The events of all runs, by the function in which they happened: one line per
// statement and effect, with the condition under which some run gets there.
// What callees do is in the callees' summaries.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_SUMMARY_H
#define CUSTODY_FLOW_SUMMARY_H

#include "custody/Flow/Event.h"

#include <map>
#include <set>
#include <string>
#include <tuple>

namespace custody::flow {

class Interpreter;

/// An effect of one statement. Tensors and managers go by class and the place
/// that makes them: "Parameter@28", or "Parameter@model.py:28" when that is in
/// another file than the function.
struct FunctionEffect {
  uint32_t Line = 0;
  std::string Effect; ///< as in the vocabulary: "install", "place cpu", ...
  std::string Tensor, Source, Manager;
  std::string Phase;
  std::string When;

  friend bool operator<(const FunctionEffect &A, const FunctionEffect &B) {
    return std::tie(A.Line, A.Effect, A.Tensor, A.Source, A.Manager, A.Phase,
                    A.When) < std::tie(B.Line, B.Effect, B.Tensor, B.Source,
                                       B.Manager, B.Phase, B.When);
  }
};

class Summaries {
public:
  void add(Interpreter &Run);

  /// By dotted name (see CallGraph.h); functions without effects are left out.
  const std::map<std::string, std::set<FunctionEffect>> &functions() const {
    return Functions;
  }

private:
  std::map<std::string, std::set<FunctionEffect>> Functions;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_SUMMARY_H
