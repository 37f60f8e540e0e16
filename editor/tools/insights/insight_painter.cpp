// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insight_painter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "editor/tools/insights/insight_looks.h"
#include "editor/tools/view/ruler.h"
#include "rendering/look/colours.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr Colour white{0xFF, 0xFF, 0xFF, 1};
constexpr Colour black{0x14, 0x16, 0x1A, 1};

double length_of(Vec vec) { return std::hypot(vec.x, vec.y); }

class Painter {
 public:
  Painter(Canvas& canvas, const View& view, const Design& design) : canvas_(canvas), view_(view), looks_(design) {}

  void draw_ground(const InsightPicture& picture) {
    layer(picture, InsightKind::compartments, picture.compartments);
    layer(picture, InsightKind::frontier, picture.frontier);
    layer(picture, InsightKind::exposure, picture.exposure);
  }
  void draw_around_pointer(const InsightPicture& picture) {
    layer(picture, InsightKind::distance, picture.distance);
    layer(picture, InsightKind::sight, picture.sight);
  }
  void draw_marks(const InsightPicture& picture) {
    layer(picture, InsightKind::lanes, picture.lanes);
    layer(picture, InsightKind::access, picture.access);
    layer(picture, InsightKind::chokepoints, picture.chokepoints);
    for (const auto& hatchway : picture.hatchways) draw_looked(hatchway);
  }

 private:
  template <typename Layer>
  void layer(const InsightPicture& picture, InsightKind kind, const std::optional<Layer>& content) {
    if (!content) return;
    const bool pending = picture.is_pending(kind);
    if (pending) canvas_.push_opacity(0.35);
    draw_layer(*content);
    if (pending) canvas_.pop_opacity();
  }

  [[nodiscard]] Vec at(Vec on_table) const {
    const auto point = view_.to_screen(on_table);
    return {point.x, point.y};
  }
  [[nodiscard]] Box box(const Box& on_table) const { return {at(on_table.top_left), on_table.size * view_.zoom()}; }
  [[nodiscard]] Path path(const std::vector<Loop>& loops) const {
    Path whole;
    for (const auto& loop : loops) whole.append(path(loop));
    return whole;
  }
  [[nodiscard]] Path path(const Loop& loop) const {
    std::vector<Vec> corners;
    corners.reserve(loop.size());
    for (const auto corner : loop) corners.push_back(at(corner));
    return Path::polygon(corners);
  }
  [[nodiscard]] Path path(const std::vector<Box>& boxes) const {
    Path whole;
    for (const auto& each : boxes) {
      const auto on_screen = box(each);
      const auto end = on_screen.bottom_right();
      whole.move_to(on_screen.top_left).line_to({end.x, on_screen.top_left.y}).line_to(end);
      whole.line_to({on_screen.top_left.x, end.y}).close();
    }
    return whole;
  }

  /// The squares of a band, as far as they lie on the ground.
  [[nodiscard]] Path path(const BandField& field, std::int8_t band) const {
    std::vector<Box> boxes;
    for (const auto& square : field.boxes(band)) {
      for (const auto& ground : field.ground) {
        const auto part = common(square, ground);
        if (part.size.x > 0 && part.size.y > 0) boxes.push_back(part);
      }
    }
    return path(boxes);
  }

  /// Which band a point of the canvas has.
  [[nodiscard]] std::int8_t band_at(const BandField& field, Vec on_canvas) const {
    const auto on_table = view_.to_table({on_canvas.x, on_canvas.y});
    const bool on_ground = std::any_of(field.ground.begin(), field.ground.end(), [&](const Box& ground) {
      const auto end = ground.bottom_right();
      return on_table.x >= ground.top_left.x && on_table.y >= ground.top_left.y && on_table.x < end.x &&
             on_table.y < end.y;
    });
    const auto place = (on_table - field.top_left) * (1 / field.side);
    const bool inside = place.x >= 0 && place.y >= 0 && place.x < field.columns && place.y < field.rows;
    return on_ground && inside ? field.at(static_cast<int>(place.x), static_cast<int>(place.y)) : BandField::nothing;
  }

  [[nodiscard]] Box box_of(const BandField& field) const {
    return box({field.top_left, {field.columns * field.side, field.rows * field.side}});
  }

