//===- Program.h - The sources of one run, loaded -------------------------===//
//
// Discovery, reading and lowering, in parallel per file. What a file imports
// and the tree has is loaded as well, in rounds until nothing new appears. All
// vectors are indexed by FileId; the result is the same for any number of
// threads.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_PROGRAM_H
#define CUSTODY_TOOLS_CUSTODY_PROGRAM_H

#include "Options.h"
#include "Stats.h"

#include "custody/IR/IR.h"
#include "custody/Source/SourceTree.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace custody::driver {

struct Program {
  explicit Program(SourceTree Tree) : Tree(std::move(Tree)) {}

  SourceTree Tree;
  std::vector<SourceFile> Files;
  std::vector<ir::Module> Modules;
  std::vector<Notification> Notifications;
};

/// Loads what the operands name, "." without any. An error for a PATH that does
/// not exist.
llvm::Expected<Program> loadProgram(llvm::ArrayRef<std::string> Paths,
                                    unsigned Threads, Stats &Stats);

/// The value of `-j`, or the number of cores.
llvm::Expected<unsigned> threadCount(const Options &Opts);

/// Calls Body(I) for every I below Count, by up to Threads threads. With
/// StackBytes each has a stack of that size; else one thread is the caller's.
void parallelFor(size_t Count, unsigned Threads,
                 llvm::function_ref<void(size_t)> Body,
                 std::optional<unsigned> StackBytes = std::nullopt);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_PROGRAM_H
