//===- Cursor.h - Reads tokens of the textual IR --------------------------===//
//
// Walks over lines, and over the tokens of the current line. Every reader
// returns whether it found what it looks for; the first failure is kept, with
// its line, and must end the parse:
//
//   uint32_t Number;
//   if (!At.take('#') || !At.number(Number))
//     return At.error();
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_IR_CURSOR_H
#define CUSTODY_IR_CURSOR_H

#include "custody/IR/IR.h"

#include "llvm/Support/Error.h"

namespace custody::ir {

class Cursor {
public:
  explicit Cursor(llvm::StringRef Text) : Text(Text) {}

  /// Goes to the next line that is neither blank nor a comment. False at the
  /// end, which is no failure.
  bool nextLine();
  bool atLineEnd() const { return Rest.empty(); }
  llvm::StringRef rest() const { return Rest; }

  /// Skips \p Token if it comes next; no failure otherwise.
  bool skip(llvm::StringRef Token) { return Rest.consume_front(Token); }

  bool expect(llvm::StringRef Token);
  bool endLine();
  bool number(uint32_t &N);
  /// `%N`
  bool value(ValueId &V);
  /// A bare or quoted name.
  bool name(std::string &Name);
  bool quoted(std::string &Text);
  /// `line:column-line:column`
  bool range(SourceRange &R);
  /// The longest run of characters that satisfy \p Pred, maybe none.
  template <typename Fn> llvm::StringRef run(Fn Pred) {
    llvm::StringRef Run = Rest.take_while(Pred);
    Rest = Rest.drop_front(Run.size());
    return Run;
  }

  /// Remembers a failure at the current line. Returns false.
  bool fail(llvm::Twine Expected);
  bool failed() const { return !Failure.empty(); }
  llvm::Error error() const;

private:
  llvm::StringRef Text; ///< behind the current line
  llvm::StringRef Rest; ///< of the current line
  unsigned Line = 0;
  std::string Failure;
};

} // namespace custody::ir

#endif // CUSTODY_IR_CURSOR_H
