//===- Snippet.h - A few lines of Python, linked with the shipped stubs ---===//
//
//   Snippet S("import torch\nmodel = torch.nn.Linear(4, 4)\n");
//   flow::Value Model = S.global("model");
//
// The snippet is run as a script when it is made; further modules may be given
// by their dotted names.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_UNIT_SNIPPET_H
#define CUSTODY_UNIT_SNIPPET_H

#include "custody/Flow/Interpreter.h"
#include "custody/Link/ShippedStubs.h"
#include "custody/Python/Lower.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"

namespace custody {

inline link::Program linkSnippet(llvm::StringRef Text) {
  std::vector<link::Input> Inputs = link::lowerShippedStubs();
  link::Input In;
  In.IR = py::lower(Text, "script", "script.py", /*IsPackage=*/false);
  Inputs.push_back(std::move(In));
  return link::Program::link(std::move(Inputs));
}

class Snippet {
public:
  explicit Snippet(llvm::StringRef Text, flow::Options Options = {})
      : Program(linkSnippet(Text)),
        Models(llvm::cantFail(models::ModelSet::load({}))),
        Opts(std::move(Options)), Run(Program, Models, Opts) {
    Run.runScript(script());
  }

  /// What the script's global of that name holds; Undefined when unset.
  flow::Value global(llvm::StringRef Name) {
    return Run.moduleAttr(static_cast<uint32_t>(script()), Run.name(Name));
  }
  /// When it holds \p D.
  flow::Condition whenIs(llvm::StringRef Name, flow::Datum D) {
    return Run.Values.whenIs(global(Name), flow::Condition::always(), D);
  }
  flow::Datum number(int64_t I) { return Run.Values.integer(I); }
  bool lost(llvm::StringRef Cause) const {
    return llvm::any_of(Run.Losses, [&](const flow::Loss &L) {
      return flow::spelling(L.Kind) == Cause;
    });
  }

private:
  link::ModuleId script() const { return *Program.find("script"); }

  link::Program Program;
  models::ModelSet Models;
  flow::Options Opts;

public:
  flow::Interpreter Run;
};

} // namespace custody

#endif // CUSTODY_UNIT_SNIPPET_H
