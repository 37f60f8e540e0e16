// SPDX-License-Identifier: MIT
#include "editor/window/canvas/marks_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "editor/tools/pointing/pointing.h"
#include "model/mission/geometry.h"
#include "rendering/label/beside_line.h"
#include "rendering/look/colours.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

/// Half the side of the square that marks a node.
constexpr double node_reach = 9;

/// How a kind of mark is drawn: the ground of what has ground, and the line around it or along it.
struct MarkPaint {
  Colour ground;
  Colour line;
  double width = 2;
  std::vector<double> dashes;
};

MarkPaint paint_of(MarkStyle style, const Design& design) {
  switch (style) {
    case MarkStyle::hover: return {mark_colour(design).faded(0.10), mark_colour(design).faded(0.55), 1.5, {}};
    case MarkStyle::ghost: return {mark_colour(design).faded(0.22), mark_colour(design).faded(0.95), 2, {}};
    case MarkStyle::erase: return {design.error.colour.faded(0.18), design.error.colour, 2, {}};
    case MarkStyle::selected: return {mark_colour(design).faded(0.16), mark_colour(design), 2, {}};
    case MarkStyle::image: return {mark_colour(design).faded(0.10), mark_colour(design).faded(0.75), 1.5, {4, 3}};
  }
  return {};
}

Stroke stroke_of(const MarkPaint& paint) {
  return {paint.width, paint.line, paint.dashes, Stroke::Cap::butt, Stroke::Join::round};
}

void draw_shape(Canvas& canvas, const Path& path, MarkStyle style, const Design& design) {
  if (path.empty()) return;
  const auto paint = paint_of(style, design);
  canvas.fill(path, paint.ground);
  canvas.stroke(path, stroke_of(paint));
}

/// Shapes of one style that follow each other, drawn together: hundreds may be selected, and dragged.
class ShapePainter {
 public:
  ShapePainter(Canvas& canvas, const Design& design) : canvas_(canvas), design_(design) {}
  ~ShapePainter() { paint(); }
  ShapePainter(const ShapePainter&) = delete;
  ShapePainter& operator=(const ShapePainter&) = delete;

  void add(const Path& path, MarkStyle style) {
    if (style != style_) paint();
    style_ = style;
    path_.append(path);
  }

 private:
  void paint() {
    draw_shape(canvas_, path_, style_, design_);
    path_ = {};
  }

  Canvas& canvas_;
  const Design& design_;
  Path path_;
  MarkStyle style_ = MarkStyle::selected;
};

/// A bar around an edge, `reach` to either side, from node to node.
Path bar(const ScreenPlaces::Ends& ends, double reach) {
  const Vec top_left{std::min(ends.from.x, ends.to.x), std::min(ends.from.y, ends.to.y)};
  const Vec size{std::abs(ends.to.x - ends.from.x), std::abs(ends.to.y - ends.from.y)};
  return Path::rounded(Rect{top_left, size}.grown(reach), reach);
}

void draw_leaf(Canvas& canvas, const ScreenPlaces::Ends& ends, Colour colour, const Design& design) {
  const Vec middle = (ends.from + ends.to) * 0.5;
  const Vec along = (ends.to - ends.from) * 0.22;
  const Vec across = Vec{-along.y, along.x} * (4 / std::hypot(along.x, along.y));
  const auto leaf = Path::polygon(
      {middle - along - across, middle + along - across, middle + along + across, middle - along + across});
  canvas.fill(leaf, design.paper);
  canvas.stroke(leaf, {2, colour, {}, Stroke::Cap::butt, Stroke::Join::miter});
}

/// A wall that does not stand yet, with the leaf of its hatchway.
void draw_wall(Canvas& canvas, const ScreenPlaces::Ends& ends, bool hatchway, MarkStyle style, const Design& design) {
  const auto paint = paint_of(style, design);
  Stroke stroke = stroke_of(paint);
  stroke.width = 6;
  stroke.cap = paint.dashes.empty() ? Stroke::Cap::round : Stroke::Cap::butt;
  stroke.colour = mark_colour(design).faded(style == MarkStyle::image ? 0.4 : 0.75);
  canvas.stroke(Path::line(ends.from, ends.to), stroke);
  if (hatchway) draw_leaf(canvas, ends, paint.line, design);
}

