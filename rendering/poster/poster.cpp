// SPDX-License-Identifier: MIT
#include "rendering/poster/poster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rendering/canvas/boxes_canvas.h"
#include "rendering/canvas/line_canvas.h"
#include "rendering/canvas/part_canvas.h"
#include "rendering/canvas/pens.h"
#include "rendering/label/obstacles.h"
#include "rendering/label/placement.h"
#include "rendering/map/coordinates.h"
#include "rendering/map/labels.h"
#include "rendering/map/map_painter.h"
#include "rendering/map/reaching_out.h"
#include "rendering/poster/poster_key.h"
#include "rendering/poster/strip.h"
#include "rendering/poster/tiling.h"
#include "rendering/poster/whole_letters.h"
#include "rendering/sheet/drawable.h"
#include "rendering/sheet/header_footer.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Printers print nothing closer to an edge.
constexpr double free_edge = 5;
/// Around the picture, for crop marks and the numbers of neighbours.
constexpr double mark_zone = 5;
constexpr double mark_length = 3.6;
constexpr double from_picture = 0.9;
/// Between the marks and the strip below.
constexpr double above_strip = 1;
constexpr std::size_t most_sheets = 400;
constexpr double longest_page = 5080;
/// A part of a picture smaller than this is not worth a sheet.
constexpr double least_part = 40;

const Font neighbour_font = {type_size::smallest, Font::Weight::semibold, 0, true};

double inner_width(Vec page) { return page.x - 2 * free_edge; }

/// What a page leaves to the picture where that has so many rows of sheets.
Vec room_on(Vec page, int rows) {
  const double below = strip_height(inner_width(page), rows) + above_strip;
  return page - Vec{2 * (free_edge + mark_zone), 2 * (free_edge + mark_zone) + below};
}

/// The page of a picture as a whole.
Vec page_around(Vec picture) {
  const double width = std::max(picture.x + 2 * (free_edge + mark_zone), control_length + 2 * free_edge);
  const double below = strip_height(width - 2 * free_edge, 1) + above_strip;
  return {width, picture.y + 2 * (free_edge + mark_zone) + below};
}

/// How many rows of sheets a picture takes, each a little lower where there are many: their plan needs room.
int rows_on(Vec page, double height, double overlap) {
  int rows = 1;
  while (parts_of(height, room_on(page, rows).y, overlap) > rows) ++rows;
  return rows;
}

std::size_t sheets_on(Vec page, Vec picture, double overlap) {
  const auto room = room_on(page, rows_on(page, picture.y, overlap));
  return static_cast<std::size_t>(parts_of(picture.x, room.x, overlap)) *
         static_cast<std::size_t>(parts_of(picture.y, room.y, overlap));
}

/// The ways the paper may lie in which it has room for a strip and for a part of the picture worth a sheet.
std::vector<Vec> pages_for(const PosterOptions& options) {
  const auto upright = size_of(options.paper);
  std::vector<Vec> pages;
  for (const bool across : {false, true}) {
    if (!may_lie(options.paper, options.orientation, across)) continue;
    const Vec page = across ? Vec{upright.y, upright.x} : upright;
    if (inner_width(page) < control_length) continue;
    const auto room = room_on(page, 1);
    if (std::min(room.x, room.y) >= options.overlap + least_part) pages.push_back(page);
  }
  return pages;
}

/// The largest of the usual scales below the one that was asked for at which a poster can be made.
std::optional<double> smaller_scale(const PosterOptions& options, const std::function<bool(double)>& is_possible) {
  constexpr std::array scales = {0.75, 1.0,  1.5,  2.0,  3.0,  4.0,  5.0,   6.0,
                                 8.0,  10.0, 15.0, 20.0, 25.0, 50.0, 100.0, 200.0};
  const auto found =
      std::ranges::find_if(scales, [&](double scale) { return scale > options.scale && is_possible(scale); });
  return found == scales.end() ? std::nullopt : std::optional(*found);
}

