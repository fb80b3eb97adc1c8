//===- ShippedStubs.cpp - Python stubs that are part of the program -------===//

#include "custody/Link/ShippedStubs.h"

#include <algorithm>
#include <string>

namespace custody::link {

// One array per stub and the table of them, written by CMake.
#include "ShippedStubs.inc"

llvm::ArrayRef<StubText> shippedStubs() { return Shipped; }

std::string stubModule(llvm::StringRef Path) {
  Path.consume_back(".py");
  Path.consume_back("/__init__");
  std::string Name = Path.str();
  std::replace(Name.begin(), Name.end(), '/', '.');
  return Name;
}

} // namespace custody::link
