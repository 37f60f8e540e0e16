// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "analysis/snapshot/snapshot.h"
#include "tests/analysis/drawing.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

using Cost = std::pair<int, int>;
constexpr Cost unreachable = {1000000, 0};

/// Floyd–Warshall over the drawing: hatchways first, then steps.
std::map<std::pair<CellPos, CellPos>, Cost> all_pairs(const Drawing& drawing, char own_hatchways) {
  std::vector<CellPos> cells;
  for (int y = 1; y < drawing.height(); y += 2) {
    for (int x = 1; x < drawing.width(); x += 2) {
      if (drawing.at(x, y) == '.') cells.push_back({x / 2, y / 2});
    }
  }
  std::map<std::pair<CellPos, CellPos>, Cost> costs;
  for (const auto a : cells) {
    for (const auto b : cells) {
      auto& cost = costs[{a, b}] = a == b ? Cost{0, 0} : unreachable;
      if (std::abs(a.column - b.column) + std::abs(a.row - b.row) != 1) continue;
      const char between = drawing.at(a.column + b.column + 1, a.row + b.row + 1);
      if (between == ' ') cost = {0, 1};
      if (between == 'H' || between == own_hatchways) cost = {1, 1};
    }
  }
  for (const auto via : cells) {
    for (const auto a : cells) {
      for (const auto b : cells) {
        const auto& first = costs[{a, via}];
        const auto& second = costs[{via, b}];
        costs[{a, b}] = std::min(costs[{a, b}], Cost{first.first + second.first, first.second + second.second});
      }
    }
  }
  return costs;
}

RC_GTEST_PROP(routes, agree_with_all_pairs_over_the_drawing, ()) {
  const LatticeSize size{*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5)};
  const auto mission = arbitrary_board(size);
  const auto drawing = draw(mission);
  const CellGraph graph(mission);
  for (const auto* side : {"attacker", "defender"}) {
    const auto expected = all_pairs(drawing, *side);
    for (std::uint32_t start = 0; start < graph.cell_count(); ++start) {
      if (!graph.is_floor(start)) continue;
      const std::vector<std::uint32_t> starts = {start};
      const Routes routes(graph, starts, Id(side));
      for (std::uint32_t goal = 0; goal < graph.cell_count(); ++goal) {
        if (!graph.is_floor(goal)) {
          RC_ASSERT(!routes.to(goal));
          continue;
        }
        const auto cost = expected.at({graph.address(start).cell, graph.address(goal).cell});
        const auto route = routes.to(goal);
        RC_ASSERT(route.has_value() == (cost.first < unreachable.first));
        if (route) RC_ASSERT(*route == (Route{cost.first, cost.second}));
      }
    }
  }
}

Routes routes_from_a1(const Mission& mission) {
  const std::vector<std::uint32_t> starts = {0};
  return {CellGraph(mission), starts, Id("attacker")};
}

bool still_hold(const Mission& before, const Mission& now) {
  return routes_from_a1(before).still_hold(CellGraph(before), CellGraph(now), Id("attacker"));
}

TEST(routes, still_hold_where_another_way_is_as_good) {
  const auto open = mission_with({3, 2}, "", "");
  EXPECT_TRUE(still_hold(open, open));
  // C2 is reached from C1 as soon as from B2; B2 from B1 and from A2; C1 from B1 alone.
  EXPECT_TRUE(still_hold(open, mission_with({3, 2}, "B2/C2", "")));
  EXPECT_TRUE(still_hold(open, mission_with({3, 2}, "", "B1/B2")));
  EXPECT_FALSE(still_hold(open, mission_with({3, 2}, "B1/C1", "")));
  EXPECT_FALSE(still_hold(open, mission_with({3, 2}, "B2/C2 C1/C2", "")));
  // A way back opens: no nearer to B1, but to A2.
  EXPECT_TRUE(still_hold(mission_with({3, 2}, "B1/B2", ""), open));
  EXPECT_FALSE(still_hold(mission_with({3, 2}, "A1/A2", ""), open));
  EXPECT_FALSE(still_hold(mission_with({2, 1}, "A1/B1", ""), mission_with({2, 1}, "", "A1/B1")));
  EXPECT_FALSE(still_hold(open, mission_with({2, 3}, "", "")));
}

