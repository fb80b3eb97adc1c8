//===- ModelSet.h - The model packs of a run, read and checked ------------===//
//
// A pack is one JSON file about one library: for each of its functions and
// classes, what a call does to tensors. All packs of a run are read together,
// since an entry may name one of another pack.
//
//   auto Models = ModelSet::load(UserFiles);
//   for (const Entry *E : Models->byName("torch.nn.Module.to")) ...
//
// Reading is strict: an unknown key, name or value, a wrong type, a missing
// key, an id given twice or never is an error that names file, line and key. A
// set that was loaded is immutable and may be shared between threads.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_MODELSET_H
#define CUSTODY_MODELS_MODELSET_H

#include "custody/Models/Entry.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace custody::models {

/// One mistake in a pack. Line and column are 1-based, the column in bytes;
/// both are 0 when the file could not be read at all.
struct PackDiagnostic {
  std::string File;
  unsigned Line = 0, Column = 0;
  std::string Message;

  /// "torch.json:12:5: entries[3] (torch.DDP): key 'efects' is not known; ..."
  void print(llvm::raw_ostream &OS) const;
};

/// Everything that is wrong with the packs, in order of files and lines.
class PackErrors : public llvm::ErrorInfo<PackErrors> {
public:
  static char ID;
  explicit PackErrors(std::vector<PackDiagnostic> Diagnostics)
      : Diagnostics(std::move(Diagnostics)) {}
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

  const std::vector<PackDiagnostic> Diagnostics;
};

/// A pack and the name to show for it.
struct PackText {
  llvm::StringRef Name, Text;
};

/// The packs that come with the program, by name. The torch pack is one.
llvm::ArrayRef<PackText> shippedPacks();

class ModelSet {
public:
  /// Reads the files of a user together with the shipped packs (or others);
  /// fails with PackErrors.
  static llvm::Expected<ModelSet>
  load(llvm::ArrayRef<std::string> Files,
       llvm::ArrayRef<PackText> Packs = shippedPacks());

  ModelSet(ModelSet &&) = default;
  ModelSet &operator=(ModelSet &&) = default;

  /// The entries of an import path, one per range of versions.
  llvm::ArrayRef<const Entry *> byName(llvm::StringRef ImportPath) const;
  const Entry *byId(llvm::StringRef Id) const;

  /// Some entry is of a user's file.
  bool hasUsers() const { return HasUsers; }

  /// All entries, in order of files and inside them.
  llvm::ArrayRef<const Entry *> entries() const { return Entries; }

private:
  friend class PackReader;
  ModelSet() : Storage(std::make_unique<llvm::BumpPtrAllocator>()) {}

  /// Owns every node and string but the version ranges.
  std::unique_ptr<llvm::BumpPtrAllocator> Storage;
  std::vector<std::unique_ptr<VersionRange>> Ranges;
  std::vector<const Entry *> Entries;
  bool HasUsers = false;
  llvm::StringMap<std::vector<const Entry *>> ByName;
  llvm::StringMap<const Entry *> ById;
};

/// Every mistake in Files. Entries of the other packs count as known; a pack of
/// the same file name is left out, so that a changed copy can be checked.
std::vector<PackDiagnostic>
validate(llvm::ArrayRef<std::string> Files,
         llvm::ArrayRef<PackText> Others = shippedPacks());

} // namespace custody::models

#endif // CUSTODY_MODELS_MODELSET_H
