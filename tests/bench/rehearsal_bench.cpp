// SPDX-License-Identifier: MIT
// What it takes to rehearse: a sandbox with the engine in it; a battle that does not begin, with a sandbox of its own;
// a battle of five rounds between two sides with ten units, six objectives scored in every turn, two rolls and two
// questions about the ground a turn, dice and points kept, alone and after others of the same mission; a battle that
// nobody plays, after others; taking back a line late in a battle of five rounds with 60 decisions a turn, for which it
// is played again; and playing a record of 10,000 lines.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <stdexcept>

#include "scripting/battle/rehearsal.h"
#include "scripting/battle/sandbox.h"
#include "tests/bench/battles.h"
#include "tests/bench/missions.h"
#include "tests/bench/workload.h"

namespace bulkhead::bench {
namespace {

Rehearsal played(const Mission& mission, const std::string& decisions) {
  auto result = rehearse(mission, {.decisions = decisions});
  if (!result) throw std::runtime_error(result.error().message);
  return *std::move(result);
}

void sandbox(benchmark::State& state) {
  for ([[maybe_unused]] auto run : state) {
    Sandbox begun;
    benchmark::DoNotOptimize(begun.state());
  }
}
BENCHMARK(sandbox)->Unit(benchmark::kMillisecond);

void start(benchmark::State& state) {
  const auto mission = workload();
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(played(mission, "seed 7\n"));
}
BENCHMARK(start)->Unit(benchmark::kMillisecond);

void battle(benchmark::State& state) {
  const auto mission = workload();
  const auto decisions = placed(mission) + "go end\n";
  if (played(mission, decisions).status != Rehearsal::Status::ended)
    throw std::runtime_error("the battle does not end");
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(played(mission, decisions));
}
BENCHMARK(battle)->Unit(benchmark::kMillisecond);

void battle_after_battle(benchmark::State& state) {
  const auto mission = workload();
  const auto decisions = placed(mission) + "go end\n";
  RehearsalRoom room(mission);
  std::int64_t seed = 0;
  for ([[maybe_unused]] auto run : state) {
    const auto battle = room.play({.decisions = decisions, .seed = ++seed, .only_outcome = true});
    if (battle.value().status != Rehearsal::Status::ended) throw std::runtime_error(battle->json);
  }
}
BENCHMARK(battle_after_battle)->Unit(benchmark::kMillisecond);

void battle_that_nobody_plays(benchmark::State& state) {
  const auto mission = shipped_mission("boarding-actions/decompression");
  RehearsalRoom room(mission);
  std::int64_t seed = 0;
  for ([[maybe_unused]] auto run : state) {
    const auto battle = room.play({.seed = ++seed, .automatic = true, .only_outcome = true});
    if (battle.value().status != Rehearsal::Status::ended) throw std::runtime_error(battle->json);
  }
}
BENCHMARK(battle_that_nobody_plays)->Unit(benchmark::kMillisecond);

void taking_back(benchmark::State& state) {
  const auto mission = workload();
  auto decisions = placed(mission);
  for (int round = 1; round <= 5; ++round) {
    for (const auto* side : {"attacker", "defender"}) {
      decisions += "go " + std::to_string(round) + " " + side + " turn-start\n";
      for (int decision = 0; decision < 60; ++decision) {
        decisions += "correct vp " + std::string(side) + (decision % 2 == 0 ? " 1" : " -1") + " \"a decision\"\n";
      }
    }
  }
  if (played(mission, decisions).status != Rehearsal::Status::needs) {
    throw std::runtime_error(played(mission, decisions).text);
  }
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(played(mission, decisions));
}
BENCHMARK(taking_back)->Unit(benchmark::kMillisecond);

void record_of_10000_lines(benchmark::State& state) {
  const auto mission = shipped_mission("boarding-actions/decompression");
  const auto record = played(mission, long_battle()).record;
  const auto lines = std::count(record.begin(), record.end(), '\n');
  if (lines < 10'000) throw std::runtime_error("the record has " + std::to_string(lines) + " lines only");
  if (played(mission, record).record != record) throw std::runtime_error("the record does not replay");
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(played(mission, record));
  state.counters["lines"] = static_cast<double>(lines);
}
BENCHMARK(record_of_10000_lines)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace bulkhead::bench
