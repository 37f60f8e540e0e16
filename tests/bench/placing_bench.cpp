// SPDX-License-Identifier: MIT
// What it takes to tell whether the things of placings can be placed: on a ship of 64 × 64 cells, for 200 things that
// have room, for 200 of which that is not known, and for 300 such placings; beside it every instant check of that ship.
#include <benchmark/benchmark.h>

#include "analysis/placing/placing_answer.h"
#include "analysis/snapshot/snapshot.h"
#include "tests/bench/missions.h"
#include "validators/engine/report.h"

namespace bulkhead::bench {
namespace {

Placing things(int apart) {
  Placing placing{.what = large_mission().markers->front().kind};
  placing.count = Dice::number(200);
  placing.apart = Length::millimetres(apart);
  placing.clear_of_walls = Length::millimetres(5);
  placing.clear_of_zones = Length::millimetres(25);
  placing.quarters = Placing::Quarters::each;
  return placing;
}

Mission with_placings(int number, int apart) {
  auto mission = large_mission();
  std::vector<Rule> rules;
  for (int each = 0; each < number; ++each) {
    rules.push_back({{Id("placing-" + std::to_string(each)), "", {}, {}, "", {}}});
    rules.back().places = {things(apart)};
  }
  mission.rules = rules;
  return mission;
}

void instant_checks(benchmark::State& state) {
  const auto mission = large_mission();
  auto checks = battlefield_checks();
  std::erase_if(checks, [](const Check& check) { return check.speed != Check::Speed::instant; });
  for ([[maybe_unused]] auto run : state) {
    benchmark::DoNotOptimize(run_checks(checks, {mission, Snapshot::make(mission), {}}));
  }
}
BENCHMARK(instant_checks)->Unit(benchmark::kMillisecond);

/// How many placings, and how far their things are to be apart.
void answers(benchmark::State& state) {
  const auto mission = with_placings(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(placing_answers(mission, {}));
}
BENCHMARK(answers)->Args({1, 80})->Args({1, 440})->Args({300, 440})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace bulkhead::bench
