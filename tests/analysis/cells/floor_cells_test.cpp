// SPDX-License-Identifier: MIT
#include "analysis/cells/floor_cells.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// Two boards that lie apart, the second before the first.
Mission two_boards() {
  auto mission = empty_mission({5, 4});
  Board second = *empty_mission({3, 6}).boards.front();
  second.at = {Length::micrometres(-400'000), Length::micrometres(150'250)};
  mission.boards.emplace_back(second);
  return mission;
}

/// The cells for whose middle the rule says so, asked one by one.
template <typename Rule>
std::vector<std::uint32_t> each_cell(const Mission& mission, const CellGraph& graph, const Rule& rule) {
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < graph.cell_count(); ++cell) {
    const auto middle = point_of(mission, graph.address(cell));
    if (rule(middle.x.in_micrometres(), middle.y.in_micrometres())) cells.push_back(cell);
  }
  return cells;
}

/// In steps of a quarter of the pitch from the middle of A1, so that sides often run through middles.
Point arbitrary_point() {
  const auto place = [] { return Length::micrometres(60'500 + 24'250 * *rc::gen::inRange(-24, 24)); };
  const auto x = place();
  return {x, place()};
}

/// Even-odd, with the outline.
bool holds(const std::vector<Point>& corners, std::int64_t x, std::int64_t y) {
  bool odd = false;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto ax = corners[index].x.in_micrometres() - x;
    const auto ay = corners[index].y.in_micrometres() - y;
    const auto& next = corners[index + 1 == corners.size() ? 0 : index + 1];
    const auto bx = next.x.in_micrometres() - x;
    const auto by = next.y.in_micrometres() - y;
    const auto cross = ax * by - ay * bx;
    if (cross == 0 && ax * bx + ay * by <= 0) return true;
    // A ray to the east meets the side if its ends lie on both sides of it and it crosses the axis at x > 0.
    if ((ay > 0) == (by > 0)) continue;
    if (by > ay ? cross > 0 : cross < 0) odd = !odd;
  }
  return odd;
}

RC_GTEST_PROP(ground, of_a_polygon_is_that_of_each_cell_asked_alone, ()) {
  const auto mission = two_boards();
  const CellGraph graph(mission);
  std::vector<Point> corners;
  const int count = *rc::gen::inRange(3, 9);
  for (int corner = 0; corner < count; ++corner) corners.push_back(arbitrary_point());
  RC_ASSERT(floor_cells_in(mission, graph, PolygonShape{corners}) ==
            each_cell(mission, graph, [&](auto x, auto y) { return holds(corners, x, y); }));
}

RC_GTEST_PROP(ground, of_a_circle_is_that_of_each_cell_asked_alone, ()) {
  const auto mission = two_boards();
  const CellGraph graph(mission);
  const auto bounds = battlefield_bounds(mission);
  auto centre = arbitrary_point();
  centre.x = std::clamp(centre.x, bounds.top_left.x, bounds.bottom_right.x);
  centre.y = std::clamp(centre.y, bounds.top_left.y, bounds.bottom_right.y);
  const auto radius = Length::micrometres(24'250 * *rc::gen::inRange(0, 60));
  RC_ASSERT(floor_cells_in(mission, graph, CircleShape{centre, radius}) ==
            each_cell(mission, graph, [&](auto x, auto y) {
              const auto across = x - centre.x.in_micrometres();
              const auto down = y - centre.y.in_micrometres();
              return across * across + down * down <= radius.in_micrometres() * radius.in_micrometres();
            }));
}

RC_GTEST_PROP(ground, of_a_strip_is_that_of_each_cell_asked_alone, ()) {
  const auto mission = two_boards();
  const CellGraph graph(mission);
  const auto bounds = battlefield_bounds(mission);
  const auto depth = *rc::gen::inRange(1, 1'300'000);
  const auto north = bounds.top_left.y.in_micrometres();
  const auto south = bounds.bottom_right.y.in_micrometres();
  const auto west = bounds.top_left.x.in_micrometres();
  const auto east = bounds.bottom_right.x.in_micrometres();
  const auto strip = [&](Compass edge) {
    return floor_cells_in(mission, graph, StripShape{edge, Length::micrometres(depth)});
  };
  RC_ASSERT(strip(Compass::north) == each_cell(mission, graph, [&](auto, auto y) { return y - north <= depth; }));
  RC_ASSERT(strip(Compass::south) == each_cell(mission, graph, [&](auto, auto y) { return south - y <= depth; }));
  RC_ASSERT(strip(Compass::west) == each_cell(mission, graph, [&](auto x, auto) { return x - west <= depth; }));
  RC_ASSERT(strip(Compass::east) == each_cell(mission, graph, [&](auto x, auto) { return east - x <= depth; }));
}

TEST(ground, of_a_quarter_holds_a_middle_that_lies_on_the_centre_also_of_odd_sizes) {
  // One cell of 97.001 mm with a border of 12 mm: its middle and the battlefield's centre both lie half a micrometre
  // beyond 60.5 mm, which is left out.
  auto mission = empty_mission({1, 1});
  auto set = *mission.sets.front().set;
  set.pitch = Length::micrometres(97'001);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  const CellGraph graph(mission);
  for (const auto quarter : {Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east}) {
    EXPECT_EQ(floor_cells_in(mission, graph, QuarterShape{quarter, {}}), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(floor_cells_in(mission, graph, QuarterShape{quarter, Length::micrometres(1)}),
              std::vector<std::uint32_t>());
  }
}

}  // namespace
}  // namespace bulkhead::test
