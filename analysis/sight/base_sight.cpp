// SPDX-License-Identifier: MIT
#include "analysis/sight/base_sight.h"

#include <algorithm>
#include <cmath>

#include "analysis/geometry/discs.h"

namespace bulkhead {
namespace {

/// Lines may come that close to what blocks, in micrometres.
constexpr double slack = 1e-3;
/// How far a trial point lies beside the place where critical lines meet, in micrometres.
constexpr double step_aside = 0.5;
/// Bases on a table have some dozens of critical lines between them. Bounds what a base as large as the board costs.
constexpr std::size_t most_lines = 1000;
constexpr int most_trials = 100'000;

Disc inside(const Kernel& kernel, const Base& base) {
  return {kernel.inside(base.centre), static_cast<double>(base.radius.in_micrometres())};
}

/// Whether a straight line comes nearer to a point than that.
bool comes_nearer(FinePoint from, FinePoint to, FinePoint point, double away) {
  return distance_to_segment(point, from, to) < away;
}

/// The convex corners between two discs: all within their convex hull and some beside it.
std::vector<FinePoint> corners_between(const Kernel& kernel, const Disc& a, const Disc& b) {
  const double reach = std::max(a.radius, b.radius);
  const FinePoint low{std::min(a.centre.x, b.centre.x) - reach, std::min(a.centre.y, b.centre.y) - reach};
  const FinePoint high{std::max(a.centre.x, b.centre.x) + reach, std::max(a.centre.y, b.centre.y) + reach};
  auto corners = kernel.corners_within(low, high);
  std::erase_if(corners, [&](FinePoint at) { return distance_to_segment(at, a.centre, b.centre) > reach; });
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  return corners;
}

/// Two discs on a plan, and the corners and other discs between them.
class DiscPair {
 public:
  DiscPair(const Kernel& kernel, const Disc& a, const Disc& b, std::span<const Base> others)
      : kernel_(kernel), a_(a), b_(b), corners_(corners_between(kernel, a, b)) {
    for (const auto& base : others) others_.push_back(inside(kernel, base));
  }

