//===- Analysis.cpp - Where the driver hands over to the engine -----------===//

#include "Analysis.h"

#include "ShellWords.h"

#include "custody/Flow/CallGraph.h"
#include "custody/Flow/Coverage.h"
#include "custody/Link/ShippedStubs.h"
#include "custody/Report/Describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <mutex>

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

/// `if __name__ == "__main__":` somewhere in the module's own body.
bool isScript(const ir::Module &M) {
  return llvm::is_contained(M.Symbols, "__name__") &&
         llvm::any_of(M.Constants, [](const ir::Constant &C) {
           return C.K == ir::Constant::Kind::String && C.Text == "__main__";
         });
}

/// Runs one entry; what the script refuses, if it refuses the launch.
std::vector<std::string>
run(const link::Program &P, const models::ModelSet &Models, flow::Options Opts,
    const Entry &E, llvm::function_ref<void(flow::Interpreter &)> Visit) {
  // Options that validation demands are learnt by running into it; each round
  // frees more, and a parser has finitely many.
  constexpr unsigned MostRounds = 6;
  for (unsigned Round = 0;; ++Round) {
    Opts.MayRestart = Opts.HasLaunch && Round + 1 < MostRounds;
    flow::Interpreter In(P, Models, Opts);
    if (E.IsLibrary)
      In.runLibrary(E.Modules);
    else
      In.runScript(E.Modules.front());
    if (!In.Refused.empty())
      return In.Refused;
    Opts.FreeOptions.insert(In.RequiredOptions.begin(),
                            In.RequiredOptions.end());
    if (Opts.MayRestart && !In.RequiredOptions.empty())
      continue;
    Visit(In);
    return {};
  }
}

struct Outcome {
  std::vector<Finding> Findings;
  bool IsCut = false;       ///< a bound ended the run early
  bool IsUndecided = false; ///< some condition grew too large to decide
};

