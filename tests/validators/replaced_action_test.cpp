// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "replaced-action";

Mission with_actions_of_the_game() {
  auto mission = empty_mission();
  auto system = *mission.system;
  auto guard = fresh<MissionAction>(Id("guard"));
  guard.name = "Guard";
  guard.text = "It stands.";
  auto hatch = guard;
  hatch.id = Id("hatch");
  system.actions = {guard, hatch};
  mission.system = system;
  return mission;
}

TEST(ReplacedAction, IsToldWhereItSaysSomethingElse) {
  const auto mission = edited(with_actions_of_the_game(), "action hatch name \"Shut a hatch\"");
  EXPECT_EQ(
      sentences(mission, key),
      Places{"Shut a hatch (#hatch) stands in the place of the game's action of the same id; if that is not meant, "
             "give it another id"});
  expect_fixed(mission, key, "#hatch", 0);
}

TEST(ReplacedAction, IsRemovedWhereItSaysTheSame) {
  auto mission = with_actions_of_the_game();
  auto copy = mission.system->actions.front();
  copy.origin = LibraryId("plain/guard@1");
  mission.actions = std::vector{copy};
  expect_fixed(mission, key, "#guard");
}

TEST(ReplacedAction, IsNoneWhereTheIdsDiffer) {
  const auto mission = edited(with_actions_of_the_game(), "action brace name \"Brace\"");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(edited(empty_mission(), "action guard name \"Guard\""), key), Places());
}

}  // namespace
}  // namespace bulkhead::test
