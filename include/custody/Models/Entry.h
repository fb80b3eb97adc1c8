//===- Entry.h - What a pack says about one function or class -------------===//
//
// One entry of a model pack: where it is recognised, what it takes, does and
// returns, and what it gets along with. The format, with examples, is in
// docs/model-packs.md; every struct here mirrors one object of it. As in
// Expressions.h, nodes live in the arena of the ModelSet, null is "not given".
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_ENTRY_H
#define CUSTODY_MODELS_ENTRY_H

#include "custody/Models/Expressions.h"

namespace custody::models {

/// How an argument is passed and what it is.
struct Parameter {
  struct Type {
    ArgumentType Of;
    Container In = Container::One;
  };
  static constexpr unsigned KeywordOnly = UINT32_MAX;

  llvm::StringRef Name;            ///< in this entry
  unsigned Position = KeywordOnly; ///< a receiver is not counted
  llvm::StringRef Keyword;         ///< Name unless given
  llvm::ArrayRef<Type> Types;      ///< empty: anything
  const Literal *Default = nullptr;
  llvm::ArrayRef<llvm::StringRef> Also; ///< other places it may come from
};

/// One thing a call does. `Kind` says which of the fields after `Else` count;
/// they are grouped by it.
struct Effect {
  EffectKind Kind;
  const ObjectSet *Of = nullptr; ///< what it happens to
  Phase At = Phase::Call;
  Order When = Order::Either; ///< before or after what the phase is named for
  const Predicate *If = nullptr;
  const Predicate *Unless = nullptr;
  bool Else = false; ///< no earlier effect of this kind applied

  // claim, release, delegate
  Facet What = Facet::Layout;
  Mode ClaimMode = Mode::Exclusive;
  Scope ClaimScope = Scope::Open;
  const Axes *Over = nullptr; ///< also of a collective
  llvm::StringRef Manager;    ///< `to` of delegate, `by` of release and
                              ///< capture: an entry's id; empty: self
  llvm::StringRef Via; ///< delegate: parameter, config key, "env", "flag"

  // replace
  ReplaceHow How = ReplaceHow::New;
  std::optional<TensorKind> NewKind; ///< also of shadow
  llvm::StringRef NewClass;
  bool Unties = false;

  // alias: Of shares the storage of Source, or lies in a buffer named Label
  // copy: Of is read, Target holds the contents
  // write: Of is overwritten, from Source if given
  const ObjectSet *Source = nullptr;
  const ObjectSet *Target = nullptr;
  llvm::StringRef Label;  ///< also the name of a shadow
  Copy Side = Copy::Live; ///< which copy a write goes to

  // place, cast: a Device or Dtype by spelling, or a term
  const Term *To = nullptr;
  const Term *Pinned = nullptr;

  Extent Size = Extent::Full; ///< resize, borrow

  // shadow
  Copy Authority = Copy::Live;
  std::optional<Device> OnDevice;
  std::optional<Phase> RefreshLiveAt, RefreshShadowAt;
  llvm::ArrayRef<llvm::StringRef> RefreshShadowBy; ///< ids or import paths

  // borrow; without Until it ends when the call returns
  std::optional<Phase> Until;
  BorrowWrites Writes = BorrowWrites::Kept;

  CaptureWhat Captured = CaptureWhat::Object; ///< capture, use_capture
  CollectiveKind Communication = CollectiveKind::AllReduce;

  /// mark: attributes with their values, None where only the presence counts.
  struct Attribute {
    llvm::StringRef Name;
    const Literal *Value = nullptr;
  };
  llvm::ArrayRef<Attribute> Marks;

