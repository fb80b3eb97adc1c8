//===- Conflict.h - Two managers, one tensor ------------------------------===//
//
// What the rules find: a tensor, the claim that came first, the claim or touch
// that came second, and the condition under which both happen. A check turns a
// conflict into a finding; which check that is follows from the facets.
//
// Rules are named as in the project's catalogue of managers:
//
//   K1   two exclusive owners of one facet
//   K9   a place, cast, resize or re-pointing by somebody who does not own the
//        facet it touches (for storage: the owner of the storage root)
//   K14  an authoritative copy on another device that keeps the layout of an
//        owner who has no say in it
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_OWNERSHIP_CONFLICT_H
#define CUSTODY_OWNERSHIP_CONFLICT_H

#include "custody/Flow/Event.h"

#include <vector>

namespace custody::flow {
class Interpreter;
} // namespace custody::flow

namespace custody::ownership {

using flow::Condition;
using flow::Datum;
using models::Facet;

/// From the event on, the manager decides about a facet of the tensor.
struct Claim {
  Facet What = Facet::Layout;
  Datum Tensor = flow::Undefined;
  Datum Manager = flow::Undefined;
  const models::Entry *Model = nullptr; ///< set when a model pack says so
  Condition When;
  size_t Event = 0; ///< index of the event that makes the claim
  /// Further events of the same claim, in program order.
  std::vector<size_t> Evidence;
};

enum class Rule : uint8_t { K1, K9, K14 };

llvm::StringRef spelling(Rule R);

struct Conflict {
  Rule Broken = Rule::K1;
  Datum Tensor = flow::Undefined;
  bool IsPlain = false; ///< Tensor is none, but some other value
  Claim First, Second;
  Condition When;
  std::vector<size_t> Related; ///< events that show the same conflict
};

/// All conflicts of a run, in program order of the second claim. One conflict
/// per pair of managers and statement of the second claim.
std::vector<Conflict> findConflicts(flow::Interpreter &Run);

} // namespace custody::ownership

#endif // CUSTODY_OWNERSHIP_CONFLICT_H
