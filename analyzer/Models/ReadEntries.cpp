//===- ReadEntries.cpp - Entries of a pack --------------------------------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::models {

namespace {

constexpr llvm::StringRef CallKeys[] = {
    "id",      "display", "kind",  "names",   "subclasses", "versions",
    "phase",   "params",  "let",   "effects", "methods",    "returns",
    "require", "forbid",  "pairs", "source"};
constexpr llvm::StringRef CallRequired[] = {"id", "kind", "names"};
constexpr llvm::StringRef TriggerKeys[] = {
    "id",  "display", "kind",    "key",    "values", "applies_to", "versions",
    "let", "effects", "require", "forbid", "pairs",  "source"};
constexpr llvm::StringRef TriggerRequired[] = {"id", "kind", "key",
                                               "applies_to"};
constexpr llvm::StringRef RequirementKeys[] = {"at",   "outcome", "text",
                                               "rule", "if",      "unless"};

} // namespace

void PackReader::readEntry(const Place &P, Entry &E) {
  bool IsTrigger = E.Kind >= EntryKind::ConfigKey;
  checkObject(P, IsTrigger ? Keys(TriggerKeys) : Keys(CallKeys),
              IsTrigger ? Keys(TriggerRequired) : Keys(CallRequired));
  if (const Json *Package = Packs[Current]->Root->find("package"))
    E.Package = keep(Package->String);
  E.Display = E.Id;
  E.VersionPackage = keep(normalizedPackage(E.Package));
  withMember(P, "display", [&](const Place &D) { E.Display = readString(D); });
  withMember(P, "names", [&](const Place &N) {
    E.Names = readStrings(N, [&](const Place &Name) { return readPath(Name); });
  });
  withMember(P, "subclasses",
             [&](const Place &S) { E.Subclasses = readBool(S); });
  withMember(P, "versions", [&](const Place &V) {
    E.Versions = readVersions(V, E.VersionPackage);
  });
  withMember(P, "phase",
             [&](const Place &A) { E.Anchors = readWord<Phase>(A); });
  withMember(P, "params", [&](const Place &Params) { readParams(Params, E); });
  withMember(P, "source", [&](const Place &S) {
    E.Sources =
        readStrings(S, [&](const Place &One) { return readString(One); });
  });

  NameScope Names;
  Names.Of = &E;
  if (IsTrigger) {
    readTrigger(P, E);
    Names.AppliesTo = Set.ById.lookup(E.AppliesTo);
    Names.AnyName = !Names.AppliesTo;
    if (Names.AppliesTo)
      Names.Lets.append(Names.AppliesTo->Lets.begin(),
                        Names.AppliesTo->Lets.end());
  }
  withMember(P, "let", [&](const Place &L) { readLets(L, Names, E); });
  withMember(P, "effects",
             [&](const Place &L) { E.Effects = readEffects(L, Names); });
  withMember(P, "methods", [&](const Place &M) { readMethods(M, Names, E); });
  withMember(P, "returns",
             [&](const Place &R) { E.Returns = readReturned(R, Names); });
  llvm::SmallVector<Requirement, 4> Requirements;
  for (bool Forbid : {false, true})
    withMember(P, Forbid ? "forbid" : "require", [&](const Place &R) {
      readRequirements(R, Forbid, Names, Requirements);
    });
  E.Requirements = keep(llvm::ArrayRef(Requirements));
  withMember(P, "pairs", [&](const Place &List) {
    llvm::SmallVector<Pair, 4> Pairs;
    if (expect(List, Json::Kind::Array))
      for (unsigned I = 0; I != List.Value.Elements.size(); ++I)
        readPair(List.element(I), Names, Pairs.emplace_back());
    E.Pairs = keep(llvm::ArrayRef(Pairs));
  });
}

