// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "never-equal";

Places found(std::string_view lua) {
  return sentences(with_lua(empty_mission({2, 2}), "r", lua), key, scripting_checks());
}

const std::string says = "a comparison may be true; #r, line 1: ";

TEST(never_equal, is_a_player_to_a_text) {
  EXPECT_EQ(found("if m.controller == \"attacker\" then end"),
            Places{says +
                   "m.controller is a player, and never the text \"attacker\": write m.controller == battle.attacker"});
  EXPECT_EQ(found("if battle:marker(\"B\").controller ~= 'nobody' then end"),
            Places{says + "battle:marker(\"B\").controller is a player, and never the text \"nobody\": write "
                          "battle:marker(\"B\").controller == nil"});
  EXPECT_EQ(found("if \"Salvors\" == unit.player then end"),
            Places{says + "unit.player is a player, and never the text \"Salvors\": its name is unit.player.name"});
  for (const auto* wrong :
       {"if player == \"attacker\" then end", "local who = m.controller if who == \"defender\" then end",
        "local who = battle:roll_off() if \"attacker\" == who then end", "if not m.controller == \"attacker\" then end",
        "f(battle.first == \"attacker\")"}) {
    EXPECT_EQ(found(wrong).size(), 1U) << wrong;
  }
  EXPECT_EQ(sentences(with_condition(empty_mission({2, 2}), "o", "player == \"attacker\""), key, scripting_checks()),
            Places{"a comparison may be true; #o, condition 1, line 1: player is a player, and never the text "
                   "\"attacker\": write player "
                   "== attacker"});
}

TEST(never_equal, is_a_number_to_a_text) {
  EXPECT_EQ(found("if battle.round == \"2\" then end"),
            Places{says + "battle.round is a number, and never the text \"2\": a number is written without quotes"});
  for (const auto* wrong : {"if player:roll(\"D6\") == \"1\" then end",
                            "local roll = player:roll(\"D6\", \"jam\") if roll == \"1\" then end",
                            "if units:count() ~= \"3\" then end", "if hatchway.is_open == \"yes\" then end"}) {
    EXPECT_EQ(found(wrong).size(), 1U) << wrong;
  }
}

TEST(never_equal, is_not_what_may_be_a_text) {
  for (const auto* fine :
       {"if m.controller == battle.attacker then end", "if player.role == \"attacker\" then end",
        "if player.name == \"Salvors\" then end", "if m.label == \"1\" then end",
        "if m:get(\"by\") == \"attacker\" then end", "local who = m:get(\"by\") if who == \"attacker\" then end",
        "if battle.round == 2 then end", "if battle.phase == \"movement\" then end",
        "if area.kind == \"hold\" then end", "local who = m.controller or \"nobody\" if who == \"nobody\" then end",
        "local who = m.controller who = \"nobody\" if who == \"nobody\" then end",
        "if battle.round .. \"\" == \"2\" then end", "if \"round \" .. battle.round == \"round 2\" then end",
        "if test.name == \"battle-shock\" then end", "if action.id == \"burn\" then end",
        "local t = {} if t.x == \"y\" then end", "if kind == \"x\" then end"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

}  // namespace
}  // namespace bulkhead::test
