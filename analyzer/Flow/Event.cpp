//===- Event.cpp - Names of events and phases -----------------------------===//

#include "custody/Flow/Event.h"

namespace custody::flow {

llvm::StringRef spelling(EventKind Kind) {
  static constexpr llvm::StringLiteral Names[] = {
      "install", "replace.data", "place",  "cast",   "resize", "copy", "alias",
      "write",   "capture",      "update", "reduce", "claim",  "hook"};
  return Names[static_cast<unsigned>(Kind)];
}

llvm::StringRef spelling(Phase P) {
  static constexpr llvm::StringLiteral Names[] = {"build", "forward",
                                                  "backward", "step", "save"};
  return Names[static_cast<unsigned>(P)];
}

} // namespace custody::flow
