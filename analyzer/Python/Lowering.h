//===- Lowering.h - Lowers the syntax tree of one module ------------------===//
//
// One visitor, spread over files by subject: Statements.cpp, Definitions.cpp,
// Targets.cpp, Expressions.cpp, Displays.cpp, Strings.cpp, Patterns.cpp.
//
// Bodies of functions and lambdas wait in a queue until the function around
// them is done, so that the instructions of one function are contiguous. Class
// bodies and annotations do not run later, but are lowered the same way and in
// place, respectively.
//
// Left-leaning chains (`a.b(c) + d + ...`, `x or y or ...`) are lowered in a
// loop; what else nests is bounded by Limits::Depth.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_LOWERING_H
#define CUSTODY_PYTHON_LOWERING_H

#include "Limits.h"
#include "Scope.h"
#include "Syntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace custody::py {

/// The operator spelled \p Text, e.g. "//".
std::optional<ir::BinaryOp> binaryOp(llvm::StringRef Text);

class Lowering {
public:
  Lowering(const Tree &T, const ScopeTree &Scopes, ir::Builder &B)
      : T(T), Scopes(Scopes), B(B) {}

  /// Lowers every function of the module.
  void run();

private:
  using Values = llvm::SmallVector<ir::ValueId, 8>;
  using Shape = llvm::SmallVector<ir::Argument, 8>;
  /// Emits the content of a region.
  using Emit = llvm::function_ref<void()>;
  /// Emits the content of a region and returns its value.
  using EmitValue = llvm::function_ref<ir::ValueId()>;

  // Problems.cpp
  void reportErrors();
  void problem(NodeId At, std::string Message);
  ir::ValueId opaque(NodeId At, llvm::StringRef Reason);
  /// Whether \p At nests too deeply to be lowered; reports that once per
  /// function.
  bool tooDeep(NodeId At);
  /// Lowers what can be recognised inside an ERROR node.
  void lowerError(NodeId Error);
  void lowerErrorChildren(NodeId N);

  // Statements.cpp
  void lowerBlock(NodeId Block);
  /// The block of \p Owner, with what did not parse in front of it.
  void lowerSuite(NodeId Owner);
  void lowerStatement(NodeId N);
  void dispatchStatement(NodeId N);
  void lowerExpressionStatement(NodeId N);
  void lowerIf(NodeId N);
  /// \p N is an `if` or `elif`; its alternatives are searched from \p At on.
  void lowerBranch(NodeId N, Tree::ChildIterator At, Tree::ChildIterator End);
  void lowerFor(NodeId N);
  void lowerWhile(NodeId N);
  void lowerTry(NodeId N);
  void lowerHandler(NodeId N, llvm::SmallVectorImpl<ir::RegionId> &Regions);
  void lowerWith(NodeId N);
  void lowerWithItems(NodeId N, llvm::ArrayRef<NodeId> Items);
  void lowerReturn(NodeId N);
  void lowerRaise(NodeId N);
  void lowerAssert(NodeId N);
  void lowerDelete(NodeId N);
  void lowerPrint(NodeId N);
  void lowerPython2(NodeId N, llvm::StringRef What);
  void lowerOptionalBlock(NodeId Clause);

  // Imports.cpp
  void lowerImport(NodeId N);
  void lowerImportFrom(NodeId N);

  // Definitions.cpp
  void lowerFunctionBody(ir::FunctionId F);
  void lowerDecorated(NodeId N);
  void lowerDefinition(NodeId N, llvm::ArrayRef<NodeId> Decorators);
  ir::ValueId lowerFunctionDefinition(NodeId N, ir::FunctionId F);
  ir::ValueId lowerClassDefinition(NodeId N, ir::FunctionId F);
  ir::ValueId lowerLambda(NodeId N);
  ir::ValueId opaqueDefinition(NodeId N);
  /// Fills in the parameters of \p F and returns the values of the defaults.
  Values lowerParameters(ir::FunctionId F, NodeId Parameters);
  void lowerTypeParameters(NodeId Parameters);
  void lowerTypeAlias(NodeId N);
  /// `type(x).y = z`, which the grammar takes for an alias of `(x).y`.
  void lowerTypeAssignment(NodeId N);
  ir::ValueId lowerTypeTrailer(NodeId N);

  // Targets.cpp
  void lowerAssignment(NodeId N);
  void lowerAugmented(NodeId N);
  void lowerAnnotation(NodeId Assignment);
  void store(NodeId Target, ir::ValueId Value);
  void storeName(ir::SymbolId Name, ir::SourceRange At, ir::ValueId Value);
  void unpack(NodeId Target, ir::ValueId Value);
  /// Whether a target stands for several.
  bool isGroup(NodeId Target) const;
  void remove(NodeId Target);
  ir::ValueId loadName(NodeId Identifier);
  ir::ValueId loadName(ir::SymbolId Name, ir::SourceRange At);