/// With every option free, conditions of a large framework outgrow their bound;
/// "clean" would then promise too much.
void noteUndecided(Program &P, const link::Program &Linked,
                   const Launch &Launch, llvm::ArrayRef<Entry> Entries,
                   llvm::ArrayRef<Outcome> Outcomes) {
  auto First =
      llvm::find_if(Outcomes, [](const Outcome &O) { return O.IsUndecided; });
  if (Launch.Flags || First == Outcomes.end())
    return;
  size_t Others =
      llvm::count_if(llvm::make_range(First + 1, Outcomes.end()),
                     [](const Outcome &O) { return O.IsUndecided; });
  const Entry &E = Entries[First - Outcomes.begin()];
  std::string Where =
      Others ? "here and in " + std::to_string(Others) + " other places"
             : "here";
  P.Notifications.push_back(
      {Notification::Level::Warning, "conditions-exceeded",
       Linked.module(E.Modules.front()).IR.Path, 0, 0, 0, 0,
       (E.IsLibrary ? "some conditions "
                    : "with every option free some conditions ") +
           Where +
           " grew too large to decide, and what depends on them is not "
           "reported" +
           (E.IsLibrary ? "" : ": fix the launch with --flags")});
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
  std::vector<link::Input> Inputs = link::lowerShippedStubs();
  for (auto [Module, File] : llvm::zip_equal(P.Modules, P.Files)) {
    link::Input In;
    In.IR = std::move(Module);
    In.NameInPath = File.Entry.NameInPath;
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
  std::vector<Entry> Entries = findEntries(*Linked, Launch.P);
  Stats.count("entries", Entries.size());
  std::vector<std::unique_ptr<Check>> Checks = makeChecks();
  std::vector<Outcome> Outcomes(Entries.size());
  std::optional<flow::CallGraph> Calls;
  flow::Coverage Coverage(*Linked);
  std::mutex AddingCalls;
  if (Stats.isWanted())
    Calls.emplace(*Linked);
  {
    Stats::Stage Timed(Stats, "flow and ownership");
    if (llvm::Error E =
            runEntries(*Linked, Models, Launch, Entries, Threads,
                       [&](size_t N, flow::Interpreter &Run) {
                         Outcomes[N].IsCut = Run.IsCut;
                         Outcomes[N].IsUndecided = Run.Conditions.saturated();
                         Outcomes[N].Findings = describeConflicts(Run, Checks);
                         if (!Calls)
                           return;
                         std::lock_guard<std::mutex> Lock(AddingCalls);
                         Calls->add(Run);
                         Coverage.add(Run);
                         Stats.count("instructions", Run.Steps);
                         Stats.count("decisions", Run.Conditions.work());
                       }))
      return E;
  }
  if (Calls) {
    Stats.count("functions reached", Coverage.functionsReached());
    Stats.count("call sites", Coverage.callSites());
    Stats.count("call sites reached", Coverage.callSitesReached());
    Stats.count("largest component", Calls->largestComponent());
    Stats.share("calls resolved", Coverage.callSitesResolved(),
                Coverage.callSitesReached());
  }
  std::vector<Finding> All;
  noteUndecided(P, *Linked, Launch, Entries, Outcomes);
  for (auto [E, Out] : llvm::zip_equal(Entries, Outcomes)) {
    if (Out.IsCut)
      P.Notifications.push_back(
          {Notification::Level::Warning, "steps-exceeded",
           Linked->module(E.Modules.front()).IR.Path, 0, 0, 0, 0,
           E.IsLibrary ? "the analysis of this module and those after it was "
                         "ended at its bound"
                       : "the analysis of this script was ended at its bound"});
    addNew(All, std::move(Out.Findings));
  }
  return All;
}

std::vector<Entry> custody::driver::findEntries(const link::Program &Linked,
                                                Launch::Profile P) {
  // One run takes as many modules of a library as its tables hold easily.
  constexpr size_t MostModules = 32;
  std::vector<Entry> Scripts, Library;
  for (uint32_t N = 0; N < Linked.size(); ++N) {
    link::ModuleId Id{N};
    const link::LinkedModule &M = Linked.module(Id);
    if (M.IsStub || M.IsTest || M.IsImported)
      continue;
    if (Library.empty() || Library.back().Modules.size() == MostModules)
      Library.push_back({{}, true});
    Library.back().Modules.push_back(Id);
    if (isScript(M.IR))
      Scripts.push_back({{Id}, false});
  }
  bool WantsLibrary = P == Launch::Profile::Api || P == Launch::Profile::All ||
                      (P == Launch::Profile::Default && Scripts.empty());
  if (P == Launch::Profile::Api)
    Scripts.clear();
  if (WantsLibrary)
    llvm::append_range(Scripts, std::move(Library));
  return Scripts;
}

llvm::Error custody::driver::runEntries(
    const link::Program &Linked, const models::ModelSet &Models,
    const Launch &Launch, llvm::ArrayRef<Entry> Entries, unsigned Threads,
    llvm::function_ref<void(size_t, flow::Interpreter &)> Visit) {
  flow::Options Opts;
  Opts.HasLaunch = Launch.Flags.has_value();
  if (Opts.HasLaunch)
    Opts.Flags = *Launch.Flags;
  std::vector<std::vector<std::string>> Refused(Entries.size());
  std::mutex NotingCalls;
  flow::FunctionSet Called;
  auto RunEntry = [&](size_t N) {
    Refused[N] =
        run(Linked, Models, Opts, Entries[N], [&](flow::Interpreter &Run) {
          Visit(N, Run);
          std::lock_guard<std::mutex> Lock(NotingCalls);
          Called.insert(Run.Called.begin(), Run.Called.end());
        });
  };
  // Scripts come before libraries.
  size_t Scripts =
      llvm::find_if(Entries, [](const Entry &E) { return E.IsLibrary; }) -
      Entries.begin();
  if (Launch.OnlyUnreached) {
    parallelFor(Scripts, Threads, RunEntry, StackBytes);
    Opts.Reached = Called;
    parallelFor(
        Entries.size() - Scripts, Threads,
        [&](size_t N) { RunEntry(Scripts + N); }, StackBytes);
  } else {
    parallelFor(Entries.size(), Threads, RunEntry, StackBytes);
  }
  bool AllRefuse = llvm::none_of(
      Refused, [](const std::vector<std::string> &R) { return R.empty(); });
  if (!Entries.empty() && AllRefuse)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "option '--flags': no script knows the option '" +
            Refused.front().front() + "'");
  return llvm::Error::success();
}
