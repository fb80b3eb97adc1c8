//===- Models.cpp - `custody models` --------------------------------------===//

#include "Commands.h"

#include "custody/Models/ModelSet.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace custody;
using namespace custody::driver;

static llvm::Expected<ExitCode> listPacks() {
  llvm::Expected<models::ModelSet> Set = models::ModelSet::load({});
  if (!Set)
    return Set.takeError();
  struct Count {
    size_t Entries = 0, Names = 0;
  };
  llvm::MapVector<llvm::StringRef, Count> Packages;
  size_t Width = 0;
  for (const models::Entry *E : Set->entries()) {
    Count &C = Packages[E->Package];
    ++C.Entries;
    C.Names += E->Names.size();
    Width = std::max(Width, E->Package.size());
  }
  for (const auto &[Package, C] : Packages)
    llvm::outs() << llvm::left_justify(Package, static_cast<unsigned>(Width))
                 << llvm::format("  %5zu entries, %5zu names\n", C.Entries,
                                 C.Names);
  return ExitCode::Clean;
}

/// Mistakes are the result of this command, so they go to the standard output.
static ExitCode validateFiles(llvm::ArrayRef<std::string> Files) {
  std::vector<models::PackDiagnostic> Mistakes = models::validate(Files);
  for (const models::PackDiagnostic &Mistake : Mistakes) {
    Mistake.print(llvm::outs());
    llvm::outs() << '\n';
  }
  if (Mistakes.empty())
    return ExitCode::Clean;
  llvm::errs() << "custody: " << Mistakes.size() << " mistake"
               << (Mistakes.size() == 1 ? "" : "s") << '\n';
  return ExitCode::Usage;
}

llvm::Expected<ExitCode> custody::driver::runModels(const Options &Opts) {
  if (Opts.Operands.empty())
    return listPacks();
  if (Opts.Operands.front() != "validate")
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "'models' knows 'validate', not '" + Opts.Operands.front() + "'" +
            suggest(Opts.Operands.front(), {"validate"}));
  llvm::ArrayRef<std::string> Files =
      llvm::ArrayRef(Opts.Operands).drop_front();
  if (Files.empty())
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "'models validate' takes the packs to check");
  return validateFiles(Files);
}
