// SPDX-License-Identifier: MIT
#include "rendering/canvas/outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

#include "analysis/geometry/fine_point.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr double same = 0.001;

/// The distinct values, sorted; values closer than `same` count as one.
std::vector<double> distinct(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  std::vector<double> result;
  for (const double value : values) {
    if (result.empty() || value - result.back() > same) result.push_back(value);
  }
  return result;
}

std::size_t index_of(const std::vector<double>& values, double value) {
  const auto found = std::lower_bound(values.begin(), values.end(), value - same);
  return static_cast<std::size_t>(found - values.begin());
}

/// The fields between all edges of the rectangles, each covered or not.
class Fields {
 public:
  explicit Fields(const std::vector<Rect>& rectangles) {
    for (const auto& box : rectangles) {
      xs_.insert(xs_.end(), {box.top_left.x, box.bottom_right().x});
      ys_.insert(ys_.end(), {box.top_left.y, box.bottom_right().y});
    }
    xs_ = distinct(std::move(xs_));
    ys_ = distinct(std::move(ys_));
    covered_.assign(xs_.size() * ys_.size(), false);
    for (const auto& box : rectangles) cover(box);
  }

  /// Fields count from 1 here, so that 0 and the last are outside.
  [[nodiscard]] bool covered(std::size_t x, std::size_t y) const {
    return x > 0 && y > 0 && x < xs_.size() && y < ys_.size() && covered_[(y - 1) * xs_.size() + x - 1];
  }
  [[nodiscard]] std::size_t columns() const { return xs_.size(); }
  [[nodiscard]] std::size_t rows() const { return ys_.size(); }
  [[nodiscard]] Vec corner(std::size_t x, std::size_t y) const { return {xs_[x], ys_[y]}; }

 private:
  void cover(const Rect& box) {
    const auto right = index_of(xs_, box.bottom_right().x);
    const auto bottom = index_of(ys_, box.bottom_right().y);
    for (auto y = index_of(ys_, box.top_left.y); y < bottom; ++y) {
      for (auto x = index_of(xs_, box.top_left.x); x < right; ++x) covered_[y * xs_.size() + x] = true;
    }
  }

  std::vector<double> xs_;
  std::vector<double> ys_;
  std::vector<bool> covered_;
};

/// Directions of travel along the outline, clockwise.
constexpr std::size_t east = 0;
constexpr std::size_t south = 1;
constexpr std::size_t west = 2;
constexpr std::size_t north = 3;

/// Walks along the outline with the covered side at the right hand.
class Tracer {
 public:
  explicit Tracer(const Fields& fields) : fields_(fields), seen_(fields.columns() * fields.rows() * 4, false) {}

  std::vector<Loop> loops() {
    std::vector<Loop> result;
    for (std::size_t y = 0; y < fields_.rows(); ++y) {
      for (std::size_t x = 0; x < fields_.columns(); ++x) {
        for (std::size_t direction = east; direction <= north; ++direction) {
          if (leaves(x, y, direction) && !seen_[key(x, y, direction)]) result.push_back(trace(x, y, direction));
        }
      }
    }
    return result;
  }

 private:
  [[nodiscard]] std::size_t key(std::size_t x, std::size_t y, std::size_t direction) const {
    return (y * fields_.columns() + x) * 4 + direction;
  }

  /// Whether the outline leaves the corner in a direction: covered at its right, not at its left.
  [[nodiscard]] bool leaves(std::size_t x, std::size_t y, std::size_t direction) const {
    const bool north_west = fields_.covered(x, y);
    const bool north_east = fields_.covered(x + 1, y);
    const bool south_west = fields_.covered(x, y + 1);
    const bool south_east = fields_.covered(x + 1, y + 1);
    switch (direction) {
      case east: return south_east && !north_east;
      case south: return south_west && !south_east;
      case west: return north_west && !south_west;
      default: return north_east && !north_west;
    }
  }

