//===- Analysis.h - Where the driver hands over to the engine -------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_ANALYSIS_H
#define CUSTODY_TOOLS_CUSTODY_ANALYSIS_H

#include "Options.h"
#include "Program.h"
#include "Stats.h"

#include "custody/Flow/Interpreter.h"
#include "custody/Link/Program.h"
#include "custody/Models/ModelSet.h"
#include "custody/Report/Finding.h"

namespace custody::driver {

/// Which runs of the program count, as the command line fixes them.
struct Launch {
  /// The words of `--flags`; nothing when it was not given, which leaves every
  /// option free.
  std::optional<std::vector<std::string>> Flags;
  enum class Profile : uint8_t { Default, Cli, Api, All } P = Profile::Default;
  /// Of a library, call only those functions that no script calls.
  bool OnlyUnreached = false;
};

llvm::Expected<Launch> parseLaunch(const Options &Opts);

/// Finds the conflicts of a loaded program. What went wrong on the way joins
/// the program's notifications.
llvm::Expected<std::vector<Finding>> analyze(Program &P,
                                             const models::ModelSet &Models,
                                             const Launch &Launch,
                                             unsigned Threads, Stats &Stats);

/// Where a run of the program starts: a script, or a library whose functions
/// are called from outside.
struct Entry {
  std::vector<link::ModuleId> Modules;
  bool IsLibrary = false;
};

/// The entries of the profile; by default the scripts, and where there are none
/// the library.
std::vector<Entry> findEntries(const link::Program &Linked, Launch::Profile P);

/// Runs the program from each entry, several at a time. Every finished run is
/// handed to \p Visit, on the thread that ran it, with the number of its entry;
/// a script that refuses the launch is not. An error when all refuse.
llvm::Error
runEntries(const link::Program &Linked, const models::ModelSet &Models,
           const Launch &Launch, llvm::ArrayRef<Entry> Entries,
           unsigned Threads,
           llvm::function_ref<void(size_t, flow::Interpreter &)> Visit);

/// Links the modules of P with the shipped stubs; takes them out of P.
link::Program linkProgram(Program &P);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_ANALYSIS_H
