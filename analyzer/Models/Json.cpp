//===- Json.cpp - JSON values that know where they stand ------------------===//

#include "Json.h"

#include "llvm/ADT/STLExtras.h"

#include <nlohmann/json.hpp>

#include <iterator>

namespace custody::models {

namespace {

/// Deeper nesting is no pack; the tree is destroyed recursively.
constexpr size_t MaxDepth = 64;

/// Reads bytes for nlohmann's lexer and tells how far it has come.
class CountingIterator {
public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char *;
  using reference = const char &;

  CountingIterator(const char *At, const char **Furthest)
      : At(At), Furthest(Furthest) {}
  reference operator*() const { return *At; }
  CountingIterator &operator++() {
    *Furthest = ++At;
    return *this;
  }
  bool operator==(const CountingIterator &Other) const {
    return At == Other.At;
  }
  bool operator!=(const CountingIterator &Other) const {
    return At != Other.At;
  }

private:
  const char *At;
  const char **Furthest;
};

/// Builds the tree. A token starts where the last one ended, less what may
/// stand between two tokens; the lexer reads one byte past a number, and that
/// byte is a separator or a bracket, for which no position is needed.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
  TreeBuilder(llvm::StringRef Text, const char *const &Furthest,
              JsonProblem &Problem)
      : Text(Text), Furthest(Furthest), Problem(Problem) {}

  Json Root;

  bool null() override { return scalar(Json::Kind::Null); }
  bool boolean(bool Value) override {
    return scalar(Json::Kind::Bool, [&](Json &J) { J.Bool = Value; });
  }
  bool number_integer(number_integer_t Value) override {
    return scalar(Json::Kind::Int, [&](Json &J) { J.Int = Value; });
  }
  bool number_unsigned(number_unsigned_t Value) override {
    if (Value > INT64_MAX)
      return fail("the number is too large");
    return scalar(Json::Kind::Int, [&](Json &J) { J.Int = Value; });
  }
  bool number_float(number_float_t Value, const string_t &) override {
    return scalar(Json::Kind::Float, [&](Json &J) { J.Float = Value; });
  }
  bool string(string_t &Value) override {
    return scalar(Json::Kind::String, [&](Json &J) { J.String = Value; });
  }
  bool binary(binary_t &) override {
    return fail("binary values are not JSON");
  }
  bool start_object(std::size_t) override { return open(Json::Kind::Object); }
  bool start_array(std::size_t) override { return open(Json::Kind::Array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t &Key) override {
    uint32_t Offset = tokenOffset();
    Json &Object = *Open.back();
    if (llvm::is_contained(Object.Keys, Key)) {
      Problem = {Offset, "key '" + Key + "' is given twice"};
      return false;
    }
    Object.Keys.push_back(Key);
    Object.KeyOffsets.push_back(Offset);
    return true;
  }

  bool parse_error(std::size_t Position, const std::string &,
                   const nlohmann::detail::exception &Error) override {
    // The text of the exception opens with an identifier and a position that
    // it states less usefully, and may quote bytes that are no text.
    llvm::StringRef Message = Error.what();
    if (size_t At = Message.find("syntax error"); At != Message.npos)
      Message = Message.drop_front(At);
    else if (Message.starts_with("["))
      Message = Message.split("] ").second;
    std::string Short = Message.split("; last read: ").first.str();
    if (size_t At = Message.rfind("; expected "); At != Message.npos)
      Short += Short.size() <= At ? Message.drop_front(At) : "";
    Problem = {static_cast<uint32_t>(Position ? Position - 1 : 0),
               std::move(Short)};
    return false;
  }

private:
  uint32_t tokenOffset() {
    size_t Start = Text.find_first_not_of(" \t\r\n,:", LastEnd);
    LastEnd = Furthest - Text.begin();
    return static_cast<uint32_t>(std::min(Start, LastEnd));
  }

  bool fail(const char *Message) {
    Problem = {tokenOffset(), Message};
    return false;
  }

  Json &add(Json::Kind Kind) {
    Json *Value = &Root;
    if (!Open.empty())
      Value = &Open.back()->Elements.emplace_back();
    Value->K = Kind;
    Value->Offset = tokenOffset();
    return *Value;
  }

  template <typename Fn = void (*)(Json &)>
  bool scalar(Json::Kind Kind, Fn Set = [](Json &) {}) {
    Set(add(Kind));
    return true;
  }

  bool open(Json::Kind Kind) {
    if (Open.size() == MaxDepth)
      return fail("nested too deeply");
    // Stable: nothing is added to an outer value while an inner one is open.
    Open.push_back(&add(Kind));
    return true;
  }

  bool close() {
    LastEnd = Furthest - Text.begin();
    Open.pop_back();
    return true;
  }

  llvm::StringRef Text;
  const char *const &Furthest;
  JsonProblem &Problem;
  std::vector<Json *> Open;
  size_t LastEnd = 0;
};

} // namespace

const Json *Json::find(llvm::StringRef Key) const {
  for (size_t I = 0; I != Keys.size(); ++I)
    if (Keys[I] == Key)
      return &Elements[I];
  return nullptr;
}

std::optional<Json> parseJson(llvm::StringRef Text, JsonProblem &Problem) {
  const char *Furthest = Text.begin();
  TreeBuilder Builder(Text, Furthest, Problem);
  if (!nlohmann::json::sax_parse(CountingIterator(Text.begin(), &Furthest),
                                 CountingIterator(Text.end(), &Furthest),
                                 &Builder))
    return std::nullopt;
  return std::move(Builder.Root);
}

} // namespace custody::models
