//===- Printer.h - The textual form of the IR -----------------------------===//
//
//   module "pkg.mod" "src/pkg/mod.py" package
//   problem 7:3-7:9 "syntax error"
//
//   body #0 locals(x@1) {
//     %0 = import.top a.b
//     store.global a, %0
//     %1 = const "text"
//     %2 = make.function #1(%1)
//     store.global f, %2
//   }
//
//   func f(x, /, y=, *args, key, **kw) #1 in #0 async generator locals(t) {
//     param x {
//       %3 = load.global int
//       result %3
//     }
//     %0 = load.local x
//     %1 = call %0(%0, *%0, key=%0, **%0)
//     if %1 {
//       return %1
//     } else {
//     }
//   }
//
// A function is `body`, `class`, `func` or `lambda`, then its qualified name,
// its number, its parent's number and the names of its slots behind the
// parameters. The values in `param` and `returns`, its annotations, are those
// of the function that defines it. Names with other characters than letters,
// digits and any of `_.@<>` are quoted. With positions, each instruction ends
// in `@line:column-line:column` (before its first region).
//
// Parser.h reads this form back.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_PRINTER_H
#define CUSTODY_IR_PRINTER_H

#include "custody/IR/IR.h"

#include "llvm/Support/raw_ostream.h"

namespace custody::ir {

void print(const Module &M, llvm::raw_ostream &OS, bool Positions = false);

/// One function, as it stands in the module's text.
void printFunction(const Module &M, FunctionId F, llvm::raw_ostream &OS,
                   bool Positions = false);

} // namespace custody::ir

#endif // CUSTODY_IR_PRINTER_H
