//===- Json.h - JSON as both renderers write it ---------------------------===//
//
// Private to the stage: the JSON type with keys in the order of insertion, and
// positions as other programs count them.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LIB_REPORT_JSON_H
#define CUSTODY_LIB_REPORT_JSON_H

#include "custody/Report/Finding.h"
#include "custody/Report/ReportSources.h"

#include <nlohmann/json.hpp>

namespace custody {

using Json = nlohmann::ordered_json;

inline std::string toString(llvm::StringRef Text) { return Text.str(); }

/// Indented. Bytes that are no UTF-8 (they can be in the name of a file) become
/// U+FFFD.
std::string toText(const Json &J);

/// A range within its first line, in code points, 1-based, the end exclusive.
/// All 0 for a location without position, EndColumn > Column otherwise.
struct TextRegion {
  uint32_t Line = 0, Column = 0, EndColumn = 0;
};
TextRegion regionOf(const Location &Where, ReportSources &Sources);

} // namespace custody

#endif // CUSTODY_LIB_REPORT_JSON_H
