//===- Iterators.cpp - Iteration over objects of the program --------------===//

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

std::optional<Value> Interpreter::nextOf(Frame &F, Datum Iterator, Site At,
                                         Condition &Pc, Condition &Ended) {
  Handler Here;
  Here.Owner = &F;
  bool IsAsync = isAsync(F, At);
  Here.Types.push_back(external(IsAsync ? "builtins.StopAsyncIteration"
                                        : "builtins.StopIteration"));
  Here.Taken.push_back(Condition::never());
  Here.Exceptions.push_back(Undefined);
  Handlers.push_back(&Here);
  std::optional<Value> V =
      callSpecial(F, Iterator, IsAsync ? "__anext__" : "__next__", {}, At, Pc);
  Handlers.pop_back();
  Ended = Here.Taken[0];
  if (!Ended.isNever())
    Pc = Conditions.minus(Pc, Ended);
  return V;
}

std::optional<Condition> Interpreter::iterateObject(
    Frame &F, Datum Object, Site At, Condition Pc, bool &Complete,
    llvm::function_ref<Condition(Value, Condition)> Body) {
  Condition Now = Pc;
  std::optional<Value> Iterator = callSpecial(
      F, Object, isAsync(F, At) ? "__aiter__" : "__iter__", {}, At, Now);
  if (!Iterator)
    return std::nullopt;
  if (!Iterator->isSingle() ||
      !hasSpecial(Iterator->datum(),
                  isAsync(F, At) ? "__anext__" : "__next__")) {
    llvm::SmallVector<Value, 8> Elements;
    if (Iterator->is(Object)) // not an iterator after all
      return std::nullopt;
    if (Iterator->isSingle() &&
        Heap.is(Iterator->datum(), ObjectKind::Generator))
      return iterate(F, *Iterator, At, Now, Body);
    Complete = elements(F, *Iterator, At, Now, Elements);
    Datum List = makeList(Elements, F, At, Now, !Complete);
    return iterate(F, List, At, Now, Body);
  }
  Condition Left;
  uint64_t Start = Steps;
  for (uint64_t N = 0; !Now.isNever(); ++N) {
    Condition Ended;
    Value V = *nextOf(F, Iterator->datum(), At, Now, Ended);
    Left = Conditions.disj(Left, Ended);
    if (Now.isNever())
      break;
    // Nobody knows how often when the end is not certain; and an iterator
    // without end is followed as far as one pass of an open loop.
    bool IsOpen = !Ended.isNever();
    if (IsOpen)
      Complete = false;
    Now = loopBody(IsOpen, Now,
                   [&] { return Body(Values.restrict(V, Now), Now); });
    if ((IsOpen && N >= Opts.Limits.OpenIterations) ||
        N >= Opts.Limits.Iterations || Steps - Start > Opts.Limits.LoopSteps) {
      if (!IsOpen)
        lose(LossKind::Iterations, At);
      Complete = false;
      Left = Conditions.disj(Left, Now);
      break;
    }
  }
  return Left;
}

} // namespace custody::flow
