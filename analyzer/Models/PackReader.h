//===- PackReader.h - From JSON to entries, with every mistake named ------===//
//
// Reads all packs of a run. Reading goes on after a mistake, so that one run
// shows all of them; what could not be read is null. The nodes are only handed
// out when there was no mistake, so the rest of the program never sees a null
// that a pack did not mean.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_MODELS_PACKREADER_H
#define CUSTODY_MODELS_PACKREADER_H

#include "Json.h"

#include "custody/Models/ModelSet.h"

#include "llvm/ADT/Twine.h"

namespace custody::models {

/// A value and the way to it, for messages.
struct Place {
  const Json &Value;
  const Place *Up = nullptr;
  llvm::StringRef Key = {}; ///< in an object; empty in an array
  unsigned Index = 0;       ///< in an array

  Place element(unsigned I) const { return {Value.Elements[I], this, "", I}; }
  /// The member at position I of an object.
  Place member(unsigned I) const {
    return {Value.Elements[I], this, Value.Keys[I], 0};
  }
};

/// The names that sets and terms of an entry may use.
struct NameScope {
  const Entry *Of = nullptr;
  const Entry *AppliesTo = nullptr; ///< of a config_key, env or flag
  llvm::SmallVector<Let, 8> Lets;   ///< those read so far
  bool InMethod = false;            ///< `arg0`, `arg1`, ... and `self`
  bool InWhere = false;             ///< predicates speak of the element
  bool AnyName = false;             ///< AppliesTo is unknown: no more errors
};

class PackReader {
public:
  struct Pack {
    std::string Name;
    std::string Owned; ///< the text, when it was read from a file
    llvm::StringRef Text;
    bool Report = true; ///< mistakes in it count
    bool IsUsers = false;
    std::optional<Json> Root;
  };

  /// A file that cannot be read is a mistake.
  void addFile(llvm::StringRef Path, bool Report);
  void add(const PackText &Text, bool Report);

  /// Reads what was added. Mistakes are sorted by file and position.
  ModelSet readAll();
  std::vector<PackDiagnostic> takeDiagnostics();

private:
  using Keys = llvm::ArrayRef<llvm::StringRef>;

  /// An entry and where it was found.
  struct Found {
    size_t Pack;
    unsigned Index;
    Entry *E;
  };

  // Packs (ReadPacks.cpp).
  void scan(std::vector<Found> &All);
  void publish(const Found &F);

  // Entries (ReadEntries.cpp).
  void readEntry(const Place &P, Entry &E);
  void readTrigger(const Place &P, Entry &E);
  void readParams(const Place &P, Entry &E);
  void readParamTypes(const Place &P, Parameter &Param);
  void readLets(const Place &P, NameScope &Names, Entry &E);
  void readMethods(const Place &P, NameScope &Names, Entry &E);
  void readRequirements(const Place &P, bool Forbid, NameScope &Names,
                        llvm::SmallVectorImpl<Requirement> &Out);
  void readPair(const Place &P, NameScope &Names, Pair &Out);
  const Returned *readReturned(const Place &P, NameScope &Names);
  const VersionRange *readVersions(const Place &P, llvm::StringRef &Package);

  // Effects (ReadEffects.cpp).
  llvm::ArrayRef<const Effect *> readEffects(const Place &P, NameScope &Names);
  const Effect *readEffect(const Place &P, NameScope &Names);
  void readHead(const Place &Head, Effect &E, NameScope &Names);
  void readOption(const Place &Option, Effect &E, NameScope &Names);
  void readMarks(const Place &P, Effect &E);

  // Sets, terms, axes (ReadSets.cpp).
  const ObjectSet *readSet(const Place &P, NameScope &Names,
                           bool InMinus = false);
  const ObjectSet *resolve(const Place &P, NameScope &Names);
  const ObjectSet *resolveRoot(llvm::StringRef Root, llvm::StringRef Path,
                               NameScope &Names);
  const Term *readTerm(const Place &P, NameScope &Names);
  const Term *readTermKey(const Place &P, NameScope &Names);
  llvm::ArrayRef<const Predicate *> readWhere(const Place &P, NameScope &Names);
  const Axes *readAxes(const Place &P, NameScope &Names);
  void readDims(const Place &P, Axes &Out, NameScope &Names);

