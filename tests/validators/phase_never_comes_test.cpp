// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "phase-never-comes";

Mission with_phases(Sequence::Turns turns, std::vector<Phase> phases) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.name = "Plain";
  system.sequence.turns = turns;
  system.sequence.phases = std::move(phases);
  mission.system = system;
  return mission;
}

const Phase planning_of_turn{Id("planning"), "Planning phase", Phase::Of::turn};
const Phase planning_of_round{Id("planning"), "Planning phase", Phase::Of::round};
const Phase firefight_of_turn{Id("firefight"), "Firefight phase", Phase::Of::turn};
const Phase firefight_of_round{Id("firefight"), "Firefight phase", Phase::Of::round};

TEST(phase_never_comes, where_it_is_of_a_turn_that_is_an_activation) {
  const auto mission = with_phases(Sequence::Turns::activations, {planning_of_turn, firefight_of_round});
  EXPECT_EQ(sentences(mission, key),
            Places{"where units are activated in turn each phase is of the round; Planning phase is of a turn, and "
                   "never comes"});
  EXPECT_EQ(fixes_found(mission, key), Places{"phase planning of round"});
  expect_fixed(mission, key, "");
}

TEST(phase_never_comes, and_nobody_is_activated_where_that_is_the_last_one) {
  const auto mission = with_phases(Sequence::Turns::activations, {planning_of_round, firefight_of_turn});
  EXPECT_EQ(sentences(mission, key),
            Places{"where units are activated in turn they are so in the last phase, and that is of the round; "
                   "Firefight phase is of a turn, and no unit is ever activated"});
  expect_fixed(mission, key, "");
}

TEST(phase_never_comes, nor_where_there_is_none) {
  const auto mission = with_phases(Sequence::Turns::activations, {});
  EXPECT_EQ(sentences(mission, key),
            Places{"where units are activated in turn they are so in the last phase of the round; Plain has no phase, "
                   "and no unit is ever activated"});
}

TEST(phase_never_comes, is_none_where_all_are_of_the_round_or_turns_are_whole) {
  for (const auto& mission : {with_phases(Sequence::Turns::activations, {planning_of_round, firefight_of_round}),
                              with_phases(Sequence::Turns::players, {planning_of_turn, firefight_of_round}),
                              with_phases(Sequence::Turns::players, {})}) {
    EXPECT_EQ(places_found(mission, key), Places());
  }
}

}  // namespace
}  // namespace bulkhead::test
