//===- Options.h - A parsed command line ----------------------------------===//
//
// `custody COMMAND [OPTION | OPERAND]...`, by the table in Options.def.
// `--name=value` and `--name value` are the same, also when the value begins
// with dashes; options and operands mix; after `--` everything is an operand.
//
//   Expected<Options> Opts = parseOptions({"check", "a.py", "--flags=--x 1"});
//   Opts->value(OptionId::Flags)  ->  "--x 1"
//   Opts->Operands                ->  {"a.py"}
//
// An error is one sentence for the user, with a suggestion where a name looks
// misspelled. Values are checked against the alternatives of the table here;
// what else they mean is the command's business.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_TOOLS_CUSTODY_OPTIONS_H
#define CUSTODY_TOOLS_CUSTODY_OPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace custody::driver {

enum class Command : uint8_t {
#define CUSTODY_COMMAND(Enumerator, Name, Operands, Summary) Enumerator,
#include "Options.def"
};

enum class OptionId : uint8_t {
#define CUSTODY_OPTION(Enumerator, Name, Argument, Arity, Commands, Help)      \
  Enumerator,
#include "Options.def"
  Count
};

struct CommandRow {
  Command Id;
  llvm::StringRef Name, Operands, Summary;
};

struct OptionRow {
  enum class Kind : uint8_t { Once, Repeated, Planned };

  OptionId Id;
  llvm::StringRef Name, Argument;
  Kind K;
  uint32_t Commands; ///< bit per Command
  llvm::StringRef Help;

  bool appliesTo(Command C) const {
    return Commands >> static_cast<unsigned>(C) & 1;
  }
  /// As the user writes it: "-j", "--flags".
  std::string spelling() const;
};

llvm::ArrayRef<CommandRow> commandTable();
llvm::ArrayRef<OptionRow> optionTable();

struct Options {
  /// Nothing for `custody --help` and `custody --version`.
  std::optional<Command> Cmd;
  std::vector<std::string> Operands;
  std::array<std::vector<std::string>, static_cast<size_t>(OptionId::Count)>
      Values;

  llvm::ArrayRef<std::string> values(OptionId Id) const {
    return Values[static_cast<size_t>(Id)];
  }
  bool has(OptionId Id) const { return !values(Id).empty(); }
  llvm::StringRef value(OptionId Id, llvm::StringRef Default = "") const {
    return has(Id) ? llvm::StringRef(values(Id).back()) : Default;
  }
};

/// Arguments without the program's own name.
llvm::Expected<Options> parseOptions(llvm::ArrayRef<const char *> Arguments);

/// A value that is a positive number, such as that of `-j`.
llvm::Expected<unsigned> parsePositive(OptionId Id, llvm::StringRef Value);

/// The overview, or the page of one command.
void printHelp(std::optional<Command> C, llvm::raw_ostream &OS);

/// ", did you mean 'x'?" for the nearest of Known, or nothing.
std::string suggest(llvm::StringRef Wrong, llvm::ArrayRef<std::string> Known);

} // namespace custody::driver

#endif // CUSTODY_TOOLS_CUSTODY_OPTIONS_H
