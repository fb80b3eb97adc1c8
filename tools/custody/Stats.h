//===- Stats.h - What `--stats` prints ------------------------------------===//
//
// Sizes and times of one run. A stage is timed by a scope:
//
//   { Stats::Stage Timed(Stats, "parse"); ... }
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_STATS_H
#define CUSTODY_TOOLS_CUSTODY_STATS_H

#include "llvm/ADT/StringRef.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace custody::driver {

/// "97.3 %", or "-" of nothing.
std::string percent(uint64_t Part, uint64_t Whole);

class Stats {
public:
  explicit Stats(bool IsWanted) : IsWanted(IsWanted) {}
  /// Somebody will read them: what costs to compute may be computed.
  bool isWanted() const { return IsWanted; }

  class Stage {
  public:
    Stage(Stats &Of, llvm::StringRef Name)
        : Of(Of), Name(Name), Start(std::chrono::steady_clock::now()) {}
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;
    ~Stage();

  private:
    Stats &Of;
    llvm::StringRef Name;
    std::chrono::steady_clock::time_point Start;
  };

  /// Adds a size, printed in the order of first mention.
  void count(llvm::StringRef Name, uint64_t Value);
  /// Adds a share, printed behind the sizes in per cent.
  void share(llvm::StringRef Name, uint64_t Part, uint64_t Whole);
  void print(llvm::raw_ostream &OS) const;

private:
  struct Row {
    std::string Name;
    double Seconds = 0;
    uint64_t Count = 0;
    std::string Share;
  };
  static Row &rowOf(std::vector<Row> &Rows, llvm::StringRef Name);

  bool IsWanted;
  std::vector<Row> Counts, Shares, Times;
};

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_STATS_H