RC_GTEST_PROP(routes, that_still_hold_are_those_found_anew, ()) {
  auto mission = mission_with({4, 4}, "", "");
  const auto edits = *rc::gen::inRange(1, 30);
  for (int edit = 0; edit < edits; ++edit) {
    const auto before = mission;
    Board board = *mission.boards.front();
    auto& lattice = *board.lattice();
    const auto edge = lattice.size().edge_at(*rc::gen::inRange<std::size_t>(0, lattice.size().edge_count()));
    switch (*rc::gen::inRange(0, 3)) {
      case 0: lattice.set_open(edge); break;
      case 1: lattice.set_wall(edge); break;
      default: lattice.set_hatchway(edge, {});
    }
    mission.boards.front() = Part(board);
    const bool held = still_hold(before, mission);
    const bool same = routes_from_a1(before) == routes_from_a1(mission);
    RC_ASSERT(same || !held);
    // So little has changed that no is not said for nothing.
    RC_ASSERT(held || !same);
  }
}

tl::expected<Route, NoRoute> access_of(const Mission& mission, std::string_view side, std::string_view objective) {
  const auto snapshot = Snapshot::make(mission);
  for (const auto& access : snapshot.access()) {
    if (access.side == Id(side) && access.objective == Id(objective)) return access.route;
  }
  throw std::logic_error("no such access");
}

Hatchway hatchway_with(HatchAccess access) {
  Hatchway hatchway;
  hatchway.access = std::move(access);
  return hatchway;
}

Mission with_hatchway(Mission mission, std::string_view edge, HatchAccess access) {
  Board board = *mission.boards.front();
  board.lattice()->set_hatchway(parse_edge(edge).value(), hatchway_with(std::move(access)));
  mission.boards.front() = board;
  return mission;
}

TEST(access, counts_steps_from_the_nearest_start_cell) {
  const auto mission = with_objective(with_drop_zones(empty_mission({3, 7})), "o1", "B3");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 2}));
  EXPECT_EQ(access_of(mission, "defender", "o1"), (Route{0, 4}));
}

TEST(access, is_zero_inside_the_zone) {
  const auto mission = with_objective(with_drop_zones(empty_mission({3, 3})), "o1", "B1");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 0}));
}

TEST(access, an_objective_on_a_node_is_held_by_each_of_its_four_cells) {
  const auto mission = with_objective(with_drop_zones(empty_mission({3, 4})), "o1", "C3.nw");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 1})) << "B2 and C2 touch the node";
  EXPECT_EQ(access_of(mission, "defender", "o1"), (Route{0, 1})) << "B3 and C3 too";
}

TEST(access, an_objective_on_a_wall_is_reached_from_either_side) {
  const auto mission = with_objective(with_drop_zones(mission_with({1, 4}, "A2/A3", "")), "o1", "A2/A3");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 1}));
  EXPECT_EQ(access_of(mission, "defender", "o1"), (Route{0, 1}));
}

TEST(access, an_objective_on_the_border_strip_belongs_to_the_border_cell) {
  // Cell B1 reaches from 109 to 206 mm, its ground up to the board's edge at y = 0.
  const auto mission = with_objective(with_drop_zones(empty_mission({3, 4})), "o1", "150mm,5mm");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 0}));
  EXPECT_EQ(access_of(mission, "defender", "o1"), (Route{0, 3}));
}

TEST(access, fewer_hatchways_come_before_fewer_steps) {
  // The hatchway A1/A2 leads straight to A2; the open way goes round by column C.
  const auto mission = with_objective(with_drop_zones(mission_with({3, 3}, "B1/B2", "A1/A2")), "o1", "A2");
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 3}));
  const auto closed = with_objective(with_drop_zones(mission_with({3, 3}, "B1/B2 C1/C2", "A1/A2")), "o1", "A2");
  EXPECT_EQ(access_of(closed, "attacker", "o1"), (Route{1, 1}));
}

