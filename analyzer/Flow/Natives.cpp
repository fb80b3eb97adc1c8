//===- Natives.cpp - Finding library functions ----------------------------===//

#include "Natives.h"

namespace custody::flow {

NativeFunction Interpreter::native(Datum External) {
  auto [It, Inserted] =
      NativeCache.try_emplace(static_cast<uint32_t>(External), nullptr);
  if (!Inserted)
    return It->second;
  static const llvm::StringMap<NativeFunction> ByPath = [] {
    llvm::StringMap<NativeFunction> Map;
    for (auto List : {builtinNatives(), iterationNatives(), containerNatives(),
                      stringNatives(), libraryNatives(), argparseNatives()})
      for (const NativeEntry &E : List)
        Map[E.Path] = E.Function;
    return Map;
  }();
  It->second = ByPath.lookup(text(Values.name(External)));
  return It->second;
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
    record(EventKind::Copy, I.Caller, I.At, I.Pc, New, D);
  }
  return New;
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
