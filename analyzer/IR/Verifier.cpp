//===- Verifier.cpp - Checks the invariants of a module -------------------===//

#include "custody/IR/Verifier.h"

#include "Layout.h"
#include "custody/IR/Scopes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

namespace custody::ir {

namespace {

class Verifier {
public:
  explicit Verifier(const Module &M)
      : M(M), InstrSeen(M.Instrs.size()), RegionSeen(M.Regions.size()) {}
  llvm::Error run();

private:
  /// Whether a region has to end in `result`.
  enum class Ending { Value, Effect, MaybeValue };

  bool function(FunctionId F);
  bool region(RegionId R, Ending E);
  bool instr(const Instr &I);
  bool operands(const Instr &I);
  bool immediates(const Instr &I);
  bool regions(const Instr &I);
  bool shape(uint32_t Id, uint32_t Operands, bool Pairs);
  bool fail(const llvm::Twine &What);

  const Module &M;
  FunctionId Current = ModuleBody;
  const Instr *At = nullptr;
  std::string Failure;
  llvm::BitVector InstrSeen, RegionSeen;
  llvm::BitVector Defined; ///< values of the current function, ever
  llvm::BitVector Usable;  ///< and those whose definition reaches here
};

bool Verifier::fail(const llvm::Twine &What) {
  if (Failure.empty()) {
    llvm::StringRef Name = M.function(Current).QualifiedName;
    Failure = ((Name.empty() ? "module body" : Name) + ": " + What).str();
    if (At)
      Failure += (", in '" + spelling(At->Op) + "'").str();
  }
  return false;
}

llvm::Error Verifier::run() {
  if (M.Functions.empty())
    Failure = "no module body";
  if (M.Ranges.size() != M.Instrs.size())
    Failure = "as many positions as instructions are needed";
  for (uint32_t F = 0; F < M.Functions.size() && Failure.empty(); ++F)
    function(FunctionId{F});
  if (Failure.empty() && !InstrSeen.all())
    Failure = "an instruction is in no region";
  if (Failure.empty())
    return llvm::Error::success();
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 Failure.c_str());
}

bool Verifier::function(FunctionId Id) {
  const Function &F = M.function(Id);
  Current = Id;
  At = nullptr;
  if ((F.Parent == NoFunction) != (Id == ModuleBody) ||
      (Id != ModuleBody && index(F.Parent) >= index(Id)))
    return fail("functions follow their parents");
  if (F.Params.size() > F.Locals.size())
    return fail("parameters are the first slots");
  for (auto [Slot, P] : llvm::enumerate(F.Params))
    if (P.Name != F.Locals[Slot])
      return fail("parameters are the first slots");
  if (F.Body == NoRegion)
    return fail("a body is needed");

  Defined.clear();
  Defined.resize(F.ValueCount);
  Usable = Defined;
  if (!region(F.Body, Ending::Effect))
    return false;
  // The annotations of the functions defined here use its values as well.
  Usable = Defined;
  for (const Function &Inner : M.Functions) {
    if (Inner.Parent != Id || Inner.K == Function::Kind::Class)
      continue;
    for (const Param &P : Inner.Params)
      if (P.Annotation != NoRegion && !region(P.Annotation, Ending::Value))
        return false;
    if (Inner.ReturnAnnotation != NoRegion &&
        !region(Inner.ReturnAnnotation, Ending::Value))
      return false;
  }
  At = nullptr;
  return Defined.all() || fail("a value is defined nowhere");
}

bool Verifier::region(RegionId R, Ending E) {
  if (index(R) >= M.Regions.size() || RegionSeen.test(index(R)))
    return fail("a region has one owner");
  RegionSeen.set(index(R));
  llvm::ArrayRef<InstrId> Instrs = M.instrs(R);
  llvm::SmallVector<ValueId, 32> Mine;
  for (auto [N, Id] : llvm::enumerate(Instrs)) {
    if (index(Id) >= M.Instrs.size() || InstrSeen.test(index(Id)))
      return fail("an instruction is in one region");
    InstrSeen.set(index(Id));
    const Instr &I = M.instr(Id);
    At = &I;
    if (I.Op == Opcode::Result && N + 1 != Instrs.size())
      return fail("'result' ends a region");
    if (!instr(I))
      return false;
    if (I.Result != NoValue)
      Mine.push_back(I.Result);
  }
  bool HasValue =
      !Instrs.empty() && M.instr(Instrs.back()).Op == Opcode::Result;
  if (HasValue && E == Ending::Effect)
    return fail("a region of statements has no result");
  if (!HasValue && E == Ending::Value)
    return fail("the region of an expression ends in 'result'");
  for (ValueId V : Mine)
    Usable.reset(index(V));
  return true;
}

bool Verifier::instr(const Instr &I) {
  if (!operands(I) || !immediates(I))
    return false;
  if (I.Result != NoValue) {
    if (index(I.Result) >= Defined.size() || Defined.test(index(I.Result)))
      return fail("%" + llvm::Twine(index(I.Result)) + " is defined twice");
    Defined.set(index(I.Result));
    // Only a loop and a `with` have their result before their regions run.
    if (I.Op == Opcode::For || I.Op == Opcode::With)
      Usable.set(index(I.Result));
  }
  if (!regions(I))
    return false;
  At = &I;
  if (I.Result != NoValue)
    Usable.set(index(I.Result));
  return true;
}

bool Verifier::operands(const Instr &I) {
  for (ValueId V : M.operands(I))
    if (index(V) >= Usable.size() || !Usable.test(index(V)))
      return fail("%" + llvm::Twine(index(V)) +
                  " is used where it is not defined");
  llvm::StringRef Layout = layout(I.Op);
  bool Open = Layout.find_first_of("aAd*w") != llvm::StringRef::npos;
  return Open || Layout.count('v') == I.OperandCount ||
         fail("wrong number of operands");
}

bool Verifier::shape(uint32_t Id, uint32_t Operands, bool Pairs) {
  if (Id >= M.Shapes.size())
    return fail("no such shape");
  size_t Needed = 0;
  for (const Argument &A : M.Shapes[Id])
    Needed += Pairs && A.K == Argument::Kind::Positional ? 2 : 1;
  return Needed == Operands || fail("the shape does not fit the operands");
}

bool Verifier::immediates(const Instr &I) {
  const Function &F = M.function(Current);
  uint32_t Free = I.OperandCount - (layout(I.Op).contains('v') ? 1 : 0);
  for (char Part : layout(I.Op)) {
    switch (Part) {
    case 'c':
      if (I.Aux >= M.Constants.size())
        return fail("no such constant");
      break;
    case 's':
      if (I.Aux >= M.Symbols.size())
        return fail("no such symbol");
      break;
    case 'l':
      if (I.Aux >= F.Locals.size())
        return fail("no such slot");
      break;
    case 'f': {
      FunctionId Owner = Current;
      for (uint32_t Step = 0; Step < I.Aux2 && Owner != NoFunction; ++Step)
        Owner = enclosing(M, Owner);
      if (Owner == NoFunction || I.Aux2 == 0 ||
          I.Aux >= M.function(Owner).Locals.size())
        return fail("no such free variable");
      break;
    }
    case 'F':
      if (I.Aux >= M.Functions.size() || M.Functions[I.Aux].Parent != Current)
        return fail("a function is made where it is defined");
      break;
    case 'a':
    case 'd':
      if (!shape(I.Aux, Free, Part == 'd'))
        return false;
      break;
    case 'A':
      if (!shape(I.Aux2, Free, /*Pairs=*/false))
        return false;
      break;
    default:
      break;
    }
  }
  return true;
}

bool Verifier::regions(const Instr &I) {
  RegionWords Words = regionWords(I.Op);
  size_t Count = I.RegionCount, Fixed = Words.Words.size();
  bool Fits = Count == Fixed;
  if (Words.Repeat < Fixed)
    Fits = Count >= Words.Repeat &&
           (Count - Words.Repeat) % (Fixed - Words.Repeat) == 0;
  if (!Fits)
    return fail("wrong number of regions");
  for (auto [N, R] : llvm::enumerate(M.regions(I))) {
    Ending E = Ending::Effect;
    switch (I.Op) {
    case Opcode::If:
      E = I.Result == NoValue ? Ending::Effect : Ending::Value;
      break;
    case Opcode::While:
      E = N == 0 ? Ending::Value : Ending::Effect;
      break;
    case Opcode::Try: // what a handler catches, nothing for a bare `except`
      E = N >= 3 && N % 2 == 1 ? Ending::MaybeValue : Ending::Effect;
      break;
    case Opcode::Assert: // the message
      E = Ending::MaybeValue;
      break;
    case Opcode::Annotate:
      E = Ending::Value;
      break;
    default:
      break;
    }
    if (!region(R, E))
      return false;
    At = &I;
  }
  return true;
}

} // namespace

llvm::Error verify(const Module &M) { return Verifier(M).run(); }

} // namespace custody::ir
