//===- BuiltinExceptions.cpp - The exception classes that Python defines --===//

#include "BuiltinExceptions.h"

#include "llvm/ADT/StringSwitch.h"

namespace custody::flow {

/// The class that \p Name derives from, empty for BaseException and for what is
/// no exception. Aliases derive from what they stand for.
static llvm::StringRef baseOf(llvm::StringRef Name) {
  return llvm::StringSwitch<llvm::StringRef>(Name)
      .Cases("BaseExceptionGroup", "GeneratorExit", "KeyboardInterrupt",
             "SystemExit", "Exception", "BaseException")
      .Cases("ArithmeticError", "AssertionError", "AttributeError",
             "BufferError", "EOFError", "Exception")
      .Cases("ExceptionGroup", "ImportError", "LookupError", "MemoryError",
             "NameError", "OSError", "Exception")
      .Cases("ReferenceError", "RuntimeError", "StopAsyncIteration",
             "StopIteration", "SyntaxError", "Exception")
      .Cases("SystemError", "TypeError", "ValueError", "Warning", "Exception")
      .Cases("FloatingPointError", "OverflowError", "ZeroDivisionError",
             "ArithmeticError")
      .Case("ModuleNotFoundError", "ImportError")
      .Cases("IndexError", "KeyError", "LookupError")
      .Case("UnboundLocalError", "NameError")
      .Cases("BlockingIOError", "ChildProcessError", "ConnectionError",
             "FileExistsError", "FileNotFoundError", "OSError")
      .Cases("InterruptedError", "IsADirectoryError", "NotADirectoryError",
             "PermissionError", "ProcessLookupError", "TimeoutError", "OSError")
      .Cases("EnvironmentError", "IOError", "OSError")
      .Cases("BrokenPipeError", "ConnectionAbortedError",
             "ConnectionRefusedError", "ConnectionResetError",
             "ConnectionError")
      .Cases("NotImplementedError", "RecursionError", "RuntimeError")
      .Case("IndentationError", "SyntaxError")
      .Case("TabError", "IndentationError")
      .Case("UnicodeError", "ValueError")
      .Cases("UnicodeDecodeError", "UnicodeEncodeError",
             "UnicodeTranslateError", "UnicodeError")
      .Cases("BytesWarning", "DeprecationWarning", "EncodingWarning",
             "FutureWarning", "ImportWarning", "Warning")
      .Cases("PendingDeprecationWarning", "ResourceWarning", "RuntimeWarning",
             "SyntaxWarning", "UnicodeWarning", "UserWarning", "Warning")
      .Default("");
}

bool isBuiltinException(llvm::StringRef Name) {
  return Name == "BaseException" || !baseOf(Name).empty();
}

bool derivesFrom(llvm::StringRef Derived, llvm::StringRef Base) {
  for (; !Derived.empty(); Derived = baseOf(Derived))
    if (Derived == Base)
      return true;
  return false;
}

llvm::StringRef builtinExceptionOf(llvm::StringRef Path) {
  return Path.consume_front("builtins.") && isBuiltinException(Path)
             ? Path
             : llvm::StringRef();
}

} // namespace custody::flow