  /// Draws the lines of a pattern where the field has a band. Much faster than to clip a pattern to so many squares.
  void draw_stripes(const BandField& field, std::int8_t band, const Pattern& pattern) {
    const auto area = box_of(field);
    const bool rising = pattern.kind == Pattern::Kind::stripes;
    const double apart = pattern.spacing * std::numbers::sqrt2;
    const double step = std::max(1.0, field.side * view_.zoom() / 2);
    Path lines;
    const double across = area.size.x + area.size.y;
    const double first = std::ceil((area.top_left.x - area.size.y) / apart) * apart;
    const auto count = static_cast<int>(across / apart) + 1;
    for (int line = 0; line <= count; ++line) {
      const double x = first + line * apart;
      const auto steps = static_cast<int>(area.size.y / step);
      const auto point = [&](int index) {
        const double down = index * step;
        return Vec{rising ? x + area.size.y - down : x + down, area.top_left.y + down};
      };
      for (int index = 0, begin = 0; index <= steps; ++index) {
        if (index < steps && band_at(field, (point(index) + point(index + 1)) * 0.5) == band) continue;
        if (begin < index) add_line(lines, point(begin), point(index));
        begin = index + 1;
      }
    }
    if (lines.empty()) return;
    canvas_.push_clip(path(field.ground));
    canvas_.stroke(lines, {pattern.weight, pattern.colour, {}, Stroke::Cap::butt, Stroke::Join::miter});
    canvas_.pop_clip();
  }

  /// The same with dots, crosses or squares in a lattice.
  void draw_spots(const BandField& field, std::int8_t band, const Pattern& pattern) {
    const auto area = box_of(field);
    const double apart = pattern.spacing;
    Path spots;
    const auto first_row = static_cast<int>(std::floor(area.top_left.y / apart));
    const auto last_row = static_cast<int>(area.bottom_right().y / apart);
    const auto first_column = static_cast<int>(std::floor(area.top_left.x / apart));
    const auto last_column = static_cast<int>(area.bottom_right().x / apart);
    for (int row = first_row; row <= last_row; ++row) {
      for (int column = first_column; column <= last_column; ++column) {
        const Vec middle{(column + (row % 2 == 0 ? 0 : 0.5)) * apart, row * apart};
        if (band_at(field, middle) == band) add_spot(spots, middle, pattern);
      }
    }
    if (spots.empty()) return;
    if (pattern.kind == Pattern::Kind::crosses) {
      canvas_.stroke(spots, {pattern.weight, pattern.colour, {}, Stroke::Cap::butt, Stroke::Join::miter});
    } else {
      canvas_.fill(spots, pattern.colour);
    }
  }

  static void add_spot(Path& spots, Vec middle, const Pattern& pattern) {
    const double arm = pattern.spacing / 4;
    if (pattern.kind == Pattern::Kind::crosses) {
      add_line(spots, middle - Vec{arm, 0}, middle + Vec{arm, 0});
      add_line(spots, middle - Vec{0, arm}, middle + Vec{0, arm});
      return;
    }
    // Squares stand on their side, dots are so small that squares on their corner pass for them.
    const bool square = pattern.kind == Pattern::Kind::checks;
    const double reach = square ? arm : pattern.weight * 1.2;
    const Vec first = square ? Vec{reach, reach} : Vec{reach, 0};
    const Vec second = square ? Vec{-reach, reach} : Vec{0, reach};
    spots.move_to(middle + first).line_to(middle + second).line_to(middle - first).line_to(middle - second).close();
  }

  void draw_pattern(const BandField& field, std::int8_t band, const Pattern& pattern) {
    const bool striped = pattern.kind == Pattern::Kind::stripes || pattern.kind == Pattern::Kind::reversed_stripes;
    striped ? draw_stripes(field, band, pattern) : draw_spots(field, band, pattern);
  }

  /// Words with a rim around their letters.
  void words(const std::string& text, Vec middle, double pixels, Colour colour) {
    TextRun run;
    run.text = text;
    run.font = insight_font(pixels, Font::Weight::bold);
    run.colour = colour;
    run.anchor = TextRun::Anchor::middle;
    run.at = middle + Vec{0, pixels * 0.36};
    run.halo = 2.4;
    run.halo_colour = looks_.design.paper;
    canvas_.text(run);
  }

  /// Words on a ground of their own.
  void tag(const std::string& text, Vec middle, Colour ground) {
    TextRun run;
    run.text = text;
    run.font = insight_font(11.5, Font::Weight::semibold);
    run.colour = contrast(white, ground) >= contrast(black, ground) ? white : black;
    run.anchor = TextRun::Anchor::middle;
    const double width = measure(text, run.font).width + 10;
    canvas_.fill(Path::rounded({{middle.x - width / 2 - 1, middle.y - 9.5}, {width + 2, 19}}, 5), looks_.design.paper);
    canvas_.fill(Path::rounded({{middle.x - width / 2, middle.y - 8.5}, {width, 17}}, 4), ground);
    run.at = middle + Vec{0, 4.2};
    canvas_.text(run);
  }

