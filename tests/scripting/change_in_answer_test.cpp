// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/api.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "change-in-answer";

Places found(std::string_view lua) {
  return sentences(with_lua(empty_mission({2, 2}), "r", lua), key, scripting_checks());
}

TEST(change_in_answer, is_told_where_it_stands) {
  EXPECT_EQ(found("function may_operate(rule, hatchway, unit)\n  return unit.player:roll(\"D6\") > 3\nend"),
            Places{"what only says what it thinks changes nothing and rolls nothing; #r, line 2: :roll in may_operate "
                   "is refused"});
  EXPECT_EQ(found("function targets(card, about, battle) return about:choose(battle.units) end"),
            Places{"what only says what it thinks asks nobody; #r, line 1: :choose in targets is refused"});
  EXPECT_EQ(
      found("function may(action, unit) unit:mark(\"a\"):until_it_moves() unit:set(\"b\") return true end").size(), 2U);
  EXPECT_EQ(found("function may_hold(rule, unit) unit:units():where(function(u) u:suffer(1) end) end").size(), 1U)
      << "in a function of its own as well";
  for (const auto* fine : {"function on_operating(rule, attempt) attempt:fails() end",
                           "function may_act(r, a, unit) return unit:has(\"x\") end",
                           "function score(objective, player) objective:set(\"x\") return 1 end",
                           "local function may_act(r) r:set(\"x\") end", "function may_act(r) return helper(r) end",
                           "function may_enter(r, u, area) return area:row(1) end",
                           "function may_act(r) local t = { set = f } t:set(1) return true end",
                           "function may_act(r, a, u) return u.open, \"a:set(1)\" end -- r:set(1)"}) {
    EXPECT_EQ(found(fine), Places()) << fine;
  }
}

TEST(change_in_answer, says_nothing_of_lists_that_are_narrowed_with_brackets) {
  EXPECT_EQ(found("function targets(card, unit, battle) return battle.hatchways:open():within(unit, 1) end"), Places());
  EXPECT_EQ(
      found("function may_act(r, a, unit, battle)\n  for h in battle.hatchways:open() do\n    if h:within(unit, 1) "
            "then return false end\n  end\nend"),
      Places());
  EXPECT_EQ(found("function targets(card, unit, battle) battle.hatchways:open() return battle.units end").size(), 1U);
  EXPECT_EQ(found("function targets(card, hatchway) hatchway:open() return {} end").size(), 1U);
}

TEST(change_in_answer, is_told_of_conditions) {
  EXPECT_EQ(sentences(with_condition(empty_mission({2, 2}), "o", "player:test(\"nerve\") and 1 or 0"), key,
                      scripting_checks()),
            Places{"what only says what it thinks changes nothing and rolls nothing; #o, line 1: :test in condition 1 "
                   "is refused"});
  EXPECT_EQ(
      sentences(with_condition(empty_mission({2, 2}), "o", "player.controlled:count() > 1"), key, scripting_checks()),
      Places());
}

TEST(change_in_answer, is_gone_when_it_is_noted_elsewhere) {
  const auto right =
      "function on_operating(r, attempt) attempt:fails() end function may_operate(r, h) return h:has(\"x\") end";
  EXPECT_EQ(found(right), Places());
  EXPECT_EQ(places_found(with_lua(empty_mission({2, 2}), "r", "function may_operate(r) r:set(\"x\") end"), key,
                         scripting_checks()),
            Places{"#r"});
  EXPECT_EQ(found("function may_x(r) r:set(\"x\") end"), Places()) << "a function that nobody asks";
}

TEST(change_in_answer, is_looked_for_in_all_that_only_answers) {
  std::size_t looked_at = 0;
  for (const auto& each : api::words) {
    if (each.kind != ApiWord::Kind::hook) continue;
    const auto lua = "function " + std::string(each.word) + "(r) r:set(\"x\") end";
    EXPECT_EQ(found(lua).size(), each.answers ? 1U : 0U) << lua;
    looked_at += each.answers ? 1U : 0U;
  }
  EXPECT_GT(looked_at, 10U);
}

}  // namespace
}  // namespace bulkhead::test
