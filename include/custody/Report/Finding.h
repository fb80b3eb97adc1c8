//===- Finding.h - One conflict, ready to be told -------------------------===//
//
// A finding is what a check says about one conflict between two managers: the
// parts of its message, where both claims are, and how the program gets from
// the one to the other. It holds no rendered text, so that text, SARIF and JSON
// say the same in their own form. For example
//
//   Headline     'ShardedModel' and 'HostOptimizer' both claim the parameters
//                of 'net', in phase 'optimizer'
//   First        'ShardedModel' replaces them by sharded tensors
//   Second       'HostOptimizer' keeps an authoritative copy on the host
//   Consequence  the copy has the shard's size where the global size is meant
//   Trigger      --shard --offload
//
// Sentences have neither a capital that grammar does not ask for nor a full
// stop; names in them are quoted with '...'. Positions are those of the IR:
// columns in bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_FINDING_H
#define CUSTODY_REPORT_FINDING_H

#include "custody/IR/IR.h"

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace custody {

/// In rising order.
enum class Level : uint8_t { Note, Warning, Error };

llvm::StringRef spelling(Level L);

struct Location {
  std::string Path; ///< as the user would write it
  ir::SourceRange Range;
  std::string Function; ///< qualified and dotted; the module in its body
  std::string Message;
};

/// What one manager claims.
struct Claim {
  std::string Manager; ///< its display name, unquoted
  std::string Facet;   ///< "layout", "residency", ...
  std::string Phase;   ///< "wrap", "optimizer", ...
  std::string Does;    ///< a verb phrase: "replaces them by sharded tensors"
};

struct FlowStep {
  enum class Importance : uint8_t { Unimportant, Important, Essential };

  Location Where;
  unsigned Nesting = 0; ///< depth of calls
  Importance I = Importance::Important;
};

llvm::StringRef spelling(FlowStep::Importance I);

struct ThreadFlow {
  std::string Id; ///< "merged", or the manager it belongs to
  std::vector<FlowStep> Steps;
};

/// An approximation that touched what this finding speaks of.
struct Breadcrumb {
  std::string Id; ///< "opaque-call", "path-folded", ...
  Location Where;
};

struct Finding {
  std::string RuleId;
  Level L = Level::Error;

  std::string Headline; ///< tensor, both managers and the phase
  std::string Tensor;   ///< "the parameters of 'net'"
  Claim First, Second;
  std::string Consequence;
  std::vector<std::string> Trigger; ///< the smallest flags, one option each
  std::vector<std::string> Assumed; ///< what the analysis took as given
  std::string Fix;
  std::string Verify; ///< a command

  Location Primary; ///< the first statement of the second claim
  /// The first claim, then other symptoms of the same conflict.
  std::vector<Location> Related;
  /// The merged story in program order, then one flow per claimant.
  std::vector<ThreadFlow> Flows;
  std::vector<Breadcrumb> Breadcrumbs;

  /// What makes the tensor this one across versions of the program: names,
  /// never lines.
  std::string TensorIdentity;
};

/// 16 hexadecimal digits from the rule, the managers, the tensor's identity and
/// the qualified functions of both claims: the same when lines move.
std::string fingerprint(const Finding &F);

/// Orders by place, rule and fingerprint.
void sortFindings(std::vector<Finding> &Findings);

} // namespace custody

#endif // CUSTODY_REPORT_FINDING_H
