// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "analysis/distance/ways.h"
#include "analysis/geometry/footprints.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// Boards with walls and hatchways at random, and some hatchways off the lattice; two boards side by side, so that
/// there is a gap without ground where one is smaller.
class RandomShip {
 public:
  explicit RandomShip(unsigned seed) : random_(seed) {}

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  Point point() { return {Length::micrometres(below(1'000'000)), Length::micrometres(below(800'000))}; }

  Mission build(bool polygons) {
    auto mission = empty_mission({2 + below(5), 2 + below(5)});
    Board first = *mission.boards.front();
    furnish(first, 1);
    Board second = *mission.boards.front();
    second.ground = Lattice({2 + below(3), 2 + below(3)});
    second.at = {board_bounds(mission, first).bottom_right.x, Length()};
    furnish(second, 2);
    for (int number = 0; number < 3; ++number) {
      const Id id("free-" + std::to_string(number));
      const int turn = polygons && number == 0 ? 30 : 90 * below(4);
      const Point at{Length::micrometres(30'000 + below(150'000)), Length::micrometres(30'000 + below(150'000))};
      first.pieces.push_back({id, FreePiece::Kind::hatchway, at, turn, {}});
      hatchways_.emplace_back(ObjectAddress{id});
    }
    mission.boards = {first, second};
    return mission;
  }

  [[nodiscard]] const std::vector<Address>& hatchways() const { return hatchways_; }

 private:
  void furnish(Board& board, int number) {
    auto& lattice = *board.lattice();
    const auto size = lattice.size();
    for (std::size_t index = 0; index < size.edge_count(); ++index) {
      const auto edge = size.edge_at(index);
      const int dice = below(10);
      if (dice < 3) lattice.set_wall(edge);
      if (dice < 3 || dice > 6) continue;
      Hatchway hatchway;
      hatchway.starts_open = below(3) == 0;
      lattice.set_hatchway(edge, hatchway);
      hatchways_.emplace_back(EdgeAddress{number, edge});
    }
    if (below(2) == 0) lattice.set_cell({below(size.columns), below(size.rows)}, CellKind::solid);
    if (below(2) == 0) lattice.set_cell({below(size.columns), below(size.rows)}, CellKind::void_space);
  }

  std::mt19937 random_;
  std::vector<Address> hatchways_;
};

bool same(const StripMesh& one, const StripMesh& other) {
  return std::ranges::equal(one.strips(), other.strips()) && std::ranges::equal(one.openings(), other.openings()) &&
         std::ranges::equal(one.corners(), other.corners());
}

bool same_blocks(const Plan& one, const Plan& other) {
  return std::ranges::equal(one.blocks(), other.blocks(), [](const Block& a, const Block& b) {
    return a.area == b.area && a.subject == b.subject && a.stops_sight == b.stops_sight && a.stops_ways == b.stops_ways;
  });
}

void expect_same_answers(const Plan& changed, const Plan& fresh, RandomShip& ship) {
  for (int question = 0; question < 10; ++question) {
    const auto from = ship.point();
    const auto to = ship.point();
    ASSERT_EQ(sees(changed, from, to), sees(fresh, from, to));
    const auto one = what_blocks(changed, from, to);
    const auto other = what_blocks(fresh, from, to);
    ASSERT_EQ(one.has_value(), other.has_value());
    if (!one) continue;
    ASSERT_EQ(one->at, other->at);
    ASSERT_EQ(one->by, other->by);
  }
  const auto from = ship.point();
  ASSERT_EQ(visible_area(changed, from), visible_area(fresh, from));
}

/// Opens and shuts some hatchways, again and again from the plan before.
void toggle(unsigned seed, int times, bool polygons, Length least_opening) {
  RandomShip ship(seed);
  const auto mission = ship.build(polygons);
  std::vector<Address> open;
  auto plan = plan_of(mission, 0, {OpenHatchways::none(), least_opening}).value();
  for (int time = 0; time < times; ++time) {
    for (int changes = 1 + ship.below(3); changes > 0; --changes) {
      const auto& hatchway =
          ship.hatchways()[static_cast<std::size_t>(ship.below(static_cast<int>(ship.hatchways().size())))];
      const auto found = std::find(open.begin(), open.end(), hatchway);
      found == open.end() ? open.push_back(hatchway) : static_cast<void>(open.erase(found));
    }
    const auto state = OpenHatchways::these(open);
    plan = plan.with_hatchways(state).value();
    const auto fresh = plan_of(mission, 0, {state, least_opening}).value();
    ASSERT_TRUE(same(plan.sight().mesh(), fresh.sight().mesh())) << "seed " << seed << ", time " << time;
    ASSERT_TRUE(same(plan.ways().mesh(), fresh.ways().mesh())) << "seed " << seed << ", time " << time;
    ASSERT_TRUE(same_blocks(plan, fresh));
    ASSERT_EQ(plan.polygons().size(), fresh.polygons().size());
    expect_same_answers(plan, fresh, ship);
    if (testing::Test::HasFatalFailure()) return;
    WayFinder changed_ways(plan);
    WayFinder fresh_ways(fresh);
    const auto from = ship.point();
    const auto to = ship.point();
    ASSERT_EQ(changed_ways.distance(from, to), fresh_ways.distance(from, to));
  }
}

TEST(plan_hatchways, after_a_thousand_random_openings_the_plan_is_that_which_is_made_anew) {
  for (unsigned seed = 1; seed <= 50 && !HasFatalFailure(); ++seed) toggle(seed, 20, false, {});
}

TEST(plan_hatchways, pillars_give_way_to_those_that_are_open) {
  for (unsigned seed = 101; seed <= 110 && !HasFatalFailure(); ++seed) toggle(seed, 20, false, Length::millimetres(90));
}

TEST(plan_hatchways, among_polygons_too) {
  for (unsigned seed = 201; seed <= 206 && !HasFatalFailure(); ++seed) toggle(seed, 10, true, {});
}

TEST(plan_hatchways, all_at_once_and_as_they_start) {
  RandomShip ship(7);
  const auto mission = ship.build(false);
  const auto shut = plan_of(mission, 0, {OpenHatchways::none(), {}}).value();
  for (const auto& state : {OpenHatchways::all(), OpenHatchways::as_set(), OpenHatchways::none()}) {
    const auto fresh = plan_of(mission, 0, {state, {}}).value();
    EXPECT_TRUE(same(shut.with_hatchways(state)->ways().mesh(), fresh.ways().mesh()));
    EXPECT_TRUE(same(fresh.with_hatchways(OpenHatchways::none())->ways().mesh(), shut.ways().mesh()));
  }
}

TEST(plan_hatchways, that_open_connect_what_was_apart) {
  const auto mission = mission_with({2, 1}, "", "A1/B1");
  const auto shut = plan_of(mission, 0).value();
  const Point west{Length::millimetres(50), Length::millimetres(60)};
  const Point east{Length::millimetres(160), Length::millimetres(60)};
  const auto open = shut.with_hatchways(OpenHatchways::these({EdgeAddress{1, parse_edge("A1/B1").value()}})).value();
  EXPECT_FALSE(sees(shut, west, east));
  EXPECT_TRUE(sees(open, west, east));
  EXPECT_FALSE(sees(open.with_hatchways(OpenHatchways::none()).value(), west, east));
}

TEST(walls_on, a_level_are_those_of_its_plan) {
  std::size_t compared = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    const auto mission = RandomShip(seed).build(seed % 2 == 0);
    for (const auto& open : {OpenHatchways::as_set(), OpenHatchways::all(), OpenHatchways::none()}) {
      const auto plan = plan_of(mission, 0, {open, {}}).value();
      std::vector<StandingWall> expected;
      for (const auto& block : plan.blocks()) {
        if (is_wall(mission, block.subject)) expected.push_back({*block.subject, footprint_of(block.area)});
      }
      for (const auto& polygon : plan.polygons()) {
        if (is_wall(mission, polygon.subject)) {
          expected.push_back({*polygon.subject, PolygonFootprint{polygon.corners}});
        }
      }
      const auto walls = walls_on(mission, 0, open);
      ASSERT_EQ(walls.size(), expected.size()) << seed;
      for (std::size_t index = 0; index < walls.size(); ++index) {
        EXPECT_EQ(walls[index].subject, expected[index].subject) << seed;
        EXPECT_TRUE(walls[index].footprint == expected[index].footprint) << seed << ", " << index;
      }
      compared += walls.size();
    }
  }
  EXPECT_GT(compared, 1'000U);
}

}  // namespace
}  // namespace bulkhead::test
