//===- SummaryText.cpp - A function's summary as people read it -----------===//

#include "SummaryText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody;
using namespace custody::driver;
using llvm::StringRef;

namespace {

/// "Parameter@28" as "Parameter of line 28".
std::string spelled(StringRef Name) {
  if (Name == "<undefined>")
    return "nobody in particular";
  auto [Class, Place] = Name.rsplit('@');
  if (Place.empty())
    return Name.str();
  bool IsElsewhere = Place.contains(':');
  return (Class + (IsElsewhere ? " of " : " of line ") + Place).str();
}

/// What is done, as a sentence without its subject.
std::string sentence(const flow::FunctionEffect &E) {
  auto [Verb, Object] = StringRef(E.Effect).split(' ');
  std::string Tensor = spelled(E.Tensor);
  std::string Source =
      E.Source == E.Tensor ? "another such" : spelled(E.Source);
  std::string To = Object.empty() ? "" : (" to " + Object).str();
  std::string On = Object.empty() ? "" : (" on " + Object).str();
  if (Verb == "install")
    return "makes " + Tensor + " the parameter that a module holds" +
           (Source.empty() ? "" : ", in place of " + Source);
  if (Verb == "replace-data" && E.Source == E.Tensor)
    return "gives " + Tensor + " other memory";
  if (Verb == "replace-data")
    return "points the data of " + Tensor + " at the memory of " + Source;
  if (Verb == "place")
    return "moves " + Tensor + To;
  if (Verb == "cast")
    return "changes the element type of " + Tensor;
  if (Verb == "resize")
    return "frees the memory of " + Tensor + " or gets it back";
  if (Verb == "copy")
    return "makes " + Tensor + ", a copy of " + Source + On;
  if (Verb == "alias")
    return "makes " + Tensor + ", a view of " + Source;
  if (Verb == "write")
    return "writes " + (Source.empty() ? "" : Source + " ") + "into " + Tensor;
  if (Verb == "capture")
    return "gives " + Tensor + " to the optimizer " + Source;
  return "claims the " + Object.str() + " of " + Tensor;
}

std::string during(StringRef Phase) {
  return llvm::StringSwitch<std::string>(Phase)
      .Case("build", "while the job is built")
      .Case("save", "when the job is saved or loaded")
      .Default(("at " + Phase).str());
}

} // namespace

std::map<std::string, FunctionPlace>
custody::driver::functionPlaces(const link::Program &P) {
  std::map<std::string, FunctionPlace> Places;
  for (uint32_t Id = 0; Id < P.size(); ++Id) {
    const link::LinkedModule &M = P.module(link::ModuleId{Id});
    if (M.IsStub || M.IsImported)
      continue;
    for (uint32_t N = 0; N < M.IR.Functions.size(); ++N)
      if (M.IR.function(ir::FunctionId{N}).K != ir::Function::Kind::Class)
        Places[M.dottedName(ir::FunctionId{N})].Path = M.IR.Path;
    for (uint32_t I = 0; I < M.IR.Instrs.size(); ++I)
      if (const ir::Instr &Made = M.IR.instr(ir::InstrId{I});
          Made.Op == ir::Opcode::MakeFunction)
        Places[M.dottedName(ir::FunctionId{Made.Aux})].Line =
            M.IR.range(ir::InstrId{I}).Line;
  }
  return Places;
}

void custody::driver::printSummary(const FunctionSummary &S,
                                   llvm::raw_ostream &OS) {
  OS << S.Name << "  (" << S.Place.Path;
  if (S.Place.Line)
    OS << ':' << S.Place.Line;
  OS << ")\n";
  if (!S.Callees.empty())
    OS << "  calls " << llvm::join(S.Callees, ", ") << '\n';
  if (S.Effects.empty())
    OS << "  does nothing itself to tensors that somebody could own\n";
  for (const flow::FunctionEffect &E : S.Effects)
    OS << "  line " << E.Line << ": " << sentence(E) << "\n    on behalf of "
       << spelled(E.Manager) << ", " << during(E.Phase) << ", "
       << (E.When == "always" ? "always" : "when " + E.When) << '\n';
}
