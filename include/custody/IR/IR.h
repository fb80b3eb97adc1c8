//===- IR.h - The intermediate representation of one Python module --------===//
//
// What a Python module means, free of syntax: three-address operations on SSA
// temporaries, locals resolved to slots, and structured control flow.
//
// Python has no goto, so control flow is kept as regions (an `if` owns its two
// branches, a `with` its body) instead of being flattened into a graph. Every
// edge, exceptional ones included, can be read off the nesting: leaving the
// body of a `with` in any way passes its exit, leaving the body of a `try`
// passes its `finally`. For example
//
//   def f(x):                      func f(x) {
//     if x:                          %0 = load.local x
//       return g(x)                  if %0 {
//                                      %1 = load.global g
//                                      %2 = load.local x
//                                      %3 = call %1(%2)
//                                      return %3
//                                    } else {
//                                    }
//                                  }
//
// A Module is a pure function of the file's bytes and its dotted name. It is
// immutable once built. Ids index flat arrays of the module; value ids and
// slots are numbered per function. Positions live in a side table, so that two
// modules that differ only in layout have equal instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_IR_H
#define CUSTODY_IR_IR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace custody::ir {

/// An identifier or dotted path, interned per module.
enum class SymbolId : uint32_t {};
enum class ConstantId : uint32_t {};
enum class InstrId : uint32_t {};
enum class RegionId : uint32_t {};
enum class FunctionId : uint32_t {};
enum class ShapeId : uint32_t {};
/// An SSA value of one function.
enum class ValueId : uint32_t {};

inline constexpr ValueId NoValue{UINT32_MAX};
inline constexpr RegionId NoRegion{UINT32_MAX};
inline constexpr FunctionId NoFunction{UINT32_MAX};
inline constexpr FunctionId ModuleBody{0};

/// The underlying number of a strong id, for indexing.
template <typename Id> constexpr uint32_t index(Id I) {
  return static_cast<uint32_t>(I);
}

enum class Opcode : uint8_t {
#define CUSTODY_OPCODE(Enumerator, Spelling) Enumerator,
#include "custody/IR/Opcodes.def"
};

enum class UnaryOp : uint8_t { Not, Negate, Plus, Invert };

enum class BinaryOp : uint8_t {
  Add,
  Sub,
  Mul,
  Div,
  FloorDiv,
  Mod,
  Pow,
  MatMul,
  BitAnd,
  BitOr,
  BitXor,
  ShiftLeft,
  ShiftRight
};

enum class CompareOp : uint8_t { Eq, Ne, Lt, Le, Gt, Ge, Is, IsNot, In, NotIn };

/// The spelling used in the textual form, e.g. "getattr", "+", "is not".
llvm::StringRef spelling(Opcode Op);
llvm::StringRef spelling(UnaryOp Op);
llvm::StringRef spelling(BinaryOp Op);
llvm::StringRef spelling(CompareOp Op);

/// A literal. `Text` holds the decoded characters of a string (UTF-8), the
/// bytes of a bytes literal, or the digits of an integer beyond 64 bits.
struct Constant {
  enum class Kind : uint8_t {
    None,
    True,
    False,
    Ellipsis,
    Int,
    BigInt,
    Float,
    Complex,
    String,
    Bytes
  };
  Kind K = Kind::None;
  int64_t Int = 0;
  double Float = 0;
  std::string Text;
};

/// How one argument of a call (or element of a display) is passed.
struct Argument {
  enum class Kind : uint8_t { Positional, Star, Keyword, DoubleStar };
  Kind K = Kind::Positional;
  SymbolId Name{0}; ///< of a Keyword
};

/// 1-based lines and 1-based columns in bytes; the end is exclusive.
struct SourceRange {
  uint32_t Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
  friend bool operator==(const SourceRange &, const SourceRange &) = default;
};

