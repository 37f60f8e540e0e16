// SPDX-License-Identifier: MIT
#include "editor/window/canvas/badge_painter.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "editor/tools/words/translate.h"
#include "editor/window/canvas/marks_painter.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

constexpr double disc = badge_radius - 1.5;
/// From here on, in pixels from what it is about, a badge is joined to it by a line.
constexpr double apart = 3 * badge_radius;
constexpr std::size_t most_told = 4;

Colour colour_of(Level level, const Design& design) {
  if (level == Level::error) return design.error.colour;
  return level == Level::warning ? design.warning.colour : design.note.colour;
}

/// The symbols of findings (a cross, a triangle, a disc), drawn: the shipped type has no glyphs for them.
void draw_symbol(Canvas& canvas, Level level, Vec at, Colour colour) {
  constexpr double reach = 2.8;
  if (level == Level::error) {
    const Stroke stroke{2, colour, {}, Stroke::Cap::round, Stroke::Join::miter};
    canvas.stroke(Path::line(at - Vec{reach, reach}, at + Vec{reach, reach}), stroke);
    canvas.stroke(Path::line(at + Vec{-reach, reach}, at + Vec{reach, -reach}), stroke);
  } else if (level == Level::warning) {
    canvas.fill(Path::polygon({at + Vec{0, -4}, at + Vec{3.6, 2.4}, at + Vec{-3.6, 2.4}}), colour);
  } else {
    canvas.fill(Path::circle(at, reach), colour);
  }
}

Vec on_screen(const View& view, Vec on_table) {
  const auto point = view.to_screen(on_table);
  return {point.x, point.y};
}

void draw_leader(Canvas& canvas, const View& view, const Badge& badge, Colour colour, const Design& design) {
  const auto at = on_screen(view, badge.at);
  const auto about = on_screen(view, badge.about);
  const auto by = about - at;
  const double length = std::hypot(by.x, by.y);
  const double reach = badge.reach * view.zoom();
  if (length - reach < apart) return;
  const auto from = at + by * (disc / length);
  const auto to = at + by * ((length - reach) / length);
  canvas.stroke(Path::line(from, to), {3, design.paper.faded(0.8), {}, Stroke::Cap::round, Stroke::Join::miter});
  canvas.stroke(Path::line(from, to), {1.2, colour, {}, Stroke::Cap::round, Stroke::Join::miter});
  if (reach == 0) canvas.fill(Path::circle(to, 2.2), colour);
}

void draw_badge(Canvas& canvas, const View& view, const Badge& badge, const Design& design) {
  const auto& gravest = badge.marks.front();
  const auto at = on_screen(view, badge.at);
  const auto colour = colour_of(gravest.level, design);
  draw_leader(canvas, view, badge, colour, design);
  canvas.fill(Path::circle(at, badge_radius), design.paper);
  if (gravest.waived) {
    canvas.stroke(Path::circle(at, disc - 0.75), {1.5, colour, {}, Stroke::Cap::butt, Stroke::Join::miter});
    draw_symbol(canvas, gravest.level, at, colour);
  } else {
    canvas.fill(Path::circle(at, disc), colour);
    draw_symbol(canvas, gravest.level, at, design.paper);
  }
  if (badge.chosen()) {
    canvas.stroke(Path::circle(at, badge_radius + 2), {2, colour, {}, Stroke::Cap::butt, Stroke::Join::miter});
  }
}

std::vector<std::string> told(const Badge& badge) {
  std::vector<std::string> words;
  for (const auto& mark : badge.marks) {
    if (words.size() == most_told) break;
    auto sentence = mark.words;
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z') sentence.front() -= 'a' - 'A';
    words.push_back(mark.waived ? translate("{} (waived)", {sentence}) : sentence);
  }
  if (badge.marks.size() > most_told) {
    words.push_back(translate("and {} more", {std::to_string(badge.marks.size() - most_told)}));
  }
  return words;
}

}  // namespace

void draw_badges(Canvas& canvas, const View& view, const std::vector<Badge>& badges, const Design& design) {
  for (const auto& badge : badges) draw_badge(canvas, view, badge, design);
}

void draw_marks_and_badges(Canvas& canvas, const ScreenPlaces& places, const View& view, const Marks& marks,
                           const std::vector<Badge>& badges, const Design& design, const std::vector<Rect>& names) {
  const bool answers = marks.line || !marks.words.empty();
  if (answers) draw_badges(canvas, view, badges, design);
  draw_marks(canvas, places, marks, design, names);
  if (!answers) draw_badges(canvas, view, badges, design);
}

void draw_badge_words(Canvas& canvas, const View& view, const Badge& badge, const Design& design) {
  constexpr double line_height = 18;
  constexpr double widest = 320;
  const auto font = screen_font(12.5);
  const double room = std::max(80.0, std::min(widest, view.size().x - 48));
  std::vector<std::string> lines;
  for (const auto& words : told(badge)) {
    const auto wrapped = wrap(words, font, room);
    lines.insert(lines.end(), wrapped.begin(), wrapped.end());
  }
  double width = 0;
  for (const auto& line : lines) width = std::max(width, measure(line, font).width);
  const Vec size{width + 20, line_height * static_cast<double>(lines.size()) + 10};
  const auto at = on_screen(view, badge.at);
  Vec corner{at.x + badge_radius + 6, at.y - size.y / 2};
  if (corner.x + size.x > view.size().x - 4) corner.x = at.x - badge_radius - 6 - size.x;
  corner.x = std::max(4.0, corner.x);
  corner.y = std::clamp(corner.y, 4.0, std::max(4.0, view.size().y - size.y - 4));
  const auto ground = Path::rounded({corner, size}, 5);
  canvas.fill(ground, design.paper);
  canvas.stroke(ground,
                {1.2, colour_of(badge.marks.front().level, design), {}, Stroke::Cap::butt, Stroke::Join::miter});
  TextRun run;
  run.font = font;
  run.colour = design.ink;
  run.at = corner + Vec{10, 5 + 13};
  for (const auto& line : lines) {
    run.text = line;
    canvas.text(run);
    run.at.y += line_height;
  }
}

}  // namespace bulkhead
