// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "tests/support/generators.h"
#include "tests/support/invariants.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }
EdgePos edge(std::string_view text) { return parse_edge(text).value(); }
NodePos node(std::string_view text) { return parse_node(text).value(); }

Mission after(const Mission& mission, Transform transform) { return transformed(mission, transform).value(); }

/// A 3 × 2 board with one of everything that has a direction, and a plain board at its right.
Mission sample() {
  auto mission = test::mission_with({3, 2}, "B1/C1", "A1/A2");
  Board board = *mission.boards.front();
  board.lattice()->set_cell({0, 0}, CellKind::solid);
  board.lattice()->set_hatchway(edge("A1/A2"), {Facing::first, Hinge::first, true, HatchAccess::locked(), true});
  board.lattice()->set_node(node("C1.nw"), {NodePiece::wall_end, Compass::north});
  board.pieces.push_back({Id("stray"), FreePiece::Kind::hatchway, mm(10, 20), 30, {}});
  mission.boards.front() = board;  // 315 × 218 mm
  Board plain;
  plain.ground = PlainGround{Length::millimetres(100), Length::millimetres(50)};
  plain.at = mm(315, 168);
  plain.level = 2;
  mission.boards.emplace_back(plain);
  mission.zones = std::vector<Zone>{
      {Id("cells"), Id("drop-zone"), {}, "", CellsShape{{{1, {0, 0}}, {1, {0, 1}}}}, {}},
      {Id("strip"), Id("drop-zone"), {}, "", StripShape{Compass::north, Length::millimetres(9)}, {}},
      {Id("quarter"), Id("drop-zone"), {}, "", QuarterShape{Quarter::north_west, Length::millimetres(9)}, {}}};
  mission.areas = std::vector<Zone>{
      {Id("polygon"), Id("shrine"), {}, "", PolygonShape{{mm(0, 0), mm(100, 0), mm(0, 50)}}, {}},
      {Id("circle"), Id("shrine"), {}, "", CircleShape{CellAddress{1, {2, 1}}, Length::millimetres(9)}, {}}};
  mission = test::with_objective(std::move(mission), "o1", "400mm,200mm");
  mission.waivers = std::vector<Waiver>{
      {Id("no-zone"), {CellAddress{1, {0, 0}}, CellAddress{1, {0, 1}}, ObjectAddress{Id("o1")}}, "meant", {}}};
  mission.notes = std::vector<Note>{{EdgeAddress{1, edge("B1/C1")}, "wall", {}}, {std::nullopt, "general", {}}};
  return mission;
}

TEST(Transform, TurnsABoardClockwise) {
  const auto before = sample();
  const auto turned = after(before, Transform::rotate_90);
  // 415 × 218 mm become 218 × 415 mm; the big board's left edge is its top edge now.
  EXPECT_EQ(battlefield_bounds(turned), (Rectangle{mm(0, 0), mm(218, 415)}));
  EXPECT_EQ(turned.boards[0]->at, mm(0, 0));
  EXPECT_EQ(turned.boards[1]->at, mm(0, 315));
  EXPECT_EQ(std::get<PlainGround>(turned.boards[1]->ground),
            (PlainGround{Length::millimetres(50), Length::millimetres(100)}));
  EXPECT_EQ(turned.boards[1]->level, 2);

  const auto& lattice = *find_lattice(turned, 1);
  EXPECT_EQ(lattice.size(), (LatticeSize{2, 3}));
  EXPECT_EQ(lattice.cell({1, 0}), CellKind::solid);
  EXPECT_EQ(lattice.walls(), std::vector{edge("B2/B3")});
  ASSERT_NE(lattice.hatchway(edge("A1/B1")), nullptr);
  // It faced north and was hung in the west; now it faces east and is hung in the north.
  EXPECT_EQ(*lattice.hatchway(edge("A1/B1")),
            (Hatchway{Facing::second, Hinge::first, true, HatchAccess::locked(), true}));
  ASSERT_TRUE(lattice.node_overrides().contains(node("B2.se")));
  EXPECT_EQ(lattice.node_overrides().at(node("B2.se")).facing, Compass::east);
  EXPECT_EQ(turned.boards[0]->pieces.front().at, mm(198, 10));
  EXPECT_EQ(turned.boards[0]->pieces.front().turn, 120);
}

