// SPDX-License-Identifier: MIT
#include "model/text/references.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ostream>
#include <string>

#include "model/mission/mission.h"
#include "tests/support/generators.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Item venting() {
  return {Id("venting"), "Venting", std::nullopt, {{Id("from"), "3", {}}, {Id("empty"), "", {}}}, "", {}};
}

/// Drop zones, an objective o1 labelled 1, one o2 without label, a marker labelled `o1`, a named rule and a nameless
/// one.
Mission sample() {
  auto mission = test::with_drop_zones(test::empty_mission());
  mission = test::with_objective(std::move(mission), "o1", "C3", "1");
  mission = test::with_objective(std::move(mission), "o2", "D3");
  mission = test::with_objective(std::move(mission), "o3", "E3", "o1");
  mission.rules = std::vector<Rule>{{venting(), ""}, {{Id("nameless"), "", {}, {}, "", {}}, ""}};
  mission.areas = std::vector<Zone>{{Id("shrine-1"), Id("shrine"), {}, "Valve shrine", CellsShape{{{1, {0, 0}}}}, {}}};
  mission.stratagems = std::vector<Stratagem>{
      {{Id("blow"), "Blow the hinges", {}, {}, "", {}}, Cost::exactly(1), "CP", {}, "", "", "", "", "", ""}};
  mission.objectives =
      std::vector<MissionObjective>{{{Id("hold"), "Hold", {}, {}, "", {}}, Id("progressive"), "", {}, {}}};
  return mission;
}

struct TextCase {
  std::string_view text;
  std::string_view expanded;
  friend void PrintTo(const TextCase& shown, std::ostream* stream) { *stream << shown.text; }
};

class Expansion : public testing::TestWithParam<TextCase> {};

TEST_P(Expansion, ReadsAs) {
  const auto item = venting();
  EXPECT_EQ(expand(GetParam().text, &item, sample()), GetParam().expanded);
}

TEST(ExpandedText, NamesAreasWithTheLabelThatIsOnTheMap) {
  auto mission = sample();
  auto areas = *mission.areas;
  areas.front().label = "3";
  mission.areas = areas;
  EXPECT_EQ(expand("{area:shrine-1}", nullptr, mission), "Valve shrine (3)");
  areas.front().name.clear();
  mission.areas = areas;
  EXPECT_EQ(expand("{area:shrine-1}", nullptr, mission), "Shrine 3");
}

TEST(ExpandedText, FindsZonesAndAreasByTheirLabels) {
  auto mission = sample();
  auto areas = *mission.areas;
  areas.front().label = "V";
  areas.push_back(areas.front());
  areas.back().id = Id("v2");
  areas.back().label = "shrine-1";
  mission.areas = areas;
  auto zones = *mission.zones;
  zones.front().label = "West 1";
  mission.zones = zones;
  EXPECT_EQ(expand("{area:V}, {zone:West 1}", nullptr, mission), "Valve shrine (V), Drop zone West 1");
  EXPECT_EQ(expand("{area:shrine-1}", nullptr, mission), "Valve shrine (V)");  // an id goes before a label
  EXPECT_TRUE(dangling_references("{area:V} {zone:West 1}", nullptr, mission).empty());
}

TEST(ExpandedText, CallsMarkersWithoutLabelsWhatTheMissionDoes) {
  auto mission = sample();
  auto markers = *mission.markers;
  for (auto& marker : markers) marker.name = "Lamp";
  mission.markers = markers;
  EXPECT_EQ(expand("{marker:o1} {marker:o2}", nullptr, mission), "1 Lamp");
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Expansion,
    testing::Values(TextCase{"", ""}, TextCase{"On {from}+ it is vented.", "On 3+ it is vented."},
                    TextCase{"{empty}", ""}, TextCase{"{marker:1} {marker:o1} {marker:o2}", "1 1 Objective"},
                    TextCase{"{marker:o3}", "o1"},  // an id goes before a label
                    TextCase{"{side:attacker}", "Attacker"}, TextCase{"{zone:attacker-drop-zone}", "Drop zone"},
                    TextCase{"{area:shrine-1}", "Valve shrine"}, TextCase{"{rule:venting}", "Venting"},
                    TextCase{"{rule:nameless}", "nameless"}, TextCase{"{stratagem:blow}", "Blow the hinges"},
                    TextCase{"{objective:hold}", "Hold"},
                    // What leads nowhere stays as it is written.
                    TextCase{"{to}", "{to}"}, TextCase{"{zone:o1}", "{zone:o1}"},
                    TextCase{"{planet:mars}", "{planet:mars}"}, TextCase{"{marker:9}", "{marker:9}"}));

INSTANTIATE_TEST_SUITE_P(Braces, Expansion,
                         testing::Values(TextCase{"{{from}}", "{from}"}, TextCase{"{{{from}}}", "{3}"},
                                         TextCase{"}}{{", "}{"}, TextCase{"{", "{"}, TextCase{"}", "}"},
                                         TextCase{"{}", "{}"}, TextCase{"a { b } c", "a { b } c"},
                                         TextCase{"{From}", "{From}"}, TextCase{"{from", "{from"},
                                         TextCase{"{from {from}", "{from 3"}, TextCase{"{:from}", "{:from}"},
                                         TextCase{"{marker:}", "{marker:}"}, TextCase{"{zone:a b}", "{zone:a b}"},
                                         TextCase{"{marker:a\nb}", "{marker:a\nb}"}));