void PackReader::readTrigger(const Place &P, Entry &E) {
  withMember(P, "key", [&](const Place &K) { E.Key = readString(K); });
  withMember(P, "applies_to", [&](const Place &A) {
    E.AppliesTo = readReference(A);
    const Entry *To = Set.ById.lookup(E.AppliesTo);
    if (To && To->Kind >= EntryKind::ConfigKey)
      error(A, "'" + E.AppliesTo +
                   "' is no call, constructor, method or "
                   "context");
  });
  withMember(P, "values", [&](const Place &List) {
    llvm::SmallVector<Literal, 4> Values;
    if (expect(List, Json::Kind::Array))
      for (unsigned I = 0; I != List.Value.Elements.size(); ++I)
        Values.push_back(readLiteral(List.element(I)));
    E.Values = keep(llvm::ArrayRef(Values));
  });
}

const VersionRange *PackReader::readVersions(const Place &P,
                                             llvm::StringRef &Package) {
  if (!expect(P, Json::Kind::String))
    return nullptr;
  llvm::Expected<Specifier> S = parseSpecifier(P.Value.String);
  if (!S) {
    error(P, "'" + P.Value.String + "': " + llvm::toString(S.takeError()));
    return nullptr;
  }
  if (!S->Package.empty())
    Package = keep(S->Package);
  else if (const Json *Own = Packs[Current]->Root->find("package"))
    Package = keep(normalizedPackage(Own->String));
  Set.Ranges.push_back(std::make_unique<VersionRange>(std::move(S->Versions)));
  return Set.Ranges.back().get();
}

void PackReader::readParams(const Place &P, Entry &E) {
  if (!expect(P, Json::Kind::Object))
    return;
  llvm::SmallVector<Parameter, 8> Params;
  for (unsigned I = 0; I != P.Value.Keys.size(); ++I) {
    if (P.Value.Keys[I] == "note")
      continue;
    Place One = P.member(I);
    Parameter &Param = Params.emplace_back();
    Param.Name = Param.Keyword = keep(One.Key);
    if (!checkObject(One, {"pos", "kw", "is", "default", "also"}))
      continue;
    withMember(One, "pos", [&](const Place &Pos) {
      if (!expect(Pos, Json::Kind::Int))
        return;
      if (Pos.Value.Int < 0 || Pos.Value.Int > 255)
        error(Pos, "a position counts from 0");
      else
        Param.Position = Pos.Value.Int;
    });
    withMember(One, "kw",
               [&](const Place &Kw) { Param.Keyword = readPath(Kw); });
    withMember(One, "is", [&](const Place &Is) { readParamTypes(Is, Param); });
    withMember(One, "default", [&](const Place &Default) {
      Literal *L = make<Literal>();
      *L = readLiteral(Default);
      Param.Default = L;
    });
    withMember(One, "also", [&](const Place &Also) {
      Param.Also =
          readStrings(Also, [&](const Place &A) { return readPath(A); });
    });
  }
  E.Params = keep(llvm::ArrayRef(Params));
}

/// "module", "list[module]", or a list of such.
void PackReader::readParamTypes(const Place &P, Parameter &Param) {
  llvm::SmallVector<Parameter::Type, 2> Types;
  auto One = [&](const Place &Is) {
    if (!expect(Is, Json::Kind::String))
      return;
    llvm::StringRef Text = Is.Value.String;
    Parameter::Type Type{ArgumentType::Tensor, Container::One};
    for (Container C : {Container::List, Container::Iter})
      if (llvm::StringRef Inner = Text; Inner.consume_front(spelling(C)) &&
                                        Inner.consume_front("[") &&
                                        Inner.consume_back("]")) {
        Type.In = C;
        Text = Inner;
      }
    if (std::optional<ArgumentType> Of = word<ArgumentType>(Text)) {
      Type.Of = *Of;
      Types.push_back(Type);
    } else {
      unknownValue(Is, words<ArgumentType>());
    }
  };
  if (P.Value.isArray())
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      One(P.element(I));
  else
    One(P);
  Param.Types = keep(llvm::ArrayRef(Types));
}

