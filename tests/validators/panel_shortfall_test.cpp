// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/snapshot/snapshot.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"
#include "validators/engine/check.h"

namespace bulkhead {

Check panel_shortfall_check();

namespace test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "panel-shortfall";

KitPiece panel(std::string_view id, EdgeKind kind, int count) {
  const PiecePattern pattern{{{kind, Facing::second}}, {NodePiece::none, NodePiece::none}};
  return {Id(id), std::string(id), "", count, {pattern}, false, {}};
}

/// A box of two walls, one hatchway and pillars to spare.
Mission with_box(Mission mission) {
  auto set = *mission.sets.front().set;
  set.pieces = {panel("wall", EdgeKind::wall, 2),
                panel("hatchway", EdgeKind::hatchway, 1),
                {Id("pillar"), "pillar", "", 20, {{{}, {NodePiece::pillar}}}, false, {}}};
  mission.sets.front().set = set;
  return mission;
}

TEST(panel_shortfall, is_the_least_there_can_be_with_what_would_fix_it) {
  // Four walls: two panels, a hatchway panel that stands in for the third, and none for the fourth.
  const auto mission = with_box(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""));
  EXPECT_EQ(sentences(mission, key), Places{"the boxes (1 × Gallowdark) should build the layout; lacking: 1 × wall; "
                                            "1 × Gallowdark more would do; it builds without C2/C3"});
  EXPECT_EQ(fixes_found(mission, key), Places{"open C2/C3"});
  expect_fixed(mission, key, "");
}

TEST(panel_shortfall, hatchways_need_panels_with_a_hatchway) {
  const auto mission = with_box(mission_with({3, 3}, "", "A1/A2 C1/C2"));
  EXPECT_EQ(fixes_found(mission, key), Places{"wall A1/A2"});
  expect_fixed(mission, key, "");
}

TEST(panel_shortfall, hatchways_with_a_name_and_airlocks_are_not_walled_up) {
  auto mission = with_box(mission_with({3, 3}, "", "A1/A2 C1/C2"));
  mission = with_lattice(mission, [](Lattice& lattice) {
    Hatchway named;
    named.label = "Gate";
    lattice.set_hatchway(parse_edge("A1/A2").value(), named);
  });
  EXPECT_EQ(places_found(mission, key).size(), 1U);
  EXPECT_EQ(fixes_found(mission, key), Places{""});
  const auto airlock =
      with_hatchway(with_box(mission_with({3, 3}, "", "A1/A2 C1/C2")), "A1/A2", HatchAccess::airlock());
  EXPECT_EQ(fixes_found(airlock, key), Places{""});
}

TEST(panel_shortfall, what_fits_or_is_not_listed_is_fine) {
  EXPECT_EQ(places_found(with_box(mission_with({3, 3}, "A1/A2 C1/C2", "B1/B2")), key), Places());
  EXPECT_EQ(places_found(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""), key), Places());
}

TEST(panel_shortfall, what_the_user_has_counts_before_what_the_mission_says) {
  const auto mission = with_box(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""));
  const auto snapshot = Snapshot::make(mission);
  const auto found = [&](const Boxes& owned) {
    return panel_shortfall_check().run({mission, snapshot, {}, owned}).size();
  };
  EXPECT_EQ(found({{Id("gallowdark"), 2}}), 0U);
  EXPECT_EQ(found({{Id("gallowdark"), 1}}), 1U);
  EXPECT_EQ(found({{Id("another-set"), 9}}), 1U);
}

/// A set whose box has two crates and one tower, and nobody knows how many pools.
Mission with_crates(int crates, std::optional<int> boxes = std::nullopt) {
  auto mission = open_board();
  auto set = *mission.sets.back().set;
  set.name = "Scatter";
  set.pieces = {{Id("crate"), "Crate", "CR", 2, {}, false, {}}, {Id("tower"), "Tower", "TO", 1, {}, false, {}}};
  mission.sets.back().set = set;
  mission.sets.back().boxes = boxes;
  for (int crate = 1; crate <= crates; ++crate) {
    mission = with_feature(std::move(mission), "c" + std::to_string(crate), "crate", 60 * crate, 100);
  }
  return mission;
}

