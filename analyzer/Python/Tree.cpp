//===- Tree.cpp - A flat copy of a tree-sitter syntax tree ----------------===//

#include "Tree.h"

#include "Repair.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringMap.h"

#include <tree_sitter/api.h>

extern "C" const TSLanguage *tree_sitter_python(void);

namespace custody::py {

namespace {

/// Translates the grammar's numbers, which change with each of its releases.
struct Grammar {
  const TSLanguage *Language = tree_sitter_python();
  std::vector<Kind> Kinds;   ///< by TSSymbol
  std::vector<Field> Fields; ///< by TSFieldId

  Grammar() {
    llvm::StringMap<Kind> Nodes, Tokens;
#define CUSTODY_NODE(Enumerator, Name) Nodes[Name] = Kind::Enumerator;
#define CUSTODY_TOKEN(Enumerator, Text) Tokens[Text] = Kind::Enumerator;
#include "Kinds.def"
    Kinds.resize(ts_language_symbol_count(Language), Kind::Other);
    for (TSSymbol S = 0; S < Kinds.size(); ++S) {
      const char *Name = ts_language_symbol_name(Language, S);
      if (!Name)
        continue;
      bool Named = ts_language_symbol_type(Language, S) == TSSymbolTypeRegular;
      Kinds[S] = (Named ? Nodes : Tokens).lookup(Name);
    }

    llvm::StringMap<Field> ByName;
#define CUSTODY_FIELD(Enumerator, Name) ByName[Name] = Field::Enumerator;
#include "Kinds.def"
    Fields.resize(ts_language_field_count(Language) + 1, Field::None);
    for (TSFieldId F = 1; F < Fields.size(); ++F)
      Fields[F] = ByName.lookup(ts_language_field_name_for_id(Language, F));
  }

  Kind kind(TSSymbol S) const {
    // tree-sitter's own ERROR has a number outside the grammar's table.
    return S < Kinds.size() ? Kinds[S] : Kind::Error;
  }
};

const Grammar &grammar() {
  static const Grammar G;
  return G;
}

/// A node that is left out, together with everything below it.
bool isDropped(Kind K) {
  return K == Kind::Comment || K == Kind::LineContinuation ||
         K == Kind::StringContent;
}

} // namespace

Tree::Tree(llvm::StringRef Text, ir::Builder &Symbols) : Text(Text) {
  LineStarts.push_back(0);
  for (size_t At = Text.find('\n'); At != llvm::StringRef::npos;
       At = Text.find('\n', At + 1))
    LineStarts.push_back(uint32_t(At + 1));

  parse(Text, Symbols);
  for (bool JoinLines : {false, true}) {
    uint32_t Damage = damage();
    if (Damage == 0)
      return;
    Repair R = repair(Text, JoinLines);
    if (R.Text == Text)
      continue;
    Tree Other;
    Other.Text = Text;
    Other.LineStarts = LineStarts;
    Other.Stars = std::move(R.Stars);
    Other.parse(R.Text, Symbols);
    // To join lines may hide damage rather than repair it.
    if (JoinLines ? Other.damage() == 0 : Other.damage() < Damage)
      *this = std::move(Other);
  }
}

uint32_t Tree::damage() const {
  uint32_t Sum = 0;
  for (uint32_t I = 0; I < size();) {
    const Node &N = Nodes[I];
    if (N.K == Kind::Error) {
      Sum += N.End - N.Start + 1;
      I = N.Next;
    } else {
      Sum += N.Missing;
      ++I;
    }
  }
  return Sum;
}

uint32_t Tree::lineOf(uint32_t Byte) const {
  return uint32_t(llvm::upper_bound(LineStarts, Byte) - LineStarts.begin()) - 1;
}

void Tree::parse(llvm::StringRef Parsed, ir::Builder &Symbols) {
  // A repair may have taken line ends away.
  const bool HasLines = Parsed.data() == Text.data();
  const Grammar &G = grammar();
  TSParser *Parser = ts_parser_new();
  ts_parser_set_language(Parser, G.Language);
  TSTree *Result = ts_parser_parse_string(Parser, nullptr, Parsed.data(),
                                          uint32_t(Parsed.size()));
  TSTreeCursor Cursor = ts_tree_cursor_new(ts_tree_root_node(Result));
  auto Release = llvm::make_scope_exit([&] {
    ts_tree_cursor_delete(&Cursor);
    ts_tree_delete(Result);
    ts_parser_delete(Parser);
  });

  // Python has one node for about every four bytes.
  Nodes.reserve(Text.size() / 4 + 16);
  llvm::SmallVector<uint32_t, 64> Open;
  for (bool Done = false; !Done;) {
    TSNode Current = ts_tree_cursor_current_node(&Cursor);
    Kind K = G.kind(ts_node_symbol(Current));
    bool Dropped = isDropped(K);
    if (!Dropped) {
      Node N;
      N.K = K;
      N.F = G.Fields[ts_tree_cursor_current_field_id(&Cursor)];
      N.Named = ts_node_is_named(Current);
      N.Missing = ts_node_is_missing(Current);
      N.ErrorChild = false;
      N.Start = ts_node_start_byte(Current);
      N.End = ts_node_end_byte(Current);
      N.Line = HasLines ? ts_node_start_point(Current).row : lineOf(N.Start);
      N.EndLine = HasLines ? ts_node_end_point(Current).row : lineOf(N.End);
      N.Extra = 0;
      if (K == Kind::Identifier)
        N.Extra = ir::index(Symbols.symbol(Text.slice(N.Start, N.End)));
      if (N.Missing)
        MissingNames.push_back({size(), ts_node_type(Current)});
      if ((K == Kind::Error || N.Missing) && !Open.empty())
        Nodes[Open.back()].ErrorChild = true;
      Nodes.push_back(N);
      if (ts_tree_cursor_goto_first_child(&Cursor)) {
        Open.push_back(size() - 1);
        continue;
      }
      Nodes.back().Next = size();
    }
    while (!ts_tree_cursor_goto_next_sibling(&Cursor)) {
      if (!ts_tree_cursor_goto_parent(&Cursor)) {
        Done = true;
        break;
      }
      Nodes[Open.pop_back_val()].Next = size();
    }
  }
}

NodeId Tree::child(NodeId N, Field F) const {
  for (NodeId Child : children(N))
    if (fieldOf(Child) == F)
      return Child;
  return NoNode;
}

NodeId Tree::child(NodeId N, Kind K) const {
  for (NodeId Child : children(N))
    if (kind(Child) == K)
      return Child;
  return NoNode;
}

NodeId Tree::firstNamed(NodeId N) const {
  for (NodeId Child : children(N))
    if (isNamed(Child))
      return Child;
  return NoNode;
}

llvm::StringRef Tree::missingName(NodeId N) const {
  for (auto [At, Name] : MissingNames)
    if (At == index(N))
      return Name;
  return "";
}

ir::SourceRange Tree::range(NodeId N) const {
  const Node &At = at(N);
  return {At.Line + 1, At.Start - LineStarts[At.Line] + 1, At.EndLine + 1,
          At.End - LineStarts[At.EndLine] + 1};
}

} // namespace custody::py
