//===- JsonTest.cpp - Findings in our own JSON ----------------------------===//

#include "SampleReport.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"
#include <nlohmann/json.hpp>

using namespace custody;
using Json = nlohmann::ordered_json;

namespace {

TEST(Json, HoldsEveryPartOfAFinding) {
  SampleReport Sample;
  Sample.Findings = {sampleFinding()};
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Report R = Sample.report();
  R.Code = ExitCode::Findings;
  renderJson(R, OS);
  Json Log = Json::parse(Text, nullptr, false);
  ASSERT_FALSE(Log.is_discarded());
  EXPECT_EQ(Log["version"], 1);
  EXPECT_EQ(Log["status"], 1);
  ASSERT_EQ(Log["findings"].size(), 1u);
  Json F = Log["findings"][0];
  EXPECT_EQ(F["rule"], "shard-offload");
  EXPECT_EQ(F["fingerprint"], fingerprint(Sample.Findings[0]));
  EXPECT_EQ(F["first"]["manager"], "Sharded");
  EXPECT_EQ(F["second"]["phase"], "optimizer");
  EXPECT_EQ(F["trigger"], Json({"--shard", "--offload"}));
  EXPECT_EQ(F["location"]["line"], 2);
  EXPECT_EQ(F["location"]["column"], 17);
  EXPECT_EQ(F["related"].size(), 2u);
  EXPECT_EQ(F["flows"][0]["steps"].size(), 3u);
  EXPECT_EQ(F["breadcrumbs"][0]["id"], "opaque-call");
}

} // namespace
