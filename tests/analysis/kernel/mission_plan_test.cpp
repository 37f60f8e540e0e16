// SPDX-License-Identifier: MIT
#include "analysis/plan/mission_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "analysis/distance/ways.h"
#include "analysis/sight/sight.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }
Length micrometres(std::int64_t value) { return Length::micrometres(value); }

Mission changed(Mission mission, const std::function<void(Board&)>& change, std::size_t index = 0) {
  Board board = *mission.boards[index];
  change(board);
  mission.boards[index] = Part<Board>(std::move(board));
  return mission;
}

Mission with_set(Mission mission, const std::function<void(TerrainSet&)>& change) {
  auto set = *mission.sets.front().set;
  change(set);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  return mission;
}

/// The rectangles with that address as text, in order.
std::vector<Rectangle> blocks_at(const Mission& mission, std::string_view address, const PlanOptions& options = {}) {
  const auto plan = plan_of(mission, 0, options).value();
  const auto wanted = parse_address(address).value();
  std::vector<Rectangle> areas;
  for (const auto& block : plan.blocks()) {
    if (block.subject == wanted) areas.push_back(block.area);
  }
  return areas;
}

/// A board of 3 × 2 Gallowdark cells (315 × 218 mm): nodes at 12 + 97 mm, walls 5.5 mm thick.
Mission board_with(std::string_view walls, std::string_view hatchways = "") {
  return mission_with({3, 2}, walls, hatchways);
}

TEST(mission_plan, a_wall_reaches_half_its_thickness_beyond_its_nodes) {
  const auto areas = blocks_at(board_with("B1/B2"), "B1/B2");
  ASSERT_EQ(areas.size(), 1U);
  EXPECT_EQ(areas[0],
            (Rectangle{{micrometres(106'250), micrometres(106'250)}, {micrometres(208'750), micrometres(111'750)}}));
}

TEST(mission_plan, a_run_that_reaches_the_border_reaches_the_boards_edge) {
  const auto mission = board_with("A1/A2 C1/C2 B1/C1 B2/C2");
  EXPECT_EQ(blocks_at(mission, "A1/A2")[0].top_left.x, Length());
  EXPECT_EQ(blocks_at(mission, "C1/C2")[0].bottom_right.x, Length::millimetres(315));
  EXPECT_EQ(blocks_at(mission, "B1/C1")[0].top_left.y, Length());
  EXPECT_EQ(blocks_at(mission, "B2/C2")[0].bottom_right.y, Length::millimetres(218));
}

