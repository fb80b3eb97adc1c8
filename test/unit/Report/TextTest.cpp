//===- TextTest.cpp - Findings as text ------------------------------------===//

#include "SampleReport.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace custody;

namespace {

std::string render(SampleReport &Sample, bool UseColor = false) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Report R = Sample.report();
  renderText(R, UseColor, OS);
  return Text;
}

TEST(Text, TellsTheWholeStory) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  EXPECT_EQ(
      render(Sample),
      R"(lib/step a.py:2:17: error: 'Sharded' and 'HostOptimizer' both claim the parameters of 'net', in phase 'optimizer' [shard-offload]
    2 |         x = 'é😀'; c = p.cpu()
      |                        ^~~~~~~
lib/wrap.py:2:5: note:   for every name
lib/wrap.py:3:9: note:     'Sharded' installs sharded tensors in layers[i]
    3 |         swap(net, name)
      |         ^~~~~~~~~~~~~~~
lib/step a.py:2:17: note: copies a sharded tensor to the host
  tensor:      the parameters of 'net'
  first:       'Sharded' replaces them by sharded tensors (layout, wrap)
  second:      'HostOptimizer' keeps an authoritative copy on the host (value, optimizer)
  consequence: the copy is still sharded
  trigger:     --shard --offload
  assumed:     torch is free
  unsure:      opaque-call at lib/wrap.py:1: calls 'hook'
  fix:         offload through the sharder
  verify:      custody check . --flags='--shard --offload'

)");
}

TEST(Text, RelatedLocationsOffThePathFollow) {
  SampleReport Sample;
  Finding F = sampleFinding();
  F.Flows.clear();
  Sample.Findings = {F};
  std::string Text = render(Sample);
  EXPECT_NE(Text.find("lib/wrap.py:2:5: note: for every name\n"
                      "    2 |     for name in names:\n"
                      "      |     ^~~~~~~~~~~~~~~~~~\n"),
            std::string::npos)
      << Text;
}

TEST(Text, ColourIsOnlyOnRequest) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  EXPECT_EQ(render(Sample).find('\x1b'), std::string::npos);
  std::string Colored = render(Sample, /*UseColor=*/true);
  EXPECT_NE(Colored.find("\x1b[1;31merror: \x1b[0m"), std::string::npos);
}

TEST(Text, SourceCannotDriveTheTerminal) {
  SampleReport Sample;
  Sample.Sources.add("evil.py", "/repo/evil.py", "x = '\x1b[31m'\n");
  Finding F = sampleFinding();
  F.Primary = place("evil.py", {1, 1, 1, 2}, "evil", "\x1b]0;title");
  F.Flows.clear();
  Sample.Findings = {F};
  std::string Text = render(Sample);
  EXPECT_EQ(Text.find('\x1b'), std::string::npos);
  EXPECT_NE(Text.find("    1 | x = '\uFFFD[31m'\n      | ^\n"),
            std::string::npos)
      << Text;
}

TEST(Text, LongLinesAreCutAroundTheRange) {
  SampleReport Sample;
  std::string Line = std::string(500, 'a') + "HERE" + std::string(500, 'b');
  Sample.Sources.add("data.py", "/repo/data.py", Line);
  Finding F = sampleFinding();
  F.Primary = place("data.py", {1, 501, 1, 505}, "data", "");
  F.Flows.clear();
  Sample.Findings = {F};
  std::string Text = render(Sample);
  std::string Lead = "    1 | ..." + std::string(40, 'a') + "HERE" +
                     std::string(116, 'b') + "...\n      |    " +
                     std::string(40, ' ') + "^~~~\n";
  EXPECT_NE(Text.find(Lead), std::string::npos) << Text;
}

TEST(Text, AFileThatWasNotReadHasNoSnippet) {
  SampleReport Sample;
  Finding F = sampleFinding();
  F.Primary = place("gone.py", {7, 1, 7, 2}, "gone", "");
  F.Flows.clear();
  F.Related.clear();
  Sample.Findings = {F};
  EXPECT_EQ(render(Sample).find("gone.py:7: error: "), 0u);
}

} // namespace
