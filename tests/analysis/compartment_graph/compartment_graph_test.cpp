// SPDX-License-Identifier: MIT
#include "analysis/compartment_graph/compartment_graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <random>
#include <set>

#include "analysis/compartment_graph/hatchway_loads.h"
#include "analysis/compartment_graph/independent_ways.h"
#include "analysis/snapshot/snapshot.h"
#include "tests/analysis/drawing.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Texts = std::vector<std::string>;

CompartmentGraph graph_of(const Snapshot& snapshot) { return {snapshot.graph(), snapshot.compartments()}; }

std::string text_of(const Mission& mission, const CellGraph& cells, std::uint32_t pair) {
  return to_text(mission, cells.edges_between(cells.neighbours()[pair]).front());
}

Texts bridges(const Mission& mission) {
  const auto snapshot = Snapshot::make(mission);
  const auto graph = graph_of(snapshot);
  Texts texts;
  for (const auto doorway : chokepoints_of(graph).bridges) {
    texts.push_back(text_of(mission, snapshot.graph(), graph.doorways()[doorway].pair));
  }
  return texts;
}

/// Compartments by their first cell.
Texts named(const Mission& mission, const std::vector<std::uint32_t>& compartments) {
  const auto snapshot = Snapshot::make(mission);
  Texts texts;
  for (const auto number : compartments) {
    texts.push_back(to_text(mission, snapshot.graph().address(snapshot.compartments().cells(number).front())));
  }
  return texts;
}

Texts crossings(const Mission& mission) {
  return named(mission, chokepoints_of(graph_of(Snapshot::make(mission))).crossings);
}
Texts dead_ends(const Mission& mission) {
  return named(mission, chokepoints_of(graph_of(Snapshot::make(mission))).dead_ends);
}

TEST(CompartmentGraph, HasHatchwaysBetweenCompartmentsForEdges) {
  // Three cells in a row behind hatchways; below, the way round is open on the left.
  const auto mission = mission_with({3, 1}, "", "A1/B1 B1/C1");
  const auto graph = graph_of(Snapshot::make(mission));
  EXPECT_EQ(graph.compartments(), 3U);
  ASSERT_EQ(graph.doorways().size(), 2U);
  EXPECT_EQ(graph.doorways()[0].first, 0U);
  EXPECT_EQ(graph.doorways()[0].second, 1U);
  const auto round = graph_of(Snapshot::make(mission_with({2, 2}, "", "A1/B1")));
  EXPECT_EQ(round.compartments(), 1U);
  EXPECT_TRUE(round.doorways().empty()) << "one can walk round it";
}

TEST(CompartmentGraph, ARowOfRoomsIsAllChokepoints) {
  const auto mission = mission_with({4, 1}, "", "A1/B1 B1/C1 C1/D1");
  EXPECT_EQ(bridges(mission), (Texts{"A1/B1", "B1/C1", "C1/D1"}));
  EXPECT_EQ(crossings(mission), (Texts{"B1", "C1"}));
  EXPECT_EQ(dead_ends(mission), (Texts{"A1", "D1"}));
}

TEST(CompartmentGraph, ARingHasNone) {
  const auto mission = mission_with({2, 2}, "", "A1/B1 A2/B2 A1/A2 B1/B2");
  EXPECT_EQ(bridges(mission), Texts{});
  EXPECT_EQ(crossings(mission), Texts{});
  EXPECT_EQ(dead_ends(mission), Texts{});
}

TEST(CompartmentGraph, TwoHatchwaysSideBySideAreNoBridge) {
  // Two rooms of two cells, joined twice; a third behind a single hatchway.
  const auto mission = mission_with({3, 2}, "", "A1/B1 A2/B2 B1/C1");
  const auto with_wall = mission_with({3, 2}, "B2/C2", "A1/B1 A2/B2 B1/C1");
  EXPECT_EQ(bridges(with_wall), Texts{"B1/C1"});
  EXPECT_EQ(crossings(with_wall), Texts{"B1"});
  EXPECT_EQ(dead_ends(with_wall), Texts{"C1"});
  EXPECT_EQ(bridges(mission), Texts{}) << "C1 is reached round the corner, and is of the same compartment";
}

