//===- Layout.h - How each operation is written ---------------------------===//
//
// Printer and parser both follow these strings, so that they cannot disagree.
// Each letter is one part of the operation, other characters stand for
// themselves:
//
//   v  the next operand              c  constant (Aux)
//   l  slot (Aux)                    f  free slot (Aux), steps (Aux2)
//   s  symbol (Aux)                  F  function (Aux)
//   n  number (Aux)                  L  level (Aux2), if not 0
//   u  unary operator (Aux)          x  `async`, if Aux
//   b  binary operator (Aux)         k  comparison (Aux)
//   a  operands with a shape (Aux)   A  the same (Aux2)
//   d  keys and values (Aux)         *  remaining operands in parentheses
//   w  remaining operands            p  `, spec`, if Aux
//   t  targets of `unpack`           q  length (Aux), `, star` if Aux2
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_LAYOUT_H
#define CUSTODY_IR_LAYOUT_H

#include "custody/IR/IR.h"

#include "llvm/Support/raw_ostream.h"

namespace custody::ir {

llvm::StringRef layout(Opcode Op);

/// The words in front of an operation's regions; the first has none. Behind
/// the last, the ones from \p Repeat on come again.
struct RegionWords {
  llvm::ArrayRef<llvm::StringRef> Words;
  size_t Repeat;

  /// The word in front of region \p Index, which must be in range.
  llvm::StringRef operator[](size_t Index) const {
    if (Index >= Words.size())
      Index = Repeat + (Index - Repeat) % (Words.size() - Repeat);
    return Words[Index];
  }
};
RegionWords regionWords(Opcode Op);

/// Whether \p Name can be written without quotes.
bool isBareName(llvm::StringRef Name);

/// Writes \p Text in quotes: `"`, `\` and what is not printable ASCII escaped.
void printQuoted(llvm::StringRef Text, llvm::raw_ostream &OS);

/// The name of each slot of \p F, made unique.
std::vector<std::string> slotNames(const Module &M, const Function &F);

/// "body", "class", "func" or "lambda".
llvm::StringRef keyword(Function::Kind K);

} // namespace custody::ir

#endif // CUSTODY_IR_LAYOUT_H