  void draw_layer(const CompartmentsInsight& insight) {
    for (const auto& room : insight.rooms) {
      const auto outline = path(room.outline);
      canvas_.fill(outline, looks_.compartment(room.tone));
      canvas_.stroke(outline, {1.2, looks_.design.ink.faded(0.35), {}, Stroke::Cap::butt, Stroke::Join::miter});
    }
    for (const auto& room : insight.rooms) {
      const auto middle = at(room.number_at);
      canvas_.fill(Path::circle(middle, 9.5), looks_.design.paper.faded(0.85));
      words(room.name, middle, 12, looks_.design.ink);
    }
  }

  void draw_layer(const DistanceInsight& insight) {
    for (const auto& field : insight.fields) {
      for (int band = 0; band <= DistanceInsight::most_bands; ++band) {
        const auto area = path(field, static_cast<std::int8_t>(band));
        if (!area.empty()) canvas_.fill(area, looks_.distance(band));
      }
      draw_pattern(field, BandField::unreachable, looks_.unreachable());
      canvas_.stroke(steps_between(field), {1.3, looks_.distance_line(), {}, Stroke::Cap::square, Stroke::Join::miter});
    }
    for (const auto& field : insight.fields) {
      for (int band = 1; band <= DistanceInsight::most_bands; ++band) {
        const auto middle = field.middle(static_cast<std::int8_t>(band));
        if (!middle) continue;
        const bool last = band == DistanceInsight::most_bands;
        words(fmt::format("{}{}", band, last ? "+" : ""), at(*middle), 14, looks_.design.sides[1].colour);
      }
    }
  }

  /// The lines between squares of different bands, those in a row as one.
  [[nodiscard]] Path steps_between(const BandField& field) const {
    Path lines;
    const auto corner = [&](int column, int row) {
      return at(field.top_left + Vec{column * field.side, row * field.side});
    };
    const auto differ = [](std::int8_t a, std::int8_t b) { return a != b && a >= 0 && b >= 0; };
    for (int row = 1; row < field.rows; ++row) {
      for (int column = 0, begin = 0; column <= field.columns; ++column) {
        if (column < field.columns && differ(field.at(column, row - 1), field.at(column, row))) continue;
        if (begin < column) add_line(lines, corner(begin, row), corner(column, row));
        begin = column + 1;
      }
    }
    for (int column = 1; column < field.columns; ++column) {
      for (int row = 0, begin = 0; row <= field.rows; ++row) {
        if (row < field.rows && differ(field.at(column - 1, row), field.at(column, row))) continue;
        if (begin < row) add_line(lines, corner(column, begin), corner(column, row));
        begin = row + 1;
      }
    }
    return lines;
  }

  static void add_line(Path& lines, Vec from, Vec to) { lines.move_to(from).line_to(to); }

  void draw_layer(const SightInsight& insight) {
    Path unseen;
    for (const auto& loop : outline_of(insight.ground)) unseen.append(path(loop));
    // What is seen runs the other way round, so it is a hole.
    unseen.append(path(Loop(insight.seen.rbegin(), insight.seen.rend())));
    canvas_.fill(unseen, looks_.unseen());
    if (insight.seen.empty()) return;
    canvas_.stroke(path(insight.seen), {1.4, looks_.seen_line(), {}, Stroke::Cap::butt, Stroke::Join::round});
  }

  void draw_layer(const ExposureInsight& insight) {
    for (const auto& field : insight.fields) {
      for (int band = 0; band < ExposureInsight::bands; ++band) {
        draw_pattern(field, static_cast<std::int8_t>(band), looks_.exposure(band));
      }
    }
  }

  void draw_layer(const FrontierInsight& insight) {
    for (const auto& field : insight.fields) {
      for (std::size_t side = 0; side < insight.sides.size(); ++side) {
        const auto band = static_cast<std::int8_t>(side);
        const auto area = path(field, band);
        if (!area.empty()) canvas_.fill(area, looks_.frontier_ground(side));
        draw_pattern(field, band, looks_.frontier(side));
      }
      draw_pattern(field, FrontierInsight::contested, looks_.contested());
    }
  }

  void draw_layer(const LanesInsight& insight) {
    for (const auto& lane : insight.lanes) {
      const auto from = at(lane.from);
      const auto to = at(lane.to);
      line_on_paper(Path::line(from, to), looks_.lane());
      arrow_head(to, to - from, looks_.lane().colour);
      arrow_head(from, from - to, looks_.lane().colour);
      const auto length = Length::micrometres(std::llround(lane.length * 1000));
      tag(length_words(length, RulerUnit::inches), (from + to) * 0.5, looks_.lane().colour);
    }
  }