void draw_edge(Canvas& canvas, const ScreenPlaces& places, const EdgeMark& mark, const Design& design) {
  const auto ends = places.ends(mark.edge);
  const bool stands_there = mark.style == MarkStyle::selected || mark.style == MarkStyle::hover;
  if (stands_there || mark.style == MarkStyle::erase) {
    draw_shape(canvas, bar(ends, 6), mark.style, design);
  } else {
    draw_wall(canvas, ends, mark.hatchway.has_value(), mark.style, design);
  }
}

void draw_piece(Canvas& canvas, const ScreenPlaces& places, const GhostPiece& ghost, const Design& design) {
  const auto& [board, piece, style] = ghost;
  switch (piece.kind) {
    case FreePiece::Kind::wall:
    case FreePiece::Kind::hatchway:
      return draw_wall(canvas, places.ends(board, piece), piece.kind == FreePiece::Kind::hatchway, style, design);
    case FreePiece::Kind::pillar:
    case FreePiece::Kind::wall_end: break;
  }
  const auto at = places.middle(board, piece);
  const double reach = piece.kind == FreePiece::Kind::pillar ? node_reach : node_reach / 2;
  draw_shape(canvas, Path::rectangle(Rect{at, {}}.grown(reach)).turned(piece.turn, at), style, design);
}

void draw_ghost(Canvas& canvas, const ScreenPlaces& places, const GhostMarker& ghost, const Design& design) {
  const auto at = places.at(ghost.at);
  const double radius = std::max(6.0, places.pixels(marker_radius));
  draw_shape(canvas, Path::circle(at, radius), ghost.style, design);
  if (ghost.label.empty()) return;
  TextRun run;
  run.text = ghost.label;
  run.font = screen_font(std::clamp(radius, 10.0, 22.0), Font::Weight::bold);
  run.colour = paint_of(ghost.style, design).line;
  run.anchor = TextRun::Anchor::middle;
  run.at = at + Vec{0, measure(run.text, run.font).ascent * 0.38};
  canvas.text(run);
}

const Font& words_font() {
  static const Font font = screen_font(12.5, Font::Weight::semibold);
  return font;
}

/// Words on a small ground of their own; so many bytes of them stand before the caret, which is a drawn line: not every
/// font has a character for it.
void draw_words(Canvas& canvas, const std::string& words, Vec middle, const Design& design,
                std::optional<std::size_t> caret = std::nullopt) {
  TextRun run;
  run.text = words;
  run.font = words_font();
  run.colour = design.paper;
  run.anchor = TextRun::Anchor::middle;
  const auto size = measure(words, run.font);
  const Rect ground{{middle.x - size.width / 2 - 8, middle.y - 11}, {size.width + 16, 22}};
  canvas.fill(Path::rounded(ground, 5), mark_colour(design));
  run.at = {middle.x, middle.y + 4.5};
  canvas.text(run);
  if (!caret) return;
  const double at = middle.x - size.width / 2 + measure(words.substr(0, *caret), run.font).width + 1;
  canvas.stroke(Path::line({at, middle.y - 8}, {at, middle.y + 8}),
                {1.5, design.paper, {}, Stroke::Cap::butt, Stroke::Join::miter});
}

