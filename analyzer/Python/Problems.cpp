//===- Problems.cpp - Source that does not parse --------------------------===//

#include "Lowering.h"

namespace custody::py {

void Lowering::problem(NodeId At, std::string Message) {
  B.module().Problems.push_back({range(At), std::move(Message)});
}

/// The start of \p N's text, as much as a message can take.
static llvm::StringRef excerpt(const Tree &T, NodeId N) {
  constexpr size_t Longest = 40;
  llvm::StringRef Text =
      T.text(N).take_until([](char C) { return C == '\n' || C == '\r'; });
  if (Text.size() > Longest) {
    // Not in the middle of a character.
    size_t End = Longest;
    while (End > 0 && (Text[End] & 0xC0) == 0x80)
      --End;
    Text = Text.take_front(End);
  }
  return Text.rtrim();
}

void Lowering::reportErrors() {
  for (uint32_t I = 0; I < T.size();) {
    NodeId N{I};
    if (T.isMissing(N)) {
      problem(N, "missing '" + T.missingName(N).str() + "'");
    } else if (T.kind(N) == Kind::Error) {
      // What is inside belongs to the same mistake.
      llvm::StringRef Text = excerpt(T, N);
      problem(N, Text.empty() ? "syntax error"
                              : "syntax error in '" + Text.str() + "'");
      I = index(T.next(N));
      continue;
    } else if (T.kind(N) == Kind::StringStart && T.text(N).ends_with("`")) {
      problem(N, "Python 2 backquotes");
    }
    ++I;
  }
}

ir::ValueId Lowering::opaque(NodeId At, llvm::StringRef Reason) {
  return B.value(ir::Opcode::Opaque, range(At), {},
                 ir::index(B.symbol(Reason)));
}

bool Lowering::tooDeep(NodeId At) {
  if (Depth < Limits::Depth)
    return false;
  if (!std::exchange(DepthReported, true))
    problem(At, "nested more than " + std::to_string(Limits::Depth) +
                    " levels deep");
  return true;
}

void Lowering::lowerErrorChildren(NodeId N) {
  if (!T.hasErrorChild(N))
    return;
  for (NodeId Child : T.children(N))
    if (T.kind(Child) == Kind::Error)
      lowerError(Child);
}

void Lowering::lowerError(NodeId Error) {
  if (Depth >= Limits::Depth)
    return;
  ++Depth;
  B.effect(ir::Opcode::Opaque, range(Error), {},
           ir::index(B.symbol("syntax error")));
  for (NodeId Child : T.children(Error)) {
    Kind K = T.kind(Child);
    if (isStatement(K) || K == Kind::Error)
      lowerStatement(Child);
    else if (K == Kind::Block)
      lowerBlock(Child);
    else if (isExpression(K) && K != Kind::Identifier)
      lower(Child);
  }
  --Depth;
}

} // namespace custody::py
