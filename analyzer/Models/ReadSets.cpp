//===- ReadSets.cpp - Sets, terms and axes of a pack ----------------------===//

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
    "params_of",    "buffers_of", "modules_of", "children_of",
    "elements_of",  "groups_of",  "states_of",  "made_inside",
    "fresh_params", "owned_by",   "under",      "attr",
    "where",        "default",    "minus",      "recurse"};

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
  withMember(P, "recurse", [&](const Place &R) {
    S->Recurse = readTerm(R, Names);
    if (S->K != ObjectSet::Kind::ParamsOf)
      error(R, "'recurse' is only known beside 'params_of'");
  });
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
