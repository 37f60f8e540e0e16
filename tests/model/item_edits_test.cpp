// SPDX-License-Identifier: MIT
#include "model/library/item_edits.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/edit/changes.h"
#include "model/library/extraction.h"
#include "model/library/origin.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

LibraryItem rule_file(const Rule& rule, int version = 1) { return {rule, plain_system().id, version}; }

Rule rule_with(std::string_view id, std::vector<std::pair<std::string, std::string>> figures, std::string text) {
  Rule rule{{Id(id), "Venting", {}, {}, "", {}}, std::move(text)};
  for (auto& [name, value] : figures) rule.params.push_back({Id(name), value, {}});
  return rule;
}

Mission added(const Mission& mission, const LibraryItem& item, const ItemAddition& how = {}) {
  return edits_that_add(mission, item, how)->apply(mission).value();
}

std::string complaint(const Mission& mission, const LibraryItem& item, const ItemAddition& how = {}) {
  const auto edits = edits_that_add(mission, item, how);
  return edits ? "added" : edits.error().message;
}

/// Of the texts that `edits_that_add` gives, as `bulkhead edit` reads them.
Mission added_by_text(const Mission& mission, const EditSequence& edits) {
  return parse_edits(mission, edits.text_form(mission))->apply(mission).value();
}

TEST(Origin, SaysTheItemAndItsVersion) {
  EXPECT_EQ(parse_origin(LibraryId("duel/traps@12")), (Origin{LibraryId("duel/traps"), 12}));
  EXPECT_EQ(parse_origin(LibraryId("traps")), (Origin{LibraryId("traps"), 0}));
  EXPECT_EQ(to_library_id({LibraryId("duel/traps"), 3}).text(), "duel/traps@3");
  EXPECT_EQ(to_library_id({LibraryId("duel/traps"), 0}).text(), "duel/traps");
}

TEST(ItemEdits, AddAnItemWithItsFigures) {
  auto rule = rule_with("storm", {{"from", "3"}, {"range", "6"}}, "{from} and \"{range}\"\n{rule:storm}");
  rule.lua = "x = 1\n";
  const auto mission = empty_mission();
  const auto edits = edits_that_add(mission, rule_file(rule, 7), {Id("gale"), {{Id("range"), "9"}}, false});
  ASSERT_TRUE(edits.has_value());
  const auto after = edits->apply(mission).value();
  EXPECT_EQ(after, added_by_text(mission, *edits));
  rule.id = Id("gale");
  rule.origin = LibraryId(plain_system().id.text() + "/storm@7");
  rule.params.back().value = "9";
  rule.text = "{from} and \"{range}\"\n{rule:gale}";
  EXPECT_EQ(*after.rules, std::vector<Rule>{rule});
  EXPECT_EQ(*after.stratagems, *mission.stratagems);
}

TEST(ItemEdits, RefuseWhatDoesNotFit) {
  const auto mission = lively_mission();
  const auto rule = rule_with("storm", {{"from", "3"}}, "");
  auto elsewhere = rule_file(rule);
  elsewhere.system = Id("another");
  EXPECT_NE(complaint(mission, elsewhere).find("--any-system"), std::string::npos);
  EXPECT_EQ(added(mission, elsewhere, {{}, {}, true}).rules->back().origin, LibraryId("another/storm@1"));
  EXPECT_EQ(complaint(mission, rule_file(rule_with("o1", {}, ""))),
            "The id o1 is taken by a marker; say --as NEWID to add the rule o1 under another one");
  EXPECT_NE(complaint(mission, rule_file(rule), {Id("venting"), {}, false}).find("taken by a rule"), std::string::npos);
  EXPECT_EQ(complaint(mission, rule_file(rule), {{}, {{Id("to"), "4"}}, false}), "storm has no figure to; it has from");
  auto nobodys = rule_file(rule);
  nobodys.item =
      Stratagem{{Id("storm"), "S", {}, {}, "", {}}, Cost::exactly(1), "CP", Id("strangers"), "", "", "", "", "", ""};
  EXPECT_NE(complaint(mission, nobodys).find("strangers"), std::string::npos);
}

