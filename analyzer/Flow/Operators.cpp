//===- Operators.cpp - Operators that a class of the program defines ------===//
//
// Python looks an operator method up on the class of an object, never on the
// object, and asks the other side when the first gives NotImplemented.
//
//===----------------------------------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

using ir::BinaryOp;
using ir::CompareOp;

std::optional<Value> Interpreter::callSpecial(Frame &F, Datum Object,
                                              llvm::StringRef Name,
                                              Arguments Args, Site At,
                                              Condition &Pc) {
  if (!Heap.isObject(Object))
    return std::nullopt;
  Datum Class = Heap.at(Object).Class;
  Value Method = classAttr(Class, name(Name));
  if (Method.is(Undefined) || Method.is(None))
    return std::nullopt;
  return call(F, bind(F, Method, Object, Class, At, Pc), Args, At, Pc);
}

bool Interpreter::hasSpecial(Datum Object, llvm::StringRef Name) {
  return Heap.isObject(Object) &&
         !classAttr(Heap.at(Object).Class, name(Name)).is(Undefined);
}

std::optional<Value> Interpreter::askInTurn(Frame &F,
                                            llvm::ArrayRef<SpecialCall> Calls,
                                            Site At, Condition &Pc) {
  Cases Out(Values, Pc);
  Condition Open = Pc, Fall;
  for (const SpecialCall &C : Calls) {
    Arguments Args;
    Args.Positional.push_back(C.Argument);
    Condition Now = Open;
    std::optional<Value> V = callSpecial(F, C.Object, C.Name, Args, At, Now);
    if (!V)
      continue;
    Datum Refusal = external("builtins.NotImplemented");
    Condition Refused = Values.whenIs(*V, Now, Refusal);
    Condition Answered = Conditions.minus(Now, Refused);
    if (!Answered.isNever() || Refused.isNever())
      Out.add(Answered, Values.restrict(*V, Answered));
    Fall = Conditions.disj(Fall, Answered);
    Open = Refused;
    if (Open.isNever())
      break;
  }
  if (Out.empty())
    return std::nullopt;
  Pc = Fall;
  return Out.value();
}

std::optional<Value> Interpreter::binaryMethod(Frame &F, BinaryOp Op, Datum L,
                                               Datum R, Site At,
                                               Condition &Pc) {
  if (!Heap.isObject(L) && !Heap.isObject(R))
    return std::nullopt;
  static constexpr llvm::StringLiteral Names[] = {
      "add",    "sub", "mul", "truediv", "floordiv", "mod",   "pow",
      "matmul", "and", "or",  "xor",     "lshift",   "rshift"};
  llvm::StringRef Name = Names[static_cast<unsigned>(Op)];
  std::string Own = ("__" + Name + "__").str();
  std::string Reflected = ("__r" + Name + "__").str();
  SpecialCall Calls[] = {{L, Own, R}, {R, Reflected, L}};
  // A derived class on the right that overrides the operator goes first.
  if (Heap.isObject(L) && Heap.isObject(R)) {
    Datum Left = Heap.at(L).Class, Right = Heap.at(R).Class;
    if (Left != Right && isSubclass(Right, Left) &&
        Heap.is(Left, ObjectKind::Class) &&
        classAttr(Right, name(Reflected)) != classAttr(Left, name(Reflected)))
      std::swap(Calls[0], Calls[1]);
  }
  return askInTurn(F, Calls, At, Pc);
}

std::optional<Value> Interpreter::inPlaceMethod(Frame &F, BinaryOp Op, Datum L,
                                                Value R, Site At,
                                                Condition &Pc) {
  static constexpr llvm::StringLiteral Names[] = {
      "__iadd__", "__isub__",    "__imul__",    "__itruediv__", "__ifloordiv__",
      "__imod__", "__ipow__",    "__imatmul__", "__iand__",     "__ior__",
      "__ixor__", "__ilshift__", "__irshift__"};
  return askInTurn(F, SpecialCall{L, Names[static_cast<unsigned>(Op)].str(), R},
                   At, Pc);
}

std::optional<Value> Interpreter::compareMethod(Frame &F, CompareOp Op, Datum L,
                                                Datum R, Site At,
                                                Condition &Pc) {
  auto ask = [&](llvm::StringRef Own, llvm::StringRef Swapped) {
    return askInTurn(
        F, {SpecialCall{L, Own.str(), R}, SpecialCall{R, Swapped.str(), L}}, At,
        Pc);
  };
  if (!Heap.isObject(L) && !Heap.isObject(R))
    return std::nullopt;
  switch (Op) {
  case CompareOp::Eq:
    return ask("__eq__", "__eq__");
  case CompareOp::Ne:
    if (std::optional<Value> V = ask("__ne__", "__ne__"))
      return V;
    if (std::optional<Value> V = ask("__eq__", "__eq__"))
      return unary(F, ir::UnaryOp::Not, *V, At, Pc);
    return std::nullopt;
  case CompareOp::Lt:
    return ask("__lt__", "__gt__");
  case CompareOp::Le:
    return ask("__le__", "__ge__");
  case CompareOp::Gt:
    return ask("__gt__", "__lt__");
  case CompareOp::Ge:
    return ask("__ge__", "__le__");
  case CompareOp::Is:
  case CompareOp::IsNot:
  case CompareOp::In:
  case CompareOp::NotIn:
    return std::nullopt;
  }
  return std::nullopt;
}

