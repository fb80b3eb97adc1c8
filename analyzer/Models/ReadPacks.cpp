//===- ReadPacks.cpp - All packs of a run, in two passes ------------------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"

namespace custody::models {

static constexpr llvm::StringLiteral Schema = "manager-models/1";

ModelSet PackReader::readAll() {
  // First the ids, since any entry may name any other.
  std::vector<Found> All;
  for (Current = 0; Current != Packs.size(); ++Current)
    scan(All);
  llvm::sort(Ids);

  // Then the entries; those that apply to another one after it.
  for (bool Triggers : {false, true})
    for (Found &F : All) {
      if ((F.E->Kind >= EntryKind::ConfigKey) != Triggers)
        continue;
      Current = F.Pack;
      Place Top{*Packs[Current]->Root};
      withMember(Top, "entries", [&](const Place &List) {
        readEntry(List.element(F.Index), *F.E);
      });
      Set.ById.try_emplace(F.E->Id, F.E);
    }
  for (Found &F : All)
    publish(F);
  return std::move(Set);
}

/// Parses the current pack and notes its entries.
void PackReader::scan(std::vector<Found> &All) {
  Pack &In = *Packs[Current];
  JsonProblem Problem;
  In.Root = parseJson(In.Text, Problem);
  if (!In.Root) {
    if (In.Report)
      Mistakes.push_back({Current, Problem.Offset, std::move(Problem.Message)});
    return;
  }
  Place Top{*In.Root};
  if (!checkObject(Top, {"schema", "package", "entries"},
                   {"schema", "package", "entries"}))
    return;
  withMember(Top, "schema", [&](const Place &S) {
    if (expect(S, Json::Kind::String) && S.Value.String != Schema)
      error(S, "'" + Schema + "' is expected");
  });
  withMember(Top, "package", [&](const Place &P) { readString(P); });
  withMember(Top, "entries", [&](const Place &List) {
    if (!expect(List, Json::Kind::Array))
      return;
    for (unsigned I = 0; I != List.Value.Elements.size(); ++I) {
      Place P = List.element(I);
      if (!expect(P, Json::Kind::Object))
        continue;
      Entry *E = make<Entry>();
      E->IsUsers = In.IsUsers;
      withMember(P, "kind", [&](const Place &K) { readWord(K, E->Kind); });
      withMember(P, "id", [&](const Place &Id) {
        E->Id = readPath(Id);
        if (E->Id.empty())
          return;
        auto [It, New] = PackOfId.try_emplace(E->Id, Current);
        if (!New)
          error(Id, "id '" + E->Id + "' is already taken in " +
                        Packs[It->second]->Name);
        Ids.push_back(E->Id);
      });
      All.push_back({Current, I, E});
    }
  });
}

/// Makes an entry known under its names, which no other may have for the same
/// versions.
void PackReader::publish(const Found &F) {
  Set.Entries.push_back(F.E);
  Set.HasUsers |= F.E->IsUsers;
  for (llvm::StringRef Name : F.E->Names) {
    std::vector<const Entry *> &Sharing = Set.ByName[Name];
    auto Clash = llvm::find_if(Sharing, [&](const Entry *Other) {
      if (!Other->Versions || !F.E->Versions)
        return true;
      return Other->VersionPackage == F.E->VersionPackage &&
             !Other->Versions->intersect(*F.E->Versions).empty();
    });
    if (Clash != Sharing.end()) {
      Current = F.Pack;
      Place Top{*Packs[Current]->Root};
      withMember(Top, "entries", [&](const Place &List) {
        Place P = List.element(F.Index);
        withMember(P, "names", [&](const Place &Names) {
          error(Names, "'" + Name + "' is also a name of " + (*Clash)->Id +
                           ", for the same versions");
        });
      });
    }
    Sharing.push_back(F.E);
  }
}

} // namespace custody::models