  Loop trace(std::size_t x, std::size_t y, std::size_t direction) {
    Loop loop;
    auto last = north + 1;
    while (!seen_[key(x, y, direction)]) {
      seen_[key(x, y, direction)] = true;
      if (direction != last) loop.push_back(fields_.corner(x, y));
      last = direction;
      if (direction == east) ++x;
      if (direction == south) ++y;
      if (direction == west) --x;
      if (direction == north) --y;
      // Right first: where two parts touch in a corner, each keeps its own loop.
      for (const std::size_t turn : {1U, 0U, 3U}) {
        if (!leaves(x, y, (last + turn) % 4)) continue;
        direction = (last + turn) % 4;
        break;
      }
    }
    if (loop.size() > 1 && direction == last) loop.erase(loop.begin());
    return loop;
  }

  const Fields& fields_;
  std::vector<bool> seen_;
};

double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }

bool segments_meet(Vec a, Vec b, Vec c, Vec d) {
  const double first = cross(b - a, c - a);
  const double second = cross(b - a, d - a);
  const double third = cross(d - c, a - c);
  const double fourth = cross(d - c, b - c);
  return ((first >= 0 && second <= 0) || (first <= 0 && second >= 0)) &&
         ((third >= 0 && fourth <= 0) || (third <= 0 && fourth >= 0)) && (first != second || third != fourth);
}

Vec on_curve(Vec from, const Path::Segment& curve, double t) {
  const double u = 1 - t;
  return from * (u * u * u) + curve.control1 * (3 * u * u * t) + curve.control2 * (3 * u * t * t) +
         curve.end * (t * t * t);
}

double distance_to_rim(const std::vector<Loop>& loops, Vec point) {
  double least = std::numeric_limits<double>::infinity();
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      least = std::min(least, distance_to_segment(point, loop[index], loop[(index + 1) % loop.size()]));
    }
  }
  return least;
}

}  // namespace

double distance_to_segment(Vec point, Vec from, Vec to) {
  const auto fine = [](Vec at) { return FinePoint{at.x, at.y}; };
  return distance_to_segment(fine(point), fine(from), fine(to));
}

std::vector<Loop> outline_of(const std::vector<Rect>& rectangles) {
  if (rectangles.empty()) return {};
  const Fields fields(rectangles);
  return Tracer(fields).loops();
}

Path path_of(const std::vector<Loop>& loops) {
  Path path;
  for (const auto& loop : loops) path.append(Path::polygon(loop));
  return path;
}

std::vector<Loop> loops_of(const Path& path) {
  constexpr int pieces = 16;
  std::vector<Loop> loops;
  Vec at;
  for (const auto& segment : path.segments()) {
    switch (segment.verb) {
      case Path::Verb::move: loops.push_back({segment.end}); break;
      case Path::Verb::line: loops.back().push_back(segment.end); break;
      case Path::Verb::curve:
        for (int piece = 1; piece <= pieces; ++piece) {
          loops.back().push_back(on_curve(at, segment, static_cast<double>(piece) / pieces));
        }
        break;
      case Path::Verb::close: break;
    }
    at = segment.end;
  }
  return loops;
}

bool inside(const std::vector<Loop>& loops, Vec point) {
  bool result = false;
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const auto a = loop[index];
      const auto b = loop[(index + 1) % loop.size()];
      if ((a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) {
        result = !result;
      }
    }
  }
  return result;
}

bool crosses(Vec from, Vec to, const Rect& box) {
  const auto low = box.top_left;
  const auto high = box.bottom_right();
  if (std::max(from.x, to.x) < low.x || std::min(from.x, to.x) > high.x) return false;
  if (std::max(from.y, to.y) < low.y || std::min(from.y, to.y) > high.y) return false;
  const auto within = [&](Vec point) {
    return point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y;
  };
  return within(from) || within(to) || segments_meet(from, to, low, high) ||
         segments_meet(from, to, {low.x, high.y}, {high.x, low.y});
}

