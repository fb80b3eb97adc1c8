//===- Version.cpp - PEP 440 versions and specifiers ----------------------===//

#include "custody/Models/Version.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace custody::models {

namespace {

template <typename... Ts> llvm::Error failure(const Ts &...Parts) {
  return llvm::createStringError((llvm::Twine() + ... + Parts));
}

/// Takes a number from the front; an absent one is 0, as PEP 440 has it.
bool consumeNumber(llvm::StringRef &Text, uint32_t &Number, bool Required) {
  if (Text.empty() || !llvm::isDigit(Text.front())) {
    Number = 0;
    return !Required;
  }
  return !Text.consumeInteger(10, Number);
}

/// Takes a separator and one of the spellings from the front, or nothing.
int consumeSuffix(llvm::StringRef &Text,
                  llvm::ArrayRef<llvm::StringLiteral> Spellings) {
  llvm::StringRef Rest = Text;
  if (!Rest.empty() && llvm::is_contained("-_.", Rest.front()))
    Rest = Rest.drop_front();
  for (unsigned I = 0; I != Spellings.size(); ++I)
    if (Rest.consume_front(Spellings[I])) {
      Text = Rest;
      return I;
    }
  return -1;
}

void consumeSeparator(llvm::StringRef &Text) {
  if (Text.size() > 1 && llvm::is_contained("-_.", Text.front()) &&
      llvm::isDigit(Text[1]))
    Text = Text.drop_front();
}

} // namespace

llvm::Expected<Version> Version::parse(llvm::StringRef Original) {
  std::string Lower = Original.trim().lower();
  llvm::StringRef Text(Lower);
  auto Malformed = [&] { return failure("'", Original, "' is not a version"); };
  Text.consume_front("v");
  // The local part says how a version was built, not which one it is.
  auto [Public, Local] = Text.split('+');
  if (Public.size() != Text.size() && Local.empty())
    return Malformed();
  Text = Public;

  Version V;
  if (size_t Mark = Text.find('!'); Mark != llvm::StringRef::npos) {
    if (Text.take_front(Mark).getAsInteger(10, V.Epoch))
      return Malformed();
    Text = Text.drop_front(Mark + 1);
  }
  for (unsigned I = 0;; ++I) {
    uint32_t Component;
    if (!consumeNumber(Text, Component, /*Required=*/true) ||
        I >= V.Release.size())
      return Malformed();
    V.Release[I] = Component;
    if (Text.size() < 2 || Text[0] != '.' || !llvm::isDigit(Text[1]))
      break;
    Text = Text.drop_front();
  }

  // Longer spellings first: "a" would match the front of "alpha".
  static constexpr llvm::StringLiteral PreSpellings[] = {
      "alpha", "a", "beta", "b", "preview", "pre", "rc", "c"};
  static constexpr Stage PreStages[] = {
      Alpha, Alpha, Beta, Beta, Candidate, Candidate, Candidate, Candidate};
  bool HasPre = false, HasPost = false;
  if (int I = consumeSuffix(Text, PreSpellings); I >= 0) {
    HasPre = true;
    V.Pre = PreStages[I];
    consumeSeparator(Text);
    if (!consumeNumber(Text, V.PreNumber, false))
      return Malformed();
  }
  bool DashPost = Text.size() > 1 && Text[0] == '-' && llvm::isDigit(Text[1]);
  if (DashPost || consumeSuffix(Text, {"post", "rev", "r"}) >= 0) {
    HasPost = true;
    consumeSeparator(Text);
    if (!consumeNumber(Text, V.Post, false) || V.Post == UINT32_MAX)
      return Malformed();
    ++V.Post;
  }
  if (consumeSuffix(Text, {"dev"}) >= 0) {
    consumeSeparator(Text);
    if (!consumeNumber(Text, V.DevOrder, false) || V.DevOrder == UINT32_MAX)
      return Malformed();
    if (!HasPre && !HasPost)
      V.Pre = Dev;
  }
  if (!Text.empty())
    return Malformed();
  return V;
}

VersionRange::Cut VersionRange::least() { return firstOf(Version(), 1); }

VersionRange::Cut VersionRange::greatest() {
  Cut C;
  C.V.Epoch = UINT32_MAX;
  return C;
}

/// Before every version that begins with the first components of V.
VersionRange::Cut VersionRange::firstOf(Version V, unsigned Components) {
  Cut C;
  C.V.Epoch = V.Epoch;
  std::copy_n(V.Release.begin(), Components, C.V.Release.begin());
  C.V.Pre = Version::Dev;
  C.V.DevOrder = 0;
  return C;
}