/// Where words about something stand: beside it, on the side that is nearest to their place and has room on the map.
Vec middle_beside(const ScreenPlaces& places, const MarkWords& words) {
  const auto at = places.at(words.at);
  const Vec above = at - Vec{0, 18};
  if (!words.about) return above;
  constexpr double gap = 7;
  const Vec half{measure(words.text, words_font()).width / 2 + 8, 11};
  const auto about = places.box(*words.about);
  const auto first = about.top_left;
  const auto last = about.bottom_right();
  const auto limits = places.canvas().grown(-4);
  const auto room_first = limits.top_left + half;
  const auto room_last = limits.bottom_right() - half;
  const auto within = [&](Vec middle) {
    return Vec{std::clamp(middle.x, room_first.x, std::max(room_first.x, room_last.x)),
               std::clamp(middle.y, room_first.y, std::max(room_first.y, room_last.y))};
  };
  struct Side {
    double away;
    Vec middle;
  };
  std::array sides = {Side{std::abs(at.y - first.y), {at.x, first.y - gap - half.y}},
                      Side{std::abs(last.y - at.y), {at.x, last.y + gap + half.y}},
                      Side{std::abs(at.x - first.x), {first.x - gap - half.x, at.y}},
                      Side{std::abs(last.x - at.x), {last.x + gap + half.x, at.y}}};
  std::stable_sort(sides.begin(), sides.end(),
                   [](const Side& one, const Side& other) { return one.away < other.away; });
  for (const auto& [away, middle] : sides) {
    const auto there = within(middle);
    const bool beside = std::abs(there.y - (first.y + last.y) / 2) >= (last.y - first.y) / 2 + half.y ||
                        std::abs(there.x - (first.x + last.x) / 2) >= (last.x - first.x) / 2 + half.x;
    if (beside) return there;
  }
  return within(above);
}

/// Where the words of a measured line stand, one below the other: on its free side.
Rect words_of_line(const ScreenPlaces& places, const MeasuringLine& line, const std::vector<Rect>& names) {
  constexpr double row = 24;
  constexpr double gap = 9;
  double width = measure(line.text, words_font()).width;
  for (const auto& note : line.notes) width = std::max(width, measure(note, words_font()).width);
  const Vec size{width + 16, row * static_cast<double>(1 + line.notes.size())};
  const auto limits = places.canvas().grown(-4);
  LabelObstacles taken(limits);
  LabelObstacles light(limits);
  const std::vector<Vec> straight = {places.at(line.from), places.at(line.to)};
  std::vector<Vec> way;
  for (const auto point : line.way) way.push_back(places.at(point));
  const auto take = [&](const std::vector<Vec>& points) {
    for (std::size_t index = 1; index < points.size(); ++index) taken.add(Segment{points[index - 1], points[index]});
  };
  take(straight);
  take(way);
  for (const auto end : straight) taken.add(RoundObstacle{end, std::max(6.0, places.pixels(line.base_radius))});
  for (const auto place : line.cover) taken.add(RoundObstacle{places.at(place), 9});
  for (const auto& name : names) light.add(name);
  return place_beside_line(size, way.empty() ? straight : way, gap, taken, light, limits);
}

/// Full for the way one goes, dashed for the straight line where that is blocked; rings round what gives cover.
void draw_line(Canvas& canvas, const ScreenPlaces& places, const MeasuringLine& line, const std::vector<Rect>& names,
               const Design& design) {
  const auto from = places.at(line.from);
  const auto to = places.at(line.to);
  Path way;
  for (const auto point : line.way) way.empty() ? way.move_to(places.at(point)) : way.line_to(places.at(point));
  const bool straight = line.way.size() == 2;
  const auto draw = [&](const Path& path, double width, const std::vector<double>& dashes) {
    canvas.stroke(path, {width + 2, design.paper.faded(0.8), {}, Stroke::Cap::round, Stroke::Join::round});
    canvas.stroke(path, {width, mark_colour(design), dashes, Stroke::Cap::round, Stroke::Join::round});
  };
  if (!straight) draw(Path::line(from, to), 1.2, {3, 4});
  if (!way.empty()) draw(way, 2.4, {});
  for (const auto end : {from, to}) {
    const double radius = places.pixels(line.base_radius);
    if (radius > 0) draw_shape(canvas, Path::circle(end, radius), MarkStyle::ghost, design);
    canvas.fill(Path::circle(end, 4.5), design.paper);
    canvas.fill(Path::circle(end, 3.5), mark_colour(design));
  }
  for (const auto place : line.cover) draw(Path::circle(places.at(place), 7), 1.8, {});
  if (line.text.empty()) return;
  const auto box = words_of_line(places, line, names);
  const Vec down{0, box.size.y / static_cast<double>(1 + line.notes.size())};
  auto at = box.top_left + Vec{box.size.x / 2, 0} + down * 0.5;
  draw_words(canvas, line.text, at, design);
  for (const auto& note : line.notes) draw_words(canvas, note, at = at + down, design);
}

