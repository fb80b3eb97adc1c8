//===- Coverage.h - How much of a program the runs saw --------------------===//
//
// Over all runs: which functions of the tree were executed, which call sites
// were, and what those led to. A call site is one call in the source,
// decorators and `super()` included. Stubs of libraries are not the tree, and
// test files do not count: nothing starts there.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_COVERAGE_H
#define CUSTODY_FLOW_COVERAGE_H

#include "custody/Flow/Analysis.h"

#include <map>

namespace custody::link {
class Program;
} // namespace custody::link

namespace custody::flow {

class Interpreter;

class Coverage {
public:
  explicit Coverage(const link::Program &P);

  void add(const Interpreter &Run);

  /// Functions and lambdas of the tree.
  size_t functions() const { return Functions; }
  size_t functionsReached() const { return Reached.size(); }
  size_t callSites() const { return Sites; }
  size_t callSitesReached() const { return Best.size(); }
  /// Call sites of which \p T is the best that some run found.
  size_t callSites(CallTarget T) const;
  /// Call sites reached that led to something, if only by name.
  size_t callSitesResolved() const {
    return callSitesReached() - callSites(CallTarget::Unknown);
  }

private:
  bool counts(uint32_t Module) const;
  bool isFunction(uint32_t Module, ir::FunctionId F) const;

  const link::Program &P;
  size_t Functions = 0, Sites = 0;
  FunctionSet Reached;
  std::map<std::pair<uint32_t, uint32_t>, CallTarget> Best;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_COVERAGE_H
