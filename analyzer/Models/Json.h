//===- Json.h - JSON values that know where they stand --------------------===//
//
// A pack is read into a small tree in which every value and every key keeps its
// offset, so that an error can name line and column. nlohmann's parser does the
// parsing; what it does not offer, positions and repeated keys, is added here.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_JSON_H
#define CUSTODY_MODELS_JSON_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace custody::models {

struct Json {
  enum class Kind : uint8_t { Null, Bool, Int, Float, String, Array, Object };

  Kind K = Kind::Null;
  bool Bool = false;
  int64_t Int = 0;
  double Float = 0;
  std::string String;
  std::vector<Json> Elements;    ///< of an array; values of an object
  std::vector<std::string> Keys; ///< of an object, in order
  std::vector<uint32_t> KeyOffsets;
  uint32_t Offset = 0; ///< of the first byte

  bool isObject() const { return K == Kind::Object; }
  bool isArray() const { return K == Kind::Array; }
  bool isString() const { return K == Kind::String; }

  const Json *find(llvm::StringRef Key) const;
};

/// What `parseJson` could not accept, and where.
struct JsonProblem {
  uint32_t Offset = 0;
  std::string Message;
};

/// The value of a text, or the first problem.
std::optional<Json> parseJson(llvm::StringRef Text, JsonProblem &Problem);

} // namespace custody::models

#endif // CUSTODY_MODELS_JSON_H
