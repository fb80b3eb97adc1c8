//===- Dump.cpp - `custody dump` ------------------------------------------===//

#include "Analysis.h"
#include "Commands.h"
#include "Losses.h"
#include "Output.h"
#include "Program.h"
#include "SummaryText.h"

#include "custody/Flow/CallGraph.h"
#include "custody/Flow/Summary.h"
#include "custody/IR/Printer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace custody;
using namespace custody::driver;
using llvm::StringRef;

namespace {

llvm::Error dumpError(const llvm::Twine &Message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), Message);
}

/// What every dump is given.
struct DumpRequest {
  const Options &Opts;
  Program &P;
  unsigned Threads;
  std::optional<llvm::GlobPattern> Function;

  bool isJson() const { return Opts.value(OptionId::DumpFormat) == "json"; }
  bool wants(StringRef QualifiedName) const {
    return !Function || Function->match(QualifiedName);
  }
};

using DumpFunction = llvm::Error (*)(const DumpRequest &, llvm::raw_ostream &);

llvm::Error dumpIR(const DumpRequest &R, llvm::raw_ostream &OS) {
  if (R.isJson())
    return dumpError("'dump ir' has no JSON form");
  bool WithPositions = R.Opts.has(OptionId::Positions);
  for (const auto &[M, File] : llvm::zip_equal(R.P.Modules, R.P.Files)) {
    if (File.Entry.IsImported)
      continue;
    if (!R.Function) {
      ir::print(M, OS, WithPositions);
      continue;
    }
    for (uint32_t N = 0; N < M.Functions.size(); ++N)
      if (ir::FunctionId F{N}; R.wants(M.dottedName(F)))
        ir::printFunction(M, F, OS, WithPositions);
  }
  return llvm::Error::success();
}

/// Runs the program from every entry and hands each run to Visit, one at a
/// time. Prepare sees the linked program before.
llvm::Error visitRuns(const DumpRequest &R,
                      llvm::function_ref<void(const link::Program &)> Prepare,
                      llvm::function_ref<void(flow::Interpreter &)> Visit) {
  llvm::Expected<models::ModelSet> Models =
      models::ModelSet::load(R.Opts.values(OptionId::ModelPack));
  if (!Models)
    return Models.takeError();
  llvm::Expected<Launch> Launch = parseLaunch(R.Opts);
  if (!Launch)
    return Launch.takeError();
  // A picture of the whole: also of what no script reaches.
  if (Launch->P == Launch::Profile::Default)
    Launch->P = Launch::Profile::All;
  Launch->OnlyUnreached = true;
  link::Program Linked = linkProgram(R.P);
  Prepare(Linked);
  std::mutex OneAtATime;
  return runEntries(Linked, *Models, *Launch, findEntries(Linked, Launch->P),
                    R.Threads, [&](size_t, flow::Interpreter &Run) {
                      std::lock_guard<std::mutex> Lock(OneAtATime);
                      Visit(Run);
                    });
}

/// An object with an array for each wanted function.
template <typename Map, typename ToJson>
void printJson(const DumpRequest &R, const Map &ByFunction,
               llvm::raw_ostream &OS, ToJson Each) {
  llvm::json::OStream J(OS, 2);
  J.object([&] {
    for (const auto &[Name, Entries] : ByFunction)
      if (R.wants(Name))
        J.attributeArray(Name, [&] {
          for (const auto &Entry : Entries)
            J.value(Each(Entry));
        });
  });
  OS << '\n';
}

llvm::Error dumpCallGraph(const DumpRequest &R, llvm::raw_ostream &OS) {
  std::optional<flow::CallGraph> Graph;
  if (llvm::Error E = visitRuns(
          R, [&](const link::Program &P) { Graph.emplace(P); },
          [&](flow::Interpreter &Run) { Graph->add(Run); }))
    return E;
  if (!R.isJson()) {
    for (const auto &[Caller, Callees] : Graph->edges())
      for (const std::string &Callee : Callees)
        if (R.wants(Caller))
          OS << Caller << " -> " << Callee << '\n';
    return llvm::Error::success();
  }
  printJson(R, Graph->edges(), OS, [](const std::string &Callee) {
    return llvm::json::Value(Callee);
  });
  return llvm::Error::success();
}

