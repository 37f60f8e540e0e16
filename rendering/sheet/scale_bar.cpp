// SPDX-License-Identifier: MIT
#include "rendering/sheet/scale_bar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/canvas/pens.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr double inch = 25.4;
constexpr double figures_height = 3.0;
constexpr double ruler = 1.1;
constexpr double longest = 42;
constexpr double between_figures = 0.8;
const Font figure_font = {type_size::smallest, Font::Weight::regular, 0, false};

void draw_ruler(Canvas& canvas, const Rect& box, double step, bool begins_dark, const Design& design) {
  Stroke outline;
  outline.width = 0.2;
  outline.colour = design.ink;
  canvas.fill(Path::rectangle(box), design.paper);
  const int fields = static_cast<int>(std::ceil((box.size.x - 0.01) / step));
  for (int field = begins_dark ? 0 : 1; field < fields; field += 2) {
    const double from = field * step;
    const double length = std::min(step, box.size.x - from);
    canvas.fill(Path::rectangle({box.top_left + Vec{from, 0}, {length, box.size.y}}), design.ink);
  }
  canvas.stroke(Path::rectangle(box), outline);
}

/// The figures of a ruler whose marks are `step` mm apart on paper: 0, `unit_step`, twice that … Each stands in the
/// middle of its mark, the last with its unit behind it.
struct Figures {
  Vec start;
  int marks = 0;
  double step = 0;
  int unit_step = 1;
  std::string_view unit;
};

TextRun figure_at(const Figures& figures, int mark, Colour colour) {
  const auto text = std::to_string(mark * figures.unit_step);
  const Vec at = figures.start + Vec{mark * figures.step, 0};
  if (mark < figures.marks) return run_at(text, figure_font, colour, at, TextRun::Anchor::middle);
  const Vec left = at - Vec{measure(text, figure_font).width / 2, 0};
  return run_at(text + std::string(figures.unit), figure_font, colour, left);
}

/// All of the figures, or every second, third … so that none touches the next and the last is as far from the one
/// before as all others are: a gap among them would look like a mistake.
std::vector<TextRun> evenly_thinned(const std::vector<TextRun>& between, const TextRun& first, const TextRun& last) {
  for (std::size_t every = 1; every <= between.size(); ++every) {
    if ((between.size() + 1) % every != 0) continue;
    std::vector<TextRun> chosen;
    double free_from = bounds_of(first).bottom_right().x + between_figures;
    bool fits = true;
    for (std::size_t index = every; index <= between.size(); index += every) {
      const auto box = bounds_of(between[index - 1]);
      fits = fits && box.top_left.x >= free_from;
      free_from = box.bottom_right().x + between_figures;
      chosen.push_back(between[index - 1]);
    }
    if (fits && free_from <= bounds_of(last).top_left.x) return chosen;
  }
  return {};
}

void draw_figures(Canvas& canvas, const Figures& figures, const Design& design) {
  const auto first = figure_at(figures, 0, design.mute);
  const auto last = figure_at(figures, figures.marks, design.mute);
  canvas.text(first);
  canvas.text(last);
  std::vector<TextRun> between;
  for (int mark = 1; mark < figures.marks; ++mark) between.push_back(figure_at(figures, mark, design.mute));
  for (const auto& run : evenly_thinned(between, first, last)) canvas.text(run);
}

Figures inch_figures(const ScaleBar& bar, Vec top_left) {
  return {top_left + Vec{0, figures_height - 0.9}, bar.inches / bar.inch_step, bar.inch_step * inch / bar.scale,
          bar.inch_step, "″"};
}

Figures millimetre_figures(const ScaleBar& bar, Vec top_left) {
  return {top_left + Vec{0, figures_height + 2 * ruler + 2.6},
          static_cast<int>(bar.inches * inch) / bar.millimetre_step, bar.millimetre_step / bar.scale,
          bar.millimetre_step, " mm"};
}

/// The first of the steps that is at least so long on paper, and of which a whole number makes the total if asked.
int step_of(std::span<const int> steps, double unit, double least, int total) {
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

Vec size_of(const ScaleBar& bar) {
  double width = bar.inches * inch / bar.scale;
  for (const auto& figures : {inch_figures(bar, {}), millimetre_figures(bar, {})}) {
    width = std::max(width, bounds_of(figure_at(figures, figures.marks, Colour{})).bottom_right().x);
  }
  return {width, 2 * figures_height + 2 * ruler};
}

void draw(Canvas& canvas, const ScaleBar& bar, Vec top_left, const Design& design) {
  const auto inches = inch_figures(bar, top_left);
  const auto millimetres = millimetre_figures(bar, top_left);
  const Rect upper = {top_left + Vec{0, figures_height}, {inches.marks * inches.step, ruler}};
  const Rect lower = {top_left + Vec{0, figures_height + ruler}, {millimetres.marks * millimetres.step, ruler}};
  draw_ruler(canvas, upper, inches.step, true, design);
  draw_ruler(canvas, lower, millimetres.step, false, design);
  draw_figures(canvas, inches, design);
  draw_figures(canvas, millimetres, design);
}

}  // namespace bulkhead
