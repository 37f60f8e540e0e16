// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "analysis/cells/components.h"
#include "analysis/distance/ways.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "tests/analysis/drawing.h"
#include "tests/analysis/kernel/wall_runs.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// What a generator gives once RapidCheck dares the whole of its range.
template <typename Make>
auto at_full_size(const Make& make) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::exec(make));
}

/// On the ground of a board of 4 × 3 Gallowdark cells (412 × 315 mm), often level with faces and corners of walls
/// (nodes at 12 + 97 mm) and pillars.
Length any_coordinate(std::int64_t most) {
  if (*rc::gen::arbitrary<bool>()) return Length::micrometres(*rc::gen::inRange<std::int64_t>(0, most + 1));
  const auto node = 12'000 + 97'000 * *rc::gen::inRange<std::int64_t>(0, 5);
  const auto offset = *rc::gen::element<std::int64_t>(-48'500, -25'500, -14'000, -12'500, -2'750, 0, 2'750, 12'500,
                                                      14'000, 25'500, 48'500);
  return Length::micrometres(std::clamp<std::int64_t>(node + offset, 0, most));
}
Point any_point() {
  return at_full_size([] { return Point{any_coordinate(412'000), any_coordinate(315'000)}; });
}

constexpr LatticeSize board_size{4, 3};

Mission any_board() {
  return at_full_size([] { return arbitrary_board(board_size); });
}

Plan any_plan() {
  const auto open = *rc::gen::arbitrary<bool>() ? OpenHatchways::all() : OpenHatchways::as_set();
  return plan_of(any_board(), 0, {open, {}}).value();
}

/// The same plan with every place moved; the map must keep rectangles rectangles.
template <typename Move>
Plan moved(const Plan& plan, const Move& move) {
  const auto area = [&](const Rectangle& from) {
    const auto a = move(from.top_left);
    const auto b = move(from.bottom_right);
    return Rectangle{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
  };
  std::vector<Rectangle> ground;
  for (const auto& from : plan.ground()) ground.push_back(area(from));
  std::vector<Block> blocks;
  for (const auto& block : plan.blocks()) blocks.push_back({area(block.area), block.subject, block.stops_sight});
  return Plan::make(std::move(ground), std::move(blocks)).value();
}

/// Whether two answers are the same, or nearly: lengths are summed in another order.
bool same(std::optional<double> a, std::optional<double> b) {
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-3);
}

RC_GTEST_PROP(plan_properties, both_ways_are_the_same, ()) {
  WayFinder finder(any_plan());
  const auto a = any_point();
  const auto b = any_point();
  RC_ASSERT(sees(finder.plan(), a, b) == sees(finder.plan(), b, a));
  RC_ASSERT(same(finder.distance(a, b), finder.distance(b, a)));
}

RC_GTEST_PROP(plan_properties, a_way_by_a_third_place_is_no_shorter, ()) {
  WayFinder finder(any_plan());
  bool any = false;
  for (int count = 0; count < 20; ++count) {
    const auto a = any_point();
    const auto b = any_point();
    const auto c = any_point();
    const auto first = finder.distance(a, b);
    const auto second = finder.distance(b, c);
    if (!first || !second) continue;
    any = true;
    const auto whole = finder.distance(a, c);
    RC_ASSERT(whole.has_value());
    RC_ASSERT(*whole <= *first + *second + 1e-3);
  }
  RC_CLASSIFY(any);
}

RC_GTEST_PROP(plan_properties, a_way_is_straight_exactly_where_one_sees, ()) {
  auto mission = any_board();
  Board board = *mission.boards.front();
  // Through a hole in the floor one sees and does not walk.
  for (std::size_t index = 0; index < board_size.cell_count(); ++index) {
    const auto cell = board_size.cell_at(index);
    if (board.lattice()->cell(cell) == CellKind::void_space) board.lattice()->set_cell(cell, CellKind::floor);
  }
  mission.boards.front() = Part<Board>(std::move(board));
  WayFinder finder(plan_of(mission, 0).value());
  const auto a = any_point();
  const auto b = any_point();
  const auto found = finder.distance(a, b);
  RC_ASSERT(sees(finder.plan(), a, b) == (found && *found <= distance(fine(a), fine(b)) + 1e-6));
}

RC_GTEST_PROP(plan_properties, mirrored_and_turned_boards_give_the_same_answers, ()) {
  WayFinder finder(any_plan());
  const auto a = any_point();
  const auto b = any_point();
  const auto clear = sees(finder.plan(), a, b);
  const auto found = finder.distance(a, b);
  const auto expect = [&](const auto& move) {
    WayFinder other(moved(finder.plan(), move));
    RC_ASSERT(sees(other.plan(), move(a), move(b)) == clear);
    RC_ASSERT(same(other.distance(move(a), move(b)), found));
  };
  expect([](Point point) { return Point{-point.x, point.y}; });
  expect([](Point point) { return Point{point.x, -point.y}; });
  expect([](Point point) { return Point{point.y, point.x}; });
}

RC_GTEST_PROP(plan_properties, walls_without_thickness_give_the_same_answers_when_turned, ()) {
  std::vector<WallRun> walls;
  for (int count = *rc::gen::inRange(0, 12); count > 0; --count) {
    const auto step = [] { return Length::millimetres(*rc::gen::inRange(0, 6) * 20); };
    const Point from{step(), step()};
    walls.push_back({from, *rc::gen::arbitrary<bool>() ? Point{from.x, step()} : Point{step(), from.y}});
  }
  const Rectangle ground{{}, {Length::millimetres(100), Length::millimetres(100)}};
  // On no wall: a place on a wall without thickness is on both of its sides.
  const auto place = [] { return Length::millimetres(*rc::gen::inRange(0, 5) * 20 + *rc::gen::inRange(1, 20)); };
  const Point a{place(), place()};
  const Point b{place(), place()};
  WayFinder finder(plan_of_walls(ground, walls, Length()).value());
  WayFinder turned(moved(finder.plan(), [](Point point) { return Point{point.y, -point.x}; }));
  RC_ASSERT(sees(finder.plan(), a, b) == sees(turned.plan(), {a.y, -a.x}, {b.y, -b.x}));
  RC_ASSERT(same(finder.distance(a, b), turned.distance({a.y, -a.x}, {b.y, -b.x})));
}

/// A pillar turns with the walls it stands in, so only sets without pillars are monotone.
Mission without_pillars(Mission mission) {
  auto set = *mission.sets.front().set;
  set.pillar.reset();
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  return mission;
}

RC_GTEST_PROP(plan_properties, another_wall_makes_nothing_shorter, ()) {
  const auto mission = without_pillars(any_board());
  auto walled = mission;
  Board board = *mission.boards.front();
  board.lattice()->set_wall(board_size.edge_at(*rc::gen::inRange<std::size_t>(0, board_size.edge_count())));
  walled.boards.front() = Part<Board>(std::move(board));
  const auto a = any_point();
  const auto b = any_point();
  WayFinder before(plan_of(mission, 0).value());
  WayFinder after(plan_of(walled, 0).value());
  RC_ASSERT(sees(before.plan(), a, b) || !sees(after.plan(), a, b));
  const auto longer = after.distance(a, b);
  const auto shorter = before.distance(a, b);
  RC_ASSERT(!longer || (shorter && *shorter <= *longer + 1e-6));
}

/// For every floor cell of a board the number of the first one from whose middle its own is reached.
std::vector<std::size_t> reached_from(const CellGraph& graph, const LatticeBoard& board, WayFinder& finder,
                                      std::vector<std::size_t> first_cells) {
  const auto middle = board.origin + Point{board.pitch / 2, board.pitch / 2};
  for (std::size_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (!graph.is_floor(cell) || first_cells[cell] != graph.cell_count()) continue;
    const auto address = graph.address(cell);
    const auto& own = *graph.board(address.board);
    const auto from = own.origin + Point{own.pitch * address.cell.column + own.pitch / 2,
                                         own.pitch * address.cell.row + own.pitch / 2};
    const auto field = finder.distances({&from, 1}, {middle, board.pitch, board.size.columns, board.size.rows});
    for (std::size_t sample = 0; sample < field.size(); ++sample) {
      auto& first = first_cells[board.first_cell + sample];
      if (std::isfinite(field[sample]) && first == graph.cell_count()) first = cell;
    }
  }
  return first_cells;
}

void expect_same_regions(const Mission& mission, const OpenHatchways& open, Components::Hatchways state) {
  const CellGraph graph(mission);
  const Components components(graph, state);
  WayFinder finder(plan_of(mission, 0, {open, {}}).value());
  // Every board's field of every first cell: boards differ in their origin.
  for (const auto& board : graph.boards()) {
    const auto first =
        reached_from(graph, board, finder, std::vector<std::size_t>(graph.cell_count(), graph.cell_count()));
    for (std::size_t sample = 0; sample < board.size.cell_count(); ++sample) {
      const auto cell = board.first_cell + sample;
      if (graph.is_floor(cell)) RC_ASSERT(first[cell] == components.cells(components.of(cell)).front());
    }
  }
}

RC_GTEST_PROP(plan_properties, compartments_and_regions_of_the_cell_graph_are_those_of_the_geometry, ()) {
  const auto mission = at_full_size([] { return arbitrary_board({*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)}); });
  expect_same_regions(mission, OpenHatchways::none(), Components::Hatchways::shut);
  expect_same_regions(mission, OpenHatchways::all(), Components::Hatchways::open);
}

RC_GTEST_PROP(plan_properties, two_touching_boards_have_the_regions_of_the_cell_graph_too, ()) {
  const auto small_board = [] { return arbitrary_board({*rc::gen::inRange(1, 4), *rc::gen::inRange(1, 4)}); };
  auto mission = at_full_size(small_board);
  Board second = *at_full_size(small_board).boards.front();
  const auto outline = board_bounds(mission, *mission.boards.front());
  const auto shift = Length::millimetres(97) * *rc::gen::inRange(-1, 2);
  second.at = *rc::gen::arbitrary<bool>() ? Point{outline.bottom_right.x, shift} : Point{shift, outline.bottom_right.y};
  mission.boards.emplace_back(std::move(second));
  expect_same_regions(mission, OpenHatchways::none(), Components::Hatchways::shut);
  expect_same_regions(mission, OpenHatchways::all(), Components::Hatchways::open);
}

}  // namespace
}  // namespace bulkhead::test
