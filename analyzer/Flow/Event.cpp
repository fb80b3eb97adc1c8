//===- Event.cpp - Names of phases, events and losses ---------------------===//

#include "custody/Flow/Event.h"

#include "custody/Flow/Analysis.h"

namespace custody::flow {

llvm::StringRef spelling(Phase P) {
  static constexpr llvm::StringLiteral Names[] = {"build", "forward",
                                                  "backward", "step", "save"};
  return Names[static_cast<unsigned>(P)];
}

llvm::StringRef spelling(EventKind K) {
  static constexpr llvm::StringLiteral Names[] = {
      "install", "replace-data", "place",   "cast",  "resize", "copy",
      "alias",   "write",        "capture", "claim", "release"};
  return Names[static_cast<unsigned>(K)];
}

llvm::StringRef spelling(LossKind K) {
  static constexpr llvm::StringLiteral Names[] = {
#define CUSTODY_LOSS(Enumerator, Name, Meaning) Name,
#include "custody/Flow/Losses.def"
  };
  return Names[static_cast<unsigned>(K)];
}

llvm::StringRef meaning(LossKind K) {
  static constexpr llvm::StringLiteral Sentences[] = {
#define CUSTODY_LOSS(Enumerator, Name, Meaning) Meaning,
#include "custody/Flow/Losses.def"
  };
  return Sentences[static_cast<unsigned>(K)];
}

} // namespace custody::flow