Result<Vec> page_for(const PosterOptions& options, Vec picture) {
  if (options.one_page) {
    const auto page = page_around(picture);
    if (std::max(page.x, page.y) <= longest_page) return page;
    auto message = fmt::format("At {} the poster would be {:.0f} × {:.0f} mm; a page has at most {:.0f} mm on a side.",
                               scale_text(options.scale), page.x, page.y, longest_page);
    const auto fitting = smaller_scale(options, [&](double scale) {
      const auto smaller = page_around(picture * (options.scale / scale));
      return std::max(smaller.x, smaller.y) <= longest_page;
    });
    if (fitting) message += fmt::format(" At {} it fits on one.", scale_text(*fitting));
    return fail(std::move(message));
  }
  const auto pages = pages_for(options);
  if (pages.empty()) {
    return fail(
        fmt::format("{} is too small for a sheet of a poster with a control bar and an overlap of {:g} mm: "
                    "choose larger paper{}.",
                    to_text(options.paper), options.overlap, options.overlap > 0 ? ", or less overlap" : ""));
  }
  return *std::ranges::min_element(pages, {}, [&](Vec page) { return sheets_on(page, picture, options.overlap); });
}

/// What all sheets show; holds everything, so it outlives the mission.
struct Drawing {
  MapPlan plan;
  Tiling tiling;
  Vec page;
  StripText text;
  PosterOptions::Style style = PosterOptions::Style::full;
  std::optional<PosterKey> key;
};

/// A tick outside of the picture, at a corner's side.
void draw_mark(Canvas& canvas, Vec from, Vec along, Colour colour) {
  Stroke stroke;
  stroke.width = weight::hairline;
  stroke.colour = colour;
  canvas.stroke(Path::line(from + along * from_picture, from + along * mark_length), stroke);
}

void draw_crop_marks(Canvas& canvas, const Rect& picture, Colour colour) {
  const auto end = picture.bottom_right();
  for (const double x : {picture.top_left.x, end.x}) {
    draw_mark(canvas, {x, picture.top_left.y}, {0, -1}, colour);
    draw_mark(canvas, {x, end.y}, {0, 1}, colour);
  }
  for (const double y : {picture.top_left.y, end.y}) {
    draw_mark(canvas, {picture.top_left.x, y}, {-1, 0}, colour);
    draw_mark(canvas, {end.x, y}, {1, 0}, colour);
  }
}

/// Where the next sheets come to lie, and which those on each side are.
void draw_neighbours(Canvas& canvas, const Drawing& drawing, const Tile& tile, const Rect& picture) {
  const auto& design = *drawing.plan.design;
  const auto& tiling = drawing.tiling;
  const auto end = picture.bottom_right();
  const auto number = [&](int columns, int rows) -> std::optional<std::string> {
    const auto found = tiling.find(tile.column + columns, tile.row + rows);
    if (found == tiling.tiles.size()) return std::nullopt;
    return std::to_string(found + 1);
  };
  Stroke dashed;
  dashed.width = weight::lattice;
  dashed.colour = design.mute;
  dashed.dashes = {2, 2};
  const double right = end.x - tiling.overlap;
  const double bottom = end.y - tiling.overlap;
  if (tiling.overlap > 0 && number(1, 0))
    canvas.stroke(Path::line({right, picture.top_left.y}, {right, end.y}), dashed);
  if (tiling.overlap > 0 && number(0, 1)) {
    canvas.stroke(Path::line({picture.top_left.x, bottom}, {end.x, bottom}), dashed);
  }
  const double high = cap_height(neighbour_font);
  const auto say = [&](const std::string& words, Vec at, TextRun::Anchor anchor) {
    canvas.text(run_at(words, neighbour_font, design.mute, at, anchor));
  };
  // An arrow tells them from the numbers of rows and columns. Beside the picture there is no room for both in a line.
  const auto say_beside = [&](const std::optional<std::string>& which, const char* arrow, double x,
                              TextRun::Anchor anchor) {
    if (!which) return;
    const double between = 0.6 * high;
    say(arrow, {x, picture.centre().y - between}, anchor);
    say(*which, {x, picture.centre().y + between + high}, anchor);
  };
  const auto say_in_line = [&](const std::optional<std::string>& which, const char* arrow, double y) {
    if (which) say(fmt::format("{} {}", arrow, *which), {picture.centre().x, y}, TextRun::Anchor::middle);
  };
  say_beside(number(-1, 0), "←", picture.top_left.x - from_picture, TextRun::Anchor::end);
  say_beside(number(1, 0), "→", end.x + from_picture, TextRun::Anchor::start);
  say_in_line(number(0, -1), "↑", picture.top_left.y - from_picture);
  say_in_line(number(0, 1), "↓", end.y + from_picture + high);
}

