//===- Version.h - Package versions and ranges of them --------------------===//
//
// The part of PEP 440 that model packs, lock files and `--assume` use. A
// specifier is a set of versions, kept as intervals, so that besides membership
// one can ask whether a known range settles a test:
//
//   auto Known = parseSpecifier("torch>=2.6"); // installed, or assumed
//   auto Needed = parseSpecifier("torch>=2.4");
//   Known->Versions.subsetOf(Needed->Versions) == true: the test holds
//
// Local versions ("2.6.0+cu124") compare as the public version does.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_VERSION_H
#define CUSTODY_MODELS_VERSION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace custody::models {

/// A version, ordered as PEP 440 orders them: 2.6.dev1 < 2.6a1 < 2.6rc1 < 2.6 <
/// 2.6.post1 < 2.6.1. Trailing zeros do not matter.
class Version {
public:
  static llvm::Expected<Version> parse(llvm::StringRef Text);

  friend auto operator<=>(const Version &, const Version &) = default;
  friend bool operator==(const Version &, const Version &) = default;

private:
  friend class VersionRange;
  /// Where the suffix of a release sorts among those of the same release.
  enum Stage : uint8_t { Dev, Alpha, Beta, Candidate, Final };

  // Compared in this order.
  uint32_t Epoch = 0;
  std::array<uint32_t, 6> Release{};
  Stage Pre = Final;
  uint32_t PreNumber = 0;
  uint32_t Post = 0;              ///< 0 without, else 1 + its number
  uint32_t DevOrder = UINT32_MAX; ///< of .devN; without, after all of them
};

/// A set of versions.
class VersionRange {
public:
  static VersionRange everything();

  /// One clause, ">=2.4".
  static llvm::Expected<VersionRange> parse(llvm::StringRef Clause);

  bool contains(const Version &V) const;
  bool empty() const { return Intervals.empty(); }
  VersionRange intersect(const VersionRange &Other) const;
  bool subsetOf(const VersionRange &Other) const {
    return intersect(Other) == *this;
  }

  friend bool operator==(const VersionRange &, const VersionRange &) = default;

private:
  /// A place between versions: just before or just after one.
  struct Cut {
    Version V;
    bool After = false;
    friend auto operator<=>(const Cut &, const Cut &) = default;
  };
  struct Interval {
    Cut Begin, End; ///< End is the first cut that is not inside
    friend bool operator==(const Interval &, const Interval &) = default;
  };
  static Cut least();
  static Cut greatest();
  static Cut firstOf(Version V, unsigned Components);
  static Cut firstAfter(Version V, unsigned Components);

  llvm::SmallVector<Interval, 1>
      Intervals; ///< ascending, not empty, not touching
};

/// Package names compare in this form: lower case, '-' for '_' and '.'.
std::string normalizedPackage(llvm::StringRef Name);

/// "torch>=2.4,<2.8" or, without a package, ">=2.4".
struct Specifier {
  std::string Package; ///< normalised; maybe empty
  VersionRange Versions;
};

/// Operators are == != >= <= > < and ~=, with commas between; == and != take
/// ".*". An error says what is wrong with the text.
llvm::Expected<Specifier> parseSpecifier(llvm::StringRef Text);

} // namespace custody::models

#endif // CUSTODY_MODELS_VERSION_H
