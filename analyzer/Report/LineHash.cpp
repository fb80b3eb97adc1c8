//===- LineHash.cpp - GitHub's primaryLocationLineHash --------------------===//

#include "custody/Report/LineHash.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ConvertUTF.h"

#include <cstdint>

using namespace custody;

namespace {

constexpr size_t WindowSize = 100;
constexpr uint64_t Multiplier = 37;
constexpr llvm::UTF16 EndOfFile = 65535;

/// The code units that count, and where among them each line begins.
struct FilteredText {
  std::vector<llvm::UTF16> Units;
  std::vector<size_t> LineStarts = {0};
};

FilteredText filter(llvm::StringRef Text) {
  llvm::SmallVector<llvm::UTF16, 0> All;
  llvm::convertUTF8ToUTF16String(Text, All);
  FilteredText Kept;
  for (size_t I = 0; I < All.size(); ++I) {
    llvm::UTF16 Unit = All[I];
    if (Unit == ' ' || Unit == '\t' ||
        (Unit == '\n' && I > 0 && All[I - 1] == '\r'))
      continue;
    bool EndsLine = Unit == '\n' || Unit == '\r';
    Kept.Units.push_back(EndsLine ? llvm::UTF16('\n') : Unit);
    if (EndsLine)
      Kept.LineStarts.push_back(Kept.Units.size());
  }
  Kept.Units.push_back(EndOfFile);
  return Kept;
}

} // namespace

std::vector<std::string>
custody::primaryLocationLineHashes(llvm::StringRef Text) {
  FilteredText Kept = filter(Text);
  std::vector<std::string> Hashes;
  llvm::StringMap<unsigned> Seen;
  for (size_t Start : Kept.LineStarts) {
    uint64_t Hash = 0;
    for (size_t I = Start; I < Start + WindowSize; ++I)
      Hash = Hash * Multiplier + (I < Kept.Units.size() ? Kept.Units[I] : 0);
    std::string Digits = llvm::utohexstr(Hash, /*LowerCase=*/true);
    unsigned Count = ++Seen[Digits];
    Hashes.push_back(Digits + ":" + std::to_string(Count));
  }
  return Hashes;
}