  void draw_layer(const AccessInsight& insight) {
    std::vector<std::pair<Vec, const AccessInsight::Arrow*>> ends;
    for (const auto& arrow : insight.arrows) {
      // Sides that go the same way run beside each other.
      const double aside =
          4.0 * (static_cast<double>(arrow.side) - 0.5 * static_cast<double>(insight.sides.size() - 1));
      Path way;
      std::vector<Vec> points;
      for (const auto point : arrow.points) points.push_back(at(point) + Vec{aside, aside});
      points.back() = at(arrow.points.back());
      way.move_to(points.front());
      for (std::size_t index = 1; index < points.size(); ++index) way.line_to(points[index]);
      const auto stroke = looks_.access(arrow.side);
      line_on_paper(way, stroke);
      canvas_.fill(Path::circle(points.front(), 4), stroke.colour);
      if (points.size() > 1) arrow_head(points.back(), points.back() - points[points.size() - 2], stroke.colour);
      ends.emplace_back(
          points.size() > 1 ? (points[points.size() / 2] + points[(points.size() - 1) / 2]) * 0.5 : points.front(),
          &arrow);
    }
    for (const auto& [middle, arrow] : ends) tag(arrow->words, middle, looks_.access(arrow->side).colour);
  }

  void draw_layer(const ChokepointsInsight& insight) {
    for (const auto& room : insight.dead_ends) {
      canvas_.fill(path(room), looks_.dead_end_ground());
      canvas_.stroke(path(room), looks_.dead_end());
    }
    for (const auto& hatchway : insight.hatchways) {
      const auto middle = at(hatchway.at);
      const auto along = hatchway.along * (view_.zoom() * 0.8);
      Stroke bar{InsightLooks::load_width(hatchway.share),
                 looks_.load().faded(0.55),
                 {},
                 Stroke::Cap::butt,
                 Stroke::Join::miter};
      canvas_.stroke(Path::line(middle - along, middle + along), bar);
      if (!hatchway.bridge) continue;
      // Two bars across: here the board falls apart.
      const Vec across = Vec{-along.y, along.x} * (9 / std::max(1.0, length_of(along)));
      for (const double end : {-1.0, 1.0}) {
        const auto place = middle + along * end;
        line_on_paper(Path::line(place - across, place + across),
                      {3, looks_.load(), {}, Stroke::Cap::round, Stroke::Join::miter});
      }
    }
    for (const auto& hatchway : insight.hatchways) {
      tag(fmt::format("{} %", std::lround(hatchway.share * 100)), at(hatchway.at), looks_.load());
    }
  }

  void draw_looked(const LookedHatchway& hatchway) {
    const auto middle = at(hatchway.at);
    const auto along = hatchway.along * (view_.zoom() * 0.72);
    const double reach = std::max(1.0, length_of(along));
    const Vec across = Vec{-along.y, along.x} * (7 / reach);
    const auto frame = Path::polygon(
        {middle - along - across, middle + along - across, middle + along + across, middle - along + across});
    const auto colour = looks_.looked().colour;
    // Open: nothing between the stubs but a frame; closed: a leaf with a bar through it.
    canvas_.fill(frame, hatchway.open ? looks_.design.floor : colour.faded(0.85));
    canvas_.stroke(frame, looks_.looked());
    if (!hatchway.open) {
      canvas_.stroke(Path::line(middle - along, middle + along),
                     {2, looks_.design.paper, {}, Stroke::Cap::butt, Stroke::Join::miter});
    }
  }

  void line_on_paper(const Path& line, const Stroke& stroke) {
    canvas_.stroke(line,
                   {stroke.width + 3, looks_.design.paper.faded(0.75), {}, Stroke::Cap::round, Stroke::Join::round});
    canvas_.stroke(line, stroke);
  }

  void arrow_head(Vec tip, Vec direction, Colour colour) {
    const double reach = length_of(direction);
    if (reach < 1e-9) return;
    const Vec ahead = direction * (1 / reach);
    const Vec aside{-ahead.y, ahead.x};
    canvas_.fill(Path::polygon({tip, tip - ahead * 11 + aside * 5.5, tip - ahead * 11 - aside * 5.5}), colour);
  }

  Canvas& canvas_;
  const View& view_;
  InsightLooks looks_;
};

}  // namespace

void draw_lasting_insights(Canvas& canvas, const View& view, const InsightPicture& picture, const Design& design) {
  Painter(canvas, view, design).draw_ground(picture);
}

void draw_pointed_insights(Canvas& canvas, const View& view, const InsightPicture& picture, const Design& design) {
  Painter painter(canvas, view, design);
  painter.draw_around_pointer(picture);
  painter.draw_marks(picture);
}

}  // namespace bulkhead
