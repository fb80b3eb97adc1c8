//===- Help.cpp - `--help`, from the table of options ---------------------===//

#include "Options.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody::driver;
using llvm::StringRef;

static void printRow(llvm::raw_ostream &OS, const std::string &Left,
                     StringRef Right) {
  constexpr unsigned Column = 30;
  OS << "  " << Left;
  if (Left.size() + 4 > Column)
    OS << '\n' << std::string(Column, ' ');
  else
    OS << std::string(Column - 2 - Left.size(), ' ');
  OS << Right << '\n';
}

static void printExitCodes(llvm::raw_ostream &OS) {
  OS << "\nExit status:\n";
#define CUSTODY_EXIT_CODE(Enumerator, Status, Meaning)                         \
  printRow(OS, #Status, Meaning);
#include "custody/Report/ExitCodes.def"
}

static void printCommand(const CommandRow &Row, llvm::raw_ostream &OS) {
  OS << "Usage: custody " << Row.Name << " [OPTION...]";
  if (!Row.Operands.empty())
    OS << ' ' << Row.Operands;
  OS << "\n\n"
     << "Purpose: " << Row.Summary << ".\n\nOptions:\n";
  for (const OptionRow &Option : optionTable()) {
    if (!Option.appliesTo(Row.Id) || Option.K == OptionRow::Kind::Planned)
      continue;
    std::string Left = Option.spelling();
    if (!Option.Argument.empty())
      Left += (" " + Option.Argument).str();
    printRow(OS, Left, Option.Help);
  }
  if (Row.Id == Command::Check)
    printExitCodes(OS);
}

void custody::driver::printHelp(std::optional<Command> C,
                                llvm::raw_ostream &OS) {
  if (C)
    return printCommand(commandTable()[static_cast<size_t>(*C)], OS);
  OS << "custody finds tensors of a training program that two managers claim.\n"
        "\nUsage: custody COMMAND [OPTION...] [PATH...]\n\nCommands:\n";
  for (const CommandRow &Row : commandTable())
    printRow(OS, Row.Name.str(), Row.Summary);
  OS << "\n'custody COMMAND --help' lists the options of a command.\n";
}
