//===- JsonRenderer.cpp - Findings in our own JSON ------------------------===//

#include "Json.h"

#include "custody/Report/Render.h"

#include "llvm/Support/raw_ostream.h"

using namespace custody;

namespace {

/// Raised when a field changes its meaning or goes away; not for new ones.
constexpr int FormatVersion = 1;

Json toJson(const Location &Where, ReportSources &Sources) {
  TextRegion R = regionOf(Where, Sources);
  Json J{{"path", Where.Path},       {"line", R.Line},
         {"column", R.Column},       {"endLine", R.Line},
         {"endColumn", R.EndColumn}, {"function", Where.Function},
         {"message", Where.Message}};
  return J;
}

Json toJson(const Claim &C) {
  return {{"manager", C.Manager},
          {"facet", C.Facet},
          {"phase", C.Phase},
          {"does", C.Does}};
}

Json toJson(const ThreadFlow &Flow, ReportSources &Sources) {
  Json Steps = Json::array();
  for (const FlowStep &Step : Flow.Steps)
    Steps.push_back({{"location", toJson(Step.Where, Sources)},
                     {"nesting", Step.Nesting},
                     {"importance", toString(spelling(Step.I))}});
  return {{"id", Flow.Id}, {"steps", std::move(Steps)}};
}

Json toJson(const Finding &F, ReportSources &Sources) {
  Json Related = Json::array(), Flows = Json::array(),
       Breadcrumbs = Json::array();
  for (const Location &Where : F.Related)
    Related.push_back(toJson(Where, Sources));
  for (const ThreadFlow &Flow : F.Flows)
    Flows.push_back(toJson(Flow, Sources));
  for (const Breadcrumb &B : F.Breadcrumbs)
    Breadcrumbs.push_back(
        {{"id", B.Id}, {"location", toJson(B.Where, Sources)}});
  return {{"rule", F.RuleId},
          {"level", toString(spelling(F.L))},
          {"fingerprint", fingerprint(F)},
          {"headline", F.Headline},
          {"tensor", F.Tensor},
          {"first", toJson(F.First)},
          {"second", toJson(F.Second)},
          {"consequence", F.Consequence},
          {"trigger", F.Trigger},
          {"assumed", F.Assumed},
          {"fix", F.Fix},
          {"verify", F.Verify},
          {"location", toJson(F.Primary, Sources)},
          {"related", std::move(Related)},
          {"flows", std::move(Flows)},
          {"breadcrumbs", std::move(Breadcrumbs)}};
}

Json toJson(const Notification &N) {
  return {{"id", N.Id},
          {"level", toString(spelling(N.L))},
          {"path", N.Path},
          {"line", N.Line},
          {"message", N.Message}};
}

} // namespace

void custody::renderJson(Report &R, llvm::raw_ostream &OS) {
  Json Findings = Json::array(), Notifications = Json::array();
  for (const Finding &F : R.Findings)
    Findings.push_back(toJson(F, R.Sources));
  for (const Notification &N : R.Notifications)
    Notifications.push_back(toJson(N));
  Json Root{{"version", FormatVersion},
            {"tool", {{"name", "custody"}, {"version", R.Version}}},
            {"status", static_cast<int>(R.Code)},
            {"findings", std::move(Findings)},
            {"notifications", std::move(Notifications)}};
  OS << toText(Root) << '\n';
}
