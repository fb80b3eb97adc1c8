//===- PackReader.cpp - Scalars, lists and mistakes -----------------------===//

#include "PackReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace custody::models {

static llvm::StringRef name(Json::Kind Kind) {
  switch (Kind) {
  case Json::Kind::Null:
    return "null";
  case Json::Kind::Bool:
    return "true or false";
  case Json::Kind::Int:
  case Json::Kind::Float:
    return "a number";
  case Json::Kind::String:
    return "a string";
  case Json::Kind::Array:
    return "a list";
  case Json::Kind::Object:
    return "an object";
  }
  llvm_unreachable("not a kind of JSON value");
}

std::string suggestion(llvm::StringRef Word,
                       llvm::ArrayRef<llvm::StringRef> Known) {
  if (Word.size() < 2)
    return "";
  // Beyond a third of the word a likeness is an accident; so is one letter.
  unsigned Most = std::min<size_t>((Word.size() + 2) / 3, Word.size() - 1);
  std::pair<unsigned, size_t> Best{Most + 1, 0};
  llvm::StringRef Nearest;
  for (llvm::StringRef Candidate : Known) {
    // Of equally near ones that of the same length: letters are swapped more
    // often than others are added.
    size_t Lengths = Word.size() > Candidate.size()
                         ? Word.size() - Candidate.size()
                         : Candidate.size() - Word.size();
    std::pair Likeness{Word.edit_distance(Candidate, true, Most), Lengths};
    if (Likeness < Best)
      Best = Likeness, Nearest = Candidate;
  }
  return Nearest.empty() ? "" : ("; did you mean '" + Nearest + "'?").str();
}

/// "entries[3] (torch.DDP): effects[2].of", and the separator after it.
static std::string describe(const Place &P) {
  llvm::SmallVector<const Place *, 8> Way;
  for (const Place *At = &P; At->Up; At = At->Up)
    Way.push_back(At);
  std::string Text;
  for (const Place *At : llvm::reverse(Way)) {
    if (At->Key.empty()) {
      Text += "[" + llvm::utostr(At->Index) + "]";
      const Place &List = *At->Up;
      if (List.Key == "entries" && List.Up && !List.Up->Up) {
        const Json *Id = At->Value.find("id");
        if (Id && Id->isString())
          Text += " (" + Id->String + ")";
        Text += ": ";
      }
      continue;
    }
    if (!Text.empty() && !llvm::StringRef(Text).ends_with(": "))
      Text += ".";
    Text += At->Key;
  }
  bool Complete = Text.empty() || llvm::StringRef(Text).ends_with(": ");
  return Complete ? Text : Text + ": ";
}

void PackReader::errorAt(uint32_t Offset, const Place &P,
                         const llvm::Twine &Message) {
  if (Packs[Current]->Report)
    Mistakes.push_back({Current, Offset, (describe(P) + Message).str()});
}

void PackReader::error(const Place &P, const llvm::Twine &Message) {
  errorAt(P.Value.Offset, P, Message);
}

void PackReader::wrongType(const Place &P, llvm::StringRef Wanted) {
  error(P, Wanted + " is expected, not " + name(P.Value.K));
}

void PackReader::unknownValue(const Place &P,
                              llvm::ArrayRef<llvm::StringLiteral> Known) {
  llvm::SmallVector<llvm::StringRef> All(Known.begin(), Known.end());
  std::string Hint = suggestion(P.Value.String, All);
  if (Hint.empty())
    Hint = "; it is one of " + llvm::join(All, ", ");
  error(P, "'" + P.Value.String + "' is not known here" + Hint);
}

void PackReader::unknownKey(const Place &Object, unsigned Member, Keys Known) {
  llvm::StringRef Key = Object.Value.Keys[Member];
  std::string Hint = suggestion(Key, Known);
  if (Hint.empty() && !Known.empty())
    Hint = "; it is one of " + llvm::join(Known, ", ");
  errorAt(Object.Value.KeyOffsets[Member], Object,
          "key '" + Key + "' is not known" + Hint);
}

void PackReader::missing(const Place &Object, llvm::StringRef Key) {
  error(Object, "key '" + Key + "' is missing");
}

bool PackReader::checkObject(const Place &P, Keys Known, Keys Required) {
  if (!expect(P, Json::Kind::Object))
    return false;
  for (unsigned I = 0; I != P.Value.Keys.size(); ++I)
    if (P.Value.Keys[I] != "note" &&
        !llvm::is_contained(Known, P.Value.Keys[I]))
      unknownKey(P, I, Known);
  for (llvm::StringRef Key : Required)
    if (!P.Value.find(Key))
      missing(P, Key);
  return true;
}

