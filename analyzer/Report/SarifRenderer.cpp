//===- SarifRenderer.cpp - Findings as SARIF 2.1.0 ------------------------===//
//
// One run per file. The sizes are well under what GitHub's code scanning keeps:
// past those it drops results without a word, we say how many were left out.
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "Message.h"

#include "custody/Report/LineHash.h"
#include "custody/Report/Render.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace custody;
using llvm::StringRef;

namespace {

constexpr size_t MaxResults = 1000, MaxRelated = 20, MaxSteps = 40,
                 MaxDescription = 1024;
constexpr StringRef Schema = "https://json.schemastore.org/sarif-2.1.0.json";
constexpr StringRef BaseUrl = CUSTODY_BASE_URL;

Json message(StringRef Text) { return {{"text", Text.str()}}; }

/// A sentence from words that may already end in a full stop.
Json sentence(StringRef Words) { return message(asSentence(Words)); }

StringRef problemSeverity(Level L) {
  return L == Level::Note ? "recommendation" : spelling(L);
}

class SarifRenderer {
public:
  explicit SarifRenderer(Report &R) : R(R) {}

  Json render() {
    // By severity first, so that a cap takes the least.
    std::vector<const Finding *> Kept;
    for (Level L : {Level::Error, Level::Warning, Level::Note})
      for (const Finding &F : R.Findings)
        if (F.L == L && Kept.size() < MaxResults)
          Kept.push_back(&F);
    for (const Finding *F : Kept)
      addRule(F->RuleId);
    Json Results = Json::array();
    for (const Finding *F : Kept)
      Results.push_back(result(*F));
    Json Run{
        {"tool", {{"driver", driver()}}},
        {"automationDetails", {{"id", "custody/check/"}}},
        {"invocations", Json::array({invocation(Kept.size())})},
        {"originalUriBaseIds",
         {{"SRCROOT",
           {{"description",
             message(
                 "The git work tree of the first path that was analysed, or "
                 "else that path's folder.")}}}}},
        {"columnKind", "unicodeCodePoints"},
        {"results", std::move(Results)}};
    return {{"$schema", Schema.str()},
            {"version", "2.1.0"},
            {"runs", Json::array({std::move(Run)})}};
  }

private:
  void addRule(const std::string &Id) {
    if (RuleIndex.try_emplace(Id, Rules.size()).second)
      Rules.push_back(Id);
  }

  Json rule(const std::string &Id) {
    const RuleInfo *Info = R.Rules.find(Id);
    if (!Info)
      return {{"id", Id}};
    Json Tags = Json::array();
    for (StringRef Tag : Info->Tags.take_front(10))
      Tags.push_back(Tag.str());
    return {
        {"id", Id},
        {"name", Info->Name.str()},
        {"shortDescription", message(Info->Summary)},
        {"fullDescription",
         message(StringRef(firstParagraph(*Info)).take_front(MaxDescription))},
        {"defaultConfiguration",
         {{"level", toString(spelling(Info->DefaultLevel))}}},
        {"help", {{"text", Info->Page.str()}, {"markdown", Info->Page.str()}}},
        {"helpUri", (BaseUrl + "checks/" + Id).str()},
        {"properties",
         {{"tags", std::move(Tags)},
          {"precision", toString(spelling(Info->P))},
          {"problem.severity",
           toString(problemSeverity(Info->DefaultLevel))}}}};
  }

  Json driver() {
    Json RuleList = Json::array();
    for (const std::string &Id : Rules)
      RuleList.push_back(rule(Id));
    return {{"name", "custody"},
            {"fullName", "custody " + R.Version},
            {"version", R.Version},
            {"semanticVersion", R.Version},
            {"informationUri", BaseUrl.str()},
            {"rules", std::move(RuleList)}};
  }

  Json notification(const Notification &N) {
    Json J{{"descriptor", {{"id", N.Id}}},
           {"level", toString(spelling(N.L))},
           {"message", sentence(N.Message)}};
    if (!N.Path.empty()) {
      Location Where;
      Where.Path = N.Path;
      Where.Range = {N.Line, N.Column, N.EndLine, N.EndColumn};
      J["locations"] = Json::array({location(Where)});
    }
    return J;
  }

  Json invocation(size_t Kept) {
    Json Notifications = Json::array();
    for (const Notification &N : R.Notifications)
      Notifications.push_back(notification(N));
    if (Kept < R.Findings.size()) {
      Notification N;
      N.Id = "results-left-out";
      N.Message = std::to_string(R.Findings.size() - Kept) +
                  " results of the lowest levels were left out: this file "
                  "holds at most " +
                  std::to_string(MaxResults);
      Notifications.push_back(notification(N));
    }
    Json J{{"executionSuccessful", R.IsSuccessful},
           {"exitCode", static_cast<int>(R.Code)}};
    if (!Notifications.empty())
      J["toolExecutionNotifications"] = std::move(Notifications);
    return J;
  }

  Json physicalLocation(const Location &Where) {
    ReportSources::Address A = R.Sources.address(Where.Path);
    Json Artifact{{"uri", A.Uri}};
    if (A.IsRelativeToRoot)
      Artifact["uriBaseId"] = "SRCROOT";
    Json J{{"artifactLocation", std::move(Artifact)}};
    TextRegion Region = regionOf(Where, R.Sources);
    if (Region.Line)
      J["region"] = {{"startLine", Region.Line},
                     {"startColumn", Region.Column},
                     {"endLine", Region.Line},
                     {"endColumn", Region.EndColumn}};
    return J;
  }

