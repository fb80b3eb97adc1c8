//===- Parser.h - Reads the textual form of the IR ------------------------===//
//
// The inverse of Printer.h: print(parse(print(M))) == print(M), with positions
// and without. Blank lines and lines that begin with `;` are skipped.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_PARSER_H
#define CUSTODY_IR_PARSER_H

#include "custody/IR/IR.h"

#include "llvm/Support/Error.h"

namespace custody::ir {

/// On failure, the error names the line and what was expected there:
/// "line 7: expected a value".
llvm::Expected<Module> parse(llvm::StringRef Text);

} // namespace custody::ir

#endif // CUSTODY_IR_PARSER_H
