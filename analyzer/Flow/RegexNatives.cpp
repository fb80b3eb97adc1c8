//===- RegexNatives.cpp - Regular expressions on names --------------------===//
//
// Filters on parameter names are often regular expressions. On known strings
// they are decided; on an unknown name the same expression has one outcome.
//
//===----------------------------------------------------------------------===//

#include "Natives.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

namespace custody::flow {

namespace {

bool isLetterOrDigit(char C) { return llvm::isAlpha(C) || llvm::isDigit(C); }

/// \p Pattern of Python in the syntax of POSIX, with the numbers of the groups
/// that capture in Python; nothing if it has no equivalent.
std::optional<std::string> toPosix(llvm::StringRef Pattern,
                                   llvm::SmallVectorImpl<unsigned> &Groups) {
  std::string Out;
  unsigned Parentheses = 0;
  bool InBrackets = false;
  for (size_t I = 0; I < Pattern.size(); ++I) {
    char C = Pattern[I];
    llvm::StringRef Rest = Pattern.drop_front(I + 1);
    if (C == '\\') {
      if (Rest.empty())
        return std::nullopt;
      ++I;
      switch (Rest.front()) {
      case 'd':
        Out += InBrackets ? "0-9" : "[0-9]";
        continue;
      case 'w':
        Out += InBrackets ? "A-Za-z0-9_" : "[A-Za-z0-9_]";
        continue;
      case 's':
        Out += InBrackets ? " \t\n\r" : "[ \t\n\r]";
        continue;
      default:
        if (isLetterOrDigit(Rest.front()) ||
            (InBrackets && llvm::StringRef("]-^\\").contains(Rest.front())))
          return std::nullopt;
        Out += InBrackets ? "" : "\\";
        Out += Rest.front();
        continue;
      }
    }
    if (InBrackets) {
      InBrackets = C != ']';
    } else if (C == '[') {
      InBrackets = true;
    } else if (C == '(') {
      ++Parentheses;
      if (Rest.consume_front("?:")) {
        I += 2;
      } else if (Rest.starts_with("?P<")) {
        I += Rest.find('>') + 1;
        Groups.push_back(Parentheses);
      } else if (Rest.starts_with("?")) {
        return std::nullopt;
      } else {
        Groups.push_back(Parentheses);
      }
    } else if (C == '?' && !Out.empty() &&
               llvm::StringRef("*+?}").contains(Out.back()) && I > 0 &&
               Pattern[I - 1] == Out.back()) {
      // How little a lazy quantifier takes shows in groups only.
      if (!Groups.empty())
        return std::nullopt;
      continue;
    }
    Out += C;
  }
  return Out;
}

/// custody.regex(how, pattern, string, flags): the whole match and the groups,
/// or None.
Value regex(Interpreter &In, Invocation &I) {
  auto How = In.asString(I.arg(0)), Pattern = In.asString(I.arg(1)),
       Text = In.asString(I.arg(2));
  llvm::SmallVector<unsigned, 4> Groups;
  auto Posix = Pattern ? toPosix(*Pattern, Groups) : std::nullopt;
  if (How && Posix && Text && I.arg(3) == Value(In.Values.integer(0))) {
    std::string Anchored = *How == "search"      ? *Posix
                           : *How == "fullmatch" ? "^(" + *Posix + ")$"
                                                 : "^(" + *Posix + ")";
    unsigned Shift = *How == "search" ? 0 : 1;
    llvm::Regex Expression(Anchored);
    llvm::SmallVector<llvm::StringRef, 4> Found;
    if (Expression.isValid()) {
      if (!Expression.match(*Text, &Found))
        return None;
      llvm::SmallVector<Value, 4> Parts{In.str(Found[0])};
      for (unsigned Group : Groups)
        Parts.push_back(Found[Group + Shift].data() == nullptr
                            ? Value(None)
                            : Value(In.str(Found[Group + Shift])));
      return In.Values.tuple(Parts);
    }
  }
  return In.Values.map(I.arg(2), I.Pc, [&](Condition, Datum D) -> Value {
    Datum Asked = In.Values.tuple({I.arg(0), I.arg(1)});
    Condition Matches = In.test("matches", D, Asked);
    Datum Found = In.derived(SymbolOrigin::Item, D, Asked,
                             [&] { return "match of " + In.describe(D); });
    In.symbol(Found).NotNone = true;
    return In.Values.ite(Matches, Found, None);
  });
}

constexpr NativeEntry Entries[] = {
    {"custody.regex", regex},
};

} // namespace

llvm::ArrayRef<NativeEntry> regexNatives() { return Entries; }

} // namespace custody::flow