/// In the middle of the room that the page leaves to it; where a key is, at its upper left.
Rect place_of(const Drawing& drawing, std::size_t sheet) {
  const auto& part = drawing.tiling.tiles[sheet].part;
  const auto left_over = room_on(drawing.page, drawing.tiling.rows) - part.size;
  const bool has_key = drawing.key && drawing.key->tile == sheet;
  return {Vec{free_edge + mark_zone, free_edge + mark_zone} + left_over * (has_key ? 0 : 0.5), part.size};
}

void paint_sheet(Canvas& canvas, const Drawing& drawing, std::size_t sheet) {
  const auto& design = *drawing.plan.design;
  const auto& tile = drawing.tiling.tiles[sheet];
  const auto picture = place_of(drawing, sheet);
  const bool full = drawing.style == PosterOptions::Style::full;
  fill_paper(canvas, drawing.page, design);
  canvas.begin_structure(Structure::figure);
  {
    PartCanvas part(canvas, tile.part, picture.top_left);
    LineCanvas lines(part, design);
    paint_map(full ? static_cast<Canvas&>(part) : lines, drawing.plan);
  }
  canvas.end_structure();
  canvas.begin_layer("marks", "Crop marks");
  draw_neighbours(canvas, drawing, tile, picture);
  draw_crop_marks(canvas, picture, design.ink);
  canvas.end_layer();
  if (drawing.key && drawing.key->tile == sheet) {
    canvas.begin_layer("legend", "Legend");
    LineCanvas lines(canvas, design);
    draw(full ? canvas : lines, *drawing.key, picture.top_left, design);
    canvas.end_layer();
  }
  canvas.begin_layer("foot", "Foot");
  const double height = strip_height(inner_width(drawing.page), drawing.tiling.rows);
  draw_strip(canvas, drawing.text, drawing.tiling, sheet,
             {{free_edge, drawing.page.y - free_edge - height}, {inner_width(drawing.page), height}}, design);
  canvas.end_layer();
}

/// Names as large as they want to be read from beside the table.
void enlarge_names(MapPlan& plan) {
  constexpr double at_full_size = 2.5;
  const double factor = std::clamp(at_full_size / plan.scale, 1.0, at_full_size);
  for (auto& request : plan.label_requests) request.font.size *= factor;
}

/// What hides an edge of ground that it stands on.
LabelObstacles things_on_edges(const MapPlan& plan) {
  LabelObstacles things(plan.bounds);
  for (const auto& wall : plan.walls) things.add(bounds_of(wall.run));
  for (const auto& hatchway : plan.hatchways) {
    for (const auto& box : boxes_of(hatchway)) things.add(box);
  }
  for (const auto& pillar : plan.pillars) things.add(bounds_of(pillar));
  return things;
}

