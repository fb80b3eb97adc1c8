//===- ModelSetTest.cpp - What a pack becomes -----------------------------===//

#include "custody/Models/ModelSet.h"

#include "gtest/gtest.h"

#include <string>

using namespace custody::models;

namespace {

constexpr llvm::StringLiteral Sharder = R"({
  "schema": "manager-models/1", "package": "shard_lib",
  "entries": [
    {"id": "lib.shard", "kind": "call", "names": ["shard_lib.shard", "shard_lib.api.shard"],
     "versions": ">=2.4,<3", "display": "the sharder",
     "params": {"module": {"pos": 0, "is": ["module", "list[module]"]},
                "mesh": {"kw": "device_mesh", "is": "mesh"},
                "policy": {"pos": 2, "default": null},
                "cfg": {"kw": "config", "is": "config"}},
     "let": {"P": {"params_of": "module", "where": ["requires_grad", {"name": "*.weight"}],
                   "minus": ["policy", {"under": "lib.other"}, {"attr": "module.skipped.names"}]},
             "stage": {"cfg": "zero.stage", "default": 2}},
     "effects": [
       {"claim": "layout", "of": "P", "axes": {"mesh": "mesh", "dims": ["x", "y"]},
        "mode": "partition", "scope": "closed_at_call", "at": "forward"},
       {"delegate": "residency", "to": "lib.other", "via": "policy",
        "if": {"arg": "policy.offload.pin", "eq": true}},
       {"alias": "lib.flat", "of": "P"},
       {"alias": "module", "of": "ret"},
       {"noop": {"let": "stage", "in": [0, 1]}, "unless": {"version": "torch>=2.8"}},
       {"place": "cpu", "of": "P", "pin": true, "else": true},
       {"mark": {"sharded": true, "rank": null}, "of": "P"}
     ],
     "methods": {"step": [{"write": "live", "of": {"elements_of": "arg0.params"}}]},
     "returns": {"tuple": [{"same": "module"}, {"fresh": "tensor", "like": "module", "kind": "plain"}, null]},
     "require": [{"not": {"device": ["meta", "cpu"]}, "at": "first_forward", "outcome": "late", "text": "t"}],
     "forbid": [{"owned_by": "lib.other", "facet": "layout", "outcome": "silent", "rule": "K9"}],
     "pairs": [{"with": {"owns": "storage"}, "order": "before", "axes": "disjoint", "verdict": "allowed"}],
     "source": ["shard_lib/api.py"]},
    {"id": "lib.other", "kind": "constructor", "names": "shard_lib.Other", "subclasses": true,
     "phase": "step",
     "effects": [{"register": "self", "name": "m"}, {"capture": "object", "of": "self", "by": "self"}]},
    {"id": "lib.key", "kind": "config_key", "key": "zero.offload", "values": ["cpu", 1, null],
     "applies_to": "lib.shard", "effects": [{"claim": "residency", "of": "P"}]}
  ]})";

class ModelSetTest : public ::testing::Test {
protected:
  void SetUp() override {
    auto Loaded = ModelSet::load({}, PackText{"lib.json", Sharder});
    ASSERT_TRUE(bool(Loaded)) << llvm::toString(Loaded.takeError());
    Set.emplace(std::move(*Loaded));
    Shard = Set->byId("lib.shard");
    ASSERT_NE(Shard, nullptr);
  }

  std::optional<ModelSet> Set;
  const Entry *Shard = nullptr;
};

TEST_F(ModelSetTest, FindsEntriesByIdAndByEveryName) {
  EXPECT_EQ(Set->entries().size(), 3u);
  ASSERT_EQ(Set->byName("shard_lib.api.shard").size(), 1u);
  EXPECT_EQ(Set->byName("shard_lib.api.shard").front(), Shard);
  EXPECT_EQ(Set->byName("shard_lib.shard").front(), Shard);
  EXPECT_TRUE(Set->byName("shard_lib").empty());
  EXPECT_EQ(Set->byId("shard_lib.shard"), nullptr);
  EXPECT_EQ(Shard->Display, "the sharder");
  EXPECT_EQ(Set->byId("lib.other")->Display, "lib.other");
  EXPECT_TRUE(Set->byId("lib.other")->Subclasses);
  EXPECT_EQ(Set->byId("lib.other")->Anchors, Phase::Step);
}

TEST_F(ModelSetTest, Versions) {
  EXPECT_EQ(Shard->VersionPackage, "shard-lib");
  EXPECT_TRUE(Shard->Versions->contains(*Version::parse("2.9.1")));
  EXPECT_FALSE(Shard->Versions->contains(*Version::parse("3.0")));
  EXPECT_EQ(Set->byId("lib.other")->Versions, nullptr);
}

