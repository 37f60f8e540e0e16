// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "model/edit/edit.h"
#include "model/edit/history.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"
#include "validators/engine/played_games.h"

namespace bulkhead::test {
namespace {

using Found = std::vector<std::string>;

/// What the check says, with where, of a mission of which so much is known.
Found found(const Mission& mission, std::shared_ptr<const PlayedGames> games) {
  const auto checks = scripting_checks();
  CheckContext context{mission, Snapshot::make(mission), {}};
  context.games = std::move(games);
  Found sentences;
  for (const auto& finding : run_checks(checks, context).findings) {
    if (finding.key != "never-fires") continue;
    for (const auto& address : finding.addresses)
      sentences.push_back(to_text(mission, address) + ": " + to_text(finding.message));
  }
  return sentences;
}

std::shared_ptr<const PlayedGames> played(const Mission& mission, std::vector<std::string> never_fired,
                                          std::vector<PlayedGames::Unscored> never_scored = {}) {
  return std::make_shared<const PlayedGames>(
      PlayedGames{mission.head->id.text(), 1000, std::move(never_fired), std::move(never_scored)});
}

TEST(never_fires, is_said_of_what_did_nothing_in_any_battle) {
  const auto mission = with_lua(empty_mission({2, 2}), "r", "function on_hatchway_opend(rule) rule:set('heard') end");
  EXPECT_EQ(found(mission, played(mission, {"rule:r"})),
            Found{"#r: something comes of an item's Lua; in 1000 battles that nobody played nothing came of #r"});
  // Another one did nothing, or nothing is known, or it is known of another mission.
  EXPECT_EQ(found(mission, played(mission, {"rule:other"})), Found());
  EXPECT_EQ(found(mission, nullptr), Found());
  EXPECT_EQ(found(mission, std::make_shared<const PlayedGames>(PlayedGames{"other", 1000, {"rule:r"}})), Found());
}

TEST(never_fires, is_said_of_objectives_by_which_a_side_never_scores) {
  const auto mission = with_condition(empty_mission({2, 2}), "hold", "controls(player) >= 9");
  EXPECT_EQ(
      found(mission, played(mission, {}, {{"hold", "attacker"}, {"gone", "attacker"}})),
      Found{"#hold: somebody scores by an objective; in 1000 battles that nobody played the attacker never did by "
            "#hold"});
}

TEST(never_fires, is_gone_once_the_lua_is_and_back_when_that_is_undone) {
  const auto broken = with_lua(empty_mission({2, 2}), "r", "function on_hatchway_opend(rule) rule:set('heard') end");
  const auto games = played(broken, {"rule:r"});
  History history(broken);
  ASSERT_EQ(found(*history.current(), games).size(), 1U);
  const auto edit = parse_edit(broken, "set #r lua none");
  ASSERT_TRUE(edit) << edit.error().message;
  ASSERT_TRUE(history.apply(*edit));
  EXPECT_EQ(found(*history.current(), games), Found());
  history.undo();
  EXPECT_EQ(found(*history.current(), games).size(), 1U);
}

}  // namespace
}  // namespace bulkhead::test
