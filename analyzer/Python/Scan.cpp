//===- Scan.cpp - Finds the scopes of a module and what they bind ---------===//
//
// Walks the tree's array front to back, so depth costs nothing. The stack holds
// the scopes that the current node lies in, each with the node where it ends.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Scope.h"
#include "Syntax.h"

#include "llvm/ADT/Twine.h"

namespace custody::py {

class ScopeTree::Scan {
public:
  Scan(ScopeTree &S) : S(S), T(S.T), B(S.B) {}
  void run();

private:
  ScopeId current() const { return Stack.back().S; }
  Scope &scope(ScopeId Id) { return S.Scopes[index(Id)]; }
  ir::Function &function(ir::FunctionId F) {
    return B.module().Functions[ir::index(F)];
  }

  /// Whether a function here would lie in too many others.
  bool tooDeep() {
    return scope(S.Bodies[ir::index(scope(current()).Host)]).FunctionDepth >=
           Limits::FunctionDepth;
  }

  /// From \p From on, up to \p End, nodes are in \p Id.
  void later(NodeId From, ScopeId Id, NodeId End) {
    Waiting.push_back({Id, End, From});
  }

  ScopeId add(Scope::Kind K, NodeId Node, ir::FunctionId Host);
  /// A function with a scope of its own, whose parent is the current scope.
  ScopeId addFunction(ir::Function::Kind K, NodeId Node, NodeId Name);

  void bind(ScopeId In, ir::SymbolId Name);
  void bind(ir::SymbolId Name) { bind(current(), Name); }
  /// Binds the names in an assignment target.
  void bindTarget(ScopeId In, NodeId Target);
  void bindParameters(ScopeId Function, NodeId Parameters);
  void bindPattern(NodeId Pattern);
  void bindImports(NodeId Statement);
  void bindWalrus(NodeId Name);
  void bindTypeParameters(ScopeId In, NodeId Parameters);
  void declare(NodeId Statement, Scope::Binding As);

  /// Each returns the next node to look at.
  NodeId visit(NodeId N);
  NodeId visitDefinition(NodeId N, ir::Function::Kind K);
  NodeId visitTypeAlias(NodeId N);
  void visitLambda(NodeId N);
  void visitComprehension(NodeId N);
  void openBody(NodeId Definition, ScopeId Body);

  struct Range {
    ScopeId S;
    NodeId End;
    NodeId From = NoNode;
  };

