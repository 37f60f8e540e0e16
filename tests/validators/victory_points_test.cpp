// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "victory-points";

/// An objective that gives these points; scored at these moments. The battle lasts four rounds.
struct Hold {
  std::string id;
  std::vector<int> points;
  std::vector<Scoring> scorings;
  std::string lua;
};

Mission with_holds(int cap, const std::vector<Hold>& holds) {
  auto mission = with_limit(empty_mission(), "victory-points", cap);
  std::vector<MissionObjective> objectives;
  for (const auto& hold : holds) {
    objectives.push_back({{Id(hold.id), "", std::nullopt, {}, hold.lua, {}}, Id("progressive"), "", hold.scorings, {}});
    for (const int points : hold.points) objectives.back().conditions.push_back({points, "true", "always", {}});
  }
  mission.objectives = objectives;
  return mission;
}

Scoring scored(std::string_view moment, int first, int last, Scoring::Player player = Scoring::Player::either) {
  return {Id(moment), first, last, player, {}};
}

TEST(victory_points, beyond_the_cap_are_lost) {
  // 5 + 5 points in rounds 2 to 4, 15 at the end: 45.
  const std::vector<Hold> holds = {{"hold", {5, 5}, {scored("own-command-phase-end", 2, 4)}, ""},
                                   {"end", {15}, {scored("battle-end", 0, 0)}, ""}};
  EXPECT_EQ(sentences(with_holds(40, holds), key),
            Places{"mission objectives count up to 40 victory points; a player can score 45, the rest is lost"});
  EXPECT_EQ(places_found(with_holds(40, holds), key), Places{"#hold #end"});
  EXPECT_EQ(sentences(with_holds(50, holds), key),
            Places{"mission objectives count up to 50 victory points; no player can score more than 45"});
  EXPECT_EQ(places_found(with_holds(45, holds), key), Places());
}

TEST(victory_points, of_the_better_off_player_count) {
  // The first player scores in rounds 1 to 3, the second in rounds 1 and 2 and, 2 points each, once more in both turns.
  const std::vector<Hold> holds = {{"hold",
                                    {2},
                                    {scored("own-turn-end", 1, 2), scored("own-turn-end", 3, 3, Scoring::Player::first),
                                     scored("own-turn-start", 3, 4, Scoring::Player::second)},
                                    ""}};
  EXPECT_EQ(places_found(with_holds(8, holds), key), Places());
  EXPECT_EQ(places_found(with_holds(7, holds), key), Places{"#hold"});
  EXPECT_EQ(places_found(with_holds(9, holds), key), Places{"#hold"});
}

TEST(victory_points, are_counted_in_rounds_of_the_battle_only) {
  EXPECT_EQ(places_found(with_holds(12, {{"hold", {3}, {scored("round-end", 0, 0)}, ""}}), key), Places());
  EXPECT_EQ(places_found(with_holds(6, {{"hold", {3}, {scored("round-end", 3, 9)}, ""}}), key), Places());
  EXPECT_EQ(places_found(with_holds(6, {{"hold", {3, -1}, {scored("round-end", 3, 4)}, ""}}), key), Places())
      << "points taken away are not counted";
}

TEST(victory_points, that_cannot_be_counted_may_be_enough) {
  const Hold lua{"lua", {}, {scored("battle-end", 0, 0)}, "function score() return 7 end"};
  const Hold untimed{"untimed", {3}, {}, ""};
  EXPECT_EQ(places_found(with_holds(50, {lua}), key), Places());
  EXPECT_EQ(places_found(with_holds(50, {untimed}), key), Places());
  const Hold sure{"sure", {30}, {scored("round-end", 1, 2)}, ""};
  EXPECT_EQ(places_found(with_holds(50, {lua, sure}), key), Places{"#lua #sure"}) << "too many all the same";
  auto endless = with_holds(50, {{"hold", {3}, {scored("round-end", 0, 0)}, ""}});
  auto system = *endless.system;
  system.sequence.rounds = 0;
  endless.system = system;
  EXPECT_EQ(places_found(endless, key), Places());
}

TEST(victory_points, may_be_scored_in_each_round_that_may_follow) {
  auto mission = with_holds(21, {{"hold", {3}, {scored("round-end", 0, 0)}, ""}});
  auto system = *mission.system;
  system.sequence.rounds = 5;
  system.sequence.another_rounds = {{5, 3, 6}, {6, 4, 6}};
  mission.system = system;
  EXPECT_EQ(places_found(mission, key), Places()) << "seven rounds";
}

TEST(victory_points, for_each_of_something_are_as_many_as_are_stated_at_most) {
  auto mission = with_holds(50, {{"hold", {15}, {scored("battle-end", 0, 0)}, ""}});
  auto objectives = *mission.objectives;
  objectives[0].conditions[0].each = "controls(player)";
  mission.objectives = objectives;
  EXPECT_EQ(places_found(mission, key), Places()) << "nobody knows how many";
  objectives[0].conditions[0].most = 45;
  mission.objectives = objectives;
  EXPECT_EQ(places_found(mission, key), Places{"#hold"}) << "50 is out of reach";
  objectives[0].conditions[0].most = 50;
  mission.objectives = objectives;
  EXPECT_EQ(places_found(mission, key), Places());
}

