// SPDX-License-Identifier: MIT
#include <algorithm>
#include <benchmark/benchmark.h>
#include <random>
#include <time.h>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "tests/bench/missions.h"

namespace bulkhead::bench {
namespace {

/// The same numbers on every machine, which the library's distributions do not promise.
class Dice {
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int below(int bound) { return static_cast<int>(engine_() % static_cast<unsigned>(bound)); }

 private:
  std::mt19937 engine_;
};

EdgePos turned_about(EdgePos edge, LatticeSize size) {
  const bool across = edge.axis == Axis::horizontal;
  return {size.columns - edge.column - (across ? 1 : 0), size.rows - edge.row - (across ? 0 : 1), edge.axis};
}

/// Straight runs of one to four edges that begin where others pass, off the border, as on published boards: `walls`
/// walls and `hatchways` hatchways, every other board the same when turned about.
Lattice plausible_layout(Dice& dice, LatticeSize size, int walls, int hatchways, bool symmetric) {
  Lattice lattice(size);
  std::vector<EdgePos> edges;
  const auto add = [&](EdgePos edge) {
    if (size.on_border(edge) || lattice.edge(edge) != EdgeKind::open) return;
    lattice.set_wall(edge);
    edges.push_back(edge);
  };
  while (static_cast<int>(edges.size()) < walls + hatchways) {
    NodePos node{1 + dice.below(size.columns - 1), 1 + dice.below(size.rows - 1)};
    if (!edges.empty() && dice.below(4) != 0) {
      node = edges[static_cast<std::size_t>(dice.below(static_cast<int>(edges.size())))].second_node();
    }
    const auto direction = all_directions[static_cast<std::size_t>(dice.below(4))];
    for (int length = 1 + dice.below(4); length > 0; --length) {
      const auto edge = edge_from(node, direction);
      if (!size.contains(edge) || static_cast<int>(edges.size()) >= walls + hatchways) break;
      add(edge);
      if (symmetric) add(turned_about(edge, size));
      node = edge.first_node() == node ? edge.second_node() : edge.first_node();
    }
  }
  for (int placed = 0; placed < hatchways;) {
    const auto edge = edges[static_cast<std::size_t>(dice.below(static_cast<int>(edges.size())))];
    if (lattice.hatchway(edge) != nullptr) continue;
    Hatchway hatchway;
    hatchway.facing = dice.below(2) == 0 ? Facing::first : Facing::second;
    lattice.set_hatchway(edge, hatchway);
    ++placed;
  }
  return lattice;
}

std::vector<Mission> plausible_missions(int number, int boards, int most_edges) {
  Dice dice(20260);
  std::vector<Mission> missions;
  while (static_cast<int>(missions.size()) < number) {
    auto mission = sample_mission();
    const auto board = *mission.boards.front();
    mission.boards.clear();
    mission.sets.front().boxes.reset();
    for (int index = 0; index < boards; ++index) {
      const int hatchways = 8 + dice.below(3);
      const int walls = std::min(13 + dice.below(4), most_edges - hatchways);
      Board next = board;
      next.ground = plausible_layout(dice, {6, 7}, walls, hatchways, missions.size() % 2 == 0);
      mission.boards.emplace_back(std::move(next));
    }
    missions.push_back(std::move(mission));
  }
  return missions;
}

/// Of this thread, which other work on the computer hardly touches; in milliseconds.
double processor_time() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double part_of(std::vector<double> times, double share) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

/// One pass over many layouts. Beside the sum stand the middle and the longest time of single layouts, for those that
/// can be built and for those that cannot (with remedies, if wanted), and what came out.
void assign_all(benchmark::State& state, const std::vector<Mission>& missions, bool remedies) {
  AssignmentLimits limits;
  limits.remedies = remedies;
  std::vector<double> built;
  std::vector<double> not_built;
  int gave_up = 0;
  int with_stand_ins = 0;
  for (auto _ : state) {
    for (const auto& mission : missions) {
      const auto begin = processor_time();
      const auto answer = assign_panels(mission, designed_boxes(mission), {}, limits);
      (answer.buildable == Buildable::yes ? built : not_built).push_back(processor_time() - begin);
      gave_up += answer.gave_up ? 1 : 0;
      with_stand_ins += answer.buildable == Buildable::yes && answer.substitutions() > 0 ? 1 : 0;
    }
  }
  state.counters["built"] = static_cast<double>(built.size());
  state.counters["built_median_ms"] = part_of(built, 0.5);
  state.counters["built_longest_ms"] = part_of(built, 1);
  state.counters["with_stand_ins"] = with_stand_ins;
  state.counters["short"] = static_cast<double>(not_built.size());
  state.counters["short_median_ms"] = part_of(not_built, 0.5);
  state.counters["short_longest_ms"] = part_of(not_built, 1);
  state.counters["gave_up"] = gave_up;
}

void one_board_in_a_box(benchmark::State& state) { assign_all(state, plausible_missions(600, 1, 24), true); }
void one_board_of_more_than_a_box(benchmark::State& state) { assign_all(state, plausible_missions(300, 1, 26), true); }
void two_boards_in_two_boxes(benchmark::State& state) { assign_all(state, plausible_missions(100, 2, 24), true); }
void two_boards_without_remedies(benchmark::State& state) { assign_all(state, plausible_missions(100, 2, 26), false); }

BENCHMARK(one_board_in_a_box)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(one_board_of_more_than_a_box)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(two_boards_in_two_boxes)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(two_boards_without_remedies)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace bulkhead::bench
