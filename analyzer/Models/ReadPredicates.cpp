//===- ReadPredicates.cpp - Predicates of a pack --------------------------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::models {

namespace {

struct Comparator {
  llvm::StringLiteral Key;
  Comparison Op;
};

constexpr Comparator Comparators[] = {
    {"eq", Comparison::Eq}, {"ne", Comparison::Ne}, {"in", Comparison::In},
    {"lt", Comparison::Lt}, {"le", Comparison::Le}, {"gt", Comparison::Gt},
    {"ge", Comparison::Ge}};

constexpr llvm::StringRef TermPredicateKeys[] = {
    "eq", "ne",    "in",      "lt",   "le",     "gt",
    "ge", "given", "is_none", "type", "default"};

/// A test that is no test of a term, and the keys that may stand beside it.
struct Test {
  llvm::StringLiteral Key;
  Predicate::Kind Kind;
  llvm::ArrayRef<llvm::StringRef> Options;
  bool OnlyInWhere = false;
};

constexpr llvm::StringRef OfOption[] = {"of"};
constexpr llvm::StringRef OwnedByOptions[] = {"of", "facet"};
constexpr llvm::StringRef DelegatedOptions[] = {"of", "to"};

const Test Tests[] = {
    {"all", Predicate::Kind::All, {}},
    {"any", Predicate::Kind::Any, {}},
    {"not", Predicate::Kind::Not, {}},
    {"version", Predicate::Kind::Version, {}},
    {"owned", Predicate::Kind::Owned, OfOption},
    {"owned_by", Predicate::Kind::OwnedBy, OwnedByOptions},
    {"delegated", Predicate::Kind::Delegated, DelegatedOptions},
    {"borrowed", Predicate::Kind::Borrowed, {}},
    {"tied_outside", Predicate::Kind::TiedOutside, {}},
    {"leaf", Predicate::Kind::Leaf, {}},
    {"subset_of", Predicate::Kind::SubsetOf, OfOption},
    {"device", Predicate::Kind::OnDevice, OfOption},
    {"kind", Predicate::Kind::OfKind, OfOption},
    {"requires_grad", Predicate::Kind::RequiresGrad, {}, true},
    {"isinstance", Predicate::Kind::IsInstance, {}, true},
    {"hasattr", Predicate::Kind::HasAttribute, {}, true},
    {"name", Predicate::Kind::NameMatches, {}, true},
};

} // namespace

llvm::ArrayRef<const Predicate *> PackReader::readPredicates(const Place &P,
                                                             NameScope &Names) {
  llvm::SmallVector<const Predicate *, 4> All;
  if (expect(P, Json::Kind::Array))
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      All.push_back(readPredicate(P.element(I), Names));
  return keep(llvm::ArrayRef(All));
}

const Predicate *PackReader::readPredicate(const Place &P, NameScope &Names,
                                           Keys Extra) {
  if (!expect(P, Json::Kind::Object))
    return nullptr;
  Predicate *Out = make<Predicate>();
  llvm::SmallVector<llvm::StringRef, 24> Known(Extra.begin(), Extra.end());
  bool Found = false;
  for (const Test &T : Tests) {
    if (Found || (T.OnlyInWhere && !Names.InWhere))
      continue;
    withMember(P, T.Key, [&](const Place &Head) {
      Found = true;
      Out->K = T.Kind;
      Known.push_back(T.Key);
      Known.append(T.Options.begin(), T.Options.end());
      readTest(P, Head, *Out, Names);
    });
  }
  if (!Found) {
    bool IsTerm = llvm::any_of(
        TermKeys, [&](llvm::StringRef Key) { return P.Value.find(Key); });
    Known.append(std::begin(TermKeys), std::end(TermKeys));
    if (IsTerm) {
      Known.append(std::begin(TermPredicateKeys), std::end(TermPredicateKeys));
      readComparison(P, *Out, Names);
    } else {
      for (const Test &T : Tests)
        if (!T.OnlyInWhere || Names.InWhere)
          Known.push_back(T.Key);
    }
  }
  size_t MistakesBefore = Mistakes.size();
  checkObject(P, Known);
  if (Out->K == Predicate::Kind::All && !P.Value.find("all") &&
      Mistakes.size() == MistakesBefore)
    error(P, "the object tests nothing; it needs a key such as 'arg' or 'not'");
  return Out;
}

