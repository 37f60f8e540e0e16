// SPDX-License-Identifier: MIT
// The first map sheet of a process: with the fonts still to be loaded, no line set, nothing in the allocator.
#include "rendering/sheet/map_sheet.h"
#include "tests/bench/measuring.h"
#include "tests/bench/missions.h"

namespace bulkhead::bench {
namespace {

constexpr double dpi = 150;

void first_pdf(benchmark::State& state) {
  const auto mission = sample_mission();
  measure_in_new_processes(state,
                           [&] { benchmark::DoNotOptimize(to_pdf(map_sheet(mission, {}).value().pages, {}).value()); });
}
BENCHMARK(first_pdf)->UseManualTime()->Iterations(1)->Apply(with_quartiles);

void first_png(benchmark::State& state) {
  const auto mission = sample_mission();
  measure_in_new_processes(
      state, [&] { benchmark::DoNotOptimize(to_png(map_sheet(mission, {}).value().pages.front(), dpi).value()); });
}
BENCHMARK(first_png)->UseManualTime()->Iterations(1)->Apply(with_quartiles);

void first_pdf_of_64_by_64(benchmark::State& state) {
  const auto mission = large_mission();
  MapSheetOptions options;
  options.paper = Paper::a3;
  measure_in_new_processes(
      state, [&] { benchmark::DoNotOptimize(to_pdf(map_sheet(mission, options).value().pages, {}).value()); });
}
BENCHMARK(first_pdf_of_64_by_64)->UseManualTime()->Iterations(1)->Apply(with_quartiles);

}  // namespace
}  // namespace bulkhead::bench
