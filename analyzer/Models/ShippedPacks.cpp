//===- ShippedPacks.cpp - The packs that are part of the program ----------===//

#include "custody/Models/ModelSet.h"

namespace custody::models {

// One array per pack and the table of them, written by CMake.
#include "ShippedPacks.inc"

llvm::ArrayRef<PackText> shippedPacks() { return Shipped; }

} // namespace custody::models