void PackReader::readLets(const Place &P, NameScope &Names, Entry &E) {
  if (!expect(P, Json::Kind::Object))
    return;
  llvm::SmallVector<Let, 4> Own;
  for (unsigned I = 0; I != P.Value.Keys.size(); ++I) {
    Place One = P.member(I);
    if (One.Key == "note")
      continue;
    Let L;
    L.Name = keep(One.Key);
    if (E.parameter(L.Name) || L.Name == "self" || L.Name == "ret")
      error(One, "'" + L.Name + "' already names something else");
    bool IsTerm = One.Value.isObject() &&
                  llvm::any_of(One.Value.Keys, [](llvm::StringRef Key) {
                    return llvm::is_contained(
                        {"arg", "cfg", "env", "flag", "let", "state"}, Key);
                  });
    if (IsTerm)
      L.Value = readTerm(One, Names);
    else
      L.Set = readSet(One, Names);
    Own.push_back(L);
    Names.Lets.push_back(L);
  }
  E.Lets = keep(llvm::ArrayRef(Own));
}

void PackReader::readMethods(const Place &P, NameScope &Names, Entry &E) {
  if (!expect(P, Json::Kind::Object))
    return;
  llvm::SmallVector<MethodModel, 4> Methods;
  Names.InMethod = true;
  for (unsigned I = 0; I != P.Value.Keys.size(); ++I)
    if (P.Value.Keys[I] != "note")
      Methods.push_back(
          {keep(P.Value.Keys[I]), readEffects(P.member(I), Names)});
  Names.InMethod = false;
  E.Methods = keep(llvm::ArrayRef(Methods));
}

void PackReader::readRequirements(const Place &P, bool Forbid, NameScope &Names,
                                  llvm::SmallVectorImpl<Requirement> &Out) {
  if (!expect(P, Json::Kind::Array))
    return;
  for (unsigned I = 0; I != P.Value.Elements.size(); ++I) {
    Place One = P.element(I);
    Requirement &R = Out.emplace_back();
    R.IsForbidden = Forbid;
    R.Condition = readPredicate(One, Names, RequirementKeys);
    if (!One.Value.isObject())
      continue;
    if (!One.Value.find("outcome"))
      missing(One, "outcome");
    withMember(One, "at", [&](const Place &At) { readWord(At, R.At); });
    withMember(One, "outcome", [&](const Place &O) { readWord(O, R.Verdict); });
    withMember(One, "rule", [&](const Place &K) { readWord(K, R.Broken); });
    withMember(One, "text", [&](const Place &T) { R.Text = readString(T); });
    withMember(One, "if",
               [&](const Place &If) { R.If = readPredicate(If, Names); });
    withMember(One, "unless", [&](const Place &Unless) {
      R.Unless = readPredicate(Unless, Names);
    });
    if (R.Verdict == Outcome::Allowed)
      withMember(One, "outcome", [&](const Place &O) {
        error(O, "'allowed' is a verdict of a pair");
      });
  }
}

void PackReader::readPair(const Place &P, NameScope &Names, Pair &Out) {
  if (!checkObject(P,
                   {"with", "order", "on", "axes", "if", "unless", "verdict",
                    "rule", "text"},
                   {"with", "verdict"}))
    return;
  withMember(P, "with", [&](const Place &With) {
    if (!With.Value.isObject()) {
      Out.With = readReference(With);
      return;
    }
    checkObject(With, {"owns"}, {"owns"});
    withMember(With, "owns",
               [&](const Place &F) { Out.WithOwner = readWord<Facet>(F); });
  });
  withMember(P, "order", [&](const Place &O) { readWord(O, Out.Other); });
  withMember(P, "on", [&](const Place &On) { Out.On = readWord<PairOn>(On); });
  withMember(P, "axes",
             [&](const Place &A) { Out.Axes = readWord<AxesRelation>(A); });
  withMember(P, "if",
             [&](const Place &If) { Out.If = readPredicate(If, Names); });
  withMember(P, "unless",
             [&](const Place &U) { Out.Unless = readPredicate(U, Names); });
  withMember(P, "verdict", [&](const Place &V) { readWord(V, Out.Verdict); });
  withMember(P, "rule",
             [&](const Place &R) { Out.Broken = readWord<Rule>(R); });
  withMember(P, "text", [&](const Place &T) { Out.Text = readString(T); });
}

