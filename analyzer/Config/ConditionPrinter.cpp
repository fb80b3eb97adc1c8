//===- ConditionPrinter.cpp - A diagram as a readable formula -------------===//
//
// Minato's irredundant sum of products: between a lower and an upper bound it
// finds a cover in which no product and no literal can be dropped.
// S. Minato, "Fast generation of irredundant sum-of-products forms from binary
// decision diagrams", SASIMI 1992.
//
//===----------------------------------------------------------------------===//

#include "custody/Config/Condition.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace custody::config;

struct ConditionTable::Cover {
  Condition Sum; ///< of the products
  std::vector<Cube> Products;

  void add(Cover Other, AtomId A, bool Positive) {
    for (Cube &Product : Other.Products) {
      Product.insert(Product.begin(), {A, Positive});
      Products.push_back(std::move(Product));
    }
  }
};

/// C with every ambiguous end replaced by Unknown.
Condition ConditionTable::decide(Condition C, Condition Unknown) {
  if (C.isTerminal())
    return C.isAmbiguous() ? Unknown : C;
  llvm::DenseMap<uint32_t, Condition> Decided;
  for (uint32_t Id : reachable(C.index())) {
    if (Condition End(Id); End.isTerminal()) {
      Decided[Id] = decide(End, Unknown);
      continue;
    }
    Node N = Nodes[Id];
    Condition Low = Decided.lookup(N.Low), High = Decided.lookup(N.High);
    Decided[Id] = ite(literal(static_cast<AtomId>(N.Variable)), High, Low);
  }
  return Decided.lookup(C.index());
}

/// An irredundant cover of everything in Lower by products inside Upper. Both
/// are free of `ambiguous`, and Lower implies Upper.
ConditionTable::Cover ConditionTable::cover(Condition Lower, Condition Upper) {
  if (Lower.isNever() || ProductBudget == 0)
    return {Condition::never(), {}};
  if (Upper.isAlways())
    return --ProductBudget, Cover{Condition::always(), {Cube()}};
  uint32_t Variable =
      std::min(Nodes[Lower.index()].Variable, Nodes[Upper.index()].Variable);
  AtomId A = static_cast<AtomId>(Variable);
  Condition Lower0 = restrict(Lower, A, false),
            Lower1 = restrict(Lower, A, true);
  Condition Upper0 = restrict(Upper, A, false),
            Upper1 = restrict(Upper, A, true);

  Cover With = cover(minus(Lower1, Upper0), Upper1);
  Cover Without = cover(minus(Lower0, Upper1), Upper0);
  Condition Rest = disj(minus(Lower1, With.Sum), minus(Lower0, Without.Sum));
  Cover Common = cover(Rest, conj(Upper0, Upper1));

  Cover Result;
  Result.Sum = disj(Common.Sum, ite(literal(A), With.Sum, Without.Sum));
  Result.add(std::move(With), A, true);
  Result.add(std::move(Without), A, false);
  for (Cube &Product : Common.Products)
    Result.Products.push_back(std::move(Product));
  return Result;
}

void ConditionTable::print(llvm::raw_ostream &OS, Condition C) const {
  if (C.isTerminal()) {
    OS << (C.isNever() ? "never" : C.isAlways() ? "always" : "ambiguous");
    return;
  }
  // Covers need conditions of their own, which must not grow this table.
  Limits Unbounded = Bounds;
  Unbounded.ConditionNodes = Unbounded.ConditionTableNodes = UINT32_MAX;
  ConditionTable Scratch(Unbounded);
  for (AtomId A : support(C))
    Scratch.atom(name(A), kind(A));
  Condition Copy = Scratch.substitute(*this, C, [&](AtomId A) {
    return Scratch.literal(Scratch.atom(name(A), kind(A)));
  });
  Condition Surely = Scratch.decide(Copy, Condition::never());
  Condition Maybe = Scratch.decide(Copy, Condition::always());

  // A positive literal sorts before the negative one of the same atom.
  auto Print = [&](std::vector<Cube> Products, llvm::StringRef Suffix) {
    llvm::sort(Products, [](const Cube &Left, const Cube &Right) {
      return std::lexicographical_compare(
          Left.begin(), Left.end(), Right.begin(), Right.end(),
          [](auto &L, auto &R) {
            return L.first != R.first ? L.first < R.first : L.second > R.second;
          });
    });
    llvm::ListSeparator Or(" or ");
    for (const Cube &Product : Products) {
      OS << Or;
      llvm::ListSeparator And(" and ");
      for (auto [A, Positive] : Product)
        OS << And << (Positive ? "" : "not ") << Scratch.name(A);
      OS << (Product.empty() ? Suffix.drop_front(5) : Suffix);
    }
  };
  std::vector<Cube> Sure = Scratch.cover(Surely, Surely).Products;
  std::vector<Cube> Open =
      Scratch.cover(Scratch.minus(Maybe, Surely), Maybe).Products;
  if (Scratch.ProductBudget == 0) {
    OS << "some condition over ";
    llvm::ListSeparator Comma;
    for (const Atom &A : Scratch.Atoms)
      OS << Comma << A.Name;
    return;
  }
  Print(std::move(Sure), "");
  if (!Surely.isNever() && Surely != Maybe)
    OS << " or ";
  Print(std::move(Open), " and ambiguous");
}
