// SPDX-License-Identifier: MIT
#include "rendering/build/build_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "rendering/canvas/forwarding_canvas.h"
#include "rendering/canvas/pens.h"
#include "rendering/map/map_painter.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

const Font step_font = {14, Font::Weight::bold, 0, false};
/// How far down the line below a heading lies.
constexpr double below_heading = 7;
const Font small_font = {type_size::small, Font::Weight::regular, 0, true};

/// The title stands in the upper right corner of the page.
bool has_title(const BuildPage& page, const BuildPart& part) {
  const auto content = part.arrangement.content();
  const auto& area = part.arrangement.area;
  return !page.header && area.top_left.y < content.top_left.y + 1 &&
         area.bottom_right().x > content.bottom_right().x - 1;
}

/// For the mission's title, beside what a part shows.
double title_room(const BuildPart& part) {
  return std::max(part.arrangement.area.size.x - measure(part.heading, step_font).width - 8, 10.0);
}

void draw_head(Canvas& canvas, const BuildPage& page, const BuildPart& part) {
  const auto& design = *page.design;
  const auto& area = part.arrangement.area;
  if (page.header) {
    draw(canvas, *page.header, part.arrangement.scale, area.top_left, area.size.x, design);
    return;
  }
  const double base = area.top_left.y + cap_height(step_font) + 0.8;
  canvas.text(with_role(run_at(part.heading, step_font, design.ink, {area.top_left.x, base}), TextRun::Role::title));
  if (has_title(page, part)) {
    canvas.text(run_at(shortened(page.title, small_font, title_room(part)), small_font, design.mute,
                       {area.bottom_right().x, base}, TextRun::Anchor::end));
  }
  draw_rule(canvas, area.top_left + Vec{0, below_heading}, area.size.x, weight::header, design.ink);
}

void draw_foot(Canvas& canvas, const BuildPage& page) {
  const auto content = page.arrangement().content();
  const double base = content.bottom_right().y - 0.6;
  canvas.text(run_at(fmt::format("{} / {}", page.number, page.of), small_font, page.design->mute,
                     {content.bottom_right().x, base}, TextRun::Anchor::end));
}

/// What a picture shows, and how large; above it.
std::string picture_title(std::string_view what, double scale) {
  return fmt::format("{}, {}", what, spaced_scale(scale));
}

void draw_picture_title(Canvas& canvas, const Rect& picture, std::string_view what, double scale,
                        const Design& design) {
  canvas.text(run_at(picture_title(what, scale), small_font, design.mute,
                     picture.top_left - Vec{0, PicturePage::title_height - cap_height(small_font)}));
}

void draw_titles(Canvas& canvas, const BuildPage& page, const BuildPart& part) {
  const auto& arrangement = part.arrangement;
  const bool has_room =
      fits(picture_title(page.above_and_sizes, arrangement.scale), small_font, arrangement.plan.size.x);
  draw_picture_title(canvas, arrangement.plan, has_room ? page.above_and_sizes : page.above, arrangement.scale,
                     *page.design);
  if (!part.built) return;
  draw_picture_title(canvas, arrangement.built, page.as_it_stands, part.built->map.scale, *page.design);
}

void paint(Canvas& canvas, const BuildPage& page, const BuildPart& part) {
  canvas.begin_layer("header", "Header");
  draw_head(canvas, page, part);
  canvas.end_layer();
  if (part.map || part.step) {
    canvas.begin_layer("titles", "Titles");
    draw_titles(canvas, page, part);
    canvas.end_layer();
    canvas.begin_layer("from-above", "From above");
    canvas.begin_structure(Structure::figure);
    if (part.map) {
      ForwardingCanvas map(canvas);
      paint_map(map, *part.map);
    } else {
      paint_step(canvas, *part.step);
    }
    canvas.end_structure();
    canvas.end_layer();
  }
  if (part.built) {
    canvas.begin_layer("built", "As it will stand");
    canvas.begin_structure(Structure::figure);
    paint_built(canvas, *part.built, top_corner(part.arrangement.built, part.built->bounds.size));
    canvas.end_structure();
    canvas.end_layer();
  }
  canvas.begin_layer("list", "List");
  for (const auto& [column, room] : part.columns) draw(canvas, column, room.top_left, room.size.x, *page.design);
  canvas.end_layer();
  canvas.begin_layer("legend", "Legend");
  draw(canvas, set_legend(part.signs, part.signs_room.size.x, part.signs_columns, signs_style()),
       part.signs_room.top_left, *page.design);
  canvas.end_layer();
}

}  // namespace

Vec top_corner(const Rect& room, Vec size) { return room.top_left + Vec{(room.size.x - size.x) / 2, 0}; }

LegendStyle signs_style() {
  LegendStyle style;
  style.sample = {7, 4.2};
  style.row_height = 5;
  style.line_height = 3.1;
  style.font.size = 7;
  return style;
}

bool cuts_title(const BuildPage& page) {
  return std::ranges::any_of(page.parts, [&](const BuildPart& part) {
    return has_title(page, part) && !fits(page.title, small_font, title_room(part));
  });
}

void paint(Canvas& canvas, const BuildPage& page) {
  fill_paper(canvas, page.arrangement().page, *page.design);
  for (const auto& part : page.parts) paint(canvas, page, part);
  canvas.begin_layer("foot", "Foot");
  draw_foot(canvas, page);
  canvas.end_layer();
}

}  // namespace bulkhead
