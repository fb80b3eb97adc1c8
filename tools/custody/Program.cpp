//===- Program.cpp - Loads the sources of one run -------------------------===//

#include "Program.h"

#include "Imports.h"
#include "Progress.h"

#include "custody/Python/Lower.h"

#include "llvm/Support/Threading.h"
#include "llvm/Support/thread.h"

#include <algorithm>
#include <atomic>

using namespace custody;
using namespace custody::driver;

void custody::driver::parallelFor(size_t Count, unsigned Threads,
                                  llvm::function_ref<void(size_t)> Body,
                                  std::optional<unsigned> StackBytes) {
  if (!StackBytes && (Threads <= 1 || Count <= 1)) {
    for (size_t I = 0; I < Count; ++I)
      Body(I);
    return;
  }
  std::atomic<size_t> Next = 0;
  auto Work = [&] {
    for (size_t I = Next++; I < Count; I = Next++)
      Body(I);
  };
  std::vector<llvm::thread> Pool;
  for (unsigned I = 0; I < std::max(1u, Threads); ++I)
    Pool.emplace_back(StackBytes, Work);
  for (llvm::thread &T : Pool)
    T.join();
}

llvm::Expected<unsigned> custody::driver::threadCount(const Options &Opts) {
  if (!Opts.has(OptionId::Jobs))
    return std::max(1u, llvm::hardware_concurrency().compute_thread_count());
  return parsePositive(OptionId::Jobs, Opts.value(OptionId::Jobs));
}

static Notification describe(const ir::ParseProblem &Problem,
                             const std::string &Path) {
  Notification N;
  N.Id = "syntax-error";
  N.Path = Path;
  N.Line = Problem.Range.Line;
  N.Column = Problem.Range.Column;
  N.EndLine = Problem.Range.EndLine;
  N.EndColumn = Problem.Range.EndColumn;
  N.Message = Problem.Message;
  return N;
}

/// Loads and lowers the files that the tree has and the program has not.
static void loadNewFiles(Program &P, unsigned Threads) {
  size_t First = P.Files.size();
  size_t Count = P.Tree.files().size();
  P.Files.resize(Count);
  P.Modules.resize(Count);
  Progress Bar(Count - First, "files");
  parallelFor(Count - First, Threads, [&](size_t I) {
    SourceFile &File = P.Files[First + I] = load(P.Tree.files()[First + I]);
    P.Modules[First + I] = py::lower(File.Text, File.Entry.Module,
                                     File.Entry.Path, File.Entry.IsPackage);
    Bar.advance();
  });
  for (size_t I = First; I < Count; ++I) {
    llvm::append_range(P.Notifications, P.Files[I].Notifications);
    for (const ir::ParseProblem &Problem : P.Modules[I].Problems)
      P.Notifications.push_back(describe(Problem, P.Files[I].Entry.Path));
  }
}

/// Lets the tree find what the files from First on import.
static void followImports(Program &P, size_t First) {
  for (size_t I = First; I < P.Modules.size(); ++I) {
    FileId From = static_cast<FileId>(I);
    for (const ImportedName &Name : importsOf(P.Modules[I])) {
      if (Name.Level)
        P.Tree.findRelative(Name.Level, Name.Dotted, From);
      else
        P.Tree.findModule(Name.Dotted, From);
    }
  }
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
  for (size_t First = 0; First < P->Tree.files().size();) {
    {
      Stats::Stage Timed(Stats, "parse and lower");
      loadNewFiles(*P, Threads);
    }
    Stats::Stage Timed(Stats, "follow imports");
    followImports(*P, First);
    First = P->Files.size();
  }
  llvm::append_range(P->Notifications, P->Tree.notifications());
  sortNotifications(P->Notifications);
  Stats.count("files", P->Files.size());
  for (size_t I = 0; I < P->Files.size(); ++I) {
    Stats.count("bytes", P->Files[I].Text.size());
    for (const ir::Function &F : P->Modules[I].Functions)
      Stats.count("functions", F.K == ir::Function::Kind::Function ||
                                   F.K == ir::Function::Kind::Lambda);
  }
  return std::move(*P);
}
