//===- ShippedStubs.cpp - Python stubs that are part of the program -------===//

#include "custody/Link/ShippedStubs.h"

#include "custody/Python/Lower.h"

#include <algorithm>
#include <string>

namespace custody::link {

// One array per stub and the table of them, written by CMake.
#include "ShippedStubs.inc"

llvm::ArrayRef<StubText> shippedStubs() { return Shipped; }

std::vector<Input> lowerShippedStubs() {
  std::vector<Input> Inputs;
  for (const StubText &Stub : shippedStubs()) {
    Input In;
    In.IR = py::lower(Stub.Text, stubModule(Stub.Path), Stub.Path,
                      Stub.Path.ends_with("__init__.py"));
    In.IsStub = true;
    Inputs.push_back(std::move(In));
  }
  return Inputs;
}

std::string stubModule(llvm::StringRef Path) {
  Path.consume_back(".py");
  Path.consume_back("/__init__");
  std::string Name = Path.str();
  std::replace(Name.begin(), Name.end(), '/', '.');
  return Name;
}

} // namespace custody::link
