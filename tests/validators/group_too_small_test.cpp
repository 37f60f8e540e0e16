// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "group-too-small";

/// Two objectives of a group, the first of which stands in two rows of a table.
Mission with_group(const std::string& fields) {
  auto mission = empty_mission();
  for (const auto& edit : {std::string("objective hold name Hold kind progressive group goals"),
                           std::string("objective burn name Burn kind progressive group goals"),
                           std::string("objective other name Other kind progressive"),
                           std::string("table fate name Fate die D6"), "objective-group goals name Goals " + fields}) {
    mission = edited(mission, edit);
  }
  auto tables = *mission.tables;
  tables.front().rows = {{"1-2", "", Id("hold"), "", "", {}},
                         {"3-4", "", Id("hold"), "", "", {}},
                         {"5", "", Id("other"), "", "", {}},
                         {"6", "", {}, "", "", {}}};
  mission.tables = tables;
  return mission;
}

TEST(group_too_small, where_fewer_stand_on_the_table_than_are_rolled_for) {
  const auto mission = with_group("pick roll count 2 table fate");
  EXPECT_EQ(sentences(mission, key),
            Places{"as many objectives as a group plays can be rolled for; Goals (#goals) plays 2, and the rows of "
                   "Fate (#fate) name 1 of it: Hold (#hold); name more in rows, or let the group play fewer"});
  EXPECT_EQ(fixes_found(mission, key), Places{"objective-group goals count 1"});
  expect_fixed(mission, key, "#goals");
}

TEST(group_too_small, is_mended_by_a_row_as_well) {
  auto mission = with_group("pick roll count 2 table fate");
  auto tables = *mission.tables;
  tables.front().rows.back().item = Id("burn");
  mission.tables = tables;
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(edited(mission, "objective-group goals count 3"), key), Places{"#goals"});
}

TEST(group_too_small, where_no_row_names_one_nothing_mends_it) {
  auto mission = with_group("pick roll count 1 table fate");
  EXPECT_EQ(places_found(mission, key), Places());
  auto tables = *mission.tables;
  tables.front().rows = {};
  mission.tables = tables;
  EXPECT_EQ(sentences(mission, key).front().find("name 0 of it: none;") != std::string::npos, true);
  expect_fixed(mission, key, "#goals", 0);
}

TEST(group_too_small, where_fewer_are_there_than_are_chosen) {
  for (const auto* pick : {"choose", "secret"}) {
    const auto mission = with_group("pick " + std::string(pick) + " count 3");
    EXPECT_EQ(sentences(mission, key),
              Places{"as many objectives as a group plays can be picked; Goals (#goals) plays 3, and has 2: Hold "
                     "(#hold) and Burn (#burn)"});
    expect_fixed(mission, key, "#goals");
    EXPECT_EQ(places_found(edited(mission, "objective-group goals count 2"), key), Places());
  }
  EXPECT_EQ(places_found(with_group("count 3"), key), Places()) << "all are played";
}

TEST(group_too_small, without_a_table_or_a_die_nothing_is_rolled_for) {
  EXPECT_EQ(sentences(with_group("pick roll"), key),
            Places{"a group that is rolled for names the table; Goals (#goals) names none, so all of its objectives "
                   "are played"});
  EXPECT_EQ(places_found(with_group("pick roll table nowhere"), key), Places()) << "that is an unknown reference";
  auto mission = with_group("pick roll table fate");
  auto tables = *mission.tables;
  tables.front().die = std::nullopt;
  mission.tables = tables;
  EXPECT_EQ(sentences(mission, key),
            Places{"a table that a group is rolled for on has a die; Fate (#fate) has none, so all objectives of "
                   "Goals (#goals) are played"});
}

}  // namespace
}  // namespace bulkhead::test
