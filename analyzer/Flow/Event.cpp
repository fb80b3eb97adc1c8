//===- Event.cpp - Names of phases ----------------------------------------===//

#include "custody/Flow/Event.h"

namespace custody::flow {

llvm::StringRef spelling(Phase P) {
  static constexpr llvm::StringLiteral Names[] = {"build", "forward",
                                                  "backward", "step", "save"};
  return Names[static_cast<unsigned>(P)];
}

} // namespace custody::flow
