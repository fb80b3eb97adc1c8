//===- Spelling.cpp - Names of operations and operators -------------------===//

#include "custody/IR/IR.h"

#include "llvm/Support/ErrorHandling.h"

namespace custody::ir {

llvm::StringRef spelling(Opcode Op) {
  switch (Op) {
#define CUSTODY_OPCODE(Enumerator, Spelling)                                   \
  case Opcode::Enumerator:                                                     \
    return Spelling;
#include "custody/IR/Opcodes.def"
  }
  llvm_unreachable("not an opcode");
}

llvm::StringRef spelling(UnaryOp Op) {
  switch (Op) {
  case UnaryOp::Not:
    return "not";
  case UnaryOp::Negate:
    return "-";
  case UnaryOp::Plus:
    return "+";
  case UnaryOp::Invert:
    return "~";
  }
  llvm_unreachable("not a unary operator");
}

llvm::StringRef spelling(BinaryOp Op) {
  static constexpr llvm::StringLiteral Names[] = {
      "+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "^", "<<", ">>"};
  return Names[static_cast<unsigned>(Op)];
}

llvm::StringRef spelling(CompareOp Op) {
  static constexpr llvm::StringLiteral Names[] = {
      "==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in"};
  return Names[static_cast<unsigned>(Op)];
}

} // namespace custody::ir
