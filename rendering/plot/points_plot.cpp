// SPDX-License-Identifier: MIT
#include "rendering/plot/points_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "rendering/canvas/pens.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr Vec page_size{210, 148};
constexpr double margin = 14;
constexpr double right_margin = 40;
constexpr double note_line = 4.2;
constexpr double sign = 1.5;
constexpr double line_width = 0.7;
constexpr double cap = 1.3;

const Font title_font{16, Font::Weight::bold, -0.15, false};
const Font note_font{type_size::body, Font::Weight::regular, 0, false};
const Font figure_font{type_size::body, Font::Weight::regular, 0, true};
const Font name_font{type_size::body, Font::Weight::semibold, 0, true};

/// What tells a side's line from the others but for its colour.
struct LineLook {
  std::vector<double> dashes;
  bool is_round = true;
  bool is_filled = true;
};
const std::array<LineLook, 4> looks = {
    {{{}, true, true}, {{2.6, 1.4}, false, false}, {{0.7, 1.1}, true, false}, {{4, 1, 0.7, 1}, false, true}}};

Stroke stroke_of(double width, Colour colour, std::vector<double> dashes = {}) {
  Stroke stroke = round_line(width, colour);
  stroke.dashes = std::move(dashes);
  return stroke;
}

/// The least of 1, 2, 5, 10, 20 … of which no more than seven make `most`.
double step_for(double most) {
  double step = 1;
  for (int turn = 0; most / step > 7; ++turn) step *= turn % 3 == 1 ? 2.5 : 2;
  return step;
}

/// Where the plot lies on the page, and what it shows.
struct Frame {
  Rect box;
  double top_points = 1;
  double step = 1;
  std::size_t rounds = 1;

  [[nodiscard]] double x(std::size_t round) const {
    const double parts = static_cast<double>(rounds);
    return box.top_left.x + box.size.x * (static_cast<double>(round) + 0.5) / parts;
  }
  [[nodiscard]] double y(double points) const {
    return box.bottom_right().y - box.size.y * std::clamp(points, 0.0, top_points) / top_points;
  }
  [[nodiscard]] Vec at(std::size_t round, double points) const { return {x(round), y(points)}; }
};

Frame frame_of(const PointsPlot& plot, double top) {
  Frame frame;
  frame.box = {{margin + 10, top}, {page_size.x - margin - 10 - right_margin, page_size.y - margin - 9 - top}};
  double most = 1;
  for (const auto& line : plot.lines) {
    frame.rounds = std::max(frame.rounds, line.rounds.size());
    for (const auto& value : line.rounds) most = std::max({most, value.mean + value.deviation, value.to});
  }
  frame.step = step_for(most);
  frame.top_points = std::ceil(most / frame.step) * frame.step;
  return frame;
}

void draw_axes(Canvas& canvas, const Frame& frame, const Design& design) {
  const auto& box = frame.box;
  for (int tick = 0; tick * frame.step <= frame.top_points + frame.step / 2; ++tick) {
    const double y = frame.y(tick * frame.step);
    const bool is_axis = tick == 0;
    canvas.stroke(Path::line({box.top_left.x, y}, {box.bottom_right().x, y}),
                  stroke_of(is_axis ? weight::outline : weight::hairline, is_axis ? design.ink : design.rule));
    canvas.text(run_at(fmt::format("{:g}", tick * frame.step), figure_font, design.mute,
                       {box.top_left.x - 2.2, y + cap_height(figure_font) / 2}, TextRun::Anchor::end));
  }
  const double below = box.bottom_right().y;
  for (std::size_t round = 0; round < frame.rounds; ++round) {
    canvas.stroke(Path::line({frame.x(round), below}, {frame.x(round), below + 1.2}),
                  stroke_of(weight::hairline, design.ink));
    canvas.text(run_at(std::to_string(round + 1), figure_font, design.mute, {frame.x(round), below + 5},
                       TextRun::Anchor::middle));
  }
  canvas.text(run_at("End of round", note_font, design.mute, {box.centre().x, below + 10.4}, TextRun::Anchor::middle));
  canvas.text(run_at("Victory points", note_font, design.mute, {margin, box.top_left.y - 3.4}));
}

void draw_sign(Canvas& canvas, Vec at, const LineLook& look, Colour colour, const Design& design) {
  const auto path =
      look.is_round ? Path::circle(at, sign) : Path::rectangle({at - Vec{sign, sign} * 0.88, Vec{sign, sign} * 1.76});
  canvas.fill(path, look.is_filled ? colour : design.paper);
  canvas.stroke(path, stroke_of(0.5, colour));
}

