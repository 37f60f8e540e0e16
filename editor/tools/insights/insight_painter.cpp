// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insight_painter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "editor/tools/insights/insight_looks.h"
#include "editor/tools/view/ruler.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr Colour white{0xFF, 0xFF, 0xFF, 1};

double length_of(Vec vec) { return std::hypot(vec.x, vec.y); }

class Painter {
 public:
  Painter(Canvas& canvas, const View& view, const Design& design) : canvas_(canvas), view_(view), looks_(design) {}

  void draw(const InsightPicture& picture) {
    layer(picture, InsightKind::compartments, picture.compartments);
    layer(picture, InsightKind::distance, picture.distance);
    layer(picture, InsightKind::frontier, picture.frontier);
    layer(picture, InsightKind::exposure, picture.exposure);
    layer(picture, InsightKind::sight, picture.sight);
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
    for (const auto& each : boxes) whole.append(Path::rectangle(box(each)));
    return whole;
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
    run.colour = white;
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
      const auto middle = at(room.middle);
      canvas_.fill(Path::circle(middle, 11), looks_.design.paper.faded(0.85));
      words(room.name, middle, 13, looks_.design.ink);
    }
  }

  void draw_layer(const DistanceInsight& insight) {
    for (const auto& field : insight.fields) {
      for (int band = 0; band <= DistanceInsight::most_bands; ++band) {
        const auto boxes = field.boxes(static_cast<std::int8_t>(band));
        if (!boxes.empty()) canvas_.fill(path(boxes), looks_.distance(band));
      }
      const auto beyond = path(field.boxes(BandField::unreachable));
      if (!beyond.empty()) canvas_.fill(beyond, looks_.unreachable());
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

  /// The lines between squares of different bands.
  [[nodiscard]] Path steps_between(const BandField& field) const {
    Path lines;
    const auto corner = [&](int column, int row) {
      return at(field.top_left + Vec{column * field.side, row * field.side});
    };
    const auto differ = [](std::int8_t a, std::int8_t b) { return a != b && a >= 0 && b >= 0; };
    for (int row = 0; row < field.rows; ++row) {
      for (int column = 0; column < field.columns; ++column) {
        if (column + 1 < field.columns && differ(field.at(column, row), field.at(column + 1, row))) {
          lines.append(Path::line(corner(column + 1, row), corner(column + 1, row + 1)));
        }
        if (row + 1 < field.rows && differ(field.at(column, row), field.at(column, row + 1))) {
          lines.append(Path::line(corner(column, row + 1), corner(column + 1, row + 1)));
        }
      }
    }
    return lines;
  }

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
        const auto area = path(field.boxes(static_cast<std::int8_t>(band)));
        if (!area.empty()) canvas_.fill(area, looks_.exposure(band));
      }
    }
  }

  void draw_layer(const FrontierInsight& insight) {
    for (const auto& field : insight.fields) {
      for (std::size_t side = 0; side < insight.sides.size(); ++side) {
        const auto area = path(field.boxes(static_cast<std::int8_t>(side)));
        if (area.empty()) continue;
        canvas_.fill(area, looks_.frontier_ground(side));
        canvas_.fill(area, looks_.frontier(side));
      }
      const auto contested = path(field.boxes(FrontierInsight::contested));
      if (!contested.empty()) canvas_.fill(contested, looks_.contested());
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

void draw_insights(Canvas& canvas, const View& view, const InsightPicture& picture, const Design& design) {
  Painter(canvas, view, design).draw(picture);
}

}  // namespace bulkhead
