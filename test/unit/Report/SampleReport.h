//===- SampleReport.h - A hand-made finding for the renderers' tests ------===//

#ifndef CUSTODY_UNIT_REPORT_SAMPLEREPORT_H
#define CUSTODY_UNIT_REPORT_SAMPLEREPORT_H

#include "custody/Report/Render.h"

namespace custody {

inline constexpr char WrapText[] = "def wrap(net):\n"
                                   "    for name in names:\n"
                                   "        swap(net, name)\n";

// The copy stands behind a tab, a combining accent and an astral character.
inline constexpr char StepText[] = "def build(params):\n"
                                   "\tx = 'e\u0301\U0001F600'; c = p.cpu()\n";

inline Location place(std::string Path, ir::SourceRange Range,
                      std::string Function, std::string Message) {
  return {std::move(Path), Range, std::move(Function), std::move(Message)};
}

inline Finding sampleFinding() {
  Finding F;
  F.RuleId = "shard-offload";
  F.L = Level::Error;
  F.Headline = "'Sharded' and 'HostOptimizer' both claim the parameters of "
               "'net', in phase 'optimizer'";
  F.Tensor = "the parameters of 'net'";
  F.First = {"Sharded", "layout", "wrap", "replaces them by sharded tensors"};
  F.Second = {"HostOptimizer", "value", "optimizer",
              "keeps an authoritative copy on the host"};
  F.Consequence = "the copy is still sharded";
  F.Trigger = {"--shard", "--offload"};
  F.Assumed = {"torch is free"};
  F.Fix = "offload through the sharder";
  F.Verify = "custody check . --flags='--shard --offload'";
  F.Primary = place("lib/step a.py", {2, 21, 2, 28}, "step a.build",
                    "copies a sharded tensor to the host");
  F.Related = {
      place("lib/wrap.py", {3, 9, 3, 24}, "wrap.wrap",
            "'Sharded' installs sharded tensors in layers[i]"),
      place("lib/wrap.py", {2, 5, 4, 1}, "wrap.wrap", "for every name"),
  };
  FlowStep One{F.Related[1], 1, FlowStep::Importance::Unimportant};
  FlowStep Two{F.Related[0], 2, FlowStep::Importance::Essential};
  FlowStep Three{F.Primary, 0, FlowStep::Importance::Essential};
  F.Flows = {{"merged", {One, Two, Three}}, {"Sharded", {One, Two}}};
  Breadcrumb Crumb;
  Crumb.Id = "opaque-call";
  Crumb.Where = place("lib/wrap.py", {1, 1, 1, 4}, "wrap", "calls 'hook'");
  F.Breadcrumbs = {Crumb};
  F.TensorIdentity = "P(net)";
  return F;
}

/// Owns what a Report only refers to.
struct SampleReport {
  std::vector<Finding> Findings;
  std::vector<Notification> Notifications;
  RuleTable Rules;
  ReportSources Sources{"/repo"};

  SampleReport() {
    Sources.add("lib/step a.py", "/repo/lib/step a.py", StepText);
    Sources.add("lib/wrap.py", "/repo/lib/wrap.py", WrapText);
  }

  Report report() { return {Findings, Notifications, Rules, Sources, "1.2.3"}; }
};

} // namespace custody

#endif // CUSTODY_UNIT_REPORT_SAMPLEREPORT_H
