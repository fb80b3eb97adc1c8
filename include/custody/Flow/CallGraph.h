//===- CallGraph.h - Who calls whom, over all runs ------------------------===//
//
// The calls that runs of the engine saw, by dotted name. A function is named
// `package.module.Class.method`, nested ones `outer.inner`, a module's own body
// by the module, a lambda `outer.<lambda1>`; a built-in is `<builtin>.name` and
// what is not in the tree goes by its import path. The body of a class belongs
// to whatever contains the class, and what a stub of a library calls back is
// called by the one who called the library.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_CALLGRAPH_H
#define CUSTODY_FLOW_CALLGRAPH_H

#include "custody/Flow/Event.h"

#include <map>
#include <set>
#include <string>

namespace custody::link {
class Program;
} // namespace custody::link

namespace custody::flow {

class Interpreter;

/// The nearest function of the tree, from \p Path outwards, that is no class
/// body; PathId{0} when there is none.
PathId enclosingFunction(const Interpreter &Run, PathId Path);

class CallGraph {
public:
  /// Every function of the tree is a node, called or not; of others, those that
  /// the tree calls.
  explicit CallGraph(const link::Program &P);

  void add(const Interpreter &Run);

  /// Caller to callees.
  const std::map<std::string, std::set<std::string>> &edges() const {
    return Edges;
  }

  /// The number of functions in the largest set that call one another.
  size_t largestComponent() const;

private:
  const link::Program &P;
  std::map<std::string, std::set<std::string>> Edges;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_CALLGRAPH_H
