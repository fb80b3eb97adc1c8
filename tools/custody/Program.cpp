//===- Program.cpp - Loads the sources of one run -------------------------===//

#include "Program.h"

#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/Threading.h"

#include <algorithm>
#include <atomic>

using namespace custody;
using namespace custody::driver;

void custody::driver::parallelFor(size_t Count, unsigned Threads,
                                  llvm::function_ref<void(size_t)> Body) {
  if (Threads <= 1 || Count <= 1) {
    for (size_t I = 0; I < Count; ++I)
      Body(I);
    return;
  }
  std::atomic<size_t> Next = 0;
  auto Work = [&] {
    for (size_t I = Next++; I < Count; I = Next++)
      Body(I);
  };
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency(Threads));
  for (unsigned I = 0; I < Threads; ++I)
    Pool.async(Work);
  Pool.wait();
}

llvm::Expected<unsigned> custody::driver::threadCount(const Options &Opts) {
  if (!Opts.has(OptionId::Jobs))
    return std::max(1u, llvm::hardware_concurrency().compute_thread_count());
  return parsePositive(OptionId::Jobs, Opts.value(OptionId::Jobs));
}

/// Loads the files that the tree has and the program has not.
static void loadNewFiles(Program &P, unsigned Threads) {
  size_t First = P.Files.size();
  P.Files.resize(P.Tree.files().size());
  parallelFor(P.Files.size() - First, Threads, [&](size_t I) {
    P.Files[First + I] = load(P.Tree.files()[First + I]);
  });
  for (size_t I = First; I < P.Files.size(); ++I)
    llvm::append_range(P.Notifications, P.Files[I].Notifications);
}

llvm::Expected<Program>
custody::driver::loadProgram(llvm::ArrayRef<std::string> Paths,
                             unsigned Threads, Stats &Stats) {
  std::vector<std::string> Given = Paths;
  if (Given.empty())
    Given.push_back(".");
  std::optional<Program> P;
  {
    Stats::Stage Timed(Stats, "discover");
    llvm::Expected<SourceTree> Tree = SourceTree::discover(Given);
    if (!Tree)
      return Tree.takeError();
    P.emplace(std::move(*Tree));
  }
  {
    Stats::Stage Timed(Stats, "read");
    loadNewFiles(*P, Threads);
  }
  llvm::append_range(P->Notifications, P->Tree.notifications());
  sortNotifications(P->Notifications);
  Stats.count("files", P->Files.size());
  uint64_t Bytes = 0;
  for (const SourceFile &File : P->Files)
    Bytes += File.Text.size();
  Stats.count("bytes", Bytes);
  return std::move(*P);
}