IndependentWays ways_of(const Mission& mission, std::string_view side) {
  const auto snapshot = Snapshot::make(mission);
  const auto all =
      independent_ways(mission, snapshot.graph(), snapshot.compartments(), graph_of(snapshot), snapshot.sides());
  for (const auto& entry : all) {
    if (entry.side == Id(side)) return entry;
  }
  return {Id("nobody"), Id("nothing"), std::nullopt, {}};
}

Texts cut_of(const Mission& mission, const IndependentWays& ways) {
  Texts texts;
  for (const auto& edge : ways.cut) texts.push_back(to_text(mission, edge));
  return texts;
}

TEST(IndependentWays, AreAsManyAsTheFewestHatchwaysThatKeepASideOut) {
  // The attacker's row leads down by two hatchways into a hall, from there by one into the last row.
  const auto mission =
      with_objective(with_drop_zones(mission_with({3, 3}, "B1/B2 A2/A3 C2/C3", "A1/A2 C1/C2 B2/B3")), "o1", "A3");
  const auto attacker = ways_of(mission, "attacker");
  EXPECT_EQ(attacker.ways, 1);
  EXPECT_EQ(cut_of(mission, attacker), Texts{"B2/B3"});
  EXPECT_EQ(ways_of(mission, "defender").ways, std::nullopt) << "it begins there";
  const auto hall =
      with_objective(with_drop_zones(mission_with({3, 3}, "B1/B2 A2/A3 C2/C3", "A1/A2 C1/C2 B2/B3")), "o1", "A2");
  EXPECT_EQ(ways_of(hall, "attacker").ways, 2);
  EXPECT_EQ(cut_of(hall, ways_of(hall, "attacker")), (Texts{"A1/A2", "C1/C2"}));
  EXPECT_EQ(ways_of(hall, "defender").ways, 1);
}

TEST(IndependentWays, LeaveOutWhatBarsTheSide) {
  auto mission = with_objective(with_drop_zones(mission_with({2, 3}, "A2/A3 B2/B3", "A1/A2 B1/B2")), "o1", "A2");
  EXPECT_EQ(ways_of(mission, "attacker").ways, 2);
  EXPECT_EQ(ways_of(mission, "defender").ways, 0);
  Board board = *mission.boards.front();
  Hatchway locked;
  locked.access = HatchAccess::controlled_by(Id("defender"));
  board.lattice()->set_hatchway(parse_edge("A1/A2").value(), locked);
  mission.boards.front() = board;
  EXPECT_EQ(ways_of(mission, "attacker").ways, 1);
}

TEST(IndependentWays, AreCountedOnlyWhereThereIsGround) {
  const auto nowhere = with_objective(mission_with({2, 3}, "", ""), "o1", "A2");
  EXPECT_EQ(ways_of(nowhere, "attacker").side, Id("nobody")) << "no zone";
}

/// Whether the side reaches the objective with these doorways shut for good.
bool reaches(const CellGraph& cells, const SideStart& start, const std::vector<std::uint32_t>& goal,
             const std::set<std::uint32_t>& shut) {
  std::vector<std::uint32_t> queue = start.cells;
  std::set<std::uint32_t> seen(queue.begin(), queue.end());
  while (!queue.empty()) {
    const auto cell = queue.back();
    queue.pop_back();
    for (std::uint32_t index = 0; index < cells.neighbours().size(); ++index) {
      const auto& pair = cells.neighbours()[index];
      if (pair.kind == EdgeKind::wall || shut.contains(index) || cells.locks()[pair.lock].bars(start.side)) continue;
      if (pair.first != cell && pair.second != cell) continue;
      const auto next = pair.first == cell ? pair.second : pair.first;
      if (seen.insert(next).second) queue.push_back(next);
    }
  }
  return std::any_of(goal.begin(), goal.end(), [&](std::uint32_t cell) { return seen.contains(cell); });
}

