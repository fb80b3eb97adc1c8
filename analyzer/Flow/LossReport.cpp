//===- LossReport.cpp - What was lost, and where --------------------------===//

#include "custody/Flow/LossReport.h"

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::flow {

namespace {

/// The library or class that a function belongs to.
std::string library(llvm::StringRef Path) {
  auto [Owner, Function] = Path.rsplit('.');
  return Owner.str();
}

/// What the unknown \p D comes from, in words that many unknowns share.
std::string origin(const Interpreter &Run, Datum D) {
  using enum SymbolOrigin;
  if (D == Undefined || D == None)
    return D == None ? "None" : "nothing";
  while (Run.isSymbol(D)) {
    const SymbolInfo &S = Run.symbol(D);
    if (S.Origin == Flag)
      return "an option";
    if (S.Origin == Fresh && Run.Values.kind(S.Parent) == DatumKind::External)
      return "what " + Run.text(Run.Values.name(S.Parent)).str() + " gives";
    if (S.Origin == Fresh && Run.Values.kind(S.Parent) == DatumKind::Function)
      return "arguments nobody knows";
    if (S.Parent == Undefined)
      return S.Label.substr(0, S.Label.find(" of "));
    D = S.Parent;
  }
  switch (Run.Values.kind(D)) {
  case DatumKind::External:
    return Run.text(Run.Values.name(D)).str();
  case DatumKind::Object: {
    std::string Text = Run.describe(D);
    return "a " + Text.substr(0, Text.find('@'));
  }
  default:
    return "a computed value";
  }
}

std::string subject(const Interpreter &Run, const Loss &L) {
  if (L.Kind == LossKind::UnknownCallee)
    return origin(Run, L.Subject);
  if (L.Kind != LossKind::OpaqueCall)
    return "";
  if (Run.Values.kind(L.Subject) == DatumKind::External)
    return library(Run.text(Run.Values.name(L.Subject)));
  // A method of what a foreign class made: that class.
  Datum Made = Run.symbol(L.Subject).Parent;
  return Run.text(Run.Values.name(Run.symbol(Made).Parent)).str();
}

} // namespace

void LossReport::add(const Interpreter &Run) {
  for (const Loss &L : Run.Losses) {
    const link::LinkedModule &M =
        Run.Program.module(link::ModuleId{L.At.Module});
    // What happens inside a stub, or before the first statement, is nobody's.
    if (M.IsStub || index(L.At.Instr) >= M.IR.Ranges.size())
      continue;
    Subjects &About = Losses[L.Kind][{M.IR.Path, M.IR.range(L.At.Instr).Line}];
    if (std::string Text = subject(Run, L); !Text.empty())
      About.insert(std::move(Text));
  }
}

std::vector<LossReport::Row> LossReport::ranked() const {
  std::vector<Row> Rows;
  for (const auto &[Kind, Places] : Losses) {
    Row &R = Rows.emplace_back();
    R.Kind = Kind;
    std::map<std::string, size_t> Counts;
    for (const auto &[At, About] : Places) {
      R.Places.push_back({At.first, At.second, {About.begin(), About.end()}});
      for (const std::string &Text : About)
        ++Counts[Text];
    }
    R.Subjects.assign(Counts.begin(), Counts.end());
    llvm::sort(R.Subjects, [](const auto &A, const auto &B) {
      return std::tie(B.second, A.first) < std::tie(A.second, B.first);
    });
  }
  llvm::sort(Rows, [](const Row &A, const Row &B) {
    return std::pair(B.Places.size(), A.Kind) <
           std::pair(A.Places.size(), B.Kind);
  });
  return Rows;
}

} // namespace custody::flow
