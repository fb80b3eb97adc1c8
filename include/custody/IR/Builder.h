//===- Builder.h - Builds one IR module, front to back --------------------===//
//
// The only writer of ir::Module: interns symbols, constants and argument
// shapes, numbers values and keeps the flat arrays consistent.
//
// Instructions go into the innermost open region. An instruction that owns
// regions is emitted first, so that ids follow the source, and gets its regions
// afterwards:
//
//   ir::InstrId If = B.effect(Opcode::If, Range, {Condition});
//   B.beginRegion();
//   ... the branch ...
//   ir::RegionId Then = B.endRegion();
//   B.beginRegion();
//   B.attach(If, {Then, B.endRegion()});
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_BUILDER_H
#define CUSTODY_IR_BUILDER_H

#include "custody/IR/IR.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace custody::ir {

class Builder {
public:
  Builder();

  Module &module() { return M; }
  const Module &module() const { return M; }

  SymbolId symbol(llvm::StringRef Text);
  llvm::StringRef text(SymbolId S) const { return M.symbol(S); }

  /// Equal constants and equal shapes get one id.
  ConstantId constant(Constant::Kind Simple);
  ConstantId constant(int64_t Int);
  ConstantId constant(Constant::Kind FloatOrComplex, double Value);
  ConstantId constant(Constant::Kind Textual, llvm::StringRef Text);
  ShapeId shape(llvm::ArrayRef<Argument> Arguments);

  /// Values are numbered for \p F from here on. Returns the function entered
  /// before, to be entered again.
  FunctionId enter(FunctionId F);
  FunctionId current() const { return Current; }

  /// An instruction with a result.
  ValueId value(Opcode Op, SourceRange Range,
                llvm::ArrayRef<ValueId> Operands = {}, uint32_t Aux = 0,
                uint32_t Aux2 = 0);
  /// An instruction without one.
  InstrId effect(Opcode Op, SourceRange Range,
                 llvm::ArrayRef<ValueId> Operands = {}, uint32_t Aux = 0,
                 uint32_t Aux2 = 0);

  /// An instruction whose result is numbered already (NoValue: it has none).
  InstrId instr(Opcode Op, SourceRange Range, llvm::ArrayRef<ValueId> Operands,
                uint32_t Aux, uint32_t Aux2, ValueId Result);

  /// The instruction emitted last, to attach regions to it.
  InstrId last() const;

  void beginRegion();
  RegionId endRegion();
  void attach(InstrId Owner, llvm::ArrayRef<RegionId> Regions);

  /// The finished module. Every region must be closed.
  Module take();

private:
  ConstantId addConstant(Constant C);

  Module M;
  FunctionId Current = ModuleBody;
  /// Instructions of the open regions, innermost last.
  llvm::SmallVector<InstrId, 0> Pending;
  llvm::SmallVector<uint32_t, 16> RegionStarts;

  llvm::StringMap<SymbolId> SymbolIds;
  llvm::StringMap<ConstantId> TextConstants; ///< by kind byte and text
  llvm::DenseMap<int64_t, ConstantId> IntConstants;
  llvm::StringMap<ShapeId> ShapeIds; ///< by the bytes of the arguments
};

} // namespace custody::ir

#endif // CUSTODY_IR_BUILDER_H