  /// A clear line between the discs. The clear lines, if there are any, include one that is critical: through two
  /// corners, through a corner and tangent to a disc, or tangent to two discs.
  [[nodiscard]] std::optional<ClearLine> clear_line() const {
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
    return kernel_.is_free(point, 0) && std::all_of(others_.begin(), others_.end(), [&](const Disc& other) {
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
  [[nodiscard]] std::vector<StraightLine> critical_lines() const {
    std::vector<StraightLine> lines;
    const auto add = [&](const StraightLine& line) {
      if (lines.size() < most_lines && chord(line, a_, slack) && chord(line, b_, 0)) {
        lines.push_back({line.through, line.direction * (1 / length(line.direction))});
      }
    };
    for (std::size_t first = 0; first < corners_.size(); ++first) {
      for (const auto& direction : tangents(corners_[first], a_)) add({corners_[first], direction});
      for (std::size_t second = first + 1; second < corners_.size(); ++second) {
        add({corners_[first], corners_[second] - corners_[first]});
      }
    }
    for (const auto& line : tangents_of_others()) add(line);
    return lines;
  }

 private:
  /// The shortest piece of a line from the one disc to the other, if it is clear.
  [[nodiscard]] std::optional<ClearLine> along(const StraightLine& line) const {
    if (line.direction == FinePoint{}) {
      if (!kernel_.is_free(line.through, slack)) return std::nullopt;
      return ClearLine{line.through, line.through};
    }
    const auto first = chord(line, a_, slack);
    const auto second = chord(line, b_, slack);
    if (!first || !second) return std::nullopt;
    double from = first->leave;
    double to = second->enter;
    if (second->leave < first->enter) {
      from = first->enter;
      to = second->leave;
    } else if (to < from) {
      from = to = (std::min(first->leave, second->leave) + std::max(first->enter, second->enter)) / 2;
    }
    const ClearLine piece{line.through + line.direction * from, line.through + line.direction * to};
    if (!is_clear({line.through, line.direction, slack}, piece.from, piece.to)) return std::nullopt;
    return piece;
  }

  [[nodiscard]] bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const {
    return std::none_of(
               others_.begin(), others_.end(),
               [&](const Disc& other) { return comes_nearer(from, to, other.centre, other.radius - slack); }) &&
           kernel_.is_clear(line, from, to);
  }

  /// Of each of the others past a corner, or with another disc.
  [[nodiscard]] std::vector<StraightLine> tangents_of_others() const {
    std::vector<StraightLine> found;
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

  const Kernel& kernel_;
  Disc a_;
  Disc b_;
  std::vector<FinePoint> corners_;
  std::vector<Disc> others_;
};

/// Finds a point of the target that is hidden, if there is one. What the points of the target see changes only across
/// critical lines, so one point in each of the pieces into which they cut the target answers for it. Each piece has a
/// vertex where two lines meet or where one meets the target's rim; points beside all vertices are tried.
class HiddenPointSearch {
 public:
  HiddenPointSearch(const Disc& target, const DiscPair& discs)
      : target_(target), discs_(discs), lines_(discs.critical_lines()) {}

  [[nodiscard]] std::optional<FinePoint> hidden() {
    if (is_hidden(target_.centre)) return found_;
    for (const auto& line : lines_) {
      if (hidden_at_rim(line)) return found_;
    }
    for (std::size_t first = 0; first < lines_.size(); ++first) {
      for (std::size_t second = first + 1; second < lines_.size(); ++second) {
        if (hidden_where_meet(lines_[first], lines_[second])) return found_;
        if (trials_ > most_trials) return std::nullopt;
      }
    }
    return std::nullopt;
  }

 private:
  bool is_hidden(FinePoint point) {
    if (distance(point, target_.centre) > target_.radius || !discs_.is_free(point)) return false;
    ++trials_;
    if (discs_.seen_from_first(point)) return false;
    found_ = point;
    return true;
  }

  bool hidden_at_rim(const StraightLine& line) {
    const auto across = chord(line, target_, 0);
    if (!across) return false;
    for (const auto& [place, inwards] : {std::pair{across->enter, 1.0}, std::pair{across->leave, -1.0}}) {
      const auto at = line.through + line.direction * place;
      const auto in = line.direction * inwards;
      const auto outwards = at - target_.centre;
      const FinePoint rim = FinePoint{-outwards.y, outwards.x} * (1 / std::max(target_.radius, 1.0));
      for (const double side : {1.0, -1.0}) {
        if (is_hidden(beside(at, in + rim * side))) return true;
      }
    }
    return false;
  }

  bool hidden_where_meet(const StraightLine& a, const StraightLine& b) {
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
  const DiscPair& discs_;
  std::vector<StraightLine> lines_;
  FinePoint found_;
  int trials_ = 0;
};

}  // namespace

std::optional<ClearLine> line_of_sight(const Plan& plan, const Base& from, const Base& to,
                                       std::span<const Base> others) {
  const auto& kernel = plan.sight();
  auto line = DiscPair(kernel, inside(kernel, from), inside(kernel, to), others).clear_line();
  if (line) line = ClearLine{kernel.on_battlefield(line->from), kernel.on_battlefield(line->to)};
  return line;
}

std::optional<FinePoint> hidden_part(const Plan& plan, const Base& observer, const Base& target,
                                     std::span<const Base> others) {
  const auto& kernel = plan.sight();
  const auto to = inside(kernel, target);
  const DiscPair discs(kernel, inside(kernel, observer), to, others);
  auto hidden = HiddenPointSearch(to, discs).hidden();
  if (hidden) hidden = kernel.on_battlefield(*hidden);
  return hidden;
}

}  // namespace bulkhead
