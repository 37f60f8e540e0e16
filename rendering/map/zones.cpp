// SPDX-License-Identifier: MIT
#include "rendering/map/zones.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rendering/canvas/pens.h"
#include "rendering/label/obstacles.h"
#include "rendering/look/colours.h"
#include "rendering/map/area_parts.h"
#include "rendering/map/entries.h"
#include "rendering/map/names.h"
#include "rendering/map/whole_shapes.h"
#include "rendering/map/zone_layers.h"
#include "rendering/map/zone_looks.h"

namespace bulkhead {
namespace {

/// What a shape is on paper.
class ShapeOnPaper {
 public:
  explicit ShapeOnPaper(const MapFrame& frame) : frame_(frame) {}

  Path operator()(const CellsShape& shape) const {
    std::vector<Rect> boxes;
    for (const auto& cell : shape.cells) {
      if (exists(frame_.mission(), Place(cell))) {
        boxes.push_back(frame_.box(cell.board, cell_ground(frame_.mission(), cell)));
      }
    }
    return path_of(outline_of(boxes));
  }

  Path operator()(const PolygonShape& shape) const {
    return on_decks([&](const MapFrame::Deck& deck) {
      Loop corners;
      for (const auto& corner : shape.corners) corners.push_back(frame_.at(deck.board, corner));
      return corners;
    });
  }

  Path operator()(const CircleShape& shape) const {
    const bool free = std::holds_alternative<Point>(shape.centre);
    if (!free && !exists(frame_.mission(), shape.centre)) return {};
    return Path::circle(frame_.at(shape.centre), frame_.length(shape.radius));
  }

  Path operator()(const StripShape& shape) const {
    return on_decks([&](const MapFrame::Deck& deck) { return corners_of(strip_on(frame_, deck, shape)); });
  }

  Path operator()(const QuarterShape& shape) const {
    return on_decks([&](const MapFrame::Deck& deck) {
      const auto quarter = quarter_on(frame_, deck, shape);
      return quarter_round(quarter.centre, quarter.size, frame_.length(shape.clear_of_centre));
    });
  }

 private:
  /// What `polygon_on` gives for each deck, as far as it lies there.
  template <typename PolygonOn>
  [[nodiscard]] Path on_decks(const PolygonOn& polygon_on) const {
    std::vector<Loop> loops;
    for (const auto& deck : frame_.decks()) {
      auto loop = cut_to(polygon_on(deck), deck.bounds);
      if (loop.size() > 2) loops.push_back(std::move(loop));
    }
    return path_of(loops);
  }

  static Loop corners_of(const Rect& box) {
    const auto high = box.bottom_right();
    return {box.top_left, {high.x, box.top_left.y}, high, {box.top_left.x, high.y}};
  }

  /// The rectangle from a centre to a corner that lies `size` away (which may be negative), less a disc around the
  /// centre.
  static Loop quarter_round(Vec centre, Vec size, double radius) {
    Loop corners = {centre + Vec{size.x, 0}, centre + size, centre + Vec{0, size.y}};
    constexpr int pieces = 48;
    for (int piece = 0; piece <= pieces; ++piece) {
      const double angle = std::numbers::pi / 2 * (1 - static_cast<double>(piece) / pieces);
      const double x = std::min(radius * std::cos(angle), std::abs(size.x));
      const double y = std::min(radius * std::sin(angle), std::abs(size.y));
      corners.push_back(centre + Vec{std::copysign(x, size.x), std::copysign(y, size.y)});
    }
    return corners;
  }

