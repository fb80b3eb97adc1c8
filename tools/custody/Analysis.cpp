//===- Analysis.cpp - Where the driver hands over to the engine -----------===//

#include "Analysis.h"

#include "ShellWords.h"

#include "custody/Flow/Interpreter.h"
#include "custody/Link/ShippedStubs.h"
#include "custody/Python/Lower.h"
#include "custody/Report/Describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/thread.h"

#include <atomic>

using namespace custody;
using namespace custody::driver;

llvm::Expected<Launch> custody::driver::parseLaunch(const Options &Opts) {
  Launch L;
  if (Opts.has(OptionId::Flags)) {
    llvm::Expected<std::vector<std::string>> Words =
        splitShellWords(Opts.value(OptionId::Flags));
    if (!Words)
      return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                     "option '--flags': " +
                                         llvm::toString(Words.takeError()));
    L.Flags = std::move(*Words);
  }
  L.P = llvm::StringSwitch<Launch::Profile>(Opts.value(OptionId::Profile))
            .Case("cli", Launch::Profile::Cli)
            .Case("api", Launch::Profile::Api)
            .Case("all", Launch::Profile::All)
            .Default(Launch::Profile::Default);
  return L;
}

namespace {

/// Analysis recurses as deep as the analysed program calls.
constexpr unsigned StackBytes = 1u << 30;

/// A script, and what running it found.
struct Root {
  link::ModuleId Module;
  std::vector<Finding> Findings;
  std::vector<std::string> Refused;
  bool IsCut = false; ///< a bound ended the run early
};

/// `if __name__ == "__main__":` somewhere in the module's own body.
bool isScript(const ir::Module &M) {
  return llvm::is_contained(M.Symbols, "__name__") &&
         llvm::any_of(M.Constants, [](const ir::Constant &C) {
           return C.K == ir::Constant::Kind::String && C.Text == "__main__";
         });
}

void run(const link::Program &P, const models::ModelSet &Models,
         flow::Options Opts, llvm::ArrayRef<std::unique_ptr<Check>> Checks,
         Root &R) {
  // Options that validation demands are learnt by running into it; each round
  // frees more, and a parser has finitely many.
  constexpr unsigned MostRounds = 6;
  for (unsigned Round = 0; Round < MostRounds; ++Round) {
    Opts.MayRestart = Opts.HasLaunch && Round + 1 < MostRounds;
    flow::Interpreter In(P, Models, Opts);
    In.runScript(R.Module);
    R.Refused = In.Refused;
    if (!R.Refused.empty())
      return;
    Opts.FreeOptions.insert(In.RequiredOptions.begin(),
                            In.RequiredOptions.end());
    if (Opts.MayRestart && !In.RequiredOptions.empty())
      continue;
    R.IsCut = In.IsCut;
    R.Findings = describeConflicts(In, Checks);
    return;
  }
}

void runAll(std::vector<Root> &Roots, unsigned Threads,
            llvm::function_ref<void(Root &)> Body) {
  std::atomic<size_t> Next = 0;
  auto Work = [&] {
    for (size_t I = Next++; I < Roots.size(); I = Next++)
      Body(Roots[I]);
  };
  std::vector<llvm::thread> Pool;
  for (unsigned I = 0; I < std::max(1u, Threads); ++I)
    Pool.emplace_back(std::optional<unsigned>(StackBytes), Work);
  for (llvm::thread &T : Pool)
    T.join();
}

/// The same two places reached from another script are the same finding.
void addNew(std::vector<Finding> &All, std::vector<Finding> More) {
  for (Finding &F : More) {
    auto same = [&](const Finding &Old) {
      return Old.RuleId == F.RuleId && Old.Primary.Path == F.Primary.Path &&
             Old.Primary.Range.Line == F.Primary.Range.Line &&
             Old.First.Manager == F.First.Manager &&
             Old.Second.Manager == F.Second.Manager;
    };
    if (llvm::none_of(All, same))
      All.push_back(std::move(F));
  }
}

} // namespace

link::Program custody::driver::linkProgram(Program &P) {
  std::vector<link::Input> Inputs;
  for (const link::StubText &Stub : link::shippedStubs()) {
    link::Input In;
    In.IR = py::lower(Stub.Text, link::stubModule(Stub.Path), Stub.Path,
                      Stub.Path.ends_with("__init__.py"));
    In.IsStub = true;
    Inputs.push_back(std::move(In));
  }
  for (auto [Module, File] : llvm::zip_equal(P.Modules, P.Files)) {
    link::Input In;
    In.IR = std::move(Module);
    In.IsTest = File.Entry.IsTest;
    In.IsImported = File.Entry.IsImported;
    Inputs.push_back(std::move(In));
  }
  P.Modules.clear();
  return link::Program::link(std::move(Inputs));
}

llvm::Expected<std::vector<Finding>>
custody::driver::analyze(Program &P, const models::ModelSet &Models,
                         const Launch &Launch, unsigned Threads, Stats &Stats) {
  std::optional<link::Program> Linked;
  {
    Stats::Stage Timed(Stats, "link");
    Linked.emplace(linkProgram(P));
  }
  std::vector<Root> Roots;
  for (uint32_t M = 0; M < Linked->size(); ++M) {
    const link::LinkedModule &Module = Linked->module(link::ModuleId{M});
    if (!Module.IsStub && !Module.IsTest && !Module.IsImported &&
        isScript(Module.IR))
      Roots.push_back({link::ModuleId{M}, {}, {}, false});
  }
  Stats.count("scripts", Roots.size());

  flow::Options Opts;
  Opts.HasLaunch = Launch.Flags.has_value();
  if (Opts.HasLaunch)
    Opts.Flags = *Launch.Flags;
  std::vector<std::unique_ptr<Check>> Checks = makeChecks();
  {
    Stats::Stage Timed(Stats, "flow and ownership");
    runAll(Roots, Threads,
           [&](Root &R) { run(*Linked, Models, Opts, Checks, R); });
  }
  std::vector<Finding> All;
  size_t Refused = 0;
  for (Root &R : Roots) {
    Refused += !R.Refused.empty();
    if (R.IsCut)
      P.Notifications.push_back(
          {Notification::Level::Warning, "steps-exceeded",
           Linked->module(R.Module).IR.Path, 0, 0, 0, 0,
           "the analysis of this script was ended at its bound"});
    addNew(All, std::move(R.Findings));
  }
  if (!Roots.empty() && Refused == Roots.size())
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "option '--flags': no script knows the option '" +
            Roots.front().Refused.front() + "'");
  return All;
}
