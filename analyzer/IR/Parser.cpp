//===- Parser.cpp - Reads the textual form of the IR ----------------------===//

#include "custody/IR/Parser.h"

#include "Cursor.h"
#include "Layout.h"
#include "custody/IR/Builder.h"
#include "custody/IR/Scopes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace custody::ir {

namespace {

/// Regions nested deeper than this are refused rather than read recursively.
constexpr unsigned MaxNesting = 2000;

class TextParser {
public:
  explicit TextParser(llvm::StringRef Text) : At(Text) {}
  llvm::Expected<Module> run();

private:
  /// What the parts of an operation add up to.
  struct Parts {
    llvm::SmallVector<ValueId, 8> Operands;
    uint32_t Aux = 0, Aux2 = 0;
  };

  bool module();
  bool function();
  bool header(Function &F);
  bool functionKind(Function &F);
  bool parameters(Function &F);
  bool locals(Function &F);
  bool annotations(FunctionId Id);
  /// Up to the line that begins with `}`, whose rest is left to read.
  bool region(RegionId &R);
  bool instr();
  bool regions(InstrId Owner, Opcode Op);
  bool part(char Part, Parts &P);
  bool arguments(Parts &P, bool Pairs, uint32_t &Shape);
  bool argument(Parts &P, bool Pairs, Argument &A);
  bool list(Parts &P);
  bool constant(uint32_t &Aux);
  bool number(uint32_t &Aux);
  bool slot(FunctionId In, llvm::StringRef Name, uint32_t &Slot);
  bool freeSlot(Parts &P);
  template <typename Op> bool oper(Op Last, uint32_t &Aux);

  Function &function(FunctionId F) { return B.module().Functions[index(F)]; }