VersionRange::Cut VersionRange::firstAfter(Version V, unsigned Components) {
  ++V.Release[Components - 1];
  return firstOf(V, Components);
}

VersionRange VersionRange::everything() {
  VersionRange R;
  R.Intervals.push_back({least(), greatest()});
  return R;
}

bool VersionRange::contains(const Version &V) const {
  return llvm::any_of(Intervals, [&](const Interval &I) {
    return I.Begin <= Cut{V, false} && Cut{V, true} <= I.End;
  });
}

VersionRange VersionRange::intersect(const VersionRange &Other) const {
  VersionRange Result;
  for (const Interval &A : Intervals)
    for (const Interval &B : Other.Intervals) {
      Interval Both{std::max(A.Begin, B.Begin), std::min(A.End, B.End)};
      if (Both.Begin < Both.End)
        Result.Intervals.push_back(Both);
    }
  return Result;
}

llvm::Expected<VersionRange> VersionRange::parse(llvm::StringRef Text) {
  static constexpr llvm::StringLiteral Operators[] = {
      "==", "!=", "<=", ">=", "~=", "<", ">"};
  llvm::StringRef Rest = Text.trim(), Op;
  for (llvm::StringRef Candidate : Operators)
    if (Rest.consume_front(Candidate)) {
      Op = Candidate;
      break;
    }
  if (Op.empty())
    return failure("'", Text.trim(),
                   "' begins with none of == != <= >= ~= < >");
  Rest = Rest.trim();
  bool Wildcard = Rest.consume_back(".*");
  if (Wildcard && Op != "==" && Op != "!=")
    return failure("'.*' is only allowed after == and !=");
  llvm::Expected<Version> Parsed = Version::parse(Rest);
  if (!Parsed)
    return Parsed.takeError();
  Version V = *Parsed;
  // The numbers of the release; a suffix may have dots that do not count.
  llvm::StringRef Release =
      Rest.take_while([](char C) { return llvm::isDigit(C) || C == '.'; });
  unsigned Components = Release.rtrim('.').count('.') + 1;
  bool IsPre = V.Pre != Version::Final || V.DevOrder != UINT32_MAX;
  if (Wildcard && (IsPre || V.Post))
    return failure("'.*' is only allowed after a plain release");

  VersionRange Result;
  Cut Least = least(), Greatest = greatest();
  Cut Before{V, false}, After{V, true};
  auto Add = [&](Cut Begin, Cut End) {
    if (Begin < End)
      Result.Intervals.push_back({Begin, End});
  };
  if (Wildcard) {
    Before = firstOf(V, Components);
    After = firstAfter(V, Components);
  }
  if (Op == "==") {
    Add(Before, After);
  } else if (Op == "!=") {
    Add(Least, Before);
    Add(After, Greatest);
  } else if (Op == ">=") {
    Add(Before, Greatest);
  } else if (Op == "<=") {
    Add(Least, After);
  } else if (Op == "<") {
    // "<2.6" leaves out 2.6rc1 too.
    if (!IsPre && !V.Post)
      Before = firstOf(V, V.Release.size());
    else if (!IsPre)
      Before.V.DevOrder = 0;
    Add(Least, Before);
  } else if (Op == ">") {
    // ">2.6" leaves out 2.6.post1 too.
    if (!V.Post && V.DevOrder == UINT32_MAX)
      After.V.Post = UINT32_MAX;
    Add(After, Greatest);
  } else {
    if (Components < 2)
      return failure("'~=' needs a version of at least two numbers");
    Add(Before, firstAfter(V, Components - 1));
  }
  return Result;
}

std::string normalizedPackage(llvm::StringRef Name) {
  std::string Text = Name.lower();
  std::replace_if(
      Text.begin(), Text.end(), [](char C) { return C == '_' || C == '.'; },
      '-');
  return Text;
}

llvm::Expected<Specifier> parseSpecifier(llvm::StringRef Text) {
  Specifier Result;
  llvm::StringRef Rest = Text.trim();
  llvm::StringRef Package = Rest.take_while([](char C) {
    return llvm::isAlnum(C) || C == '_' || C == '-' || C == '.';
  });
  Rest = Rest.drop_front(Package.size());
  Result.Package = normalizedPackage(Package);
  Result.Versions = VersionRange::everything();
  llvm::SmallVector<llvm::StringRef, 4> Clauses;
  Rest.split(Clauses, ',');
  for (llvm::StringRef Clause : Clauses) {
    llvm::Expected<VersionRange> R = VersionRange::parse(Clause);
    if (!R)
      return R.takeError();
    Result.Versions = Result.Versions.intersect(*R);
  }
  return Result;
}

} // namespace custody::models