/// Whether hardly anything of an edge can be seen.
bool is_hidden(const std::vector<Loop>& edges, const LabelObstacles& things) {
  constexpr double step = 4;
  constexpr double most_in_sight = 0.1;
  std::size_t all = 0;
  std::size_t in_sight = 0;
  for (const auto& loop : edges) {
    for (std::size_t corner = 0; corner < loop.size(); ++corner) {
      const auto way = loop[(corner + 1) % loop.size()] - loop[corner];
      const auto steps = static_cast<std::size_t>(std::ceil(std::hypot(way.x, way.y) / step));
      for (std::size_t each = 0; each < steps; ++each) {
        const Rect spot{loop[corner] + way * ((static_cast<double>(each) + 0.5) / static_cast<double>(steps)), {}};
        ++all;
        if (!things.any_overlapping(spot.grown(1e-6))) ++in_sight;
      }
    }
  }
  return static_cast<double>(in_sight) < most_in_sight * static_cast<double>(all);
}

/// Ground as lines. Where walls stand on the edges of all ground of a kind, its line runs beside them.
void draw_ground_in_lines(MapPlan& plan) {
  const auto things = things_on_edges(plan);
  const auto kind_of = [](const ZoneShape& zone) { return std::pair(zone.kind_name, zone.side_name); };
  std::set<std::pair<std::string, std::string>> in_sight;
  for (const auto& zone : plan.zones) {
    if (zone.drawn == ZoneKind::Drawn::fill && !is_hidden(zone.loops, things)) in_sight.insert(kind_of(zone));
  }
  for (auto& zone : plan.zones) {
    zone.in_lines = true;
    const bool fills = zone.drawn == ZoneKind::Drawn::fill;
    if (fills && !in_sight.contains(kind_of(zone))) zone.drawn = ZoneKind::Drawn::outline;
  }
}

/// The strips that two sheets show, where a name would be cut.
std::vector<Rect> joints_of(const Tiling& tiling) {
  std::vector<Rect> joints;
  for (const auto& [column, row, part] : tiling.tiles) {
    if (column > 0) joints.push_back({part.top_left, {tiling.overlap, part.size.y}});
    if (row > 0) joints.push_back({part.top_left, {part.size.x, tiling.overlap}});
  }
  return joints;
}

bool are_all_words(const std::vector<PlacedLabel>& labels) {
  return std::ranges::all_of(labels, [](const PlacedLabel& label) { return label.number == 0; });
}

/// Each name on one sheet, unless one would find no place then.
void place_names(MapPlan& plan, const Tiling& tiling) {
  const auto scene = label_scene(plan, plan.bounds);
  auto apart = scene;
  for (const auto& joint : joints_of(tiling)) apart.built.emplace_back(joint);
  plan.labels = place_labels(apart);
  if (!are_all_words(plan.labels)) plan.labels = place_labels(scene);
}

/// Around each thing that is drawn.
std::vector<Rect> shown_boxes(const MapPlan& plan) {
  BoxesCanvas boxes;
  paint_map(boxes, plan);
  return boxes.boxes();
}

Error too_many(const PosterOptions& options, const MapPlan& plan, Vec page, std::size_t sheets) {
  const Vec picture = plan.bounds.size;
  auto message = fmt::format("At {} the poster would take {} sheets of {}; {} are the most.", scale_text(options.scale),
                             sheets, to_text(options.paper), most_sheets);
  const auto farthest = farthest_out(plan);
  if (farthest && sheets_on(page, plan.boards.size, options.overlap) <= most_sheets) {
    return {message + " " + in_words(*farthest), {}, 0, 0};
  }
  const auto sheets_at = [&](double scale) {
    return sheets_on(page, picture * (options.scale / scale), options.overlap);
  };
  const auto smaller = smaller_scale(options, [&](double scale) { return sheets_at(scale) <= most_sheets; });
  if (smaller) message += fmt::format(" At {} it takes about {}.", scale_text(*smaller), sheets_at(*smaller));
  return {std::move(message), {}, 0, 0};
}

