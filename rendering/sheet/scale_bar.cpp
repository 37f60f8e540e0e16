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

}  // namespace

ScaleBar scale_bar(double scale) {
  // How many inches, in steps of how many, with millimetres in steps of how many.
  constexpr std::array choices = {
      std::array{2, 1, 25},   std::array{3, 1, 25},   std::array{4, 1, 50},    std::array{6, 1, 50},
      std::array{12, 2, 100}, std::array{18, 3, 150}, std::array{24, 4, 200},  std::array{36, 6, 300},
      std::array{48, 12, 400}, std::array{72, 12, 600}, std::array{96, 24, 800}, std::array{144, 24, 1200}};
  ScaleBar bar;
  bar.scale = scale;
  for (const auto& [inches, inch_step, millimetre_step] : choices) {
    if (inches * inch / scale > 65) break;
    bar.inches = inches;
    bar.inch_step = inch_step;
    bar.millimetre_step = millimetre_step;
  }
  return bar;
}

Vec size_of(const ScaleBar& bar) { return {bar.inches * inch / bar.scale + 8, 2 * figures + 2 * ruler}; }

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
  draw_figure(canvas, "0", {top_left.x, above}, TextRun::Anchor::start, design);
  for (int at = bar.inch_step; at <= bar.inches; at += bar.inch_step) {
    const bool last = at == bar.inches;
    const double x = top_left.x + at * inch / bar.scale;
    draw_figure(canvas, std::to_string(at) + (last ? "\"" : ""), {x, above}, middle, design);
  }
  draw_figure(canvas, "0", {top_left.x, below}, TextRun::Anchor::start, design);
  for (int at = bar.millimetre_step; at <= millimetres; at += bar.millimetre_step) {
    const bool last = at + bar.millimetre_step > millimetres;
    const double x = top_left.x + at / bar.scale;
    draw_figure(canvas, std::to_string(at), {x, below}, middle, design);
    if (last) draw_figure(canvas, "mm", {x + 3.4, below}, TextRun::Anchor::start, design);
  }
}

}  // namespace bulkhead