TEST(Transform, TurnsWhatLiesOnTheBattlefield) {
  const auto turned = after(sample(), Transform::rotate_90);
  const auto& zones = *turned.zones;
  EXPECT_EQ(zones[0].shape, Shape(CellsShape{{{1, {0, 0}}, {1, {1, 0}}}}));
  EXPECT_EQ(zones[1].shape, Shape(StripShape{Compass::east, Length::millimetres(9)}));
  EXPECT_EQ(zones[2].shape, Shape(QuarterShape{Quarter::north_east, Length::millimetres(9)}));
  const auto& areas = *turned.areas;
  EXPECT_EQ(areas[0].shape, Shape(PolygonShape{{mm(218, 0), mm(218, 100), mm(168, 0)}}));
  EXPECT_EQ(areas[1].shape, Shape(CircleShape{CellAddress{1, {0, 2}}, Length::millimetres(9)}));
  EXPECT_EQ(turned.markers->front().at, Place(mm(18, 400)));
  const std::vector<Address> waived = {CellAddress{1, {0, 0}}, CellAddress{1, {1, 0}}, ObjectAddress{Id("o1")}};
  EXPECT_EQ(turned.waivers->front().at, waived);
  EXPECT_EQ(turned.notes->front().at, Address(EdgeAddress{1, edge("B2/B3")}));
  EXPECT_EQ(turned.notes->back(), sample().notes->back());
}

TEST(Transform, MirrorsLeftAndRight) {
  const auto mirrored = after(sample(), Transform::mirror_left_right);
  EXPECT_EQ(battlefield_bounds(mirrored), battlefield_bounds(sample()));
  EXPECT_EQ(mirrored.boards[0]->at, mm(100, 0));
  EXPECT_EQ(mirrored.boards[1]->at, mm(0, 168));
  const auto& lattice = *find_lattice(mirrored, 1);
  EXPECT_EQ(lattice.cell({2, 0}), CellKind::solid);
  EXPECT_EQ(lattice.walls(), std::vector{edge("A1/B1")});
  ASSERT_NE(lattice.hatchway(edge("C1/C2")), nullptr);
  EXPECT_EQ(lattice.hatchway(edge("C1/C2"))->facing, Facing::first);
  EXPECT_EQ(lattice.hatchway(edge("C1/C2"))->hinge, Hinge::second);
  EXPECT_EQ(lattice.node_overrides().at(node("A1.ne")).facing, Compass::north);
  EXPECT_EQ(mirrored.boards[0]->pieces.front().at, mm(305, 20));
  EXPECT_EQ(mirrored.boards[0]->pieces.front().turn, 330);
  EXPECT_EQ((*mirrored.zones)[1].shape, Shape(StripShape{Compass::north, Length::millimetres(9)}));
  EXPECT_EQ((*mirrored.zones)[2].shape, Shape(QuarterShape{Quarter::north_east, Length::millimetres(9)}));
  EXPECT_EQ(mirrored.markers->front().at, Place(mm(15, 200)));
}

TEST(Transform, MirrorsTopAndBottom) {
  const auto mirrored = after(sample(), Transform::mirror_top_bottom);
  const auto& lattice = *find_lattice(mirrored, 1);
  EXPECT_EQ(lattice.cell({0, 1}), CellKind::solid);
  EXPECT_EQ(lattice.walls(), std::vector{edge("B2/C2")});
  EXPECT_EQ(lattice.hatchway(edge("A1/A2"))->facing, Facing::second);
  EXPECT_EQ(lattice.hatchway(edge("A1/A2"))->hinge, Hinge::first);
  EXPECT_EQ(lattice.node_overrides().at(node("C2.sw")).facing, Compass::south);
  EXPECT_EQ(mirrored.boards[0]->pieces.front().turn, 150);
  EXPECT_EQ(mirrored.boards[1]->at, mm(315, 0));
  EXPECT_EQ((*mirrored.zones)[1].shape, Shape(StripShape{Compass::south, Length::millimetres(9)}));
  EXPECT_EQ((*mirrored.zones)[2].shape, Shape(QuarterShape{Quarter::south_west, Length::millimetres(9)}));
}

TEST(Transform, KeepsTheTopLeftCornerWhereItIs) {
  auto mission = test::empty_mission();
  Board board = *mission.boards.front();
  board.at = mm(-50, 1000);
  mission.boards.front() = board;
  EXPECT_EQ(battlefield_bounds(after(mission, Transform::rotate_270)),
            (Rectangle{mm(-50, 1000), mm(-50 + 703, 1000 + 606)}));
}

TEST(Transform, FailsWhereABoardWouldReachTooFar) {
  auto mission = test::empty_mission();
  Board board = *mission.boards.front();
  board.at = {longest_length - Length::millimetres(606), Length()};
  mission.boards.front() = board;
  EXPECT_TRUE(transformed(mission, Transform::rotate_180).has_value());
  EXPECT_FALSE(transformed(mission, Transform::rotate_90).has_value());
}