TEST_F(ModelSetTest, Parameters) {
  const Parameter &Module = *Shard->parameter("module");
  EXPECT_EQ(Module.Position, 0u);
  EXPECT_EQ(Module.Keyword, "module");
  ASSERT_EQ(Module.Types.size(), 2u);
  EXPECT_EQ(Module.Types[1].Of, ArgumentType::Module);
  EXPECT_EQ(Module.Types[1].In, Container::List);
  const Parameter &Mesh = *Shard->parameter("mesh");
  EXPECT_EQ(Mesh.Position, Parameter::KeywordOnly);
  EXPECT_EQ(Mesh.Keyword, "device_mesh");
  EXPECT_EQ(Mesh.Default, nullptr);
  ASSERT_NE(Shard->parameter("policy")->Default, nullptr);
  EXPECT_EQ(Shard->parameter("policy")->Default->K, Literal::Kind::None);
  EXPECT_EQ(Shard->parameter("device_mesh"), nullptr);
}

TEST_F(ModelSetTest, Sets) {
  const ObjectSet &P = *Shard->let("P")->Set;
  EXPECT_EQ(P.K, ObjectSet::Kind::ParamsOf);
  EXPECT_EQ(P.Operand->K, ObjectSet::Kind::Parameter);
  EXPECT_EQ(P.Operand->Name, "module");
  ASSERT_EQ(P.Where.size(), 2u);
  EXPECT_EQ(P.Where[0]->K, Predicate::Kind::RequiresGrad);
  EXPECT_TRUE(P.Where[0]->Expected);
  EXPECT_EQ(P.Where[1]->K, Predicate::Kind::NameMatches);
  EXPECT_EQ(P.Where[1]->Names[0], "*.weight");
  ASSERT_EQ(P.Minus.size(), 3u);
  EXPECT_EQ(P.Minus[0]->Name, "policy");
  EXPECT_EQ(P.Minus[1]->K, ObjectSet::Kind::Under);
  EXPECT_EQ(P.Minus[1]->Name, "lib.other");
  EXPECT_EQ(P.Minus[2]->K, ObjectSet::Kind::Attribute);
  EXPECT_EQ(P.Minus[2]->Operand->Name, "module");
  EXPECT_EQ(P.Minus[2]->Path, "skipped.names");
  EXPECT_EQ(Shard->Effects[0]->Of, &P) << "a name of let is the node itself";
}

TEST_F(ModelSetTest, Effects) {
  ASSERT_EQ(Shard->Effects.size(), 7u);
  const Effect &Claim = *Shard->Effects[0];
  EXPECT_EQ(Claim.Kind, EffectKind::Claim);
  EXPECT_EQ(Claim.What, Facet::Layout);
  EXPECT_EQ(Claim.At, Phase::Forward);
  EXPECT_EQ(Claim.ClaimMode, Mode::Partition);
  EXPECT_EQ(Claim.ClaimScope, Scope::ClosedAtCall);
  EXPECT_EQ(Claim.Over->Mesh->Name, "mesh");
  EXPECT_EQ(Claim.Over->Dims, MeshDims::Named);
  EXPECT_EQ(Claim.Over->Names[1], "y");

  const Effect &Delegate = *Shard->Effects[1];
  EXPECT_EQ(Delegate.Manager, "lib.other");
  EXPECT_EQ(Delegate.Via, "policy");
  EXPECT_EQ(Delegate.If->K, Predicate::Kind::Compare);
  EXPECT_EQ(Delegate.If->Left->Name, "policy");
  EXPECT_EQ(Delegate.If->Left->Path, "offload.pin");
  EXPECT_TRUE(Delegate.If->Right[0]->Value.Bool);

  EXPECT_EQ(Shard->Effects[2]->Label, "lib.flat");
  EXPECT_EQ(Shard->Effects[2]->Source, nullptr);
  EXPECT_EQ(Shard->Effects[3]->Source->Name, "module");
  EXPECT_EQ(Shard->Effects[3]->Of->K, ObjectSet::Kind::Ret);

  const Effect &Noop = *Shard->Effects[4];
  EXPECT_EQ(Noop.If->Op, Comparison::In);
  EXPECT_EQ(Noop.If->Right.size(), 2u);
  EXPECT_EQ(Noop.If->Left->Target, Shard->let("stage")->Value);
  EXPECT_EQ(Noop.If->Left->Target->Path, "zero.stage");
  EXPECT_EQ(Noop.If->Left->Target->Default->Value.Int, 2);
  EXPECT_EQ(Noop.Unless->Package, "torch");

  EXPECT_TRUE(Shard->Effects[5]->Else);
  EXPECT_TRUE(Shard->Effects[5]->Pinned->Value.Bool);
  EXPECT_EQ(Shard->Effects[5]->To->Value.String, "cpu");
  EXPECT_EQ(Shard->Effects[6]->Marks[1].Name, "rank");

  const Effect &Write = *Shard->method("step")->Effects[0];
  EXPECT_EQ(Write.Of->Operand->K, ObjectSet::Kind::Argument);
  EXPECT_EQ(Write.Of->Operand->Index, 0u);
  EXPECT_EQ(Write.Of->Operand->Path, "params");

  const Entry &Other = *Set->byId("lib.other");
  EXPECT_EQ(Other.Effects[0]->Of->K, ObjectSet::Kind::Self);
  EXPECT_EQ(Other.Effects[0]->MemberName->Value.String, "m");
  EXPECT_TRUE(Other.Effects[1]->Manager.empty());
}