TEST(access, locks_bar_and_airlocks_do_not) {
  const auto mission = with_objective(with_drop_zones(mission_with({1, 3}, "", "")), "o1", "A2");
  const auto hatch = [&](HatchAccess access) { return with_hatchway(mission, "A1/A2", std::move(access)); };
  EXPECT_EQ(access_of(hatch(HatchAccess::accessible()), "attacker", "o1"), (Route{1, 1}));
  EXPECT_EQ(access_of(hatch(HatchAccess::airlock()), "attacker", "o1"), (Route{1, 1}));
  EXPECT_EQ(access_of(hatch(HatchAccess::controlled_by(Id("attacker"))), "attacker", "o1"), (Route{1, 1}));
  EXPECT_EQ(access_of(hatch(HatchAccess::locked()), "attacker", "o1").error(), NoRoute::no_way);
  EXPECT_EQ(access_of(hatch(HatchAccess::controlled_by(Id("defender"))), "attacker", "o1").error(), NoRoute::no_way);
  EXPECT_EQ(access_of(hatch(HatchAccess::locked()), "defender", "o1"), (Route{0, 1}));
}

TEST(access, breachable_and_starting_open_change_nothing) {
  auto mission = with_objective(with_drop_zones(mission_with({1, 3}, "", "")), "o1", "A2");
  Board board = *mission.boards.front();
  board.lattice()->set_wall(parse_edge("A1/A2").value(), true);
  mission.boards.front() = board;
  EXPECT_EQ(access_of(mission, "attacker", "o1").error(), NoRoute::no_way);
  Hatchway open;
  open.starts_open = true;
  open.breachable = true;
  board.lattice()->set_hatchway(parse_edge("A1/A2").value(), open);
  mission.boards.front() = board;
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{1, 1}));
}

