//===- Expressions.h - Sets, terms and predicates of model packs ----------===//
//
// The small languages inside a pack. A *set* says which tensors an effect is
// about, a *term* is a value known when the call is made, a *predicate* a test
// on terms and on the state of a set:
//
//   {"params_of": "module", "where": "requires_grad", "minus": ["ignored"]}
//   {"arg": "offload_policy.pin_memory"}
//   {"any": [{"flag": "torch.swap_on_conversion"}, {"state": "P.subclass"}]}
//
// Nodes are immutable and live in the arena of their ModelSet; a null pointer
// means "not given". Names are resolved when a pack is read: a set that is
// given by the name of a `let` is that let's node.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_EXPRESSIONS_H
#define CUSTODY_MODELS_EXPRESSIONS_H

#include "custody/Models/Version.h"
#include "custody/Models/Vocabulary.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace custody::models {

struct Predicate;

/// A JSON scalar.
struct Literal {
  enum class Kind : uint8_t { None, Bool, Int, Float, String };
  Kind K = Kind::None;
  bool Bool = false;
  int64_t Int = 0;
  double Float = 0;
  llvm::StringRef String;
};

struct Term {
  enum class Kind : uint8_t {
    Constant,    ///< Value
    Argument,    ///< parameter Name (a keyword when the entry declares none)
    Config,      ///< key Path of the parameter that is a `config`
    Environment, ///< variable Name
    Flag,        ///< process-wide switch Name
    Let,         ///< the term that Name stands for is Target
    State,       ///< Field of Of, of the element itself inside `where`
  };
  Kind K = Kind::Constant;
  Literal Value;
  llvm::StringRef Name;
  llvm::StringRef Path;         ///< into fields, keys and constructor arguments
  const Term *Target = nullptr; ///< of a Let
  const Term *Default =
      nullptr; ///< of a Config or Environment that is not there
  const struct ObjectSet *Of = nullptr;
  StateField Field = StateField::Kind;
};

/// Parameters, tensors, modules or other objects that one statement speaks of.
struct ObjectSet {
  enum class Kind : uint8_t {
    Parameter,  ///< the argument Name (that object, or its elements), then Path
    Argument,   ///< in `methods`: positional argument Index, then Path
    Self,       ///< the receiver, or what a constructor makes
    Ret,        ///< what the call returns
    ParamsOf,   ///< every parameter of module Operand, recursively
    BuffersOf,  ///< every buffer of it
    ModulesOf,  ///< module Operand and every module below it
    ChildrenOf, ///< the modules registered directly in it
    ElementsOf, ///< elements of an iterable, or of parameter groups
    GroupsOf,   ///< what optimizer Operand's groups hold at that time
    StatesOf,   ///< what it keeps per parameter
    FreshParams, ///< parameters the call makes, under the label Name
    MadeInside,  ///< parameters made while context Operand is open
    OwnedBy,     ///< what entry Name owns
    Under,       ///< (in `minus`) parameters of submodules that entry Name owns
    Attribute,   ///< (in `minus`) the names listed at attribute Path of Operand
  };
  Kind K = Kind::Self;
  llvm::StringRef Name;
  llvm::StringRef Path;
  unsigned Index = 0;
  const ObjectSet *Operand = nullptr;
  llvm::ArrayRef<const Predicate *> Where; ///< all hold of an element
  llvm::ArrayRef<const ObjectSet *> Minus;
  const ObjectSet *Default = nullptr; ///< when the operand is not given
  /// (of ParamsOf) where it is false, only what the module holds itself.
  const struct Term *Recurse = nullptr;
};

enum class Comparison : uint8_t { Eq, Ne, In, Lt, Le, Gt, Ge };

struct Predicate {
  enum class Kind : uint8_t {
    All,
    Any,
    Not,          ///< of Children; Not has one
    Truth,        ///< Left is true
    Compare,      ///< Left Op Right; In has several on the right
    Given,        ///< argument Left was passed (not, with Expected false)
    IsNone,       ///< Left is None (is not, with Expected false)
    HasType,      ///< Left is an instance of one of Names
    Version,      ///< Package lies in Versions
    Owned,        ///< one of Facets of Of has an owner
    OwnedBy,      ///< one of the entries Names owns (one of Facets of) Of
    Delegated,    ///< one of Facets of Of is delegated, to Names if given
    Borrowed,     ///< Of is borrowed
    TiedOutside,  ///< a member of Of is tied to one outside
    Leaf,         ///< members of Of are leaves of the autograd graph
    SubsetOf,     ///< Of lies in Other
    OnDevice,     ///< Of is on one of Names
    OfKind,       ///< Of has one of Names as its kind
    RequiresGrad, ///< the element does (does not, with Expected false)
    IsInstance,   ///< the element is an instance of one of Names
    HasAttribute, ///< the element has attribute Names[0]
    NameMatches,  ///< the element's name matches glob Names[0]
  };
  Kind K = Kind::All;
  Comparison Op = Comparison::Eq;
  bool Expected = true;
  llvm::ArrayRef<const Predicate *> Children;
  const Term *Left = nullptr;
  llvm::ArrayRef<const Term *> Right;
  llvm::ArrayRef<llvm::StringRef> Names;
  llvm::ArrayRef<Facet> Facets;
  const ObjectSet *Of = nullptr; ///< null inside `where`: the element
  const ObjectSet *Other = nullptr;
  llvm::StringRef Package;
  const VersionRange *Versions = nullptr;
};

/// The process groups a claim or a collective is over.
struct Axes {
  const ObjectSet *Mesh = nullptr;
  const ObjectSet *Group = nullptr;   ///< an argument that holds a group
  std::optional<GroupName> WellKnown; ///< or one that exists without being one
  MeshDims Dims = MeshDims::All;
  llvm::ArrayRef<llvm::StringRef> Names; ///< with MeshDims::Named
  const Term *Name = nullptr;            ///< with MeshDims::Named, else Names
};

} // namespace custody::models

#endif // CUSTODY_MODELS_EXPRESSIONS_H
