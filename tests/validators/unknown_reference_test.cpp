// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

constexpr std::string_view key = "unknown-reference";

/// What is found, without the rule that begins every sentence.
std::vector<std::string> found(const Mission& mission) {
  auto result = sentences(mission, key);
  for (auto& sentence : result) sentence = sentence.substr(sentence.find("; ") + 2);
  return result;
}

Item item(std::string_view id) { return {Id(id), "", std::nullopt, {}, "", {}}; }

template <typename T>
std::vector<T> changed(const Part<std::vector<T>>& part, void (*change)(T&)) {
  auto items = *part;
  change(items.front());
  return items;
}

TEST(unknown_reference, a_mission_that_names_what_it_has_is_fine) {
  auto mission = with_drop_zones(with_objective(empty_mission(), "o1", "A1"));
  mission = with_link(with_marker(mission, "t", "terminal", ""), "lift", "o1", "t");
  mission = with_hatchway(mission, "A1/A2", HatchAccess::controlled_by(Id("attacker")));
  EXPECT_EQ(found(mission), Places());
}

TEST(unknown_reference, side_of_a_zone) {
  const auto mission = with_zone(empty_mission(), "z", "raiders", "A1");
  EXPECT_EQ(sentences(mission, key),
            Places{"what is named must exist; zone z names the side raiders, which does not exist"});
  expect_fixed(mission, key, "#z", 2);
}

TEST(unknown_reference, side_and_kind_of_an_area) {
  auto mission = empty_mission();
  mission.areas = std::vector<Zone>{{Id("vault"), Id("shrine"), Id("raiders"), "", CellsShape{{{1, {0, 0}}}}, {}}};
  EXPECT_EQ(found(mission), Places{"area vault names the side raiders, which does not exist"});
  expect_fixed(mission, key, "#vault", 2);
  mission.areas = changed<Zone>(mission.areas, [](Zone& area) { area.kind = Id("strongroom"); });
  EXPECT_EQ(found(mission).front(), "area vault names the kind strongroom, which does not exist");
}

TEST(unknown_reference, kind_of_a_zone_or_marker) {
  auto mission = with_zone(empty_mission(), "z", "attacker", "A1");
  mission.zones = changed<Zone>(mission.zones, [](Zone& zone) { zone.kind = Id("tunnel"); });
  EXPECT_EQ(found(mission), Places{"zone z names the kind tunnel, which does not exist"});
  EXPECT_EQ(found(with_marker(empty_mission(), "m", "beacon", "")),
            Places{"marker m names the kind beacon, which does not exist"});
}

TEST(unknown_reference, side_of_a_marker) {
  auto mission = with_marker(empty_mission(), "m", "terminal", "");
  mission.markers = changed<Marker>(mission.markers, [](Marker& marker) { marker.side = Id("raiders"); });
  EXPECT_EQ(found(mission), Places{"marker m names the side raiders, which does not exist"});
  expect_fixed(mission, key, "#m", 2);
}

TEST(unknown_reference, kind_and_ends_of_a_link) {
  const auto mission = with_marker(with_marker(empty_mission(), "a", "terminal", ""), "b", "terminal", "");
  EXPECT_EQ(found(with_link(mission, "rope", "a", "b")),
            Places{"the link from a to b names the kind rope, which does not exist"});
  expect_fixed(with_link(mission, "rope", "a", "b"), key, "#a #b");
  EXPECT_EQ(found(with_link(mission, "lift", "a", "c")),
            Places{"the link from a to c names the marker, zone or area c, which does not exist"});
  expect_fixed(with_link(mission, "lift", "c", "b"), key, "#b");
  expect_fixed(with_link(mission, "lift", "a", "attacker"), key, "#a #attacker");
}

TEST(unknown_reference, who_controls_a_hatchway) {
  const auto mission = with_hatchway(empty_mission(), "C2/C3", HatchAccess::controlled_by(Id("raiders")));
  EXPECT_EQ(found(mission), Places{"the hatchway C2/C3 names the side raiders, which does not exist"});
  expect_fixed(mission, key, "C2/C3", 3);
}

TEST(unknown_reference, references_in_texts) {
  auto mission = empty_mission();
  Rule rule{item("venting"), ""};
  rule.params = {{Id("from"), "3", {}}};
  rule.text = "On {from}+ vent {area:hold}; {depth} {{not one}}.";
  mission.rules = std::vector<Rule>{rule};
  EXPECT_EQ(found(mission), (Places{"rule venting names the reference {area:hold}, which does not exist",
                                    "rule venting names the reference {depth}, which does not exist"}));
  EXPECT_EQ(places_found(mission, key), (Places{"#venting", "#venting"}));
  mission = empty_mission();
  mission.briefing = std::vector<BriefingSection>{{"", "{side:attacker} against {side:raiders}", {}}};
  EXPECT_EQ(found(mission), Places{"the briefing names the reference {side:raiders}, which does not exist"});
  EXPECT_EQ(places_found(mission, key), Places{""});
}