TEST(panel_shortfall, terrain_features_are_counted_as_panels_are) {
  EXPECT_EQ(places_found(with_crates(2), key), Places());
  const auto mission = with_crates(5);
  EXPECT_EQ(sentences(mission, key), Places{"the boxes (1 × Scatter) should build the layout; lacking: 3 × Crate; "
                                            "2 × Scatter more would do"});
  EXPECT_EQ(places_found(mission, key), Places{"#c1 #c2 #c3 #c4 #c5"});
  const auto set = mission.sets.back().set->id.text();
  EXPECT_EQ(fixes_found(mission, key), Places{"boxes " + set + " 3"});
  expect_fixed(mission, key, "#c1 #c2 #c3 #c4 #c5");
  EXPECT_EQ(places_found(with_crates(5, 3), key), Places()) << "so many boxes are stated";
  EXPECT_EQ(places_found(with_crates(1, 0), key), Places{"#c1"});
}

TEST(panel_shortfall, terrain_features_that_nobody_has_counted_are_fine) {
  auto mission = with_crates(1);
  for (int pool = 1; pool <= 9; ++pool) {
    mission = with_feature(std::move(mission), "p" + std::to_string(pool), "pool", 60 * pool, 300);
  }
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(panel_shortfall, of_panels_and_features_names_what_each_set_lacks) {
  // Three crates of two, and a wall too many.
  auto mission = with_box(mission_with({3, 3}, "A1/A2 C1/C2 A2/A3 C2/C3", ""));
  const auto crates = with_crates(3);
  mission.sets.push_back(crates.sets.back());
  mission.boards.push_back(crates.boards.back());
  Board board = *mission.boards.back();
  board.at = {Length::millimetres(2000), Length()};
  mission.boards.back() = board;
  EXPECT_EQ(sentences(mission, key), Places{"the boxes (1 × Gallowdark, 1 × Scatter) should build the layout; "
                                            "lacking: 1 × wall, 1 × Crate; 1 × Gallowdark more would do; "
                                            "1 × Scatter more would do"});
  EXPECT_EQ(places_found(mission, key), Places{"#c1 #c2 #c3"});
  EXPECT_EQ(fixes_found(mission, key), Places{""}) << "more boxes of one set are not enough";
}

TEST(panel_shortfall, the_mission_is_not_to_state_more_boxes_where_the_users_count) {
  const auto mission = with_crates(5);
  const CheckContext context{mission, Snapshot::make(mission), {}, Boxes{{mission.sets.back().set->id, 2}}};
  const auto found = observations(key, context);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found.front().fixes(context).empty());
}

TEST(panel_shortfall, pins_count) {
  // One wall and one hatchway: the only hatchway panel is pinned to the wall.
  auto mission = with_box(mission_with({3, 3}, "A1/A2", "C1/C2"));
  EXPECT_EQ(places_found(mission, key), Places());
  Board board = *mission.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  mission.boards.front() = board;
  EXPECT_EQ(fixes_found(mission, key), Places{"unpin A1/A2"});
  EXPECT_NE(sentences(mission, key).front().find("; it builds without the pins at A1/A2;"), std::string::npos);
  expect_fixed(mission, key, "", 3);
}

TEST(panel_shortfall, pins_are_let_go_only_where_that_is_enough) {
  // Two hatchways and one panel with a hatchway: the pin is where it should be.
  auto mission = with_box(mission_with({3, 3}, "", "A1/A2 C1/C2"));
  Board board = *mission.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  mission.boards.front() = board;
  EXPECT_EQ(fixes_found(mission, key), Places{"wall C1/C2"});
  // The only such panel is pinned to two walls: without one of the pins the hatchway still lacks it.
  auto twice = with_box(mission_with({3, 3}, "A1/A2 A2/A3", "C1/C2"));
  board = *twice.boards.front();
  board.pins.emplace(parse_edge("A1/A2").value(), PinnedPanel{Id("hatchway")});
  board.pins.emplace(parse_edge("A2/A3").value(), PinnedPanel{Id("hatchway")});
  twice.boards.front() = board;
  EXPECT_EQ(fixes_found(twice, key), Places{"unpin A1/A2 A2/A3"});
}

}  // namespace
}  // namespace test
}  // namespace bulkhead
