//===- SarifTest.cpp - Findings as SARIF ----------------------------------===//

#include "SampleReport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"
#include <nlohmann/json.hpp>

using namespace custody;
using Json = nlohmann::ordered_json;

namespace {

std::string renderBytes(SampleReport &Sample) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Report R = Sample.report();
  renderSarif(R, OS);
  return Text;
}

Json render(SampleReport &Sample) {
  Json Log = Json::parse(renderBytes(Sample), nullptr, false);
  EXPECT_FALSE(Log.is_discarded());
  return Log["runs"][0];
}

TEST(Sarif, OneRunThatNamesItsTool) {
  SampleReport Sample;
  Json Log = Json::parse(renderBytes(Sample), nullptr, false);
  EXPECT_EQ(Log["version"], "2.1.0");
  EXPECT_EQ(Log["runs"].size(), 1u);
  Json Run = Log["runs"][0];
  EXPECT_EQ(Run["tool"]["driver"]["name"], "custody");
  EXPECT_EQ(Run["tool"]["driver"]["semanticVersion"], "1.2.3");
  EXPECT_EQ(Run["columnKind"], "unicodeCodePoints");
  EXPECT_EQ(Run["automationDetails"]["id"], "custody/check/");
  EXPECT_EQ(Run["results"], Json::array());
  EXPECT_EQ(Run["tool"]["driver"]["rules"], Json::array());
  EXPECT_EQ(Run["originalUriBaseIds"]["SRCROOT"].count("uri"), 0u);
}

TEST(Sarif, ResultHasOneLineOneLocationAndTheRule) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Json Run = render(Sample);
  Json Result = Run["results"][0];
  EXPECT_EQ(Result["ruleId"], "shard-offload");
  EXPECT_EQ(
      Run["tool"]["driver"]["rules"][Result["ruleIndex"].get<size_t>()]["id"],
      "shard-offload");
  EXPECT_EQ(Result["level"], "error");
  ASSERT_EQ(Result["locations"].size(), 1u);
  Json Place = Result["locations"][0];
  EXPECT_EQ(Place["physicalLocation"]["artifactLocation"],
            Json({{"uri", "lib/step%20a.py"}, {"uriBaseId", "SRCROOT"}}));
  // A tab, an accent and an astral character are one column each.
  EXPECT_EQ(Place["physicalLocation"]["region"], Json({{"startLine", 2},
                                                       {"startColumn", 17},
                                                       {"endLine", 2},
                                                       {"endColumn", 24}}));
  EXPECT_EQ(Place["logicalLocations"][0]["fullyQualifiedName"], "step a.build");
  EXPECT_EQ(Place["physicalLocation"]["contextRegion"]["startLine"], 1);
  EXPECT_EQ(Place["physicalLocation"]["contextRegion"]["endLine"], 2);
}

TEST(Sarif, ARangeOverLinesEndsWithItsFirst) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Json Related = render(Sample)["results"][0]["relatedLocations"];
  EXPECT_EQ(Related[1]["physicalLocation"]["region"],
            Json({{"startLine", 2},
                  {"startColumn", 5},
                  {"endLine", 2},
                  {"endColumn", 23}}));
}

TEST(Sarif, EveryRelatedLocationIsLinkedFromTheMessage) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Sample.Findings[0].Related.push_back(
      place("lib/wrap.py", {1, 1, 1, 4}, "wrap", "uses layers[i]"));
  Json Result = render(Sample)["results"][0];
  std::string Text = Result["message"]["text"];
  std::string Markdown = Result["message"]["markdown"];
  ASSERT_EQ(Result["relatedLocations"].size(), 3u);
  for (const Json &Related : Result["relatedLocations"]) {
    std::string Link = "](" + std::to_string(Related["id"].get<int>()) + ")";
    EXPECT_NE(Text.find(Link), std::string::npos) << Text;
    EXPECT_NE(Markdown.find(Link), std::string::npos) << Markdown;
    EXPECT_EQ(Related["message"]["text"].get<std::string>().back(), '.');
  }
  EXPECT_EQ(Text.find("'Sharded' and 'HostOptimizer' both claim the parameters "
                      "of 'net', in phase 'optimizer'. ['Sharded'](1) "),
            0u);
  EXPECT_NE(Text.find("[uses layers\\[i\\]](3)"), std::string::npos);
  EXPECT_NE(Text.find("Happens with '--shard --offload'."), std::string::npos);
  EXPECT_NE(Markdown.find("Happens with `--shard --offload`."),
            std::string::npos);
  EXPECT_EQ(Text.back(), '.');
}

TEST(Sarif, TheStoryIsToldInOrder) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Json Flows = render(Sample)["results"][0]["codeFlows"];
  ASSERT_EQ(Flows.size(), 1u);
  Json Threads = Flows[0]["threadFlows"];
  ASSERT_EQ(Threads.size(), 2u);
  EXPECT_EQ(Threads[0]["id"], "merged");
  EXPECT_EQ(Threads[1]["id"], "Sharded");
  Json Steps = Threads[0]["locations"];
  ASSERT_EQ(Steps.size(), 3u);
  for (size_t I = 0; I < 3; ++I)
    EXPECT_EQ(Steps[I]["executionOrder"], I + 1);
  EXPECT_EQ(Steps[1]["nestingLevel"], 2);
  EXPECT_EQ(Steps[0]["importance"], "unimportant");
  EXPECT_EQ(Steps[2]["importance"], "essential");
}

