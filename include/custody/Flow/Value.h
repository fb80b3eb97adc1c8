//===- Value.h - What a variable may hold, and under which condition ------===//
//
// A Datum is one abstract thing: a constant, an object, a function, a class of
// an external library, an unknown. A Value says which datum a place holds under
// which condition:
//
//   DP = FSDP if args.use_fsdp else DDP
//
// gives DP the Value {class FSDP [use_fsdp], class DDP [not use_fsdp]}. The
// conditions of one Value are disjoint and cover the condition under which it
// was written, so a Value under a narrower condition is a selection. Nearly all
// Values are one datum under any condition and cost no more than its number.
//
// Values and data are hash-consed: equal ones have equal handles.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_VALUE_H
#define CUSTODY_FLOW_VALUE_H

#include "custody/Config/Condition.h"
#include "custody/Link/Names.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <vector>

namespace custody::flow {

using config::Condition;
using config::ConditionTable;
using link::NameId;

enum class DatumKind : uint8_t {
  Undefined, ///< nothing is bound here (an attribute that was never set)
  None,
  False,
  True,
  Ellipsis,
  Int,      ///< payload: the value
  Float,    ///< payload: its bits
  String,   ///< payload: NameId
  Bytes,    ///< payload: NameId
  Tuple,    ///< payload: index of an interned sequence of Values
  External, ///< payload: NameId of the import path, e.g. "torch.nn.Module"
  Function, ///< payload: closure index
  Method,   ///< payload: (receiver datum, function datum)
  Module,   ///< payload: ModuleId
  Object,   ///< payload: ObjectId; instances, classes, containers, tensors
  Symbol,   ///< payload: SymbolRef; a value nobody could tell
};

enum class Datum : uint32_t {};

inline constexpr Datum Undefined{0};
inline constexpr Datum None{1};
inline constexpr Datum False{2};
inline constexpr Datum True{3};
inline constexpr Datum EllipsisDatum{4};

/// A handle into a ValueTable.
class Value {
public:
  constexpr Value() = default; ///< Undefined
  constexpr Value(Datum D) : Raw(static_cast<uint32_t>(D)) {}
  constexpr bool isSingle() const { return (Raw & ChoiceBit) == 0; }
  constexpr Datum datum() const { return Datum{Raw}; }
  constexpr bool is(Datum D) const { return Raw == static_cast<uint32_t>(D); }
  constexpr uint32_t raw() const { return Raw; }
  friend constexpr bool operator==(Value, Value) = default;

private:
  friend class ValueTable;
  static constexpr uint32_t ChoiceBit = 1u << 31;
  static constexpr Value choice(uint32_t Index) {
    Value V;
    V.Raw = Index | ChoiceBit;
    return V;
  }
  uint32_t Raw = 0;
};

struct Alternative {
  Condition When;
  Datum What;
};

class ValueTable {
public:
  explicit ValueTable(ConditionTable &Conditions);

  // Data -----------------------------------------------------------------
  Datum boolean(bool B) const { return B ? True : False; }
  Datum integer(int64_t I) { return intern(DatumKind::Int, I); }
  Datum floating(double F);
  Datum string(NameId S) {
    return intern(DatumKind::String, static_cast<uint32_t>(S));
  }
  Datum bytes(NameId S) {
    return intern(DatumKind::Bytes, static_cast<uint32_t>(S));
  }
  Datum tuple(llvm::ArrayRef<Value> Elements);
  Datum external(NameId Path) {
    return intern(DatumKind::External, static_cast<uint32_t>(Path));
  }
  Datum function(uint32_t Closure) {
    return intern(DatumKind::Function, Closure);
  }
  Datum method(Datum Receiver, Datum Callee);
  Datum module(uint32_t M) { return intern(DatumKind::Module, M); }
  Datum object(uint32_t O) { return intern(DatumKind::Object, O); }
  Datum symbol(uint32_t S) { return intern(DatumKind::Symbol, S); }

