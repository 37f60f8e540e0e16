// SPDX-License-Identifier: MIT
// The map sheet in a process that has drawn before: the whole way from the mission to the file's bytes, and its parts.
#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "rendering/checks.h"
#include "rendering/look/designs.h"
#include "rendering/map/labels.h"
#include "rendering/sheet/map_sheet.h"
#include "tests/bench/measuring.h"
#include "tests/bench/missions.h"

namespace bulkhead::bench {
namespace {

struct Input {
  Mission mission;
  MapSheetOptions options;
};
Input sample() { return {sample_mission(), {}}; }
/// A3, as A4 has no room for it and its legend.
Input large() { return {large_mission(), {.paper = Paper::a3}}; }
using Source = Input (*)();

MapSheet sheet_of(const Input& input) { return map_sheet(input.mission, input.options).value(); }

/// Repeats a step, which gives the bytes of a file; they are counted beside the time.
template <typename Step>
void measure_file(benchmark::State& state, const Step& step) {
  std::size_t size = 0;
  for ([[maybe_unused]] auto run : state) {
    const auto file = step();
    size = file.size();
  }
  state.counters["bytes"] = static_cast<double>(size);
}

void pdf(benchmark::State& state, Source source) {
  const auto input = source();
  measure_file(state, [&] { return to_pdf(sheet_of(input).pages, {}).value(); });
}
BENCHMARK_CAPTURE(pdf, sample, sample)->Apply(with_quartiles);
BENCHMARK_CAPTURE(pdf, 64_by_64, large)->Apply(with_quartiles);

void svg(benchmark::State& state, Source source) {
  const auto input = source();
  measure_file(state, [&] { return to_svg(sheet_of(input).pages.front(), {}).value(); });
}
BENCHMARK_CAPTURE(svg, sample, sample)->Apply(with_quartiles);
BENCHMARK_CAPTURE(svg, 64_by_64, large)->Apply(with_quartiles);

void png(benchmark::State& state, Source source, double dpi) {
  const auto input = source();
  measure_file(state, [&] { return to_png(sheet_of(input).pages.front(), dpi).value(); });
}
BENCHMARK_CAPTURE(png, sample_150_dpi, sample, 150)->Apply(with_quartiles);
BENCHMARK_CAPTURE(png, sample_300_dpi, sample, 300)->Apply(with_quartiles);
BENCHMARK_CAPTURE(png, 64_by_64_150_dpi, large, 150)->Apply(with_quartiles);
BENCHMARK_CAPTURE(png, 64_by_64_300_dpi, large, 300)->Apply(with_quartiles);

/// Everything before the first stroke: choice of scale and paper, legend, the map's parts and its labels.
void layout(benchmark::State& state, Source source) {
  const auto input = source();
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(sheet_of(input));
}
BENCHMARK_CAPTURE(layout, sample, sample)->Apply(with_quartiles);
BENCHMARK_CAPTURE(layout, 64_by_64, large)->Apply(with_quartiles);

/// The search for the labels' places alone, at the sheet's own scale.
void labels(benchmark::State& state, Source source) {
  const auto input = source();
  MapOptions options;
  options.scale = sheet_of(input).scale;
  auto plan = lay_out_map(input.mission, options);
  for ([[maybe_unused]] auto run : state) lay_out_labels(plan, plan.bounds);
  state.counters["labels"] = static_cast<double>(plan.labels.size());
  state.counters["numbers"] = static_cast<double>(
      std::count_if(plan.labels.begin(), plan.labels.end(), [](const auto& label) { return label.number > 0; }));
}
BENCHMARK_CAPTURE(labels, sample, sample)->Apply(with_quartiles);
BENCHMARK_CAPTURE(labels, 64_by_64, large)->Apply(with_quartiles);

void missing_glyphs(benchmark::State& state, Source source) {
  const auto input = source();
  const auto snapshot = Snapshot::make(input.mission);
  const auto check = rendering_checks().front();
  for ([[maybe_unused]] auto run : state) benchmark::DoNotOptimize(check.run({input.mission, snapshot, {}}));
}
BENCHMARK_CAPTURE(missing_glyphs, sample, sample)->Apply(with_quartiles);

}  // namespace
}  // namespace bulkhead::bench