TEST(ItemEdits, TakeAlongWhatAnItemNames) {
  auto item = rule_file(rule_with("storm", {}, "{rule:gusts}"));
  const auto gusts = rule_with("gusts", {}, "Of {rule:storm}");
  item.with = {gusts};
  const auto mission = empty_mission();
  const auto after = added(mission, item, {Id("gale"), {}, false});
  ASSERT_EQ(after.rules->size(), 2U);
  EXPECT_EQ(after.rules->front().text, "Of {rule:gale}");
  // The same is there already: it stays; another one is in the way.
  item.with = {rule_with("gusts", {}, "Of {rule:gale}")};
  EXPECT_EQ(added(after, item, {Id("second"), {}, false}).rules->size(), 3U);
  item.with = {rule_with("gusts", {}, "Others")};
  EXPECT_NE(complaint(after, item, {Id("second"), {}, false}).find("rename #gusts"), std::string::npos);
  // Rows name what goes along as well, by the id that it gets.
  auto table = fresh<MissionTable>(Id("fate"));
  table.name = "Fate";
  table.rows.push_back({"1-6", "Storm", Id("storm"), "", "", {}});
  item.with = {table};
  EXPECT_EQ(added(mission, item, {Id("gale"), {}, false}).tables->front().rows.front().item, Id("gale"));
  EXPECT_NE(complaint(mission, item, {Id("fate"), {}, false}).find("another one behind --as"), std::string::npos);
}

TEST(ItemEdits, TakeKindsAlong) {
  auto item = rule_file(rule_with("storm", {}, ""));
  auto den = fresh<ZoneKind>(Id("den"));
  den.name = "Den";
  den.area = true;
  den.colour = "#0A7458";
  den.hazard = true;
  item.zone_kinds = {den};
  item.marker_kinds = {{Id("trap"), "Trap", "It snaps.", Length::millimetres(25)}, {Id("objective"), "Goal", ""}};
  item.link_kinds = {{Id("rope"), "Rope", true, {}}};
  const auto mission = empty_mission();
  const auto edits = edits_that_add(mission, item, {});
  ASSERT_TRUE(edits.has_value()) << edits.error().message;
  const auto after = edits->apply(mission).value();
  EXPECT_EQ(after, added_by_text(mission, *edits));
  auto expected = *mission.system;
  expected.zone_kinds.push_back(item.zone_kinds.front());
  expected.marker_kinds.push_back(item.marker_kinds.front());
  expected.link_kinds.push_back(item.link_kinds.front());
  EXPECT_EQ(*after.system, expected);
  // What is there in the same form stays; what differs is in the way.
  EXPECT_EQ(*added(after, item, {Id("second"), {}, false}).system, expected);
  item.marker_kinds.front().size = Length::millimetres(40);
  item.marker_kinds.front().note = "It snaps twice.";
  const auto refused = complaint(after, item, {Id("second"), {}, false});
  EXPECT_NE(refused.find("another trap: they differ in size, note;"), std::string::npos) << refused;
}

TEST(ItemEdits, ObjectivesJoinTheGroupThatIsThere) {
  auto objective = fresh<MissionObjective>(Id("burn"));
  objective.name = "Burn";
  objective.kind = Id("end-game");
  objective.group = Id("secret");
  LibraryItem item{objective, plain_system().id};
  auto group = fresh<ObjectiveGroup>(Id("secret"));
  group.name = "Secrets";
  group.count = 2;
  item.groups = {group};
  const auto after = added(empty_mission(), item);
  EXPECT_EQ(*after.objective_groups, std::vector{group});
  item.groups.front().count = 3;
  EXPECT_EQ(*added(after, item, {Id("second"), {}, false}).objective_groups, std::vector{group});
  item.groups.front().id = Id("attacker");
  EXPECT_NE(complaint(empty_mission(), item).find("rename #attacker"), std::string::npos);
}

