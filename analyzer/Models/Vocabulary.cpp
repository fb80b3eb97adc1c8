//===- Vocabulary.cpp - Spellings of the words of model packs -------------===//

#include "custody/Models/Vocabulary.h"

namespace custody::models {

#define CUSTODY_ENUM(Type)                                                     \
  template <> llvm::ArrayRef<llvm::StringLiteral> words<Type>() {              \
    static constexpr llvm::StringLiteral Words[] = {
#define CUSTODY_WORD(Name, Spelling) Spelling,
#define CUSTODY_END(Type)                                                      \
  }                                                                            \
  ;                                                                            \
  return Words;                                                                \
  }
#include "custody/Models/Vocabulary.def"

} // namespace custody::models