/// The smallest set of hatchways that keeps the side out, by trying all of them.
std::optional<int> fewest_shut(const CellGraph& cells, const SideStart& start, const std::vector<std::uint32_t>& goal) {
  std::vector<std::uint32_t> hatchways;
  for (std::uint32_t index = 0; index < cells.neighbours().size(); ++index) {
    if (cells.neighbours()[index].kind == EdgeKind::hatchway) hatchways.push_back(index);
  }
  std::optional<int> fewest;
  for (std::uint32_t choice = 0; choice < (1U << hatchways.size()); ++choice) {
    std::set<std::uint32_t> shut;
    for (std::size_t bit = 0; bit < hatchways.size(); ++bit) {
      if ((choice >> bit & 1U) != 0) shut.insert(hatchways[bit]);
    }
    const int size = static_cast<int>(shut.size());
    if ((!fewest || size < *fewest) && !reaches(cells, start, goal, shut)) fewest = size;
  }
  return fewest;
}

/// A small board of many rooms with at most nine hatchways, some of them locked.
Mission arbitrary_rooms() {
  const LatticeSize size{*rc::gen::inRange(2, 4), *rc::gen::inRange(2, 5)};
  auto mission = with_drop_zones(empty_mission(size));
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    const auto choice = *rc::gen::inRange(0, 10);
    if (size.on_border(edge) || choice == 0) continue;
    Hatchway hatchway;
    if (choice == 1) hatchway.access = HatchAccess::controlled_by(Id("attacker"));
    choice < 7 && lattice.hatchways().size() < 9 ? lattice.set_hatchway(edge, hatchway) : lattice.set_wall(edge);
  }
  mission.boards.front() = board;
  return mission;
}

RC_GTEST_PROP(IndependentWays, AgreeWithShuttingHatchwaysOneByOne, ()) {
  const auto bare = arbitrary_rooms();
  const auto size = find_lattice(bare, 1)->size();
  const CellPos cell{*rc::gen::inRange(0, size.columns), *rc::gen::inRange(0, size.rows)};
  const auto mission = with_objective(bare, "o1", to_text(cell));
  const auto snapshot = Snapshot::make(mission);
  const auto graph = graph_of(snapshot);
  const auto all = independent_ways(mission, snapshot.graph(), snapshot.compartments(), graph, snapshot.sides());
  for (const auto& ways : all) {
    const auto start = std::find_if(snapshot.sides().begin(), snapshot.sides().end(),
                                    [&](const SideStart& entry) { return entry.side == ways.side; });
    const std::vector<std::uint32_t> goal = {snapshot.graph().index({1, cell}).value()};
    RC_ASSERT(ways.ways == fewest_shut(snapshot.graph(), *start, goal));
    if (!ways.ways) continue;
    RC_ASSERT(static_cast<int>(ways.cut.size()) == *ways.ways);
    std::set<std::uint32_t> shut;
    for (const auto& edge : ways.cut) {
      for (const auto& doorway : graph.doorways()) {
        if (snapshot.graph().edges_between(snapshot.graph().neighbours()[doorway.pair]).front() == edge) {
          shut.insert(doorway.pair);
        }
      }
    }
    RC_ASSERT(!reaches(snapshot.graph(), *start, goal, shut));
    RC_CLASSIFY(*ways.ways > 1, "several ways");
  }
}

RC_GTEST_PROP(CompartmentGraph, ChokepointsAgreeWithTakingThemAway, ()) {
  auto mission = arbitrary_rooms();
  const auto snapshot = Snapshot::make(mission);
  const auto graph = graph_of(snapshot);
  const auto found = chokepoints_of(graph);
  for (std::uint32_t index = 0; index < graph.doorways().size(); ++index) {
    const auto edge = snapshot.graph().edges_between(snapshot.graph().neighbours()[graph.doorways()[index].pair]);
    auto walled = mission;
    Board board = *walled.boards.front();
    board.lattice()->set_wall(edge.front().edge);
    walled.boards.front() = board;
    const bool falls_apart = Snapshot::make(walled).regions().count() > snapshot.regions().count();
    RC_ASSERT(falls_apart == std::binary_search(found.bridges.begin(), found.bridges.end(), index));
  }
  RC_CLASSIFY(!found.bridges.empty(), "with bridges");
  RC_CLASSIFY(!found.crossings.empty(), "with crossings");
  for (std::uint32_t number = 0; number < graph.compartments(); ++number) {
    auto filled = mission;
    Board board = *filled.boards.front();
    for (const auto cell : snapshot.compartments().cells(number)) {
      board.lattice()->set_cell(snapshot.graph().address(cell).cell, CellKind::solid);
    }
    filled.boards.front() = board;
    // Without the compartment there is one region less if it was a region by itself.
    const auto& cells = snapshot.compartments().cells(number);
    const auto region = snapshot.regions().of(cells.front());
    const bool alone = snapshot.regions().cells(region).size() == cells.size();
    const auto expected = snapshot.regions().count() - (alone ? 1 : 0);
    const bool falls_apart = Snapshot::make(filled).regions().count() > expected;
    RC_ASSERT(falls_apart == std::binary_search(found.crossings.begin(), found.crossings.end(), number));
  }
}