  // Expressions.cpp
  ir::ValueId lower(NodeId N);
  /// The child with field \p F; `opaque` if there is none.
  ir::ValueId lowerChild(NodeId N, Field F);
  ir::ValueId dispatch(NodeId N);
  /// Lowers a chain of operations that lean to the left.
  ir::ValueId lowerChain(NodeId N);
  /// The left end of such a chain; \p N itself if it is none.
  NodeId leftmost(NodeId N) const;
  ir::ValueId lowerLink(NodeId N, ir::ValueId Left);
  ir::ValueId lowerComparison(NodeId N);
  ir::ValueId lowerComparisons(NodeId N, ir::ValueId Left,
                               Tree::ChildIterator At, Tree::ChildIterator End);
  ir::ValueId lowerConditional(NodeId N);
  ir::ValueId lowerUnary(NodeId N);
  ir::ValueId lowerNamed(NodeId N);
  ir::ValueId lowerYield(NodeId N);
  ir::ValueId lowerInner(NodeId N);
  ir::ValueId lowerType(NodeId N);
  ir::ValueId none(ir::SourceRange At);
  ir::ValueId simple(NodeId N, ir::Constant::Kind K);
  ir::RegionId region(Emit Content);
  ir::RegionId valueRegion(NodeId At, EmitValue Content);
  /// `if` with a result.
  ir::ValueId choose(NodeId At, ir::ValueId Condition, EmitValue Then,
                     EmitValue Else);

  // Calls.cpp
  ir::ValueId lowerCall(NodeId N, ir::ValueId Callee);
  void lowerArguments(NodeId Arguments, Values &Operands, Shape &Of);
  ir::ValueId lowerIndex(NodeId Subscript);
  ir::ValueId lowerSlice(NodeId N);

  // Displays.cpp
  /// `a, *b`: \p Op is tuple, list or set.
  ir::ValueId lowerElements(NodeId N, ir::Opcode Op);
  ir::ValueId lowerDictionary(NodeId N);
  ir::ValueId lowerComprehension(NodeId N);
  ir::ValueId lowerIterable(NodeId Clause);
  void lowerClauses(Tree::ChildIterator At, Tree::ChildIterator End,
                    ir::ValueId FirstIterable, Emit Innermost);

  // Strings.cpp
  struct FormatParts;
  ir::ValueId lowerNumber(NodeId N);
  ir::ValueId lowerString(NodeId N);
  void addString(NodeId String, FormatParts &Parts);
  void addLiteral(NodeId At, FormatParts &Parts);
  void addField(NodeId Interpolation, FormatParts &Parts);
  void addSpecifier(NodeId N, FormatParts &Parts);
  ir::ValueId finish(NodeId At, FormatParts &Parts);

  // Match.cpp
  void lowerMatch(NodeId N);
  void lowerCases(ir::ValueId Subject, Tree::ChildIterator At,
                  Tree::ChildIterator End);
  /// Whether \p First and then \p Second match; either may be NoValue.
  ir::ValueId both(NodeId At, ir::ValueId First, EmitValue Second);
  ir::ValueId boolean(NodeId At, bool Value);

  // Patterns.cpp: whether a pattern matches, NoValue if it always does.
  using MatchPart = llvm::function_ref<ir::ValueId(size_t)>;
  ir::ValueId lowerPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId dispatchPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerValuePattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerSequencePattern(NodeId N, llvm::ArrayRef<NodeId> Elements,
                                   ir::ValueId Subject);
  ir::ValueId lowerMappingPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerClassPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerMatchArg(NodeId At, ir::ValueId Subject, ir::ValueId Class,
                            int64_t Index);
  ir::ValueId lowerKeywordPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerUnionPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerAsPattern(NodeId N, ir::ValueId Subject);
  ir::ValueId lowerNegative(NodeId Number, ir::ValueId Subject);
  /// All of \p Count parts, from \p Index on.
  ir::ValueId lowerAll(NodeId At, size_t Index, size_t Count, MatchPart Part);
  ir::ValueId lowerPatternValue(NodeId N);
  ir::ValueId lowerDotted(NodeId N);
  void storeSplat(NodeId Splat, ir::ValueId Value);

  ir::SourceRange range(NodeId N) const { return T.range(N); }
  /// From the start of \p From to the end of \p To.
  ir::SourceRange range(NodeId From, NodeId To) const;
  ir::SymbolId mangled(NodeId Identifier) const {
    return Scopes.mangle(Current, T.symbol(Identifier));
  }

  const Tree &T;
  const ScopeTree &Scopes;
  ir::Builder &B;
  ScopeId Current = ModuleScope;
  unsigned Depth = 0;
  bool DepthReported = false;  ///< in this function
  NodeId TypeTrailer = NoNode; ///< `(x)` or `[x]` that has lost its `type`
};

} // namespace custody::py

#endif // CUSTODY_PYTHON_LOWERING_H
