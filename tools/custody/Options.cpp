//===- Options.cpp - Parses a command line by the table -------------------===//

#include "Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace custody::driver;
using llvm::StringRef;

namespace {

template <Command... Cs>
constexpr uint32_t Mask = ((1u << static_cast<unsigned>(Cs)) | ...);
constexpr uint32_t Dumping = Mask<Command::Dump, Command::Owners>;
constexpr uint32_t Analysing = Mask<Command::Check> | Dumping;
constexpr uint32_t AllCommands = ~0u;

constexpr CommandRow Commands[] = {
#define CUSTODY_COMMAND(Enumerator, Name, Operands, Summary)                   \
  {Command::Enumerator, Name, Operands, Summary},
#include "Options.def"
};

constexpr OptionRow Rows[] = {
#define CUSTODY_OPTION(Enumerator, Name, Argument, Arity, Commands, Help)      \
  {OptionId::Enumerator,   Name,     Argument,                                 \
   OptionRow::Kind::Arity, Commands, Help},
#include "Options.def"
};

llvm::Error usageError(const llvm::Twine &Message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), Message);
}

/// The arguments that are still to be read.
struct Cursor {
  llvm::ArrayRef<const char *> Rest;

  StringRef take() {
    StringRef First = Rest.front();
    Rest = Rest.drop_front();
    return First;
  }
};

/// An argument that is an option: its name, and its value when it is in the
/// same word.
struct Spelled {
  StringRef Name;
  bool IsShort = false;
  std::optional<StringRef> Value;
};

Spelled splitOption(StringRef Word) {
  Spelled S;
  if (Word.consume_front("--")) {
    auto [Name, Value] = Word.split('=');
    S.Name = Name;
    if (Word.contains('='))
      S.Value = Value;
    return S;
  }
  if (Word == "-h") {
    S.Name = "help";
    return S;
  }
  Word = Word.drop_front(1);
  S.IsShort = true;
  S.Name = Word.take_front(1);
  if (Word.size() > 1)
    S.Value = Word.drop_front(1);
  return S;
}

bool isNamed(const OptionRow &Row, const Spelled &S) {
  return Row.Name == S.Name && (Row.Name.size() == 1) == S.IsShort;
}

llvm::Error unknownOption(StringRef Word, const Spelled &S,
                          std::optional<Command> C) {
  std::string Written = S.IsShort ? Word.str() : ("--" + S.Name).str();
  if (llvm::any_of(Rows, [&](const OptionRow &R) { return isNamed(R, S); }))
    return C ? usageError("option '" + Written + "' does not apply to '" +
                          Commands[size_t(*C)].Name + "'")
             : usageError("option '" + Written + "' belongs after a command");
  std::vector<std::string> Known;
  for (const OptionRow &R : Rows)
    if (!C || R.appliesTo(*C))
      Known.push_back(R.spelling());
  return usageError("unknown option '" + Written + "'" +
                    suggest(Written, Known));
}

llvm::Error checkAlternatives(const OptionRow &Row, StringRef Value) {
  if (!Row.Argument.contains('|'))
    return llvm::Error::success();
  std::vector<std::string> Allowed;
  for (StringRef Alternative : llvm::split(Row.Argument, '|'))
    Allowed.push_back(Alternative.str());
  if (llvm::is_contained(Allowed, Value))
    return llvm::Error::success();
  return usageError("option '" + Row.spelling() + "' takes " +
                    llvm::join(Allowed, ", ") + ", not '" + Value + "'" +
                    suggest(Value, Allowed));
}

