//===- ReadExpressions.cpp - Sets, terms and predicates of a pack ---------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace custody::models {

namespace {

struct SetHead {
  llvm::StringLiteral Key;
  ObjectSet::Kind Kind;
  enum { OfObject, OfLabel, OfEntry, OfAttribute } Operand;
};

constexpr SetHead SetHeads[] = {
    {"params_of", ObjectSet::Kind::ParamsOf, SetHead::OfObject},
    {"buffers_of", ObjectSet::Kind::BuffersOf, SetHead::OfObject},
    {"modules_of", ObjectSet::Kind::ModulesOf, SetHead::OfObject},
    {"children_of", ObjectSet::Kind::ChildrenOf, SetHead::OfObject},
    {"elements_of", ObjectSet::Kind::ElementsOf, SetHead::OfObject},
    {"groups_of", ObjectSet::Kind::GroupsOf, SetHead::OfObject},
    {"states_of", ObjectSet::Kind::StatesOf, SetHead::OfObject},
    {"made_inside", ObjectSet::Kind::MadeInside, SetHead::OfObject},
    {"fresh_params", ObjectSet::Kind::FreshParams, SetHead::OfLabel},
    {"owned_by", ObjectSet::Kind::OwnedBy, SetHead::OfEntry},
    {"under", ObjectSet::Kind::Under, SetHead::OfEntry},
    {"attr", ObjectSet::Kind::Attribute, SetHead::OfAttribute},
};

constexpr llvm::StringRef SetKeys[] = {
    "params_of", "buffers_of", "modules_of",  "children_of",  "elements_of",
    "groups_of", "states_of",  "made_inside", "fresh_params", "owned_by",
    "under",     "attr",       "where",       "default",      "minus"};

struct Comparator {
  llvm::StringLiteral Key;
  Comparison Op;
};

constexpr Comparator Comparators[] = {
    {"eq", Comparison::Eq}, {"ne", Comparison::Ne}, {"in", Comparison::In},
    {"lt", Comparison::Lt}, {"le", Comparison::Le}, {"gt", Comparison::Gt},
    {"ge", Comparison::Ge}};

constexpr llvm::StringRef TermKeys[] = {"arg",  "cfg", "env",
                                        "flag", "let", "state"};

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

// Sets ------------------------------------------------------------------------

/// A name, or a name and a path: of a let, a parameter, self, ret or argN.
const ObjectSet *PackReader::resolveRoot(llvm::StringRef Root,
                                         llvm::StringRef Path,
                                         NameScope &Names) {
  auto Make = [&](ObjectSet::Kind Kind) {
    ObjectSet *S = make<ObjectSet>();
    S->K = Kind;
    S->Path = Path;
    return S;
  };
  bool HasSelf = Names.InMethod || Names.Of->Kind == EntryKind::Constructor ||
                 Names.Of->Kind == EntryKind::Method ||
                 Names.Of->Kind == EntryKind::Context ||
                 (Names.AppliesTo && Names.AppliesTo->Kind != EntryKind::Call);
  if (Root == "self" && HasSelf)
    return Make(ObjectSet::Kind::Self);
  if (Root == "ret")
    return Make(ObjectSet::Kind::Ret);
  if (Path.empty())
    for (const Let &L : Names.Lets)
      if (L.Name == Root && L.Set)
        return L.Set;
  for (const Entry *E : {Names.Of, Names.AppliesTo})
    if (E && E->parameter(Root)) {
      ObjectSet *S = Make(ObjectSet::Kind::Parameter);
      S->Name = Root;
      return S;
    }
  unsigned Index;
  llvm::StringRef Digits = Root;
  if (Names.InMethod && Digits.consume_front("arg") &&
      !Digits.getAsInteger(10, Index)) {
    ObjectSet *S = Make(ObjectSet::Kind::Argument);
    S->Index = Index;
    return S;
  }
  return nullptr;
}

const ObjectSet *PackReader::resolve(const Place &P, NameScope &Names) {
  llvm::StringRef Text = readPath(P);
  if (Text.empty())
    return nullptr;
  auto [Root, Path] = Text.split('.');
  if (const ObjectSet *S = resolveRoot(Root, Path, Names))
    return S;
  if (Names.AnyName)
    return nullptr;
  llvm::SmallVector<llvm::StringRef> Known{"ret"};
  for (const Let &L : Names.Lets) {
    if (L.Name == Root && !L.Set) {
      error(P, "'" + Root + "' is a value, not a set");
      return nullptr;
    }
    Known.push_back(L.Name);
  }
  for (const Entry *E : {Names.Of, Names.AppliesTo})
    for (unsigned I = 0; E && I != E->Params.size(); ++I)
      Known.push_back(E->Params[I].Name);
  error(P, "'" + Root + "' names no set, parameter or object of this entry" +
               suggestion(Root, Known));
  return nullptr;
}

const ObjectSet *PackReader::readSet(const Place &P, NameScope &Names,
                                     bool InMinus) {
  if (P.Value.isString())
    return resolve(P, Names);
  if (!P.Value.isObject()) {
    wrongType(P, "a name or an object");
    return nullptr;
  }
  size_t MistakesBefore = Mistakes.size();
  checkObject(P, SetKeys);
  ObjectSet *S = make<ObjectSet>();
  const SetHead *Found = nullptr;
  for (const SetHead &Head : SetHeads)
    withMember(P, Head.Key, [&](const Place &Value) {
      if (Found)
        return error(Value, "a set has only one of '" + Found->Key + "' and '" +
                                Head.Key + "'");
      Found = &Head;
      S->K = Head.Kind;
      switch (Head.Operand) {
      case SetHead::OfObject:
        S->Operand = readSet(Value, Names);
        break;
      case SetHead::OfLabel:
        S->Name = readString(Value);
        break;
      case SetHead::OfEntry:
        S->Name = readReference(Value);
        break;
      case SetHead::OfAttribute: {
        auto [Root, Path] = readPath(Value).split('.');
        S->Operand = resolveRoot(Root, "", Names);
        S->Path = Path;
        if (!S->Operand && !Names.AnyName)
          error(Value, "'" + Root + "' names no parameter of this entry");
        if (Path.empty())
          error(Value, "an attribute of an object is expected");
        break;
      }
      }
      if (!InMinus && (S->K == ObjectSet::Kind::Under ||
                       S->K == ObjectSet::Kind::Attribute))
        error(Value, "'" + Head.Key + "' is only known inside 'minus'");
    });
  if (!Found && Mistakes.size() == MistakesBefore)
    error(P, "the object names no set; it needs a key such as 'params_of'");
  withMember(P, "where",
             [&](const Place &W) { S->Where = readWhere(W, Names); });
  withMember(P, "default",
             [&](const Place &D) { S->Default = readSet(D, Names); });
  withMember(P, "minus", [&](const Place &M) {
    if (!expect(M, Json::Kind::Array))
      return;
    llvm::SmallVector<const ObjectSet *, 4> Minus;
    for (unsigned I = 0; I != M.Value.Elements.size(); ++I)
      Minus.push_back(readSet(M.element(I), Names, /*InMinus=*/true));
    S->Minus = keep(llvm::ArrayRef(Minus));
  });
  return S;
}

llvm::ArrayRef<const Predicate *> PackReader::readWhere(const Place &P,
                                                        NameScope &Names) {
  bool Outer = std::exchange(Names.InWhere, true);
  auto Restore = llvm::make_scope_exit([&] { Names.InWhere = Outer; });
  llvm::SmallVector<const Predicate *, 4> All;
  auto Read = [&](const Place &One) {
    if (!One.Value.isString())
      return All.push_back(readPredicate(One, Names));
    if (One.Value.String != "requires_grad")
      error(One, "'" + One.Value.String + "' is not known here" +
                     suggestion(One.Value.String, {"requires_grad"}));
    Predicate *Q = make<Predicate>();
    Q->K = Predicate::Kind::RequiresGrad;
    All.push_back(Q);
  };
  if (P.Value.isArray())
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      Read(P.element(I));
  else
    Read(P);
  return keep(llvm::ArrayRef(All));
}

// Terms -----------------------------------------------------------------------

const Term *PackReader::readTerm(const Place &P, NameScope &Names) {
  if (P.Value.isObject()) {
    checkObject(P, {"arg", "cfg", "env", "flag", "let", "state", "default"});
    return readTermKey(P, Names);
  }
  Term *T = make<Term>();
  T->Value = readLiteral(P);
  return T;
}

/// The term of an object that may hold a test of it too.
const Term *PackReader::readTermKey(const Place &P, NameScope &Names) {
  Term *T = make<Term>();
  bool Found = false;
  for (llvm::StringRef Key : TermKeys)
    withMember(P, Key, [&](const Place &Value) {
      if (Found)
        return error(Value, "a term has only one of arg, cfg, env, flag, let "
                            "and state");
      Found = true;
      llvm::StringRef Text = readPath(Value);
      auto [Root, Path] = Text.split('.');
      T->Name = Root;
      T->Path = Path;
      if (Key == "arg") {
        T->K = Term::Kind::Argument;
        // An undeclared name is a keyword, unless it looks like a declared one.
        llvm::SmallVector<llvm::StringRef> Declared;
        for (const Parameter &Param : Names.Of->Params)
          Declared.push_back(Param.Name);
        if (!Text.empty() && !llvm::is_contained(Declared, Root))
          if (std::string Hint = suggestion(Root, Declared); !Hint.empty())
            error(Value, "'" + Root + "' is no parameter of this entry" + Hint);
      } else if (Key == "cfg") {
        T->K = Term::Kind::Config;
        T->Name = {};
        T->Path = Text;
        auto HasConfig = [](const Entry *E) {
          return E && llvm::any_of(E->Params, [](const Parameter &Param) {
                   return llvm::any_of(Param.Types, [](auto &Type) {
                     return Type.Of == ArgumentType::Config;
                   });
                 });
        };
        if (!Names.AnyName && !HasConfig(Names.Of) &&
            !HasConfig(Names.AppliesTo))
          error(Value, "no parameter of this entry is a config");
      } else if (Key == "env" || Key == "flag") {
        T->K = Key == "env" ? Term::Kind::Environment : Term::Kind::Flag;
        T->Name = Text;
        T->Path = {};
      } else if (Key == "let") {
        T->K = Term::Kind::Let;
        llvm::SmallVector<llvm::StringRef> Values;
        for (const Let &L : Names.Lets)
          if (L.Value) {
            Values.push_back(L.Name);
            if (L.Name == Root)
              T->Target = L.Value;
          }
        if (!T->Target && !Text.empty() && !Names.AnyName)
          error(Value, "'" + Root + "' is no value of 'let'" +
                           suggestion(Root, Values));
      } else {
        T->K = Term::Kind::State;
        llvm::StringRef Field = Names.InWhere && Path.empty() ? Root : Path;
        if (std::optional<StateField> F = word<StateField>(Field))
          T->Field = *F;
        else if (!Text.empty())
          error(Value, "'" + Field + "' is no field of the state" +
                           suggestion(Field, llvm::SmallVector<llvm::StringRef>(
                                                 words<StateField>().begin(),
                                                 words<StateField>().end())));
        if (!Names.InWhere || !Path.empty()) {
          T->Of = resolveRoot(Root, "", Names);
          if (!T->Of && !Text.empty() && !Names.AnyName)
            error(Value, "'" + Root + "' names no set of this entry");
        }
      }
    });
  if (!Found)
    error(P, "the object is no term; it needs one of arg, cfg, env, flag, let "
             "and state");
  withMember(P, "default",
             [&](const Place &D) { T->Default = readTerm(D, Names); });
  return T;
}

// Predicates ------------------------------------------------------------------

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

bool PackReader::readTest(const Place &Object, const Place &Head,
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
  return true;
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

// Axes ------------------------------------------------------------------------

const Axes *PackReader::readAxes(const Place &P, NameScope &Names) {
  Axes *A = make<Axes>();
  if (!checkObject(P, {"mesh", "dims", "group"}))
    return A;
  withMember(P, "mesh", [&](const Place &M) { A->Mesh = readSet(M, Names); });
  withMember(P, "dims", [&](const Place &D) { readDims(D, *A, Names); });
  withMember(P, "group", [&](const Place &G) {
    if (G.Value.isString())
      A->WellKnown = word<GroupName>(G.Value.String);
    if (!A->WellKnown || resolveRoot(G.Value.String, "", Names)) {
      A->WellKnown.reset();
      A->Group = readSet(G, Names);
    }
  });
  bool Mesh = P.Value.find("mesh"), Group = P.Value.find("group");
  if (Mesh == Group)
    error(P, "axes need one of 'mesh' and 'group'");
  if (Group && P.Value.find("dims"))
    error(P, "'dims' belongs to a mesh");
  return A;
}

void PackReader::readDims(const Place &P, Axes &Out, NameScope &Names) {
  if (P.Value.isString()) {
    readWord(P, Out.Dims);
    if (Out.Dims == MeshDims::Named)
      error(P, "name the dimensions in a list");
    return;
  }
  Out.Dims = MeshDims::Named;
  if (P.Value.isObject())
    Out.Name = readTerm(P, Names);
  else if (expect(P, Json::Kind::Array))
    Out.Names = readStrings(P, [&](const Place &D) { return readString(D); });
}

} // namespace custody::models
