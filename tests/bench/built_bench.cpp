// SPDX-License-Identifier: MIT
// The board as it will stand: what hides what, and the picture; and the whole build sheet.
#include "rendering/build/build_sheet.h"
#include "rendering/built/built_painter.h"
#include "tests/bench/measuring.h"
#include "tests/bench/missions.h"

namespace bulkhead::bench {
namespace {

/// Takes every stroke and keeps none.
class NoCanvas final : public Canvas {
 public:
  using Canvas::fill;
  void fill(const Path& path, Colour /*colour*/) override { count(path); }
  void stroke(const Path& path, const Stroke& /*stroke*/) override { count(path); }
  void text(const TextRun& /*run*/) override { ++strokes_; }
  void picture(const Picture& /*picture*/, const Rect& /*box*/) override { ++strokes_; }
  void push_clip(const Path& path) override { count(path); }
  void pop_clip() override {}
  void push_opacity(double /*opacity*/) override {}
  void pop_opacity() override {}
  void begin_layer(const std::string& /*id*/, const std::string& /*name*/) override {}
  void end_layer() override {}
  void begin_object(const ObjectInfo& /*object*/) override {}
  void end_object() override {}
  [[nodiscard]] std::size_t strokes() const { return strokes_; }

 private:
  void count(const Path& path) { strokes_ += path.empty() ? 0 : 1; }
  std::size_t strokes_ = 0;
};

using Source = Mission (*)();
Mission small() { return shipped_mission("boarding-actions/decompression"); }
Mission large() { return large_mission(); }

void layout(benchmark::State& state, Source source) {
  const auto mission = source();
  std::size_t pieces = 0;
  for ([[maybe_unused]] auto run : state) pieces = lay_out_built(mission, {}).prisms.size();
  state.counters["pieces"] = static_cast<double>(pieces);
}
BENCHMARK_CAPTURE(layout, 6_by_7, small)->Apply(with_quartiles);
BENCHMARK_CAPTURE(layout, 64_by_64, large)->Apply(with_quartiles);

/// What the window does anew while somebody turns a board.
void turning(benchmark::State& state, Source source) {
  const auto mission = source();
  const auto standing = stand_up(lay_out_map(mission, {10, {}, &usual_design()}));
  double azimuth = 0;
  std::size_t strokes = 0;
  for ([[maybe_unused]] auto run : state) {
    NoCanvas canvas;
    paint_built(canvas, seen_from(standing, mission, azimuth += 5), {});
    strokes = canvas.strokes();
  }
  state.counters["strokes"] = static_cast<double>(strokes);
}
BENCHMARK_CAPTURE(turning, 6_by_7, small)->Apply(with_quartiles);
BENCHMARK_CAPTURE(turning, 64_by_64, large)->Apply(with_quartiles);

void layout_and_strokes(benchmark::State& state, Source source) {
  const auto mission = source();
  std::size_t strokes = 0;
  for ([[maybe_unused]] auto run : state) {
    NoCanvas canvas;
    paint_built(canvas, lay_out_built(mission, {}), {});
    strokes = canvas.strokes();
  }
  state.counters["strokes"] = static_cast<double>(strokes);
}
BENCHMARK_CAPTURE(layout_and_strokes, 6_by_7, small)->Apply(with_quartiles);
BENCHMARK_CAPTURE(layout_and_strokes, 64_by_64, large)->Apply(with_quartiles);

void sheet(benchmark::State& state, Source source) {
  const auto mission = source();
  std::size_t bytes = 0;
  for ([[maybe_unused]] auto run : state) bytes = to_pdf(build_sheet(mission, {}).value().pages, {}).value().size();
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK_CAPTURE(sheet, 6_by_7, small)->Apply(with_quartiles);

}  // namespace
}  // namespace bulkhead::bench