std::vector<std::pair<std::string, double>> loads(const Mission& mission) {
  const CellGraph cells(mission);
  std::vector<std::pair<std::string, double>> result;
  for (const auto& load : hatchway_loads(cells).hatchways)
    result.emplace_back(text_of(mission, cells, load.pair), load.share);
  return result;
}

TEST(HatchwayLoads, ShareTheRoutesThatPassHatchways) {
  // A row of three rooms: A–B, B–C, A–C. Either hatchway carries two of the three.
  const auto row = loads(mission_with({3, 1}, "", "A1/B1 B1/C1"));
  ASSERT_EQ(row.size(), 2U);
  EXPECT_DOUBLE_EQ(row[0].second, 2.0 / 3);
  EXPECT_DOUBLE_EQ(row[1].second, 2.0 / 3);
  // A ring of four rooms: neighbours go straight (4 of 6 pairs), the others half this way, half that.
  for (const auto& [edge, share] : loads(mission_with({2, 2}, "", "A1/B1 A2/B2 A1/A2 B1/B2"))) {
    EXPECT_DOUBLE_EQ(share, (1 + 0.5 + 0.5) / 6) << edge;
  }
}

TEST(HatchwayLoads, ComeFromFewestHatchwaysBeforeFewestCells) {
  // From A1 to B1 there is a hatchway, and a way round without one: nobody passes it.
  const auto round = loads(mission_with({2, 2}, "", "A1/B1"));
  ASSERT_EQ(round.size(), 1U);
  EXPECT_EQ(round[0].second, 0);
  EXPECT_TRUE(loads(mission_with({2, 2}, "A1/B1", "")).empty());
}

TEST(HatchwayLoads, LinksTakeTheirShare) {
  // Two rooms behind a hatchway with a lift beside it: nobody takes the hatchway.
  auto mission = mission_with({2, 1}, "", "A1/B1");
  mission = with_objective(with_objective(mission, "foot", "A1"), "head", "B1");
  mission.links = std::vector<Link>{{Id("lift"), Id("foot"), Id("head"), {}}};
  EXPECT_EQ(loads(mission).front().second, 0);
  mission.links = std::vector<Link>{{Id("power-line"), Id("foot"), Id("head"), {}}};
  EXPECT_EQ(loads(mission).front().second, 1);
}

TEST(HatchwayLoads, AreNoneWhenCancelled) {
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(hatchway_loads(CellGraph(mission_with({2, 1}, "", "A1/B1")), source.get_token()).hatchways.empty());
}

TEST(HatchwayLoads, WhatLiesBehindTheOnlyHatchwayIsCounted) {
  // A ring of four rooms; from the first a tail of two more, A3 behind A2's only hatchway, B3 behind A3's.
  std::map<std::string, double> share;
  for (const auto& [edge, load] : loads(mission_with({2, 3}, "B2/B3", "A1/B1 A2/B2 A1/A2 B1/B2 A2/A3 A3/B3"))) {
    share[edge] = load;
  }
  // 15 pairs. The tail: B3 has 5 routes, B3 and A3 have 2 × 4.
  EXPECT_DOUBLE_EQ(share.at("A3/B3"), 5.0 / 15);
  EXPECT_DOUBLE_EQ(share.at("A2/A3"), 8.0 / 15);
  // A2 stands for three: to A1 3 routes, to B1 half of 3; A1 to B2 one half.
  EXPECT_DOUBLE_EQ(share.at("A1/A2"), (3 + 1.5 + 0.5) / 15);
  EXPECT_DOUBLE_EQ(share.at("A2/B2"), (3 + 1.5 + 0.5) / 15);
  // A1 to B1, half of A2's three to B1, half of A1 to B2.
  EXPECT_DOUBLE_EQ(share.at("A1/B1"), (1 + 1.5 + 0.5) / 15);
}