void draw_outline(Canvas& canvas, const ScreenPlaces& places, const GhostOutline& outline, const Design& design) {
  const auto paint = paint_of(outline.style, design);
  Path sides;
  for (const auto corner : outline.corners) {
    sides.empty() ? sides.move_to(places.at(corner)) : sides.line_to(places.at(corner));
  }
  Stroke stroke = stroke_of(paint_of(MarkStyle::ghost, design));
  canvas.stroke(sides, stroke);
  stroke = stroke_of(paint);
  stroke.dashes = {4, 3};
  canvas.stroke(Path::line(places.at(outline.corners.back()), places.at(outline.next)), stroke);
  for (const auto corner : outline.corners) {
    // The first is the one to come back to.
    const double reach = corner == outline.corners.front() ? 5 : 3.5;
    canvas.fill(Path::circle(places.at(corner), reach + 1.5), design.paper);
    canvas.fill(Path::circle(places.at(corner), reach), mark_colour(design));
  }
}

void draw_handle(Canvas& canvas, const ScreenPlaces& places, const MarkHandle& handle, const Design& design) {
  const auto at = places.at(handle.at);
  const auto line = mark_colour(design);
  if (handle.middle) {
    canvas.stroke(Path::line(places.at(*handle.middle), at), {1.5, line, {}, Stroke::Cap::butt, Stroke::Join::miter});
  }
  const double reach = handle.faint ? 3 : 4.5;
  const auto shape = handle.middle ? Path::circle(at, reach + 1) : Path::rectangle(Rect{at, {}}.grown(reach));
  canvas.fill(shape, design.paper);
  canvas.stroke(shape, {1.75, handle.faint ? line.faded(0.6) : line, {}, Stroke::Cap::butt, Stroke::Join::miter});
}

void draw_cursor(Canvas& canvas, const ScreenPlaces& places, Vec on_table, const Design& design) {
  const auto at = places.at(on_table);
  const auto ring = Path::circle(at, 12);
  canvas.stroke(ring, {4.5, design.paper.faded(0.9), {}, Stroke::Cap::butt, Stroke::Join::miter});
  canvas.stroke(ring, {2.5, design.ink, {}, Stroke::Cap::butt, Stroke::Join::miter});
  for (const auto out : {Vec{1, 0}, Vec{-1, 0}, Vec{0, 1}, Vec{0, -1}}) {
    canvas.stroke(Path::line(at + out * 8, at + out * 17),
                  {2.5, design.ink, {}, Stroke::Cap::round, Stroke::Join::miter});
  }
}

/// A frame: what lies on the board stays as it looks.
void draw_board(Canvas& canvas, const ScreenPlaces& places, const BoardMark& mark, const Design& design) {
  const auto frame = Path::rectangle(places.box(mark.outline).grown(2));
  if (mark.style == MarkStyle::ghost) return draw_shape(canvas, frame, mark.style, design);
  auto stroke = stroke_of(paint_of(mark.style, design));
  stroke.width = mark.style == MarkStyle::selected ? 3 : 2;
  canvas.stroke(frame, stroke);
}

void draw_axis(Canvas& canvas, const ScreenPlaces& places, SymmetryPen pen, const Design& design) {
  if (pen == SymmetryPen::off) return;
  const Stroke stroke{1.5, mark_colour(design).faded(0.85), {8, 5}, Stroke::Cap::butt, Stroke::Join::miter};
  constexpr double beyond = 14;
  for (int number = 1; find_board(places.mission(), number) != nullptr; ++number) {
    const auto box = places.board(number);
    const auto at = places.at(number, Mirror(places.mission(), pen).axis(number));
    const auto corner = box.bottom_right();
    if (pen == SymmetryPen::left_right) {
      canvas.stroke(Path::line({at.x, box.top_left.y - beyond}, {at.x, corner.y + beyond}), stroke);
    } else if (pen == SymmetryPen::top_bottom) {
      canvas.stroke(Path::line({box.top_left.x - beyond, at.y}, {corner.x + beyond, at.y}), stroke);
    } else {
      canvas.stroke(Path::circle(at, 9),
                    {1.5, mark_colour(design).faded(0.85), {}, Stroke::Cap::butt, Stroke::Join::miter});
      canvas.stroke(Path::line(at - Vec{16, 0}, at + Vec{16, 0}), stroke_of(paint_of(MarkStyle::hover, design)));
      canvas.stroke(Path::line(at - Vec{0, 16}, at + Vec{0, 16}), stroke_of(paint_of(MarkStyle::hover, design)));
    }
  }
}

}  // namespace

