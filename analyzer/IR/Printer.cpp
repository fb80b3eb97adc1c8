//===- Printer.cpp - The textual form of the IR ---------------------------===//

#include "custody/IR/Printer.h"

#include "Layout.h"
#include "custody/IR/Scopes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

#include <cmath>

namespace custody::ir {

namespace {

class FunctionPrinter {
public:
  FunctionPrinter(const Module &M, FunctionId Id, llvm::raw_ostream &OS,
                  bool Positions)
      : M(M), Id(Id), F(M.function(Id)), OS(OS), Positions(Positions),
        Slots(slotNames(M, F)) {}

  void print();

private:
  void header();
  void annotation(llvm::StringRef Word, llvm::StringRef Name, RegionId R);
  void region(RegionId R, unsigned Depth);
  void instr(InstrId Id, unsigned Depth);
  void part(char Part, const Instr &I, llvm::ArrayRef<ValueId> &Operands);
  void shaped(llvm::ArrayRef<ValueId> Operands, uint32_t Shape, bool Pairs);
  void list(llvm::ArrayRef<ValueId> Operands);
  void constant(const Constant &C);
  void real(double Value);

  static ValueId next(llvm::ArrayRef<ValueId> &Operands) {
    ValueId First = Operands.front();
    Operands = Operands.drop_front();
    return First;
  }
  llvm::raw_ostream &value(ValueId V) { return OS << '%' << index(V); }
  void quoted(llvm::StringRef Text) { printQuoted(Text, OS); }
  void name(llvm::StringRef Name) {
    isBareName(Name) ? void(OS << Name) : quoted(Name);
  }
  void name(SymbolId S) { name(M.symbol(S)); }
  void position(const SourceRange &R) {
    OS << R.Line << ':' << R.Column << '-' << R.EndLine << ':' << R.EndColumn;
  }