/// What the signs and numbers on the map mean, on pages of its own; holds everything, so it outlives the mission.
struct LegendPages {
  std::vector<LegendEntry> entries;
  Header header;
  Vec page;
  int columns = 1;
  LegendTexts texts = LegendTexts::whole;
  /// Where the entries of each page end.
  std::vector<std::size_t> ends;

  static constexpr double margin = 15;
  [[nodiscard]] double width() const { return page.x - 2 * margin; }
  [[nodiscard]] double top() const { return margin + header.height + margin / 2; }
  [[nodiscard]] double height() const { return page.y - margin - top(); }
  [[nodiscard]] std::vector<LegendEntry> part(std::size_t from, std::size_t end) const {
    return {entries.begin() + static_cast<std::ptrdiff_t>(from), entries.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  [[nodiscard]] std::vector<LegendEntry> of_page(std::size_t number) const {
    return part(number == 0 ? 0 : ends[number - 1], ends[number]);
  }
  [[nodiscard]] bool fits(const std::vector<LegendEntry>& some) const {
    return set_legend(some, width(), columns, texts).size.y <= height();
  }
  /// How far the entries go that one page holds; one at least, and no title without what it stands above.
  [[nodiscard]] std::size_t end_of_page(std::size_t from) const {
    auto holds = from + 1;
    auto too_many = entries.size() + 1;
    while (too_many - holds > 1) {
      const auto middle = (holds + too_many) / 2;
      (fits(part(from, middle)) ? holds : too_many) = middle;
    }
    while (holds < entries.size() && holds > from + 1 && entries[holds - 1].title) --holds;
    return holds;
  }
};

void paint_legend(Canvas& canvas, const LegendPages& legend, std::size_t number, const Drawing& drawing) {
  const auto& design = *drawing.plan.design;
  const double scale = drawing.plan.scale;
  LineCanvas lines(canvas, design);
  fill_paper(canvas, legend.page, design);
  canvas.begin_layer("header", "Header");
  draw(canvas, legend.header, scale, {LegendPages::margin, LegendPages::margin}, legend.width(), design);
  canvas.end_layer();
  canvas.begin_layer("legend", "Legend");
  const auto entries = legend.of_page(number);
  draw(drawing.style == PosterOptions::Style::full ? canvas : lines,
       set_legend(entries, legend.width(), legend.columns, legend.texts), {LegendPages::margin, legend.top()}, design);
  canvas.end_layer();
}

/// Makes the page of a poster that is a sheet by itself so much taller, if it may be.
void add_key_below(Drawing& drawing) {
  auto key = key_below(legend_of(drawing.plan), drawing.plan.bounds.size);
  if (!key) return;
  const double taller = drawing.page.y + key->place.bottom_right().y - drawing.plan.bounds.size.y;
  if (taller > longest_page) return;
  drawing.page.y = taller;
  drawing.key = std::move(key);
}

Result<void> add_legend(Poster& made, const Mission& mission, const std::shared_ptr<const Drawing>& drawing,
                        const PosterOptions& options) {
  constexpr double column_width = 58;
  /// What is smaller has no room for a head and a few lines.
  constexpr Vec least_room{60, 30};
  const auto legend = std::make_shared<LegendPages>();
  legend->page = size_of(options.paper);
  if (options.orientation == Orientation::across) std::swap(legend->page.x, legend->page.y);
  constexpr double tallest_head = 45;
  for (const auto texts : {HeadTexts::long_ones, HeadTexts::one_line}) {
    legend->header = set_header(mission, "KEY OF THE POSTER", legend->width(), texts);
    if (legend->header.height <= tallest_head) break;
  }
  if (legend->width() < least_room.x || legend->height() < least_room.y) {
    return fail(
        fmt::format("{} is too small for the key of this poster; choose larger paper.", to_text(options.paper)));
  }
  legend->columns = std::max(1, static_cast<int>(legend->width() / column_width));
  legend->entries = legend_of(drawing->plan);
  const auto& entries = legend->entries;
  const bool each_fits = std::ranges::all_of(entries, [&](const auto& entry) { return legend->fits({entry}); });
  if (!each_fits) legend->texts = LegendTexts::cut;
  for (std::size_t end = 0; end < entries.size();) {
    end = legend->end_of_page(end);
    legend->ends.push_back(end);
  }
  bool whole = true;
  for (std::size_t number = 0; number < legend->ends.size(); ++number) {
    const auto shown = legend->of_page(number);
    whole = whole && set_legend(shown, legend->width(), legend->columns, legend->texts).whole;
    auto name = legend->ends.size() == 1 ? "Key" : fmt::format("Key {} of {}", number + 1, legend->ends.size());
    made.pages.push_back(
        {legend->page, [legend, drawing, number](Canvas& canvas) { paint_legend(canvas, *legend, number, *drawing); },
         std::nullopt, 0, std::move(name)});
  }
  if (!whole) made.warnings.emplace_back("Words in the key are too long for its page, and are broken or cut.");
  return {};
}

}  // namespace

Result<Poster> poster(const Mission& mission, const PosterOptions& wanted) {
  auto options = wanted;
  if (options.one_page) options.overlap = 0;
  if (const auto drawable = expect_drawable(mission); !drawable) return tl::unexpected(drawable.error());
  const MapOptions on_paper{options.scale, {}, options.design};
  auto drawing = std::make_shared<Drawing>();
  drawing->plan = lay_out_map(mission, on_paper);
  auto& plan = drawing->plan;
  if (const auto drawable = expect_drawable(plan.label_requests); !drawable) return tl::unexpected(drawable.error());
  enlarge_names(plan);
  if (options.style == PosterOptions::Style::outline) draw_ground_in_lines(plan);
  const auto page = page_for(options, plan.bounds.size);
  if (!page) return tl::unexpected(page.error());
  if (const auto sheets = sheets_on(*page, plan.bounds.size, options.overlap);
      !options.one_page && sheets > most_sheets) {
    return tl::unexpected(too_many(options, plan, *page, sheets));
  }
  drawing->page = *page;
  drawing->style = options.style;
  drawing->text = {title_of(mission), options.scale};
  const auto most =
      options.one_page ? plan.bounds.size : room_on(*page, rows_on(*page, plan.bounds.size.y, options.overlap));
  const auto shown = shown_boxes(plan);
  drawing->tiling = cut_into_tiles(plan.bounds, most, options.overlap, shown);
  if (!options.one_page) {
    if (auto keyed = room_for_key(legend_of(plan), plan.bounds, most, options.overlap, shown)) {
      drawing->tiling = std::move(keyed->tiling);
      drawing->key = std::move(keyed->key);
    }
  }
  keep_whole(plan.coordinates, drawing->tiling);
  place_names(plan, drawing->tiling);
  if (options.one_page) add_key_below(*drawing);
  Poster made;
  for (std::size_t sheet = 0; sheet < drawing->tiling.tiles.size(); ++sheet) {
    made.pages.push_back({drawing->page, [drawing, sheet](Canvas& canvas) { paint_sheet(canvas, *drawing, sheet); },
                          place_of(*drawing, sheet), 0, sheet_name(drawing->tiling, sheet)});
  }
  // Where sheets are joined, numbers that stand for names have no room beside them.
  const bool told = drawing->key && (options.one_page || are_all_words(plan.labels));
  if (!told && !legend_of(plan).empty()) {
    if (const auto added = add_legend(made, mission, drawing, options); !added) return tl::unexpected(added.error());
  }
  if (auto names = what_is_cut(plan.coordinates)) made.warnings.push_back(*std::move(names));
  if (is_cut(drawing->text, drawing->tiling, inner_width(*page))) {
    made.warnings.emplace_back(
        "The title is longer than the line at the foot of a sheet has room for, and is cut there.");
  }
  return made;
}

}  // namespace bulkhead
