//===- ReadEffects.cpp - The effects of a pack ----------------------------===//
//
// An effect is an object whose first key that names an effect says which one it
// is; the table below has the keys that may stand beside it.
//
//===----------------------------------------------------------------------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::models {

namespace {

struct Shape {
  EffectKind Kind;
  llvm::ArrayRef<llvm::StringRef> Required;
  llvm::ArrayRef<llvm::StringRef> Optional;
};

constexpr llvm::StringRef Of[] = {"of"}, OfWrites[] = {"of", "writes"},
                          OfAuthority[] = {"of", "authority"}, To[] = {"to"},
                          Name[] = {"name"}, By[] = {"by"}, From[] = {"from"},
                          Pin[] = {"pin"}, AxesKey[] = {"axes"},
                          Args[] = {"args"}, Until[] = {"until"};
constexpr llvm::StringRef ClaimKeys[] = {"axes", "mode", "scope"};
constexpr llvm::StringRef DelegateKeys[] = {"of", "via"};
constexpr llvm::StringRef ReplaceKeys[] = {"kind", "class", "unties"};
constexpr llvm::StringRef ShadowKeys[] = {"device", "kind", "refresh_live_at",
                                          "refresh_shadow_at",
                                          "refresh_shadow_by"};

/// In the order of EffectKind.
const Shape Shapes[] = {
    {EffectKind::Claim, Of, ClaimKeys},
    {EffectKind::Release, Of, By},
    {EffectKind::Delegate, To, DelegateKeys},
    {EffectKind::Replace, Of, ReplaceKeys},
    {EffectKind::Alias, Of, {}},
    {EffectKind::Place, Of, Pin},
    {EffectKind::Cast, Of, {}},
    {EffectKind::Resize, Of, {}},
    {EffectKind::Copy, To, {}},
    {EffectKind::Shadow, OfAuthority, ShadowKeys},
    {EffectKind::Write, Of, From},
    {EffectKind::Borrow, OfWrites, Until},
    {EffectKind::Capture, Of, By},
    {EffectKind::Add, {}, {}},
    {EffectKind::Tie, {}, {}},
    {EffectKind::Untie, {}, {}},
    {EffectKind::Noop, {}, {}},
    {EffectKind::UseCapture, {}, Of},
    {EffectKind::Mark, Of, {}},
    {EffectKind::Rename, {}, {}},
    {EffectKind::Register, Name, Of},
    {EffectKind::Invoke, {}, Args},
    {EffectKind::Collective, Of, AxesKey},
};

constexpr llvm::StringRef CommonKeys[] = {"at", "order", "if", "unless",
                                          "else"};

} // namespace

llvm::ArrayRef<const Effect *> PackReader::readEffects(const Place &P,
                                                       NameScope &Names) {
  llvm::SmallVector<const Effect *, 8> All;
  if (expect(P, Json::Kind::Array))
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      if (const Effect *E = readEffect(P.element(I), Names))
        All.push_back(E);
  return keep(llvm::ArrayRef(All));
}

const Effect *PackReader::readEffect(const Place &P, NameScope &Names) {
  if (!expect(P, Json::Kind::Object))
    return nullptr;
  const Json &Object = P.Value;
  std::optional<EffectKind> Kind;
  unsigned Head = 0;
  for (; Head != Object.Keys.size(); ++Head)
    if ((Kind = word<EffectKind>(Object.Keys[Head])))
      break;
  if (!Kind) {
    llvm::SmallVector<llvm::StringRef> Known(words<EffectKind>().begin(),
                                             words<EffectKind>().end());
    for (unsigned I = 0; I != Object.Keys.size(); ++I)
      if (!suggestion(Object.Keys[I], Known).empty())
        return unknownKey(P, I, Known), nullptr;
    error(P, "no key of the object is an effect, such as 'claim'");
    return nullptr;
  }

  const Shape &S = Shapes[static_cast<unsigned>(*Kind)];
  assert(S.Kind == *Kind && "the table follows the enumeration");
  llvm::SmallVector<llvm::StringRef, 16> Known{Object.Keys[Head]};
  Known.append(S.Required.begin(), S.Required.end());
  Known.append(S.Optional.begin(), S.Optional.end());
  Known.append(std::begin(CommonKeys), std::end(CommonKeys));
  checkObject(P, Known, S.Required);

  Effect *E = make<Effect>();
  E->Kind = *Kind;
  readHead(P.member(Head), *E, Names);
  for (unsigned I = 0; I != Object.Keys.size(); ++I)
    if (I != Head && llvm::is_contained(Known, Object.Keys[I]))
      readOption(P.member(I), *E, Names);
  if (E->Kind == EffectKind::Register && !Object.find("of")) {
    E->Of = resolveRoot("self", "", Names);
    if (!E->Of)
      missing(P, "of");
  }
  return E;
}