TEST(unknown_reference, all_texts_of_a_stratagem_and_its_side) {
  auto mission = empty_mission();
  auto card = fresh<Stratagem>(Id("card"));
  card.side = Id("raiders");
  card.when = "{a}";
  card.target = "{b}";
  card.effect = "{c}";
  card.restrictions = "{d}";
  mission.stratagems = std::vector<Stratagem>{card};
  EXPECT_EQ(found(mission), (Places{"stratagem card names the reference {a}, which does not exist",
                                    "stratagem card names the reference {b}, which does not exist",
                                    "stratagem card names the reference {c}, which does not exist",
                                    "stratagem card names the reference {d}, which does not exist",
                                    "stratagem card names the side raiders, which does not exist"}));
}

TEST(unknown_reference, texts_phases_and_rounds_of_a_mission_objective) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.sequence.rounds = 5;
  system.sequence.phases = {{Id("command"), "Command phase", {}}, {Id("heavy-fire"), "Heavy fire", {}}};
  mission.system = system;
  MissionObjective objective{item("hold"), Id("progressive"), "{lost}", {}, {}};
  const auto scored = [](std::string_view moment, int first, int last) {
    return Scoring{Id(moment), first, last, Scoring::Player::either, {}};
  };
  objective.scorings = {scored("own-command-phase-end", 2, 5), scored("heavy-fire-phase-start", 0, 0),
                        scored("battle-end", 0, 0), scored("own-turn-end", 5, 5)};
  objective.conditions = {{5, "true", "{gone}", {}}};
  mission.objectives = std::vector<MissionObjective>{objective};
  EXPECT_EQ(found(mission), (Places{"mission objective hold names the reference {lost}, which does not exist",
                                    "mission objective hold names the reference {gone}, which does not exist"}));
  objective.text.clear();
  objective.conditions.clear();
  objective.scorings = {scored("own-fire-phase-end", 2, 6)};
  mission.objectives = std::vector<MissionObjective>{objective};
  EXPECT_EQ(found(mission),
            (Places{"mission objective hold names the phase of own-fire-phase-end, which does not exist",
                    "mission objective hold names the round 6, which does not exist"}));
}

Mission with_scoring(std::string_view moment, int first, int last) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.sequence.rounds = 5;
  system.sequence.phases = {{Id("command"), "Command phase", {}}, {Id("heavy-fire"), "Heavy fire", {}}};
  mission.system = system;
  MissionObjective objective{item("hold"), Id("progressive"), "", {}, {}};
  objective.scorings = {{Id(moment), first, last, Scoring::Player::second, {}}};
  mission.objectives = std::vector<MissionObjective>{objective};
  return mission;
}

TEST(unknown_reference, moments_that_the_sequence_has_not) {
  for (const auto* moment : {"battle-start", "battle-end", "round-start", "round-end", "own-turn-end", "turn-start",
                             "opponent-turn-end", "own-command-phase-start", "heavy-fire-phase-end"}) {
    EXPECT_EQ(found(with_scoring(moment, 0, 0)), Places()) << moment;
  }
  EXPECT_EQ(found(with_scoring("own-battel-end", 0, 0)),
            Places{"mission objective hold names the moment own-battel-end, which does not exist"});
  EXPECT_EQ(found(with_scoring("turn", 0, 0)),
            Places{"mission objective hold names the moment turn, which does not exist"});
  EXPECT_EQ(found(with_scoring("own-command-phase-middle", 0, 0)),
            Places{"mission objective hold names the phase of own-command-phase-middle, which does not exist"});
}

TEST(unknown_reference, a_phase_that_is_not_is_fixed_by_one_that_is) {
  const auto mission = with_scoring("own-psychic-phase-end", 2, 4);
  EXPECT_EQ(fixes_found(mission, key), Places{"objective hold scored own-command-phase-end rounds 2-4 player second"});
  expect_fixed(mission, key, "#hold", 2);
}

TEST(unknown_reference, rounds_beyond_the_battle_are_fixed_by_its_last_round) {
  expect_fixed(with_scoring("own-turn-end", 4, 6), key, "#hold");
  EXPECT_EQ(fixes_found(with_scoring("own-turn-end", 4, 6), key),
            Places{"objective hold scored own-turn-end rounds 4-5 player second"});
  EXPECT_EQ(fixes_found(with_scoring("own-turn-end", 6, 7), key), Places{""}) << "nothing would be left";
}

