//===- Scope.h - Which name means which variable --------------------------===//
//
// One pass over the syntax tree, before anything is lowered, finds every scope
// of a module and the names each one binds. After that a name can be resolved
// anywhere, also to a variable that is assigned further down.
//
// Scopes are finer than functions: a comprehension and the type parameters of
// a definition have scopes of their own, but their variables live in the frame
// of the function around them, the scope's host.
//
//   def f(a):                 function scope of f, host f:    a, g
//     def g():                function scope of g, host g:    (a is free)
//       return [b for b in a] comprehension scope, host g:    b
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_SCOPE_H
#define CUSTODY_PYTHON_SCOPE_H

#include "Tree.h"

namespace custody::py {

enum class ScopeId : uint32_t {};
constexpr uint32_t index(ScopeId S) { return static_cast<uint32_t>(S); }
inline constexpr ScopeId ModuleScope{0};
inline constexpr ScopeId NoScope{UINT32_MAX};

struct Scope {
  enum class Kind : uint8_t {
    Module,
    Class,
    Function, ///< or lambda
    Comprehension,
    TypeParameters
  };
  enum class Binding : uint8_t { Slot, ClassVar, Global, Nonlocal };
  struct Name {
    Binding B = Binding::Slot;
    uint32_t Slot = 0;
  };

  Kind K = Kind::Module;
  ScopeId Parent = NoScope;
  ir::FunctionId Host = ir::ModuleBody; ///< whose frame holds the variables
  NodeId Node = NoNode;                 ///< the definition
  ir::SymbolId PrivateClass{0};         ///< for mangling; 0 outside classes
  uint32_t FunctionDepth = 0;           ///< functions around, of a body's scope
  uint32_t Lambdas = 0;                 ///< seen so far, of a host's own scope
  llvm::SmallDenseMap<uint32_t, Name, 8> Names; ///< by mangled symbol
};

/// What a name means at one place.
struct Reference {
  enum class Kind : uint8_t { Local, Free, Global, ClassVar };
  Kind K = Kind::Global;
  uint32_t Target = 0;  ///< slot of Local and Free, else symbol
  uint32_t Outward = 0; ///< of Free
};

class ScopeTree {
public:
  /// Analyses \p T: creates the functions of the module in \p B, with their
  /// names, parameters' slots and locals, and notes on every node that opens
  /// scopes the outermost one it opens.
  ScopeTree(Tree &T, ir::Builder &B);

  const Scope &operator[](ScopeId S) const { return Scopes[index(S)]; }
  /// The scope of a function's own body.
  ScopeId bodyOf(ir::FunctionId F) const { return Bodies[ir::index(F)]; }
  /// The scope noted on a comprehension, or on a definition's or a type
  /// alias's node: that of its type parameters if it has some, else its body.
  ScopeId opened(NodeId N) const { return ScopeId(T.note(N)); }

  Reference resolve(ScopeId At, ir::SymbolId Name) const;
  /// `__x` in class C is `_C__x`.
  ir::SymbolId mangle(ScopeId At, ir::SymbolId Name) const;

private:
  class Scan;

  Reference slot(ir::FunctionId From, ir::FunctionId Owner,
                 uint32_t Slot) const;

  Tree &T;
  ir::Builder &B;
  std::vector<Scope> Scopes;
  std::vector<ScopeId> Bodies; ///< by FunctionId
};

} // namespace custody::py

#endif // CUSTODY_PYTHON_SCOPE_H
