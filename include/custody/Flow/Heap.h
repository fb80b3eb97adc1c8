//===- Heap.h - Abstract objects and what their fields hold ---------------===//
//
// An object stands for what one allocation site made on one chain of calls.
// There is one heap per run, and it is never forked: a store made under a
// condition changes a field under that condition only, so after
//
//   if args.fsdp: self.module = Wrapper(m)
//   else:         self.module = m
//
// the field holds both, each guarded. A field nobody set holds Undefined.
//
// Containers keep their elements in order. An element whose Value has an
// Undefined alternative is there only under the other alternatives' conditions.
// `Open` says that more elements may exist than are listed; a listed element
// then stands for them.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_FLOW_HEAP_H
#define CUSTODY_FLOW_HEAP_H

#include "custody/Flow/Value.h"
#include "custody/IR/IR.h"

#include <deque>
#include <memory>

namespace custody::flow {

enum class ObjectId : uint32_t {};

enum class ObjectKind : uint8_t {
  Instance,
  Class,
  List,
  Set,
  Dict,
  Generator, ///< of a generator function, body not run yet
  Property,  ///< property, classmethod or staticmethod: wraps a callable
  Super,     ///< what super() returns
  Tensor,    ///< torch.Tensor and what derives from it
  Storage,   ///< an allocation that backs tensors
};

/// A position in the program.
struct Site {
  uint32_t Module = 0;
  ir::InstrId Instr{UINT32_MAX};
  friend bool operator==(const Site &, const Site &) = default;
};

/// A chain of calls, interned; 0 is the entry.
enum class PathId : uint32_t {};

/// What only classes have.
struct ClassInfo {
  NameId Name{0}; ///< dotted, with its module
  uint32_t Module = 0;
  ir::FunctionId Body = ir::NoFunction;
  std::vector<Datum> Bases;
  std::vector<Datum> Mro; ///< itself first; External for foreign bases
  bool IsDataclass = false;
  bool IsEnum = false;
  bool HasUnknownBase = false;
  /// Annotated names of the body, in order, with the region of the annotation.
  std::vector<std::pair<NameId, ir::RegionId>> Annotations;
  uint32_t Env = UINT32_MAX; ///< environment the body was run in
};

struct Object {
  ObjectKind Kind = ObjectKind::Instance;
  Datum Class = Undefined;
  Condition Born = Condition::always();
  Site At;
  PathId Path{0};
  Datum Creator = Undefined; ///< the manager inside which it was made
  bool Open = false;
  llvm::SmallVector<std::pair<NameId, Value>, 4> Fields;
  std::vector<Value> Elements;                ///< List, Set
  std::vector<std::pair<Datum, Value>> Items; ///< Dict, in order of insertion
  /// Number of a field (item) by its name (key), once there are many.
  std::unique_ptr<llvm::DenseMap<uint32_t, uint32_t>> FieldIndex, ItemIndex;
  uint32_t Extra = UINT32_MAX; ///< index of a ClassInfo or of a generator
};

class Heap {
public:
  explicit Heap(ValueTable &Values) : Values(Values) {}

  ObjectId create(ObjectKind Kind, Datum Class, Condition Born, Site At,
                  PathId Path);
  Datum datum(ObjectId O) { return Values.object(static_cast<uint32_t>(O)); }
  Object &at(ObjectId O) { return Objects[static_cast<uint32_t>(O)]; }
  const Object &at(ObjectId O) const {
    return Objects[static_cast<uint32_t>(O)];
  }
  bool isObject(Datum D) const { return Values.kind(D) == DatumKind::Object; }
  Object &at(Datum D) { return Objects[Values.payload(D)]; }
  const Object &at(Datum D) const { return Objects[Values.payload(D)]; }
  bool is(Datum D, ObjectKind Kind) const {
    return isObject(D) && at(D).Kind == Kind;
  }
  ClassInfo &classInfo(Datum Class) { return Classes[at(Class).Extra]; }
  const ClassInfo &classInfo(Datum Class) const {
    return Classes[at(Class).Extra];
  }
  ClassInfo &makeClassInfo(Object &O);
  size_t size() const { return Objects.size(); }

  Value field(Object &O, NameId Name) const;
  /// Stores under \p Pc: elsewhere the field keeps what it holds.
  void setField(Object &O, NameId Name, Value V, Condition Pc);

  Value *item(Object &Dict, Datum Key);
  void setItem(Object &Dict, Datum Key, Value V, Condition Pc);
  void append(Object &List, Value V, Condition Pc);

private:
  /// What a place holding \p Old, of an object born under \p Born, holds after
  /// \p New is stored under \p Pc.
  Value store(Condition Born, Value Old, Value New, Condition Pc);
  Value *findField(Object &O, NameId Name) const;

  ValueTable &Values;
  std::deque<Object> Objects;
  std::deque<ClassInfo> Classes;
};

} // namespace custody::flow

#endif // CUSTODY_FLOW_HEAP_H
