//===- TorchNatives.cpp - Calls of torch that no effect describes ---------===//

#include "Natives.h"

namespace custody::flow {

namespace {

/// handle.remove(), and leaving `with handle:`.
Value removeHook(Interpreter &In, Invocation &I) {
  In.removeHooks(I.Caller, I.Receiver, I.Pc);
  return None;
}

Value enterHandle(Interpreter &, Invocation &I) { return I.Receiver; }

Value swap(Interpreter &In, Invocation &I) {
  if (I.size() == 2)
    In.Values.forEach(I.arg(0), I.Pc, [&](Condition WhenA, Datum A) {
      In.Values.forEach(I.arg(1), WhenA, [&](Condition When, Datum B) {
        if (In.isTensor(A) && In.isTensor(B) && A != B)
          In.swapTensors(I.Caller, I.At, When, A, B);
      });
    });
  return None;
}

/// A module registers what is assigned to it; plain Python does not.
Value setRegistered(Interpreter &In, Invocation &I) {
  auto Name = In.asString(I.arg(0));
  if (Name && In.Heap.isObject(I.Receiver)) {
    In.installParameter(I.Caller, I.Receiver, In.name(*Name), I.arg(1), I.At,
                        I.Pc);
    In.Heap.setField(In.Heap.at(I.Receiver), In.name(*Name), I.arg(1), I.Pc);
  }
  return None;
}

/// What the constructor of an optimizer, or add_param_group, is given.
Value optimizerKeeps(Interpreter &In, Invocation &I) {
  if (I.arg(0).isSingle())
    In.recordCaptures(I.Caller, I.arg(0).datum(), I.arg(1), I.At, I.Pc);
  return None;
}

constexpr NativeEntry Entries[] = {
    {"custody.keeps", optimizerKeeps},
    {"torch.nn.Module.__setattr__", setRegistered},
    {"torch.utils.hooks.RemovableHandle.remove", removeHook},
    {"torch.utils.hooks.RemovableHandle.__enter__", enterHandle},
    {"torch.utils.hooks.RemovableHandle.__exit__", removeHook},
    {"torch.utils.swap_tensors", swap},
};

} // namespace

llvm::ArrayRef<NativeEntry> torchNatives() { return Entries; }

} // namespace custody::flow
