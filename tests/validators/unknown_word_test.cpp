// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

constexpr std::string_view key = "unknown-word";

/// In a game with lists of words.
Mission talkative() {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.uses = {{Id("battle"), "once per force"}, {Id("turn"), "once per turn"}};
  system.stratagem_kinds = {{Id("epic-deed"), "Epic deed"}, {Id("tactic"), "Tactic"}};
  system.action_kinds = {{Id("manoeuvre"), "Manoeuvre"}};
  system.currencies = {{"SP", "Stratagem points", {}}};
  mission.system = system;
  return mission;
}

Mission with_card(Mission mission, const std::vector<FieldChange>& changes) {
  auto card = fresh<Stratagem>(Id("card"));
  card.name = "A card";
  for (const auto& [field, value] : changes) EXPECT_TRUE(find_field<Stratagem>(field)->put(card, value)) << field;
  mission.stratagems = std::vector{card};
  return mission;
}

/// What is found, without the rule that begins every sentence.
Places found(const Mission& mission) {
  auto result = sentences(mission, key);
  for (auto& sentence : result) sentence = sentence.substr(sentence.find("; ") + 2);
  return result;
}

TEST(unknown_word, of_a_card_becomes_the_one_that_was_meant) {
  const auto often = with_card(talkative(), {{"uses", single("batle")}});
  EXPECT_EQ(sentences(often, key), Places{"what objectives, cards, actions and placings say is known to the game; A "
                                          "card (#card) has the frequency batle, which is not; did you mean battle?"});
  expect_fixed(often, key, "#card");
  EXPECT_EQ(fixes_found(often, key), Places{"stratagem card uses \"battle\""});
  const auto kind = with_card(talkative(), {{"kind", single("epic-dead")}});
  EXPECT_EQ(found(kind), Places{"A card (#card) has the kind epic-dead, which is not; did you mean epic-deed?"});
  expect_fixed(kind, key, "#card");
  const auto paid = with_card(talkative(), {{"currency", single("Stratagem point")}});
  EXPECT_EQ(found(paid), Places{"A card (#card) has the currency Stratagem point, which is not; did you mean "
                                "Stratagem points?"});
  expect_fixed(paid, key, "#card");
}

TEST(unknown_word, like_no_other_has_no_fix) {
  const auto mission = with_card(talkative(), {{"uses", single("always")}, {"currency", single("gold")}});
  EXPECT_EQ(found(mission), (Places{"A card (#card) has the currency gold, which is not",
                                    "A card (#card) has the frequency always, which is not"}));
  EXPECT_EQ(fixes_found(mission, key), (Places{"", ""}));
}

TEST(unknown_word, ids_and_names_of_the_game_and_numbers_are_fine) {
  for (const auto* uses : {"battle", "once per force", "3", ""}) {
    EXPECT_EQ(found(with_card(talkative(), {{"uses", single(uses)}})), Places()) << uses;
  }
  EXPECT_EQ(found(with_card(talkative(), {{"kind", single("Tactic")}, {"currency", single("SP")}})), Places());
  EXPECT_EQ(found(with_card(talkative(), {{"uses", single("0")}})).size(), 1U) << "never is not how often";
}

TEST(unknown_word, without_a_list_the_usual_ones_are_known_for_how_often_and_any_for_the_rest) {
  EXPECT_EQ(found(with_card(empty_mission(),
                            {{"uses", single("round")}, {"kind", single("Boast")}, {"currency", single("gold")}})),
            Places());
  EXPECT_EQ(found(with_card(empty_mission(), {{"uses", single("rounds")}})),
            Places{"A card (#card) has the frequency rounds, which is not; did you mean round?"});
}

TEST(unknown_word, kind_of_an_action) {
  auto mission = talkative();
  auto action = fresh<MissionAction>(Id("seal"));
  action.name = "Seal";
  action.kind = Id("manoeuver");
  mission.actions = std::vector{action};
  EXPECT_EQ(found(mission), Places{"Seal (#seal) has the kind manoeuver, which is not; did you mean manoeuvre?"});
  expect_fixed(mission, key, "#seal");
  action.kind = Id("manoeuvre");
  mission.actions = std::vector{action};
  EXPECT_EQ(found(mission), Places());
}

TEST(unknown_word, kind_of_an_objective_that_is_nearly_one_that_counts) {
  auto mission = empty_mission();
  auto objective = fresh<MissionObjective>(Id("hold"));
  objective.name = "Hold";
  const auto with_kind = [&](const char* kind) {
    objective.kind = Id(kind);
    mission.objectives = std::vector{objective};
    return mission;
  };
  EXPECT_EQ(found(with_kind("victry")),
            Places{"Hold (#hold) has the kind victry, which is not; did you mean victory?"});
  expect_fixed(mission, key, "#hold");
  EXPECT_EQ(fixes_found(mission, key), Places{"objective hold kind victory"});
  EXPECT_EQ(found(with_kind("progresive")),
            Places{"Hold (#hold) has the kind progresive, which is not; did you mean progressive?"});
  // Of its own a mission may have any kind.
  for (const auto* const kind : {"victory", "end-game", "glory"}) EXPECT_EQ(found(with_kind(kind)), Places()) << kind;
}

TEST(unknown_word, kind_of_what_is_placed_is_one_of_markers_or_of_the_sets_features) {
  auto mission = empty_mission();
  auto rule = fresh<Rule>(Id("barring"));
  rule.name = "Barring";
  rule.places = {fresh<Placing>(Id("barricad")), fresh<Placing>(Id("terminal"))};
  mission.rules = std::vector{rule};
  EXPECT_EQ(found(mission), Places{"Barring (#barring) has the kind of what is placed barricad, which is not"});
  auto set = gallowdark_set();
  set.feature_kinds = {{Id("barricade"), "Barricade", "", {}, {}}};
  mission.sets.front().set = set;
  EXPECT_EQ(found(mission), Places{"Barring (#barring) has the kind of what is placed barricad, which is not; did you "
                                   "mean barricade?"});
  expect_fixed(mission, key, "#barring");
}

}  // namespace
}  // namespace bulkhead::test