/// One standard deviation either way.
void draw_band(Canvas& canvas, const Frame& frame, const PointsPlot::Line& line, Colour colour) {
  if (line.rounds.size() < 2) return;
  std::vector<Vec> corners;
  for (std::size_t round = 0; round < line.rounds.size(); ++round) {
    corners.push_back(frame.at(round, line.rounds[round].mean + line.rounds[round].deviation));
  }
  for (std::size_t round = line.rounds.size(); round-- > 0;) {
    corners.push_back(frame.at(round, line.rounds[round].mean - line.rounds[round].deviation));
  }
  canvas.fill(Path::polygon(corners), colour.faded(0.11));
}

void draw_line(Canvas& canvas, const Frame& frame, const PointsPlot::Line& line, const LineLook& look, Colour colour,
               const Design& design) {
  Path path;
  for (std::size_t round = 0; round < line.rounds.size(); ++round) {
    const auto at = frame.at(round, line.rounds[round].mean);
    round == 0 ? path.move_to(at) : path.line_to(at);
  }
  canvas.stroke(path, stroke_of(line_width, colour, look.dashes));
  for (std::size_t round = 0; round < line.rounds.size(); ++round) {
    const auto& value = line.rounds[round];
    for (const double end : {value.from, value.to}) {
      const auto at = frame.at(round, end);
      canvas.stroke(Path::line({at.x, frame.y(value.mean)}, at), stroke_of(0.4, colour));
      canvas.stroke(Path::line(at - Vec{cap, 0}, at + Vec{cap, 0}), stroke_of(0.4, colour));
    }
    draw_sign(canvas, frame.at(round, value.mean), look, colour, design);
  }
}

/// Names at the lines' ends, no two over each other: from the topmost down.
void draw_names(Canvas& canvas, const Frame& frame, const PointsPlot& plot, const Design& design) {
  constexpr double between = 10;
  std::vector<std::pair<double, std::size_t>> ends;
  for (std::size_t index = 0; index < plot.lines.size(); ++index) {
    if (!plot.lines[index].rounds.empty()) ends.emplace_back(frame.y(plot.lines[index].rounds.back().mean), index);
  }
  std::sort(ends.begin(), ends.end());
  double free_from = frame.box.top_left.y;
  const double left = frame.box.bottom_right().x + 2;
  for (const auto& [y, index] : ends) {
    const auto& line = plot.lines[index];
    const double at = std::max(y - 1, free_from);
    free_from = at + between;
    const auto colour = design.sides.at(index).colour;
    const Vec begin{left, at};
    canvas.stroke(Path::line(begin, begin + Vec{8, 0}), stroke_of(line_width, colour, looks.at(index).dashes));
    draw_sign(canvas, begin + Vec{4, 0}, looks.at(index), colour, design);
    const double width = page_size.x - left - 10 - 3;
    canvas.text(run_at(shortened(line.name, name_font, width), name_font, colour, begin + Vec{10, 1.1}));
    canvas.text(
        run_at(fmt::format("{:.1f} points", line.rounds.back().mean), figure_font, design.mute, begin + Vec{10, 5}));
  }
}

void draw(Canvas& canvas, const PointsPlot& plot, const Design& design) {
  double y = margin + cap_height(title_font);
  const double width = page_size.x - 2 * margin;
  canvas.text(run_at(shortened(plot.title, title_font, width), title_font, design.ink, {margin, y}));
  y += 2.4;
  for (const auto& line : wrap(plot.note, note_font, width, 4)) {
    y += note_line;
    canvas.text(run_at(line, note_font, design.mute, {margin, y}));
  }
  const auto frame = frame_of(plot, y + 11);
  canvas.begin_layer("axes", "Axes");
  draw_axes(canvas, frame, design);
  canvas.end_layer();
  canvas.begin_layer("points", "Points");
  for (std::size_t index = 0; index < plot.lines.size(); ++index) {
    draw_band(canvas, frame, plot.lines[index], design.sides.at(index).colour);
  }
  for (std::size_t index = 0; index < plot.lines.size(); ++index) {
    draw_line(canvas, frame, plot.lines[index], looks.at(index), design.sides.at(index).colour, design);
  }
  canvas.end_layer();
  canvas.begin_layer("names", "Names");
  draw_names(canvas, frame, plot, design);
  canvas.end_layer();
}

}  // namespace

Page points_page(PointsPlot plot, const Design& design) {
  if (plot.lines.size() > looks.size()) plot.lines.resize(looks.size());
  return {page_size, [plot = std::move(plot), &design](Canvas& canvas) { draw(canvas, plot, design); }};
}

}  // namespace bulkhead