TEST(HatchwayLoads, EstimatesAreNearAndAlwaysTheSame) {
  constexpr LatticeSize size{30, 30};
  auto mission = mission_with(size, "", "");
  Board board = *mission.boards.front();
  std::mt19937 random(8);
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto dice = random() % 10;
    if (dice < 4) board.lattice()->set_wall(size.edge_at(index));
    if (dice >= 8) board.lattice()->set_hatchway(size.edge_at(index), {});
  }
  mission.boards.front() = Part<Board>(std::move(board));
  const CellGraph cells(mission);
  const auto [exact, is_estimated] = hatchway_loads(cells);
  EXPECT_FALSE(is_estimated);
  const auto [estimates, are_estimated] = hatchway_loads(cells, {}, 0);
  EXPECT_TRUE(are_estimated);
  EXPECT_EQ(hatchway_loads(cells, {}, 0).hatchways, estimates);
  ASSERT_EQ(estimates.size(), exact.size());
  double most = 0;
  for (std::size_t index = 0; index < exact.size(); ++index) {
    EXPECT_NEAR(estimates[index].share, exact[index].share, 0.01);
    most = std::max(most, exact[index].share);
  }
  EXPECT_GT(most, 0.05);
}

/// All cheapest routes between two cells, by walking every simple path.
class AllRoutes {
 public:
  AllRoutes(const CellGraph& cells, std::uint32_t from, std::uint32_t to) : cells_(cells), to_(to) {
    seen_.insert(from);
    walk(from, {});
  }

  std::vector<std::vector<std::uint32_t>> best;
  Route cost{1000, 1000};

 private:
  void walk(std::uint32_t cell, Route so_far) {
    if (cost < so_far) return;
    if (cell == to_) {
      if (so_far < cost) best.clear();
      cost = so_far;
      best.push_back(pairs_);
      return;
    }
    for (std::uint32_t index = 0; index < cells_.neighbours().size(); ++index) {
      const auto& pair = cells_.neighbours()[index];
      if (pair.kind == EdgeKind::wall || (pair.first != cell && pair.second != cell)) continue;
      const auto next = pair.first == cell ? pair.second : pair.first;
      if (!seen_.insert(next).second) continue;
      pairs_.push_back(index);
      walk(next, {so_far.hatchways + pair.hatchways, so_far.cells + 1});
      pairs_.pop_back();
      seen_.erase(next);
    }
  }

  const CellGraph& cells_;
  std::uint32_t to_;
  std::set<std::uint32_t> seen_;
  std::vector<std::uint32_t> pairs_;
};

RC_GTEST_PROP(HatchwayLoads, AgreeWithWalkingEveryRoute, ()) {
  const CellGraph cells(*rc::gen::arbitrary<bool>() ? arbitrary_rooms() : arbitrary_board({3, 3}));
  std::map<std::uint32_t, double> carried;
  double passing = 0;
  for (std::uint32_t from = 0; from < cells.cell_count(); ++from) {
    for (std::uint32_t to = from + 1; to < cells.cell_count(); ++to) {
      if (!cells.is_floor(from) || !cells.is_floor(to)) continue;
      const AllRoutes routes(cells, from, to);
      if (routes.best.empty() || routes.cost.hatchways == 0) continue;
      passing += 1;
      for (const auto& route : routes.best) {
        for (const auto pair : route) carried[pair] += 1.0 / static_cast<double>(routes.best.size());
      }
    }
  }
  RC_CLASSIFY(passing > 0, "some routes pass hatchways");
  for (const auto& load : hatchway_loads(cells).hatchways) {
    const double expected = passing == 0 ? 0 : carried[load.pair] / passing;
    RC_ASSERT(std::abs(load.share - expected) < 1e-9);
  }
}

}  // namespace
}  // namespace bulkhead::test
