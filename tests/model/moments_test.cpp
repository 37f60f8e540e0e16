// SPDX-License-Identifier: MIT
#include "model/mission/moments.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/base/nearest_word.h"
#include "model/mission/moment_words.h"

namespace bulkhead {
namespace {

/// Two steps of set-up, a phase of turns with a step, a phase of rounds.
GameSystem duel() {
  GameSystem system;
  system.set_up.steps = {{Id("roles"), "Roles"}, {Id("zones-chosen"), "Zones"}};
  system.sequence.phases = {{Id("movement"), "Movement", Phase::Of::turn, {{Id("reinforcements"), "Reserves"}}},
                            {Id("scoring"), "Scoring", Phase::Of::round}};
  return system;
}

TEST(Moments, OfASystem) {
  const auto all = moments_of(duel());
  // 2 steps in 3 forms, 4 of battle and round, 2 of turns in 3 forms, a phase of turns in 6, one of rounds in 2, 1 step
  // in 3, the events.
  EXPECT_EQ(all.size(), 6 + 4 + 6 + 6 + 2 + 3 + events.size());
  for (const auto* each : {"roles", "roles-end", "zones-chosen-start", "battle-start", "round-end", "turn-start",
                           "opponent-turn-end", "movement-phase-start", "own-movement-phase-end", "scoring-phase-end",
                           "reinforcements-step", "own-reinforcements-step", "before-test", "hatchway-opened"}) {
    EXPECT_EQ(std::count(all.begin(), all.end(), each), 1) << each;
    EXPECT_TRUE(moment_exists(duel(), each)) << each;
  }
  for (const auto* other :
       {"", "shooting-phase-end", "movement-phase", "movement", "reinforcements", "roles-step", "own-roles",
        "their-turn-end", "my-movement-phase-end", "own-round-start", "opponent-battle-end", "own-scoring-phase-end"}) {
    EXPECT_FALSE(moment_exists(duel(), other)) << other;
    EXPECT_FALSE(phase_exists(duel(), other)) << other;
  }
}

TEST(Moments, NotEveryOneIsForEverything) {
  EXPECT_FALSE(moment_exists(duel(), "roles-end", AtMoment::scored));
  EXPECT_TRUE(moment_exists(duel(), "roles-end", AtMoment::placed));
  EXPECT_TRUE(moment_exists(duel(), "own-reinforcements-step", AtMoment::scored));
  EXPECT_FALSE(moment_exists(duel(), "unit-destroyed", AtMoment::scored));
  EXPECT_FALSE(moment_exists(duel(), "unit-destroyed", AtMoment::placed));
}

TEST(Moments, OfTheSetUpAreStepsOrTheirEnds) {
  using When = SetUpMoment::When;
  auto system = duel();
  system.set_up.steps.push_back({Id("roles-drawn"), "Drawn"});
  const auto found = [&](std::string_view moment) {
    const auto step = set_up_step_of(system, moment);
    return step ? std::optional(std::pair(step->step->id.text(), step->when)) : std::nullopt;
  };
  EXPECT_EQ(found("roles"), std::pair(std::string("roles"), When::step));
  EXPECT_EQ(found("zones-chosen-start"), std::pair(std::string("zones-chosen"), When::start));
  EXPECT_EQ(found("roles-drawn-end"), std::pair(std::string("roles-drawn"), When::end)) << "not of roles";
  for (const auto* other : {"", "role", "roles-", "roles-drawn-later", "own-roles", "-end", "battle-start"}) {
    EXPECT_EQ(found(other), std::nullopt) << other;
  }
}

TEST(Moments, TheNearestIsNamed) {
  EXPECT_EQ(nearest_moment(duel(), "own-battel-end"), std::nullopt) << "five letters of ten";
  EXPECT_EQ(nearest_moment(duel(), "battel-end"), "battle-end");
  EXPECT_EQ(nearest_moment(duel(), "own-movment-phase-end"), "own-movement-phase-end");
  EXPECT_EQ(nearest_moment(duel(), "role"), "roles");
  EXPECT_EQ(nearest_moment(duel(), "unit-destroyd"), "unit-destroyed");
  EXPECT_EQ(nearest_moment(duel(), "unit-destroyd", AtMoment::scored), std::nullopt);
  EXPECT_EQ(nearest_moment(duel(), "psychic"), std::nullopt);
}

/// The pattern with the name, as it stands in English.
std::string in_english(std::string_view pattern, const MomentWords& words) {
  std::string text(pattern);
  const auto at = text.find("{}");
  if (at != std::string::npos) text.replace(at, 2, words.name.empty() ? std::string(words.usual) : words.name);
  return text;
}

TEST(Moments, HaveATitleAndWordsForSentences) {
  auto system = duel();
  system.sequence.round_name = "battle round";
  const auto said = [&](std::string_view moment) {
    const auto words = moment_words(system, moment).value();
    return in_english(words.title, words) + " | " + in_english(words.when, words);
  };
  EXPECT_EQ(said("battle-end"), "End of the battle | at the end of the battle");
  EXPECT_EQ(said("round-start"), "Start of the battle round | at the start of the battle round");
  EXPECT_EQ(said("turn-end"), "End of the turn | at the end of the turn");
  EXPECT_EQ(said("opponent-turn-end"), "End of the opponent's turn | at the end of the opponent's turn");
  EXPECT_EQ(said("own-movement-phase-end"), "End of your Movement | at the end of your Movement");
  EXPECT_EQ(said("own-reinforcements-step"), "Your step: Reserves | in your Reserves step");
  EXPECT_EQ(said("opponent-reinforcements-step"), "The opponent's step: Reserves | in the opponent's Reserves step");
  EXPECT_EQ(said("roles"), "Set-up: Roles | in the set-up, at “Roles”");
  EXPECT_EQ(said("zones-chosen-end"), "Set-up, after: Zones | in the set-up, after “Zones”");
  EXPECT_EQ(said("hatchway-opened"), "A hatchway is opened | when a hatchway is opened");
  for (const auto* unknown : {"", "tea-time", "own-round-end", "own-battle-end"}) {
    EXPECT_FALSE(moment_words(system, unknown).has_value()) << unknown;
  }
  for (const auto& moment : moments_of(system)) EXPECT_TRUE(moment_words(system, moment).has_value()) << moment;
}

TEST(Moments, TheLastRoundIsTheLastThatMayFollow) {
  Sequence sequence;
  EXPECT_EQ(last_round(sequence), 0) << "no fixed number";
  sequence.rounds = 5;
  EXPECT_EQ(last_round(sequence), 5);
  sequence.another_rounds = {{5, 3, 6}, {6, 4, 6}};
  EXPECT_EQ(last_round(sequence), 7);
}

TEST(NearestWord, TakesTheFewestLettersThatDiffer) {
  EXPECT_EQ(nearest_word("caht", {"chart", "chat"}), "chat") << "two letters swapped are one";
  EXPECT_EQ(nearest_word("cat", {"hat", "cap"}), "hat") << "the first of several";
  EXPECT_EQ(nearest_word("cat", {"dog"}), std::nullopt);
  EXPECT_EQ(nearest_word("compartment-2", {"compartment-1", "compratment-2"}), "compratment-2");
  EXPECT_EQ(nearest_word("compartment-2", {"compartment-1", "compartment-21"}), std::nullopt);
  EXPECT_EQ(nearest_word("lamp1", {"lamp2"}), std::nullopt);
  EXPECT_EQ(nearest_word("lock-north", {"lock-south"}), std::nullopt);
  EXPECT_EQ(nearest_word("lokc-noth", {"lock-south", "lock-north"}), "lock-north");
  EXPECT_EQ(nearest_word("lamps", {"lamp-1"}), "lamp-1") << "of which there is but one";
  EXPECT_EQ(nearest_word("", {"a", "abc"}), std::nullopt);
  EXPECT_EQ(nearest_word("battle", {}), std::nullopt);
  EXPECT_EQ(nearest_word("exact", {"exact", "exacts"}), "exact");
}

}  // namespace
}  // namespace bulkhead
