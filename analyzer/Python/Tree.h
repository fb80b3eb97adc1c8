//===- Tree.h - A flat copy of a tree-sitter syntax tree ------------------===//
//
// The lowering visits a tree twice (names, then code) and looks at children by
// field; tree-sitter's own tree makes both slow and recursive. This copy is one
// array in preorder: the children of node N follow it, and `next(N)` is the
// first node after its subtree. Comments are left out, identifiers interned.
//
//   for (NodeId Child : T.children(N))
//     if (T.kind(Child) == Kind::Identifier) ...
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_PYTHON_TREE_H
#define CUSTODY_PYTHON_TREE_H

#include "custody/IR/Builder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"

namespace custody::py {

enum class Kind : uint8_t {
  Other,
#define CUSTODY_NODE(Enumerator, Name) Enumerator,
#define CUSTODY_TOKEN(Enumerator, Text) Enumerator,
#include "Kinds.def"
};

enum class Field : uint8_t {
  None,
#define CUSTODY_FIELD(Enumerator, Name) Enumerator,
#include "Kinds.def"
};

enum class NodeId : uint32_t {};
inline constexpr NodeId NoNode{UINT32_MAX};
constexpr uint32_t index(NodeId N) { return static_cast<uint32_t>(N); }

class Tree {
public:
  /// Parses \p Text, which must outlive the tree. Identifiers are interned in
  /// \p Symbols.
  Tree(llvm::StringRef Text, ir::Builder &Symbols);

  NodeId root() const { return NodeId(0); }
  uint32_t size() const { return uint32_t(Nodes.size()); }

  Kind kind(NodeId N) const { return at(N).K; }
  Field fieldOf(NodeId N) const { return at(N).F; }
  bool isNamed(NodeId N) const { return at(N).Named; }
  /// The parser invented this node to go on.
  bool isMissing(NodeId N) const { return at(N).Missing; }
  bool hasErrorChild(NodeId N) const { return at(N).ErrorChild; }

  NodeId next(NodeId N) const { return NodeId(at(N).Next); }
  /// The first child with field \p F, or NoNode.
  NodeId child(NodeId N, Field F) const;
  /// The first child of kind \p K, or NoNode.
  NodeId child(NodeId N, Kind K) const;
  /// The first named child, or NoNode.
  NodeId firstNamed(NodeId N) const;

  class ChildIterator
      : public llvm::iterator_facade_base<
            ChildIterator, std::forward_iterator_tag, const NodeId> {
  public:
    ChildIterator(const Tree &T, NodeId N) : T(&T), N(N) {}
    bool operator==(const ChildIterator &O) const { return N == O.N; }
    const NodeId &operator*() const { return N; }
    ChildIterator &operator++() {
      N = T->next(N);
      return *this;
    }

  private:
    const Tree *T;
    NodeId N;
  };
  llvm::iterator_range<ChildIterator> children(NodeId N) const {
    return {ChildIterator(*this, NodeId(index(N) + 1)),
            ChildIterator(*this, next(N))};
  }

  /// Whether an element of a list of expressions is starred. The grammar binds
  /// the star of `return *a.b(c), d` tighter than the trailer, so the star sits
  /// at the left end of the element rather than on top; or in front of it, when
  /// it had to be taken away (see Repair.h).
  bool isStarred(NodeId Element) const {
    return Text.substr(start(Element), 1) == "*" ||
           llvm::binary_search(Stars, start(Element));
  }

  llvm::StringRef text(NodeId N) const {
    return Text.slice(at(N).Start, at(N).End);
  }
  /// What the grammar calls a missing node, e.g. ")".
  llvm::StringRef missingName(NodeId N) const;
  llvm::StringRef source() const { return Text; }
  uint32_t start(NodeId N) const { return at(N).Start; }
  uint32_t end(NodeId N) const { return at(N).End; }
  ir::SourceRange range(NodeId N) const;

  /// The name of an identifier.
  ir::SymbolId symbol(NodeId N) const {
    assert(kind(N) == Kind::Identifier);
    return ir::SymbolId(at(N).Extra);
  }
  /// A number that the scope analysis keeps with a node that is no identifier.
  uint32_t note(NodeId N) const { return at(N).Extra; }
  void setNote(NodeId N, uint32_t Note) {
    assert(kind(N) != Kind::Identifier);
    Nodes[index(N)].Extra = Note;
  }

private:
  Tree() = default;

  struct Node {
    Kind K;
    Field F;
    bool Named : 1;
    bool Missing : 1;
    bool ErrorChild : 1;
    uint32_t Start, End;    ///< bytes
    uint32_t Line, EndLine; ///< 0-based
    uint32_t Next;
    uint32_t Extra; ///< symbol of an identifier, else a note
  };
  /// Copies what tree-sitter makes of \p Parsed, the text or its repair.
  void parse(llvm::StringRef Parsed, ir::Builder &Symbols);
  /// How many bytes are in ERROR nodes, missing nodes counting as one.
  uint32_t damage() const;
  uint32_t lineOf(uint32_t Byte) const;

  const Node &at(NodeId N) const {
    assert(index(N) < Nodes.size());
    return Nodes[index(N)];
  }

  llvm::StringRef Text;
  std::vector<Node> Nodes;
  std::vector<uint32_t> LineStarts;
  std::vector<uint32_t> Stars; ///< see Repair
  std::vector<std::pair<uint32_t, llvm::StringRef>> MissingNames;
};

} // namespace custody::py

#endif // CUSTODY_PYTHON_TREE_H
