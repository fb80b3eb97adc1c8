//===- RuleFilter.cpp - The rules that `--checks` selects -----------------===//

#include "RuleFilter.h"

#include "Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace custody;
using namespace custody::driver;
using llvm::StringRef;

static llvm::Error filterError(const llvm::Twine &Message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "option '--checks': " + Message);
}

llvm::Expected<RuleFilter> RuleFilter::parse(StringRef List,
                                             const RuleTable &Rules) {
  RuleFilter Filter;
  std::vector<std::string> Known;
  for (const RuleInfo *Rule : Rules.rules())
    Known.push_back(Rule->Id.str());
  llvm::SmallVector<StringRef, 8> Globs;
  List.split(Globs, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Word : Globs) {
    StringRef Text = Word.trim();
    bool IsAdded = !Text.consume_front("-");
    if (Filter.Parts.empty())
      Filter.IsInitially = !IsAdded;
    llvm::Expected<llvm::GlobPattern> Glob = llvm::GlobPattern::create(Text);
    if (!Glob)
      return filterError("'" + Text + "': " + llvm::toString(Glob.takeError()));
    if (llvm::none_of(Known, [&](StringRef Id) { return Glob->match(Id); }))
      return filterError("no rule matches '" + Text + "'" +
                         suggest(Text, Known));
    Filter.Parts.push_back({std::move(*Glob), IsAdded});
  }
  return Filter;
}

bool RuleFilter::selects(StringRef RuleId) const {
  bool IsSelected = IsInitially;
  for (const Part &P : Parts)
    if (P.Glob.match(RuleId))
      IsSelected = P.IsAdded;
  return IsSelected;
}
