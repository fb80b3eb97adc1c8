//===- Check.cpp - `custody check` ----------------------------------------===//

#include "Analysis.h"
#include "Commands.h"
#include "Output.h"
#include "RuleFilter.h"
#include "ShellWords.h"

#include "custody/Report/Render.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody;
using namespace custody::driver;
using llvm::StringRef;

namespace {

enum class Format : uint8_t { Text, Sarif, Json };

std::optional<Format> formatOf(StringRef Name) {
  return llvm::StringSwitch<std::optional<Format>>(Name)
      .Case("text", Format::Text)
      .Case("sarif", Format::Sarif)
      .Case("json", Format::Json)
      .Default(std::nullopt);
}

/// A place the findings go to.
struct Destination {
  Format F;
  std::string Path; ///< "-" is the standard output
};

llvm::Expected<std::vector<Destination>> destinations(const Options &Opts) {
  std::vector<Destination> All = {
      {*formatOf(Opts.value(OptionId::Format, "text")),
       Opts.value(OptionId::Output, "-").str()}};
  for (StringRef Also : Opts.values(OptionId::Also)) {
    auto [Name, Path] = Also.split('=');
    std::optional<Format> F = formatOf(Name);
    if (!F || Path.empty())
      return llvm::createStringError(
          llvm::inconvertibleErrorCode(),
          "option '--also' takes FORMAT=FILE with text, sarif or json, not '" +
              Also + "'");
    All.push_back({*F, Path.str()});
  }
  return All;
}

/// Colour is for people: on a terminal, unless they ask for none.
bool useColor(const Destination &To) {
  std::optional<std::string> NoColor = llvm::sys::Process::GetEnv("NO_COLOR");
  return To.Path == "-" && llvm::sys::Process::StandardOutHasColors() &&
         (!NoColor || NoColor->empty());
}

std::string render(Report &R, const Destination &To) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  switch (To.F) {
  case Format::Text:
    renderText(R, useColor(To), OS);
    break;
  case Format::Sarif:
    renderSarif(R, OS);
    break;
  case Format::Json:
    renderJson(R, OS);
    break;
  }
  return Text;
}

/// The lowest level that makes the status 1; nothing for "none".
std::optional<Level> failLevel(StringRef Name) {
  return llvm::StringSwitch<std::optional<Level>>(Name)
      .Case("error", Level::Error)
      .Case("note", Level::Note)
      .Case("none", std::nullopt)
      .Default(Level::Warning);
}

ExitCode exitCode(const Options &Opts, llvm::ArrayRef<Finding> Findings,
                  llvm::ArrayRef<Notification> Notifications) {
  std::optional<Level> Fail = failLevel(Opts.value(OptionId::FailOn));
  if (Fail &&
      llvm::any_of(Findings, [&](const Finding &F) { return F.L >= *Fail; }))
    return ExitCode::Findings;
  if (Opts.has(OptionId::StrictInputs) &&
      llvm::any_of(Notifications,
                   [](const Notification &N) { return N.isIncomplete(); }))
    return ExitCode::Incomplete;
  return ExitCode::Clean;
}

std::string counted(size_t Count, StringRef What) {
  return (std::to_string(Count) + " " + What + (Count == 1 ? "" : "s")).str();
}

/// "1 error, 2 warnings", or "clean".
std::string summarize(llvm::ArrayRef<Finding> Findings) {
  std::string Summary;
  for (Level L : {Level::Error, Level::Warning, Level::Note}) {
    size_t Count =
        llvm::count_if(Findings, [&](const Finding &F) { return F.L == L; });
    if (!Count)
      continue;
    if (!Summary.empty())
      Summary += ", ";
    Summary += counted(Count, spelling(L));
  }
  return Summary.empty() ? "clean" : Summary;
}

/// The root of a report is that of the first PATH.
ReportSources sourcesOf(const Program &P, const Options &Opts) {
  ReportSources Sources(
      findReportRoot(Opts.Operands.empty() ? "." : Opts.Operands.front()));
  for (const SourceFile &File : P.Files)
    Sources.add(File.Entry.Path, File.Entry.RealPath, File.Text);
  return Sources;
}

/// The command that shows this finding and nothing else; the same for any order
/// of the PATHs.
std::string verifyCommand(const Options &Opts, const Finding &F) {
  std::string Command = "custody check";
  std::vector<std::string> Paths = Opts.Operands;
  llvm::sort(Paths);
  for (StringRef Path : Paths)
    Command += " " + quoteShellWord(Path);
  if (Opts.has(OptionId::Flags))
    Command += " --flags " + quoteShellWord(Opts.value(OptionId::Flags));
  for (StringRef Pack : Opts.values(OptionId::ModelPack))
    Command += " --models " + quoteShellWord(Pack);
  return Command + " --checks " + F.RuleId;
}

} // namespace

llvm::Expected<ExitCode> custody::driver::runCheck(const Options &Opts) {
  RuleTable Rules;
  llvm::Expected<unsigned> Threads = threadCount(Opts);
  if (!Threads)
    return Threads.takeError();
  llvm::Expected<Launch> Launch = parseLaunch(Opts);
  if (!Launch)
    return Launch.takeError();
  llvm::Expected<RuleFilter> Filter =
      RuleFilter::parse(Opts.value(OptionId::Checks), Rules);
  if (!Filter)
    return Filter.takeError();
  llvm::Expected<models::ModelSet> Models =
      models::ModelSet::load(Opts.values(OptionId::ModelPack));
  if (!Models)
    return Models.takeError();
  llvm::Expected<std::vector<Destination>> To = destinations(Opts);
  if (!To)
    return To.takeError();

  Stats Stats(Opts.has(OptionId::Stats));
  llvm::Expected<Program> P = loadProgram(Opts.Operands, *Threads, Stats);
  if (!P)
    return P.takeError();
  llvm::Expected<std::vector<Finding>> Analyzed =
      analyze(*P, *Models, *Launch, *Threads, Stats);
  if (!Analyzed)
    return Analyzed.takeError();
  std::vector<Finding> Findings = std::move(*Analyzed);
  llvm::erase_if(Findings,
                 [&](const Finding &F) { return !Filter->selects(F.RuleId); });
  for (Finding &F : Findings)
    F.Verify = verifyCommand(Opts, F);
  sortFindings(Findings);
  sortNotifications(P->Notifications);

  ReportSources Sources = sourcesOf(*P, Opts);
  Report R{Findings, P->Notifications, Rules, Sources, CUSTODY_VERSION};
  R.Code = exitCode(Opts, Findings, P->Notifications);
  R.IsSuccessful = !P->Files.empty();
  for (const Destination &Place : *To)
    if (llvm::Error E = writeResult(Place.Path, render(R, Place)))
      return std::move(E);
  llvm::outs().flush();

  for (const Notification &N : P->Notifications)
    print(N, llvm::errs());
  if (Stats.isWanted())
    Stats.print(llvm::errs());
  llvm::errs() << "custody: " << summarize(Findings) << " in "
               << counted(P->Files.size(), "file") << '\n';
  return R.Code;
}
