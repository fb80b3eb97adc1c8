//===- Program.h - The modules of a program, linked by name ---------------===//
//
// Brings the modules together: which dotted name is which file, what an import
// refers to from where, and one numbering of names over all modules.
//
// An import resolves, in this order, beside the script that is started, in the
// import roots the user named, and in the stubs that ship with custody. What is
// found nowhere is external and keeps its dotted path.
//
// A Program is immutable after link() and may be shared by threads.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LINK_PROGRAM_H
#define CUSTODY_LINK_PROGRAM_H

#include "custody/IR/IR.h"
#include "custody/Link/Names.h"

#include "llvm/ADT/DenseMap.h"

#include <optional>
#include <vector>

namespace custody::link {

enum class ModuleId : uint32_t {};

/// One module and its names in the numbering of the program.
struct LinkedModule {
  ir::Module IR;
  NameId Name{0};
  std::string NameInPath; ///< see FileEntry; what people are shown
  bool IsStub = false; ///< ships with custody; yields to the user's own source
  bool IsTest = false; ///< a test file: callable, but no entry point
  bool IsImported = false;   ///< below no PATH; here because it is imported
  std::vector<NameId> Names; ///< by ir::SymbolId

  NameId name(ir::SymbolId S) const { return Names[ir::index(S)]; }
  /// "package.module.Class.method" from the folder that was given as PATH.
  std::string dottedName(ir::FunctionId F) const {
    const std::string &Own = IR.function(F).QualifiedName;
    return Own.empty() ? NameInPath : NameInPath + "." + Own;
  }
};

/// What the linker is given for each file.
struct Input {
  ir::Module IR;
  std::string NameInPath; ///< empty: the module's name
  bool IsStub = false;
  bool IsTest = false;
  bool IsImported = false;
};

class Program {
public:
  /// Links \p Inputs. Of two inputs of one dotted name the first that is no
  /// stub wins; order them by path for a deterministic result. A module of a
  /// PATH that is itself a package is also found by its name in that PATH.
  static Program link(std::vector<Input> Inputs);

  const NamePool &names() const { return *Pool; }
  size_t size() const { return Modules.size(); }
  const LinkedModule &module(ModuleId M) const {
    return Modules[static_cast<uint32_t>(M)];
  }

  /// The module of that dotted name, user source before stubs.
  std::optional<ModuleId> find(NameId Dotted) const;
  std::optional<ModuleId> find(llvm::StringRef Dotted) const;

  /// Resolves the import of \p Dotted made while the script \p Script runs:
  /// beside the script first, then by absolute name.
  std::optional<ModuleId> resolve(llvm::StringRef Dotted,
                                  std::optional<ModuleId> Script) const;

  /// The absolute dotted name of `from <Level dots><Path> import ...` in \p M.
  std::string absoluteName(ModuleId M, llvm::StringRef Path,
                           unsigned Level) const;

private:
  std::unique_ptr<NamePool> Pool = std::make_unique<NamePool>();
  std::vector<LinkedModule> Modules;
  llvm::DenseMap<uint32_t, uint32_t> ByName; ///< NameId -> ModuleId
};

} // namespace custody::link

#endif // CUSTODY_LINK_PROGRAM_H
