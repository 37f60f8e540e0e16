// SPDX-License-Identifier: MIT
#include "analysis/sight/base_sight.h"

#include <algorithm>
#include <cmath>

#include "analysis/sight/discs.h"
#include "analysis/sight/open_sight.h"

namespace bulkhead {
namespace {

/// Lines may come that close to what blocks, in micrometres.
constexpr double slack = 1e-3;
/// How far a trial point lies beside the place where critical lines meet, in micrometres.
constexpr double step_aside = 0.5;
/// Bases on a table have some dozens of critical lines between them. Bounds what a base as large as the board costs.
constexpr std::size_t most_courses = 1000;
constexpr int most_trials = 100'000;

Disc inside(const StripMesh& mesh, const Base& base) {
  return {mesh.inside(base.centre), static_cast<double>(base.radius.in_micrometres())};
}

/// Whether a straight line comes nearer to a point than that.
bool comes_nearer(FinePoint from, FinePoint to, FinePoint point, double away) {
  return distance_to_segment(point, from, to) < away;
}

/// Two discs on a plan, and the corners and other discs between them.
class Between {
 public:
  Between(const OpenSight& sight, const Disc& a, const Disc& b, std::span<const Base> others)
      : sight_(sight), a_(a), b_(b), corners_(sight.corners_between(a, b)) {
    for (const auto& base : others) others_.push_back(inside(sight.mesh(), base));
  }

  /// A clear line between the discs. The clear lines, if there are any, include one that is critical: through two
  /// corners, through a corner and tangent to a disc, or tangent to two discs.
  [[nodiscard]] std::optional<ClearLine> line() const {
    if (auto line = along({a_.centre, b_.centre - a_.centre})) return line;
    for (const auto& corner : corners_) {
      for (const auto& disc : {a_, b_}) {
        for (const auto& direction : tangents(corner, disc)) {
          if (auto line = along({corner, direction})) return line;
        }
      }
    }
    for (std::size_t first = 0; first < corners_.size(); ++first) {
      for (std::size_t second = first + 1; second < corners_.size(); ++second) {
        if (auto line = along({corners_[first], corners_[second] - corners_[first]})) return line;
      }
    }
    for (const auto& tangent : common_tangents(a_, b_)) {
      if (auto line = along(tangent)) return line;
    }
    for (const auto& tangent : tangents_of_others()) {
      if (auto line = along(tangent)) return line;
    }
    return std::nullopt;
  }

  /// Within none of the other discs.
  [[nodiscard]] bool is_free(FinePoint point) const {
    return sight_.is_free(point, 0) && std::all_of(others_.begin(), others_.end(), [&](const Disc& other) {
             return distance(point, other.centre) >= other.radius - slack;
           });
  }

  /// Whether a point of the second disc sees anything of the first one: straight at its middle, past a corner, or along
  /// a tangent.
  [[nodiscard]] bool seen_from_first(FinePoint point) const {
    const auto clear = [&](FinePoint direction) {
      const auto hit = chord({point, direction}, a_, slack);
      if (!hit || hit->leave < 0) return false;
      const auto to = point + direction * std::max(hit->enter, 0.0);
      return is_clear({point, direction, slack}, point, to);
    };
    if (distance(point, a_.centre) <= a_.radius || clear(a_.centre - point)) return true;
    const auto past = [&](const Disc& disc) {
      const auto sides = tangents(point, disc);
      return std::any_of(sides.begin(), sides.end(), clear);
    };
    return past(a_) ||
           std::any_of(corners_.begin(), corners_.end(),
                       [&](FinePoint corner) { return !(corner == point) && clear(corner - point); }) ||
           std::any_of(others_.begin(), others_.end(), past);
  }

  /// The lines across the second disc on which what its points see of the first one changes.
  [[nodiscard]] std::vector<Course> critical_courses() const {
    std::vector<Course> courses;
    const auto add = [&](const Course& course) {
      if (courses.size() < most_courses && chord(course, a_, slack) && chord(course, b_, 0)) {
        courses.push_back({course.through, course.direction * (1 / length(course.direction))});
      }
    };
    for (std::size_t first = 0; first < corners_.size(); ++first) {
      for (const auto& direction : tangents(corners_[first], a_)) add({corners_[first], direction});
      for (std::size_t second = first + 1; second < corners_.size(); ++second) {
        add({corners_[first], corners_[second] - corners_[first]});
      }
    }
    for (const auto& course : tangents_of_others()) add(course);
    return courses;
  }

 private:
  /// The shortest piece of a course from the one disc to the other, if it is clear.
  [[nodiscard]] std::optional<ClearLine> along(const Course& course) const {
    if (course.direction == FinePoint{}) {
      if (!sight_.is_free(course.through, slack)) return std::nullopt;
      return ClearLine{course.through, course.through};
    }
    const auto first = chord(course, a_, slack);
    const auto second = chord(course, b_, slack);
    if (!first || !second) return std::nullopt;
    double from = first->leave;
    double to = second->enter;
    if (second->leave < first->enter) {
      from = first->enter;
      to = second->leave;
    } else if (to < from) {
      from = to = (std::min(first->leave, second->leave) + std::max(first->enter, second->enter)) / 2;
    }
    const ClearLine line{course.through + course.direction * from, course.through + course.direction * to};
    if (!is_clear({course.through, course.direction, slack}, line.from, line.to)) return std::nullopt;
    return line;
  }

