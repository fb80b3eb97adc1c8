//===- Scopes.h - Which frame a free variable lives in --------------------===//
//
// The one place for the rule that load.free, store.free and del.free count by:
// Aux2 is a number of steps outward over the lexical ancestors that have slots
// to capture. A function, a lambda and the module body always count; a class
// body counts only when it has slots, which only hidden names (comprehension
// variables, type parameters) give it.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_SCOPES_H
#define CUSTODY_IR_SCOPES_H

#include "custody/IR/IR.h"

#include <cassert>

namespace custody::ir {

/// Whether \p F is a step of its own for load.free.
inline bool isCapturable(const Function &F) {
  return F.K != Function::Kind::Class || !F.Locals.empty();
}

/// The next function that counts, seen from \p From; NoFunction at the end.
inline FunctionId enclosing(const Module &M, FunctionId From) {
  FunctionId F = M.function(From).Parent;
  while (F != NoFunction && !isCapturable(M.function(F)))
    F = M.function(F).Parent;
  return F;
}

/// The function \p Steps (>= 1) steps outward from \p From.
inline FunctionId outward(const Module &M, FunctionId From, uint32_t Steps) {
  for (; Steps && From != NoFunction; --Steps)
    From = enclosing(M, From);
  assert(From != NoFunction && "counts past the module body");
  return From;
}

} // namespace custody::ir

#endif // CUSTODY_IR_SCOPES_H
