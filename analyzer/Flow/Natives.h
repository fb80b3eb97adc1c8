//===- Natives.h - Library functions the engine executes itself -----------===//
//
// Functions of Python's standard library that move values around are executed,
// not modelled: their result is computed from the abstract arguments. Each is
// found by its import path. Libraries that handle tensors have model packs.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_ANALYZER_FLOW_NATIVES_H
#define CUSTODY_ANALYZER_FLOW_NATIVES_H

#include "custody/Flow/Interpreter.h"

namespace custody::flow {

struct NativeEntry {
  llvm::StringLiteral Path;
  NativeFunction Function;
};

llvm::ArrayRef<NativeEntry> builtinNatives();   ///< functions and types
llvm::ArrayRef<NativeEntry> iterationNatives(); ///< range, zip, sorted, ...
llvm::ArrayRef<NativeEntry> containerNatives(); ///< methods of containers
llvm::ArrayRef<NativeEntry> stringNatives();    ///< methods of str
llvm::ArrayRef<NativeEntry> setNatives();       ///< methods of sets
llvm::ArrayRef<NativeEntry> recordNatives();    ///< classes by calls, copies
llvm::ArrayRef<NativeEntry> regexNatives();     ///< what stubs of re ask for
llvm::ArrayRef<NativeEntry> libraryNatives();   ///< other modules
llvm::ArrayRef<NativeEntry> argparseNatives();
llvm::ArrayRef<NativeEntry> torchNatives(); ///< what no effect of a pack says

/// The elements of an argument, and whether these are all. An iterator has
/// none left then.
llvm::SmallVector<Value, 8> elementsOf(Interpreter &In, Invocation &I, Value V,
                                       bool &Complete);

/// The call, made by the function of that path in the stubs.
Value callStub(Interpreter &In, Invocation &I, llvm::StringRef Path);

/// Whether \p A comes before \p B: numbers, strings and tuples of them.
std::optional<bool> isLess(Interpreter &In, Value A, Value B);

/// What `key` gives for each element; the elements themselves without one.
llvm::SmallVector<Value, 8> sortKeys(Interpreter &In, Invocation &I,
                                     llvm::ArrayRef<Value> Elements);

/// Calls the `key`, and sorts as `sorted` does if what it gives is known. Else
/// the elements keep their order: which of some objects comes first is not
/// known anyway.
void sortElements(Interpreter &In, Invocation &I,
                  llvm::MutableArrayRef<Value> Elements, bool Complete);

/// A symbol for "the result of this call", equal for equal arguments.
Value opaqueResult(Interpreter &In, Invocation &I, llvm::StringRef What);

} // namespace custody::flow

#endif // CUSTODY_ANALYZER_FLOW_NATIVES_H