  // Predicates (ReadPredicates.cpp).
  const Predicate *readPredicate(const Place &P, NameScope &Names,
                                 Keys Extra = {});
  void readTest(const Place &Object, const Place &Head, Predicate &Out,
                NameScope &Names);
  llvm::ArrayRef<const Predicate *> readPredicates(const Place &P,
                                                   NameScope &Names);
  void readComparison(const Place &Object, Predicate &Out, NameScope &Names);
  const ObjectSet *subject(const Place &Object, NameScope &Names);
  llvm::ArrayRef<Facet> readFacets(const Place &P);

  // Scalars and lists (PackReader.cpp).
  bool expect(const Place &P, Json::Kind Kind);
  llvm::StringRef readString(const Place &P);
  llvm::StringRef readReference(const Place &P, bool OrSelf = false);
  llvm::StringRef readPath(const Place &P);
  bool readBool(const Place &P);
  Literal readLiteral(const Place &P);
  /// One string or a list of them, each read by Read.
  llvm::ArrayRef<llvm::StringRef>
  readStrings(const Place &P,
              llvm::function_ref<llvm::StringRef(const Place &)> Read);
  template <typename Enum> std::optional<Enum> readWord(const Place &P) {
    if (!expect(P, Json::Kind::String))
      return std::nullopt;
    std::optional<Enum> Value = word<Enum>(P.Value.String);
    if (!Value)
      unknownValue(P, words<Enum>());
    return Value;
  }
  template <typename Enum> void readWord(const Place &P, Enum &Out) {
    if (std::optional<Enum> Value = readWord<Enum>(P))
      Out = *Value;
  }

  // Mistakes (PackReader.cpp).
  void error(const Place &P, const llvm::Twine &Message);
  void errorAt(uint32_t Offset, const Place &P, const llvm::Twine &Message);
  void wrongType(const Place &P, llvm::StringRef Wanted);
  void unknownValue(const Place &P, llvm::ArrayRef<llvm::StringLiteral> Known);
  void unknownKey(const Place &Object, unsigned Member, Keys Known);
  void missing(const Place &Object, llvm::StringRef Key);
  /// Is P an object? Reports keys that are not known, and those that are
  /// missing.
  bool checkObject(const Place &P, Keys Known, Keys Required = {});

  template <typename T> llvm::ArrayRef<T> keep(llvm::ArrayRef<T> List) {
    return List.copy(*Set.Storage);
  }
  template <typename T> T *make() { return new (*Set.Storage) T(); }
  llvm::StringRef keep(llvm::StringRef Text) { return Text.copy(*Set.Storage); }

  ModelSet Set;
  std::vector<std::unique_ptr<Pack>> Packs;
  size_t Current = 0;               ///< the pack being read
  std::vector<llvm::StringRef> Ids; ///< of all entries, sorted
  llvm::StringMap<size_t> PackOfId;
  struct Mistake {
    size_t Pack;
    uint32_t Offset;
    std::string Message;
  };
  std::vector<Mistake> Mistakes;
  std::vector<PackDiagnostic> Unreadable;
};

/// The member of an object that is called Key, handed to Fn if it is there.
template <typename Fn>
void withMember(const Place &P, llvm::StringRef Key, Fn Do) {
  for (unsigned I = 0; I != P.Value.Keys.size(); ++I)
    if (P.Value.Keys[I] == Key) {
      Place Member = P.member(I);
      Do(static_cast<const Place &>(Member));
    }
}

/// The keys that make an object a term.
inline constexpr llvm::StringRef TermKeys[] = {"arg",  "cfg", "env",
                                               "flag", "let", "state"};

/// "; did you mean 'x'?" for the nearest of Known, or nothing.
std::string suggestion(llvm::StringRef Word,
                       llvm::ArrayRef<llvm::StringRef> Known);

} // namespace custody::models

#endif // CUSTODY_MODELS_PACKREADER_H