TEST(References, FindTheActionsOfTheGameBehindTheMissionsOwn) {
  const auto action = [](std::string_view id, std::string name) {
    return MissionAction{{Id(id), std::move(name), {}, {}, "", {}}};
  };
  auto mission = sample();
  auto system = *mission.system;
  system.actions = {action("guard", "Guard"), action("hatch", "Operate a hatch")};
  mission.system = system;
  mission.actions = std::vector<MissionAction>{action("guard", "Stand guard")};
  EXPECT_EQ(expand("{action:guard}, {action:hatch}", nullptr, mission), "Stand guard, Operate a hatch");
  EXPECT_EQ(dangling_references("{action:hatch} {action:hatches}", nullptr, mission),
            (std::vector<Reference>{{"action", "hatches"}}));
}

TEST(References, WithoutAnItemThereAreNoParameters) {
  EXPECT_EQ(expand("{from} {side:defender}", nullptr, sample()), "{from} Defender");
}

TEST(References, AreSplitFromPlainText) {
  const std::vector<TextPiece> expected = {{"a {", std::nullopt},
                                           {"marker:No 1", Reference{"marker", "No 1"}},
                                           {"from", Reference{"", "from"}},
                                           {"} b", std::nullopt}};
  EXPECT_EQ(parse_text("a {{{marker:No 1}{from}} b"), expected);
  EXPECT_TRUE(parse_text("").empty());
}

TEST(References, ThatLeadNowhereAreListedInOrder) {
  const auto item = venting();
  const std::vector<Reference> expected = {{"zone", "gone"}, {"", "to"}, {"", "to"}};
  EXPECT_EQ(dangling_references("{from} {zone:gone} {marker:1} {to} {to}", &item, sample()), expected);
}

/// Behind a word for what can be named anything is meant for a name; behind others it is plain text.
TEST(References, WrittenAsNoIdIsLeadNowhere) {
  const std::vector<Reference> expected = {{"rule", "Venting decks"}, {"side", "Attacker"}, {"area", "V"}};
  EXPECT_EQ(dangling_references("{rule:Venting decks} {side:Attacker} {area:V} {note:A b}", nullptr, sample()),
            expected);
}

/// Looked up once for many texts, and one by one.
TEST(References, ThatLeadNowhereAreThoseThatReadAsNothing) {
  const auto mission = sample();
  const auto item = venting();
  DanglingReferences dangling(mission);
  for (const std::string what : {"", "marker", "zone", "area", "side", "rule", "objective", "action", "stratagem",
                                 "table", "force", "nothing"}) {
    for (const std::string name : {"from", "empty", "1", "o1", "o2", "venting", "nameless", "shrine-1", "blow", "hold",
                                   "attacker", "defender", "none"}) {
      const Reference reference{what, name};
      for (const auto* whose : {&item, static_cast<const Item*>(nullptr)}) {
        const bool lost = !resolve(reference, whose, mission).has_value();
        EXPECT_EQ(dangling.in(to_text(reference), whose).size(), lost ? 1U : 0U) << to_text(reference);
      }
    }
  }
}

TEST(References, AZoneOfAnUnknownKindReadsAsItsId) {
  auto mission = sample();
  mission.zones = std::vector<Zone>{{Id("z"), Id("unheard-of"), {}, "", CellsShape{{{1, {0, 0}}}}, {}}};
  EXPECT_EQ(expand("{zone:z}", nullptr, mission), "z");
}

TEST(References, CanBeRenamed) {
  EXPECT_EQ(with_references_renamed("{zone:a} {{zone:a}} {area:a} {zone:ab} {a} {zone:a", "zone", "a", "new"),
            "{zone:new} {{zone:a}} {area:a} {zone:ab} {a} {zone:a");
  EXPECT_EQ(with_references_renamed("{{{zone:a}}}", "zone", "a", "b"), "{{{zone:b}}}");
}

RC_GTEST_PROP(References, RenamingToTheSameNameChangesNothing, ()) {
  const auto text = *test::any_text() + "{zone:a}" + *test::any_text();
  RC_ASSERT(with_references_renamed(text, "zone", "a", "a") == text);
}

RC_GTEST_PROP(References, PiecesAreTheWholeText, (const std::string& text)) {
  std::string again;
  for (const auto& piece : parse_text(text)) {
    if (piece.reference) {
      RC_ASSERT(to_text(*piece.reference) == "{" + piece.text + "}");
      again += to_text(*piece.reference);
    } else {
      RC_ASSERT(!piece.text.empty());
      for (const char character : piece.text) {
        again += character;
        if (character == '{' || character == '}') again += character;
      }
    }
  }
  RC_ASSERT(parse_text(again) == parse_text(text));
}

RC_GTEST_PROP(References, LeadToAllThatTextsCanName, (const Mission& mission)) {
  for (const auto kind : referable_kinds) {
    for (const auto& id : referable(mission, kind)) {
      const Reference reference{std::string(kind), id.text()};
      RC_ASSERT(resolve(reference, nullptr, mission).has_value());
      RC_ASSERT(dangling_references(to_text(reference), nullptr, mission).empty());
    }
  }
  RC_ASSERT(referable(mission, "force").empty());
}

TEST(References, ManyOpenBracesAreReadInOneGo) {
  std::string text;
  for (int count = 0; count < 500'000; ++count) text += "{a";
  EXPECT_EQ(parse_text(text).size(), 1U);
}

}  // namespace
}  // namespace bulkhead
