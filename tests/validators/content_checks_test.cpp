// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

Mission with_table(std::string_view die, std::vector<TableRow> rows) {
  auto mission = empty_mission();
  auto table = fresh<MissionTable>(Id("fate"));
  table.name = "Fate";
  if (!die.empty()) table.die = parse_dice(die).value();
  table.rows = std::move(rows);
  mission.tables = std::vector{table};
  return mission;
}

TableRow row(std::string on) { return {std::move(on), "", {}, "", "", {}}; }

TEST(table_bands, two_dice_from_two_to_seven_with_five_twice_lack_eight_to_twelve) {
  const auto mission = with_table("2D6", {row("2-5"), row("5-7")});
  EXPECT_EQ(sentences(mission, "table-bands-overlap"),
            Places{"each result of a roll is in one row; Fate (#fate) has 5 in several"});
  EXPECT_EQ(sentences(mission, "table-bands-gap"),
            Places{"each result of a roll is in a row; Fate (#fate) lacks 8-12"});
  EXPECT_EQ(places_found(mission, "table-bands-gap"), Places{"#fate"});
}

TEST(table_bands, that_cover_each_result_once_are_fine) {
  for (const auto& mission :
       {with_table("2D6", {row("2-6"), row("7"), row("8-11"), row("12+")}), with_table("D3", {row("1"), row("2-3")}),
        with_table("D33", {row("11-13"), row("21-23"), row("31-33")}), with_table("", {row(""), row("")})}) {
    EXPECT_EQ(places_found(mission, "table-bands-overlap"), Places());
    EXPECT_EQ(places_found(mission, "table-bands-gap"), Places());
  }
}

TEST(table_bands, of_a_d33_leave_out_what_cannot_be_rolled) {
  const auto mission = with_table("D33", {row("11-13"), row("31")});
  EXPECT_EQ(sentences(mission, "table-bands-gap"),
            Places{"each result of a roll is in a row; Fate (#fate) lacks 21-23, 32-33"});
}

TEST(table_bands, rows_without_a_result_are_found) {
  const auto mission = with_table("D3", {row("1-3"), row("x"), row("")});
  EXPECT_EQ(sentences(mission, "table-bands-gap"),
            (Places{"the rows of a table that is rolled on say for which results they are, as 3, 2-5 or 12+; one of "
                    "Fate (#fate) says x",
                    "the rows of a table that is rolled on say for which results they are, as 3, 2-5 or 12+; one of "
                    "Fate (#fate) says nothing"}));
}

TEST(table_names_itself, directly_or_through_another) {
  auto mission = with_table("D3", {row("1-3")});
  auto tables = *mission.tables;
  tables.push_back(fresh<MissionTable>(Id("other")));
  tables.push_back(fresh<MissionTable>(Id("third")));
  tables[0].rows[0].item = Id("other");
  tables[2].rows.push_back(row(""));
  tables[2].rows[0].text = "Roll on {table:fate}.";
  mission.tables = tables;
  EXPECT_EQ(places_found(mission, "table-names-itself"), Places()) << "third leads to others, but nobody back to it";
  tables[1].rows.push_back(row(""));
  tables[1].rows[0].text = "Roll on {table:fate} again.";
  mission.tables = tables;
  EXPECT_EQ(places_found(mission, "table-names-itself"), (Places{"#fate", "#other"}));
  tables[1].rows[0].text = "Roll on {{table:fate}}.";
  tables[1].rows[0].item = Id("other");
  mission.tables = tables;
  EXPECT_EQ(places_found(mission, "table-names-itself"), Places{"#other"});
}

TEST(force_without_units, is_taken_away) {
  auto mission = empty_mission();
  mission.forces = std::vector{fresh<Force>(Id("boarders"))};
  EXPECT_EQ(sentences(mission, "force-without-units"), Places{"a force has units; #boarders has none"});
  expect_fixed(mission, "force-without-units", "#boarders");
  auto forces = *mission.forces;
  forces.front().units.push_back(fresh<Unit>(Id("squad")));
  mission.forces = forces;
  EXPECT_EQ(places_found(mission, "force-without-units"), Places());
}

Mission with_force(std::optional<int> points, std::vector<std::optional<int>> points_of_units, int models = 1) {
  auto mission = empty_mission();
  auto force = fresh<Force>(Id("boarders"));
  force.name = "Boarders";
  force.points = points;
  for (const auto& count : points_of_units) {
    auto unit = fresh<Unit>(Id("unit-" + std::to_string(force.units.size() + 1)));
    unit.name = "Squad";
    unit.points = count;
    unit.models = models;
    force.units.push_back(unit);
  }
  mission.forces = std::vector{force};
  return mission;
}

