//===- Scope.cpp - Which name means which variable ------------------------===//

#include "Scope.h"

#include "custody/IR/Scopes.h"

#include "llvm/ADT/Twine.h"

namespace custody::py {

Reference ScopeTree::slot(ir::FunctionId From, ir::FunctionId Owner,
                          uint32_t Slot) const {
  if (From == Owner)
    return {Reference::Kind::Local, Slot, 0};
  uint32_t Steps = 0;
  for (; From != Owner; From = ir::enclosing(B.module(), From))
    ++Steps;
  return {Reference::Kind::Free, Slot, Steps};
}

Reference ScopeTree::resolve(ScopeId At, ir::SymbolId Name) const {
  const ir::SymbolId Mangled = mangle(At, Name);
  const uint32_t Key = ir::index(Mangled);
  const ir::FunctionId From = Scopes[index(At)].Host;
  // A class body sees its own names, and so do the type parameters in it; a
  // comprehension or function inside does not.
  bool ClassVisible = true;
  for (ScopeId S = At; S != NoScope; S = Scopes[index(S)].Parent) {
    const Scope &Here = Scopes[index(S)];
    auto Found = Here.Names.find(Key);
    if (Found != Here.Names.end() &&
        (Here.K != Scope::Kind::Class || ClassVisible)) {
      switch (Found->second.B) {
      case Scope::Binding::Slot:
        return slot(From, Here.Host, Found->second.Slot);
      case Scope::Binding::ClassVar:
        return {Reference::Kind::ClassVar, Key, 0};
      case Scope::Binding::Global:
        return {Reference::Kind::Global, Key, 0};
      case Scope::Binding::Nonlocal:
        break;
      }
    }
    ClassVisible &= Here.K == Scope::Kind::TypeParameters;
  }
  return {Reference::Kind::Global, Key, 0};
}

ir::SymbolId ScopeTree::mangle(ScopeId At, ir::SymbolId Name) const {
  llvm::StringRef Text = B.text(Name);
  if (!Text.starts_with("__") || Text.ends_with("__") || Text.contains('.'))
    return Name;
  llvm::StringRef Class = B.text(Scopes[index(At)].PrivateClass).ltrim('_');
  if (Class.empty())
    return Name;
  return B.symbol(("_" + llvm::Twine(Class) + Text).str());
}

} // namespace custody::py
