//===- Lower.h - From Python source text to IR ----------------------------===//
//
// Parses one Python file (3.8 to 3.13) with tree-sitter and lowers it to an
// ir::Module. A pure function of its arguments.
//
// What the IR leaves to the front end to decide is decided so:
//
// * Scopes. A name is resolved as CPython's symbol table does: a name of the
//   function itself is load.local, of an enclosing function load.free, bound
//   in the class body load.class (which falls back to the module, never to an
//   enclosing function), everything else load.global. Names like `__x` in a
//   class are mangled. `__class__` and `super` are ordinary globals.
// * `load.free` counts scopes: Aux2 is the number of steps outward along
//   Function::Parent from the function that contains the instruction to the
//   one that owns slot Aux, where each function, lambda and module body counts
//   as one, and a class body counts only when it has local slots at all (see
//   the next point). ir::outward() follows the rule.
// * Comprehensions and generator expressions are lowered in place, as loops
//   over a hidden list. Their variables get slots of the enclosing function,
//   module body or class body, named `x@1`, `x@2`, ... so that they never
//   collide with a visible name. So do type parameters (`def f[T]`), which
//   hold an `opaque` value.
// * A caught exception stays bound after its handler; docstrings and other
//   statements that are a plain string are dropped; `except*` is `except`.
// * The symbol of `annotate` is the annotated target as written: "x" or, for
//   `self.x: int`, "self.x".
// * An f-string field with a conversion or a format specification is a
//   `format` of its own with Aux 1.
//
// Example:  [f(x) for x in xs]      %0 = load.global xs
//                                   %1 = list()
//                                   %2 = for %0 {
//                                     store.local x@1, %2
//                                     %3 = load.global f
//                                     %4 = load.local x@1
//                                     %5 = call %3(%4)
//                                     append %1, %5
//                                   } else {
//                                   }
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_LOWER_H
#define CUSTODY_PYTHON_LOWER_H

#include "custody/IR/IR.h"

namespace custody::py {

/// Lowers \p Text (UTF-8). Never fails: what does not parse becomes a
/// ParseProblem and an `opaque` operation, the rest is lowered as usual.
///
/// \p DottedName is the module's name without a trailing ".__init__",
/// \p IsPackage says whether it is one.
ir::Module lower(llvm::StringRef Text, llvm::StringRef DottedName,
                 llvm::StringRef Path, bool IsPackage);

} // namespace custody::py

#endif // CUSTODY_PYTHON_LOWER_H
