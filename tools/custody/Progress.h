//===- Progress.h - A bar on a terminal -----------------------------------===//
//
// Shows how far a run has come, on the standard error and only when that is a
// terminal. `advance` may be called by any thread; the bar is gone when the
// object is.
//
//   [##########..........]  512/1024 files
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_PROGRESS_H
#define CUSTODY_TOOLS_CUSTODY_PROGRESS_H

#include "llvm/ADT/StringRef.h"

#include <chrono>
#include <mutex>

namespace custody::driver {

class Progress {
public:
  Progress(size_t Total, llvm::StringRef Unit);
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress();

  void advance();

private:
  void draw();

  const size_t Total;
  const llvm::StringRef Unit;
  const bool IsShown;
  std::mutex Lock; ///< of what follows, and of the terminal
  size_t Done = 0;
  std::chrono::steady_clock::time_point NextDraw;
  bool IsDrawn = false;
};

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_PROGRESS_H