Colour mark_colour(const Design& design) { return is_dark(design) ? rgb(0x82BCEB) : rgb(0x1B66A6); }

Font screen_font(double pixels, Font::Weight weight) {
  Font font;
  font.size = pixels / millimetres_per_point;
  font.weight = weight;
  return font;
}

void draw_marks(Canvas& canvas, const ScreenPlaces& places, const Marks& marks, const Design& design,
                const std::vector<Rect>& names) {
  draw_axis(canvas, places, marks.axis, design);
  for (const auto& mark : marks.boards) draw_board(canvas, places, mark, design);
  {
    ShapePainter shapes(canvas, design);
    for (const auto& mark : marks.cells) shapes.add(Path::rectangle(places.cell(mark.cell)), mark.style);
    for (const auto& mark : marks.objects) shapes.add(places.outline(mark.id), mark.style);
  }
  for (const auto& mark : marks.edges) draw_edge(canvas, places, mark, design);
  for (const auto& mark : marks.nodes) {
    draw_shape(canvas, Path::rounded(Rect{places.at(mark.node), {}}.grown(node_reach), 3), mark.style, design);
  }
  for (const auto& ghost : marks.ghost_pieces) draw_piece(canvas, places, ghost, design);
  {
    ShapePainter shapes(canvas, design);
    for (const auto& ghost : marks.ghost_features) {
      for (const auto& part : places.parts(ghost.board, ghost.feature)) shapes.add(part, ghost.style);
    }
  }
  for (const auto& ghost : marks.ghost_grounds) {
    std::vector<Vec> corners;
    for (const auto corner : ghost.outline) corners.push_back(places.at(corner));
    draw_shape(canvas, Path::polygon(corners), ghost.style, design);
  }
  for (const auto& ghost : marks.ghosts) draw_ghost(canvas, places, ghost, design);
  if (marks.band) draw_shape(canvas, Path::rectangle(places.box(*marks.band)), MarkStyle::image, design);
  for (const auto& handle : marks.handles) draw_handle(canvas, places, handle, design);
  if (marks.outline) draw_outline(canvas, places, *marks.outline, design);
  if (marks.line) draw_line(canvas, places, *marks.line, names, design);
  for (const auto& words : marks.words) {
    draw_words(canvas, words.text, middle_beside(places, words), design, words.caret);
  }
  if (marks.cursor) draw_cursor(canvas, places, *marks.cursor, design);
}

void draw_message(Canvas& canvas, const std::string& words, const Rect& map) {
  if (words.empty()) return;
  constexpr Colour paper = rgb(0xFFFFFF);
  constexpr Colour ink = rgb(0x22252B);
  const auto font = screen_font(13);
  const double widest = std::max(120.0, map.size.x - 96);
  const auto lines = wrap(words, font, widest);
  double width = 0;
  for (const auto& line : lines) width = std::max(width, measure(line, font).width);
  constexpr double line_height = 19;
  const double height = line_height * static_cast<double>(lines.size()) + 14;
  const Rect ground{{map.centre().x - width / 2 - 16, map.bottom_right().y - height - 20}, {width + 32, height}};
  canvas.fill(Path::rounded(ground, 7), ink.faded(0.92));
  TextRun run;
  run.font = font;
  run.colour = paper;
  run.at = ground.top_left + Vec{16, 7 + 14};
  for (const auto& line : lines) {
    run.text = line;
    canvas.text(run);
    run.at.y += line_height;
  }
}

}  // namespace bulkhead
