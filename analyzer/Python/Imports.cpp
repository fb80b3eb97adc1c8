//===- Imports.cpp - Lowers import statements -----------------------------===//

#include "Lowering.h"

namespace custody::py {

using ir::Opcode;

/// The dotted name in \p N, which may be spread over white space.
static std::string dotted(const Tree &T, NodeId N) {
  std::string Name;
  for (NodeId Part : T.children(N)) {
    if (T.kind(Part) != Kind::Identifier)
      continue;
    if (!Name.empty())
      Name += '.';
    Name += T.text(Part);
  }
  return Name;
}

void Lowering::lowerImport(NodeId N) {
  for (NodeId Child : T.children(N)) {
    if (T.fieldOf(Child) != Field::Name)
      continue;
    bool Aliased = T.kind(Child) == Kind::AliasedImport;
    NodeId Path = Aliased ? T.child(Child, Field::Name) : Child;
    NodeId Bound = Aliased ? T.child(Child, Field::Alias) : T.firstNamed(Path);
    if (Path == NoNode || Bound == NoNode || T.kind(Bound) != Kind::Identifier)
      continue;
    uint32_t Module = ir::index(B.symbol(dotted(T, Path)));
    ir::ValueId Value = B.value(Aliased ? Opcode::Import : Opcode::ImportTop,
                                range(Child), {}, Module);
    storeName(T.symbol(Bound), range(Bound), Value);
  }
}

void Lowering::lowerImportFrom(NodeId N) {
  std::string Path;
  uint32_t Level = 0;
  NodeId From = T.child(N, Field::ModuleName);
  if (T.kind(N) == Kind::FutureImportStatement) {
    Path = "__future__";
  } else if (From != NoNode && T.kind(From) == Kind::RelativeImport) {
    if (NodeId Prefix = T.child(From, Kind::ImportPrefix); Prefix != NoNode)
      Level = uint32_t(T.text(Prefix).count('.'));
    if (NodeId Name = T.child(From, Kind::DottedName); Name != NoNode)
      Path = dotted(T, Name);
  } else if (From != NoNode) {
    Path = dotted(T, From);
  }
  ir::ValueId Module = B.value(Opcode::Import, range(From == NoNode ? N : From),
                               {}, ir::index(B.symbol(Path)), Level);
  if (NodeId Star = T.child(N, Kind::WildcardImport); Star != NoNode)
    B.effect(Opcode::ImportStar, range(Star), Module);
  for (NodeId Child : T.children(N)) {
    if (T.fieldOf(Child) != Field::Name)
      continue;
    bool Aliased = T.kind(Child) == Kind::AliasedImport;
    NodeId Path = Aliased ? T.child(Child, Field::Name) : Child;
    NodeId Bound = Aliased ? T.child(Child, Field::Alias) : T.firstNamed(Path);
    NodeId Name = Path == NoNode ? NoNode : T.firstNamed(Path);
    if (Name == NoNode || Bound == NoNode || T.kind(Name) != Kind::Identifier ||
        T.kind(Bound) != Kind::Identifier)
      continue;
    ir::ValueId Value = B.value(Opcode::ImportName, range(Child), Module,
                                ir::index(mangled(Name)));
    storeName(T.symbol(Bound), range(Bound), Value);
  }
}

} // namespace custody::py
