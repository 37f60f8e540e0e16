// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unused-table";

MissionTable table(std::string_view id) { return {Item{Id(id), "", {}, {}, "", {}}}; }

Places found(const Mission& mission) { return places_found(mission, key, scripting_checks()); }

TEST(unused_table, is_one_that_nothing_names) {
  auto mission = empty_mission({2, 2});
  mission.tables = std::vector{table("traps")};
  EXPECT_EQ(
      sentences(mission, key, scripting_checks()),
      Places{"somebody rolls on a table, or reads it; no text, no row and no Lua names #traps, and it says nothing "
             "itself"});
  EXPECT_EQ(found(with_lua(mission, "r", "battle:table(\"trap\"):apply(1)")), Places{"#traps"});
  for (const auto* lua : {"battle:table(\"traps\"):apply(1)", "return battle.tables.traps", "local name = \"traps\""}) {
    EXPECT_EQ(found(with_lua(mission, "r", lua)), Places()) << lua;
  }
}

TEST(unused_table, may_be_named_by_text_row_or_figure_or_say_itself_when_it_is_used) {
  auto mission = empty_mission({2, 2});
  mission.tables = std::vector{table("traps"), table("finds")};
  ASSERT_EQ(found(mission), (Places{"#traps", "#finds"}));
  auto with_text = mission;
  with_text.briefing = std::vector<BriefingSection>{{"Traps", "Roll on {table:traps} or {table:finds}.", {}}};
  EXPECT_EQ(found(with_text), Places());
  auto tables = *mission.tables;
  tables.front().text = "Rolled by whoever opens a crate.";
  tables.front().rows.push_back({"1", "", Id("finds"), "", "", {}});
  auto with_row = mission;
  with_row.tables = tables;
  EXPECT_EQ(found(with_row), Places());
  auto with_figure = with_lua(mission, "r", "return battle.tables[rule.which]");
  auto rules = *with_figure.rules;
  rules.front().params.push_back({Id("which"), "traps", {}});
  with_figure.rules = rules;
  EXPECT_EQ(found(with_figure), Places{"#finds"});
}

}  // namespace
}  // namespace bulkhead::test
