//===- Builder.cpp - Builds one IR module, front to back ------------------===//

#include "custody/IR/Builder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/bit.h"

#include <cassert>

namespace custody::ir {

namespace {

/// Appends the bytes of \p Value to a lookup key.
template <typename T> void addBytes(llvm::SmallVectorImpl<char> &Key, T Value) {
  const char *Bytes = reinterpret_cast<const char *>(&Value);
  Key.append(Bytes, Bytes + sizeof(T));
}

} // namespace

Builder::Builder() {
  // Symbol 0 is the empty name, which Argument and Param default to.
  symbol("");
}

SymbolId Builder::symbol(llvm::StringRef Text) {
  auto [It, New] =
      SymbolIds.try_emplace(Text, SymbolId(uint32_t(M.Symbols.size())));
  if (New)
    M.Symbols.push_back(Text.str());
  return It->second;
}

ConstantId Builder::addConstant(Constant C) {
  M.Constants.push_back(std::move(C));
  return ConstantId(uint32_t(M.Constants.size() - 1));
}

ConstantId Builder::constant(int64_t Int) {
  // The two keys that DenseMap reserves are rare enough not to be shared.
  if (Int == llvm::DenseMapInfo<int64_t>::getEmptyKey() ||
      Int == llvm::DenseMapInfo<int64_t>::getTombstoneKey())
    return addConstant({Constant::Kind::Int, Int, 0, {}});
  auto [It, New] = IntConstants.try_emplace(Int);
  if (New)
    It->second = addConstant({Constant::Kind::Int, Int, 0, {}});
  return It->second;
}

ConstantId Builder::constant(Constant::Kind FloatOrComplex, double Value) {
  llvm::SmallString<16> Key;
  Key.push_back(char(FloatOrComplex));
  addBytes(Key, llvm::bit_cast<uint64_t>(Value));
  auto [It, New] = TextConstants.try_emplace(Key);
  if (New)
    It->second = addConstant({FloatOrComplex, 0, Value, {}});
  return It->second;
}

ConstantId Builder::constant(Constant::Kind Textual, llvm::StringRef Text) {
  llvm::SmallString<128> Key;
  Key.push_back(char(Textual));
  Key += Text;
  auto [It, New] = TextConstants.try_emplace(Key);
  if (New)
    It->second = addConstant({Textual, 0, 0, Text.str()});
  return It->second;
}

ConstantId Builder::constant(Constant::Kind Simple) {
  return constant(Simple, llvm::StringRef());
}

ShapeId Builder::shape(llvm::ArrayRef<Argument> Arguments) {
  llvm::SmallString<64> Key;
  for (const Argument &A : Arguments) {
    Key.push_back(char(A.K));
    addBytes(Key, index(A.Name));
  }
  auto [It, New] =
      ShapeIds.try_emplace(Key, ShapeId(uint32_t(M.Shapes.size())));
  if (New)
    M.Shapes.emplace_back(Arguments.begin(), Arguments.end());
  return It->second;
}

FunctionId Builder::enter(FunctionId F) { return std::exchange(Current, F); }

InstrId Builder::instr(Opcode Op, SourceRange Range,
                       llvm::ArrayRef<ValueId> Operands, uint32_t Aux,
                       uint32_t Aux2, ValueId Result) {
  assert(!RegionStarts.empty() && "an instruction outside any region");
  Instr I;
  I.Op = Op;
  I.Result = Result;
  I.Aux = Aux;
  I.Aux2 = Aux2;
  I.OperandBegin = uint32_t(M.Operands.size());
  I.OperandCount = uint32_t(Operands.size());
  M.Operands.insert(M.Operands.end(), Operands.begin(), Operands.end());
  InstrId Id{uint32_t(M.Instrs.size())};
  M.Instrs.push_back(I);
  M.Ranges.push_back(Range);
  Pending.push_back(Id);
  return Id;
}

ValueId Builder::value(Opcode Op, SourceRange Range,
                       llvm::ArrayRef<ValueId> Operands, uint32_t Aux,
                       uint32_t Aux2) {
  ValueId Result{M.Functions[index(Current)].ValueCount++};
  instr(Op, Range, Operands, Aux, Aux2, Result);
  return Result;
}

InstrId Builder::effect(Opcode Op, SourceRange Range,
                        llvm::ArrayRef<ValueId> Operands, uint32_t Aux,
                        uint32_t Aux2) {
  return instr(Op, Range, Operands, Aux, Aux2, NoValue);
}

InstrId Builder::last() const {
  assert(!M.Instrs.empty());
  return InstrId(uint32_t(M.Instrs.size() - 1));
}

void Builder::beginRegion() {
  RegionStarts.push_back(uint32_t(Pending.size()));
}

RegionId Builder::endRegion() {
  uint32_t Start = RegionStarts.pop_back_val();
  Region R;
  R.Begin = uint32_t(M.RegionInstrs.size());
  R.Count = uint32_t(Pending.size()) - Start;
  M.RegionInstrs.insert(M.RegionInstrs.end(), Pending.begin() + Start,
                        Pending.end());
  Pending.truncate(Start);
  M.Regions.push_back(R);
  return RegionId(uint32_t(M.Regions.size() - 1));
}

void Builder::attach(InstrId Owner, llvm::ArrayRef<RegionId> Regions) {
  Instr &I = M.Instrs[index(Owner)];
  assert(I.RegionCount == 0 && "regions are attached once");
  I.RegionBegin = uint32_t(M.RegionRefs.size());
  I.RegionCount = uint32_t(Regions.size());
  M.RegionRefs.insert(M.RegionRefs.end(), Regions.begin(), Regions.end());
}

Module Builder::take() {
  assert(RegionStarts.empty() && "a region is still open");
  return std::move(M);
}

} // namespace custody::ir
