//===- FuzzPipeline.cpp - Any two files, from source to report ------------===//
//
// A script and a module it may import are linked, run as a script and as a
// library, judged, and reported in each form. Bounds are a fraction of the real
// ones, so that an input which takes seconds has found work that none of them
// counts.
//
//===----------------------------------------------------------------------===//

#include "Input.h"

#include "custody/Flow/CallGraph.h"
#include "custody/Flow/Interpreter.h"
#include "custody/Flow/Summary.h"
#include "custody/Link/ShippedStubs.h"
#include "custody/Python/Lower.h"
#include "custody/Report/Describe.h"
#include "custody/Report/Render.h"
#include "custody/Source/Encoding.h"

#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/thread.h"

using namespace custody;

namespace {

/// As the driver's: analysis recurses as deep as the program calls.
constexpr unsigned StackBytes = 1u << 30;
/// What the real bounds of a run are divided by.
constexpr uint64_t Share = 50;

class Pipeline {
public:
  explicit Pipeline(const fuzz::Input &In)
      : Script(decodePython(In.Script).Text),
        Library(decodePython(In.Library).Text), P(link()) {}

  void run() {
    flow::Options Opts;
    Opts.Limits.Steps /= Share;
    Opts.Limits.ConditionWork /= Share;
    Opts.Limits.LoopSteps /= Share;
    Opts.Limits.LoopConditionWork /= Share;
    link::ModuleId Main = *P.find("script"), Lib = *P.find("lib");
    analyze(Opts, [&](flow::Interpreter &Run) { Run.runScript(Main); });
    analyze(Opts, [&](flow::Interpreter &Run) { Run.runLibrary({Main, Lib}); });
    Opts.HasLaunch = true;
    analyze(Opts, [&](flow::Interpreter &Run) { Run.runScript(Main); });
    report();
  }

private:
  link::Program link() {
    static const std::vector<link::Input> Stubs = link::lowerShippedStubs();
    std::vector<link::Input> Inputs = Stubs;
    for (auto [Name, Text] :
         {std::pair("script", &Script), std::pair("lib", &Library)}) {
      link::Input In;
      In.IR = py::lower(*Text, Name, std::string(Name) + ".py", false);
      Inputs.push_back(std::move(In));
    }
    return link::Program::link(std::move(Inputs));
  }

  void analyze(const flow::Options &Opts,
               llvm::function_ref<void(flow::Interpreter &)> Start) {
    static const models::ModelSet Models =
        llvm::cantFail(models::ModelSet::load({}));
    static const std::vector<std::unique_ptr<Check>> Checks = makeChecks();
    flow::Interpreter Run(P, Models, Opts);
    Start(Run);
    llvm::append_range(Findings, describeConflicts(Run, Checks));
    flow::CallGraph Graph(P);
    Graph.add(Run);
    Graph.largestComponent();
    flow::Summaries().add(Run);
  }

  void report() {
    static const RuleTable Rules;
    sortFindings(Findings);
    ReportSources Sources("/");
    Sources.add("script.py", "/script.py", Script);
    Sources.add("lib.py", "/lib.py", Library);
    Report R{Findings, {}, Rules, Sources, "0"};
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    renderText(R, true, OS);
    renderSarif(R, OS);
    renderJson(R, OS);
  }

  std::string Script, Library;
  link::Program P;
  std::vector<Finding> Findings;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  fuzz::Input In = fuzz::readInput(Data, Size);
  llvm::thread Worker(std::optional<unsigned>(StackBytes),
                      [&] { Pipeline(In).run(); });
  Worker.join();
  return 0;
}