const Returned *PackReader::readReturned(const Place &P, NameScope &Names) {
  Returned *R = make<Returned>();
  if (P.Value.K == Json::Kind::Null)
    return R;
  if (!expect(P, Json::Kind::Object))
    return R;
  struct Form {
    llvm::StringRef Key;
    Returned::Kind Kind;
    llvm::SmallVector<llvm::StringRef, 4> Options;
  };
  const Form Forms[] = {
      {"none", Returned::Kind::None, {}},
      {"same", Returned::Kind::Same, {}},
      {"wrapper_of", Returned::Kind::Wrapper, {"attr"}},
      {"fresh", Returned::Kind::Fresh, {"like", "axes", "kind", "dims"}},
      {"elements", Returned::Kind::Elements, {"as", "prefix"}},
      {"member_of", Returned::Kind::Member, {"name"}},
      {"axes_of", Returned::Kind::AxesOf, {"dims"}},
      {"rank_of", Returned::Kind::RankOf, {"dims"}},
      {"size_of", Returned::Kind::SizeOf, {"dims"}},
      {"list", Returned::Kind::List, {}},
      {"tuple", Returned::Kind::Tuple, {}},
  };
  const Form *F = llvm::find_if(
      Forms, [&](const Form &F) { return P.Value.find(F.Key) != nullptr; });
  if (F == std::end(Forms)) {
    llvm::SmallVector<llvm::StringRef> Known;
    for (const Form &Each : Forms)
      Known.push_back(Each.Key);
    if (P.Value.Keys.empty())
      error(P, "the object is empty");
    else
      unknownKey(P, 0, Known);
    return R;
  }
  R->K = F->Kind;
  llvm::SmallVector<llvm::StringRef, 4> Known{F->Key};
  Known.append(F->Options.begin(), F->Options.end());
  checkObject(P, Known);
  if (F->Kind == Returned::Kind::Wrapper && !P.Value.find("attr"))
    missing(P, "attr");

  Axes *DimsOf = nullptr;
  if (F->Kind == Returned::Kind::AxesOf || P.Value.find("dims"))
    R->Over = DimsOf = make<Axes>();
  withMember(P, F->Key, [&](const Place &Head) {
    if (F->Kind == Returned::Kind::None) {
      if (!readBool(Head))
        error(Head, "'none' is true or left out");
    } else if (F->Kind == Returned::Kind::Fresh) {
      readWord(Head, R->Fresh);
    } else if (F->Kind == Returned::Kind::List) {
      R->Items = keep(llvm::ArrayRef(readReturned(Head, Names)));
    } else if (F->Kind == Returned::Kind::Tuple) {
      llvm::SmallVector<const Returned *, 4> Items;
      if (expect(Head, Json::Kind::Array))
        for (unsigned I = 0; I != Head.Value.Elements.size(); ++I)
          Items.push_back(readReturned(Head.element(I), Names));
      R->Items = keep(llvm::ArrayRef(Items));
    } else {
      R->Of = readSet(Head, Names);
      if (DimsOf)
        DimsOf->Mesh = R->Of;
    }
  });
  withMember(P, "attr", [&](const Place &A) { R->Attribute = readPath(A); });
  withMember(P, "like",
             [&](const Place &Like) { R->Like = readSet(Like, Names); });
  withMember(P, "axes", [&](const Place &A) { R->Over = readAxes(A, Names); });
  withMember(P, "kind",
             [&](const Place &K) { R->NewKind = readWord<TensorKind>(K); });
  withMember(P, "as", [&](const Place &As) { readWord(As, R->As); });
  withMember(P, "prefix",
             [&](const Place &Prefix) { R->Prefix = readTerm(Prefix, Names); });
  withMember(P, "name",
             [&](const Place &Name) { R->Name = readTerm(Name, Names); });
  if (P.Value.find("axes") && P.Value.find("dims"))
    error(P, "'axes' and 'dims' exclude each other");
  else if (DimsOf)
    withMember(P, "dims",
               [&](const Place &Dims) { readDims(Dims, *DimsOf, Names); });
  return R;
}

} // namespace custody::models