  /// The line and its neighbours.
  void addContext(Json &Physical, const Location &Where) {
    const LineTable *Lines = R.Sources.lines(Where.Path);
    uint32_t Line = Where.Range.Line;
    if (!Lines || Line == 0 || Line > Lines->size())
      return;
    uint32_t First = Line > 1 ? Line - 1 : 1;
    uint32_t Last = std::min(Line + 1, Lines->size());
    std::string Text;
    for (uint32_t I = First; I <= Last; ++I)
      Text += (Lines->line(I) + "\n").str();
    Physical["contextRegion"] = {
        {"startLine", First}, {"endLine", Last}, {"snippet", message(Text)}};
  }

  Json location(const Location &Where, StringRef Kind = "") {
    Json J{{"physicalLocation", physicalLocation(Where)}};
    if (!Where.Function.empty() && !Kind.empty())
      J["logicalLocations"] = Json::array(
          {{{"fullyQualifiedName", Where.Function}, {"kind", Kind.str()}}});
    if (!Where.Message.empty())
      J["message"] = sentence(Where.Message);
    return J;
  }

  Json result(const Finding &F) {
    size_t RelatedCount = std::min(F.Related.size(), MaxRelated);
    Location Primary = F.Primary;
    Primary.Message.clear(); // the result has the message
    // A result needs a line to stand on.
    Primary.Range.Line = std::max(Primary.Range.Line, 1u);
    Json Place = location(Primary, "function");
    addContext(Place["physicalLocation"], Primary);
    Json Related = Json::array();
    for (size_t I = 0; I < RelatedCount; ++I) {
      Json J{{"id", I + 1}};
      J.update(location(F.Related[I], "function"));
      Related.push_back(std::move(J));
    }
    Json J{{"ruleId", F.RuleId},
           {"ruleIndex", RuleIndex[F.RuleId]},
           {"kind", "fail"},
           {"level", toString(spelling(F.L))},
           {"message",
            {{"text", composeMessage(F, RelatedCount, Markup::Plain)},
             {"markdown", composeMessage(F, RelatedCount, Markup::Markdown)}}},
           {"locations", Json::array({std::move(Place)})}};
    if (!Related.empty())
      J["relatedLocations"] = std::move(Related);
    if (!F.Flows.empty())
      J["codeFlows"] = Json::array({codeFlow(F)});
    J["partialFingerprints"] = fingerprints(F, Primary);
    J["properties"] = properties(F);
    return J;
  }

  Json fingerprints(const Finding &F, const Location &Primary) {
    Json J{{"custodyConflict/v1", fingerprint(F)}};
    const std::vector<std::string> &Hashes = lineHashes(Primary.Path);
    if (Primary.Range.Line <= Hashes.size())
      J["primaryLocationLineHash"] = Hashes[Primary.Range.Line - 1];
    return J;
  }

  const std::vector<std::string> &lineHashes(const std::string &Path) {
    auto [It, IsNew] = Hashes.try_emplace(Path);
    if (IsNew)
      if (std::optional<StringRef> Text = R.Sources.text(Path))
        It->second = primaryLocationLineHashes(*Text);
    return It->second;
  }

  Json properties(const Finding &F) {
    Json Breadcrumbs = Json::array();
    for (const Breadcrumb &B : F.Breadcrumbs)
      Breadcrumbs.push_back(B.Id);
    return {{"tensor", F.Tensor},
            {"managers", Json::array({F.First.Manager, F.Second.Manager})},
            {"trigger", F.Trigger},
            {"assumed", F.Assumed},
            {"breadcrumbs", std::move(Breadcrumbs)}};
  }

  Json step(const FlowStep &Step, unsigned Order) {
    return {{"location", location(Step.Where, "function")},
            {"nestingLevel", Step.Nesting},
            {"executionOrder", Order},
            {"importance", toString(spelling(Step.I))}};
  }

  Json threadFlow(const ThreadFlow &Flow) {
    std::vector<FlowStep> Steps = shorten(Flow.Steps);
    Json Locations = Json::array();
    for (const auto &[Index, Step] : llvm::enumerate(Steps))
      Locations.push_back(step(Step, static_cast<unsigned>(Index) + 1));
    return {{"id", Flow.Id}, {"locations", std::move(Locations)}};
  }

  Json codeFlow(const Finding &F) {
    Json Threads = Json::array();
    for (const ThreadFlow &Flow : F.Flows)
      if (!Flow.Steps.empty())
        Threads.push_back(threadFlow(Flow));
    return {{"threadFlows", std::move(Threads)}};
  }

  /// At most MaxSteps: plumbing goes first, then the middle; the step before a
  /// gap says how many are left out.
  static std::vector<FlowStep> shorten(std::vector<FlowStep> Steps) {
    size_t Before = Steps.size();
    if (Before <= MaxSteps)
      return Steps;
    auto IsPlumbing = [](const FlowStep &Step) {
      return Step.I == FlowStep::Importance::Unimportant;
    };
    if (!llvm::all_of(Steps, IsPlumbing))
      llvm::erase_if(Steps, IsPlumbing);
    size_t Gap = MaxSteps / 2;
    if (Steps.size() > MaxSteps)
      Steps.erase(Steps.begin() + Gap, Steps.end() - (MaxSteps - Gap));
    FlowStep &Last = Steps[std::min(Gap, Steps.size()) - 1];
    Last.Where.Message += " (" + std::to_string(Before - Steps.size()) +
                          " steps of the path are left out)";
    return Steps;
  }

  Report &R;
  std::vector<std::string> Rules;
  std::map<std::string, size_t> RuleIndex;
  std::map<std::string, std::vector<std::string>> Hashes;
};

} // namespace

void custody::renderSarif(Report &R, llvm::raw_ostream &OS) {
  OS << toText(SarifRenderer(R).render()) << '\n';
}
