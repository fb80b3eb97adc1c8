//===- Patterns.cpp - Lowers the patterns of match statements -------------===//
//
// A pattern becomes a value that says whether it matches, NoValue when it
// always does. Its captures are stored on the way, as soon as what stands
// before them has matched.
//
//===----------------------------------------------------------------------===//

#include "Literals.h"
#include "Lowering.h"

#include "llvm/ADT/StringSwitch.h"

namespace custody::py {

using ir::Opcode;

ir::ValueId Lowering::lowerPattern(NodeId N, ir::ValueId Subject) {
  if (tooDeep(N))
    return opaque(N, "nested too deeply");
  ++Depth;
  lowerErrorChildren(N);
  ir::ValueId Matches = dispatchPattern(N, Subject);
  --Depth;
  return Matches;
}

ir::ValueId Lowering::dispatchPattern(NodeId N, ir::ValueId Subject) {
  switch (T.kind(N)) {
  case Kind::CasePattern: {
    // `-1` and `_` have no node of their own.
    NodeId Inner = T.firstNamed(N);
    if (Inner == NoNode)
      return ir::NoValue;
    if (T.kind(Inner) == Kind::Integer || T.kind(Inner) == Kind::Float)
      return lowerValuePattern(N, Subject);
    return lowerPattern(Inner, Subject);
  }
  case Kind::UnderscoreToken:
    return ir::NoValue;
  case Kind::DottedName:
    if (T.text(N) == "_")
      return ir::NoValue;
    if (NodeId Name = capturedName(T, N); Name != NoNode) {
      storeName(T.symbol(Name), range(Name), Subject);
      return ir::NoValue;
    }
    return lowerValuePattern(N, Subject);
  case Kind::AsPattern:
    return lowerAsPattern(N, Subject);
  case Kind::UnionPattern:
    return lowerUnionPattern(N, Subject);
  case Kind::ListPattern:
  case Kind::TuplePattern: {
    llvm::SmallVector<NodeId, 8> Elements;
    for (NodeId Child : T.children(N))
      if (T.kind(Child) == Kind::CasePattern)
        Elements.push_back(Child);
    // Parentheses alone only group.
    if (T.kind(N) == Kind::TuplePattern && Elements.size() == 1 &&
        T.child(N, Kind::CommaToken) == NoNode && !T.isStarred(Elements[0]))
      return lowerPattern(Elements[0], Subject);
    return lowerSequencePattern(N, Elements, Subject);
  }
  case Kind::DictPattern:
    return lowerMappingPattern(N, Subject);
  case Kind::ClassPattern:
    return lowerClassPattern(N, Subject);
  case Kind::SplatPattern:
    storeSplat(N, Subject);
    return ir::NoValue;
  case Kind::Error:
    return opaque(N, "syntax error");
  default:
    return lowerValuePattern(N, Subject);
  }
}

/// \p N is a literal, possibly with a sign, or a dotted name.
ir::ValueId Lowering::lowerPatternValue(NodeId N) {
  if (T.kind(N) == Kind::DottedName)
    return lowerDotted(N);
  if (T.kind(N) != Kind::CasePattern && T.kind(N) != Kind::ComplexPattern)
    return lower(N);
  // [-] number [(+|-) number]
  ir::ValueId Value = ir::NoValue;
  bool Negative = false;
  for (NodeId Child : T.children(N)) {
    if (!T.isNamed(Child)) {
      Negative = T.kind(Child) == Kind::MinusToken;
      continue;
    }
    ir::ValueId Number = lower(Child);
    if (Value != ir::NoValue)
      Value =
          B.value(Opcode::Binary, range(N), {Value, Number},
                  uint32_t(Negative ? ir::BinaryOp::Sub : ir::BinaryOp::Add));
    else
      Value = Negative ? B.value(Opcode::Unary, range(N), Number,
                                 uint32_t(ir::UnaryOp::Negate))
                       : Number;
  }
  return Value == ir::NoValue ? opaque(N, "syntax error") : Value;
}

ir::ValueId Lowering::lowerValuePattern(NodeId N, ir::ValueId Subject) {
  Kind K = T.kind(N);
  bool Identity = K == Kind::True || K == Kind::False || K == Kind::None;
  ir::ValueId Value = lowerPatternValue(N);
  return B.value(Opcode::Compare, range(N), {Subject, Value},
                 uint32_t(Identity ? ir::CompareOp::Is : ir::CompareOp::Eq));
}

ir::ValueId Lowering::lowerDotted(NodeId N) {
  ir::ValueId Value = ir::NoValue;
  NodeId First = NoNode;
  for (NodeId Child : T.children(N)) {
    if (T.kind(Child) != Kind::Identifier)
      continue;
    if (First == NoNode) {
      First = Child;
      Value = loadName(Child);
    } else {
      Value = B.value(Opcode::GetAttr, range(First, Child), Value,
                      ir::index(mangled(Child)));
    }
  }
  return First == NoNode ? opaque(N, "syntax error") : Value;
}

void Lowering::storeSplat(NodeId Splat, ir::ValueId Value) {
  NodeId Name = T.child(Splat, Kind::Identifier);
  if (Name != NoNode && T.text(Name) != "_")
    storeName(T.symbol(Name), range(Name), Value);
}

ir::ValueId Lowering::lowerAsPattern(NodeId N, ir::ValueId Subject) {
  NodeId Pattern = T.child(N, Kind::CasePattern);
  NodeId Name = T.child(N, Kind::Identifier);
  if (Pattern == NoNode || Name == NoNode)
    return opaque(N, "syntax error");
  ir::ValueId Matches = lowerPattern(Pattern, Subject);
  return both(N, Matches, [&] {
    storeName(T.symbol(Name), range(Name), Subject);
    return ir::NoValue;
  });
}

ir::ValueId Lowering::lowerUnionPattern(NodeId N, ir::ValueId Subject) {
  // A sign belongs to the number behind it.
  ir::ValueId Matches = ir::NoValue;
  bool First = true, Negative = false;
  for (NodeId Child : T.children(N)) {
    if (T.kind(Child) == Kind::MinusToken)
      Negative = true;
    if (!T.isNamed(Child) && T.kind(Child) != Kind::UnderscoreToken)
      continue;
    auto Alternative = [&, IsNegative = std::exchange(Negative, false)] {
      return IsNegative ? lowerNegative(Child, Subject)
                        : lowerPattern(Child, Subject);
    };
    if (First) {
      Matches = Alternative();
      First = false;
    } else if (Matches != ir::NoValue) {
      ir::ValueId Before = Matches;
      Matches = choose(
          N, Before, [&] { return Before; },
          [&] {
            ir::ValueId Value = Alternative();
            return Value == ir::NoValue ? boolean(N, true) : Value;
          });
    }
  }
  return Matches;
}

ir::ValueId Lowering::lowerNegative(NodeId Number, ir::ValueId Subject) {
  ir::ValueId Value = B.value(Opcode::Unary, range(Number), lower(Number),
                              uint32_t(ir::UnaryOp::Negate));
  return B.value(Opcode::Compare, range(Number), {Subject, Value},
                 uint32_t(ir::CompareOp::Eq));
}

ir::ValueId Lowering::lowerAll(NodeId At, size_t Index, size_t Count,
                               MatchPart Part) {
  if (Index == Count)
    return ir::NoValue;
  if (tooDeep(At))
    return opaque(At, "nested too deeply");
  ++Depth;
  ir::ValueId First = Part(Index);
  // Parts that always match nest no further.
  while (First == ir::NoValue && ++Index < Count)
    First = Part(Index);
  ir::ValueId All = First;
  if (Index + 1 < Count)
    All = both(At, First, [&] { return lowerAll(At, Index + 1, Count, Part); });
  --Depth;
  return All;
}

ir::ValueId Lowering::lowerSequencePattern(NodeId N,
                                           llvm::ArrayRef<NodeId> Elements,
                                           ir::ValueId Subject) {
  std::optional<size_t> Star;
  for (auto [I, Element] : llvm::enumerate(Elements))
    if (T.isStarred(Element) && !Star)
      Star = I;
  uint32_t Fixed = uint32_t(Elements.size() - (Star ? 1 : 0));
  ir::ValueId Fits =
      B.value(Opcode::MatchSequence, range(N), Subject, Fixed, Star ? 1 : 0);
  return both(N, Fits, [&] {
    uint32_t Before = uint32_t(Star.value_or(Elements.size()));
    uint32_t After = Star ? uint32_t(Elements.size() - *Star) : 0;
    ir::ValueId Items =
        B.value(Opcode::Unpack, range(N), Subject, Before, After);
    return lowerAll(N, 0, Elements.size(), [&](size_t I) {
      ir::ValueId Item =
          B.value(Opcode::TupleItem, range(Elements[I]), Items, uint32_t(I));
      return lowerPattern(Elements[I], Item);
    });
  });
}

ir::ValueId Lowering::lowerMappingPattern(NodeId N, ir::ValueId Subject) {
  Values Operands{Subject};
  llvm::SmallVector<NodeId, 8> Patterns;
  NodeId Rest = NoNode;
  bool Negative = false;
  for (NodeId Child : T.children(N)) {
    if (T.fieldOf(Child) == Field::Key) {
      if (!T.isNamed(Child)) {
        Negative = T.kind(Child) == Kind::MinusToken;
        continue;
      }
      ir::ValueId Key = lowerPatternValue(Child);
      if (std::exchange(Negative, false))
        Key = B.value(Opcode::Unary, range(Child), Key,
                      uint32_t(ir::UnaryOp::Negate));
      Operands.push_back(Key);
    } else if (T.fieldOf(Child) == Field::Value) {
      Patterns.push_back(Child);
    } else if (T.kind(Child) == Kind::SplatPattern) {
      Rest = Child;
    }
  }
  size_t Count = std::min(Patterns.size(), Operands.size() - 1);
  ir::ValueId Fits = B.value(Opcode::MatchMapping, range(N), Operands);
  return both(N, Fits, [&] {
    // The values, then what `**rest` captures: a copy without the keys.
    return lowerAll(N, 0, Count + 1, [&](size_t I) {
      if (I < Count) {
        ir::ValueId Value = B.value(Opcode::GetItem, range(Patterns[I]),
                                    {Subject, Operands[I + 1]});
        return lowerPattern(Patterns[I], Value);
      }
      if (Rest == NoNode)
        return ir::NoValue;
      ir::Argument All;
      All.K = ir::Argument::Kind::DoubleStar;
      ir::ValueId Copy = B.value(Opcode::BuildDict, range(Rest), Subject,
                                 ir::index(B.shape(All)));
      for (ir::ValueId Key : llvm::ArrayRef(Operands).drop_front())
        B.effect(Opcode::DelItem, range(Rest), {Copy, Key});
      storeSplat(Rest, Copy);
      return ir::NoValue;
    });
  });
}

/// The classes whose one positional pattern is matched against the subject
/// itself (Python language reference, "Class Patterns").
static bool matchesItself(llvm::StringRef Class) {
  return llvm::StringSwitch<bool>(Class)
      .Cases("bool", "bytearray", "bytes", "dict", "float", true)
      .Cases("frozenset", "int", "list", "set", "str", "tuple", true)
      .Default(false);
}

ir::ValueId Lowering::lowerClassPattern(NodeId N, ir::ValueId Subject) {
  NodeId Name = T.child(N, Kind::DottedName);
  if (Name == NoNode)
    return opaque(N, "syntax error");
  ir::ValueId Class = lowerDotted(Name);
  ir::ValueId Fits = B.value(Opcode::MatchClass, range(N), {Subject, Class});

  llvm::SmallVector<NodeId, 8> Patterns;
  for (NodeId Child : T.children(N))
    if (T.kind(Child) == Kind::CasePattern)
      Patterns.push_back(Child);
  bool Itself = Patterns.size() == 1 && matchesItself(T.text(Name));
  return both(N, Fits, [&] {
    return lowerAll(N, 0, Patterns.size(), [&](size_t I) {
      NodeId Pattern = Patterns[I];
      NodeId Keyword = T.child(Pattern, Kind::KeywordPattern);
      if (Keyword != NoNode)
        return lowerKeywordPattern(Keyword, Subject);
      // Otherwise an attribute that the class names in __match_args__.
      if (Itself)
        return lowerPattern(Pattern, Subject);
      return lowerPattern(Pattern,
                          lowerMatchArg(Pattern, Subject, Class, int64_t(I)));
    });
  });
}

/// `getattr(subject, Class.__match_args__[index])`.
ir::ValueId Lowering::lowerMatchArg(NodeId At, ir::ValueId Subject,
                                    ir::ValueId Class, int64_t Index) {
  ir::ValueId Names = B.value(Opcode::GetAttr, range(At), Class,
                              ir::index(B.symbol("__match_args__")));
  ir::ValueId Number =
      B.value(Opcode::Const, range(At), {}, ir::index(B.constant(Index)));
  ir::ValueId Name = B.value(Opcode::GetItem, range(At), {Names, Number});
  // Whatever the program calls `getattr`.
  ir::ValueId Builtins = B.value(Opcode::Import, range(At), {},
                                 ir::index(B.symbol("builtins")), 0);
  ir::ValueId Getter = B.value(Opcode::GetAttr, range(At), Builtins,
                               ir::index(B.symbol("getattr")));
  return B.value(Opcode::Call, range(At), {Getter, Subject, Name},
                 ir::index(B.shape(Shape(2))));
}

ir::ValueId Lowering::lowerKeywordPattern(NodeId N, ir::ValueId Subject) {
  NodeId Attribute = T.child(N, Kind::Identifier);
  NodeId Pattern = NoNode;
  bool Negative = false;
  for (NodeId Child : T.children(N)) {
    Negative |= T.kind(Child) == Kind::MinusToken;
    if (Child != Attribute &&
        (T.isNamed(Child) || T.kind(Child) == Kind::UnderscoreToken))
      Pattern = Child;
  }
  if (Attribute == NoNode || Pattern == NoNode)
    return opaque(N, "syntax error");
  ir::ValueId Value = B.value(Opcode::GetAttr, range(N), Subject,
                              ir::index(mangled(Attribute)));
  return Negative ? lowerNegative(Pattern, Value)
                  : lowerPattern(Pattern, Value);
}

} // namespace custody::py