TEST(Transform, HasANameAndATextForm) {
  const auto edit = TransformBattlefield{Transform::mirror_left_right};
  EXPECT_EQ(edit.text_form(sample()), "mirror left-right");
  EXPECT_EQ(edit.apply(sample()), transformed(sample(), Transform::mirror_left_right));
  EXPECT_EQ(TransformBattlefield{Transform::rotate_270}.text_form(sample()), "rotate 270");
}

RC_GTEST_PROP(Transform, MirroringTwiceIsNothing, (const Mission& mission)) {
  for (const auto mirror : {Transform::mirror_left_right, Transform::mirror_top_bottom}) {
    RC_ASSERT((after(after(mission, mirror), mirror) == mission));
  }
}

RC_GTEST_PROP(Transform, TurnsAddUp, (const Mission& mission)) {
  const auto quarter = after(mission, Transform::rotate_90);
  const auto half = after(quarter, Transform::rotate_90);
  const auto three = after(half, Transform::rotate_90);
  RC_ASSERT((half == after(mission, Transform::rotate_180)));
  RC_ASSERT((three == after(mission, Transform::rotate_270)));
  RC_ASSERT((after(three, Transform::rotate_90) == mission));
  RC_ASSERT((after(after(mission, Transform::mirror_left_right), Transform::mirror_top_bottom) == half));
  // Turning and mirroring do not commute, but a turn, a mirror, the same turn and the same mirror come to nothing.
  const auto mirrored = after(quarter, Transform::mirror_left_right);
  RC_ASSERT((after(after(mirrored, Transform::rotate_90), Transform::mirror_left_right) == mission));
}

RC_GTEST_PROP(Transform, KeepsEverythingThereIs, (const Mission& mission)) {
  const auto transform = static_cast<Transform>(*rc::gen::inRange(0, 5));
  const auto changed = after(mission, transform);
  RC_ASSERT(test::broken_invariants(changed) == std::vector<std::string>());
  RC_ASSERT(changed.boards.size() == mission.boards.size());
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto* before = mission.boards[index]->lattice();
    if (before == nullptr) continue;
    const auto& now = *changed.boards[index]->lattice();
    RC_ASSERT(now.walls().size() == before->walls().size());
    RC_ASSERT(now.hatchways().size() == before->hatchways().size());
    RC_ASSERT(now.node_overrides().size() == before->node_overrides().size());
  }
  RC_ASSERT((changed.sides == mission.sides && changed.rules == mission.rules && changed.head == mission.head));
}

/// Where a point of the battlefield goes, said for each transform by hand.
Point moved(Point point, const Rectangle& field, Transform transform) {
  const auto [left, top] = field.top_left;
  const auto [right, bottom] = field.bottom_right;
  switch (transform) {
    case Transform::mirror_left_right: return {left + right - point.x, point.y};
    case Transform::mirror_top_bottom: return {point.x, top + bottom - point.y};
    case Transform::rotate_90: return {left + (bottom - point.y), top + (point.x - left)};
    case Transform::rotate_180: return {left + right - point.x, top + bottom - point.y};
    case Transform::rotate_270: break;
  }
  return {left + (point.y - top), top + (right - point.x)};
}

/// Places on the lattice and points move as one. The middle of an edge may be half a micrometre off.
RC_GTEST_PROP(Transform, PlacesMoveAsTheirPointsDo, (const Mission& mission)) {
  const auto transform = static_cast<Transform>(*rc::gen::inRange(0, 5));
  const auto changed = after(mission, transform);
  const auto field = battlefield_bounds(mission);
  for (std::size_t index = 0; index < mission.markers->size(); ++index) {
    const auto& at = (*mission.markers)[index].at;
    const auto expected = moved(point_of(mission, at), field, transform);
    const auto off = point_of(changed, (*changed.markers)[index].at) - expected;
    const auto tolerance = std::holds_alternative<Point>(at) || std::holds_alternative<NodeAddress>(at) ? 0 : 1;
    RC_ASSERT(std::abs(off.x.in_micrometres()) <= tolerance);
    RC_ASSERT(std::abs(off.y.in_micrometres()) <= tolerance);
  }
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& before = *mission.boards[index];
    for (std::size_t piece = 0; piece < before.pieces.size(); ++piece) {
      const auto& now = *changed.boards[index];
      RC_ASSERT(now.at + now.pieces[piece].at == moved(before.at + before.pieces[piece].at, field, transform));
    }
  }
}

}  // namespace
}  // namespace bulkhead
