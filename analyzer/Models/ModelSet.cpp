//===- ModelSet.cpp - The model packs of a run ----------------------------===//

#include "custody/Models/ModelSet.h"

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace custody::models {

char PackErrors::ID = 0;

void PackDiagnostic::print(llvm::raw_ostream &OS) const {
  OS << File << ':';
  if (Line)
    OS << Line << ':' << Column << ':';
  OS << ' ' << Message;
}

void PackErrors::log(llvm::raw_ostream &OS) const {
  llvm::interleave(
      Diagnostics, OS, [&](const PackDiagnostic &D) { D.print(OS); }, "\n");
}

std::error_code PackErrors::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

const Parameter *Entry::parameter(llvm::StringRef Name) const {
  auto It =
      llvm::find_if(Params, [&](const Parameter &P) { return P.Name == Name; });
  return It == Params.end() ? nullptr : It;
}

const Let *Entry::let(llvm::StringRef Name) const {
  auto It = llvm::find_if(Lets, [&](const Let &L) { return L.Name == Name; });
  return It == Lets.end() ? nullptr : It;
}

const MethodModel *Entry::method(llvm::StringRef Name) const {
  auto It = llvm::find_if(Methods,
                          [&](const MethodModel &M) { return M.Name == Name; });
  return It == Methods.end() ? nullptr : It;
}

llvm::ArrayRef<const Entry *>
ModelSet::byName(llvm::StringRef ImportPath) const {
  auto It = ByName.find(ImportPath);
  if (It == ByName.end())
    return {};
  return It->second;
}

const Entry *ModelSet::byId(llvm::StringRef Id) const {
  return ById.lookup(Id);
}

llvm::Expected<ModelSet> ModelSet::load(llvm::ArrayRef<std::string> Files,
                                        llvm::ArrayRef<PackText> Packs) {
  PackReader Reader;
  for (const PackText &Pack : Packs)
    Reader.add(Pack, /*Report=*/true);
  for (const std::string &File : Files)
    Reader.addFile(File, /*Report=*/true);
  ModelSet Set = Reader.readAll();
  std::vector<PackDiagnostic> Problems = Reader.takeDiagnostics();
  if (!Problems.empty())
    return llvm::make_error<PackErrors>(std::move(Problems));
  return std::move(Set);
}

std::vector<PackDiagnostic> validate(llvm::ArrayRef<std::string> Files,
                                     llvm::ArrayRef<PackText> Others) {
  PackReader Reader;
  for (const std::string &File : Files)
    Reader.addFile(File, /*Report=*/true);
  for (const PackText &Other : Others)
    if (llvm::none_of(Files, [&](llvm::StringRef File) {
          return llvm::sys::path::filename(File) == Other.Name;
        }))
      Reader.add(Other, /*Report=*/false);
  Reader.readAll();
  return Reader.takeDiagnostics();
}

} // namespace custody::models
