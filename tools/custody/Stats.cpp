//===- Stats.cpp - What `--stats` prints ----------------------------------===//

#include "Stats.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <sys/resource.h>

using namespace custody::driver;

Stats::Row &Stats::rowOf(std::vector<Row> &Rows, llvm::StringRef Name) {
  auto It = llvm::find_if(Rows, [&](const Row &R) { return R.Name == Name; });
  if (It != Rows.end())
    return *It;
  Row &New = Rows.emplace_back();
  New.Name = Name.str();
  return New;
}

Stats::Stage::~Stage() {
  std::chrono::duration<double> Passed =
      std::chrono::steady_clock::now() - Start;
  rowOf(Of.Times, Name).Seconds += Passed.count();
}

void Stats::count(llvm::StringRef Name, uint64_t Value) {
  rowOf(Counts, Name).Count += Value;
}

std::string custody::driver::percent(uint64_t Part, uint64_t Whole) {
  return Whole ? llvm::formatv("{0:F1} %", 100.0 * static_cast<double>(Part) /
                                               static_cast<double>(Whole))
                     .str()
               : "-";
}

void Stats::share(llvm::StringRef Name, uint64_t Part, uint64_t Whole) {
  rowOf(Shares, Name).Share = percent(Part, Whole);
}

/// A row with its value aligned right, so that columns of numbers line up.
static void printRow(llvm::raw_ostream &OS, llvm::StringRef Name,
                     const std::string &Value) {
  OS << llvm::left_justify(Name, 20) << ' ' << llvm::right_justify(Value, 14)
     << '\n';
}

void Stats::print(llvm::raw_ostream &OS) const {
  for (const Row &R : Counts)
    printRow(OS, R.Name, std::to_string(R.Count));
  for (const Row &R : Shares)
    printRow(OS, R.Name, R.Share);
  double Total = 0;
  for (const Row &R : Times) {
    printRow(OS, R.Name, llvm::formatv("{0:F3} s", R.Seconds).str());
    Total += R.Seconds;
  }
  printRow(OS, "total", llvm::formatv("{0:F3} s", Total).str());
  rusage Usage{};
  if (getrusage(RUSAGE_SELF, &Usage) == 0) // ru_maxrss is in KiB
    printRow(
        OS, "peak memory",
        llvm::formatv("{0:F1} MiB", static_cast<double>(Usage.ru_maxrss) / 1024)
            .str());
}