TEST(unknown_reference, the_side_of_a_stratagem_is_fixed_by_one_that_is_or_by_none) {
  auto mission = empty_mission();
  auto card = fresh<Stratagem>(Id("card"));
  card.side = Id("raiders");
  mission.stratagems = std::vector<Stratagem>{card};
  expect_fixed(mission, key, "#card", 3);
}

TEST(unknown_reference, kinds_and_moments_become_those_that_were_meant) {
  auto mission = with_zone(empty_mission(), "z", "attacker", "A1");
  mission.zones = changed<Zone>(mission.zones, [](Zone& zone) { zone.kind = Id("dropzone"); });
  EXPECT_EQ(found(mission), Places{"zone z names the kind dropzone, which does not exist; did you mean drop-zone?"});
  expect_fixed(mission, key, "#z");
  mission.zones = changed<Zone>(mission.zones, [](Zone& zone) { zone.kind = Id("shrines"); });
  EXPECT_EQ(found(mission), Places{"zone z names the kind shrines, which does not exist"}) << "shrines are areas";
  mission = with_marker(empty_mission(), "m", "terminl", "");
  EXPECT_EQ(found(mission), Places{"marker m names the kind terminl, which does not exist; did you mean terminal?"});
  expect_fixed(mission, key, "#m");
  mission = with_scoring("own-turn-ned", 0, 0);
  EXPECT_EQ(
      found(mission),
      Places{"mission objective hold names the moment own-turn-ned, which does not exist; did you mean own-turn-end?"});
  expect_fixed(mission, key, "#hold");
}

TEST(unknown_reference, references_in_texts_become_those_that_were_meant) {
  auto mission = empty_mission();
  Rule rule{item("venting"), ""};
  rule.params = {{Id("from"), "3", {}}};
  rule.text = "On {form}+ the {side:attacker} vents.";
  mission.rules = std::vector<Rule>{rule};
  EXPECT_EQ(found(mission),
            Places{"rule venting names the reference {form}, which does not exist; did you mean {from}?"});
  expect_fixed(mission, key, "#venting");
  mission = with_objective(empty_mission(), "o1", "A1", "Valve");
  mission.briefing = std::vector<BriefingSection>{{"Aim", "Win.", {}}, {"Aim", "Hold {marker:Vavle}.", {}}};
  EXPECT_EQ(
      found(mission),
      Places{"the briefing names the reference {marker:Vavle}, which does not exist; did you mean {marker:Valve}?"});
  expect_fixed(mission, key, "");
  EXPECT_EQ(fixes_found(mission, key), Places{"briefing \"Hold {marker:Valve}.\" heading \"Aim\" number 2"});
  mission = empty_mission();
  auto force = fresh<Force>(Id("raiders"));
  force.note = "Against {side:defenders}.";
  mission.forces = std::vector{force};
  EXPECT_EQ(
      found(mission),
      Places{
          "force raiders names the reference {side:defenders}, which does not exist; did you mean {side:defender}?"});
  expect_fixed(mission, key, "#raiders");
}

/// With an objective of a group, a table, and a rule that places something inside of an area.
Mission whole() {
  auto mission = with_area(empty_mission(), "vault", "shrine", "A1");
  auto table = fresh<MissionTable>(Id("fate"));
  table.rows = {fresh<TableRow>(Id("row")), fresh<TableRow>(Id("row"))};
  table.rows[1].item = Id("venting");
  mission.tables = std::vector{table};
  auto group = fresh<ObjectiveGroup>(Id("choices"));
  group.table = Id("fate");
  mission.objective_groups = std::vector{group};
  auto objective = fresh<MissionObjective>(Id("hold"));
  objective.group = Id("choices");
  mission.objectives = std::vector{objective};
  auto rule = fresh<Rule>(Id("venting"));
  rule.places = {fresh<Placing>(Id("terminal"))};
  rule.places[0].inside = Id("vault");
  rule.places[0].outside = Id("drop-zone");
  rule.places[0].by = Id("defender");
  mission.rules = std::vector{rule};
  return mission;
}

TEST(unknown_reference, actions_of_the_game_are_found_by_texts_and_rows) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.actions = {MissionAction{item("guard")}};
  mission.system = system;
  mission = edited(mission, "rule dark name Dark text \"Nobody does {action:guard}.\"");
  mission = edited(mission, "table luck name Luck row \"\" \"Stand\" \"\" item guard");
  EXPECT_EQ(found(mission), Places());
  const auto misspelt = edited(mission, "text #dark text \"Nobody does {action:gaurd}.\"");
  EXPECT_EQ(found(misspelt),
            Places{"rule Dark (#dark) names the reference {action:gaurd}, which does not exist; did you mean "
                   "{action:guard}?"});
  expect_fixed(misspelt, key, "#dark");
  const auto wrong_row = edited(mission, "table luck row \"\" \"Stand\" \"\" item guards");
  EXPECT_EQ(found(wrong_row),
            Places{"table Luck (#luck) names the item guards, which does not exist; did you mean guard?"});
}