bool PackReader::expect(const Place &P, Json::Kind Kind) {
  if (P.Value.K == Kind)
    return true;
  wrongType(P, name(Kind));
  return false;
}

llvm::StringRef PackReader::readString(const Place &P) {
  if (!expect(P, Json::Kind::String))
    return {};
  if (P.Value.String.empty())
    error(P, "the string is empty");
  return keep(llvm::StringRef(P.Value.String));
}

llvm::StringRef PackReader::readReference(const Place &P, bool OrSelf) {
  llvm::StringRef Id = readString(P);
  if (Id.empty() || (OrSelf && Id == "self"))
    return {};
  if (!std::binary_search(Ids.begin(), Ids.end(), Id))
    error(P, "'" + Id + "' is the id of no entry" + suggestion(Id, Ids));
  return Id;
}

llvm::StringRef PackReader::readPath(const Place &P) {
  llvm::StringRef Path = readString(P);
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Path.split(Parts, '.');
  bool IsPath = llvm::all_of(Parts, [](llvm::StringRef Part) {
    return !Part.empty() && !llvm::isDigit(Part.front()) &&
           llvm::all_of(Part, [](unsigned char C) {
             return llvm::isAlnum(C) || C == '_' || C >= 0x80;
           });
  });
  if (!Path.empty() && !IsPath)
    error(P, "'" + Path + "' is no dotted name");
  return Path;
}

bool PackReader::readBool(const Place &P) {
  return expect(P, Json::Kind::Bool) && P.Value.Bool;
}

Literal PackReader::readLiteral(const Place &P) {
  Literal L;
  switch (P.Value.K) {
  case Json::Kind::Null:
    break;
  case Json::Kind::Bool:
    L.K = Literal::Kind::Bool, L.Bool = P.Value.Bool;
    break;
  case Json::Kind::Int:
    L.K = Literal::Kind::Int, L.Int = P.Value.Int;
    break;
  case Json::Kind::Float:
    L.K = Literal::Kind::Float, L.Float = P.Value.Float;
    break;
  case Json::Kind::String:
    L.K = Literal::Kind::String, L.String = keep(P.Value.String);
    break;
  case Json::Kind::Array:
  case Json::Kind::Object:
    wrongType(P, "a constant");
    break;
  }
  return L;
}

llvm::ArrayRef<llvm::StringRef> PackReader::readStrings(
    const Place &P, llvm::function_ref<llvm::StringRef(const Place &)> Read) {
  llvm::SmallVector<llvm::StringRef, 8> All;
  if (!P.Value.isArray()) {
    All.push_back(Read(P));
  } else {
    for (unsigned I = 0; I != P.Value.Elements.size(); ++I)
      All.push_back(Read(P.element(I)));
    if (All.empty())
      error(P, "the list is empty");
  }
  return keep(llvm::ArrayRef(All));
}

void PackReader::addFile(llvm::StringRef Path, bool Report) {
  if (llvm::any_of(Packs, [&](const auto &P) { return P->Name == Path; }))
    return;
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer) {
    if (Report)
      Unreadable.push_back(
          {Path.str(), 0, 0, "cannot be read: " + Buffer.getError().message()});
    return;
  }
  Pack &P = *Packs.emplace_back(std::make_unique<Pack>());
  P.Name = Path.str();
  P.Owned = (*Buffer)->getBuffer().str();
  P.Text = P.Owned;
  P.Report = Report;
  P.IsUsers = true;
}

void PackReader::add(const PackText &Text, bool Report) {
  Pack &P = *Packs.emplace_back(std::make_unique<Pack>());
  P.Name = Text.Name.str();
  P.Text = Text.Text;
  P.Report = Report;
}

std::vector<PackDiagnostic> PackReader::takeDiagnostics() {
  llvm::sort(Mistakes, [](const Mistake &A, const Mistake &B) {
    return std::tie(A.Pack, A.Offset, A.Message) <
           std::tie(B.Pack, B.Offset, B.Message);
  });
  std::vector<PackDiagnostic> All = std::move(Unreadable);
  for (Mistake &M : Mistakes) {
    const Pack &In = *Packs[M.Pack];
    llvm::StringRef Before = In.Text.take_front(M.Offset);
    size_t LineStart = Before.rfind('\n') + 1; // npos + 1 == 0
    All.push_back({In.Name, static_cast<unsigned>(Before.count('\n') + 1),
                   static_cast<unsigned>(Before.size() - LineStart + 1),
                   std::move(M.Message)});
  }
  return All;
}

} // namespace custody::models