llvm::Error dumpSummary(const DumpRequest &R, llvm::raw_ostream &OS) {
  flow::Summaries All;
  std::optional<flow::CallGraph> Graph;
  std::map<std::string, FunctionPlace> Places;
  if (llvm::Error E = visitRuns(
          R,
          [&](const link::Program &P) {
            Graph.emplace(P);
            Places = functionPlaces(P);
          },
          [&](flow::Interpreter &Run) {
            Graph->add(Run);
            All.add(Run);
          }))
    return E;
  if (R.isJson()) {
    printJson(R, All.functions(), OS, [](const flow::FunctionEffect &E) {
      return llvm::json::Object{{"line", E.Line},       {"effect", E.Effect},
                                {"tensor", E.Tensor},   {"source", E.Source},
                                {"manager", E.Manager}, {"phase", E.Phase},
                                {"when", E.When}};
    });
    return llvm::Error::success();
  }
  static const std::set<flow::FunctionEffect> NoEffects;
  for (const auto &[Name, Place] : Places) {
    auto It = All.functions().find(Name);
    bool HasEffects = It != All.functions().end();
    // Asked for by name, a function without effects has a summary too.
    if (R.wants(Name) && (R.Function || HasEffects))
      printSummary({Name, Place, Graph->edges().at(Name),
                    HasEffects ? It->second : NoEffects},
                   OS);
  }
  return llvm::Error::success();
}

llvm::Error dumpLosses(const DumpRequest &R, llvm::raw_ostream &OS) {
  if (R.Function)
    return dumpError("'dump losses' takes no '--function'");
  std::optional<flow::CallGraph> Graph;
  std::optional<flow::Coverage> Seen;
  flow::LossReport Losses;
  if (llvm::Error E = visitRuns(
          R,
          [&](const link::Program &P) {
            Graph.emplace(P);
            Seen.emplace(P);
          },
          [&](flow::Interpreter &Run) {
            Graph->add(Run);
            Seen->add(Run);
            Losses.add(Run);
          }))
    return E;
  LossSummary Summary{*Seen, Graph->largestComponent(), Losses.ranked()};
  R.isJson() ? printLossesJson(Summary, OS) : printLosses(Summary, OS);
  return llvm::Error::success();
}

/// Some function below the PATHs has a name that \p Glob matches.
bool hasMatch(const Program &P, const llvm::GlobPattern &Glob) {
  for (const auto &[M, File] : llvm::zip_equal(P.Modules, P.Files))
    for (uint32_t N = 0; !File.Entry.IsImported && N < M.Functions.size();
         ++N) {
      const std::string &Own = M.function(ir::FunctionId{N}).QualifiedName;
      // A package given as PATH is nameless inside itself.
      for (const std::string &Module : {M.Name, File.Entry.NameInPath})
        if (Glob.match(Own.empty() ? Module : Module + "." + Own))
          return true;
    }
  return false;
}

struct DumpKind {
  StringRef Name;
  DumpFunction Function; ///< null for what is still to come
};

constexpr DumpKind Kinds[] = {
    {"ir", dumpIR},           {"callgraph", dumpCallGraph},
    {"summary", dumpSummary}, {"config", nullptr},
    {"guards", nullptr},      {"owners", nullptr},
    {"losses", dumpLosses},
};

llvm::Expected<DumpFunction> findKind(StringRef Name) {
  std::vector<std::string> Known;
  for (const DumpKind &Kind : Kinds) {
    if (Kind.Name == Name && Kind.Function)
      return Kind.Function;
    if (Kind.Name == Name)
      return dumpError("'dump " + Name + "' is not available in this version");
    Known.push_back(Kind.Name.str());
  }
  return dumpError("'dump' takes " + llvm::join(Known, ", ") + ", not '" +
                   Name + "'" + suggest(Name, Known));
}

} // namespace

llvm::Expected<ExitCode> custody::driver::runDump(const Options &Opts) {
  if (Opts.Operands.empty())
    return dumpError("'dump' needs to know what; see 'custody dump --help'");
  llvm::Expected<DumpFunction> Dump = findKind(Opts.Operands.front());
  if (!Dump)
    return Dump.takeError();
  llvm::Expected<unsigned> Threads = threadCount(Opts);
  if (!Threads)
    return Threads.takeError();
  std::optional<llvm::GlobPattern> Function;
  if (Opts.has(OptionId::Function)) {
    llvm::Expected<llvm::GlobPattern> Glob =
        llvm::GlobPattern::create(Opts.value(OptionId::Function));
    if (!Glob)
      return dumpError("option '--function': " +
                       llvm::toString(Glob.takeError()));
    Function = std::move(*Glob);
  }
  Stats Stats(Opts.has(OptionId::Stats));
  llvm::Expected<Program> P =
      loadProgram(llvm::ArrayRef(Opts.Operands).drop_front(), *Threads, Stats);
  if (!P)
    return P.takeError();
  for (const Notification &N : P->Notifications)
    print(N, llvm::errs());
  if (Function && !hasMatch(*P, *Function))
    return dumpError("option '--function': no function matches '" +
                     Opts.value(OptionId::Function) +
                     "'; names are as in 'package.module.Class.method'");
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  if (llvm::Error E = (*Dump)({Opts, *P, *Threads, std::move(Function)}, OS))
    return std::move(E);
  if (llvm::Error E = writeResult(Opts.value(OptionId::Output, "-"), Text))
    return std::move(E);
  if (Stats.isWanted())
    Stats.print(llvm::errs());
  return ExitCode::Clean;
}
