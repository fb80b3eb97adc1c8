//===- Natives.cpp - Finding library functions ----------------------------===//

#include "Natives.h"

#include "BuiltinExceptions.h"

#include <list>

namespace custody::flow {

/// `ValueError("...")`, and `__init__` of an exception class.
static Value makeException(Interpreter &In, Invocation &I) {
  Datum E = I.Receiver;
  if (E == Undefined)
    E = In.make(ObjectKind::Instance, In.external(I.Path), I);
  if (In.Heap.is(E, ObjectKind::Instance))
    In.set(E, "args", In.Values.tuple(I.Args.Positional), I.Pc);
  return I.Receiver == Undefined ? E : None;
}

NativeFunction Interpreter::native(Datum External) {
  auto [It, Inserted] =
      NativeCache.try_emplace(static_cast<uint32_t>(External), nullptr);
  if (!Inserted)
    return It->second;
  static const llvm::StringMap<NativeFunction> ByPath = [] {
    llvm::StringMap<NativeFunction> Map;
    for (auto List :
         {builtinNatives(), iterationNatives(), containerNatives(),
          setNatives(), recordNatives(), regexNatives(), stringNatives(),
          libraryNatives(), argparseNatives(), torchNatives()})
      for (const NativeEntry &E : List)
        Map[E.Path] = E.Function;
    return Map;
  }();
  llvm::StringRef Path = text(Values.name(External));
  NativeFunction Found = ByPath.lookup(Path);
  // Making an instance of a class that derives from a built-in one.
  if (!Found && Path.starts_with("builtins.") && Path.ends_with(".__new__"))
    Found = ByPath.lookup("builtins.object.__new__");
  Path.consume_back(".__init__");
  if (!Found && !builtinExceptionOf(Path).empty())
    Found = makeException;
  return NativeCache[static_cast<uint32_t>(External)] = Found;
}

const models::Entry *Interpreter::model(llvm::StringRef Path) const {
  llvm::ArrayRef<const models::Entry *> Found = Models.byName(Path);
  return Found.empty() ? nullptr : Found.back();
}

const models::Entry *Interpreter::usersModel(Datum Callee) {
  if (!Models.hasUsers())
    return nullptr;
  auto ofUser = [&](llvm::StringRef Path) -> const models::Entry * {
    const models::Entry *E = model(Path);
    return E && E->IsUsers ? E : nullptr;
  };
  if (Values.kind(Callee) == DatumKind::Function) {
    const Closure &C = Closures[Values.payload(Callee)];
    auto [It, Inserted] =
        UsersModels.try_emplace({C.Module, ir::index(C.Function)}, nullptr);
    if (Inserted)
      It->second = ofUser(
          Program.module(link::ModuleId{C.Module}).IR.dottedName(C.Function));
    return It->second;
  }
  // The method of something that is known to come from one class or function.
  if (!isSymbol(Callee) || symbol(Callee).Origin != SymbolOrigin::Attribute)
    return nullptr;
  Datum Of = symbol(Callee).Parent;
  if (!isSymbol(Of) || symbol(Of).Origin != SymbolOrigin::Fresh ||
      Values.kind(symbol(Of).Parent) != DatumKind::External)
    return nullptr;
  llvm::StringRef Maker = text(Values.name(symbol(Of).Parent));
  llvm::StringRef Method = text(Values.name(symbol(Callee).With));
  return ofUser((Maker + "." + Method).str());
}

Datum Interpreter::clone(Datum D, Invocation &I) {
  if (!Heap.isObject(D) || Heap.is(D, ObjectKind::Class))
    return D;
  Datum New = make(Heap.at(D).Kind, Heap.at(D).Class, I);
  Object &Copy = Heap.at(New);
  const Object &From = Heap.at(D);
  Copy.Fields = From.Fields;
  Copy.Elements = From.Elements;
  Copy.Items = From.Items;
  Copy.Open = From.Open;
  Copy.Extra = From.Extra;
  if (Copy.Kind == ObjectKind::Tensor) {
    set(New, "<root>", New, I.Pc);
    set(New, "<copy of>", D, I.Pc);
    set(New, "<view>", Undefined, I.Pc);
    set(New, "<data>", Undefined, I.Pc);
    record(EventKind::Copy, I.Caller, I.At, I.Pc, New, D);
  }
  return New;
}

Datum Interpreter::deepClone(Datum D, Invocation &I) {
  llvm::DenseMap<Datum, Datum> Copies;
  llvm::SmallVector<Datum, 16> ToFill;
  auto copyOf = [&](Datum Old) {
    // Facts of a tensor lead back to where it comes from: no part of it.
    if (!Heap.isObject(Old) || Heap.is(Old, ObjectKind::Class))
      return Old;
    auto [It, Inserted] = Copies.try_emplace(Old, Undefined);
    if (Inserted) {
      Datum New = Undefined;
      if (Heap.is(Old, ObjectKind::Instance) &&
          !classAttr(Heap.at(Old).Class, name("__deepcopy__")).is(Undefined)) {
        Arguments Memo;
        Memo.Positional.push_back(makeDict(I));
        Condition Now = I.Pc;
        Value Made = callMethod(I.Caller, Old, "__deepcopy__", Memo, I.At, Now);
        if (Made.isSingle() && !Made.is(Undefined))
          return Copies[Old] = Made.datum();
      }
      New = clone(Old, I);
      Copies[Old] = New;
      if (!isTensor(New))
        ToFill.push_back(New);
      return New;
    }
    return It->second;
  };
  auto copyOfValue = [&](Value V) {
    return Values.map(V, Condition::always(),
                      [&](Condition, Datum Old) { return Value(copyOf(Old)); });
  };
  Datum Root = copyOf(D);
  while (!ToFill.empty()) {
    Datum New = ToFill.pop_back_val();
    // By number: cloning moves objects.
    for (size_t N = 0; N < Heap.at(New).Fields.size(); ++N) {
      Value V = copyOfValue(Heap.at(New).Fields[N].second);
      Heap.at(New).Fields[N].second = V;
    }
    for (size_t N = 0; N < Heap.at(New).Elements.size(); ++N) {
      Value V = copyOfValue(Heap.at(New).Elements[N]);
      Heap.at(New).Elements[N] = V;
    }
    for (size_t N = 0; N < Heap.at(New).Items.size(); ++N) {
      auto [Key, Item] = Heap.at(New).Items[N];
      Value V = copyOfValue(Item);
      Heap.at(New).Items[N] = {copyOf(Key), V};
    }
  }
  return Root;
}

llvm::SmallVector<Value, 8> elementsOf(Interpreter &In, Invocation &I, Value V,
                                       bool &Complete) {
  llvm::SmallVector<Value, 8> Out;
  Complete = In.elements(I.Caller, V, I.At, I.Pc, Out);
  In.exhaust(V, I.Pc);
  return Out;
}

llvm::SmallVector<Value, 8> sortKeys(Interpreter &In, Invocation &I,
                                     llvm::ArrayRef<Value> Elements) {
  Value Key = I.Args.keyword(In.name("key"));
  llvm::SmallVector<Value, 8> Keys(Elements.begin(), Elements.end());
  if (Key.is(Undefined) || Key.is(None))
    return Keys;
  for (Value &K : Keys) {
    Condition Now = In.Values.present(K, I.Pc);
    if (Now.isNever())
      continue;
    Arguments Args;
    Args.Positional.push_back(In.Values.restrict(K, Now));
    K = In.call(I.Caller, Key, Args, I.At, Now);
  }
  return Keys;
}

Value callStub(Interpreter &In, Invocation &I, llvm::StringRef Path) {
  Value Stub = In.stubClass(Path);
  return In.call(I.Caller, Stub, I.Args, I.At, I.Pc);
}

std::optional<bool> isLess(Interpreter &In, Value A, Value B) {
  if (!A.isSingle() || !B.isSingle())
    return std::nullopt;
  auto isNumber = [&](Value V) {
    return In.Values.isNumber(V.datum()) || V.is(True) || V.is(False);
  };
  if (isNumber(A) && isNumber(B))
    return In.Values.number(A.datum()) < In.Values.number(B.datum());
  if (In.asString(A) && In.asString(B))
    return *In.asString(A) < *In.asString(B);
  if (In.Values.kind(A.datum()) != DatumKind::Tuple ||
      In.Values.kind(B.datum()) != DatumKind::Tuple)
    return std::nullopt;
  auto Left = In.Values.elements(A.datum());
  auto Right = In.Values.elements(B.datum());
  for (size_t N = 0; N < std::min(Left.size(), Right.size()); ++N)
    if (Left[N] != Right[N]) {
      std::optional<bool> Less = isLess(In, Left[N], Right[N]);
      // Equal numbers of different types.
      if (Less && !*Less && !isLess(In, Right[N], Left[N]).value_or(true))
        continue;
      return Less;
    }
  return Left.size() < Right.size();
}

void sortElements(Interpreter &In, Invocation &I,
                  llvm::MutableArrayRef<Value> Elements, bool Complete) {
  llvm::SmallVector<Value, 8> Keys = sortKeys(In, I, Elements);
  if (!Complete)
    return;
  // Only where every pair compares: all are of one kind.
  for (Value K : Keys)
    if (!isLess(In, Keys.front(), K))
      return;
  // A list sorts stably, and bears a comparison that is not total.
  std::list<std::pair<Value, Value>> Pairs;
  for (auto [K, E] : llvm::zip_equal(Keys, Elements))
    Pairs.push_back({K, E});
  bool Reverse = I.Args.keyword(In.name("reverse")).is(True);
  Pairs.sort([&](const auto &A, const auto &B) {
    return isLess(In, Reverse ? B.first : A.first, Reverse ? A.first : B.first)
        .value_or(false);
  });
  for (auto [P, E] : llvm::zip_equal(Pairs, Elements))
    E = P.second;
}

Value opaqueResult(Interpreter &In, Invocation &I, llvm::StringRef What) {
  llvm::SmallVector<Value, 8> Key;
  if (I.Receiver != Undefined)
    Key.push_back(I.Receiver);
  Key.append(I.Args.Positional.begin(), I.Args.Positional.end());
  for (Value &V : Key)
    V = In.snapshot(I.Caller, V, I.At, I.Pc);
  size_t Shown = Key.size();
  for (auto &[Name, V] : I.Args.Keywords) {
    Key.push_back(In.Values.string(Name));
    Key.push_back(In.snapshot(I.Caller, V, I.At, I.Pc));
  }
  Datum S = In.derived(
      SymbolOrigin::Operation, In.str(What), In.Values.tuple(Key), [&] {
        std::string Label = What.str() + "(";
        for (size_t N = 0; N < Shown; ++N)
          Label += (N ? ", " : "") + (Key[N].isSingle() ? In.describe(Key[N])
                                                        : std::string("..."));
        return Label + ")";
      });
  In.symbol(S).NotNone = true;
  return S;
}

} // namespace custody::flow