  const Module &M;
  FunctionId Id;
  const Function &F;
  llvm::raw_ostream &OS;
  bool Positions;
  std::vector<std::string> Slots;
};

void FunctionPrinter::print() {
  header();
  for (const Param &P : F.Params)
    if (P.Annotation != NoRegion)
      annotation("param ", M.symbol(P.Name), P.Annotation);
  if (F.ReturnAnnotation != NoRegion)
    annotation("returns", "", F.ReturnAnnotation);
  region(F.Body, 1);
  OS << "}\n";
}

void FunctionPrinter::annotation(llvm::StringRef Word, llvm::StringRef Name,
                                 RegionId R) {
  OS << "  " << Word;
  if (!Name.empty())
    name(Name);
  OS << " {\n";
  // Its slots are those of the function around.
  FunctionPrinter(M, F.Parent, OS, Positions).region(R, 2);
  OS << "  }\n";
}

void FunctionPrinter::header() {
  OS << keyword(F.K);
  if (!F.QualifiedName.empty()) {
    OS << ' ';
    name(F.QualifiedName);
  }
  if (F.K == Function::Kind::Function || F.K == Function::Kind::Lambda) {
    OS << '(';
    llvm::ListSeparator Comma;
    auto Last = Param::Kind::PositionalOnly;
    for (auto [Slot, P] : llvm::enumerate(F.Params)) {
      if (P.K != Last) {
        if (Last == Param::Kind::PositionalOnly && Slot != 0)
          OS << Comma << '/';
        if (P.K == Param::Kind::KeywordOnly && Last != Param::Kind::VarArgs)
          OS << Comma << '*';
        Last = P.K;
      }
      OS << Comma;
      if (P.K == Param::Kind::VarArgs)
        OS << '*';
      if (P.K == Param::Kind::VarKeywords)
        OS << "**";
      name(Slots[Slot]);
      if (P.HasDefault)
        OS << '=';
    }
    if (Last == Param::Kind::PositionalOnly && !F.Params.empty())
      OS << Comma << '/';
    OS << ')';
  }
  OS << " #" << index(Id);
  if (F.Parent != NoFunction)
    OS << " in #" << index(F.Parent);
  if (F.IsAsync)
    OS << " async";
  if (F.IsGenerator)
    OS << " generator";
  if (Slots.size() > F.Params.size()) {
    OS << " locals(";
    llvm::ListSeparator Comma;
    for (const std::string &Slot :
         llvm::ArrayRef(Slots).drop_front(F.Params.size())) {
      OS << Comma;
      name(Slot);
    }
    OS << ')';
  }
  if (Positions) {
    OS << " @";
    position(F.Range);
    OS << " name @";
    position(F.NameRange);
  }
  OS << " {\n";
}

void FunctionPrinter::region(RegionId R, unsigned Depth) {
  for (InstrId I : M.instrs(R))
    instr(I, Depth);
}

void FunctionPrinter::instr(InstrId Id, unsigned Depth) {
  const Instr &I = M.instr(Id);
  OS.indent(Depth * 2);
  if (I.Result != NoValue)
    value(I.Result) << " = ";
  OS << spelling(I.Op);
  llvm::StringRef Layout = layout(I.Op);
  llvm::ArrayRef<ValueId> Operands = M.operands(I);
  // A list in parentheses follows without a space.
  if (!Layout.empty() && !llvm::StringRef("ad*").contains(Layout.front()) &&
      !(Layout == "w" && Operands.empty()))
    OS << ' ';
  for (char Part : Layout)
    part(Part, I, Operands);
  assert(Operands.empty() && "more operands than the operation has");
  if (Positions) {
    OS << " @";
    position(M.range(Id));
  }
  llvm::ArrayRef<RegionId> Regions = M.regions(I);
  RegionWords Words = regionWords(I.Op);
  for (auto [N, R] : llvm::enumerate(Regions)) {
    if (N != 0)
      OS.indent(Depth * 2) << "} " << Words[N];
    OS << " {\n";
    region(R, Depth + 1);
  }
  if (!Regions.empty())
    OS.indent(Depth * 2) << '}';
  OS << '\n';
}

void FunctionPrinter::part(char Part, const Instr &I,
                           llvm::ArrayRef<ValueId> &Operands) {
  auto All = [&] { return std::exchange(Operands, {}); };
  switch (Part) {
  case 'v':
    value(next(Operands));
    return;
  case 'c':
    return constant(M.constant(ConstantId(I.Aux)));
  case 'l':
    return name(Slots[I.Aux]);
  case 'f': {
    const Function &Owner = M.function(outward(M, Id, I.Aux2));
    name(slotNames(M, Owner)[I.Aux]);
    OS << ", " << I.Aux2;
    return;
  }
  case 's':
    return name(SymbolId(I.Aux));
  case 'F':
    OS << '#' << I.Aux;
    return;
  case 'n':
    OS << I.Aux;
    return;
  case 'L':
    if (I.Aux2)
      OS << ", " << I.Aux2;
    return;
  case 'u':
    OS << spelling(static_cast<UnaryOp>(I.Aux));
    return;
  case 'b':
    OS << spelling(static_cast<BinaryOp>(I.Aux));
    return;
  case 'k':
    OS << spelling(static_cast<CompareOp>(I.Aux));
    return;
  case 'x':
    if (I.Aux)
      OS << "async ";
    return;
  case 'a':
    return shaped(All(), I.Aux, /*Pairs=*/false);
  case 'A':
    return shaped(All(), I.Aux2, /*Pairs=*/false);
  case 'd':
    return shaped(All(), I.Aux, /*Pairs=*/true);
  case '*':
    OS << '(';
    list(All());
    OS << ')';
    return;
  case 'w':
    return list(All());
  case 'p':
    if (I.Aux)
      OS << ", spec";
    return;
  case 't':
    OS << I.Aux;
    if (I.Aux2)
      OS << ", star, " << I.Aux2 - 1;
    return;
  case 'q':
    OS << I.Aux;
    if (I.Aux2)
      OS << ", star";
    return;
  default:
    OS << Part;
  }
}

void FunctionPrinter::list(llvm::ArrayRef<ValueId> Operands) {
  llvm::ListSeparator Comma;
  for (ValueId V : Operands) {
    OS << Comma;
    value(V);
  }
}

void FunctionPrinter::shaped(llvm::ArrayRef<ValueId> Operands, uint32_t Shape,
                             bool Pairs) {
  OS << '(';
  llvm::ListSeparator Comma;
  for (const Argument &A : M.shape(ShapeId(Shape))) {
    OS << Comma;
    switch (A.K) {
    case Argument::Kind::Positional:
      if (Pairs)
        value(next(Operands)) << ": ";
      break;
    case Argument::Kind::Star:
      OS << '*';
      break;
    case Argument::Kind::Keyword:
      name(A.Name);
      OS << '=';
      break;
    case Argument::Kind::DoubleStar:
      OS << "**";
      break;
    }
    value(next(Operands));
  }
  OS << ')';
}

void FunctionPrinter::constant(const Constant &C) {
  switch (C.K) {
  case Constant::Kind::None:
    OS << "None";
    return;
  case Constant::Kind::True:
    OS << "True";
    return;
  case Constant::Kind::False:
    OS << "False";
    return;
  case Constant::Kind::Ellipsis:
    OS << "...";
    return;
  case Constant::Kind::Int:
    OS << C.Int;
    return;
  case Constant::Kind::BigInt:
    OS << C.Text;
    return;
  case Constant::Kind::Float:
    return real(C.Float);
  case Constant::Kind::Complex:
    real(C.Float);
    OS << 'j';
    return;
  case Constant::Kind::Bytes:
    OS << 'b';
    [[fallthrough]];
  case Constant::Kind::String:
    return quoted(C.Text);
  }
}

void FunctionPrinter::real(double Value) {
  if (std::isinf(Value)) {
    OS << (Value < 0 ? "-inf" : "inf");
    return;
  }
  // The shortest digits that read back as the same number.
  std::string Text;
  for (int Digits = 1; Digits <= 17; ++Digits) {
    Text.clear();
    llvm::raw_string_ostream(Text) << llvm::format("%.*g", Digits, Value);
    double Back;
    if (!llvm::StringRef(Text).getAsDouble(Back) && Back == Value)
      break;
  }
  if (llvm::StringRef(Text).find_first_of(".en") == llvm::StringRef::npos)
    Text += ".0";
  OS << Text;
}

} // namespace

void printFunction(const Module &M, FunctionId F, llvm::raw_ostream &OS,
                   bool Positions) {
  FunctionPrinter(M, F, OS, Positions).print();
}

void print(const Module &M, llvm::raw_ostream &OS, bool Positions) {
  OS << "module ";
  printQuoted(M.Name, OS);
  OS << ' ';
  printQuoted(M.Path, OS);
  OS << (M.IsPackage ? " package\n" : "\n");
  for (const ParseProblem &P : M.Problems) {
    OS << "problem " << P.Range.Line << ':' << P.Range.Column << '-'
       << P.Range.EndLine << ':' << P.Range.EndColumn << ' ';
    printQuoted(P.Message, OS);
    OS << '\n';
  }
  for (uint32_t F = 0; F < M.Functions.size(); ++F) {
    OS << '\n';
    printFunction(M, FunctionId(F), OS, Positions);
  }
}

} // namespace custody::ir
