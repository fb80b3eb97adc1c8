//===- Limits.h - Bounds of the lowering ----------------------------------===//
//
// Source beyond a bound becomes `opaque`, with a ParseProblem.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_LIMITS_H
#define CUSTODY_PYTHON_LIMITS_H

namespace custody::py {

struct Limits {
  /// Levels of nesting (of expressions, statements and regions together) within
  /// one function. CPython itself refuses 100 levels of blocks and 200 of
  /// brackets; chains of `elif` are what reaches further. Keeps recursion, here
  /// and in every reader of the IR, far from the end of an 8 MB stack.
  static constexpr unsigned Depth = 400;

  /// Functions, lambdas and classes inside one another. Each has a qualified
  /// name that contains all the names around it, so that without a bound a
  /// chain of lambdas takes quadratic space. CPython cannot indent further.
  static constexpr unsigned FunctionDepth = 100;
};

} // namespace custody::py

#endif // CUSTODY_PYTHON_LIMITS_H
