//===- BuiltinExceptions.h - The exception classes that Python defines ----===//
//
// Which of them derives from which (Python library reference, "Exception
// hierarchy"), by name. What they do beyond that is that of one class: keep
// their arguments.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_FLOW_BUILTINEXCEPTIONS_H
#define CUSTODY_ANALYZER_FLOW_BUILTINEXCEPTIONS_H

#include "llvm/ADT/StringRef.h"

namespace custody::flow {

/// \p Name, such as "KeyError", is one of them.
bool isBuiltinException(llvm::StringRef Name);

/// \p Derived is \p Base or derives from it; both are such names.
bool derivesFrom(llvm::StringRef Derived, llvm::StringRef Base);

/// "KeyError" of the import path "builtins.KeyError"; empty for any other path.
llvm::StringRef builtinExceptionOf(llvm::StringRef Path);

} // namespace custody::flow

#endif // CUSTODY_ANALYZER_FLOW_BUILTINEXCEPTIONS_H