/// The value of the key that names the effect.
void PackReader::readHead(const Place &Head, Effect &E, NameScope &Names) {
  switch (E.Kind) {
  case EffectKind::Claim:
  case EffectKind::Release:
  case EffectKind::Delegate:
    return readWord(Head, E.What);
  case EffectKind::Replace:
    return readWord(Head, E.How);
  case EffectKind::Alias:
    // A buffer's name has a dot, "zero.flat16"; without one it is a set.
    if (llvm::StringRef Text = Head.Value.String;
        Text.contains('.') && !resolveRoot(Text.split('.').first, "", Names))
      E.Label = readString(Head);
    else
      E.Source = readSet(Head, Names);
    return;
  case EffectKind::Place:
  case EffectKind::Cast:
    E.To = readTerm(Head, Names);
    if (!Head.Value.isObject()) {
      if (E.Kind == EffectKind::Place)
        readWord<Device>(Head);
      else
        readWord<Dtype>(Head);
    }
    return;
  case EffectKind::Resize:
  case EffectKind::Borrow:
    return readWord(Head, E.Size);
  case EffectKind::Shadow:
    E.Label = readString(Head);
    return;
  case EffectKind::Write:
    return readWord(Head, E.Side);
  case EffectKind::Capture:
  case EffectKind::UseCapture:
    return readWord(Head, E.Captured);
  case EffectKind::Copy:
  case EffectKind::Add:
  case EffectKind::Tie:
  case EffectKind::Untie:
  case EffectKind::Rename:
    E.Of = readSet(Head, Names);
    return;
  case EffectKind::Register:
  case EffectKind::Invoke:
    E.Source = readSet(Head, Names);
    return;
  case EffectKind::Noop:
    if (Head.Value.isObject())
      E.If = readPredicate(Head, Names);
    else if (!readBool(Head))
      error(Head, "'noop' is true or a predicate");
    return;
  case EffectKind::Mark:
    return readMarks(Head, E);
  case EffectKind::Collective:
    return readWord(Head, E.Communication);
  }
}

/// A key beside it. What a key means can depend on the effect.
void PackReader::readOption(const Place &Option, Effect &E, NameScope &Names) {
  llvm::StringRef Key = Option.Key;
  if (Key == "of") {
    E.Of = readSet(Option, Names);
  } else if (Key == "at") {
    readWord(Option, E.At);
  } else if (Key == "order") {
    readWord(Option, E.When);
  } else if (Key == "if") {
    const Predicate *If = readPredicate(Option, Names);
    if (E.If) {
      Predicate *Both = make<Predicate>();
      Both->Children = keep(llvm::ArrayRef({E.If, If}));
      If = Both;
    }
    E.If = If;
  } else if (Key == "unless") {
    E.Unless = readPredicate(Option, Names);
  } else if (Key == "else") {
    E.Else = readBool(Option);
  } else if (Key == "axes") {
    E.Over = readAxes(Option, Names);
  } else if (Key == "mode") {
    readWord(Option, E.ClaimMode);
  } else if (Key == "scope") {
    readWord(Option, E.ClaimScope);
  } else if (Key == "by") {
    E.Manager = readReference(Option, /*OrSelf=*/true);
  } else if (Key == "to") {
    if (E.Kind == EffectKind::Copy)
      E.Target = readSet(Option, Names);
    else
      E.Manager = readReference(Option);
  } else if (Key == "via") {
    E.Via = readPath(Option);
    llvm::StringRef Root = E.Via.split('.').first;
    llvm::StringRef Sources[] = {"env", "flag", "cfg"};
    if (!Root.empty() && !llvm::is_contained(Sources, Root) &&
        !resolveRoot(Root, "", Names) && !Names.AnyName)
      error(Option, "'" + Root + "' names no parameter of this entry");
  } else if (Key == "kind") {
    E.NewKind = readWord<TensorKind>(Option);
  } else if (Key == "class") {
    E.NewClass = readPath(Option);
  } else if (Key == "unties") {
    E.Unties = readBool(Option);
  } else if (Key == "pin") {
    E.Pinned = readTerm(Option, Names);
  } else if (Key == "from") {
    E.Source = readSet(Option, Names);
  } else if (Key == "authority") {
    readWord(Option, E.Authority);
  } else if (Key == "device") {
    E.OnDevice = readWord<Device>(Option);
  } else if (Key == "refresh_live_at") {
    E.RefreshLiveAt = readWord<Phase>(Option);
  } else if (Key == "refresh_shadow_at") {
    E.RefreshShadowAt = readWord<Phase>(Option);
  } else if (Key == "refresh_shadow_by") {
    E.RefreshShadowBy =
        readStrings(Option, [&](const Place &P) { return readPath(P); });
  } else if (Key == "until") {
    if (!Option.Value.isString() || Option.Value.String != "return")
      E.Until = readWord<Phase>(Option);
  } else if (Key == "writes") {
    readWord(Option, E.Writes);
  } else if (Key == "name") {
    E.MemberName = readTerm(Option, Names);
  } else if (Key == "args") {
    llvm::SmallVector<const ObjectSet *, 4> Arguments;
    if (expect(Option, Json::Kind::Array))
      for (unsigned I = 0; I != Option.Value.Elements.size(); ++I) {
        Place Argument = Option.element(I);
        Arguments.push_back(Argument.Value.K == Json::Kind::Null
                                ? nullptr
                                : readSet(Argument, Names));
      }
    E.Arguments = keep(llvm::ArrayRef(Arguments));
  } else {
    llvm_unreachable("a key of the table that nobody reads");
  }
}

void PackReader::readMarks(const Place &P, Effect &E) {
  llvm::SmallVector<Effect::Attribute, 4> Marks;
  if (P.Value.isObject()) {
    for (unsigned I = 0; I != P.Value.Keys.size(); ++I) {
      Literal *Value = make<Literal>();
      *Value = readLiteral(P.member(I));
      Marks.push_back({keep(P.Value.Keys[I]), Value});
    }
  } else {
    auto Read = [&](const Place &Name) { return readString(Name); };
    for (llvm::StringRef Name : readStrings(P, Read))
      Marks.push_back({Name, nullptr});
  }
  E.Marks = keep(llvm::ArrayRef(Marks));
}

} // namespace custody::models
