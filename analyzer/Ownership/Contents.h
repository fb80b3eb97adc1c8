//===- Contents.h - What a plain value was made from ----------------------===//
//
// Not only tensors carry claims: a pack may claim any value. A string or a
// number has no storage of its own, it is its content, so what is computed from
// it by operators, by formatting, by taking a part and by methods of text still
// holds it, as a view of a tensor does:
//
//   token = lib.acquire()
//   lib.send(f"Bearer {token.strip()}")   # sends the token
//
// Comparisons, tests and sizes are facts about a value and hold nothing of it.
// What an unknown function makes of it is unknown.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_OWNERSHIP_CONTENTS_H
#define CUSTODY_ANALYZER_OWNERSHIP_CONTENTS_H

#include "custody/Flow/Interpreter.h"

namespace custody::ownership {

using flow::Condition;
using flow::Datum;

class Contents {
public:
  explicit Contents(flow::Interpreter &Run);

  struct Part {
    Datum What;
    Condition When;
    /// Release events of what lies between, \p What included.
    llvm::SmallVector<size_t, 2> Releases;
  };
  /// \p D and its releases.
  Part itself(Datum D, Condition Pc) const;
  /// \p D and everything it was made from.
  llvm::SmallVector<Part, 4> of(Datum D, Condition Pc);

private:
  void walk(Datum D, Condition Pc, llvm::ArrayRef<size_t> Releases,
            llvm::SmallVectorImpl<Part> &Out);
  llvm::SmallVector<flow::Value, 4> madeFrom(Datum Symbol);

  flow::Interpreter &Run;
  llvm::DenseMap<Datum, llvm::SmallVector<size_t, 2>> Releases;
};

} // namespace custody::ownership

#endif // CUSTODY_ANALYZER_OWNERSHIP_CONTENTS_H
