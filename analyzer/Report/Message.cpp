//===- Message.cpp - The sentences of a finding ---------------------------===//

#include "Message.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"

using namespace custody;
using llvm::StringRef;

namespace {

class Composer {
public:
  explicit Composer(Markup M) : M(M) {}

  void words(StringRef Text) {
    for (char C : Text) {
      if (M == Markup::Markdown && StringRef("\\`*_<>[]").contains(C))
        Out += '\\';
      Out += C;
    }
  }

  /// A name or a command, set off from the sentence.
  void quoted(StringRef Text) {
    StringRef Mark = M == Markup::Markdown ? "`"
                     : Text.contains('\'') ? "\""
                                           : "'";
    Out += (Mark + Text + Mark).str();
  }

  void link(StringRef Text, size_t Id) {
    Out += '[';
    for (char C : Text) {
      if (StringRef("[]\\").contains(C))
        Out += '\\';
      Out += C;
    }
    Out += "](" + std::to_string(Id) + ")";
  }

  void sentence(StringRef Text) {
    if (Text.empty())
      return;
    separate();
    words(asSentence(Text));
  }

  void separate() {
    if (!Out.empty())
      Out += ' ';
  }

  std::string Out;

private:
  Markup M;
};

void addClaim(Composer &To, const Claim &C, size_t LinkId) {
  if (C.Manager.empty())
    return;
  To.separate();
  if (LinkId)
    To.link("'" + C.Manager + "'", LinkId);
  else
    To.quoted(C.Manager);
  To.words(" " + C.Does);
  if (!C.Phase.empty()) {
    To.words(", in phase ");
    To.quoted(C.Phase);
  }
  To.words(".");
}

void addQuoted(Composer &To, StringRef Intro, StringRef Text) {
  if (Text.empty())
    return;
  To.separate();
  To.words(Intro);
  To.quoted(Text);
  To.words(".");
}

} // namespace

std::string custody::asSentence(StringRef Words) {
  std::string Text = Words.rtrim(". ").str();
  if (!Text.empty())
    Text[0] = llvm::toUpper(Text[0]);
  return Text + ".";
}

std::string custody::describeClaim(const Claim &C) {
  std::string Text = "'" + C.Manager + "' " + C.Does;
  if (!C.Facet.empty())
    Text += " (" + C.Facet + (C.Phase.empty() ? "" : ", " + C.Phase) + ")";
  return Text;
}

std::string custody::composeMessage(const Finding &F, size_t RelatedCount,
                                    Markup M) {
  Composer To(M);
  To.sentence(F.Headline);
  addClaim(To, F.First, RelatedCount ? 1 : 0);
  addClaim(To, F.Second, 0);
  To.sentence(F.Consequence);
  addQuoted(To, "Happens with ", llvm::join(F.Trigger, " "));
  if (!F.Assumed.empty())
    To.sentence("assumed: " + llvm::join(F.Assumed, "; "));
  if (!F.Fix.empty())
    To.sentence("fix: " + F.Fix);
  addQuoted(To, "Verify with ", F.Verify);
  // The first related location is linked from the first claim.
  for (size_t I = F.First.Manager.empty() ? 0 : 1; I < RelatedCount; ++I) {
    To.separate();
    To.words("See ");
    To.link(F.Related[I].Message, I + 1);
    To.words(".");
  }
  return To.Out;
}
