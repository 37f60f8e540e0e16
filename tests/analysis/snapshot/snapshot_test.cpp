// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshot.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/analysis/drawing.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

void change_edge(Mission& mission) {
  const auto number = *rc::gen::inRange<std::size_t>(0, mission.boards.size());
  Board board = *mission.boards[number];
  auto& lattice = *board.lattice();
  const auto edge = lattice.size().edge_at(*rc::gen::inRange<std::size_t>(0, lattice.size().edge_count()));
  switch (*rc::gen::inRange(0, 4)) {
    case 0: lattice.set_open(edge); break;
    case 1: lattice.set_wall(edge); break;
    case 2: lattice.set_hatchway(edge, {}); break;
    default: board.level = 1 - board.level;
  }
  mission.boards[number] = board;
}

void change_markers(Mission& mission) {
  auto markers = *mission.markers;
  for (auto& marker : markers) marker.at = CellAddress{*rc::gen::inRange(1, 3), {*rc::gen::inRange(0, 3), 0}};
  mission.markers = markers;
}

void change_zones(Mission& mission) {
  auto zones = *mission.zones;
  for (auto& zone : zones) zone.shape = CellsShape{{{1, {*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)}}}};
  mission.zones = zones;
}

void change_areas(Mission& mission) {
  const CellsShape somewhere{{{1, {*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)}}}};
  mission.areas = std::vector<Zone>{{Id("sea"), Id("shrine"), std::nullopt, "", somewhere, {}}};
}

void change_links(Mission& mission) {
  const auto kind = *rc::gen::element("lift", "power-line");
  mission.links = std::vector<Link>{{Id(kind), Id("o1"), Id("o2"), {}}};
}

void change_system(Mission& mission) {
  auto system = *mission.system;
  system.zone_kinds.front().start =
      *rc::gen::element(ZoneKind::Start::no, ZoneKind::Start::deploys, ZoneKind::Start::arrives);
  system.zone_kinds.back().passage = *rc::gen::element(TerrainTraits::Passage::free, TerrainTraits::Passage::barred);
  system.link_kinds.front().moves = *rc::gen::arbitrary<bool>();
  mission.system = system;
}

void change_set(Mission& mission) {
  auto set = *mission.sets.front().set;
  set.pillar = *rc::gen::element(std::optional<PillarShape>(), std::optional(PillarShape{}));
  mission.sets.front().set = set;
}

void change_sides(Mission& mission) {
  auto sides = *mission.sides;
  std::swap(sides.front(), sides.back());
  mission.sides = sides;
}

Mission two_boards() {
  auto mission = with_drop_zones(arbitrary_board({3, 3}));
  Board second = *arbitrary_board({3, 2}).boards.front();
  second.at = {Length(), Length::millimetres(315)};
  mission.boards.emplace_back(second);
  return with_objective(with_objective(mission, "o1", "B2"), "o2", "2:A1");
}

RC_GTEST_PROP(snapshot, made_from_the_previous_one_equals_one_made_anew, ()) {
  auto mission = two_boards();
  auto snapshot = Snapshot::make(mission);
  const auto changes = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8));
  for (const auto change : changes) {
    constexpr void (*all[])(Mission&) = {change_edge,   change_markers, change_zones, change_links,
                                         change_system, change_set,     change_sides, change_areas};
    all[change](mission);
    snapshot = Snapshot::make(mission, &snapshot);
    RC_ASSERT(snapshot == Snapshot::make(mission));
  }
}

TEST(snapshot, shares_what_did_not_change) {
  const auto mission = with_drop_zones(empty_mission());
  const auto first = Snapshot::make(mission);
  auto changed = with_objective(mission, "o1", "C3");
  const auto second = Snapshot::make(changed, &first);
  EXPECT_EQ(&second.graph(), &first.graph());
  EXPECT_EQ(&second.sides(), &first.sides());
  EXPECT_NE(&second.access(), &first.access());
  EXPECT_EQ(second.access().size(), 2U);
  EXPECT_NE(first, second);
}

TEST(snapshot, may_outlive_its_mission) {
  const auto snapshot = [] {
    const auto mission = with_objective(with_drop_zones(empty_mission({2, 3})), "o1", "A2");
    return Snapshot::make(mission);
  }();
  const auto copy = snapshot;
  EXPECT_EQ(copy.access().front().route, (Route{0, 1}));
}

}  // namespace
}  // namespace bulkhead::test
