// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "marker-near-edge";

// Cells are 97 mm wide, the first at 12 mm from the edge of the board.
Mission at(std::string_view place, int limit_in_millimetres, LatticeSize size = {3, 3}) {
  return with_limit(with_objective(empty_mission(size), "o1", place, "1"), "objective-to-edge",
                    Length::millimetres(limit_in_millimetres));
}

TEST(marker_near_edge, is_moved_to_the_nearest_place_that_is_far_enough) {
  const auto mission = at("A1", 76);
  EXPECT_EQ(sentences(mission, key), Places{"Objective: at least 2.99\" (76mm) from the edge of the table; 1 (#o1) is "
                                            "2.38\" (60.5mm) from it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 B2.nw"});
  expect_fixed(mission, key, "#o1");
}

TEST(marker_near_edge, at_the_limit_it_is_fine_and_without_one_anywhere) {
  EXPECT_EQ(places_found(at("B2.nw", 109), key), Places());
  EXPECT_EQ(places_found(at("B2.nw", 110), key), Places{"#o1"});
  EXPECT_EQ(places_found(with_objective(empty_mission({3, 3}), "o1", "A1/north"), key), Places());
}

TEST(marker_near_edge, where_no_place_is_far_enough_there_is_no_fix) {
  const auto mission = at("B2", 158);
  EXPECT_EQ(places_found(mission, key), Places{"#o1"}) << "the centre is 157.5 mm from every edge";
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(marker_near_edge, solid_ground_is_no_place_to_move_to) {
  // Only the middle of B2 is 150 mm away from every edge.
  EXPECT_EQ(fixes_found(at("A1", 150), key), Places{"move #o1 B2"});
  EXPECT_EQ(fixes_found(with_cell(at("A1", 150), "B2", CellKind::solid), key), Places{""});
}

TEST(marker_near_edge, a_seam_is_no_edge) {
  // 12 mm from the seam, 60.5 mm from the northern edge; each board is 218 mm wide.
  const auto mission = at("B1/east", 60, {2, 2});
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 0), key), Places());
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 219, 0), key), Places{"#o1"});
  // A board beside the lower half of this one's side leaves its upper half open.
  EXPECT_EQ(places_found(with_board(mission, {2, 2}, 218, 97), key), Places{"#o1"});
}

/// The shortest way, in square micrometres, from a marker to any node, edge or cell of a single board that is at least
/// `to_edge` from its edges and `apart` from the other; nothing where there is none.
std::optional<std::int64_t> shortest_move(const Mission& mission, Length to_edge, Length apart) {
  const auto bounds = board_bounds(mission, *mission.boards.front());
  const auto& markers = *mission.markers;
  const auto size = mission.boards.front()->lattice()->size();
  const auto squared = [](Point one, Point other) {
    const auto across = (one.x - other.x).in_micrometres();
    const auto down = (one.y - other.y).in_micrometres();
    return across * across + down * down;
  };
  std::optional<std::int64_t> best;
  const auto look_at = [&](const Place& place) {
    const auto at = point_of(mission, place);
    const auto edge = std::min({at.x, at.y, bounds.bottom_right.x - at.x, bounds.bottom_right.y - at.y});
    if (edge < to_edge) return;
    if (squared(at, point_of(mission, markers[1].at)) < apart.in_micrometres() * apart.in_micrometres()) return;
    const auto distance = squared(at, point_of(mission, markers[0].at));
    if (!best || distance < *best) best = distance;
  };
  for (std::size_t index = 0; index < size.node_count(); ++index) look_at(NodeAddress{1, size.node_at(index)});
  for (std::size_t index = 0; index < size.edge_count(); ++index) look_at(EdgeAddress{1, size.edge_at(index)});
  for (std::size_t index = 0; index < size.cell_count(); ++index) look_at(CellAddress{1, size.cell_at(index)});
  return best;
}

RC_GTEST_PROP(marker_near_edge, the_fix_is_the_shortest_move_of_all, ()) {
  const auto board = empty_mission({*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)});
  const auto bounds = board_bounds(board, *board.boards.front());
  const auto coordinate = [](Length most) {
    return to_text(Length::micrometres(*rc::gen::inRange<std::int64_t>(0, most.in_micrometres() + 1)));
  };
  const auto point = [&] { return coordinate(bounds.bottom_right.x) + "," + coordinate(bounds.bottom_right.y); };
  auto mission = with_objective(with_objective(board, "o1", point(), "1"), "o2", point(), "2");
  const auto to_edge = Length::millimetres(*rc::gen::inRange(1, 250));
  const auto apart = Length::millimetres(*rc::gen::inRange(0, 250));
  mission = with_limit(with_limit(mission, "objective-to-edge", to_edge), "objective-apart", apart);
  const auto report = check(mission);
  const auto place = point_of(mission, mission.markers->front().at);
  bool found = false;
  for (const auto& finding : report.findings) {
    if (finding.key != key || finding.addresses.front() != Address(ObjectAddress{Id("o1")})) continue;
    found = true;
    const auto expected = shortest_move(mission, to_edge, apart);
    RC_ASSERT(finding.fixes().size() == (expected ? 1U : 0U));
    if (!expected) continue;
    const auto moved = finding.fixes().front().apply(mission).value();
    const auto from = point_of(mission, mission.markers->front().at);
    const auto to = point_of(moved, moved.markers->front().at);
    const auto across = (from.x - to.x).in_micrometres();
    const auto down = (from.y - to.y).in_micrometres();
    RC_ASSERT(across * across + down * down == *expected);
  }
  const auto edge = std::min({place.x, place.y, bounds.bottom_right.x - place.x, bounds.bottom_right.y - place.y});
  RC_ASSERT(found == (edge < to_edge));
}

TEST(marker_near_edge, every_kind_has_its_own_limit) {
  const auto mission = with_marker(empty_mission({3, 3}), "t1", "terminal", "", "A1");
  EXPECT_EQ(places_found(with_limit(mission, "objective-to-edge", Length::millimetres(76)), key), Places());
  expect_fixed(with_limit(mission, "terminal-to-edge", Length::millimetres(76)), key, "#t1");
}

TEST(marker_near_edge, the_fix_heeds_the_other_limits_too) {
  auto mission = at("A1", 76);
  mission = with_limit(with_objective(mission, "o2", "B2", "2"), "objective-apart", Length::millimetres(69));
  EXPECT_EQ(fixes_found(mission, key), Places{""}) << "all the rest of the inner square is closer to B2";
  auto near = at("A1", 76);
  near = with_limit(with_objective(near, "o2", "B2", "2"), "objective-apart", Length::millimetres(68));
  EXPECT_EQ(fixes_found(near, key), Places{"move #o1 B2.nw"}) << "68.6 mm from B2";
}

}  // namespace
}  // namespace bulkhead::test