  [[nodiscard]] bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const {
    return std::none_of(
               others_.begin(), others_.end(),
               [&](const Disc& other) { return comes_nearer(from, to, other.centre, other.radius - slack); }) &&
           sight_.is_clear(line, from, to);
  }

  /// Of each of the others past a corner, or with another disc.
  [[nodiscard]] std::vector<Course> tangents_of_others() const {
    std::vector<Course> found;
    for (std::size_t first = 0; first < others_.size(); ++first) {
      const auto add = [&](const Disc& disc) {
        const auto both = common_tangents(others_[first], disc);
        found.insert(found.end(), both.begin(), both.end());
      };
      add(a_);
      add(b_);
      for (auto second = first + 1; second < others_.size(); ++second) add(others_[second]);
      for (const auto& corner : corners_) {
        for (const auto& direction : tangents(corner, others_[first])) found.push_back({corner, direction});
      }
    }
    return found;
  }

  const OpenSight& sight_;
  Disc a_;
  Disc b_;
  std::vector<FinePoint> corners_;
  std::vector<Disc> others_;
};

/// Finds a point of the target that is hidden, if there is one. What the points of the target see changes only across
/// critical lines, so one point in each of the pieces into which they cut the target answers for it. Each piece has a
/// vertex where two lines meet or where one meets the target's rim; points beside all vertices are tried.
class Trial {
 public:
  Trial(const Disc& target, const Between& between)
      : target_(target), between_(between), courses_(between.critical_courses()) {}

  [[nodiscard]] std::optional<FinePoint> hidden() {
    if (is_hidden(target_.centre)) return found_;
    for (const auto& course : courses_) {
      if (hidden_at_rim(course)) return found_;
    }
    for (std::size_t first = 0; first < courses_.size(); ++first) {
      for (std::size_t second = first + 1; second < courses_.size(); ++second) {
        if (hidden_where_meet(courses_[first], courses_[second])) return found_;
        if (trials_ > most_trials) return std::nullopt;
      }
    }
    return std::nullopt;
  }

 private:
  bool is_hidden(FinePoint point) {
    if (distance(point, target_.centre) > target_.radius || !between_.is_free(point)) return false;
    ++trials_;
    if (between_.seen_from_first(point)) return false;
    found_ = point;
    return true;
  }

  bool hidden_at_rim(const Course& course) {
    const auto across = chord(course, target_, 0);
    if (!across) return false;
    for (const auto& [place, inwards] : {std::pair{across->enter, 1.0}, std::pair{across->leave, -1.0}}) {
      const auto at = course.through + course.direction * place;
      const auto in = course.direction * inwards;
      const auto outwards = at - target_.centre;
      const FinePoint rim = FinePoint{-outwards.y, outwards.x} * (1 / std::max(target_.radius, 1.0));
      for (const double side : {1.0, -1.0}) {
        if (is_hidden(beside(at, in + rim * side))) return true;
      }
    }
    return false;
  }

  bool hidden_where_meet(const Course& a, const Course& b) {
    const double angle = cross(a.direction, b.direction);
    if (std::abs(angle) < 1e-12) return false;
    const auto at = a.through + a.direction * (cross(b.through - a.through, b.direction) / angle);
    if (distance(at, target_.centre) > target_.radius + step_aside) return false;
    for (const double first : {1.0, -1.0}) {
      for (const double second : {1.0, -1.0}) {
        if (is_hidden(beside(at, a.direction * first + b.direction * second))) return true;
      }
    }
    return false;
  }

  static FinePoint beside(FinePoint at, FinePoint direction) {
    return at + direction * (step_aside / std::max(length(direction), 1e-9));
  }

  Disc target_;
  const Between& between_;
  std::vector<Course> courses_;
  FinePoint found_;
  int trials_ = 0;
};

}  // namespace

std::optional<ClearLine> line_of_sight(const Plan& plan, const Base& from, const Base& to,
                                       std::span<const Base> others) {
  const OpenSight sight(plan);
  const auto& mesh = sight.mesh();
  auto line = Between(sight, inside(mesh, from), inside(mesh, to), others).line();
  if (line) line = ClearLine{mesh.on_battlefield(line->from), mesh.on_battlefield(line->to)};
  return line;
}

std::optional<FinePoint> hidden_part(const Plan& plan, const Base& observer, const Base& target,
                                     std::span<const Base> others) {
  const OpenSight sight(plan);
  const auto to = inside(sight.mesh(), target);
  const Between between(sight, inside(sight.mesh(), observer), to, others);
  auto hidden = Trial(to, between).hidden();
  if (hidden) hidden = sight.mesh().on_battlefield(*hidden);
  return hidden;
}

}  // namespace bulkhead
