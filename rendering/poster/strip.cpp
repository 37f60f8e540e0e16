// SPDX-License-Identifier: MIT
#include "rendering/poster/strip.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "model/base/contracts.h"
#include "rendering/canvas/pens.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Of the bar where it has a row of its own.
constexpr double bar_height = 10;
constexpr double plan_width = 40;
constexpr double usual_plan_height = 12;
/// Where there are more rows, sheets are not numbered.
constexpr int most_numbered_rows = 16;
constexpr double below_plan = 1.5;
constexpr double largest_cell = 6;
constexpr double gap = 5;
/// Less is too little for words.
constexpr double least_words = 46;

const Font name_font = {type_size::body, Font::Weight::bold, 0, true};
const Font title_font = {type_size::small, Font::Weight::semibold, 0, false};
const Font small_font = {type_size::smallest, Font::Weight::regular, 0, true};

const Font number_font = {type_size::smallest, Font::Weight::regular, 0, true};
const Font strong_number_font = {type_size::smallest, Font::Weight::bold, 0, true};

bool in_one_row(double width) { return width >= plan_width + gap + least_words + gap + control_length; }

/// Of the highest number on the plan, with a little room around it.
Vec number_size(const Tiling& tiling) {
  return {measure(std::to_string(tiling.tiles.size()), number_font).width + 0.6, cap_height(number_font) + 0.5};
}

/// Room for the numbers of all rows, where it is not too much.
double plan_height(int rows) {
  const double numbered = (cap_height(number_font) + 0.55) * std::min(rows, most_numbered_rows);
  return std::max(usual_plan_height, numbered);
}

double row_height(int rows) { return plan_height(rows) + below_plan; }

/// As even as the tiles are, but wide enough for their numbers where the plan has room for that.
Vec cell_of(const Tiling& tiling) {
  const double widest = plan_width / tiling.columns;
  const double even = std::min({largest_cell, widest, plan_height(tiling.rows) / tiling.rows});
  return {std::min(widest, std::max(even, number_size(tiling).x)), even};
}

/// Where the words begin, and how wide they may be.
double words_left(const Tiling& tiling) {
  return tiling.tiles.size() > 1 ? cell_of(tiling).x * tiling.columns + gap : 0;
}
double words_width(const Tiling& tiling, double width) {
  return width - words_left(tiling) - (in_one_row(width) ? gap + control_length : 0);
}

/// Each sheet as a box with its number where there is room for it.
void draw_plan(Canvas& canvas, const Tiling& tiling, std::size_t sheet, Vec at, const Design& design) {
  const auto cell = cell_of(tiling);
  const auto number = number_size(tiling);
  const bool numbered = cell.x >= number.x && cell.y >= number.y;
  for (std::size_t index = 0; index < tiling.tiles.size(); ++index) {
    const auto& tile = tiling.tiles[index];
    const Rect box{at + Vec{tile.column * cell.x, tile.row * cell.y}, cell};
    if (index == sheet) canvas.fill(Path::rectangle(box), design.ink);
    // Paler than the numbers, which stand close to it where there are many.
    canvas.stroke(Path::rectangle(box), thin_line(weight::hairline, numbered ? design.rule : design.ink));
    if (!numbered) continue;
    const Vec middle{box.centre().x, box.centre().y + cap_height(number_font) / 2};
    canvas.text(run_at(std::to_string(index + 1), index == sheet ? strong_number_font : number_font,
                       index == sheet ? design.paper : design.ink, middle, TextRun::Anchor::middle));
  }
}

/// Fields of 10 mm, dark and light in turn, between figures.
void draw_control_bar(Canvas& canvas, Vec at, const Design& design) {
  constexpr double thickness = 2;
  constexpr double field = 10;
  const double caption = at.y + cap_height(small_font) + 0.3;
  const double top = caption + 1.3;
  canvas.text(run_at("Print at actual size (100 %), then measure this bar:", small_font, design.mute, {at.x, caption}));
  canvas.begin_object({"control-bar", "100 mm", "Control bar", "Exactly 100 mm long where nothing scaled the page"});
  const Rect bar{{at.x, top}, {control_length, thickness}};
  canvas.fill(Path::rectangle(bar), design.paper);
  for (int pair = 0; 2 * field * pair < control_length; ++pair) {
    canvas.fill(Path::rectangle({bar.top_left + Vec{2 * field * pair, 0}, {field, thickness}}), design.ink);
  }
  // Within the bar, so that its outside measures what it says.
  constexpr double rim = weight::hairline;
  canvas.stroke(Path::rectangle(bar.grown(-rim / 2)), thin_line(rim, design.ink));
  canvas.end_object();
  const double figures = top + thickness + cap_height(small_font) + 0.9;
  canvas.text(run_at("0", small_font, design.mute, {at.x, figures}));
  canvas.text(run_at("50", small_font, design.mute, {at.x + control_length / 2, figures}, TextRun::Anchor::middle));
  canvas.text(run_at("100 mm", small_font, design.mute, {at.x + control_length, figures}, TextRun::Anchor::end));
}

}  // namespace

double strip_height(double width, int rows) {
  BULKHEAD_EXPECTS(width >= control_length);
  return row_height(rows) + (in_one_row(width) ? 0 : bar_height);
}

bool is_cut(const StripText& text, const Tiling& tiling, double width) {
  return !fits(text.title, title_font, words_width(tiling, width));
}

void draw_strip(Canvas& canvas, const StripText& text, const Tiling& tiling, std::size_t sheet, const Rect& box,
                const Design& design) {
  if (tiling.tiles.size() > 1) draw_plan(canvas, tiling, sheet, box.top_left + Vec{weight::hairline / 2, 0.3}, design);
  const double left = box.top_left.x + words_left(tiling);
  const double width = words_width(tiling, box.size.x);
  const double top = box.top_left.y;
  const auto name = fmt::format("{} · {}", sheet_name(tiling, sheet), scale_text(text.scale));
  canvas.text(with_role(run_at(name, name_font, design.ink, {left, top + 2.9}), TextRun::Role::title));
  canvas.text(run_at(shortened(text.title, title_font, width), title_font, design.ink, {left, top + 6.6}));
  const std::string how =
      tiling.tiles.size() == 1
          ? "Cut along the marks."
          : fmt::format("Cut along the marks; each covers the one before by {:g} mm, to its dashed lines.",
                        tiling.overlap);
  double line = top + 9.6;
  for (const auto& words : wrap(tiling.overlap == 0 ? "Cut along the marks." : how, small_font, width, 2)) {
    canvas.text(run_at(words, small_font, design.mute, {left, line}));
    line += 3;
  }
  const bool beside = in_one_row(box.size.x);
  draw_control_bar(canvas,
                   beside ? Vec{box.bottom_right().x - control_length, top + 0.6}
                          : Vec{box.top_left.x, top + row_height(tiling.rows) + 0.6},
                   design);
}

std::string sheet_name(const Tiling& tiling, std::size_t sheet) {
  if (tiling.tiles.size() == 1) return "Poster";
  return fmt::format("Sheet {} of {}", sheet + 1, tiling.tiles.size());
}

}  // namespace bulkhead