  ScopeTree &S;
  Tree &T;
  ir::Builder &B;
  llvm::SmallVector<Range, 32> Stack;
  llvm::SmallVector<Range, 32> Waiting; ///< the next to open is last
  std::vector<uint32_t> Hidden;         ///< hidden names so far, by FunctionId
};

ScopeTree::ScopeTree(Tree &T, ir::Builder &B) : T(T), B(B) {
  Scan(*this).run();
}

void ScopeTree::Scan::run() {
  ir::Function Module;
  Module.K = ir::Function::Kind::Module;
  Module.Range = T.range(T.root());
  B.module().Functions.push_back(std::move(Module));
  Hidden.push_back(0);
  S.Bodies.push_back(add(Scope::Kind::Module, T.root(), ir::ModuleBody));
  NodeId End = T.next(T.root());
  Stack.push_back({ModuleScope, End});

  for (NodeId N{index(T.root()) + 1}; index(N) < index(End);) {
    while (index(Stack.back().End) <= index(N))
      Stack.pop_back();
    while (!Waiting.empty() && index(Waiting.back().From) <= index(N))
      Stack.push_back(Waiting.pop_back_val());
    N = visit(N);
  }
}

ScopeId ScopeTree::Scan::add(Scope::Kind K, NodeId Node, ir::FunctionId Host) {
  Scope New;
  New.K = K;
  New.Node = Node;
  New.Host = Host;
  if (!Stack.empty()) {
    New.Parent = current();
    New.PrivateClass = scope(current()).PrivateClass;
  }
  S.Scopes.push_back(std::move(New));
  return ScopeId(uint32_t(S.Scopes.size() - 1));
}

ScopeId ScopeTree::Scan::addFunction(ir::Function::Kind K, NodeId Node,
                                     NodeId Name) {
  ir::FunctionId Parent = scope(current()).Host;
  ir::FunctionId Id{uint32_t(B.module().Functions.size())};
  bool IsClass = K == ir::Function::Kind::Class;
  ScopeId Body =
      add(IsClass ? Scope::Kind::Class : Scope::Kind::Function, Node, Id);

  scope(Body).FunctionDepth =
      scope(S.Bodies[ir::index(Parent)]).FunctionDepth + 1;

  ir::Function F;
  F.K = K;
  F.Parent = Parent;
  F.Range = T.range(Node);
  F.NameRange = T.range(Name);
  if (K == ir::Function::Kind::Lambda) {
    uint32_t Number = ++scope(S.Bodies[ir::index(Parent)]).Lambdas;
    F.Name = B.symbol(("<lambda" + llvm::Twine(Number) + ">").str());
  } else {
    F.Name = T.symbol(Name);
    F.IsAsync = T.child(Node, Kind::AsyncToken) != NoNode;
  }
  llvm::StringRef Outer = function(Parent).QualifiedName;
  F.QualifiedName = (Outer + (Outer.empty() ? "" : ".") + B.text(F.Name)).str();
  if (IsClass)
    scope(Body).PrivateClass = F.Name;

  B.module().Functions.push_back(std::move(F));
  Hidden.push_back(0);
  S.Bodies.push_back(Body);
  return Body;
}

void ScopeTree::Scan::bind(ScopeId In, ir::SymbolId Name) {
  Scope &Here = scope(In);
  if (Here.K == Scope::Kind::Module)
    return;
  ir::SymbolId Mangled = S.mangle(In, Name);
  auto [It, New] = Here.Names.try_emplace(ir::index(Mangled));
  if (!New)
    return;
  if (Here.K == Scope::Kind::Class) {
    It->second.B = Scope::Binding::ClassVar;
    return;
  }
  ir::Function &Host = function(Here.Host);
  It->second.Slot = uint32_t(Host.Locals.size());
  if (Here.K != Scope::Kind::Function) {
    uint32_t Number = ++Hidden[ir::index(Here.Host)];
    Mangled = B.symbol(
        (B.text(Mangled) + llvm::Twine('@') + llvm::Twine(Number)).str());
  }
  Host.Locals.push_back(Mangled);
}

void ScopeTree::Scan::bindTarget(ScopeId In, NodeId Target) {
  // Every identifier below the target that no attribute, subscript or call
  // stands above. Walked over the array, like the tree itself.
  NodeId End = T.next(Target);
  for (NodeId N = Target; index(N) < index(End);) {
    switch (T.kind(N)) {
    case Kind::Identifier:
      bind(In, T.symbol(N));
      N = T.next(N);
      break;
    case Kind::PatternList:
    case Kind::ExpressionList:
    case Kind::TuplePattern:
    case Kind::Tuple:
    case Kind::ListPattern:
    case Kind::List:
    case Kind::ListSplatPattern:
    case Kind::ListSplat:
    case Kind::ParenthesizedExpression:
    case Kind::AsPatternTarget:
      N = NodeId(index(N) + 1);
      break;
    default:
      N = T.next(N);
    }
  }
}

void ScopeTree::Scan::bindParameters(ScopeId Id, NodeId Parameters) {
  if (Parameters == NoNode)
    return;
  ir::Function &F = function(scope(Id).Host);
  using ParamKind = ir::Param::Kind;
  ParamKind Next = ParamKind::Positional;
  for (NodeId P : T.children(Parameters)) {
    if (T.kind(P) == Kind::PositionalSeparator)
      for (ir::Param &Before : F.Params)
        Before.K = ParamKind::PositionalOnly;
    if (T.kind(P) == Kind::KeywordSeparator)
      Next = ParamKind::KeywordOnly;
    NodeId Name = parameterName(T, P);
    if (Name == NoNode)
      continue;
    ir::Param New;
    New.K = Next;
    if (T.isStarred(P)) {
      bool Keywords = T.text(P).starts_with("**");
      New.K = Keywords ? ParamKind::VarKeywords : ParamKind::VarArgs;
      Next = ParamKind::KeywordOnly;
    }
    New.HasDefault = T.child(P, Field::Value) != NoNode;
    // Slots are positions of parameters, also when a name occurs twice.
    New.Name = S.mangle(Id, T.symbol(Name));
    scope(Id).Names[ir::index(New.Name)].Slot = uint32_t(F.Locals.size());
    F.Locals.push_back(New.Name);
    F.Params.push_back(New);
  }
  for (NodeId P : T.children(Parameters))
    if (NodeId Pair =
            T.kind(P) == Kind::DefaultParameter ? T.child(P, Field::Name) : P;
        Pair != NoNode && T.kind(Pair) == Kind::TuplePattern)
      bindTarget(Id, Pair);
}

void ScopeTree::Scan::bindPattern(NodeId Pattern) {
  // A name alone captures. A class or mapping pattern's own first name and a
  // dotted one are looked up instead.
  bool IsKeyword = T.kind(Pattern) == Kind::KeywordPattern;
  for (NodeId Child : T.children(Pattern)) {
    if (T.kind(Child) == Kind::DottedName) {
      if (NodeId Name = capturedName(T, Child); Name != NoNode)
        bind(T.symbol(Name));
    } else if (T.kind(Child) == Kind::Identifier && !IsKeyword) {
      bind(T.symbol(Child));
    }
  }
}

void ScopeTree::Scan::bindImports(NodeId Statement) {
  for (NodeId Child : T.children(Statement)) {
    if (T.fieldOf(Child) != Field::Name)
      continue;
    NodeId Name = T.kind(Child) == Kind::AliasedImport
                      ? T.child(Child, Field::Alias)
                      : T.firstNamed(Child);
    if (Name != NoNode && T.kind(Name) == Kind::Identifier)
      bind(T.symbol(Name));
  }
}

void ScopeTree::Scan::bindWalrus(NodeId Name) {
  if (Name == NoNode || T.kind(Name) != Kind::Identifier)
    return;
  ScopeId In = current();
  while (scope(In).K == Scope::Kind::Comprehension ||
         scope(In).K == Scope::Kind::TypeParameters)
    In = scope(In).Parent;
  bind(In, T.symbol(Name));
}

void ScopeTree::Scan::bindTypeParameters(ScopeId In, NodeId Parameters) {
  for (NodeId P : T.children(Parameters))
    if (NodeId Name = typeParameterName(T, P); Name != NoNode)
      bind(In, T.symbol(Name));
}

void ScopeTree::Scan::declare(NodeId Statement, Scope::Binding As) {
  if (scope(current()).K == Scope::Kind::Module)
    return;
  for (NodeId Child : T.children(Statement))
    if (T.kind(Child) == Kind::Identifier)
      scope(current())
          .Names[ir::index(S.mangle(current(), T.symbol(Child)))]
          .B = As;
}

void ScopeTree::Scan::openBody(NodeId Definition, ScopeId Body) {
  // The body begins after the colon rather than at the block, for what did not
  // parse may stand between the two.
  NodeId From = T.child(Definition, Kind::ColonToken);
  if (From == NoNode)
    From = T.child(Definition, Field::Body);
  if (From != NoNode)
    later(From, Body, T.next(Definition));
}

NodeId ScopeTree::Scan::visitDefinition(NodeId N, ir::Function::Kind K) {
  NodeId First{index(N) + 1};
  NodeId Name = T.child(N, Field::Name);
  if (Name == NoNode || T.kind(Name) != Kind::Identifier || tooDeep()) {
    T.setNote(N, index(NoScope));
    return First;
  }
  bind(T.symbol(Name));

  NodeId TypeParameters = T.child(N, Field::TypeParameters);
  NodeId Outer = NoNode;
  if (TypeParameters != NoNode) {
    ScopeId Generic =
        add(Scope::Kind::TypeParameters, N, scope(current()).Host);
    bindTypeParameters(Generic, TypeParameters);
    T.setNote(N, index(Generic));
    Stack.push_back({Generic, T.next(N)});
    Outer = N;
  }
  ScopeId Body = addFunction(K, N, Name);
  if (Outer == NoNode)
    T.setNote(N, index(Body));
  if (K == ir::Function::Kind::Function)
    bindParameters(Body, T.child(N, Field::Parameters));
  openBody(N, Body);
  // Bounds of type parameters are not lowered.
  return TypeParameters == NoNode ? First : T.next(TypeParameters);
}

NodeId ScopeTree::Scan::visitTypeAlias(NodeId N) {
  NodeId Left = T.child(N, Field::Left);
  NodeId Name = Left == NoNode ? NoNode : aliasName(T, Left);
  if (Name == NoNode) // no alias, see Lowering::lowerTypeAlias
    return NodeId(index(N) + 1);
  bind(T.symbol(Name));
  ScopeId Generic = add(Scope::Kind::TypeParameters, N, scope(current()).Host);
  if (NodeId Parameters = aliasParameters(T, Left); Parameters != NoNode)
    bindTypeParameters(Generic, Parameters);
  T.setNote(N, index(Generic));
  Stack.push_back({Generic, T.next(N)});
  return T.next(Left);
}

void ScopeTree::Scan::visitLambda(NodeId N) {
  if (tooDeep()) {
    T.setNote(N, index(NoScope));
    return;
  }
  ScopeId Body = addFunction(ir::Function::Kind::Lambda, N, N);
  T.setNote(N, index(Body));
  bindParameters(Body, T.child(N, Field::Parameters));
  openBody(N, Body);
}

void ScopeTree::Scan::visitComprehension(NodeId N) {
  ScopeId Outer = current();
  ScopeId Inner = add(Scope::Kind::Comprehension, N, scope(Outer).Host);
  T.setNote(N, index(Inner));
  NodeId First = NoNode;
  for (NodeId Clause : T.children(N)) {
    if (T.kind(Clause) != Kind::ForInClause)
      continue;
    if (NodeId Left = T.child(Clause, Field::Left); Left != NoNode)
      bindTarget(Inner, Left);
    if (First == NoNode)
      First = Clause;
  }
  Stack.push_back({Inner, T.next(N)});
  // The first iterable is evaluated outside.
  if (First != NoNode)
    if (NodeId Iterable = T.child(First, Field::Right); Iterable != NoNode)
      later(Iterable, Outer, T.next(First));
}

NodeId ScopeTree::Scan::visit(NodeId N) {
  switch (T.kind(N)) {
  case Kind::FunctionDefinition:
    return visitDefinition(N, ir::Function::Kind::Function);
  case Kind::ClassDefinition:
    return visitDefinition(N, ir::Function::Kind::Class);
  case Kind::TypeAliasStatement:
    return visitTypeAlias(N);
  case Kind::Lambda:
    visitLambda(N);
    break;
  case Kind::ListComprehension:
  case Kind::SetComprehension:
  case Kind::DictionaryComprehension:
  case Kind::GeneratorExpression:
    visitComprehension(N);
    break;
  case Kind::Assignment:
    // `(x): int` only annotates.
    if (T.child(N, Field::Right) == NoNode &&
        T.child(N, Kind::Identifier) == NoNode)
      break;
    [[fallthrough]];
  case Kind::AugmentedAssignment:
  case Kind::ForStatement:
    if (NodeId Left = T.child(N, Field::Left); Left != NoNode)
      bindTarget(current(), Left);
    break;
  case Kind::NamedExpression:
    bindWalrus(T.child(N, Field::Name));
    break;
  case Kind::AsPatternTarget:
    bindTarget(current(), N);
    break;
  case Kind::ExceptClause:
    if (NodeId Alias = T.child(N, Field::Alias); Alias != NoNode)
      bindTarget(current(), Alias);
    break;
  case Kind::DeleteStatement:
    if (NodeId Target = T.firstNamed(N); Target != NoNode)
      bindTarget(current(), Target);
    break;
  case Kind::ImportStatement:
  case Kind::ImportFromStatement:
  case Kind::FutureImportStatement:
    bindImports(N);
    break;
  case Kind::GlobalStatement:
    declare(N, Scope::Binding::Global);
    break;
  case Kind::NonlocalStatement:
    declare(N, Scope::Binding::Nonlocal);
    break;
  case Kind::AsPattern:
    // In a match statement the name is the pattern's own child.
    if (T.child(N, Kind::CasePattern) != NoNode)
      bindPattern(N);
    break;
  case Kind::CasePattern:
  case Kind::UnionPattern:
  case Kind::KeywordPattern:
  case Kind::SplatPattern:
    bindPattern(N);
    break;
  case Kind::Yield:
    function(scope(current()).Host).IsGenerator = true;
    break;
  default:
    break;
  }
  return NodeId(index(N) + 1);
}

} // namespace custody::py