/// With the one objective of `with_holds` changed.
template <typename Change>
Mission changed(Mission mission, const Change& change) {
  auto objectives = *mission.objectives;
  change(objectives.front());
  mission.objectives = objectives;
  return mission;
}

TEST(victory_points, for_one_side_count_for_that_side_alone) {
  // 30 for the attacker, 10 for the defender.
  const auto with_cap = [](int cap) {
    return changed(with_holds(cap, {{"hold", {30, 10}, {scored("battle-end", 0, 0)}, ""}}), [](auto& hold) {
      hold.conditions[0].side = Id("attacker");
      hold.conditions[1].side = Id("defender");
    });
  };
  EXPECT_EQ(sentences(with_cap(30), key), Places());
  EXPECT_EQ(sentences(with_cap(29), key),
            Places{"mission objectives count up to 29 victory points; Attacker can score 30, the rest is lost"});
  EXPECT_EQ(sentences(with_cap(31), key),
            Places{"mission objectives count up to 31 victory points; no player can score more than 30"});
  EXPECT_EQ(sentences(with_cap(9), key).size(), 2U) << "for either side";
  const std::vector<Hold> both = {{"wide", {20}, {scored("battle-end", 0, 0)}, ""},
                                  {"own", {9}, {scored("battle-end", 0, 0)}, ""}};
  const auto own = [&](int cap) {
    auto mission = with_holds(cap, both);
    auto objectives = *mission.objectives;
    objectives[1].side = Id("defender");
    mission.objectives = objectives;
    return mission;
  };
  EXPECT_EQ(places_found(own(29), key), Places());
  EXPECT_EQ(places_found(own(28), key), Places{"#wide #own"});
  EXPECT_EQ(places_found(own(19), key), (Places{"#wide", "#wide #own"}));
}

TEST(victory_points, of_outcomes_are_those_of_the_best_for_a_side) {
  const auto with_cap = [](int cap) {
    return changed(with_holds(cap, {{"rows", {}, {scored("round-end", 3, 4)}, ""}}), [](auto& rows) {
      rows.outcomes = {{5, 0, "a", "", {}}, {0, 20, "b", "", {}}, {10, 15, "c", "", {}}};
    });
  };
  // In two rounds 10 each for the attacker and 20 each for the defender.
  EXPECT_EQ(sentences(with_cap(40), key), Places());
  EXPECT_EQ(sentences(with_cap(39), key),
            Places{"mission objectives count up to 39 victory points; Defender can score 40, the rest is lost"});
  EXPECT_EQ(sentences(with_cap(41), key),
            Places{"mission objectives count up to 41 victory points; no player can score more than 40"});
}

TEST(victory_points, of_outcomes_cannot_be_counted_where_nobody_attacks) {
  auto mission = changed(with_holds(50, {{"rows", {}, {scored("battle-end", 0, 0)}, ""}}), [](auto& rows) {
    rows.outcomes = {{5, 20, "a", "", {}}};
  });
  mission.sides = std::vector<Side>{{Id("one"), "One", {}}, {Id("two"), "Two", {}}};
  EXPECT_EQ(places_found(mission, key), Places());
  mission.sides = std::vector<Side>{{Id("one"), "One", Id("attacker")}, {Id("two"), "Two", Id("defender")}};
  EXPECT_EQ(places_found(mission, key), Places{"#rows"});
}

TEST(victory_points, begin_with_those_at_the_start_and_end_with_the_most) {
  // 60 at the start, 5 in each of two rounds, of which 65 count at most.
  auto mission = changed(with_holds(70, {{"guns", {5, -15}, {scored("round-end", 3, 4)}, ""}}),
                         [](auto& guns) { guns.start = 60; });
  EXPECT_EQ(places_found(mission, key), Places());
  mission = changed(mission, [](auto& guns) { guns.most = 65; });
  EXPECT_EQ(sentences(mission, key),
            Places{"mission objectives count up to 70 victory points; no player can score more than 65"});
  mission = changed(mission, [](auto& guns) { guns.conditions[0].each = "battle.round"; });
  EXPECT_EQ(sentences(mission, key),
            Places{"mission objectives count up to 70 victory points; no player can score more than 65"})
      << "whatever there is to count";
}

TEST(victory_points, are_none_where_the_battle_is_won_or_a_tie_broken) {
  auto mission = with_holds(
      40, {{"tie", {50}, {scored("battle-end", 0, 0)}, ""}, {"hold", {40}, {scored("battle-end", 0, 0)}, ""}});
  for (const auto* kind : {"victory", "tie-break"}) {
    mission = changed(mission, [&](auto& tie) { tie.kind = Id(kind); });
    EXPECT_EQ(places_found(mission, key), Places()) << kind;
  }
  EXPECT_EQ(places_found(changed(with_holds(40, {{"win", {9}, {scored("battle-end", 0, 0)}, ""}}),
                                 [](auto& win) { win.kind = Id("victory"); }),
                         key),
            Places());
}

TEST(victory_points, without_a_cap_or_without_objectives_say_nothing) {
  auto mission = with_holds(40, {{"hold", {50}, {scored("round-end", 1, 4)}, ""}});
  mission.limits = std::vector<Limit>();
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_holds(40, {}), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
