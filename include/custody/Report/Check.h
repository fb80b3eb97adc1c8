//===- Check.h - What a check is, and the registry of checks --------------===//
//
// A check owns one rule: its id, its page, and how a conflict becomes a finding
// of it. Checks live in checks/<rule-id>/ and register themselves:
//
//   static CheckRegistry::Add<ShardOffload> Registered("shard-offload", "...");
//
// so nothing lists them. The page is the one text for `custody explain`, the
// documentation and SARIF's help; the build embeds it.
//
//===----------------------------------------------------------------------===//

#ifndef CUSTODY_REPORT_CHECK_H
#define CUSTODY_REPORT_CHECK_H

#include "custody/Ownership/Conflict.h"
#include "custody/Report/Finding.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Registry.h"

#include <memory>
#include <vector>

namespace custody {

struct RuleInfo {
  /// How much of what the rule reports is a real conflict, in SARIF's words.
  enum class Precision : uint8_t { Medium, High, VeryHigh };

  llvm::StringRef Id;      ///< "shard-offload"; stable forever
  llvm::StringRef Name;    ///< "ShardOffload"
  llvm::StringRef Summary; ///< one line of at most 120 characters, ends in "."
  Level DefaultLevel = Level::Error;
  Precision P = Precision::High;
  llvm::ArrayRef<llvm::StringRef> Tags; ///< at most 10
  llvm::StringRef Page;                 ///< Markdown, begins with "# <Id>"
};

llvm::StringRef spelling(RuleInfo::Precision P);

/// What a check says about a conflict it reports, beside the facts that every
/// finding states. Managers are named as the finding names them.
struct Narrative {
  std::string FirstDoes;   ///< verb phrase: what the first manager does
  std::string SecondDoes;  ///< verb phrase: what the second manager does
  std::string Consequence; ///< what the user sees, or does not see
  std::string Fix;
};

class Check {
public:
  virtual ~Check();

  virtual const RuleInfo &info() const = 0;
  /// Whether the conflict is of the kind this check is about. Of several checks
  /// that say so, the first in the order of rule(Order) reports it.
  virtual bool reports(const ownership::Conflict &C) const = 0;
  virtual Narrative narrate(const ownership::Conflict &C, llvm::StringRef First,
                            llvm::StringRef Second) const = 0;
  /// Place of the rule in the table of rules; a conflict is reported once, by
  /// the first rule that fits.
  virtual unsigned rank() const = 0;

private:
  virtual void anchor();
};

using CheckRegistry = llvm::Registry<Check>;

/// All registered checks, by rule id.
std::vector<std::unique_ptr<Check>> makeChecks();

/// The rules of all registered checks, by id.
class RuleTable {
public:
  RuleTable();

  llvm::ArrayRef<const RuleInfo *> rules() const { return Rules; }
  /// Nothing for an id that no check has.
  const RuleInfo *find(llvm::StringRef Id) const;

private:
  std::vector<std::unique_ptr<Check>> Checks;
  std::vector<const RuleInfo *> Rules;
};

/// The first paragraph of a rule's page, on one line.
std::string firstParagraph(const RuleInfo &Rule);

} // namespace custody

#endif // CUSTODY_REPORT_CHECK_H
