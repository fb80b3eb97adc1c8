//===- Names.h - Interned strings -----------------------------------------===//
//
// Every identifier, dotted path and string constant of a program is one
// NameId, so that attribute access by name and by string constant meet.
//
// A pool may stand on a frozen base: the linked program owns the base, and each
// analysis run adds the strings it computes in a pool of its own.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LINK_NAMES_H
#define CUSTODY_LINK_NAMES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace custody::link {

enum class NameId : uint32_t {};

class NamePool {
public:
  /// A pool that continues the numbering of \p Base, which must outlive it and
  /// must not grow any more.
  explicit NamePool(const NamePool *Base = nullptr)
      : Base(Base), First(Base ? Base->size() : 0) {}

  NameId intern(llvm::StringRef Text);
  /// The name if it is known already.
  [[nodiscard]] bool find(llvm::StringRef Text, NameId &Found) const;
  llvm::StringRef text(NameId Name) const;
  uint32_t size() const { return First + static_cast<uint32_t>(Own.size()); }

private:
  const NamePool *Base;
  uint32_t First;
  llvm::StringMap<uint32_t> Ids;
  std::vector<llvm::StringRef> Own; ///< keys of Ids, by number less First
};

} // namespace custody::link

#endif // CUSTODY_LINK_NAMES_H
