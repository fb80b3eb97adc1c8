//===- Progress.cpp - A bar on a terminal ---------------------------------===//

#include "Progress.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody::driver;

/// A short run shows nothing, and a long one is not slowed down by drawing.
static constexpr std::chrono::milliseconds Interval{200};

Progress::Progress(size_t Total, llvm::StringRef Unit)
    : Total(Total), Unit(Unit),
      IsShown(llvm::sys::Process::StandardErrIsDisplayed()),
      NextDraw(std::chrono::steady_clock::now() + Interval) {}

Progress::~Progress() {
  if (IsDrawn)
    llvm::errs() << "\r\x1b[K";
}

void Progress::advance() {
  if (!IsShown)
    return;
  std::lock_guard<std::mutex> Held(Lock);
  ++Done;
  if (std::chrono::steady_clock::now() >= NextDraw)
    draw();
}

void Progress::draw() {
  constexpr size_t Width = 40;
  size_t Filled = Total ? Done * Width / Total : Width;
  llvm::errs() << "\r[" << std::string(Filled, '#')
               << std::string(Width - Filled, '.') << "]  " << Done << '/'
               << Total << ' ' << Unit;
  NextDraw = std::chrono::steady_clock::now() + Interval;
  IsDrawn = true;
}