Rect bounds_of(const std::vector<Loop>& loops) {
  if (loops.empty()) return {};
  constexpr double none = std::numeric_limits<double>::infinity();
  Vec low = {none, none};
  Vec high = {-none, -none};
  for (const auto& loop : loops) {
    for (const auto& corner : loop) {
      low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
      high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
  }
  return {low, high - low};
}

Rect common(const Rect& a, const Rect& b) {
  const Vec low = {std::max(a.top_left.x, b.top_left.x), std::max(a.top_left.y, b.top_left.y)};
  const Vec high = {std::min(a.bottom_right().x, b.bottom_right().x), std::min(a.bottom_right().y, b.bottom_right().y)};
  if (high.x < low.x || high.y < low.y) return {b.centre(), {}};
  return {low, high - low};
}

Rect joined(const Rect& a, const Rect& b) {
  const auto high_a = a.bottom_right();
  const auto high_b = b.bottom_right();
  const Vec low = {std::min(a.top_left.x, b.top_left.x), std::min(a.top_left.y, b.top_left.y)};
  return {low, Vec{std::max(high_a.x, high_b.x), std::max(high_a.y, high_b.y)} - low};
}

Loop cut_to(const Loop& polygon, const Rect& box) {
  // Sutherland and Hodgman: one side of the box after the other. `depth` is how far a point lies within that side.
  const auto cut = [](const Loop& loop, const auto& depth) {
    Loop rest;
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const Vec from = loop[index];
      const Vec to = loop[(index + 1) % loop.size()];
      const double start = depth(from);
      const double end = depth(to);
      if (start >= 0) rest.push_back(from);
      if ((start < 0) != (end < 0)) rest.push_back(from + (to - from) * (start / (start - end)));
    }
    return rest;
  };
  const Vec low = box.top_left;
  const Vec high = box.bottom_right();
  auto rest = cut(polygon, [&](Vec at) { return at.x - low.x; });
  rest = cut(rest, [&](Vec at) { return high.x - at.x; });
  rest = cut(rest, [&](Vec at) { return at.y - low.y; });
  return cut(rest, [&](Vec at) { return high.y - at.y; });
}

std::vector<Vec> spots_inside(const std::vector<Loop>& loops, const Rect& box, double finest, int most) {
  std::vector<Vec> spots;
  (void)any_spot_inside(loops, box, finest, most, [&](Vec spot) {
    spots.push_back(spot);
    return false;
  });
  return spots;
}

bool any_spot_inside(const std::vector<Loop>& loops, const Rect& box, double finest, int most,
                     const std::function<bool(Vec)>& is_wanted) {
  const auto count = [&](double length) { return std::clamp(static_cast<int>(length / finest) / 2 * 2 + 1, 3, most); };
  const int columns = count(box.size.x);
  const int rows = count(box.size.y);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const Vec spot = box.top_left + Vec{box.size.x * (column + 0.5) / columns, box.size.y * (row + 0.5) / rows};
      if (inside(loops, spot) && is_wanted(spot)) return true;
    }
  }
  return false;
}

Vec middle_spot(const std::vector<Loop>& loops, const std::vector<Vec>& spots) {
  BULKHEAD_EXPECTS(!spots.empty());
  constexpr double well_inside = 9;
  const Vec middle = std::accumulate(spots.begin(), spots.end(), Vec{}) * (1.0 / static_cast<double>(spots.size()));
  Vec best = spots.front();
  double best_value = -std::numeric_limits<double>::infinity();
  for (const auto spot : spots) {
    const double value =
        std::min(distance_to_rim(loops, spot), well_inside) - 0.3 * std::hypot(spot.x - middle.x, spot.y - middle.y);
    if (value <= best_value + 1e-9) continue;
    best_value = value;
    best = spot;
  }
  return best;
}

Vec middle_of(const std::vector<Loop>& loops, const Rect& box) {
  const auto spots = spots_inside(loops, box, 0.75, 21);
  return spots.empty() ? box.centre() : middle_spot(loops, spots);
}

}  // namespace bulkhead