TEST(ItemEdits, HandAForceOn) {
  const auto mission = lively_mission();
  auto boarders = mission.forces->front();
  boarders.side = Id("attacker");
  boarders.points = 500;
  boarders.units.front().base = Length::millimetres(40);
  auto from = mission;
  from.forces = std::vector{boarders};
  auto file = extracted(from, boarders.id)->item;
  EXPECT_EQ(std::get<Force>(file.item), boarders);
  file.version = 2;
  const auto other = empty_mission();
  const auto edits = edits_that_add(other, file, {Id("raiders"), {}, false});
  ASSERT_TRUE(edits.has_value()) << edits.error().message;
  const auto after = edits->apply(other).value();
  EXPECT_EQ(after, added_by_text(other, *edits));
  boarders.id = Id("raiders");
  boarders.origin = LibraryId(plain_system().id.text() + "/boarding-force@2");
  EXPECT_EQ(*after.forces, std::vector{boarders});
  EXPECT_EQ(complaint(after, file, {Id("raiders"), {}, false}),
            "The id raiders is taken by a force; say --as NEWID to add the force boarding-force under another one");
  EXPECT_EQ(complaint(other, file, {{}, {{Id("range"), "9"}}, false}), "boarding-force has no figure range");
}

/// An item without what no edit can say: unknown content.
template <typename T>
T plain(T item) {
  item.extras = {};
  item.origin.reset();
  for (const auto& field : fields_of<T>()) {
    with_rows(field.at(item), [](auto& parts) {
      for (auto& part : parts) part.extras = {};
    });
  }
  return item;
}

AnyItem plain(const AnyItem& item) {
  return std::visit([](const auto& known) { return AnyItem(plain(known)); }, item);
}

RC_GTEST_PROP(ItemEdits, AnItemIsInAnotherMissionWhatItWasInTheFirst, (const Mission& mission)) {
  Mission other;
  other.system = mission.system;
  other.sides = mission.sides;
  for_each_library_item(mission, [&]<typename T>(const T& item) {
    const auto extraction = extracted(mission, item.id).value();
    const auto read = read_item_file(write_item_file(extraction.item).value(), "i.xml");
    const auto edits = edits_that_add(other, read->item, {});
    RC_LOG() << (edits ? edits->text_form(other) : edits.error().message);
    RC_ASSERT(edits.has_value());
    const auto after = added_by_text(other, *edits);
    const auto there = find_item(after, item.id);
    RC_ASSERT(there.has_value());
    RC_ASSERT(plain(*there) == plain(with_roles(mission, item)));
    for (const auto& named : extraction.item.with) {
      const auto company = find_item(after, base_of(named).id);
      RC_ASSERT(company.has_value());
      RC_ASSERT(plain(*company) == plain(named));
    }
    // Once it is there, another of its kind needs no more company.
    const auto again = edits_that_add(after, read->item, {free_id(after, item.id), {}, false});
    RC_LOG() << (again ? "" : again.error().message);
    RC_ASSERT(again.has_value());
  });
}

/// The rule after the newer version was taken over.
Rule renewed(const Rule& mine, const Rule* older, const Rule& newer) {
  Mission mission = empty_mission();
  mission.rules = std::vector<Rule>{mine};
  const AnyItem before = older == nullptr ? AnyItem(mine) : AnyItem(*older);
  const auto edits = edits_that_renew(mission, mine, older == nullptr ? nullptr : &before, rule_file(newer, 2));
  EXPECT_EQ(edits.apply(mission).value(), added_by_text(mission, edits));
  return edits.apply(mission)->rules->front();
}

