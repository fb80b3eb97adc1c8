//===- Verifier.h - Checks the invariants of a module ---------------------===//
//
// What every reader of the IR may rely on, as code:
//
// * an instruction is in exactly one region, a region has exactly one owner;
// * a value is defined once, and used only behind its definition: in the same
//   region, or in one nested in an instruction that follows (the result of
//   `for` and `with` also in the regions of that instruction itself);
// * `result` ends a region that stands for an expression, and nothing else; an
//   `if` has a result exactly when its regions have one;
// * slots, scopes, shapes, constants and functions that are named exist, and an
//   operation has the regions its opcode asks for.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_VERIFIER_H
#define CUSTODY_IR_VERIFIER_H

#include "custody/IR/IR.h"

#include "llvm/Support/Error.h"

namespace custody::ir {

/// Success, or the first violation: "outer.inner: %3 is used before it is
/// defined, in 'call'".
llvm::Error verify(const Module &M);

} // namespace custody::ir

#endif // CUSTODY_IR_VERIFIER_H