TEST(mission_plan, pillars_lie_along_the_wall_that_runs_through) {
  // A straight wall down the board, and a wall that stops at it.
  const auto mission = board_with("B1/C1 B2/C2 C1/C2");
  const auto straight = blocks_at(mission, "C2.nw");
  ASSERT_EQ(straight.size(), 1U);
  // 28 mm along, 25 mm across, about (206, 109).
  EXPECT_EQ(straight[0], (Rectangle{{micrometres(193'500), Length::millimetres(95)},
                                    {micrometres(218'500), Length::millimetres(123)}}));
  const auto across = blocks_at(board_with("B1/B2"), "B2.nw");
  ASSERT_EQ(across.size(), 1U);
  EXPECT_EQ(across[0], (Rectangle{{Length::millimetres(95), micrometres(96'500)},
                                  {Length::millimetres(123), micrometres(121'500)}}));
}

TEST(mission_plan, hatchways_open_as_chosen) {
  auto mission =
      with_set(board_with("A1/A2 C1/C2", "B1/B2"), [](TerrainSet& set) { set.access_width = Length::millimetres(46); });
  // Straight through the middle of the hatchway.
  const auto passes = [&](const Mission& of, const OpenHatchways& open) {
    return sees(plan_of(of, 0, {open, {}}).value(), at(157, 50), at(157, 160));
  };
  EXPECT_FALSE(passes(mission, OpenHatchways::as_set()));
  EXPECT_TRUE(passes(mission, OpenHatchways::all()));
  EXPECT_FALSE(passes(mission, OpenHatchways::none()));
  EXPECT_TRUE(passes(mission, OpenHatchways::these({parse_address("B1/B2").value()})));
  EXPECT_FALSE(passes(mission, OpenHatchways::these({parse_address("B1/C1").value()})));
  mission = changed(mission, [](Board& board) {
    Hatchway open;
    open.starts_open = true;
    board.lattice()->set_hatchway(parse_edge("B1/B2").value(), open);
  });
  EXPECT_TRUE(passes(mission, OpenHatchways::as_set()));
  EXPECT_FALSE(passes(mission, OpenHatchways::none()));
}

TEST(mission_plan, an_open_hatchway_leaves_its_width_between_two_stubs) {
  const auto mission =
      with_set(board_with("", "B1/B2"), [](TerrainSet& set) { set.access_width = Length::millimetres(46); });
  const auto stubs = blocks_at(mission, "B1/B2", {OpenHatchways::all(), {}});
  ASSERT_EQ(stubs.size(), 2U);
  // The edge spans x = 109 … 206 mm; its middle is at 157.5.
  EXPECT_EQ(stubs[0].bottom_right.x, micrometres(134'500));
  EXPECT_EQ(stubs[1].top_left.x, micrometres(180'500));
}

TEST(mission_plan, an_open_hatchway_of_unknown_width_takes_its_whole_edge) {
  const auto mission = board_with("", "A1/A2 B1/B2");
  EXPECT_TRUE(blocks_at(mission, "B1/B2", {OpenHatchways::all(), {}}).empty());
  // Between the lattice and the board's edge nothing opens.
  const auto rest = blocks_at(mission, "A1/A2", {OpenHatchways::all(), {}});
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0].top_left.x, Length());
  EXPECT_EQ(rest[0].bottom_right.x, Length::millimetres(12));
}

TEST(mission_plan, an_opening_is_as_wide_as_asked_for_and_pillars_give_way) {
  const auto mission =
      with_set(board_with("", "B1/B2"), [](TerrainSet& set) { set.access_width = Length::millimetres(46); });
  const PlanOptions options{OpenHatchways::all(), Length::millimetres(80)};
  const auto stubs = blocks_at(mission, "B1/B2", options);
  ASSERT_EQ(stubs.size(), 2U);
  EXPECT_EQ(stubs[1].top_left.x - stubs[0].bottom_right.x, Length::millimetres(80));
  EXPECT_EQ(blocks_at(mission, "B2.nw", options)[0].bottom_right.x, micrometres(117'500));
  EXPECT_EQ(blocks_at(mission, "C2.nw", options)[0].top_left.x, micrometres(197'500));
  // A narrower wish changes nothing.
  EXPECT_EQ(blocks_at(mission, "B1/B2", {OpenHatchways::all(), Length::millimetres(10)}),
            blocks_at(mission, "B1/B2", {OpenHatchways::all(), {}}));
}

TEST(mission_plan, solid_cells_stop_sight_and_void_cells_only_models) {
  const auto with_cell = [](CellKind kind) {
    return changed(board_with(""), [&](Board& board) { board.lattice()->set_cell(parse_cell("B1").value(), kind); });
  };
  const auto solid = blocks_at(with_cell(CellKind::solid), "B1");
  ASSERT_EQ(solid.size(), 1U);
  // To the board's edge and half a wall beyond its own ground.
  EXPECT_EQ(solid[0],
            (Rectangle{{micrometres(106'250), micrometres(-2'750)}, {micrometres(208'750), micrometres(111'750)}}));
  const auto a = at(60, 60);
  const auto b = at(250, 60);
  WayFinder round_solid(plan_of(with_cell(CellKind::solid), 0).value());
  EXPECT_FALSE(sees(round_solid.plan(), a, b));
  WayFinder round_void(plan_of(with_cell(CellKind::void_space), 0).value());
  EXPECT_TRUE(sees(round_void.plan(), a, b));
  // Under the cell, round its two southern corners.
  const double length = std::hypot(46.25, 51.75) + 102.5 + std::hypot(41.25, 51.75);
  EXPECT_NEAR(in_millimetres(round_solid.distance(a, b).value()), length, 1e-6);
  EXPECT_NEAR(in_millimetres(round_void.distance(a, b).value()), length, 1e-6);
}

TEST(mission_plan, free_walls_block_and_free_hatchways_open) {
  const auto with_piece = [](FreePiece::Kind kind, int turn) {
    return changed(board_with(""), [&](Board& board) {
      board.pieces.push_back({Id("p"), kind, at(150, 100), turn, {}});
    });
  };
  // As long as the pitch and half a wall at both ends.
  const Rectangle lying{{micrometres(98'750), micrometres(97'250)}, {micrometres(201'250), micrometres(102'750)}};
  const Rectangle standing{{micrometres(147'250), micrometres(48'750)}, {micrometres(152'750), micrometres(151'250)}};
  for (const int turn : {0, 180})
    EXPECT_EQ(blocks_at(with_piece(FreePiece::Kind::wall, turn), "#p"), std::vector{lying});
  for (const int turn : {90, 270})
    EXPECT_EQ(blocks_at(with_piece(FreePiece::Kind::wall, turn), "#p"), std::vector{standing});
  const auto hatchway = with_set(with_piece(FreePiece::Kind::hatchway, 0),
                                 [](TerrainSet& set) { set.access_width = Length::millimetres(40); });
  EXPECT_EQ(blocks_at(hatchway, "#p"), std::vector{lying});
  const auto stubs = blocks_at(hatchway, "#p", {OpenHatchways::these({parse_address("#p").value()}), {}});
  ASSERT_EQ(stubs.size(), 2U);
  EXPECT_EQ(stubs[0].bottom_right.x, Length::millimetres(130));
  EXPECT_EQ(stubs[1].top_left.x, Length::millimetres(170));
  EXPECT_EQ(blocks_at(with_piece(FreePiece::Kind::pillar, 90), "#p"),
            std::vector{(Rectangle{{micrometres(137'500), Length::millimetres(86)},
                                   {micrometres(162'500), Length::millimetres(114)}})});
}

TEST(mission_plan, a_free_wall_askew_blocks_what_crosses_it) {
  const auto mission = changed(board_with(""), [&](Board& board) {
    board.pieces.push_back({Id("p"), FreePiece::Kind::wall, at(150, 100), 45, {}});
  });
  const auto plan = plan_of(mission, 0).value();
  EXPECT_TRUE(plan.blocks().empty());
  ASSERT_EQ(plan.polygons().size(), 1U);
  // Its face is 2.75 mm from the middle: 3.889 mm along y; its end 51.25 mm: 72.479 mm to where x and y together pass
  // it.
  const auto shifted = [](Point point, std::int64_t by) { return point + Point{{}, micrometres(by)}; };
  EXPECT_FALSE(sees(plan, at(170, 80), at(130, 120)));
  EXPECT_TRUE(sees(plan, shifted(at(150, 100), -3'891), shifted(at(190, 140), -3'891)));
  EXPECT_FALSE(sees(plan, shifted(at(150, 100), -3'887), shifted(at(190, 140), -3'887)));
  EXPECT_TRUE(sees(plan, shifted(at(200, 50), 72'481), shifted(at(150, 100), 72'481)));
  EXPECT_FALSE(sees(plan, shifted(at(200, 50), 72'476), shifted(at(150, 100), 72'476)));
}

/// Two boards of 2 × 1 Gallowdark cells (218 × 121 mm), the second below the first or farther.
Mission two_boards(std::int64_t y, int level = 0) {
  auto mission = empty_mission({2, 1});
  Board second = *mission.boards.front();
  second.at = at(0, y);
  second.level = level;
  mission.boards.emplace_back(std::move(second));
  return mission;
}

TEST(mission_plan, a_seam_is_floor_and_a_wall_on_it_fills_its_strip) {
  auto mission = two_boards(121);
  EXPECT_TRUE(sees(plan_of(mission, 0).value(), at(60, 60), at(60, 180)));
  mission = changed(mission, [](Board& board) { board.lattice()->set_wall(parse_edge("A1/south").value()); });
  // From the lattice's border at 109 mm, half a wall before it, to the seam at 121 mm.
  const auto areas = blocks_at(mission, "A1/south");
  ASSERT_EQ(areas.size(), 1U);
  EXPECT_EQ(areas[0], (Rectangle{{Length(), micrometres(106'250)}, {micrometres(111'750), Length::millimetres(121)}}));
  EXPECT_FALSE(sees(plan_of(mission, 0).value(), at(60, 60), at(60, 180)));
  EXPECT_TRUE(sees(plan_of(mission, 0).value(), at(160, 60), at(160, 180)));
}

TEST(mission_plan, a_wall_on_a_border_that_touches_nothing_does_not_fill_its_strip) {
  const auto mission =
      changed(two_boards(121), [](Board& board) { board.lattice()->set_wall(parse_edge("A1/north").value()); });
  EXPECT_EQ(blocks_at(mission, "A1/north")[0].top_left.y, micrometres(9'250));
}

TEST(mission_plan, a_border_that_overhangs_a_cell_without_opposite_lets_nobody_cross) {
  // The second board lies one cell to the east: its border strip, x = 97 … 109 mm, overhangs A1.
  auto mission = changed(
      two_boards(121), [](Board& board) { board.at = at(97, 121); }, 1);
  mission = changed(mission, [](Board& board) { board.lattice()->set_wall(parse_edge("A1/B1").value()); });
  WayFinder finder(plan_of(with_set(mission, [](TerrainSet& set) { set.pillar.reset(); }), 0).value());
  EXPECT_TRUE(finder.distance(at(100, 100), at(60, 60)));
  EXPECT_FALSE(finder.distance(at(100, 100), at(100, 130)));
  EXPECT_TRUE(sees(finder.plan(), at(100, 100), at(100, 130)));
  EXPECT_TRUE(finder.distance(at(130, 100), at(100, 130)));
}

TEST(mission_plan, nothing_passes_between_boards_apart_or_on_other_levels) {
  WayFinder apart(plan_of(two_boards(122), 0).value());
  EXPECT_FALSE(sees(apart.plan(), at(60, 60), at(60, 180)));
  EXPECT_FALSE(apart.distance(at(60, 60), at(60, 180)));
  EXPECT_TRUE(apart.distance(at(60, 140), at(60, 180)));
  const auto decks = two_boards(121, 1);
  EXPECT_EQ(levels_of(decks), (std::vector<int>{0, 1}));
  WayFinder lower(plan_of(decks, 0).value());
  EXPECT_FALSE(lower.distance(at(60, 60), at(60, 180)));
  WayFinder upper(plan_of(decks, 1).value());
  EXPECT_TRUE(upper.distance(at(60, 140), at(60, 180)));
  EXPECT_FALSE(upper.distance(at(60, 60), at(60, 180)));
}

}  // namespace
}  // namespace bulkhead::test
