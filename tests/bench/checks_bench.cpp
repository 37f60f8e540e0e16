// SPDX-License-Identifier: MIT
// What it takes to derive everything from a mission and to run every instant check: from nothing, and after one edge
// has changed; and what is derived in the background for who asks.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <string>
#include <vector>

#include "analysis/compartment_graph/hatchway_loads.h"
#include "analysis/snapshot/snapshot.h"
#include "scripting/checks.h"
#include "tests/bench/missions.h"
#include "validators/engine/report.h"

namespace bulkhead::bench {
namespace {

std::vector<Check> instant_checks() {
  auto checks = battlefield_checks();
  for (auto& check : scripting_checks()) checks.push_back(std::move(check));
  std::erase_if(checks, [](const Check& check) { return check.speed != Check::Speed::instant; });
  return checks;
}

/// The same mission with a wall in its middle put up or taken away.
Mission with_other_edge(const Mission& mission) {
  auto changed = mission;
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  const EdgePos edge{lattice.size().columns / 2, lattice.size().rows / 2, Axis::horizontal};
  lattice.edge(edge) == EdgeKind::wall ? lattice.set_open(edge) : lattice.set_wall(edge);
  changed.boards.front() = Part(board);
  return changed;
}

void add_benchmarks(const std::string& name, const Mission& mission) {
  const auto checks = instant_checks();
  const auto changed = with_other_edge(mission);
  const auto add = [&](const std::string& what, auto run) {
    benchmark::RegisterBenchmark((name + "/" + what).c_str(), run)->Unit(benchmark::kMicrosecond);
  };
  add("snapshot", [=](benchmark::State& state) {
    for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(Snapshot::make(mission));
  });
  add("all", [=](benchmark::State& state) {
    for ([[maybe_unused]] auto run : state) {
      const auto snapshot = Snapshot::make(mission);
      benchmark::DoNotOptimize(run_checks(checks, {mission, snapshot, {}}));
    }
  });
  add("after_one_edge/snapshot", [=](benchmark::State& state) {
    auto snapshot = Snapshot::make(mission);
    bool first = false;
    for ([[maybe_unused]] auto run : state) {
      snapshot = Snapshot::make(first ? mission : changed, &snapshot);
      first = !first;
    }
  });
  add("after_one_edge/all", [=](benchmark::State& state) {
    auto snapshot = Snapshot::make(mission);
    bool first = false;
    for ([[maybe_unused]] auto run : state) {
      const auto& now = first ? mission : changed;
      snapshot = Snapshot::make(now, &snapshot);
      benchmark::DoNotOptimize(run_checks(checks, {now, snapshot, {}}));
      first = !first;
    }
  });
  const auto snapshot = Snapshot::make(mission);
  add("hatchway_loads", [=](benchmark::State& state) {
    for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(hatchway_loads(snapshot.graph()));
  });
  for (const auto& check : checks) {
    add("check/" + check.key, [=](benchmark::State& state) {
      for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(check.run({mission, snapshot, {}}));
    });
  }
}

/// The same for a board on which it is estimated.
void add_hatchway_loads(const std::string& name, const Mission& mission) {
  const auto snapshot = Snapshot::make(mission);
  benchmark::RegisterBenchmark((name + "/hatchway_loads").c_str(), [=](benchmark::State& state) {
    for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(hatchway_loads(snapshot.graph()));
  })->Unit(benchmark::kMicrosecond);
}

[[maybe_unused]] const bool added = [] {
  add_benchmarks("sample6x7", sample_mission());
  add_benchmarks("ship24x28", large_mission({24, 28}));
  add_benchmarks("ship64x64", large_mission());
  add_hatchway_loads("ship128x128", large_mission({128, 128}));
  return true;
}();

}  // namespace
}  // namespace bulkhead::bench
