//===- ExitCodes.h - What the status of `custody` means -------------------===//
//
// The statuses of ExitCodes.def as a type. Only `main` turns one into the
// status of the process.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_EXITCODES_H
#define CUSTODY_REPORT_EXITCODES_H

namespace custody {

enum class ExitCode : int {
#define CUSTODY_EXIT_CODE(Enumerator, Status, Meaning) Enumerator = Status,
#include "custody/Report/ExitCodes.def"
};

} // namespace custody

#endif // CUSTODY_REPORT_EXITCODES_H
