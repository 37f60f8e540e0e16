// SPDX-License-Identifier: MIT
#include "rendering/canvas/path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// The unit vector at an angle (degrees clockwise, 0 = right); exact at quarter turns.
Vec direction(double degrees) {
  const double quarters = degrees / 90;
  if (quarters == std::floor(quarters)) {
    constexpr Vec exact[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    return exact[static_cast<unsigned>(quarters - 4 * std::floor(quarters / 4))];
  }
  const double radians = degrees * std::numbers::pi / 180;
  return {std::cos(radians), std::sin(radians)};
}

template <typename Change>
std::vector<Path::Segment> changed(std::vector<Path::Segment> segments, Change change) {
  for (auto& segment : segments) {
    segment.end = change(segment.end);
    if (segment.verb == Path::Verb::curve) {
      segment.control1 = change(segment.control1);
      segment.control2 = change(segment.control2);
    }
  }
  return segments;
}

}  // namespace

Path& Path::move_to(Vec point) {
  segments_.push_back({Verb::move, {}, {}, point});
  return *this;
}

Path& Path::line_to(Vec point) {
  BULKHEAD_EXPECTS(!segments_.empty());
  segments_.push_back({Verb::line, {}, {}, point});
  return *this;
}

Path& Path::curve_to(Vec control1, Vec control2, Vec end) {
  BULKHEAD_EXPECTS(!segments_.empty());
  segments_.push_back({Verb::curve, control1, control2, end});
  return *this;
}

Path& Path::close() {
  BULKHEAD_EXPECTS(!segments_.empty());
  const auto start = std::find_if(segments_.rbegin(), segments_.rend(),
                                  [](const Segment& segment) { return segment.verb == Verb::move; });
  segments_.push_back({Verb::close, {}, {}, start->end});
  return *this;
}

Path& Path::arc(Vec centre, double radius, double from, double to) {
  const bool joins = !segments_.empty() && segments_.back().verb != Verb::close;
  const Vec start = centre + direction(from) * radius;
  joins ? line_to(start) : move_to(start);
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / 90)));
  const double step = (to - from) / pieces;
  const double handle = 4.0 / 3.0 * std::tan(step * std::numbers::pi / 720) * radius;
  for (int piece = 0; piece < pieces; ++piece) {
    const Vec a = direction(from + step * piece);
    const Vec b = direction(piece + 1 == pieces ? to : from + step * (piece + 1));
    curve_to(centre + a * radius + Vec{-a.y, a.x} * handle, centre + b * radius - Vec{-b.y, b.x} * handle,
             centre + b * radius);
  }
  return *this;
}

Path& Path::append(const Path& other) {
  segments_.insert(segments_.end(), other.segments_.begin(), other.segments_.end());
  return *this;
}

Path Path::line(Vec from, Vec to) { return Path().move_to(from).line_to(to); }

Path Path::rectangle(const Rect& box) {
  const Vec opposite = box.bottom_right();
  return polygon({box.top_left, {opposite.x, box.top_left.y}, opposite, {box.top_left.x, opposite.y}});
}

Path Path::rounded(const Rect& box, double radius) {
  const double r = std::min({radius, box.size.x / 2, box.size.y / 2});
  if (r <= 0) return rectangle(box);
  const Vec low = box.top_left + Vec{r, r};
  const Vec high = box.bottom_right() - Vec{r, r};
  return Path()
      .arc({high.x, low.y}, r, -90, 0)
      .arc(high, r, 0, 90)
      .arc({low.x, high.y}, r, 90, 180)
      .arc(low, r, 180, 270)
      .close();
}

Path Path::circle(Vec centre, double radius) { return Path().arc(centre, radius, 0, 360).close(); }

Path Path::polygon(const std::vector<Vec>& corners) {
  Path path;
  for (const Vec corner : corners) path.empty() ? path.move_to(corner) : path.line_to(corner);
  if (!path.empty()) path.close();
  return path;
}

Rect Path::bounds() const {
  if (segments_.empty()) return {};
  Vec low = segments_.front().end;
  Vec high = low;
  const auto include = [&](Vec point) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  };
  for (const auto& segment : segments_) {
    include(segment.end);
    if (segment.verb == Verb::curve) {
      include(segment.control1);
      include(segment.control2);
    }
  }
  return {low, high - low};
}

Path Path::moved(Vec by) const {
  Path result;
  result.segments_ = changed(segments_, [&](Vec point) { return point + by; });
  return result;
}

Path Path::turned(double degrees, Vec around) const {
  const Vec right = direction(degrees);
  Path result;
  result.segments_ = changed(segments_, [&](Vec point) {
    const Vec from = point - around;
    return around + Vec{from.x * right.x - from.y * right.y, from.x * right.y + from.y * right.x};
  });
  return result;
}

}  // namespace bulkhead