TEST(ItemEdits, RenewWhatTheAuthorHasLeftAlone) {
  const auto older = rule_with("storm", {{"from", "3"}, {"range", "6"}, {"gone", "1"}, {"mine-gone", "1"}}, "Old");
  auto newer = rule_with("storm", {{"from", "4"}, {"range", "7"}, {"new", "2"}, {"mine-gone", "5"}}, "New");
  newer.name = "Venting decks";
  newer.lua = "y = 2\n";
  auto mine = rule_with("gale", {{"from", "3"}, {"range", "9"}, {"gone", "1"}, {"own", "8"}}, "Old");
  mine.name = "My storm";
  auto expected = rule_with("gale", {{"from", "4"}, {"range", "9"}, {"new", "2"}, {"own", "8"}}, "New");
  expected.name = "My storm";
  expected.lua = "y = 2\n";
  expected.origin = LibraryId(plain_system().id.text() + "/storm@2");
  EXPECT_EQ(renewed(mine, &older, newer), expected);
}

TEST(ItemEdits, WithoutTheOlderVersionRenewOnlyWhatIsEmpty) {
  auto newer = rule_with("storm", {{"from", "4"}, {"new", "2"}}, "New");
  newer.lua = "y = 2\n";
  const auto mine = rule_with("storm", {{"from", "3"}}, "Mine");
  auto expected = rule_with("storm", {{"from", "3"}, {"new", "2"}}, "Mine");
  expected.lua = "y = 2\n";
  expected.origin = LibraryId(plain_system().id.text() + "/storm@2");
  EXPECT_EQ(renewed(mine, nullptr, newer), expected);
}

TEST(ItemEdits, RenewUnderTheIdThatTheItemHasHereAndWithItsCompany) {
  const auto older = rule_with("storm", {}, "See {rule:storm}.");
  auto newer = rule_file(rule_with("storm", {}, "See {rule:storm} and {table:fate}, or {rule:gusts}."), 2);
  auto table = fresh<MissionTable>(Id("fate"));
  table.name = "Fate";
  table.text = "Of {rule:storm}";
  newer.with = {table, rule_with("gusts", {}, "New")};
  newer.marker_kinds = {{Id("terminal"), "Changed", "", {}}, {Id("trap"), "Trap", "", {}}};
  auto mission = added(empty_mission(), rule_file(older), {Id("gale"), {}, false});
  mission = edited(mission, "rule gusts name \"Mine\"");
  const auto mine = mission.rules->front();
  const AnyItem before = older;
  const auto edits = edits_that_renew(mission, mine, &before, newer);
  const auto after = edits.apply(mission).value();
  EXPECT_EQ(after, added_by_text(mission, edits));
  EXPECT_EQ(after.rules->front().text, "See {rule:gale} and {table:fate}, or {rule:gusts}.");
  EXPECT_EQ(after.rules->at(1), mission.rules->at(1)) << "the author's own";
  EXPECT_EQ(after.tables->front().text, "Of {rule:gale}");
  EXPECT_EQ(find_marker_kind(*after.system, Id("terminal"))->name, "Terminal");
  EXPECT_EQ(find_marker_kind(*after.system, Id("trap"))->name, "Trap");
}

TEST(ItemEdits, ManyFiguresTakeLittleTime) {
  std::vector<std::pair<std::string, std::string>> figures;
  for (int number = 0; number < 20'000; ++number) figures.emplace_back("f" + std::to_string(number), "1");
  const auto item = rule_file(rule_with("storm", figures, ""));
  EXPECT_EQ(added(empty_mission(), item).rules->front().params.size(), 20'000U);
}

TEST(ItemEdits, RenewNothingBetweenItemsOfDifferentKinds) {
  const auto mine = rule_with("storm", {}, "");
  const LibraryItem newer{
      Stratagem{{Id("storm"), "S", {}, {}, "", {}}, Cost::exactly(1), "CP", {}, "", "", "", "", "", ""},
      plain_system().id, 2};
  EXPECT_EQ(edits_that_renew(empty_mission(), mine, nullptr, newer).edits.size(), 1U);
}

}  // namespace
}  // namespace bulkhead::test
