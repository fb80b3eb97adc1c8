//===- Syntax.h - Small questions about syntax nodes ----------------------===//
//
// Answers that both the scope analysis and the lowering need and that must be
// the same in both. Each returns NoNode when the source has no such part.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_SYNTAX_H
#define CUSTODY_PYTHON_SYNTAX_H

#include "Tree.h"

namespace custody::py {

/// The identifier that a child of `parameters` declares: `x` of `*x: T = d`.
NodeId parameterName(const Tree &T, NodeId Parameter);

/// The identifier of one type parameter: `T` of `T: bound`, `*T`, `**T`.
NodeId typeParameterName(const Tree &T, NodeId TypeParameter);

/// The name and the type parameters in the left side of `type X[T] = ...`.
NodeId aliasName(const Tree &T, NodeId Left);
NodeId aliasParameters(const Tree &T, NodeId Left);

/// The name that a match pattern's `dotted_name` captures: it has no dot and is
/// not `_`.
NodeId capturedName(const Tree &T, NodeId DottedName);

constexpr bool isComprehension(Kind K) {
  return K == Kind::ListComprehension || K == Kind::SetComprehension ||
         K == Kind::DictionaryComprehension || K == Kind::GeneratorExpression;
}

/// Kinds.def keeps kinds of one sort together.
constexpr bool isExpression(Kind K) {
  return K >= Kind::AsPattern && K <= Kind::Yield &&
         K != Kind::AsPatternTarget && K != Kind::DictionarySplat &&
         K != Kind::ForInClause && K != Kind::IfClause &&
         K != Kind::FormatExpression && K != Kind::FormatSpecifier &&
         K != Kind::Interpolation && K != Kind::KeywordArgument &&
         K != Kind::Pair && K != Kind::StringContent &&
         K != Kind::StringStart && K != Kind::StringEnd &&
         K != Kind::TypeConversion;
}

constexpr bool isStatement(Kind K) {
  return K >= Kind::AssertStatement && K <= Kind::WithStatement;
}

} // namespace custody::py

#endif // CUSTODY_PYTHON_SYNTAX_H
