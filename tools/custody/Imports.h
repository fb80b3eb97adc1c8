//===- Imports.h - What a module imports, from its IR ---------------------===//
//
// Every module that running a file may load, as far as its text says: `import
// a.b` asks for a and a.b, `from .a import b` for a and, as b may be a module,
// a.b, both seen from the package. Names that code computes are not among them.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_IMPORTS_H
#define CUSTODY_TOOLS_CUSTODY_IMPORTS_H

#include "custody/IR/IR.h"

#include <set>
#include <string>

namespace custody::driver {

struct ImportedName {
  unsigned Level = 0; ///< dots of a relative import; 0 for an absolute one
  std::string Dotted; ///< may be empty when Level is not 0

  auto operator<=>(const ImportedName &) const = default;
};

std::set<ImportedName> importsOf(const ir::Module &M);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_IMPORTS_H
