//===- Limits.h - The bounds of the analysis, as values -------------------===//
//
// Limits.def as a struct. A stage takes a `const Limits &`, so that a test can
// lower one bound and watch what is lost:
//
//   Limits L;
//   L.ConditionNodes = 8;
//   ConditionTable T(L);
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_CONFIG_LIMITS_H
#define CUSTODY_CONFIG_LIMITS_H

#include <cstdint>

namespace custody {

struct Limits {
#define CUSTODY_LIMIT(Name, Default, Reason) uint32_t Name = Default;
#include "custody/Config/Limits.def"
};

} // namespace custody

#endif // CUSTODY_CONFIG_LIMITS_H
