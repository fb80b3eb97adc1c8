//===- Event.cpp - Names of phases and events -----------------------------===//

#include "custody/Flow/Event.h"

namespace custody::flow {

llvm::StringRef spelling(Phase P) {
  static constexpr llvm::StringLiteral Names[] = {"build", "forward",
                                                  "backward", "step", "save"};
  return Names[static_cast<unsigned>(P)];
}

llvm::StringRef spelling(EventKind K) {
  static constexpr llvm::StringLiteral Names[] = {
      "install", "replace-data", "place", "cast",    "resize",
      "copy",    "alias",        "write", "capture", "claim"};
  return Names[static_cast<unsigned>(K)];
}

} // namespace custody::flow
