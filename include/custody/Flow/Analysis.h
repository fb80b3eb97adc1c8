//===- Analysis.h - Options and by-products of a run ----------------------===//
//
// What an abstract execution is given besides the program, and what it notes
// besides events: guards passed and everything it had to give up on.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_ANALYSIS_H
#define CUSTODY_FLOW_ANALYSIS_H

#include "custody/Config/Condition.h"
#include "custody/Flow/Heap.h"

#include "llvm/ADT/DenseSet.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace custody::flow {

struct Limits {
#define CUSTODY_FLOW_LIMIT(Name, Default, Why) uint64_t Name = Default;
#include "custody/Flow/Limits.def"
};

/// Functions of the program: module and number in it.
using FunctionSet = llvm::DenseSet<std::pair<uint32_t, uint32_t>>;

struct Options {
  /// The words of `--flags`; meaningful only with HasLaunch.
  std::vector<std::string> Flags;
  /// A launch is given: options left out have their defaults.
  bool HasLaunch = false;
  /// Options (by dest) that are free although the launch leaves them out,
  /// because validation demands them.
  std::set<std::string> FreeOptions;
  /// A run that finds another such option is started again with it, and need
  /// not be finished.
  bool MayRestart = false;
  /// Functions that need not be called from outside: other runs call them.
  FunctionSet Reached;
  flow::Limits Limits;
};

/// An `assert` or uncaught `raise`: the program refuses when \p Violated.
struct Guard {
  config::Condition Violated;
  Site At;
  PathId Path{0};
  std::string Message; ///< the name of the exception
};

enum class LossKind : uint8_t {
#define CUSTODY_LOSS(Enumerator, Name, Meaning) Enumerator,
#include "custody/Flow/Losses.def"
};

constexpr size_t NumLossKinds = 0
#define CUSTODY_LOSS(Enumerator, Name, Meaning) +1
#include "custody/Flow/Losses.def"
    ;

llvm::StringRef spelling(LossKind K);
/// One sentence for a reader who never saw the name.
llvm::StringRef meaning(LossKind K);

/// Something the engine could not follow. One place is one loss of a kind in a
/// run, however often the run comes by.
struct Loss {
  LossKind Kind;
  Site At;
  Datum Subject = Undefined; ///< what was called
};

/// What a call site led to; the first that fits, over all runs.
enum class CallTarget : uint8_t {
  InTree,    ///< a function or class of the analysed source
  Described, ///< a built-in, or what a model pack or stub describes
  Named,     ///< a function of a library of which only the name is known
  Unknown,   ///< a value nobody knows, or nothing
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_ANALYSIS_H
