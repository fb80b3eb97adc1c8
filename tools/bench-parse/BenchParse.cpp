//===- BenchParse.cpp - Bare tree-sitter beside a whole analysis ----------===//
//
//   bench-parse [-j N] PATH...
//
// Parses every Python file below the PATHs with tree-sitter and drops the
// trees, then runs `custody check` on the same PATHs with as many threads, and
// prints what each took. The first is the floor that analysis is measured
// against. Files are read before the clock starts, so they are in the page
// cache for both.
//
//===----------------------------------------------------------------------===//

#include "custody/Source/SourceTree.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <tree_sitter/api.h>

extern "C" const TSLanguage *tree_sitter_python(void);

using namespace custody;

namespace {

struct Measure {
  double Seconds = 0;
  double MegaBytes = 0; ///< peak memory
};

/// Parses with one parser per thread. False when a file gave no tree.
bool parseAll(const std::vector<SourceFile> &Files, unsigned Threads) {
  std::atomic<size_t> Next = 0;
  std::atomic<bool> IsComplete = true;
  auto Work = [&] {
    TSParser *Parser = ts_parser_new();
    ts_parser_set_language(Parser, tree_sitter_python());
    for (size_t I = Next++; I < Files.size(); I = Next++) {
      const std::string &Text = Files[I].Text;
      TSTree *Tree = ts_parser_parse_string(Parser, nullptr, Text.data(),
                                            static_cast<uint32_t>(Text.size()));
      IsComplete = IsComplete && Tree;
      ts_tree_delete(Tree);
    }
    ts_parser_delete(Parser);
  };
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency(Threads));
  for (unsigned I = 0; I < Threads; ++I)
    Pool.async(Work);
  Pool.wait();
  return IsComplete;
}

double secondsSince(std::chrono::steady_clock::time_point Start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - Start)
      .count();
}

double peakOf(int Who) {
  rusage Usage{};
  getrusage(Who, &Usage);
  return static_cast<double>(Usage.ru_maxrss) / 1024; // ru_maxrss is in KiB
}

std::optional<Measure> runCheck(llvm::StringRef Program,
                                const std::vector<std::string> &Paths,
                                unsigned Threads) {
  std::string Jobs = "-j" + std::to_string(Threads);
  std::vector<llvm::StringRef> Arguments = {Program, "check", "--stats",
                                            "--fail-on=none", Jobs};
  Arguments.insert(Arguments.end(), Paths.begin(), Paths.end());
  // What it finds is not looked at; what it says on stderr is.
  std::optional<llvm::StringRef> Redirects[] = {"", "", std::nullopt};
  auto Start = std::chrono::steady_clock::now();
  std::string Message;
  int Status = llvm::sys::ExecuteAndWait(Program, Arguments, std::nullopt,
                                         Redirects, 0, 0, &Message);
  if (Status != 0) {
    llvm::errs() << "bench-parse: custody ended with status " << Status << ' '
                 << Message << '\n';
    return std::nullopt;
  }
  return Measure{secondsSince(Start), peakOf(RUSAGE_CHILDREN)};
}

void print(llvm::StringRef Name, const Measure &M) {
  llvm::outs() << llvm::formatv("{0,-12} {1,8:F3} s {2,8:F1} MiB\n", Name,
                                M.Seconds, M.MegaBytes);
}

} // namespace

int main(int Count, char **Words) {
  unsigned Threads =
      std::max(1u, llvm::hardware_concurrency().compute_thread_count());
  std::vector<std::string> Paths;
  for (int I = 1; I < Count; ++I) {
    llvm::StringRef Word = Words[I];
    if (!Word.consume_front("-j")) {
      Paths.push_back(Word.str());
      continue;
    }
    if (Word.empty() && I + 1 < Count)
      Word = Words[++I];
    if (Word.getAsInteger(10, Threads) || Threads == 0) {
      llvm::errs() << "usage: bench-parse [-j N] PATH...\n";
      return 2;
    }
  }
  llvm::Expected<SourceTree> Tree = SourceTree::discover(Paths);
  if (!Tree || Paths.empty()) {
    llvm::errs() << "bench-parse: "
                 << (Tree ? "no PATH given" : llvm::toString(Tree.takeError()))
                 << '\n';
    return 2;
  }
  std::vector<SourceFile> Files;
  double Bytes = 0;
  for (const FileEntry &Entry : Tree->files()) {
    Files.push_back(load(Entry));
    Bytes += static_cast<double>(Files.back().Text.size());
  }
  llvm::outs() << llvm::formatv("{0} files, {1:F1} MB, {2} threads\n",
                                Files.size(), Bytes / 1e6, Threads);

  auto Start = std::chrono::steady_clock::now();
  bool IsComplete = parseAll(Files, Threads);
  Measure Floor{secondsSince(Start), peakOf(RUSAGE_SELF)};
  if (!IsComplete) {
    llvm::errs() << "bench-parse: a file gave no tree\n";
    return 1;
  }
  print("tree-sitter", Floor);
  llvm::outs().flush();

  std::string Self = llvm::sys::fs::getMainExecutable(
      Words[0], reinterpret_cast<void *>(&secondsSince));
  llvm::SmallString<128> Program(llvm::sys::path::parent_path(Self));
  llvm::sys::path::append(Program, "custody");
  std::optional<Measure> Whole = runCheck(Program, Paths, Threads);
  if (!Whole)
    return 1;
  print("custody", *Whole);
  llvm::outs() << llvm::formatv("{0:F2} times the floor\n",
                                Whole->Seconds / Floor.Seconds);
  return 0;
}
