//===- Natives.cpp - Finding library functions ----------------------------===//

#include "Natives.h"

#include "BuiltinExceptions.h"

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
          stringNatives(), libraryNatives(), argparseNatives(), torchNatives()})
      for (const NativeEntry &E : List)
        Map[E.Path] = E.Function;
    return Map;
  }();
  llvm::StringRef Path = text(Values.name(External));
  NativeFunction Found = ByPath.lookup(Path);
  Path.consume_back(".__init__");
  if (!Found && !builtinExceptionOf(Path).empty())
    Found = makeException;
  return NativeCache[static_cast<uint32_t>(External)] = Found;
}

const models::Entry *Interpreter::model(llvm::StringRef Path) const {
  llvm::ArrayRef<const models::Entry *> Found = Models.byName(Path);
  return Found.empty() ? nullptr : Found.back();
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
      Datum New = clone(Old, I);
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
  return Out;
}

void sortElements(Interpreter &In, Invocation &I,
                  llvm::MutableArrayRef<Value> Elements) {
  Value Key = I.Args.keyword(In.name("key"));
  if (!Key.is(Undefined) && !Key.is(None))
    return;
  auto isNumber = [&](Value V) {
    return V.isSingle() && In.Values.isNumber(V.datum());
  };
  auto isText = [&](Value V) { return In.asString(V).has_value(); };
  if (llvm::all_of(Elements, isNumber))
    llvm::sort(Elements, [&](Value A, Value B) {
      return In.Values.number(A.datum()) < In.Values.number(B.datum());
    });
  else if (llvm::all_of(Elements, isText))
    llvm::sort(Elements, [&](Value A, Value B) {
      return *In.asString(A) < *In.asString(B);
    });
  else
    return;
  if (I.Args.keyword(In.name("reverse")).is(True))
    std::reverse(Elements.begin(), Elements.end());
}

Value opaqueResult(Interpreter &In, Invocation &I, llvm::StringRef What) {
  llvm::SmallVector<Value, 8> Key;
  if (I.Receiver != Undefined)
    Key.push_back(I.Receiver);
  Key.append(I.Args.Positional.begin(), I.Args.Positional.end());
  Datum S = In.derived(
      SymbolOrigin::Operation, In.str(What), In.Values.tuple(Key), [&] {
        std::string Label = What.str() + "(";
        for (size_t N = 0; N < Key.size(); ++N)
          Label += (N ? ", " : "") + (Key[N].isSingle() ? In.describe(Key[N])
                                                        : std::string("..."));
        return Label + ")";
      });
  In.symbol(S).NotNone = true;
  return S;
}

} // namespace custody::flow
