//===- Losses.cpp - What `custody dump losses` prints ---------------------===//

#include "Losses.h"

#include "Stats.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody;
using namespace custody::driver;
using flow::CallTarget;

namespace {

void printCount(llvm::raw_ostream &OS, llvm::StringRef Name, size_t Count,
                const std::string &Remark = "") {
  OS << llvm::left_justify(Name, 34)
     << llvm::right_justify(std::to_string(Count), 8)
     << (Remark.empty() ? "" : "   ") << Remark << '\n';
}

void printCoverage(const LossSummary &S, llvm::raw_ostream &OS) {
  const flow::Coverage &C = S.Seen;
  size_t Reached = C.callSitesReached();
  auto ofReached = [&](size_t Count) {
    return percent(Count, Reached) + " of those reached";
  };
  printCount(OS, "functions, tests aside", C.functions());
  printCount(OS, "  reached", C.functionsReached(),
             percent(C.functionsReached(), C.functions()));
  printCount(OS, "calls in the source", C.callSites());
  printCount(OS, "  reached", Reached, percent(Reached, C.callSites()));
  printCount(OS, "  with a resolved target", C.callSitesResolved(),
             ofReached(C.callSitesResolved()));
  printCount(OS, "    in the tree", C.callSites(CallTarget::InTree));
  printCount(OS, "    built in, or in a model pack",
             C.callSites(CallTarget::Described));
  printCount(OS, "    in a library, by name only",
             C.callSites(CallTarget::Named));
  printCount(OS, "  on a value nobody knows", C.callSites(CallTarget::Unknown),
             ofReached(C.callSites(CallTarget::Unknown)));
  printCount(OS, "largest component", S.LargestComponent,
             "functions that call one another");
}

llvm::json::Object coverageJson(const LossSummary &S) {
  auto number = [](size_t N) { return static_cast<int64_t>(N); };
  const flow::Coverage &C = S.Seen;
  return llvm::json::Object{
      {"functions", number(C.functions())},
      {"functionsReached", number(C.functionsReached())},
      {"calls", number(C.callSites())},
      {"callsReached", number(C.callSitesReached())},
      {"callsResolved", number(C.callSitesResolved())},
      {"callsInTree", number(C.callSites(CallTarget::InTree))},
      {"callsDescribed", number(C.callSites(CallTarget::Described))},
      {"callsNamed", number(C.callSites(CallTarget::Named))},
      {"callsUnknown", number(C.callSites(CallTarget::Unknown))},
      {"largestComponent", number(S.LargestComponent)}};
}

} // namespace

void custody::driver::printLosses(const LossSummary &S, llvm::raw_ostream &OS) {
  constexpr size_t MostShown = 4;
  printCoverage(S, OS);
  if (S.Losses.empty())
    OS << "\nnothing was lost\n";
  for (const flow::LossReport::Row &R : S.Losses) {
    OS << '\n'
       << flow::spelling(R.Kind) << ": " << R.Places.size() << " place"
       << (R.Places.size() == 1 ? "" : "s") << '\n';
    OS << "  " << flow::meaning(R.Kind) << '\n';
    auto Shown = llvm::ArrayRef(R.Subjects).take_front(MostShown);
    for (const auto &[Subject, Count] : Shown)
      OS << (&Subject == &Shown.front().first ? "  mostly: " : ", ") << Subject
         << " (" << Count << ')';
    OS << (Shown.empty() ? "" : "\n");
    for (const flow::LossReport::Place &At :
         llvm::ArrayRef(R.Places).take_front(MostShown))
      OS << "  " << At.Path << ':' << At.Line << '\n';
  }
}

void custody::driver::printLossesJson(const LossSummary &S,
                                      llvm::raw_ostream &OS) {
  llvm::json::Array Losses;
  for (const flow::LossReport::Row &R : S.Losses) {
    llvm::json::Array Subjects, Places;
    for (const auto &[Subject, Count] : R.Subjects)
      Subjects.push_back(llvm::json::Object{
          {"about", Subject}, {"places", static_cast<int64_t>(Count)}});
    for (const flow::LossReport::Place &At : R.Places)
      Places.push_back(
          llvm::json::Object{{"path", At.Path},
                             {"line", At.Line},
                             {"about", llvm::json::Array(At.About)}});
    Losses.push_back(llvm::json::Object{{"kind", flow::spelling(R.Kind)},
                                        {"meaning", flow::meaning(R.Kind)},
                                        {"about", std::move(Subjects)},
                                        {"places", std::move(Places)}});
  }
  llvm::json::Object All{{"coverage", coverageJson(S)},
                         {"losses", std::move(Losses)}};
  OS << llvm::formatv("{0:2}", llvm::json::Value(std::move(All))) << '\n';
}
