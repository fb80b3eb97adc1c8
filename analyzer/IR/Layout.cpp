//===- Layout.cpp - How each operation is written -------------------------===//

#include "Layout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace custody::ir {

llvm::StringRef layout(Opcode Op) {
  switch (Op) {
  case Opcode::Const:
    return "c";
  case Opcode::LoadLocal:
  case Opcode::DelLocal:
    return "l";
  case Opcode::LoadFree:
  case Opcode::DelFree:
    return "f";
  case Opcode::StoreLocal:
    return "l, v";
  case Opcode::StoreFree:
    return "f, v";
  case Opcode::LoadGlobal:
  case Opcode::LoadClassVar:
  case Opcode::DelGlobal:
  case Opcode::DelClassVar:
  case Opcode::ImportTop:
  case Opcode::Annotate:
  case Opcode::Opaque:
    return "s";
  case Opcode::StoreGlobal:
  case Opcode::StoreClassVar:
    return "s, v";
  case Opcode::GetAttr:
  case Opcode::DelAttr:
  case Opcode::ImportName:
    return "v, s";
  case Opcode::SetAttr:
    return "v, s, v";
  case Opcode::GetItem:
  case Opcode::DelItem:
  case Opcode::Append:
  case Opcode::AddSet:
  case Opcode::MatchClass:
    return "v, v";
  case Opcode::SetItem:
  case Opcode::Slice:
  case Opcode::Insert:
    return "v, v, v";
  case Opcode::Unary:
    return "u v";
  case Opcode::Binary:
  case Opcode::InPlace:
    return "v b v";
  case Opcode::Compare:
    return "v k v";
  case Opcode::BuildTuple:
  case Opcode::BuildList:
  case Opcode::BuildSet:
    return "a";
  case Opcode::BuildDict:
    return "d";
  case Opcode::Format:
    return "*p";
  case Opcode::Unpack:
    return "v, t";
  case Opcode::TupleItem:
    return "v, n";
  case Opcode::Call:
    return "va";
  case Opcode::MakeFunction:
    return "F*";
  case Opcode::MakeClass:
    return "FA";
  case Opcode::Import:
    return "sL";
  case Opcode::MatchSequence:
    return "v, q";
  case Opcode::MatchMapping:
    return "*";
  case Opcode::For:
  case Opcode::With:
    return "xv";
  case Opcode::ImportStar:
  case Opcode::If:
  case Opcode::Result:
  case Opcode::Return:
  case Opcode::Assert:
  case Opcode::Yield:
  case Opcode::YieldFrom:
  case Opcode::Await:
    return "v";
  case Opcode::Raise:
    return "w";
  case Opcode::While:
  case Opcode::Try:
  case Opcode::Caught:
  case Opcode::Break:
  case Opcode::Continue:
    return "";
  }
  llvm_unreachable("not an opcode");
}

RegionWords regionWords(Opcode Op) {
  static constexpr llvm::StringRef Branches[] = {"", "else"};
  static constexpr llvm::StringRef Loop[] = {"", "do", "else"};
  static constexpr llvm::StringRef Handlers[] = {"", "else", "finally",
                                                 "except", "do"};
  switch (Op) {
  case Opcode::If:
  case Opcode::For:
    return {Branches, 2};
  case Opcode::While:
    return {Loop, 3};
  case Opcode::Try:
    return {Handlers, 3};
  case Opcode::With:
  case Opcode::Assert:
  case Opcode::Annotate:
    return {llvm::ArrayRef(Branches).take_front(1), 1};
  default:
    return {{}, 0};
  }
}

bool isBareName(llvm::StringRef Name) {
  return !Name.empty() && !llvm::isDigit(Name.front()) &&
         llvm::all_of(Name, [](char C) {
           return llvm::isAlnum(C) || C == '_' || C == '.' || C == '@' ||
                  C == '<' || C == '>' || (C & 0x80);
         });
}

void printQuoted(llvm::StringRef Text, llvm::raw_ostream &OS) {
  OS << '"';
  for (unsigned char C : Text) {
    if (C == '"' || C == '\\')
      OS << '\\' << C;
    else if (C == '\n')
      OS << "\\n";
    else if (llvm::isPrint(C))
      OS << C;
    else
      OS << "\\x" << llvm::hexdigit(C >> 4, /*LowerCase=*/true)
         << llvm::hexdigit(C & 15, /*LowerCase=*/true);
  }
  OS << '"';
}

std::vector<std::string> slotNames(const Module &M, const Function &F) {
  std::vector<std::string> Names;
  llvm::SmallSet<SymbolId, 16> Seen;
  for (SymbolId Name : F.Locals) {
    Names.push_back(M.symbol(Name).str());
    // Only a parameter list that does not compile has a name twice.
    if (!Seen.insert(Name).second)
      Names.back() += "@@" + std::to_string(Names.size() - 1);
  }
  return Names;
}

llvm::StringRef keyword(Function::Kind K) {
  switch (K) {
  case Function::Kind::Module:
    return "body";
  case Function::Kind::Class:
    return "class";
  case Function::Kind::Function:
    return "func";
  case Function::Kind::Lambda:
    return "lambda";
  }
  llvm_unreachable("not a kind of function");
}

} // namespace custody::ir
