//===- Imports.cpp - What a module imports, from its IR -------------------===//

#include "Imports.h"

using namespace custody;
using namespace custody::driver;

namespace {

class Collector {
public:
  /// Adds a name and the packages it lies in.
  void add(unsigned Level, llvm::StringRef Dotted) {
    if (Level && Dotted.empty()) {
      Names.insert({Level, ""});
      return;
    }
    for (size_t Dot = Dotted.find('.'); Dot != llvm::StringRef::npos;
         Dot = Dotted.find('.', Dot + 1))
      Names.insert({Level, Dotted.take_front(Dot).str()});
    Names.insert({Level, Dotted.str()});
  }

  std::set<ImportedName> Names;
};

} // namespace

std::set<ImportedName> custody::driver::importsOf(const ir::Module &M) {
  Collector To;
  // An import.name stands behind the import whose result it takes; the last
  // import is the only one that can be.
  ir::ValueId Last = ir::NoValue;
  ImportedName LastName;
  for (const ir::Instr &I : M.Instrs) {
    switch (I.Op) {
    case ir::Opcode::ImportTop:
      To.add(0, M.symbol(ir::SymbolId{I.Aux}));
      break;
    case ir::Opcode::Import:
      Last = I.Result;
      LastName = {I.Aux2, M.symbol(ir::SymbolId{I.Aux}).str()};
      To.add(LastName.Level, LastName.Dotted);
      break;
    case ir::Opcode::ImportName:
      if (M.operands(I).front() == Last) {
        llvm::StringRef Name = M.symbol(ir::SymbolId{I.Aux});
        std::string Dotted = LastName.Dotted;
        if (!Dotted.empty())
          Dotted += '.';
        To.add(LastName.Level, Dotted + Name.str());
      }
      break;
    default:
      break;
    }
  }
  return std::move(To.Names);
}
