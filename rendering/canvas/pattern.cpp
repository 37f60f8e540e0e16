// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/base/contracts.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {
namespace {

/// Calls `draw` with every multiple of `step` within [low, high].
template <typename Draw>
void for_multiples(double step, double low, double high, Draw draw) {
  const auto last = static_cast<long>(std::floor(high / step));
  for (auto index = static_cast<long>(std::ceil(low / step)); index <= last; ++index) {
    draw(static_cast<double>(index) * step);
  }
}

template <typename Draw>
void for_lattice(double step, const Rect& area, Draw draw) {
  for_multiples(step, area.top_left.y, area.bottom_right().y, [&](double y) {
    for_multiples(step, area.top_left.x, area.bottom_right().x, [&](double x) { draw(Vec{x, y}); });
  });
}

/// Lines rising to the right, `spacing` apart: those on which x + y is a multiple of spacing · √2.
Path rising_lines(const Rect& area, double spacing) {
  const Vec low = area.top_left;
  const Vec high = area.bottom_right();
  Path lines;
  for_multiples(spacing * std::numbers::sqrt2, low.x + low.y, high.x + high.y, [&](double sum) {
    const double left = std::max(low.x, sum - high.y);
    const double right = std::min(high.x, sum - low.y);
    if (left < right) lines.append(Path::line({left, sum - left}, {right, sum - right}));
  });
  return lines;
}

/// The same lines mirrored: falling to the right.
Path falling_lines(const Rect& area, double spacing) {
  const Vec low = area.top_left;
  const Vec high = area.bottom_right();
  Path lines;
  for_multiples(spacing * std::numbers::sqrt2, low.x - high.y, high.x - low.y, [&](double difference) {
    const double left = std::max(low.x, low.y + difference);
    const double right = std::min(high.x, high.y + difference);
    if (left < right) lines.append(Path::line({left, left - difference}, {right, right - difference}));
  });
  return lines;
}

Path level_lines(const Rect& area, double spacing) {
  Path lines;
  for_multiples(spacing, area.top_left.y, area.bottom_right().y, [&](double y) {
    lines.append(Path::line({area.top_left.x, y}, {area.bottom_right().x, y}));
  });
  return lines;
}

Path upright_lines(const Rect& area, double spacing) {
  Path lines;
  for_multiples(spacing, area.top_left.x, area.bottom_right().x, [&](double x) {
    lines.append(Path::line({x, area.top_left.y}, {x, area.bottom_right().y}));
  });
  return lines;
}

Path small_crosses(const Rect& area, double spacing) {
  const double arm = spacing / 4;
  Path crosses;
  for_lattice(spacing, area.grown(arm), [&](Vec at) {
    crosses.append(Path::line(at - Vec{arm, 0}, at + Vec{arm, 0}));
    crosses.append(Path::line(at - Vec{0, arm}, at + Vec{0, arm}));
  });
  return crosses;
}

/// Rows of dots as lines of empty dashes, of which only the round ends show: a file holds them as a line for each row.
Path rows_of_dots(const Rect& area, double spacing) {
  const double first = std::ceil(area.top_left.x / spacing) * spacing;
  const double last = std::floor(area.bottom_right().x / spacing) * spacing;
  Path rows;
  if (first > last) return rows;
  for_multiples(spacing, area.top_left.y, area.bottom_right().y, [&](double y) {
    // It ends in a gap, so that rounding takes no dot away.
    rows.append(Path::line({first, y}, {last + spacing / 2, y}));
  });
  return rows;
}

/// Squares of half the spacing, joined at their corners as on a chessboard: rows of lines as wide as a square whose
/// dashes and gaps are as long, so that a file holds them as a line for each row.
Path rows_of_squares(const Rect& area, double spacing) {
  const double side = spacing / 2;
  const double first = std::floor(area.top_left.x / spacing) * spacing - side;
  Path rows;
  const auto top = static_cast<long>(std::floor(area.top_left.y / side));
  const auto bottom = static_cast<long>(std::floor(area.bottom_right().y / side));
  for (auto row = top; row <= bottom; ++row) {
    const double y = (static_cast<double>(row) + 0.5) * side;
    rows.append(Path::line({first + (row % 2 == 0 ? side : 0), y}, {area.bottom_right().x + spacing, y}));
  }
  return rows;
}

}  // namespace

void Canvas::fill(const Path& path, const Pattern& pattern) {
  BULKHEAD_EXPECTS(pattern.spacing > 0 && pattern.weight > 0);
  if (path.empty()) return;
  // Half a line's weight more on every side: the ends of slanting lines lie outside the clip.
  const Rect area = path.bounds().grown(pattern.weight);
  const double spacing = pattern.spacing;
  Stroke line;
  line.width = pattern.weight;
  line.colour = pattern.colour;
  push_clip(path);
  switch (pattern.kind) {
    case Pattern::Kind::stripes: stroke(rising_lines(area, spacing), line); break;
    case Pattern::Kind::reversed_stripes: stroke(falling_lines(area, spacing), line); break;
    case Pattern::Kind::bars: stroke(level_lines(area, spacing), line); break;
    case Pattern::Kind::crosses: stroke(small_crosses(area, spacing), line); break;
    case Pattern::Kind::grid: stroke(level_lines(area, spacing).append(upright_lines(area, spacing)), line); break;
    case Pattern::Kind::dots:
      line.width = 2 * pattern.weight;
      line.dashes = {0, spacing};
      line.cap = Stroke::Cap::round;
      stroke(rows_of_dots(area.grown(pattern.weight), spacing), line);
      break;
    case Pattern::Kind::checks:
      line.width = spacing / 2;
      line.dashes = {spacing / 2, spacing / 2};
      stroke(rows_of_squares(area, spacing), line);
      break;
  }
  pop_clip();
}

}  // namespace bulkhead
