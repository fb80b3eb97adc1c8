//===- TextRenderer.cpp - Findings for people at a terminal ---------------===//

#include "Message.h"
#include "Snippet.h"

#include "custody/Report/Render.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody;
using llvm::StringRef;

namespace {

constexpr StringRef Bold = "\x1b[1m", Red = "\x1b[1;31m",
                    Magenta = "\x1b[1;35m", Cyan = "\x1b[1;36m",
                    Green = "\x1b[32m", Reset = "\x1b[0m";

bool isSamePlace(const Location &A, const Location &B) {
  return A.Path == B.Path && A.Range.Line == B.Range.Line &&
         A.Range.Column == B.Range.Column;
}

class TextRenderer {
public:
  TextRenderer(ReportSources &Sources, bool UseColor, llvm::raw_ostream &OS)
      : Sources(Sources), UseColor(UseColor), OS(OS) {}

  void render(const Finding &F) {
    printHead(F.Primary, spelling(F.L), colorOf(F.L),
              F.Headline + " [" + F.RuleId + "]", Bold);
    printSnippet(F.Primary);
    renderPath(F);
    renderDetails(F);
    OS << '\n';
  }

private:
  static StringRef colorOf(Level L) {
    switch (L) {
    case Level::Error:
      return Red;
    case Level::Warning:
      return Magenta;
    case Level::Note:
      return Cyan;
    }
    return Reset;
  }

  void colored(StringRef Color, StringRef Text) {
    if (UseColor)
      OS << Color << Text << Reset;
    else
      OS << Text;
  }

  void printHead(const Location &Where, StringRef Kind, StringRef KindColor,
                 const llvm::Twine &Message, StringRef MessageColor) {
    std::string Place = Where.Path;
    if (Where.Range.Line) {
      Place += ":" + std::to_string(Where.Range.Line);
      if (const LineTable *Lines = Sources.lines(Where.Path))
        Place += ":" + std::to_string(Lines->codePointColumn(
                           Where.Range.Line, Where.Range.Column));
    }
    colored(Bold, Place + ": ");
    colored(KindColor, (Kind + ": ").str());
    colored(MessageColor, printable(Message.str()));
    OS << '\n';
  }

  void printSnippet(const Location &Where) {
    const LineTable *Lines = Sources.lines(Where.Path);
    if (!Lines || Where.Range.Line == 0 || Where.Range.Line > Lines->size())
      return;
    Snippet S = makeSnippet(Lines->line(Where.Range.Line), Where.Range);
    std::string Number = std::to_string(Where.Range.Line);
    std::string Margin =
        Number.size() < 5 ? std::string(5 - Number.size(), ' ') : std::string();
    OS << Margin << Number << " | " << S.Code << '\n'
       << std::string(Margin.size() + Number.size(), ' ') << " | ";
    colored(Green, S.Carets);
    OS << '\n';
  }

  void printNote(const Location &Where, unsigned Nesting, bool WithSnippet) {
    printHead(Where, "note", Cyan,
              std::string(2 * Nesting, ' ') + Where.Message, StringRef());
    if (WithSnippet)
      printSnippet(Where);
  }

  /// The story in program order, then what else is part of the conflict.
  void renderPath(const Finding &F) {
    llvm::ArrayRef<FlowStep> Steps;
    if (!F.Flows.empty())
      Steps = F.Flows.front().Steps;
    for (const FlowStep &Step : Steps)
      printNote(Step.Where, Step.Nesting,
                Step.I != FlowStep::Importance::Unimportant &&
                    !isSamePlace(Step.Where, F.Primary));
    for (const Location &Where : F.Related) {
      bool IsTold = llvm::any_of(Steps, [&](const FlowStep &Step) {
        return isSamePlace(Step.Where, Where);
      });
      if (!IsTold)
        printNote(Where, 0, /*WithSnippet=*/true);
    }
  }

  void printDetail(StringRef Name, StringRef Text) {
    if (Text.empty())
      return;
    OS << "  ";
    colored(Bold, (Name + ":").str());
    OS << std::string(12 - Name.size(), ' ') << printable(Text) << '\n';
  }

  void renderDetails(const Finding &F) {
    printDetail("tensor", F.Tensor);
    printDetail("first", describeClaim(F.First));
    printDetail("second", describeClaim(F.Second));
    printDetail("consequence", F.Consequence);
    printDetail("trigger", llvm::join(F.Trigger, " "));
    for (const std::string &Assumption : F.Assumed)
      printDetail("assumed", Assumption);
    for (const Breadcrumb &B : F.Breadcrumbs) {
      std::string Line =
          B.Where.Range.Line ? ":" + std::to_string(B.Where.Range.Line) : "";
      printDetail("unsure",
                  B.Id + " at " + B.Where.Path + Line + ": " + B.Where.Message);
    }
    printDetail("fix", F.Fix);
    printDetail("verify", F.Verify);
  }

  ReportSources &Sources;
  bool UseColor;
  llvm::raw_ostream &OS;
};

} // namespace

void custody::renderText(Report &R, bool UseColor, llvm::raw_ostream &OS) {
  TextRenderer Renderer(R.Sources, UseColor, OS);
  for (const Finding &F : R.Findings)
    Renderer.render(F);
}