  DatumKind kind(Datum D) const { return Data[idx(D)].Kind; }
  int64_t payload(Datum D) const { return Data[idx(D)].Payload; }
  bool isNumber(Datum D) const {
    return kind(D) == DatumKind::Int || kind(D) == DatumKind::Float;
  }
  bool isConstant(Datum D) const {
    DatumKind K = kind(D);
    return K >= DatumKind::None && K <= DatumKind::Bytes;
  }
  double number(Datum D) const; ///< of an Int, Float, True or False
  NameId name(Datum D) const {  ///< of a String, Bytes or External
    return NameId{static_cast<uint32_t>(payload(D))};
  }
  llvm::ArrayRef<Value> elements(Datum Tuple) const {
    return Tuples[payload(Tuple)];
  }
  Datum receiver(Datum Method) const {
    return Datum{static_cast<uint32_t>(payload(Method) >> 32)};
  }
  Datum callee(Datum Method) const {
    return Datum{static_cast<uint32_t>(payload(Method))};
  }

  // Values -----------------------------------------------------------------
  /// \p Then where \p C holds, \p Else where it does not.
  Value ite(Condition C, Value Then, Value Else);
  /// The same for a place that is read under \p Care only.
  Value iteWithin(Condition Care, Condition C, Value Then, Value Else) {
    if (C == Care || Then == Else)
      return Then;
    return ite(Conditions.simplify(C, Care), Then, Else);
  }
  /// True where \p C holds, False elsewhere.
  Value fromCondition(Condition C) {
    return ite(Conditions.abbreviate(C), True, False);
  }
  /// As seen under \p Pc, of which \p C is a part.
  Value fromCondition(Condition C, Condition Pc) {
    return Conditions.implies(Pc, C) ? Value(True) : fromCondition(C);
  }
  /// \p V as seen under \p Pc: alternatives that cannot hold there are gone.
  Value restrict(Value V, Condition Pc);
  /// Calls \p Visit with every alternative of \p V that can hold under \p Pc,
  /// with the condition narrowed to \p Pc.
  void forEach(Value V, Condition Pc,
               llvm::function_ref<void(Condition, Datum)> Visit);
  /// What stands for alternatives nobody keeps apart any more: a symbol.
  static constexpr uint32_t WidenedSymbol = 0;
  Datum widened() { return symbol(WidenedSymbol); }
  /// The alternatives as stored; one with `always` for a single datum.
  llvm::SmallVector<Alternative, 4> alternatives(Value V) const;
  /// When \p V, under \p Pc, is \p D.
  Condition whenIs(Value V, Condition Pc, Datum D);
  /// When, under \p Pc, nothing (something) is there.
  Condition missing(Value V, Condition Pc) { return whenIs(V, Pc, Undefined); }
  Condition present(Value V, Condition Pc) {
    return Conditions.minus(Pc, missing(V, Pc));
  }
  /// \p V, and \p Default where nothing is there.
  Value orElse(Value V, Value Default, Condition Pc) {
    return V.is(Undefined) ? Default : ite(missing(V, Pc), Default, V);
  }
  /// What \p Each gives for the alternatives of \p V under \p Pc.
  Value map(Value V, Condition Pc,
            llvm::function_ref<Value(Condition, Datum)> Each);

  ConditionTable &conditions() { return Conditions; }

private:
  struct DatumInfo {
    DatumKind Kind;
    int64_t Payload;
  };
  static uint32_t idx(Datum D) { return static_cast<uint32_t>(D); }
  Datum intern(DatumKind Kind, int64_t Payload);
  void widen(llvm::SmallVectorImpl<Alternative> &Entries);
  Value makeChoice(llvm::SmallVectorImpl<Alternative> &Entries);

  ConditionTable &Conditions;
  std::vector<DatumInfo> Data;
  /// By kind and payload. Unsigned: of a signed payload only the lower half
  /// would be hashed, and that of a method is only its function.
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, uint32_t> DataIndex;
  std::vector<std::vector<Value>> Tuples;
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> TupleIndex;
  std::vector<std::vector<Alternative>> Choices;
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> ChoiceIndex;
};

/// Puts a Value together case by case, to be read under Pc. The first case
/// needs no guard: where none applies nobody reads the result.
class Cases {
public:
  Cases(ValueTable &Values, Condition Pc) : Values(&Values), Pc(Pc) {}

  void add(Condition When, Value V) {
    Out = Empty ? V : Values->iteWithin(Pc, When, V, Out);
    Empty = false;
  }
  bool empty() const { return Empty; }
  /// Undefined when there was no case.
  Value value() const { return Out; }

private:
  ValueTable *Values;
  Condition Pc;
  Value Out;
  bool Empty = true;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_VALUE_H
