//===- Condition.h - When something holds, over flags and tests -----------===//
//
// A condition says under which launches and tests a fact holds: "--use-fsdp and
// not --cpu-offload". Conditions are reduced ordered decision diagrams, shared
// in a ConditionTable, so equal conditions have equal handles and comparing two
// is comparing two integers.
//
//   ConditionTable T;
//   Condition Fsdp = T.literal(T.atom("args.use_fsdp", AtomKind::Flag));
//   Condition Cpu = T.literal(T.atom("args.cpu_offload", AtomKind::Flag));
//   Condition Both = T.conj(Fsdp, Cpu);
//   T.print(outs(), T.minus(Fsdp, Both)); // args.use_fsdp and not args.cpu_...
//
// A diagram has three terminals. `never` and `always` are false and true;
// `ambiguous` is "not known", and the operations treat it as Kleene's logic
// does, for each assignment of the atoms on its own: conj(ambiguous, never) is
// never, disj(ambiguous, always) is always, negate(ambiguous) is ambiguous. An
// answer that would need more nodes than Limits allow is ambiguous, so a
// question answered with yes (implies, disjoint) is a yes in any case.
//
// Variables are ordered as the atoms were created. A table is not shared
// between threads, and its handles mean nothing in another table.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_CONFIG_CONDITION_H
#define CUSTODY_CONFIG_CONDITION_H

#include "custody/Config/Limits.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace custody::config {

enum class AtomId : uint32_t {};

/// A handle into one ConditionTable; equal handles mean equal conditions.
class Condition {
public:
  constexpr Condition() = default; ///< never

  static constexpr Condition never() { return Condition(0); }
  static constexpr Condition always() { return Condition(1); }
  static constexpr Condition ambiguous() { return Condition(2); }

  constexpr bool isNever() const { return Index == 0; }
  constexpr bool isAlways() const { return Index == 1; }
  constexpr bool isAmbiguous() const { return Index == 2; }
  constexpr bool isTerminal() const { return Index < 3; }
  constexpr uint32_t index() const { return Index; }

  friend constexpr bool operator==(Condition, Condition) = default;

private:
  friend class ConditionTable;
  constexpr explicit Condition(uint32_t Index) : Index(Index) {}

  uint32_t Index = 0;
};

/// Who decides an atom.
enum class AtomKind : uint8_t {
  Flag,        ///< the launch decides
  Environment, ///< environment variable, version or import
  Opaque,      ///< a local test we cannot see through
  Property,    ///< a test on a parameter or model, e.g. requires_grad
};

class ConditionTable {
public:
  explicit ConditionTable(const Limits &L = {});

  /// Interned by name: the same name is the same atom, with the kind it was
  /// first given.
  AtomId atom(llvm::StringRef Name, AtomKind Kind);
  llvm::StringRef name(AtomId A) const { return Atoms[raw(A)].Name; }
  AtomKind kind(AtomId A) const { return Atoms[raw(A)].Kind; }
  size_t atomCount() const { return Atoms.size(); }

  Condition literal(AtomId A, bool Positive = true) const {
    return Condition(Atoms[raw(A)].Literals[Positive]);
  }

  Condition conj(Condition A, Condition B) {
    if (A == B || A.isNever() || B.isAlways())
      return A;
    if (B.isNever() || A.isAlways())
      return B;
    return apply(Operation::And, A, B);
  }

  Condition disj(Condition A, Condition B) {
    if (A == B || A.isAlways() || B.isNever())
      return A;
    if (B.isAlways() || A.isNever())
      return B;
    return apply(Operation::Or, A, B);
  }

  Condition negate(Condition A) {
    if (A.isTerminal())
      return A.isAmbiguous() ? A : Condition(1 - A.Index);
    return apply(Operation::Not, A, A);
  }

  /// A and not B.
  Condition minus(Condition A, Condition B) {
    if (A.isNever() || B.isNever())
      return A;
    if (B.isAlways())
      return Condition::never();
    return A.isAlways() ? negate(B) : apply(Operation::Minus, A, B);
  }

  /// T where C holds, E where it does not. Where C is ambiguous the answer is
  /// the one that T and E agree on.
  Condition ite(Condition C, Condition T, Condition E);

  /// A condition, no larger than C, that holds where C does as far as Care
  /// does: what is only looked at under Care need not repeat it.
  Condition simplify(Condition C, Condition Care);

  /// C, or when it is large (Limits::ConditionNamed) an atom that stands for
  /// it. The same C, and its negation, always get the same atom.
  Condition abbreviate(Condition C);

  /// C with A known to be Value.
  Condition restrict(Condition C, AtomId A, bool Value);

  /// There is a choice of the atoms in Which under which C holds (existential
  /// quantification).
  Condition forget(Condition C, llvm::function_ref<bool(AtomId)> Which);

  /// A condition of table From (maybe this one) with a condition of this table
  /// in place of each atom. Map is called once per atom in the support.
  Condition substitute(const ConditionTable &From, Condition C,
                       llvm::function_ref<Condition(AtomId)> Map);

