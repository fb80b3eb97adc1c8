//===- Message.h - The sentences of a finding -----------------------------===//
//
// Private to the stage. Puts the parts of a finding together to one message, in
// plain text or in Markdown with the same content. Locations are numbered as in
// SARIF: related location I has id I + 1, and the message links every one as
// "[text](id)".
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_LIB_REPORT_MESSAGE_H
#define CUSTODY_LIB_REPORT_MESSAGE_H

#include "custody/Report/Finding.h"

#include <string>

namespace custody {

enum class Markup : uint8_t { Plain, Markdown };

/// Shown are the first RelatedCount related locations.
std::string composeMessage(const Finding &F, size_t RelatedCount, Markup M);

/// "layout, in phase 'wrap'": what a claim is about.
std::string describeClaim(const Claim &C);

/// With a capital and a full stop: "a b" -> "A b.".
std::string asSentence(llvm::StringRef Words);

} // namespace custody

#endif // CUSTODY_LIB_REPORT_MESSAGE_H
