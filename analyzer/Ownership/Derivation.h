//===- Derivation.h - From events to claims -------------------------------===//
//
// One pass over the events of a run. Each handler looks at one event, asks
// where its tensors come from, and adds a claim or evidence to one.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_OWNERSHIP_DERIVATION_H
#define CUSTODY_ANALYZER_OWNERSHIP_DERIVATION_H

#include "Contents.h"
#include "Provenance.h"

#include "custody/Ownership/Conflict.h"

namespace custody::ownership {

class Derivation {
public:
  explicit Derivation(flow::Interpreter &Run)
      : Run(Run), From(Run), MadeFrom(Run) {}

  void run();

  /// The tensors, or plain values, that a statement about \p T is about: those
  /// it is a view of, or was made from.
  llvm::SmallVector<Contents::Part, 4> reached(Datum T, Condition Pc);

  /// When \p T is a DTensor.
  Condition isSharded(Datum T);

  flow::Interpreter &Run;
  Provenance From;
  Contents MadeFrom;
  std::vector<Claim> Claims;
  /// Of a claim on the value (by its number): the copies that rewrite the
  /// tensor.
  llvm::DenseMap<size_t, llvm::SmallVector<Datum, 2>> Shadows;

private:
  void claim(Facet What, size_t Event, Datum Tensor, Condition When);
  void install(size_t Event);
  void replaceData(size_t Event);
  void place(size_t Event);
  void writeBack(size_t Event);
};

} // namespace custody::ownership

#endif // CUSTODY_ANALYZER_OWNERSHIP_DERIVATION_H
