// SPDX-License-Identifier: MIT
#include "rendering/sheet/scale_bar.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace bulkhead {
namespace {

constexpr double inch = 25.4;
constexpr double figures = 3.0;
constexpr double ruler = 1.1;
constexpr double longest = 42;
/// A figure keeps this far from the last one, which has its unit beside it.
constexpr double clear_of_last_inch = 4.2;
constexpr double clear_of_last_millimetre = 13;
const Font figure_font = {type_size::smallest, Font::Weight::regular, 0, true};

void draw_ruler(Canvas& canvas, const Box& box, double step, bool begins_dark, const Design& design) {
  Stroke outline;
  outline.width = 0.2;
  outline.colour = design.ink;
  canvas.fill(Path::rectangle(box), design.paper);
  int index = begins_dark ? 0 : 1;
  for (double from = 0; from < box.size.x - 0.01; from += step, ++index) {
    if (index % 2 == 1) continue;
    const double length = std::min(step, box.size.x - from);
    canvas.fill(Path::rectangle({box.top_left + Vec{from, 0}, {length, box.size.y}}), design.ink);
  }
  canvas.stroke(Path::rectangle(box), outline);
}

void draw_figure(Canvas& canvas, std::string text, Vec at, TextRun::Anchor anchor, const Design& design) {
  TextRun run;
  run.text = std::move(text);
  run.font = figure_font;
  run.colour = design.mute;
  run.at = at;
  run.anchor = anchor;
  canvas.text(run);
}

/// The first of the steps that is at least so long on paper, and of which a whole number makes the total if asked.
template <std::size_t n>
int step_of(const std::array<int, n>& steps, double unit, double least, int total) {
  for (const int step : steps) {
    if (step * unit >= least && (total == 0 || total % step == 0)) return step;
  }
  return total == 0 ? steps.back() : total;
}

}  // namespace

ScaleBar scale_bar(double scale) {
  constexpr std::array lengths = {2,  3,  4,  5,  6,  8,  10,  12,  16,  20,  24,
                                  30, 36, 48, 60, 72, 96, 120, 144, 192, 240, 360};
  constexpr std::array inch_steps = {1, 2, 3, 4, 5, 6, 8, 10, 12, 24, 48};
  constexpr std::array millimetre_steps = {10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500};
  ScaleBar bar;
  bar.scale = scale;
  bar.inches = lengths.front();
  for (const int inches : lengths) {
    if (inches * inch / scale <= longest) bar.inches = inches;
  }
  bar.inch_step = step_of(inch_steps, inch / scale, 4.5, bar.inches);
  bar.millimetre_step = step_of(millimetre_steps, 1 / scale, 9, 0);
  return bar;
}

Vec size_of(const ScaleBar& bar) { return {bar.inches * inch / bar.scale, 2 * figures + 2 * ruler}; }

void draw(Canvas& canvas, const ScaleBar& bar, Vec top_left, const Design& design) {
  const double length = bar.inches * inch / bar.scale;
  const Box upper = {top_left + Vec{0, figures}, {length, ruler}};
  const int millimetres = static_cast<int>(bar.inches * inch) / bar.millimetre_step * bar.millimetre_step;
  const Box lower = {top_left + Vec{0, figures + ruler}, {millimetres / bar.scale, ruler}};
  draw_ruler(canvas, upper, bar.inch_step * inch / bar.scale, true, design);
  draw_ruler(canvas, lower, bar.millimetre_step / bar.scale, false, design);
  const auto middle = TextRun::Anchor::middle;
  const double above = top_left.y + figures - 0.9;
  const double below = top_left.y + figures + 2 * ruler + 2.6;
  const double right = top_left.x + length;
  draw_figure(canvas, "0", {top_left.x, above}, TextRun::Anchor::start, design);
  for (int at = bar.inch_step; at < bar.inches; at += bar.inch_step) {
    const double x = top_left.x + at * inch / bar.scale;
    if (right - x >= clear_of_last_inch) draw_figure(canvas, std::to_string(at), {x, above}, middle, design);
  }
  draw_figure(canvas, std::to_string(bar.inches) + "\"", {right, above}, TextRun::Anchor::end, design);
  draw_figure(canvas, "0", {top_left.x, below}, TextRun::Anchor::start, design);
  for (int at = bar.millimetre_step; at < millimetres; at += bar.millimetre_step) {
    const double x = top_left.x + at / bar.scale;
    if (right - x >= clear_of_last_millimetre) draw_figure(canvas, std::to_string(at), {x, below}, middle, design);
  }
  draw_figure(canvas, std::to_string(millimetres) + " mm", {right, below}, TextRun::Anchor::end, design);
}

}  // namespace bulkhead