TEST(Sarif, LongStoriesLoseTheirPlumbingFirst) {
  SampleReport Sample;
  Finding F = sampleFinding();
  std::vector<FlowStep> &Steps = F.Flows[0].Steps;
  FlowStep Plumbing = Steps[0], Claim = Steps[1];
  Steps.assign(60, Plumbing);
  Steps[59] = Claim;
  Sample.Findings = {F};
  Json Kept = render(
      Sample)["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
  ASSERT_EQ(Kept.size(), 1u);
  EXPECT_NE(Kept[0]["location"]["message"]["text"].get<std::string>().find(
                "(59 steps of the path are left out)"),
            std::string::npos);

  Sample.Findings[0].Flows[0].Steps.assign(100, Claim);
  Kept = render(
      Sample)["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
  ASSERT_EQ(Kept.size(), 40u);
  EXPECT_NE(Kept[19]["location"]["message"]["text"].get<std::string>().find(
                "(60 steps of the path are left out)"),
            std::string::npos);
}

TEST(Sarif, FingerprintsHaveNoLines) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Json Before = render(Sample)["results"][0]["partialFingerprints"];
  EXPECT_EQ(Before["custodyConflict/v1"].get<std::string>().size(), 16u);
  EXPECT_NE(Before["primaryLocationLineHash"].get<std::string>().find(":1"),
            std::string::npos);
  Sample.Findings[0].Primary.Range = {1, 1, 1, 4};
  Json Moved = render(Sample)["results"][0]["partialFingerprints"];
  EXPECT_EQ(Moved["custodyConflict/v1"], Before["custodyConflict/v1"]);
  EXPECT_NE(Moved["primaryLocationLineHash"],
            Before["primaryLocationLineHash"]);
  Sample.Findings[0].Second.Manager = "Other";
  EXPECT_NE(
      render(Sample)["results"][0]["partialFingerprints"]["custodyConflict/v1"],
      Before["custodyConflict/v1"]);
}

TEST(Sarif, FilesOutsideTheRootAreAbsolute) {
  SampleReport Sample;
  Sample.Sources.add("/opt/\u00e9.py", "/opt/\u00e9.py", "x\n");
  Sample.Sources.add("bad\xFF.py", "/repo/bad\xFF.py", "x\n");
  Sample.Findings = {sampleFinding()};
  Sample.Findings[0].Related[0].Path = "/opt/\u00e9.py";
  Sample.Findings[0].Related[1].Path = "bad\xFF.py";
  Json Related = render(Sample)["results"][0]["relatedLocations"];
  EXPECT_EQ(Related[0]["physicalLocation"]["artifactLocation"],
            Json({{"uri", "file:///opt/%C3%A9.py"}}));
  EXPECT_EQ(Related[1]["physicalLocation"]["artifactLocation"]["uri"],
            "bad%FF.py");
}

TEST(Sarif, NotificationsAreNoResults) {
  SampleReport Sample;
  Notification N;
  N.Id = "syntax-error";
  N.Path = "lib/wrap.py";
  N.Line = 2;
  N.Column = 5;
  N.EndLine = 2;
  N.EndColumn = 8;
  N.Message = "a region does not parse";
  Sample.Notifications = {N};
  Json Run = render(Sample);
  EXPECT_EQ(Run["results"].size(), 0u);
  Json Told = Run["invocations"][0]["toolExecutionNotifications"][0];
  EXPECT_EQ(Told["descriptor"]["id"], "syntax-error");
  EXPECT_EQ(Told["level"], "warning");
  EXPECT_EQ(Told["message"]["text"], "A region does not parse.");
  EXPECT_EQ(Told["locations"][0]["physicalLocation"]["region"]["startColumn"],
            5);
}

TEST(Sarif, ALotOfResultsIsCutBySeverity) {
  SampleReport Sample;
  Finding Note = sampleFinding(), Error = sampleFinding();
  Note.L = Level::Note;
  Sample.Findings.assign(1500, Note);
  Sample.Findings.push_back(Error);
  Json Run = render(Sample);
  ASSERT_EQ(Run["results"].size(), 1000u);
  EXPECT_EQ(Run["results"][0]["level"], "error");
  Json Told = Run["invocations"][0]["toolExecutionNotifications"][0];
  EXPECT_EQ(Told["descriptor"]["id"], "results-left-out");
  EXPECT_EQ(Told["message"]["text"].get<std::string>().find("501 results"), 0u);
}

TEST(Sarif, RulesComeWithTheirPages) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  Json Rule = render(Sample)["tool"]["driver"]["rules"][0];
  EXPECT_EQ(Rule["name"], "ShardOffload");
  std::string Short = Rule["shortDescription"]["text"];
  EXPECT_LE(Short.size(), 120u);
  EXPECT_EQ(Short.back(), '.');
  EXPECT_LE(Rule["fullDescription"]["text"].get<std::string>().size(), 1024u);
  EXPECT_EQ(
      Rule["help"]["markdown"].get<std::string>().find("# shard-offload\n"),
      0u);
  EXPECT_EQ(Rule["defaultConfiguration"]["level"], "error");
  EXPECT_EQ(Rule["properties"]["problem.severity"], "error");
  EXPECT_EQ(Rule["properties"].count("security-severity"), 0u);
}

TEST(Sarif, EqualReportsHaveEqualBytes) {
  SampleReport One, Two;
  One.Findings = Two.Findings = {sampleFinding()};
  EXPECT_EQ(renderBytes(One), renderBytes(Two));
}

} // namespace