TEST(access, says_why_there_is_none) {
  auto mission = with_objective(with_objective(empty_mission({3, 3}), "o1", "B2"), "o2", "A1");
  EXPECT_EQ(access_of(mission, "attacker", "o1").error(), NoRoute::no_zone);
  Board board = *mission.boards.front();
  board.lattice()->set_cell({0, 0}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_EQ(access_of(mission, "attacker", "o2").error(), NoRoute::off_ground);
}

TEST(access, a_board_without_lattice_gives_none) {
  auto mission = with_objective(with_drop_zones(empty_mission({3, 3})), "o1", "600mm,50mm");
  Board plain;
  plain.ground = PlainGround{Length::millimetres(300), Length::millimetres(300)};
  plain.at = {Length::millimetres(500), Length()};
  mission.boards.emplace_back(plain);
  EXPECT_EQ(access_of(mission, "attacker", "o1").error(), NoRoute::off_lattice);
}

TEST(access, lists_sides_in_order_and_for_each_the_objectives_only) {
  auto mission = with_objective(with_objective(with_drop_zones(empty_mission({3, 3})), "o2", "A2"), "o1", "B2");
  auto markers = *mission.markers;
  markers.push_back({Id("t1"), Id("terminal"), "", CellAddress{1, {1, 1}}, std::nullopt, {}});
  mission.markers = markers;
  std::vector<std::string> lines;
  const auto snapshot = Snapshot::make(mission);
  for (const auto& access : snapshot.access()) lines.push_back(access.side.text() + " " + access.objective.text());
  EXPECT_EQ(lines, (std::vector<std::string>{"attacker o2", "attacker o1", "defender o2", "defender o1"}));
}

/// The cells of a start zone of that shape on a 6 × 7 Gallowdark board (606 × 703 mm), as text.
std::string start_cells(const Shape& shape, std::optional<Id> side = Id("attacker")) {
  auto mission = empty_mission({6, 7});
  mission.zones = std::vector<Zone>{{Id("z"), Id("drop-zone"), std::move(side), "", shape, {}}};
  const auto snapshot = Snapshot::make(mission);
  std::string text;
  for (const auto cell : snapshot.sides().front().cells) text += to_text(mission, snapshot.graph().address(cell)) + " ";
  return text;
}

TEST(start_zones, of_cells_are_those_cells) {
  EXPECT_EQ(start_cells(CellsShape{{{1, {1, 6}}, {1, {2, 6}}}}), "B7 C7 ");
}

TEST(start_zones, of_a_strip_take_the_cells_whose_centre_lies_in_it) {
  // The centres of the first row lie at 12 + 48.5 = 60.5 mm.
  EXPECT_EQ(start_cells(StripShape{Compass::north, Length::micrometres(60'500)}), "A1 B1 C1 D1 E1 F1 ");
  EXPECT_EQ(start_cells(StripShape{Compass::north, Length::micrometres(60'499)}), "");
  EXPECT_EQ(start_cells(StripShape{Compass::south, Length::millimetres(61)}), "A7 B7 C7 D7 E7 F7 ");
  EXPECT_EQ(start_cells(StripShape{Compass::west, Length::millimetres(61)}), "A1 A2 A3 A4 A5 A6 A7 ");
  EXPECT_EQ(start_cells(StripShape{Compass::east, Length::millimetres(61)}), "F1 F2 F3 F4 F5 F6 F7 ");
}

TEST(start_zones, of_a_circle_count_touching) {
  const CellAddress c3{1, {2, 2}};
  EXPECT_EQ(start_cells(CircleShape{c3, Length::millimetres(97)}), "C2 B3 C3 D3 C4 ");
  EXPECT_EQ(start_cells(CircleShape{c3, Length::micrometres(96'999)}), "C3 ");
}

TEST(start_zones, of_a_polygon_count_their_outline) {
  const auto point = [](std::int64_t x, std::int64_t y) {
    return Point{Length::micrometres(x), Length::micrometres(y)};
  };
  // A triangle with corners on the centres of A1, C1 and A3: its slope passes through B2.
  const PolygonShape triangle{{point(60'500, 60'500), point(254'500, 60'500), point(60'500, 254'500)}};
  EXPECT_EQ(start_cells(triangle), "A1 B1 C1 A2 B2 A3 ");
  // With a dent that points up from below to just above the centre of B1; its right slope passes above that of C2.
  const PolygonShape dented{{point(60'000, 50'000), point(260'000, 50'000), point(260'000, 160'000),
                             point(157'500, 55'000), point(60'000, 160'000)}};
  EXPECT_EQ(start_cells(dented), "A1 C1 A2 ");
}

TEST(start_zones, of_a_quarter_leave_out_what_is_near_the_centre) {
  // 6 columns: the middle lies between C and D; 7 rows: the middle row's centres lie on the line, which counts.
  EXPECT_EQ(start_cells(QuarterShape{Quarter::north_west, {}}), "A1 B1 C1 A2 B2 C2 A3 B3 C3 A4 B4 C4 ");
  EXPECT_EQ(start_cells(QuarterShape{Quarter::south_east, {}}), "D4 E4 F4 D5 E5 F5 D6 E6 F6 D7 E7 F7 ");
  // C4 lies 48.5 mm from the centre, C3 about 108.4 mm, B4 145.5 mm.
  EXPECT_EQ(start_cells(QuarterShape{Quarter::north_west, Length::micrometres(48'500)}),
            "A1 B1 C1 A2 B2 C2 A3 B3 C3 A4 B4 C4 ");
  EXPECT_EQ(start_cells(QuarterShape{Quarter::north_west, Length::millimetres(110)}), "A1 B1 C1 A2 B2 C2 A3 B3 A4 B4 ");
}

TEST(start_zones, of_somebody_else_or_of_other_kinds_are_none) {
  EXPECT_EQ(start_cells(CellsShape{{{1, {0, 0}}}}, Id("defender")), "");
  EXPECT_EQ(start_cells(CellsShape{{{1, {0, 0}}}}, std::nullopt), "");
  auto mission = empty_mission({2, 2});
  mission.zones = std::vector<Zone>{{Id("z"), Id("unheard-of"), Id("attacker"), "", CellsShape{{{1, {0, 0}}}}, {}}};
  EXPECT_FALSE(Snapshot::make(mission).sides().front().has_zone);
}

TEST(start_zones, that_belong_to_everybody_are_every_sides) {
  auto mission = empty_mission({2, 2});
  auto system = *mission.system;
  system.zone_kinds.push_back(
      {Id("neutral"), "Neutral", false, ZoneKind::Owner::everybody, ZoneKind::Start::deploys, "", "", ""});
  mission.system = system;
  mission.zones = std::vector<Zone>{{Id("z"), Id("neutral"), std::nullopt, "", CellsShape{{{1, {1, 1}}}}, {}}};
  const auto snapshot = Snapshot::make(mission);
  for (const auto& side : snapshot.sides()) {
    EXPECT_TRUE(side.has_zone);
    EXPECT_EQ(side.cells, (std::vector<std::uint32_t>{3}));
  }
}

TEST(start_zones, where_models_come_in_later_are_none) {
  auto mission = with_objective(empty_mission({2, 2}), "o1", "B2");
  auto system = *mission.system;
  system.zone_kinds.front().start = ZoneKind::Start::arrives;
  mission.system = system;
  mission.zones = std::vector<Zone>{{Id("z"), Id("drop-zone"), Id("attacker"), "", CellsShape{{{1, {0, 0}}}}, {}}};
  EXPECT_FALSE(starts_in(mission, Id("attacker"), mission.zones->front()));
  EXPECT_TRUE(enters_by(mission, Id("attacker"), mission.zones->front()));
  EXPECT_FALSE(enters_by(mission, Id("defender"), mission.zones->front()));
  EXPECT_TRUE(start_zones(mission).empty());
  EXPECT_FALSE(Snapshot::make(mission).sides().front().has_zone);
}

TEST(start_zones, circles_and_places_keep_to_their_level) {
  // Two decks drawn one above the other: the same ground, two levels.
  auto mission = with_objective(empty_mission({2, 2}), "o1", "2:A1");
  Board upper = *mission.boards.front();
  upper.level = 1;
  mission.boards.emplace_back(upper);
  const CircleShape circle{CellAddress{2, {0, 0}}, Length::millimetres(10)};
  mission.zones = std::vector<Zone>{{Id("z"), Id("drop-zone"), Id("attacker"), "", circle, {}}};
  const auto snapshot = Snapshot::make(mission);
  EXPECT_EQ(snapshot.sides().front().cells, (std::vector<std::uint32_t>{4}));
  EXPECT_EQ(access_of(mission, "attacker", "o1"), (Route{0, 0}));
}

TEST(start_zones, are_those_of_a_side_and_everybody_s) {
  auto mission =
      with_strip(with_strip(open_board(), "west", "attacker", Compass::west, 50), "all", "attacker", Compass::east, 50);
  auto zones = *mission.zones;
  zones.back().side.reset();
  mission.zones = zones;
  ASSERT_EQ(start_zones(mission).size(), 1U) << "a zone of nobody where the kind belongs to sides";
  auto system = *mission.system;
  system.zone_kinds.front().owner = ZoneKind::Owner::everybody;
  mission.system = system;
  ASSERT_EQ(start_zones(mission).size(), 2U);
  EXPECT_EQ(start_zones(mission).back()->id, Id("all"));
  ASSERT_EQ(own_start_zones(mission).size(), 1U);
  EXPECT_EQ(own_start_zones(mission).front()->id, Id("west"));
  EXPECT_EQ(own_start_zones(mission, Id("attacker")).size(), 1U);
  EXPECT_EQ(own_start_zones(mission, Id("defender")).size(), 0U);
}

}  // namespace
}  // namespace bulkhead::test
