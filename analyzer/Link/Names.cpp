//===- Names.cpp - Interned strings ---------------------------------------===//

#include "custody/Link/Names.h"

namespace custody::link {

bool NamePool::find(llvm::StringRef Text, NameId &Found) const {
  if (Base && Base->find(Text, Found))
    return true;
  auto It = Ids.find(Text);
  if (It == Ids.end())
    return false;
  Found = NameId{It->second};
  return true;
}

NameId NamePool::intern(llvm::StringRef Text) {
  NameId Known;
  if (Base && Base->find(Text, Known))
    return Known;
  auto [It, Inserted] = Ids.try_emplace(Text, size());
  if (Inserted)
    Own.push_back(It->getKey());
  return NameId{It->second};
}

llvm::StringRef NamePool::text(NameId Name) const {
  uint32_t I = static_cast<uint32_t>(Name);
  return I < First ? Base->text(Name) : Own[I - First];
}

} // namespace custody::link
