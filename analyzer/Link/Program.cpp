//===- Program.cpp - The modules of a program, linked by name -------------===//

#include "custody/Link/Program.h"

#include "llvm/ADT/Twine.h"

namespace custody::link {

Program Program::link(std::vector<Input> Inputs) {
  Program P;
  P.Modules.reserve(Inputs.size());
  for (Input &In : Inputs) {
    LinkedModule M;
    M.IR = std::move(In.IR);
    M.IsStub = In.IsStub;
    M.IsTest = In.IsTest;
    M.IsImported = In.IsImported;
    M.Name = P.Pool->intern(M.IR.Name);
    M.NameInPath = In.NameInPath.empty() ? M.IR.Name : std::move(In.NameInPath);
    M.Names.reserve(M.IR.Symbols.size());
    for (const std::string &Symbol : M.IR.Symbols)
      M.Names.push_back(P.Pool->intern(Symbol));
    for (const ir::Constant &C : M.IR.Constants)
      if (C.K == ir::Constant::Kind::String)
        P.Pool->intern(C.Text);
    uint32_t Id = P.Modules.size();
    auto [It, Inserted] =
        P.ByName.try_emplace(static_cast<uint32_t>(M.Name), Id);
    if (!Inserted && P.Modules[It->second].IsStub && !M.IsStub)
      It->second = Id;
    P.Modules.push_back(std::move(M));
  }
  for (uint32_t Id = 0; Id < P.Modules.size(); ++Id)
    P.ByName.try_emplace(
        static_cast<uint32_t>(P.Pool->intern(P.Modules[Id].NameInPath)), Id);
  return P;
}

std::optional<ModuleId> Program::find(NameId Dotted) const {
  auto It = ByName.find(static_cast<uint32_t>(Dotted));
  if (It == ByName.end())
    return std::nullopt;
  return ModuleId{It->second};
}

std::optional<ModuleId> Program::find(llvm::StringRef Dotted) const {
  NameId Name;
  if (!Pool->find(Dotted, Name))
    return std::nullopt;
  return find(Name);
}

std::optional<ModuleId> Program::resolve(llvm::StringRef Dotted,
                                         std::optional<ModuleId> Script) const {
  if (Script) {
    llvm::StringRef ScriptName = module(*Script).IR.Name;
    auto [Folder, Last] = ScriptName.rsplit('.');
    if (!Last.empty())
      if (auto Beside = find((llvm::Twine(Folder) + "." + Dotted).str()))
        return Beside;
  }
  return find(Dotted);
}

std::string Program::absoluteName(ModuleId M, llvm::StringRef Path,
                                  unsigned Level) const {
  if (Level == 0)
    return Path.str();
  const LinkedModule &From = module(M);
  llvm::StringRef Base = From.IR.Name;
  // One dot is the package itself: for a plain module that is its folder.
  unsigned Up = Level - (From.IR.IsPackage ? 1 : 0);
  for (; Up > 0 && !Base.empty(); --Up) {
    size_t Dot = Base.rfind('.');
    Base =
        Dot == llvm::StringRef::npos ? llvm::StringRef() : Base.take_front(Dot);
  }
  if (Path.empty())
    return Base.str();
  return Base.empty() ? Path.str() : (llvm::Twine(Base) + "." + Path).str();
}

} // namespace custody::link
