// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace bulkhead {

/// A position or size on paper, in millimetres: origin at the page's top-left corner, x right, y down.
struct Vec {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(const Vec&, const Vec&) = default;
  friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec operator*(Vec a, double factor) { return {a.x * factor, a.y * factor}; }
};

/// An axis-aligned rectangle on paper, in millimetres.
struct Rect {
  Vec top_left;
  Vec size;
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
  [[nodiscard]] constexpr Vec bottom_right() const { return top_left + size; }
  [[nodiscard]] constexpr Vec centre() const { return top_left + size * 0.5; }
  /// Grown by a margin on every side (shrunk by a negative one).
  [[nodiscard]] constexpr Rect grown(double margin) const {
    return {{top_left.x - margin, top_left.y - margin}, {size.x + 2 * margin, size.y + 2 * margin}};
  }
  /// Whether the insides share a point; touching is not overlapping.
  [[nodiscard]] constexpr bool overlaps(const Rect& other) const {
    return top_left.x < other.bottom_right().x && other.top_left.x < bottom_right().x &&
           top_left.y < other.bottom_right().y && other.top_left.y < bottom_right().y;
  }
};

/// An outline of straight lines and Bézier curves, in millimetres on paper.
class Path {
 public:
  enum class Verb : unsigned char { move, line, curve, close };
  /// A curve has two control points before its end; the others use `end` only.
  struct Segment {
    Verb verb = Verb::move;
    Vec control1;
    Vec control2;
    Vec end;
    friend bool operator==(const Segment&, const Segment&) = default;
  };

  Path& move_to(Vec point);
  Path& line_to(Vec point);
  Path& curve_to(Vec control1, Vec control2, Vec end);
  Path& close();
  /// Circular arc around `centre` from angle `from` to `to` (degrees, clockwise on paper, 0 = right); begins with a
  /// line from the current point if there is one.
  Path& arc(Vec centre, double radius, double from, double to);
  Path& append(const Path& other);

  [[nodiscard]] static Path line(Vec from, Vec to);
  [[nodiscard]] static Path rectangle(const Rect& box);
  [[nodiscard]] static Path rounded(const Rect& box, double radius);
  [[nodiscard]] static Path circle(Vec centre, double radius);
  [[nodiscard]] static Path polygon(const std::vector<Vec>& corners);

  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
  [[nodiscard]] bool empty() const { return segments_.empty(); }
  /// Around all end and control points.
  [[nodiscard]] Rect bounds() const;
  [[nodiscard]] Path moved(Vec by) const;
  /// Turned clockwise by degrees around a point.
  [[nodiscard]] Path turned(double degrees, Vec around) const;

 private:
  std::vector<Segment> segments_;
};

}  // namespace bulkhead