Value Interpreter::asTruth(Frame &F, Value V, Site At, Condition &Pc) {
  auto answers = [&](const Alternative &A) {
    return Heap.is(A.What, ObjectKind::Instance) &&
           (hasSpecial(A.What, "__bool__") || hasSpecial(A.What, "__len__"));
  };
  if (V.isSingle() ? !answers({Condition::always(), V.datum()})
                   : llvm::none_of(Values.alternatives(V), answers))
    return V;
  Cases Out(Values, Pc);
  Condition Fall;
  Values.forEach(V, Pc, [&](Condition When, Datum D) {
    Condition Before = When;
    Value Truth = D;
    if (answers({When, D})) {
      bool HasBool = hasSpecial(D, "__bool__");
      Truth =
          *callSpecial(F, D, HasBool ? "__bool__" : "__len__", {}, At, When);
    }
    Out.add(Before, Truth);
    Fall = Conditions.disj(Fall, When);
  });
  Pc = Fall;
  return Out.value();
}

Value Interpreter::formatted(Frame &F, Value V, llvm::StringRef Specification,
                             Site At, Condition &Pc) {
  if (!V.isSingle() || !Heap.is(V.datum(), ObjectKind::Instance))
    return V;
  bool AsRepr = Specification.starts_with("!r");
  if (!Specification.starts_with("!")) {
    Arguments Args;
    Args.Positional.push_back(str(Specification));
    if (auto Text = callSpecial(F, V.datum(), "__format__", Args, At, Pc))
      return *Text;
  }
  if (!AsRepr)
    if (auto Text = callSpecial(F, V.datum(), "__str__", {}, At, Pc))
      return *Text;
  return callSpecial(F, V.datum(), "__repr__", {}, At, Pc).value_or(V);
}

Value Interpreter::snapshot(Frame &F, Value V, Site At, Condition Pc,
                            unsigned Depth) {
  constexpr unsigned Deepest = 4;
  if (!Models.hasUsers() || Depth == Deepest)
    return V;
  return Values.map(V, Pc, [&](Condition When, Datum D) -> Value {
    bool IsDict = Heap.is(D, ObjectKind::Dict);
    bool IsException =
        Heap.is(D, ObjectKind::Instance) &&
        isSubclass(Heap.at(D).Class, external("builtins.BaseException"));
    if (IsException)
      return snapshot(F, get(D, "args"), At, When, Depth + 1);
    llvm::SmallVector<Value, 8> Parts;
    if (IsDict) {
      for (auto &[Key, Item] : Heap.at(D).Items)
        Parts.append({Key, Item});
    } else if (Heap.is(D, ObjectKind::List) || Heap.is(D, ObjectKind::Set) ||
               Values.kind(D) == DatumKind::Tuple) {
      elements(F, D, At, When, Parts);
    } else {
      return D;
    }
    for (Value &Part : Parts)
      Part = snapshot(F, Part, At, When, Depth + 1);
    return Values.tuple(Parts);
  });
}

std::optional<Value> Interpreter::percentFormat(llvm::StringRef Format,
                                                Datum Given) {
  llvm::SmallVector<Value, 4> Parts = eachOf(Given);
  std::string Out;
  for (size_t Next = 0; !Format.empty();) {
    auto [Text, Rest] = Format.split('%');
    Out += Text;
    if (Text.size() == Format.size())
      return Next == Parts.size() ? std::optional<Value>(str(Out))
                                  : std::nullopt;
    Format = Rest.drop_front(std::min<size_t>(1, Rest.size()));
    if (Rest.starts_with("%")) {
      Out += '%';
      continue;
    }
    bool IsPlain = Rest.starts_with("s") || Rest.starts_with("d");
    if (!IsPlain || Next == Parts.size())
      return std::nullopt;
    Value V = Parts[Next++];
    if (auto S = asString(V))
      Out += *S;
    else if (auto I = asInt(V); I && !V.is(True) && !V.is(False))
      Out += std::to_string(*I);
    else
      return std::nullopt;
    if (Format.empty())
      return Next == Parts.size() ? std::optional<Value>(str(Out))
                                  : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Value> Interpreter::callProtocol(Frame &F, llvm::StringRef Path,
                                               const Arguments &Args, Site At,
                                               Condition &Pc) {
  if (Args.Positional.size() != 1 || !Args.Positional[0].isSingle() ||
      !Path.consume_front("builtins."))
    return std::nullopt;
  Datum D = Args.Positional[0].datum();
  if (!Heap.isObject(D) || !Heap.is(Heap.at(D).Class, ObjectKind::Class))
    return std::nullopt;
  if (Path == "str" || Path == "print") {
    if (std::optional<Value> V = callSpecial(F, D, "__str__", {}, At, Pc))
      return Path == "str" ? *V : Value(None);
    if (std::optional<Value> V = callSpecial(F, D, "__repr__", {}, At, Pc))
      return Path == "str" ? *V : Value(None);
    return std::nullopt;
  }
  static constexpr llvm::StringLiteral Functions[] = {
      "abs",  "float", "format", "hash",     "int",
      "iter", "next",  "repr",   "reversed", "round"};
  if (!llvm::is_contained(Functions, Path))
    return std::nullopt;
  Arguments More;
  if (Path == "format")
    More.Positional.push_back(str(""));
  return callSpecial(F, D, ("__" + Path + "__").str(), More, At, Pc);
}

} // namespace custody::flow