TEST(unknown_reference, groups_tables_items_and_zones_that_there_are_are_fine) {
  EXPECT_EQ(found(whole()), Places());
  auto mission = whole();
  mission.objectives = changed<MissionObjective>(mission.objectives, [](auto& hold) { hold.group = Id("secondary"); });
  EXPECT_EQ(found(mission), Places()) << "a usual word";
}

TEST(unknown_reference, group_of_an_objective) {
  auto mission = whole();
  mission.objectives = changed<MissionObjective>(mission.objectives, [](auto& hold) { hold.group = Id("choces"); });
  EXPECT_EQ(found(mission),
            Places{"mission objective hold names the group of objectives choces, which does not exist; did "
                   "you mean choices?"});
  expect_fixed(mission, key, "#hold");
  mission.objectives = changed<MissionObjective>(mission.objectives, [](auto& hold) { hold.group = Id("fate"); });
  EXPECT_EQ(found(mission), Places{"mission objective hold names the group of objectives fate, which does not exist"})
      << "a table is no group";
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(unknown_reference, table_of_a_group_and_item_of_a_row) {
  auto mission = whole();
  mission.objective_groups = changed<ObjectiveGroup>(mission.objective_groups, [](auto& g) { g.table = Id("fates"); });
  EXPECT_EQ(found(mission),
            Places{"group of objectives choices names the table fates, which does not exist; did you mean fate?"});
  expect_fixed(mission, key, "#choices");
  mission = whole();
  mission.tables = changed<MissionTable>(mission.tables, [](auto& fate) { fate.rows[1].item = Id("ventign"); });
  EXPECT_EQ(found(mission), Places{"table fate names the item ventign, which does not exist; did you mean venting?"});
  expect_fixed(mission, key, "#fate");
}

TEST(unknown_reference, zones_areas_and_their_kinds_of_placings_and_who_places) {
  auto mission = whole();
  mission.rules = changed<Rule>(mission.rules, [](Rule& rule) { rule.places[0].inside = Id("valut"); });
  EXPECT_EQ(
      found(mission),
      Places{"rule venting names the zone, area or kind of them valut, which does not exist; did you mean vault?"});
  expect_fixed(mission, key, "#venting");
  mission = whole();
  mission.rules = changed<Rule>(mission.rules, [](Rule& rule) { rule.places[0].outside = Id("drop-zones"); });
  expect_fixed(mission, key, "#venting");
  mission = whole();
  mission.rules = changed<Rule>(mission.rules, [](Rule& rule) { rule.places[0].by = Id("raiders"); });
  EXPECT_EQ(found(mission), Places{"rule venting names the side raiders, which does not exist"});
  expect_fixed(mission, key, "#venting", 3);
  mission = empty_mission();
  auto force = fresh<Force>(Id("boarders"));
  force.side = Id("attackers");
  mission.forces = std::vector{force};
  EXPECT_EQ(found(mission),
            Places{"force boarders names the side attackers, which does not exist; did you mean attacker?"});
  expect_fixed(mission, key, "#boarders", 3);
}

TEST(unknown_reference, objects_of_waivers_and_notes) {
  auto mission = with_objective(empty_mission(), "o1", "A1");
  const Address known = ObjectAddress{Id("o1")};
  const Address unknown = ObjectAddress{Id("o9")};
  mission.waivers = std::vector<Waiver>{{Id("no-such-check"), {known, CellAddress{1, {0, 0}}}, "meant", {}}};
  EXPECT_EQ(found(mission), Places()) << "keys of checks are not looked at";
  mission.waivers = std::vector<Waiver>{{Id("no-zone"), {known, unknown}, "meant", {}}};
  EXPECT_EQ(found(mission), Places{"the waiver of no-zone names the object #o9, which does not exist"});
  expect_fixed(mission, key, "");
  mission.waivers = std::vector<Waiver>();
  mission.notes = std::vector<Note>{{unknown, "Move it?", {}}, {std::nullopt, "Nice.", {}}, {known, "Here.", {}}};
  EXPECT_EQ(found(mission), Places{"a note names the object #o9, which does not exist"});
  expect_fixed(mission, key, "");
}

}  // namespace
}  // namespace bulkhead::test