TEST_F(ModelSetTest, ReturnsRequirementsAndPairs) {
  ASSERT_EQ(Shard->Returns->Items.size(), 3u);
  EXPECT_EQ(Shard->Returns->Items[0]->K, Returned::Kind::Same);
  EXPECT_EQ(Shard->Returns->Items[1]->NewKind, TensorKind::Plain);
  EXPECT_EQ(Shard->Returns->Items[1]->Like->Name, "module");
  EXPECT_EQ(Shard->Returns->Items[2]->K, Returned::Kind::Unknown);

  ASSERT_EQ(Shard->Requirements.size(), 2u);
  const Requirement &Late = Shard->Requirements[0];
  EXPECT_FALSE(Late.IsForbidden);
  EXPECT_EQ(Late.Verdict, Outcome::Late);
  EXPECT_EQ(Late.Broken, Rule::UnsupportedOp);
  EXPECT_EQ(Late.Condition->Children[0]->Names.size(), 2u);
  EXPECT_EQ(Late.Condition->Children[0]->Of, Shard->let("P")->Set)
      << "without 'of' a test is about P";
  EXPECT_TRUE(Shard->Requirements[1].IsForbidden);
  EXPECT_EQ(Shard->Requirements[1].Broken, Rule::K9);

  EXPECT_EQ(Shard->Pairs[0].WithOwner, Facet::Storage);
  EXPECT_EQ(Shard->Pairs[0].Axes, AxesRelation::Disjoint);
}

TEST_F(ModelSetTest, ATriggerSpeaksOfTheEntryItAppliesTo) {
  const Entry &Key = *Set->byId("lib.key");
  EXPECT_EQ(Key.AppliesTo, "lib.shard");
  EXPECT_EQ(Key.Effects[0]->Of, Shard->let("P")->Set);
  ASSERT_EQ(Key.Values.size(), 3u);
  EXPECT_EQ(Key.Values[1].Int, 1);
  EXPECT_EQ(Key.Values[2].K, Literal::Kind::None);
}

TEST(ModelSet, NamesMayBeSharedOverDisjointVersions) {
  auto Pack = [](llvm::StringRef First, llvm::StringRef Second) {
    return (R"({"schema": "manager-models/1", "package": "p", "entries": [
      {"id": "a", "kind": "call", "names": ["p.f"])" +
            First + R"(},
      {"id": "b", "kind": "call", "names": ["p.f"])" +
            Second + "}]}")
        .str();
  };
  std::string Good = Pack(R"(, "versions": "<2")", R"(, "versions": ">=2")");
  auto Loaded = ModelSet::load({}, PackText{"p.json", Good});
  ASSERT_TRUE(bool(Loaded)) << llvm::toString(Loaded.takeError());
  EXPECT_EQ(Loaded->byName("p.f").size(), 2u);

  for (std::string Bad :
       {Pack("", ""), Pack("", R"(, "versions": ">=2")"),
        Pack(R"(, "versions": "<2.1")", R"(, "versions": ">=2")")}) {
    auto Failed = ModelSet::load({}, PackText{"p.json", Bad});
    ASSERT_FALSE(bool(Failed));
    EXPECT_EQ(llvm::toString(Failed.takeError()),
              "p.json:3:44: entries[1] (b): names: 'p.f' is also a name of a, "
              "for the same versions");
  }
}

} // namespace