TEST(force_too_large, counts_what_it_says_or_its_units_do) {
  const auto key = "force-too-large";
  const auto within = [](const Mission& mission) { return with_limit(mission, "force-points", 500); };
  EXPECT_EQ(sentences(within(with_force(501, {})), key),
            Places{"a force counts 500 points at most; Boarders (#boarders) counts 501"});
  EXPECT_EQ(places_found(within(with_force(500, {})), key), Places());
  EXPECT_EQ(places_found(within(with_force({}, {250, 251})), key), Places{"#boarders"});
  EXPECT_EQ(places_found(within(with_force({}, {250, 250})), key), Places());
  EXPECT_EQ(places_found(within(with_force({}, {501, {}})), key), Places()) << "one unit does not say";
  EXPECT_EQ(places_found(with_force(501, {}), key), Places()) << "no limit";
}

TEST(force_too_large, has_units_of_so_many_models_at_most) {
  const auto mission = with_limit(with_force({}, {{}}, 16), "unit-models", 15);
  EXPECT_EQ(sentences(mission, "force-too-large"),
            Places{"a unit begins with 15 models at most; Squad of Boarders (#boarders) has 16"});
  expect_fixed(mission, "force-too-large", "#boarders");
  EXPECT_EQ(places_found(with_limit(with_force({}, {{}}, 15), "unit-models", 15), "force-too-large"), Places());
}

TEST(force_sum, is_what_the_units_count_together) {
  const auto mission = with_force(500, {200, 290});
  EXPECT_EQ(sentences(mission, "force-sum"),
            Places{"a force counts what its units count; Boarders (#boarders) says 500, "
                   "and its units count 490"});
  expect_fixed(mission, "force-sum", "#boarders");
  EXPECT_EQ(places_found(with_force(500, {200, 300}), "force-sum"), Places());
  EXPECT_EQ(places_found(with_force(500, {200, {}}), "force-sum"), Places());
  EXPECT_EQ(places_found(with_force({}, {200, 300}), "force-sum"), Places());
  EXPECT_EQ(places_found(with_force(500, {}), "force-sum"), Places());
}

Mission with_card(const std::optional<Cost>& cost, const std::optional<Id>& side) {
  auto mission = empty_mission();
  auto card = fresh<Stratagem>(Id("card"));
  card.name = "A card";
  card.cost = cost;
  card.side = side;
  mission.stratagems = std::vector{card};
  mission.sides = std::vector<Side>{{Id("wardens"), "Wardens", {}, {}}, {Id("wreckers"), "Wreckers", {}, {}}};
  return mission;
}

TEST(stratagem_without_cost, is_told_and_nought_is_a_cost) {
  EXPECT_EQ(sentences(with_card({}, {}), "stratagem-without-cost"),
            Places{"a stratagem says what it costs; nobody has said so of A card (#card)"});
  EXPECT_EQ(places_found(with_card(Cost::exactly(0), {}), "stratagem-without-cost"), Places());
}

TEST(unknown_role, is_played_by_a_side_that_plays_none) {
  const auto mission = with_card({}, Id("attacker"));
  EXPECT_EQ(
      sentences(mission, "unknown-role"),
      Places{"a role that something is for is played by a side; nobody plays attacker, for whom A card (#card) is"});
  expect_fixed(mission, "unknown-role", "#card", 2);
  EXPECT_EQ(places_found(with_card({}, Id("wardens")), "unknown-role"), Places());
  EXPECT_EQ(places_found(with_card({}, {}), "unknown-role"), Places());
}

TEST(unknown_role, is_not_played_twice_nor_made_up) {
  auto mission = with_card({}, Id("attacker"));
  auto sides = *mission.sides;
  sides[0].role = Id("attacker");
  mission.sides = sides;
  EXPECT_EQ(places_found(mission, "unknown-role"), Places());
  sides[1].role = Id("attacker");
  mission.sides = sides;
  EXPECT_EQ(sentences(mission, "unknown-role"),
            Places{"a role is played by one side; attacker is played by Wardens and Wreckers"});
  expect_fixed(mission, "unknown-role", "#wardens #wreckers");
  sides[1].role = Id("villain");
  mission.sides = sides;
  EXPECT_EQ(sentences(mission, "unknown-role"),
            Places{"a side plays a role that items can name; Wreckers plays villain"});
  expect_fixed(mission, "unknown-role", "#wreckers");
}

TEST(unknown_moment, becomes_the_one_that_was_meant) {
  auto mission = with_card({}, {});
  auto cards = *mission.stratagems;
  cards.front().used = {{Id("before-tset"), "reserves", Use::Whose::own, {}}, {Id("round-start"), "", {}, {}}};
  mission.stratagems = cards;
  EXPECT_EQ(sentences(mission, "unknown-moment"),
            Places{"a moment is one of the game's; A card (#card) names before-tset, which it does not have; did "
                   "you mean before-test?"});
  EXPECT_EQ(fixes_found(mission, "unknown-moment"),
            Places{"stratagem card used before-test of \"reserves\" whose own used round-start"});
  expect_fixed(mission, "unknown-moment", "#card");
  cards.front().used.front().at = Id("before-test");
  mission.stratagems = cards;
  EXPECT_EQ(places_found(mission, "unknown-moment"), Places());
}

}  // namespace
}  // namespace bulkhead::test
