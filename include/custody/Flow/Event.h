//===- Event.h - What a run did to tensors --------------------------------===//
//
// The engine executes a program on abstract values and records, in program
// order, everything it does to a tensor that somebody could own: one Event per
// effect of the vocabulary (see Models/Effects.h), with the tensor, the
// condition, the chain of calls and the manager on whose behalf it happened.
// Ownership is derived from this list and from the heap, and from nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_EVENT_H
#define CUSTODY_FLOW_EVENT_H

#include "custody/Flow/Heap.h"
#include "custody/Models/Entry.h"

#include <string>
#include <vector>

namespace custody::flow {

enum class EventKind : uint8_t {
  Install,     ///< Target becomes the parameter that a module holds in a slot;
               ///< Source is the parameter it replaces, or Undefined
  ReplaceData, ///< Target keeps its identity, its storage becomes Source's
  Place,       ///< Target moves to Device in place
  Cast,        ///< Target changes its element type in place
  Resize,      ///< the storage behind Target is freed or restored
  Copy,        ///< Target is a new tensor with the contents of Source
  Alias,       ///< Target is a new tensor on the storage of Source
  Write,       ///< the contents of Target are overwritten from Source
  Capture,     ///< Source, an optimizer, keeps Target in its groups
  Claim,       ///< a model says that Target's Facet is claimed
  Release,     ///< a model says that claims on Target's Facet end: those of
               ///< Model, or all
};

/// When, in the life of a job, something happens.
enum class Phase : uint8_t { Build, Forward, Backward, Step, Save };

llvm::StringRef spelling(EventKind K);
llvm::StringRef spelling(Phase P);

struct Event {
  EventKind Kind;
  Phase During = Phase::Build;
  Condition When;
  Datum Target = Undefined;
  Datum Source = Undefined;
  /// Who answers for it: the `self` of the innermost frame that is a module, an
  /// optimizer or a context; else the object or the function that acts;
  /// Undefined for the body of a module.
  Datum Manager = Undefined;
  /// All such objects, innermost first: Manager acted inside these.
  llvm::SmallVector<Datum, 4> Managers;
  models::Facet Facet = models::Facet::Layout; ///< of a Claim, Release
  const models::Entry *Model = nullptr;        ///< the claimant of a Claim
  const models::Axes *Over = nullptr;          ///< the axes of a Claim, if any
  const models::Entry *Call = nullptr; ///< the modelled call that did it
  bool IsUpdate = false;               ///< of a Write: a step along a gradient
  std::string Device; ///< of a Place or Copy, when known: "cpu", "cuda"
  Site At;
  PathId Path{0};
};

/// One call in a chain of calls.
struct PathNode {
  PathId Parent{0};
  Site Call;           ///< where the call is
  uint32_t Module = 0; ///< of the callee
  ir::FunctionId Callee = ir::NoFunction;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_EVENT_H