struct Instr {
  Opcode Op = Opcode::Opaque;
  ValueId Result = NoValue;
  uint32_t Aux = 0;
  uint32_t Aux2 = 0;
  uint32_t OperandBegin = 0, OperandCount = 0; ///< in Module::Operands
  uint32_t RegionBegin = 0, RegionCount = 0;   ///< in Module::RegionRefs
};

/// A list of instructions, in order.
struct Region {
  uint32_t Begin = 0, Count = 0; ///< in Module::RegionInstrs
};

struct Param {
  enum class Kind : uint8_t {
    PositionalOnly,
    Positional,
    VarArgs,
    KeywordOnly,
    VarKeywords
  };
  SymbolId Name{0};
  Kind K = Kind::Positional;
  bool HasDefault = false;
  /// Ends in `result`; evaluated on demand in the scope of the definition
  /// (its value ids belong to the function that defines this one).
  RegionId Annotation = NoRegion;
};

/// A function, lambda, class body or the module body. Parameters are its first
/// local slots, in order.
struct Function {
  enum class Kind : uint8_t { Module, Class, Function, Lambda };
  Kind K = Kind::Function;
  bool IsGenerator = false;
  bool IsAsync = false;
  SymbolId Name{0};
  std::string
      QualifiedName; ///< within the module: "Class.method", "outer.inner",
                     ///< "outer.<lambda1>"; empty for the module body
  FunctionId Parent = NoFunction; ///< lexically enclosing
  std::vector<Param> Params;
  std::vector<SymbolId> Locals; ///< names of the slots
  RegionId Body = NoRegion;
  RegionId ReturnAnnotation = NoRegion; ///< as Param::Annotation
  uint32_t ValueCount = 0;
  SourceRange Range; ///< of the whole definition
  SourceRange NameRange;
};

/// A syntax error the grammar recovered from.
struct ParseProblem {
  SourceRange Range;
  std::string Message;
};

class Module {
public:
  std::string Name; ///< dotted, e.g. "pkg.mod"; a package without ".__init__"
  std::string Path; ///< as the user would write it
  bool IsPackage = false;

  std::vector<std::string> Symbols;
  std::vector<Constant> Constants;
  std::vector<Instr> Instrs;
  std::vector<SourceRange> Ranges; ///< by InstrId
  std::vector<ValueId> Operands;
  std::vector<RegionId> RegionRefs;
  std::vector<Region> Regions;
  std::vector<InstrId> RegionInstrs;
  std::vector<std::vector<Argument>> Shapes;
  std::vector<Function> Functions; ///< [0] is the module body
  std::vector<ParseProblem> Problems;

  llvm::StringRef symbol(SymbolId S) const { return Symbols[index(S)]; }
  const Instr &instr(InstrId I) const { return Instrs[index(I)]; }
  const SourceRange &range(InstrId I) const { return Ranges[index(I)]; }
  const Function &function(FunctionId F) const { return Functions[index(F)]; }
  /// "package.module.Class.method"; the module's name for its own body.
  std::string dottedName(FunctionId F) const {
    const std::string &Own = function(F).QualifiedName;
    return Own.empty() ? Name : Name + "." + Own;
  }
  const Constant &constant(ConstantId C) const { return Constants[index(C)]; }
  llvm::ArrayRef<Argument> shape(ShapeId S) const { return Shapes[index(S)]; }
  llvm::ArrayRef<ValueId> operands(const Instr &I) const {
    return llvm::ArrayRef(Operands).slice(I.OperandBegin, I.OperandCount);
  }
  llvm::ArrayRef<RegionId> regions(const Instr &I) const {
    return llvm::ArrayRef(RegionRefs).slice(I.RegionBegin, I.RegionCount);
  }
  llvm::ArrayRef<InstrId> instrs(RegionId R) const {
    if (R == NoRegion)
      return {};
    const Region &Of = Regions[index(R)];
    return llvm::ArrayRef(RegionInstrs).slice(Of.Begin, Of.Count);
  }
};

} // namespace custody::ir

#endif // CUSTODY_IR_IR_H
