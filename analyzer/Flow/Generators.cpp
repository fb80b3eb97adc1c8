//===- Generators.cpp - Generators and iterators --------------------------===//
//
// A generator is its function and the arguments; it runs when someone asks for
// its values, as part of who asks. Asked for one value after the other it runs
// from the start each time, up to the value after those that were taken.
//
//===----------------------------------------------------------------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

Datum Interpreter::makeGenerator(Frame &F, Datum Function, Arguments Args,
                                 Site At, Condition Pc) {
  // Making it is the call; nothing of it runs yet.
  const Closure &C = Closures[Values.payload(Function)];
  pathTo(F.Path, At, C.Module, C.Function);
  Datum G =
      make(ObjectKind::Generator, external("builtins.generator"), F, At, Pc);
  Heap.at(G).Extra = Generators.size();
  GeneratorState &State = Generators.emplace_back();
  State.Function = Function;
  State.Args = std::move(Args);
  return G;
}

Datum Interpreter::makeIterator(Value Source, const Invocation &I) {
  Datum G = make(ObjectKind::Generator, external("builtins.iterator"), I);
  Heap.at(G).Extra = Generators.size();
  Generators.emplace_back().Source = Source;
  return G;
}

Condition Interpreter::runGenerator(Frame &F, Datum Generator, Site At,
                                    Condition Pc, const YieldHandler &OnYield,
                                    Value *Returned) {
  GeneratorState &G = Generators[Heap.at(Generator).Extra];
  Condition Over = Conditions.conj(Pc, G.Done);
  Condition Live = Conditions.minus(Pc, Over);
  if (Live.isNever())
    return Pc;
  size_t Seen = 0, Taken = G.Sent.size();
  YieldHandler Rest = [&](Value V, Condition Now) {
    if (Seen++ >= Taken)
      return OnYield(V, Now);
    Sent = G.Sent[Seen - 1];
    return Now;
  };
  if (G.Function == Undefined) {
    Live = iterate(F, G.Source, At, Live, Rest);
  } else {
    Arguments Args = G.Args;
    Value Result = callClosure(F, G.Function, Args, At, Live, &Rest);
    if (Returned)
      *Returned = Result;
  }
  return Conditions.disj(Over, Live);
}

Value Interpreter::resume(Frame &F, Datum Generator, Value ToSend, Site At,
                          Condition Pc) {
  GeneratorState &G = Generators[Heap.at(Generator).Extra];
  if (!G.Sent.empty())
    G.Sent.back() = ToSend;
  Value Out = Undefined;
  Condition Given;
  unsigned Places = 0;
  YieldHandler First = [&](Value V, Condition Now) {
    Out = Values.ite(Conditions.minus(Now, Given), V, Out);
    Given = Conditions.disj(Given, Now);
    ++Places;
    return Condition::never();
  };
  Condition Died = F.Died;
  runGenerator(F, Generator, At, Pc, First);
  F.Died = Died; // it was stopped, not the one who asks
  // The passes of an open loop stand for all: none of them takes more.
  if (InGenericLoop)
    return Out;
  if (Places == 0)
    exhaust(Generator, Pc);
  else if (Places == 1 && Given == Pc)
    G.Sent.push_back(None);
  return Out;
}

void Interpreter::exhaust(Value Iterable, Condition Pc) {
  if (InGenericLoop)
    return;
  Values.forEach(Iterable, Pc, [&](Condition When, Datum D) {
    if (!Heap.is(D, ObjectKind::Generator))
      return;
    Condition &Done = Generators[Heap.at(D).Extra].Done;
    Done = Conditions.disj(Done, When);
  });
}

} // namespace custody::flow