  /// Proven: wherever A may hold, B does.
  bool implies(Condition A, Condition B) { return disjoint(A, negate(B)); }

  /// Proven: A and B hold together nowhere.
  bool disjoint(Condition A, Condition B) { return !meet(A.Index, B.Index); }

  /// The atoms that C depends on, ascending.
  llvm::SmallVector<AtomId> support(Condition C) const;

  /// Under some assignment C surely holds.
  bool isPossible(Condition C) const;

  /// No end of C is ambiguous.
  bool isCertain(Condition C) const;

  /// The value of C under an assignment; ambiguous counts as true.
  bool evaluate(Condition C, llvm::function_ref<bool(AtomId)> Value) const;

  /// An assignment under which C holds, atoms not listed being free: one under
  /// which it surely holds if there is any, and false before true in the order
  /// of atoms. Nothing when C is never.
  std::optional<llvm::SmallVector<std::pair<AtomId, bool>>>
  anyModel(Condition C) const;

  /// Writes C as an irredundant sum of products, "a and not b or c". What holds
  /// only if the unknown does ends in "and ambiguous". A formula with too many
  /// products is "some condition over a, b, c".
  void print(llvm::raw_ostream &OS, Condition C) const;

  /// Decision nodes that operations visited so far: what they cost.
  uint64_t work() const { return Work; }

  /// The nodes of all conditions, the three terminals included.
  size_t nodeCount() const { return Nodes.size(); }

  /// Has a bound made some answer ambiguous?
  bool saturated() const { return Overflows != 0; }
  /// How many operations had a result that outgrew its bound.
  uint64_t overflows() const { return Overflows; }

private:
  enum class Operation : uint32_t {
    None,
    And,
    Or,
    Minus,
    Not,
    Meet,
    Simplify,
    RestrictFalse,
    RestrictTrue
  };

  struct Node {
    uint32_t Variable;
    uint32_t Low, High; ///< where the variable is false, true
    uint32_t
        TreeSize; ///< paths through the diagram, saturating; bounds its size
  };
  struct Atom {
    llvm::StringRef Name; ///< owned by AtomIds
    AtomKind Kind;
    uint32_t Literals[2]; ///< negative, positive
  };
  struct Computed {
    Operation Op = Operation::None;
    uint32_t Left = 0, Right = 0, Result = 0;
  };
  using Cube = llvm::SmallVector<std::pair<AtomId, bool>, 8>;
  struct Cover;

  static constexpr uint32_t raw(AtomId A) { return static_cast<uint32_t>(A); }

  Condition apply(Operation Op, Condition A, Condition B);
  uint32_t negateNode(uint32_t A);
  bool meet(uint32_t A, uint32_t B);
  uint32_t restrictNode(uint32_t A, uint32_t Variable, bool Value);
  uint32_t simplifyNode(uint32_t A, uint32_t Care);
  /// And, Or and Minus: the answer where no node is needed, and in general.
  template <Operation Op>
  std::optional<uint32_t> shortcut(uint32_t A, uint32_t B);
  template <Operation Op> uint32_t combine(uint32_t A, uint32_t B);

  uint32_t node(uint32_t Variable, uint32_t Low, uint32_t High);
  Computed &computed(Operation Op, uint32_t A, uint32_t B);
  void remember(Operation Op, uint32_t A, uint32_t B, Computed Entry);
  bool hasMoreNodes(uint32_t Root, size_t Than);
  size_t begin();
  Condition finish(uint32_t Result, size_t NodesBefore);
  void rollback(size_t Size);
  void rehash(size_t Buckets);
  llvm::SmallVector<uint32_t, 16> reachable(uint32_t Root) const;
  Condition decide(Condition C, Condition Unknown);
  Cover cover(Condition Lower, Condition Upper);

  Limits Bounds;
  size_t Ceiling; ///< nodes the table may have at the end of what is running
  std::vector<Node> Nodes;
  std::vector<Atom> Atoms;
  llvm::StringMap<AtomId> AtomIds;
  /// Where a node is found by what it holds. The hash beside it spares a look
  /// at the nodes that are not it: a large table is in no cache.
  struct UniqueSlot {
    uint32_t Id = 0; ///< 0 is free
    uint32_t Hash = 0;
  };
  std::vector<UniqueSlot> Unique; ///< open addressing
  std::vector<Computed> Cache;    ///< direct mapped, lossy
  uint64_t Work = 0;
  /// Slots of Cache written by the running operation.
  std::vector<uint32_t> Remembered;
  llvm::DenseMap<uint32_t, AtomId> Abbreviated;
  std::vector<uint32_t> Counted; ///< per node: the last count that met it
  uint32_t Counting = 0;
  bool Overflow = false; ///< the running operation hit the table's bound
  uint64_t Overflows = 0;
  uint32_t ProductBudget; ///< what `cover` may still write
};

} // namespace custody::config

#endif // CUSTODY_CONFIG_CONDITION_H