  const Term *MemberName = nullptr; ///< register: Of[MemberName] := Source
  /// invoke: Source is called with these; null is an argument nothing is known
  /// of
  llvm::ArrayRef<const ObjectSet *> Arguments;
};

/// A precondition, or with IsForbidden what must not hold.
struct Requirement {
  bool IsForbidden = false;
  const Predicate *Condition = nullptr;
  const Predicate *If = nullptr;
  const Predicate *Unless = nullptr;
  Phase At = Phase::Call;
  Outcome Verdict = Outcome::Error;
  Rule Broken = Rule::UnsupportedOp;
  llvm::StringRef Text; ///< what the library says, without variable parts
};

/// Adjusts what a rule or requirement finds about two managers.
struct Pair {
  llvm::StringRef With;           ///< an entry's id, or empty:
  std::optional<Facet> WithOwner; ///< whoever owns this facet
  Order Other = Order::Either;    ///< where the other claim lies
  std::optional<PairOn> On;
  std::optional<AxesRelation> Axes;
  const Predicate *If = nullptr;
  const Predicate *Unless = nullptr;
  Outcome Verdict = Outcome::Allowed;
  std::optional<Rule> Broken;
  llvm::StringRef Text;
};

/// What a call hands back.
struct Returned {
  enum class Kind : uint8_t {
    Unknown,
    None,
    Same,     ///< Of
    Wrapper,  ///< a module that registers Of under Attribute
    Fresh,    ///< a new object of kind Fresh: a tensor with kind (unless
              ///< NewKind), device and dtype of Like, a DTensor over Over, a
              ///< mesh whose dimensions are called Over, made of groups Like
    Elements, ///< the members of Of, as As
    Member,   ///< the member of Of that is called Name
    AxesOf,   ///< the group or mesh of some axes of a mesh
    RankOf,   ///< this process's place in group or mesh Of
    SizeOf,   ///< the number of processes in it
    List,     ///< several of Items[0]
    Tuple,    ///< Items
  };
  Kind K = Kind::Unknown;
  const ObjectSet *Of = nullptr;
  llvm::StringRef Attribute;
  FreshKind Fresh = FreshKind::Handle;
  const ObjectSet *Like = nullptr;
  std::optional<TensorKind> NewKind;
  const Axes *Over = nullptr; ///< of a fresh dtensor or mesh, and with AxesOf
  ElementsAs As = ElementsAs::Iter;
  const Term *Name = nullptr;
  const Term *Prefix = nullptr; ///< of Elements: put before the names
  llvm::ArrayRef<const Returned *> Items;
};

/// A method of the object an entry returns.
struct MethodModel {
  llvm::StringRef Name;
  llvm::ArrayRef<const Effect *> Effects;
};

/// A name of `let`; one of the two is set.
struct Let {
  llvm::StringRef Name;
  const ObjectSet *Set = nullptr;
  const Term *Value = nullptr;
};

struct Entry {
  llvm::StringRef Id;
  llvm::StringRef Display; ///< the name in messages; Id unless given
  llvm::StringRef Package; ///< of the pack
  bool IsUsers = false;    ///< of a file the user gave
  EntryKind Kind = EntryKind::Call;
  llvm::ArrayRef<llvm::StringRef> Names;  ///< import paths
  bool Subclasses = false;                ///< derived classes too
  llvm::StringRef VersionPackage;         ///< Package unless given
  const VersionRange *Versions = nullptr; ///< null: any
  /// A call is, or contains, this phase (`step`, `backward`, ...).
  std::optional<Phase> Anchors;

  llvm::ArrayRef<Parameter> Params;
  llvm::ArrayRef<Let> Lets;
  llvm::ArrayRef<const Effect *> Effects;
  llvm::ArrayRef<MethodModel> Methods;
  const Returned *Returns = nullptr;
  llvm::ArrayRef<Requirement> Requirements;
  llvm::ArrayRef<Pair> Pairs;
  llvm::ArrayRef<llvm::StringRef> Sources;

  // config_key, env, flag
  llvm::StringRef Key;
  llvm::ArrayRef<Literal> Values; ///< empty: any
  llvm::StringRef AppliesTo;      ///< the id of another entry

  const Parameter *parameter(llvm::StringRef Name) const;
  const Let *let(llvm::StringRef Name) const;
  const MethodModel *method(llvm::StringRef Name) const;
};

} // namespace custody::models

#endif // CUSTODY_MODELS_ENTRY_H
