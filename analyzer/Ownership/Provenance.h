//===- Provenance.h - Where a tensor comes from ---------------------------===//
//
// Views and copies lead back to the parameter they were made from; objects lead
// back to the manager inside which they were made. These two relations decide
// whether two managers are strangers and whether a copy is a second home.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_OWNERSHIP_PROVENANCE_H
#define CUSTODY_ANALYZER_OWNERSHIP_PROVENANCE_H

#include "custody/Flow/Interpreter.h"

namespace custody::ownership {

using flow::Condition;
using flow::Datum;

class Provenance {
public:
  explicit Provenance(flow::Interpreter &Run);

  struct Origin {
    Datum Tensor;
    Condition When;
    bool IsCopy = false;
    /// First event on the way that copied, counted from the origin.
    size_t CopyEvent = SIZE_MAX;
  };

  /// The tensors without a source that \p T is a view or copy of; \p T itself
  /// when it is one. Stops at the first parameter behind \p T.
  llvm::SmallVector<Origin, 2> origins(Datum T, Condition Pc);
  /// The tensors between \p T and \p Original, of which they are copies: \p T
  /// and what it was made from, up to the copy.
  llvm::SmallVector<Datum, 4> copiesOf(Datum Original, Datum T);

  /// As origins, but only through views: the tensors that share storage. A
  /// parameter is its own.
  llvm::SmallVector<Origin, 2> liveOrigins(Datum T, Condition Pc);

  /// One made the other, acted inside the other, or they are the same.
  bool related(Datum A, Datum B) const;
  /// As related; the acting events' contexts count as well.
  bool related(const flow::Event &A, const flow::Event &B) const;

  /// Under which condition \p D is still held by some object, or by a variable
  /// that no field ever took it from.
  Condition alive(Datum D);

  /// Some variable or container still held \p D when event number \p Event
  /// happened; fields are a matter of alive().
  bool aliveAt(Datum D, size_t Event);

  /// Optimizers whose groups hold \p T, with the condition.
  llvm::SmallVector<std::pair<Datum, Condition>, 2> holders(Datum T);

private:
  void walk(Datum T, Condition Pc, bool ThroughCopies, Origin So,
            unsigned Depth, llvm::SmallVectorImpl<Origin> &Out);
  void findHolders();
  /// When that optimizer was seen to step.
  Condition steps(Datum Optimizer);
  void findKept();

  flow::Interpreter &Run;
  llvm::DenseMap<uint32_t, size_t> CopyEvents; ///< by the copy made
  llvm::DenseMap<uint32_t, llvm::SmallVector<std::pair<Datum, Condition>, 2>>
      Holders;
  llvm::DenseMap<uint32_t, Condition> Held;
  /// Objects that some field holds, itself or through containers.
  llvm::DenseSet<Datum> Kept;
};

} // namespace custody::ownership

#endif // CUSTODY_ANALYZER_OWNERSHIP_PROVENANCE_H