/// Reads one option whose word was already taken from From.
llvm::Error parseOption(StringRef Word, Cursor &From, Options &Opts) {
  Spelled S = splitOption(Word);
  const OptionRow *Row = llvm::find_if(Rows, [&](const OptionRow &R) {
    return isNamed(R, S) && (!Opts.Cmd || R.appliesTo(*Opts.Cmd));
  });
  bool IsGlobal = Row != std::end(Rows) && Row->Commands == AllCommands;
  if (Row == std::end(Rows) || (!Opts.Cmd && !IsGlobal))
    return unknownOption(Word, S, Opts.Cmd);
  if (Row->Argument.empty() && S.Value)
    return usageError("option '" + Row->spelling() + "' takes no value");
  if (!Row->Argument.empty() && !S.Value) {
    if (From.Rest.empty())
      return usageError("option '" + Row->spelling() +
                        "' needs a value: " + Row->Argument);
    S.Value = From.take();
  }
  if (Row->K == OptionRow::Kind::Planned)
    return usageError("option '" + Row->spelling() +
                      "' is not available in this version");
  std::vector<std::string> &Values = Opts.Values[size_t(Row->Id)];
  if (Row->K == OptionRow::Kind::Once && !Row->Argument.empty() &&
      !Values.empty())
    return usageError("option '" + Row->spelling() + "' is given twice");
  StringRef Value = S.Value.value_or("");
  if (llvm::Error E = checkAlternatives(*Row, Value))
    return E;
  Values.push_back(Value.str());
  return llvm::Error::success();
}

llvm::Error parseCommand(StringRef Word, Options &Opts) {
  const CommandRow *Row = llvm::find_if(
      Commands, [&](const CommandRow &R) { return R.Name == Word; });
  if (Row != std::end(Commands)) {
    Opts.Cmd = Row->Id;
    return llvm::Error::success();
  }
  std::vector<std::string> Known;
  for (const CommandRow &R : Commands)
    Known.push_back(R.Name.str());
  return usageError("unknown command '" + Word + "'" + suggest(Word, Known));
}

} // namespace

std::string OptionRow::spelling() const {
  return ((Name.size() == 1 ? "-" : "--") + Name).str();
}

llvm::ArrayRef<CommandRow> custody::driver::commandTable() { return Commands; }
llvm::ArrayRef<OptionRow> custody::driver::optionTable() { return Rows; }

std::string custody::driver::suggest(StringRef Wrong,
                                     llvm::ArrayRef<std::string> Known) {
  // About a third of the letters may differ; beyond that it is another word.
  if (Wrong.size() < 3)
    return "";
  unsigned Best = static_cast<unsigned>(Wrong.size()) / 3 + 1;
  StringRef Nearest;
  for (const std::string &Name : Known) {
    unsigned Distance = Wrong.edit_distance(Name, true, Best);
    if (Distance < Best || (Distance == Best && Nearest.empty())) {
      Best = Distance;
      Nearest = Name;
    }
  }
  return Nearest.empty() ? "" : ("; did you mean '" + Nearest + "'?").str();
}

llvm::Expected<Options>
custody::driver::parseOptions(llvm::ArrayRef<const char *> Arguments) {
  Options Opts;
  bool OnlyOperands = false;
  for (Cursor From{Arguments}; !From.Rest.empty();) {
    StringRef Word = From.take();
    if (Word == "--" && !OnlyOperands) {
      OnlyOperands = true;
    } else if (Word.size() > 1 && Word.starts_with("-") && !OnlyOperands) {
      if (llvm::Error E = parseOption(Word, From, Opts))
        return std::move(E);
    } else if (!Opts.Cmd) {
      if (llvm::Error E = parseCommand(Word, Opts))
        return std::move(E);
    } else {
      Opts.Operands.push_back(Word.str());
    }
  }
  if (!Opts.Cmd && !Opts.has(OptionId::Help) && !Opts.has(OptionId::Version))
    return usageError("no command given; see 'custody --help'");
  return Opts;
}

llvm::Expected<unsigned> custody::driver::parsePositive(OptionId Id,
                                                        StringRef Value) {
  unsigned Number = 0;
  if (!Value.getAsInteger(10, Number) && Number > 0)
    return Number;
  const OptionRow *Row =
      llvm::find_if(Rows, [&](const OptionRow &R) { return R.Id == Id; });
  return usageError("option '" + Row->spelling() +
                    "' takes a positive number, not '" + Value + "'");
}
