//===- Vocabulary.h - The words of the model packs, as types --------------===//
//
// Every enumeration of Vocabulary.def as a C++ enumeration with a spelling, so
// that a word is written down once. A pack, a dump and a message spell it
// alike:
//
//   spelling(Facet::GradReduce) == "grad-reduce"
//   word<Facet>("grad-reduce") == Facet::GradReduce
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_VOCABULARY_H
#define CUSTODY_MODELS_VOCABULARY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>

namespace custody::models {

#define CUSTODY_ENUM(Type) enum class Type : uint8_t {
#define CUSTODY_WORD(Name, Spelling) Name,
#define CUSTODY_END(Type)                                                      \
  }                                                                            \
  ;
#include "custody/Models/Vocabulary.def"

/// All spellings of an enumeration, in order of its values.
template <typename Enum> llvm::ArrayRef<llvm::StringLiteral> words();

#define CUSTODY_ENUM(Type)                                                     \
  template <> llvm::ArrayRef<llvm::StringLiteral> words<Type>();
#define CUSTODY_WORD(Name, Spelling)
#define CUSTODY_END(Type)
#include "custody/Models/Vocabulary.def"

template <typename Enum> llvm::StringRef spelling(Enum Value) {
  return words<Enum>()[static_cast<unsigned>(Value)];
}

/// The value that is spelled so, if there is one.
template <typename Enum> std::optional<Enum> word(llvm::StringRef Spelling) {
  llvm::ArrayRef<llvm::StringLiteral> All = words<Enum>();
  for (unsigned I = 0; I != All.size(); ++I)
    if (All[I] == Spelling)
      return static_cast<Enum>(I);
  return std::nullopt;
}

} // namespace custody::models

#endif // CUSTODY_MODELS_VOCABULARY_H
