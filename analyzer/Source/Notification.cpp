//===- Notification.cpp - Order and textual form of notifications ---------===//

#include "custody/Source/Notification.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <tuple>

using namespace custody;

llvm::StringRef custody::spelling(Notification::Level L) {
  switch (L) {
  case Notification::Level::Note:
    return "note";
  case Notification::Level::Warning:
    return "warning";
  case Notification::Level::Error:
    return "error";
  }
  llvm_unreachable("unknown level");
}

static auto key(const Notification &N) {
  return std::tie(N.Path, N.Line, N.Column, N.EndLine, N.EndColumn, N.Id,
                  N.Message, N.L);
}

void custody::sortNotifications(std::vector<Notification> &Notifications) {
  std::sort(Notifications.begin(), Notifications.end(),
            [](const Notification &A, const Notification &B) {
              return key(A) < key(B);
            });
  Notifications.erase(
      std::unique(Notifications.begin(), Notifications.end(),
                  [](const Notification &A, const Notification &B) {
                    return key(A) == key(B);
                  }),
      Notifications.end());
}

void custody::print(const Notification &N, llvm::raw_ostream &OS) {
  OS << spelling(N.L) << ": " << N.Id << ": ";
  if (!N.Path.empty()) {
    OS << N.Path;
    if (N.Line)
      OS << ':' << N.Line;
    if (N.Column)
      OS << ':' << N.Column;
    OS << ": ";
  }
  OS << N.Message << '\n';
}
