//===- Snippet.cpp - One source line with carets --------------------------===//

#include "Snippet.h"

#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

#include <algorithm>
#include <vector>

using namespace custody;
using llvm::StringRef;

namespace {

constexpr unsigned TabStop = 8;
/// Lines wider than this are cut: they are data, not code.
constexpr unsigned MaxWidth = 160;
/// How much of a cut line stays visible before the range.
constexpr unsigned LeadWidth = 40;

constexpr StringRef ReplacementCharacter = "\xEF\xBF\xBD";

/// One character as it is shown, and the byte it comes from.
struct Glyph {
  std::string Text;
  unsigned Width;
  size_t Byte;
};

/// Takes one code point off Rest.
StringRef takeCharacter(StringRef &Rest) {
  size_t Length =
      std::max(1u, llvm::getNumBytesForUTF8(static_cast<llvm::UTF8>(Rest[0])));
  StringRef Character = Rest.take_front(Length);
  Rest = Rest.drop_front(Character.size());
  return Character;
}

std::vector<Glyph> layOut(StringRef Line) {
  std::vector<Glyph> Glyphs;
  unsigned Column = 0;
  for (StringRef Rest = Line; !Rest.empty();) {
    size_t Byte = Line.size() - Rest.size();
    StringRef Character = takeCharacter(Rest);
    int Width = llvm::sys::unicode::columnWidthUTF8(Character);
    if (Character == "\t") {
      unsigned Blanks = TabStop - Column % TabStop;
      Glyphs.push_back({std::string(Blanks, ' '), Blanks, Byte});
    } else if (Width < 0) {
      Glyphs.push_back({ReplacementCharacter.str(), 1, Byte});
    } else {
      Glyphs.push_back({Character.str(), static_cast<unsigned>(Width), Byte});
    }
    Column += Glyphs.back().Width;
  }
  return Glyphs;
}

} // namespace

Snippet custody::makeSnippet(StringRef Line, const ir::SourceRange &Range) {
  std::vector<Glyph> Glyphs = layOut(Line);
  size_t Begin = Range.Column ? Range.Column - 1 : 0;
  size_t End = Range.EndLine == Range.Line && Range.EndColumn
                   ? Range.EndColumn - 1
                   : Line.size();
  unsigned BeforeRange = 0, Total = 0;
  for (const Glyph &G : Glyphs) {
    BeforeRange += G.Byte < Begin ? G.Width : 0;
    Total += G.Width;
  }
  unsigned From = 0;
  if (Total > MaxWidth && BeforeRange > LeadWidth)
    From = BeforeRange - LeadWidth;

  Snippet S;
  if (From) {
    S.Code = "...";
    S.Carets = "   ";
  }
  unsigned Column = 0;
  bool IsFirst = true;
  for (const Glyph &G : Glyphs) {
    Column += G.Width;
    if (Column <= From)
      continue;
    if (Column > From + MaxWidth) {
      S.Code += "...";
      break;
    }
    S.Code += G.Text;
    bool IsMarked = G.Byte >= Begin && (G.Byte < End || IsFirst);
    if (IsMarked && G.Width) {
      S.Carets += IsFirst ? '^' : '~';
      S.Carets.append(G.Width - 1, '~');
      IsFirst = false;
    } else {
      S.Carets.append(G.Width, ' ');
    }
  }
  // A position behind the last character, such as a missing token.
  if (IsFirst)
    S.Carets += '^';
  S.Carets.erase(S.Carets.find_last_not_of(' ') + 1);
  return S;
}

std::string custody::printable(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    StringRef Character = takeCharacter(Text);
    Out += llvm::sys::unicode::columnWidthUTF8(Character) < 0
               ? ReplacementCharacter
               : Character;
  }
  return Out;
}
