//===- ShippedStubs.h - Python stubs that are part of the program ---------===//
//
// A stub says in Python what a class of a library keeps where, so that the
// engine follows objects through it: `torch.optim.Optimizer` fills
// `param_groups`, `functools.partial` calls what it holds. Effects on tensors
// are not in stubs but in model packs. Stubs yield to the user's own source.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LINK_SHIPPEDSTUBS_H
#define CUSTODY_LINK_SHIPPEDSTUBS_H

#include "custody/Link/Program.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace custody::link {

struct StubText {
  llvm::StringRef Path; ///< relative to the stubs, e.g. "torch/nn/__init__.py"
  llvm::StringRef Text;
};

/// In order of their paths.
llvm::ArrayRef<StubText> shippedStubs();

/// All of them lowered, as inputs of Program::link.
std::vector<Input> lowerShippedStubs();

/// The dotted name of the module at \p Path: "torch.nn".
std::string stubModule(llvm::StringRef Path);

} // namespace custody::link

#endif // CUSTODY_LINK_SHIPPEDSTUBS_H
