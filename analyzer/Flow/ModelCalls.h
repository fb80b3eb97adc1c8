//===- ModelCalls.h - One call of a modelled function ---------------------===//
//
// Evaluates a model entry on actual arguments: its sets to objects under
// conditions, its predicates to conditions, its effects to events and to facts
// on tensors, its `returns` to a value.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_FLOW_MODELCALLS_H
#define CUSTODY_ANALYZER_FLOW_MODELCALLS_H

#include "Natives.h"

namespace custody::flow {

class ModelCall {
public:
  /// \p Ran is what the function gave back when its source was executed.
  ModelCall(Interpreter &In, const models::Entry &E, Invocation &I, Value Ran)
      : In(In), E(E), I(I), Ran(Ran) {}

  /// Applies the effects in order; returns what the call gives back.
  Value run();

private:
  struct Member {
    Condition When;
    Datum What;
    Value Name;
  };
  using Members = std::vector<Member>;

  Value argument(llvm::StringRef Name) const;
  Value literal(const models::Literal &L) const;
  Value term(const models::Term *T);
  Value path(Value V, llvm::StringRef Path);
  Members set(const models::ObjectSet *S, Condition Pc);
  void members(Value V, Condition Pc, bool Elements, Members &Out);
  bool holds(const models::Predicate *P, Condition &Pc, Datum Element);
  Value returned(const models::Returned *R);
  Datum fresh(const models::Returned &R);
  void apply(const models::Effect &Eff, Condition Pc);
  void relate(const models::Effect &Eff, Condition Pc);
  void fill(Datum Target, const Member &Source);
  void invoke(const models::Effect &Eff, Condition Pc);
  /// The call with that number, of \p Callee on one member each of \p Given.
  void invokeOnce(const models::Effect &Eff, Member Callee,
                  llvm::ArrayRef<Members> Given, size_t Number);
  std::string deviceName(Value V);
  Datum moduleOf(Datum D) {
    return In.isModuleObject(D) ? D : In.moduleBehind(D);
  }
  /// The call made it, so placing or casting it touches nobody's tensor.
  bool isResult(Datum D) const { return Result.is(D); }
  bool carriesClaims(Datum D) const;
  /// Some effect claims what the call gives back, which is then a value of its
  /// own.
  bool claimsResult() const;
  Datum own();

  Interpreter &In;
  const models::Entry &E;
  Invocation &I;
  const Value Ran;
  Value Result;
};

} // namespace custody::flow

#endif // CUSTODY_ANALYZER_FLOW_MODELCALLS_H
