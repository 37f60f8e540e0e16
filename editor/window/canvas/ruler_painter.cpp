// SPDX-License-Identifier: MIT
#include "editor/window/canvas/ruler_painter.h"

#include <algorithm>
#include <cmath>

#include "editor/window/canvas/marks_painter.h"
#include "editor/window/look/theme.h"

namespace bulkhead {
namespace {

constexpr double long_tick = 8;
constexpr double short_tick = 4;
constexpr double type_pixels = 10;

/// Lines one pixel wide are sharp where they lie in the middle of pixels.
double sharp(double value) { return std::floor(value) + 0.5; }

TextRun label(const RulerTick& tick, Vec at) {
  TextRun run;
  run.text = tick.label;
  run.font = screen_font(type_pixels);
  run.font.tabular_figures = true;
  run.colour = theme().ruler_ink;
  run.at = at;
  return run;
}

void draw_along_top(Canvas& canvas, const View& view, RulerUnit unit, double zero, Path& lines) {
  const auto visible = view.visible();
  for (const auto& tick : ruler_ticks(visible.top_left.x - zero, visible.bottom_right().x - zero, view.zoom(), unit)) {
    const double x = sharp(ruler_width + view.to_screen({zero + tick.at, 0}).x);
    if (x < ruler_width) continue;
    lines.append(Path::line({x, ruler_width - (tick.labelled ? long_tick : short_tick)}, {x, ruler_width}));
    if (tick.labelled) canvas.text(label(tick, {x + 3, ruler_width - long_tick}));
  }
}

void draw_along_left(Canvas& canvas, const View& view, RulerUnit unit, double zero, Path& lines) {
  const auto visible = view.visible();
  for (const auto& tick : ruler_ticks(visible.top_left.y - zero, visible.bottom_right().y - zero, view.zoom(), unit)) {
    const double y = sharp(ruler_width + view.to_screen({0, zero + tick.at}).y);
    if (y < ruler_width) continue;
    lines.append(Path::line({ruler_width - (tick.labelled ? long_tick : short_tick), y}, {ruler_width, y}));
    if (!tick.labelled) continue;
    canvas.text(label(tick, {2, y + type_pixels}));
  }
}

}  // namespace

void draw_rulers(Canvas& canvas, const View& view, RulerUnit unit, Vec zero,
                 const std::optional<ScreenPoint>& pointer) {
  const double width = view.size().x + ruler_width;
  const double height = view.size().y + ruler_width;
  canvas.fill(Path::rectangle({{0, 0}, {width, ruler_width}}), theme().ruler);
  canvas.fill(Path::rectangle({{0, 0}, {ruler_width, height}}), theme().ruler);

  Path lines;
  draw_along_top(canvas, view, unit, zero.x, lines);
  draw_along_left(canvas, view, unit, zero.y, lines);
  lines.append(Path::line({ruler_width, ruler_width - 0.5}, {width, ruler_width - 0.5}));
  lines.append(Path::line({ruler_width - 0.5, ruler_width}, {ruler_width - 0.5, height}));
  canvas.stroke(lines, {1, theme().ruler_ink.faded(0.6), {}, Stroke::Cap::butt, Stroke::Join::miter});

  canvas.fill(Path::rectangle({{0, 0}, {ruler_width - 1, ruler_width - 1}}), theme().ruler);
  TextRun name = label({}, {ruler_width / 2 - 1, ruler_width / 2 + 3.5});
  name.text = unit == RulerUnit::inches ? "in" : "mm";
  name.anchor = TextRun::Anchor::middle;
  canvas.text(name);

  if (!pointer) return;
  Path at;
  at.append(Path::line({sharp(ruler_width + pointer->x), 0}, {sharp(ruler_width + pointer->x), ruler_width}));
  at.append(Path::line({0, sharp(ruler_width + pointer->y)}, {ruler_width, sharp(ruler_width + pointer->y)}));
  canvas.stroke(at, {1, theme().accent, {}, Stroke::Cap::butt, Stroke::Join::miter});
}

void draw_sticky_letters(Canvas& canvas, const std::vector<StickyLetter>& letters, ScreenPoint size,
                         const Design& design) {
  const auto ground = ground_beside(letters, size);
  const auto corner = ground.top_left;
  Path rims;
  const auto strip = [&](const Rect& box, Vec from, Vec to) {
    canvas.fill(Path::rectangle(box), design.paper);
    rims.append(Path::line(from, to));
  };
  if (corner.y > 0) strip({{0, 0}, {size.x, corner.y}}, {corner.x, corner.y - 0.5}, {size.x, corner.y - 0.5});
  if (corner.x > 0) strip({{0, 0}, {corner.x, size.y}}, {corner.x - 0.5, corner.y}, {corner.x - 0.5, size.y});
  if (!rims.empty()) canvas.stroke(rims, {1, design.rule, {}, Stroke::Cap::butt, Stroke::Join::miter});
  for (const auto& letter : letters) {
    // On a plate of their own they are not taken for numbers of the ruler beside them.
    constexpr double plate = 8.5;
    const Vec middle{letter.at.x, letter.at.y};
    canvas.fill(Path::rounded(Rect{middle, {}}.grown(plate), 4), design.ink.faded(0.12));
    TextRun run;
    run.text = letter.text;
    run.font = screen_font(letter.text.size() > 2 ? 10 : 12, Font::Weight::bold);
    run.font.tabular_figures = true;
    run.colour = design.ink;
    run.anchor = TextRun::Anchor::middle;
    run.at = Vec{letter.at.x, letter.at.y + 4};
    canvas.text(run);
  }
}

}  // namespace bulkhead