  const MapFrame& frame_;
};

std::string label_of(const Zone& zone, const ZoneShape& shape, const ZoneKind* kind) {
  if (auto name = written_name(zone); !name.empty()) return name;
  if (kind != nullptr && kind->start != ZoneKind::Start::no && !shape.side_name.empty()) return shape.side_name;
  return shape.kind_name;
}

/// Of a wall's thickness, half of which covers a band below it.
constexpr double beside_walls = 0.92;

/// So wide a band is in full size, where one looks at it from beside the table, in millimetres.
constexpr double band_on_table = 6;

double thickest_wall(const MapFrame& frame) {
  double thickest = 0;
  for (const auto& board : frame.mission().boards) {
    const auto* set = set_of(frame.mission(), *board);
    if (set != nullptr) thickest = std::max(thickest, frame.length(set->wall_thickness));
  }
  return thickest;
}

/// Whether a board has some of what a quarter leaves free around the centre.
bool shows_free_centre(const MapFrame& frame, const QuarterShape& shape) {
  const double radius = frame.length(shape.clear_of_centre);
  return std::ranges::any_of(frame.decks(), [&](const MapFrame::Deck& deck) {
    const auto quarter = quarter_on(frame, deck, shape);
    const Vec reach{std::copysign(radius, quarter.size.x), std::copysign(radius, quarter.size.y)};
    const auto free = common(joined({quarter.centre, {}}, {quarter.centre + reach, {}}), deck.bounds);
    for (int number = 1; number <= static_cast<int>(frame.mission().boards.size()); ++number) {
      const auto part = common(frame.board(number), free);
      if (part.size.x > 0 && part.size.y > 0 && overlaps(part, RoundObstacle{quarter.centre, radius})) return true;
    }
    return false;
  });
}

ZoneShape shape_of(const MapFrame& frame, const Zone& zone, bool is_area, const ZoneLook& look) {
  const auto& mission = frame.mission();
  const auto* kind = find_zone_kind(*mission.system, zone.kind);
  ZoneShape shape;
  shape.is_area = is_area;
  shape.style = look.style;
  shape.drawn = look.drawn;
  shape.sign = look.sign;
  shape.grain = std::clamp(std::sqrt(4 / frame.scale()), 0.5, 1.0);
  shape.band = std::max({shape.band, thickest_wall(frame) * beside_walls, frame.millimetres(band_on_table)});
  shape.path = std::visit(ShapeOnPaper(frame), zone.shape);
  shape.loops = loops_of(shape.path);
  if (const auto* of_cells = std::get_if<CellsShape>(&zone.shape); of_cells != nullptr && is_area) {
    shape.parts = parts_of(frame, *of_cells);
  }
  shape.shown = common(shape.path.bounds(), frame.bounds());
  shape.kind_name = kind != nullptr ? one_line(kind->name) : std::string();
  if (shape.kind_name.empty()) shape.kind_name = id_as_words(zone.kind);
  if (zone.side) shape.side_name = side_name(mission, *zone.side);
  shape.label = label_of(zone, shape, kind);
  const auto* quarter = std::get_if<QuarterShape>(&zone.shape);
  if (quarter != nullptr && shows_free_centre(frame, *quarter)) shape.clear_of_centre = quarter->clear_of_centre;
  shape.named = !one_line(zone.label).empty() || !one_line(zone.name).empty();
  shape.object = object_of(is_area ? "area" : "zone", zone.id, shape.label);
  shape.object.description = shape.kind_name + (shape.side_name.empty() ? "" : ", " + shape.side_name);
  if (kind != nullptr && kind->start != ZoneKind::Start::no) shape.arrows = entry_arrows(frame, zone.shape);
  return shape;
}

/// A zone may be a thousand times as large as the boards; its pattern need not be.
void fill_with_pattern(Canvas& canvas, const ZoneShape& zone) {
  const auto pattern = ground_pattern(zone.style, zone.grain);
  if (zone.shown == zone.path.bounds()) return canvas.fill(zone.path, pattern);
  canvas.push_clip(zone.path);
  canvas.fill(Path::rectangle(zone.shown), pattern);
  canvas.pop_clip();
}

/// What a pattern becomes in a band: marks across it, each pattern's in another rhythm, told apart without colours too.
/// The first that areas take has none.
std::vector<double> rhythm_of(Pattern::Kind pattern) {
  switch (pattern) {
    case Pattern::Kind::stripes: return {1.2, 1.2};
    case Pattern::Kind::dots: return {0.4, 1.6};
    case Pattern::Kind::bars: return {4, 0.8};
    case Pattern::Kind::crosses: return {0.4, 0.5, 0.4, 2.4};
    case Pattern::Kind::grid: return {};
    case Pattern::Kind::reversed_stripes: return {0.4, 4};
    case Pattern::Kind::checks: break;
  }
  return {1.2, 0.5, 0.4, 0.5};
}

/// What a pattern becomes in a line: dashes and gaps as long ones, dots and so on, so few that a sample in a legend
/// shows each whole. The first that areas take has none.
std::vector<double> line_rhythm_of(Pattern::Kind pattern) {
  constexpr double gap = 1.2;
  constexpr double dot = weight::zone_line;
  switch (pattern) {
    case Pattern::Kind::stripes: return {4.5, 1.8};
    case Pattern::Kind::dots: return {dot, gap};
    case Pattern::Kind::bars: return {4, gap, dot, gap};
    case Pattern::Kind::crosses: return {4, gap, dot, gap, dot, gap};
    case Pattern::Kind::grid: return {};
    case Pattern::Kind::reversed_stripes: return {dot, dot, dot, 2.4};
    case Pattern::Kind::checks: break;
  }
  return {2, gap};
}

/// Along the inside of the edge, as wide as it shows there; the zone's path must clip it.
Stroke line_inside(const ZoneShape& zone, double width) {
  auto line = thin_line(2 * width, zone.style.colour);
  line.dashes = line_rhythm_of(zone.style.pattern);
  return line;
}

/// One line for each zone, none of which lies on that of ground drawn otherwise.
void draw_in_lines(Canvas& canvas, const ZoneShape& zone, const Design& design) {
  canvas.push_clip(zone.path);
  switch (zone.drawn) {
    case ZoneKind::Drawn::number: canvas.stroke(zone.path, line_inside(zone, weight::outline)); break;
    case ZoneKind::Drawn::outline:
      canvas.stroke(zone.path, line_inside(zone, zone.band));
      canvas.stroke(zone.path, round_line(2 * (zone.band - weight::zone_line), design.paper));
      canvas.stroke(zone.path, round_line(2 * weight::lattice, zone.style.colour));
      break;
    case ZoneKind::Drawn::fill:
    case ZoneKind::Drawn::usual: canvas.stroke(zone.path, line_inside(zone, weight::zone_line)); break;
  }
  canvas.pop_clip();
}

bool has_something_at_centre(const MapFrame& frame, const std::vector<ZoneShape>& shapes) {
  return std::ranges::any_of(frame.decks(), [&](const MapFrame::Deck& deck) {
    const auto centre = quarter_on(frame, deck, {}).centre;
    return std::ranges::any_of(shapes, [&](const ZoneShape& shape) { return inside(shape.loops, centre); });
  });
}

}  // namespace

std::vector<ZoneShape> lay_out_zones(const MapFrame& frame) {
  const auto looks = zone_looks(frame.mission(), frame.design());
  std::vector<ZoneShape> shapes;
  for (const auto& zone : *frame.mission().zones) shapes.push_back(shape_of(frame, zone, false, looks[shapes.size()]));
  for (const auto& area : *frame.mission().areas) shapes.push_back(shape_of(frame, area, true, looks[shapes.size()]));
  for (auto& shape : shapes) {
    if (shape.clear_of_centre == Length()) continue;
    if (has_something_at_centre(frame, shapes)) shape.clear_of_centre = {};
  }
  put_in_layers(shapes);
  leave_to_smaller(shapes);
  return shapes;
}

void draw(Canvas& canvas, const ZoneShape& zone, const Design& design) {
  if (zone.path.empty()) return;
  if (zone.in_lines) return draw_in_lines(canvas, zone, design);
  // Only the inner half of each line shows, so neighbours keep their own edges.
  const double band = zone.band;
  Stroke edge;
  edge.width = 2 * weight::lattice;
  edge.colour = zone.style.colour.faded(0.75);
  if (zone.drawn == ZoneKind::Drawn::fill) {
    canvas.fill(zone.path, tint(zone.style));
    fill_with_pattern(canvas, zone);
  }
  canvas.push_clip(zone.path);
  if (zone.drawn == ZoneKind::Drawn::outline) {
    // A band on a pattern would be of neither's colour.
    canvas.stroke(zone.path, round_line(2 * band, design.floor));
    canvas.stroke(zone.path, round_line(2 * band, zone.style.colour.faded(0.35)));
    auto marks = round_line(2 * band, zone.style.colour.faded(0.3));
    marks.dashes = rhythm_of(zone.style.pattern);
    if (!marks.dashes.empty()) canvas.stroke(zone.path, marks);
  }
  if (zone.drawn == ZoneKind::Drawn::number) {
    edge.width = 2 * weight::header;
    edge.dashes = {1.8, 1.2};
  }
  canvas.stroke(zone.path, edge);
  canvas.pop_clip();
}

void draw_rim(Canvas& canvas, const ZoneShape& zone) {
  if (zone.path.empty()) return;
  canvas.push_clip(zone.path);
  canvas.stroke(zone.path, zone.in_lines ? line_inside(zone, weight::zone_line)
                                         : thin_line(2 * weight::lattice, zone.style.colour));
  canvas.pop_clip();
}

void draw(Canvas& canvas, const EntryArrow& arrow, Colour colour) { canvas.fill(path_of(arrow), colour); }

}  // namespace bulkhead