  Cursor At;
  Builder B;
  unsigned Nesting = 0;
  uint32_t FunctionsNamed = 0; ///< 1 + the highest number that is referred to
  std::vector<llvm::StringMap<uint32_t>> Slots; ///< by FunctionId
};

llvm::Expected<Module> TextParser::run() {
  if (!module())
    return At.error();
  return B.take();
}

bool TextParser::module() {
  Module &M = B.module();
  if (!At.nextLine() || !At.expect("module ") || !At.quoted(M.Name) ||
      !At.expect(" ") || !At.quoted(M.Path))
    return At.fail("'module'");
  M.IsPackage = At.skip(" package");
  if (!At.endLine())
    return false;
  bool More = At.nextLine();
  for (; More && At.skip("problem "); More = At.nextLine()) {
    ParseProblem P;
    if (!At.range(P.Range) || !At.expect(" ") || !At.quoted(P.Message) ||
        !At.endLine())
      return false;
    M.Problems.push_back(std::move(P));
  }
  for (; More; More = At.nextLine())
    if (!function())
      return false;
  if (M.Functions.empty())
    return At.fail("the module's body");
  if (FunctionsNamed > M.Functions.size())
    return At.fail("function #" + llvm::Twine(FunctionsNamed - 1));
  return true;
}

bool TextParser::function() {
  FunctionId Id{uint32_t(B.module().Functions.size())};
  Function F;
  if (!header(F))
    return false;
  B.module().Functions.push_back(std::move(F));
  Slots.emplace_back();
  for (auto [Slot, Name] : llvm::enumerate(slotNames(B.module(), function(Id))))
    Slots.back().try_emplace(Name, uint32_t(Slot));

  if (!annotations(Id))
    return false;
  B.enter(Id);
  RegionId Body;
  if (!region(Body))
    return false;
  function(Id).Body = Body;
  return At.endLine();
}

bool TextParser::functionKind(Function &F) {
  using K = Function::Kind;
  for (K Kind : {K::Module, K::Class, K::Function, K::Lambda}) {
    if (!At.skip(keyword(Kind)))
      continue;
    F.K = Kind;
    if (Kind == K::Module)
      return true;
    if (!At.expect(" ") || !At.name(F.QualifiedName))
      return false;
    F.Name = B.symbol(llvm::StringRef(F.QualifiedName).rsplit('.').second);
    if (!llvm::StringRef(F.QualifiedName).contains('.'))
      F.Name = B.symbol(F.QualifiedName);
    return true;
  }
  return At.fail("'body', 'class', 'func' or 'lambda'");
}

bool TextParser::header(Function &F) {
  size_t Number = B.module().Functions.size();
  if (!functionKind(F))
    return false;
  if ((F.K == Function::Kind::Module) != (Number == 0))
    return At.fail(Number == 0 ? "the module's body first"
                               : "a class, function or lambda");
  if ((F.K == Function::Kind::Function || F.K == Function::Kind::Lambda) &&
      !parameters(F))
    return false;
  if (!At.expect(" #" + std::to_string(Number)))
    return false;
  if (Number != 0) {
    uint32_t Parent;
    if (!At.expect(" in #") || !At.number(Parent))
      return false;
    if (Parent >= Number)
      return At.fail("the number of an earlier function");
    F.Parent = FunctionId{Parent};
  }
  F.IsAsync = At.skip(" async");
  F.IsGenerator = At.skip(" generator");
  if (At.skip(" locals(") && !locals(F))
    return false;
  if (At.skip(" @") &&
      (!At.range(F.Range) || !At.expect(" name @") || !At.range(F.NameRange)))
    return false;
  return At.expect(" {") && At.endLine();
}

/// A slot is written with its number when its name occurs before.
static llvm::StringRef slotSymbol(llvm::StringRef Written) {
  return Written.take_front(Written.find("@@"));
}

bool TextParser::parameters(Function &F) {
  using K = Param::Kind;
  if (!At.expect("("))
    return false;
  K Next = K::Positional;
  for (bool First = true; !At.skip(")"); First = false) {
    if (!First && !At.expect(", "))
      return false;
    if (At.skip("/")) {
      for (Param &P : F.Params)
        P.K = K::PositionalOnly;
      continue;
    }
    Param P;
    P.K = Next;
    if (At.skip("**")) {
      P.K = K::VarKeywords;
    } else if (At.skip("*")) {
      Next = K::KeywordOnly;
      if (At.rest().starts_with(","))
        continue;
      P.K = K::VarArgs;
    }
    std::string Name;
    if (!At.name(Name))
      return false;
    P.Name = B.symbol(slotSymbol(Name));
    P.HasDefault = At.skip("=");
    F.Params.push_back(P);
    F.Locals.push_back(P.Name);
  }
  return true;
}

bool TextParser::locals(Function &F) {
  do {
    std::string Name;
    if (!At.name(Name))
      return false;
    F.Locals.push_back(B.symbol(slotSymbol(Name)));
  } while (At.skip(", "));
  return At.expect(")");
}

bool TextParser::annotations(FunctionId Id) {
  // Leaves the cursor on the first line of the body.
  for (;;) {
    if (!At.nextLine())
      return At.fail("'}'");
    Function &F = function(Id);
    RegionId *Target = nullptr;
    if (At.skip("param ")) {
      std::string Name;
      if (!At.name(Name))
        return false;
      for (Param &P : F.Params)
        if (B.text(P.Name) == Name && P.Annotation == NoRegion && !Target)
          Target = &P.Annotation;
      if (!Target)
        return At.fail("the name of a parameter");
    } else if (At.skip("returns")) {
      Target = &F.ReturnAnnotation;
    } else {
      return true;
    }
    if (F.Parent == NoFunction)
      return At.fail("no annotation of the module's body");
    B.enter(F.Parent);
    if (!At.expect(" {") || !At.nextLine() || !region(*Target) || !At.endLine())
      return At.fail("a region");
  }
}

bool TextParser::region(RegionId &R) {
  if (Nesting == MaxNesting)
    return At.fail("regions that nest less deeply");
  ++Nesting;
  B.beginRegion();
  while (!At.skip("}")) {
    if (!instr())
      return false;
    if (!At.nextLine())
      return At.fail("'}'");
  }
  R = B.endRegion();
  --Nesting;
  return true;
}

static std::optional<Opcode> parseOpcode(llvm::StringRef Text) {
#define CUSTODY_OPCODE(Enumerator, Spelling)                                   \
  if (Text == Spelling)                                                        \
    return Opcode::Enumerator;
#include "custody/IR/Opcodes.def"
  return std::nullopt;
}

bool TextParser::instr() {
  ValueId Result = NoValue;
  if (At.rest().starts_with("%") && (!At.value(Result) || !At.expect(" = ")))
    return false;
  auto Op =
      parseOpcode(At.run([](char C) { return llvm::isLower(C) || C == '.'; }));
  if (!Op)
    return At.fail("an operation");
  if (Result != NoValue) {
    uint32_t &Count = function(B.current()).ValueCount;
    Count = std::max(Count, index(Result) + 1);
  }
  Parts P;
  llvm::StringRef Layout = layout(*Op);
  if (Layout == "w" && At.rest().starts_with(" %")) {
    if (!At.expect(" ") || !list(P))
      return false;
  } else if (!Layout.empty() && Layout != "w") {
    if (!llvm::StringRef("ad*").contains(Layout.front()) && !At.expect(" "))
      return false;
    for (char C : Layout)
      if (!part(C, P))
        return false;
  }
  SourceRange Range;
  if (At.skip(" @") && !At.range(Range))
    return false;
  return regions(B.instr(*Op, Range, P.Operands, P.Aux, P.Aux2, Result), *Op);
}

bool TextParser::regions(InstrId Owner, Opcode Op) {
  RegionWords Words = regionWords(Op);
  if (Words.Words.empty())
    return At.endLine();
  llvm::SmallVector<RegionId, 4> Regions;
  if (!At.expect(" {"))
    return false;
  for (;;) {
    RegionId R;
    if (!At.endLine())
      return false;
    if (!At.nextLine())
      return At.fail("'}'");
    if (!region(R))
      return false;
    Regions.push_back(R);
    bool Complete =
        Regions.size() >= Words.Words.size() || Regions.size() == Words.Repeat;
    if (Words.Repeat < Words.Words.size())
      Complete &= (Regions.size() - Words.Repeat) %
                      (Words.Words.size() - Words.Repeat) ==
                  0;
    if (Complete && (At.atLineEnd() || Words.Repeat == Words.Words.size()))
      break;
    if (!At.expect(" ") || !At.expect(Words[Regions.size()]) ||
        !At.expect(" {"))
      return false;
  }
  B.attach(Owner, Regions);
  return At.endLine();
}

/// An operator, the longest whose spelling comes next. \p Last ends the enum.
template <typename Op> bool TextParser::oper(Op Last, uint32_t &Aux) {
  llvm::StringRef Best;
  for (uint32_t I = 0; I <= static_cast<uint32_t>(Last); ++I) {
    llvm::StringRef Spelling = spelling(static_cast<Op>(I));
    llvm::StringRef Rest = At.rest();
    if (Rest.consume_front(Spelling) && Rest.starts_with(" ") &&
        Spelling.size() > Best.size()) {
      Best = Spelling;
      Aux = I;
    }
  }
  return Best.empty() ? At.fail("an operator") : At.expect(Best);
}

bool TextParser::part(char Part, Parts &P) {
  std::string Name;
  switch (Part) {
  case 'v':
    P.Operands.emplace_back();
    return At.value(P.Operands.back());
  case 'c':
    return constant(P.Aux);
  case 'l':
    return At.name(Name) && slot(B.current(), Name, P.Aux);
  case 'f':
    return freeSlot(P);
  case 's':
    if (!At.name(Name))
      return false;
    P.Aux = index(B.symbol(Name));
    return true;
  case 'F':
    if (!At.expect("#") || !At.number(P.Aux))
      return false;
    FunctionsNamed = std::max(FunctionsNamed, P.Aux + 1);
    return true;
  case 'n':
    return At.number(P.Aux);
  case 'L':
    return !At.skip(", ") || At.number(P.Aux2);
  case 'u':
    return oper(UnaryOp::Invert, P.Aux);
  case 'b':
    return oper(BinaryOp::ShiftRight, P.Aux);
  case 'k':
    return oper(CompareOp::NotIn, P.Aux);
  case 'x':
    P.Aux = At.skip("async ");
    return true;
  case 'a':
    return arguments(P, /*Pairs=*/false, P.Aux);
  case 'A':
    return arguments(P, /*Pairs=*/false, P.Aux2);
  case 'd':
    return arguments(P, /*Pairs=*/true, P.Aux);
  case '*':
    return At.expect("(") && (At.skip(")") || (list(P) && At.expect(")")));
  case 'p':
    P.Aux = At.skip(", spec");
    return true;
  case 't':
    if (!At.number(P.Aux))
      return false;
    if (At.skip(", star, ")) {
      if (!At.number(P.Aux2))
        return false;
      ++P.Aux2;
    }
    return true;
  case 'q':
    if (!At.number(P.Aux))
      return false;
    P.Aux2 = At.skip(", star");
    return true;
  default:
    return At.expect(llvm::StringRef(&Part, 1));
  }
}

bool TextParser::list(Parts &P) {
  do {
    P.Operands.emplace_back();
    if (!At.value(P.Operands.back()))
      return false;
  } while (At.skip(", "));
  return true;
}

bool TextParser::arguments(Parts &P, bool Pairs, uint32_t &Shape) {
  llvm::SmallVector<Argument, 8> Of;
  if (!At.expect("("))
    return false;
  if (!At.skip(")")) {
    do {
      Argument A;
      if (!argument(P, Pairs, A))
        return false;
      Of.push_back(A);
    } while (At.skip(", "));
    if (!At.expect(")"))
      return false;
  }
  Shape = index(B.shape(Of));
  return true;
}

bool TextParser::argument(Parts &P, bool Pairs, Argument &A) {
  ValueId V;
  if (At.skip("**")) {
    A.K = Argument::Kind::DoubleStar;
  } else if (At.skip("*")) {
    A.K = Argument::Kind::Star;
  } else if (!At.rest().starts_with("%")) {
    std::string Name;
    if (!At.name(Name) || !At.expect("="))
      return false;
    A.K = Argument::Kind::Keyword;
    A.Name = B.symbol(Name);
  } else if (Pairs) {
    if (!At.value(V) || !At.expect(": "))
      return false;
    P.Operands.push_back(V);
  }
  if (!At.value(V))
    return false;
  P.Operands.push_back(V);
  return true;
}

bool TextParser::slot(FunctionId In, llvm::StringRef Name, uint32_t &Slot) {
  auto Found = Slots[index(In)].find(Name);
  if (Found == Slots[index(In)].end())
    return At.fail("the name of a local variable");
  Slot = Found->second;
  return true;
}

bool TextParser::freeSlot(Parts &P) {
  std::string Name;
  if (!At.name(Name) || !At.expect(", ") || !At.number(P.Aux2))
    return false;
  FunctionId Owner = B.current();
  for (uint32_t Step = 0; Step < P.Aux2 && Owner != NoFunction; ++Step)
    Owner = enclosing(B.module(), Owner);
  if (Owner == NoFunction || P.Aux2 == 0)
    return At.fail("a number of scopes that there are");
  return slot(Owner, Name, P.Aux);
}

bool TextParser::constant(uint32_t &Aux) {
  using K = Constant::Kind;
  static constexpr std::pair<llvm::StringLiteral, K> Simple[] = {
      {"None", K::None},
      {"True", K::True},
      {"False", K::False},
      {"...", K::Ellipsis}};
  for (auto [Word, Kind] : Simple)
    if (At.skip(Word)) {
      Aux = index(B.constant(Kind));
      return true;
    }
  bool Bytes = At.rest().starts_with("b\"");
  if (!Bytes && !At.rest().starts_with("\""))
    return number(Aux);
  At.skip("b");
  std::string Text;
  if (!At.quoted(Text))
    return false;
  Aux = index(B.constant(Bytes ? K::Bytes : K::String, Text));
  return true;
}

bool TextParser::number(uint32_t &Aux) {
  using K = Constant::Kind;
  llvm::StringRef Text = At.run([](char C) {
    return llvm::isAlnum(C) || C == '.' || C == '-' || C == '+';
  });
  bool Imaginary = Text.consume_back("j");
  int64_t Int;
  if (!Imaginary && !Text.getAsInteger(10, Int)) {
    Aux = index(B.constant(Int));
    return true;
  }
  if (!Imaginary && !Text.empty() && llvm::all_of(Text, llvm::isDigit)) {
    Aux = index(B.constant(K::BigInt, Text));
    return true;
  }
  double Real;
  if (Text.empty() || Text.getAsDouble(Real))
    return At.fail("a constant");
  Aux = index(B.constant(Imaginary ? K::Complex : K::Float, Real));
  return true;
}

} // namespace

llvm::Expected<Module> parse(llvm::StringRef Text) {
  return TextParser(Text).run();
}

} // namespace custody::ir