void PackReader::readTest(const Place &Object, const Place &Head,
                          Predicate &Out, NameScope &Names) {
  auto Path = [&](const Place &P) { return readPath(P); };
  auto Reference = [&](const Place &P) { return readReference(P); };
  switch (Out.K) {
  case Predicate::Kind::All:
  case Predicate::Kind::Any:
    Out.Children = readPredicates(Head, Names);
    break;
  case Predicate::Kind::Not:
    Out.Children = keep(llvm::ArrayRef(readPredicate(Head, Names)));
    break;
  case Predicate::Kind::Version:
    Out.Versions = readVersions(Head, Out.Package);
    break;
  case Predicate::Kind::Owned:
    Out.Facets = readFacets(Head);
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::OwnedBy:
    Out.Names = readStrings(Head, Reference);
    withMember(Object, "facet",
               [&](const Place &F) { Out.Facets = readFacets(F); });
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::Delegated:
    Out.Facets = readFacets(Head);
    withMember(Object, "to", [&](const Place &To) {
      Out.Names = readStrings(To, Reference);
    });
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::Borrowed:
  case Predicate::Kind::TiedOutside:
  case Predicate::Kind::Leaf:
    Out.Of = readSet(Head, Names);
    break;
  case Predicate::Kind::SubsetOf:
    Out.Other = readSet(Head, Names);
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::OnDevice:
    Out.Names = readStrings(Head, [&](const Place &P) {
      std::optional<Device> D = readWord<Device>(P);
      return D ? spelling(*D) : llvm::StringRef();
    });
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::OfKind:
    Out.Names = readStrings(Head, [&](const Place &P) {
      std::optional<TensorKind> K = readWord<TensorKind>(P);
      return K ? spelling(*K) : llvm::StringRef();
    });
    Out.Of = subject(Object, Names);
    break;
  case Predicate::Kind::RequiresGrad:
    Out.Expected = readBool(Head);
    break;
  case Predicate::Kind::IsInstance:
    Out.Names = readStrings(Head, Path);
    break;
  case Predicate::Kind::HasAttribute:
  case Predicate::Kind::NameMatches:
    Out.Names = keep(llvm::ArrayRef(readString(Head)));
    break;
  case Predicate::Kind::Truth:
  case Predicate::Kind::Compare:
  case Predicate::Kind::Given:
  case Predicate::Kind::IsNone:
  case Predicate::Kind::HasType:
    llvm_unreachable("tests of a term are read by readComparison");
  }
}

/// The set a test of the state is about: `of`, else the set P of the entry.
const ObjectSet *PackReader::subject(const Place &Object, NameScope &Names) {
  const ObjectSet *Of = nullptr;
  if (Object.Value.find("of")) {
    withMember(Object, "of", [&](const Place &P) { Of = readSet(P, Names); });
    return Of;
  }
  if (Names.InWhere)
    return nullptr;
  Of = resolveRoot("P", "", Names);
  if (!Of && !Names.AnyName)
    error(Object, "key 'of' is missing, and the entry has no set P to mean");
  return Of;
}

void PackReader::readComparison(const Place &Object, Predicate &Out,
                                NameScope &Names) {
  Out.K = Predicate::Kind::Truth;
  Out.Left = readTermKey(Object, Names);
  bool Found = false;
  auto Test = [&](llvm::StringRef Key, Predicate::Kind Kind, auto Read) {
    withMember(Object, Key, [&](const Place &Value) {
      if (Found)
        return error(Value, "a term is tested only once; use 'all' for more");
      Found = true;
      Out.K = Kind;
      Read(Value);
    });
  };
  for (const Comparator &C : Comparators)
    Test(C.Key, Predicate::Kind::Compare, [&](const Place &Value) {
      Out.Op = C.Op;
      llvm::SmallVector<const Term *, 4> Right;
      if (C.Op != Comparison::In)
        Right.push_back(readTerm(Value, Names));
      else if (expect(Value, Json::Kind::Array))
        for (unsigned I = 0; I != Value.Value.Elements.size(); ++I)
          Right.push_back(readTerm(Value.element(I), Names));
      Out.Right = keep(llvm::ArrayRef(Right));
    });
  auto Expected = [&](const Place &Value) { Out.Expected = readBool(Value); };
  Test("given", Predicate::Kind::Given, Expected);
  Test("is_none", Predicate::Kind::IsNone, Expected);
  Test("type", Predicate::Kind::HasType, [&](const Place &Value) {
    Out.Names = readStrings(Value, [&](const Place &P) { return readPath(P); });
  });
}

llvm::ArrayRef<Facet> PackReader::readFacets(const Place &P) {
  llvm::SmallVector<Facet, 4> All;
  auto One = [&](const Place &F) {
    if (std::optional<Facet> Value = readWord<Facet>(F))
      All.push_back(*Value);
  };
  if (P.Value.isArray())
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      One(P.element(I));
  else
    One(P);
  return keep(llvm::ArrayRef(All));
}

} // namespace custody::models
