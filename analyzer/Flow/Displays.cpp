//===- Displays.cpp - Arguments, displays and unpacking -------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

using ir::Opcode;

void Interpreter::collectArguments(Frame &F, const ir::Instr &I,
                                   ir::ShapeId Shape, size_t FirstOperand,
                                   Arguments &Out, Site At, Condition Pc) {
  llvm::ArrayRef<ir::ValueId> Ops = F.IR->operands(I);
  const link::LinkedModule &Linked = Program.module(link::ModuleId{F.Module});
  size_t N = FirstOperand;
  for (const ir::Argument &A : F.IR->shape(Shape)) {
    Value V = Values.restrict(F.Temps[index(Ops[N++])], Pc);
    switch (A.K) {
    case ir::Argument::Kind::Positional:
      Out.Positional.push_back(V);
      break;
    case ir::Argument::Kind::Keyword:
      Out.Keywords.push_back({Linked.name(A.Name), V});
      break;
    case ir::Argument::Kind::Star: {
      llvm::SmallVector<Value, 8> Elements;
      if (!elements(F, V, At, Pc, Elements))
        Out.MorePositional = true;
      exhaust(V, Pc);
      Out.Positional.append(Elements.begin(), Elements.end());
      break;
    }
    case ir::Argument::Kind::DoubleStar:
      Values.forEach(V, Pc, [&](Condition When, Datum D) {
        if (!Heap.is(D, ObjectKind::Dict)) {
          Out.MoreKeywords |= D != None && D != Undefined;
          return;
        }
        Out.MoreKeywords |= Heap.at(D).Open;
        for (const auto &[Key, Item] : Heap.at(D).Items) {
          if (Values.kind(Key) != DatumKind::String) {
            Out.MoreKeywords = true;
            continue;
          }
          NameId Name = Values.name(Key);
          auto *Old = llvm::find_if(
              Out.Keywords, [&](const auto &K) { return K.first == Name; });
          Value New = Values.restrict(Item, When);
          if (Old != Out.Keywords.end())
            Old->second = Values.ite(When, New, Old->second);
          else
            Out.Keywords.push_back(
                {Name, When == Pc || Item.is(Undefined)
                           ? New
                           : Values.ite(When, New, Undefined)});
        }
      });
      break;
    }
  }
}

Value Interpreter::buildSequence(Frame &F, const ir::Instr &I, Site At,
                                 Condition Pc) {
  Arguments Parts;
  collectArguments(F, I, ir::ShapeId{I.Aux}, 0, Parts, At, Pc);
  if (I.Op == Opcode::BuildTuple && !Parts.MorePositional)
    return Values.tuple(Parts.Positional);
  ObjectKind Kind =
      I.Op == Opcode::BuildSet ? ObjectKind::Set : ObjectKind::List;
  Datum Class = external(I.Op == Opcode::BuildSet    ? "builtins.set"
                         : I.Op == Opcode::BuildList ? "builtins.list"
                                                     : "builtins.tuple");
  Datum D = make(Kind, Class, F, At, Pc);
  Object &O = Heap.at(D);
  for (Value V : Parts.Positional)
    if (Kind != ObjectKind::Set || !llvm::is_contained(O.Elements, V))
      O.Elements.push_back(V);
  O.Open = Parts.MorePositional;
  return D;
}

Value Interpreter::buildDict(Frame &F, const ir::Instr &I, Site At,
                             Condition Pc) {
  Datum D = makeDict(F, At, Pc);
  llvm::ArrayRef<ir::ValueId> Ops = F.IR->operands(I);
  size_t N = 0;
  auto next = [&] { return Values.restrict(F.Temps[index(Ops[N++])], Pc); };
  for (const ir::Argument &A : F.IR->shape(ir::ShapeId{I.Aux})) {
    if (A.K == ir::Argument::Kind::DoubleStar) {
      Values.forEach(next(), Pc, [&](Condition When, Datum From) {
        if (!Heap.is(From, ObjectKind::Dict)) {
          Heap.at(D).Open |= isSymbol(From);
          return;
        }
        mergeDict(D, From, When);
      });
      continue;
    }
    Value Key = next();
    Value Item = next();
    Heap.setItem(Heap.at(D), keyOf(Key), Item, Pc);
  }
  return D;
}

Value Interpreter::unpack(Frame &F, const ir::Instr &I, Site At, Condition Pc) {
  Value From = Values.restrict(F.Temps[index(F.IR->operands(I)[0])], Pc);
  size_t Before = I.Aux, After = I.Aux2 ? I.Aux2 - 1 : 0;
  bool Star = I.Aux2 != 0;
  size_t Count = Before + (Star ? 1 : 0) + After;
  llvm::SmallVector<Cases, 8> Targets(Count, Cases(Values, Pc));
  Values.forEach(From, Pc, [&](Condition When, Datum D) {
    llvm::SmallVector<Value, 8> Elements;
    bool Complete = elements(F, D, At, When, Elements);
    exhaust(D, When);
    llvm::SmallVector<Value, 8> Got;
    if (!Star && Complete && Elements.size() == Count) {
      Got = Elements;
    } else if (Star && Complete && Elements.size() >= Before + After) {
      llvm::ArrayRef<Value> All = Elements;
      Got.append(All.begin(), All.begin() + Before);
      Got.push_back(makeList(All.slice(Before, All.size() - Before - After), F,
                             At, When));
      Got.append(All.end() - After, All.end());
    } else if (Values.isConstant(D)) {
      return; // not iterable: this alternative cannot get here
    } else {
      for (size_t K = 0; K < Count; ++K)
        Got.push_back(unknownItem(D, Values.integer(K)));
    }
    for (size_t K = 0; K < Count; ++K)
      Targets[K].add(When, Got[K]);
  });
  llvm::SmallVector<Value, 8> Out;
  for (const Cases &Target : Targets)
    Out.push_back(Target.value());
  return Values.tuple(Out);
}

} // namespace custody::flow
