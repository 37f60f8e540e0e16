// SPDX-License-Identifier: MIT
#include "analysis/sight/corner_cover.h"

#include <algorithm>
#include <cmath>

#include "analysis/geometry/discs.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/sight/wall_corners.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// In micrometres: what comes that close to a line's end or a figure is on it.
constexpr double slack = 1;
/// How far a trial place lies beside the line where things change.
constexpr double step_aside = 2;

Disc disc_of(const Base& base) { return {fine(base.centre), static_cast<double>(base.radius.in_micrometres())}; }

double to_rim(FinePoint at, const Disc& disc) { return std::max(0.0, distance(at, disc.centre) - disc.radius); }

bool cross_each_other(FinePoint a, FinePoint b, FinePoint c, FinePoint d) {
  return cross(b - a, c - a) * cross(b - a, d - a) < 0 && cross(d - c, a - c) * cross(d - c, b - c) < 0;
}

/// Something that may intervene: a point, a polygon or a disc.
struct Thing {
  Intervening told;
  std::vector<FinePoint> corners;
  std::optional<Disc> disc;
  bool gives_cover = true;
  bool obscures = false;
};

/// The lines from a place to all of the target's base.
class Fan {
 public:
  Fan(FinePoint from, const Disc& target) : from_(from), target_(target), sides_(tangents(from, target)) {}

  [[nodiscard]] bool crosses(const Thing& thing) const {
    if (sides_.empty()) return false;
    if (thing.disc) return crosses(*thing.disc);
    const auto& corners = thing.corners;
    if (std::any_of(corners.begin(), corners.end(), [&](FinePoint corner) { return holds(corner); })) return true;
    if (corners.size() < 3) return false;
    for (std::size_t index = 0; index < corners.size(); ++index) {
      if (cross_each_other(from_, target_.centre, corners[index], corners[(index + 1) % corners.size()])) return true;
    }
    return false;
  }

 private:
  /// A line passes through the place and goes on to the target.
  [[nodiscard]] bool holds(FinePoint at) const {
    if (at == from_) return false;
    const auto hit = chord({from_, at - from_}, {target_.centre, target_.radius - slack}, 0);
    return hit && hit->leave > 1;
  }

  [[nodiscard]] bool crosses(const Disc& disc) const {
    if (holds(disc.centre)) return true;
    return std::any_of(sides_.begin(), sides_.end(), [&](FinePoint side) {
      return distance(nearest_on(from_, from_ + side, disc.centre), disc.centre) < disc.radius - slack;
    });
  }

  FinePoint from_;
  Disc target_;
  std::vector<FinePoint> sides_;
};

/// Whether some place on the observer's base has none of these things across its lines. Which things lie across changes
/// only where one crosses a line that touches both a thing and the target, so a place in each of the pieces into which
/// these lines cut the base answers for it.
class FreePlace {
 public:
  FreePlace(const Disc& observer, const Disc& target, const std::vector<const Thing*>& things)
      : observer_(observer), target_(target), things_(things) {
    for (const auto* thing : things) {
      for (const auto& corner : thing->corners) {
        for (const auto& direction : tangents(corner, target)) add({corner, direction});
      }
      if (!thing->disc) continue;
      for (const auto& line : common_tangents(*thing->disc, target)) add(line);
    }
  }

  [[nodiscard]] std::optional<FinePoint> find() const {
    if (is_free(observer_.centre)) return observer_.centre;
    for (std::size_t first = 0; first < lines_.size(); ++first) {
      if (const auto found = at_rim(lines_[first])) return found;
      for (std::size_t second = first + 1; second < lines_.size(); ++second) {
        if (const auto found = where_meet(lines_[first], lines_[second])) return found;
      }
    }
    return std::nullopt;
  }

 private:
  void add(const StraightLine& line) {
    if (!chord(line, observer_, 0)) return;
    lines_.push_back({line.through, line.direction * (1 / length(line.direction))});
  }

  [[nodiscard]] bool is_free(FinePoint place) const {
    if (distance(place, observer_.centre) > observer_.radius) return false;
    const Fan fan(place, target_);
    return std::none_of(things_.begin(), things_.end(), [&](const Thing* thing) { return fan.crosses(*thing); });
  }

  [[nodiscard]] std::optional<FinePoint> at_rim(const StraightLine& line) const {
    const auto across = chord(line, observer_, 0);
    for (const auto& [place, inwards] : {std::pair{across->enter, 1.0}, std::pair{across->leave, -1.0}}) {
      const auto at = line.through + line.direction * place;
      for (const double side : {1.0, -1.0}) {
        const FinePoint aside{-line.direction.y * side, line.direction.x * side};
        // In along the line, and to the side as little as keeps it on the base.
        for (const double in : {1.0, 50.0, 1000.0}) {
          const auto trial = at + (line.direction * (inwards * in) + aside) * step_aside;
          if (is_free(trial)) return trial;
        }
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<FinePoint> where_meet(const StraightLine& a, const StraightLine& b) const {
    const double angle = cross(a.direction, b.direction);
    if (std::abs(angle) < 1e-12) return std::nullopt;
    const auto at = a.through + a.direction * (cross(b.through - a.through, b.direction) / angle);
    for (const double first : {1.0, -1.0}) {
      for (const double second : {1.0, -1.0}) {
        const auto aside = a.direction * first + b.direction * second;
        const auto trial = at + aside * (step_aside / std::max(length(aside), 1e-9));
        if (is_free(trial)) return trial;
      }
    }
    return std::nullopt;
  }

  Disc observer_;
  Disc target_;
  const std::vector<const Thing*>& things_;
  std::vector<StraightLine> lines_;
};

/// Whether a base lies wholly on the wall's side of a line in which one of the faces at a corner goes on.
bool has_passed(const WallCorner& corner, const Disc& observer) {
  const auto at = fine(corner.at);
  const double east = corner.blocked_west ? observer.centre.x - at.x : at.x - observer.centre.x;
  const double south = corner.blocked_north ? observer.centre.y - at.y : at.y - observer.centre.y;
  return east + observer.radius > slack && south + observer.radius > slack;
}

/// All that may intervene between two bases.
class Things {
 public:
  Things(const Disc& observer, const Disc& target) : observer_(observer), target_(target) {}

  void add_walls(const Mission& mission, int level, const Plan& plan, const OpenHatchways& open) {
    for (const auto& corner : wall_corners(mission, level, plan, open)) {
      if (has_passed(corner, observer_)) continue;
      Thing thing;
      thing.told.kind = corner.end ? Intervening::Kind::wall_end : Intervening::Kind::wall_corner;
      thing.told.subject = corner.subject;
      thing.corners = {fine(corner.at)};
      thing.obscures = true;
      add(std::move(thing));
    }
  }

  void add_features(const Mission& mission, int level) {
    for (const auto& board : mission.boards) {
      if (board->level != level) continue;
      for (const auto& feature : board->features) {
        const auto* kind = find_feature_kind(mission, feature.kind);
        if (kind == nullptr) continue;
        const auto footprints = place_parts(*kind, *board, feature);
        for (std::size_t index = 0; index < footprints.size(); ++index) {
          add_part(feature.id, footprints[index], traits_of(*mission.system, kind->parts[index]));
        }
      }
    }
  }

  /// Zones and areas that obscure, but for those in which either of the two stands.
  void add_zones(const Mission& mission, int level, Point observer, Point target) {
    for (const auto* zones : {&*mission.zones, &*mission.areas}) {
      for (const auto& zone : *zones) {
        const auto* kind = find_zone_kind(*mission.system, zone.kind);
        if (kind == nullptr || kind->sight != TerrainTraits::Sight::obscures) continue;
        const ZoneFootprints ground(mission, zone.shape);
        const bool stands = std::any_of(ground.pieces().begin(), ground.pieces().end(), [&](const ZonePiece& piece) {
          return piece.level.value_or(level) == level &&
                 (contains(piece.footprint, observer) || contains(piece.footprint, target));
        });
        if (stands) continue;
        for (const auto& piece : ground.pieces()) {
          if (piece.level.value_or(level) != level) continue;
          add_part(zone.id, piece.footprint, {.sight = TerrainTraits::Sight::obscures});
        }
      }
    }
  }

  void add_bases(std::span<const Base> others) {
    for (std::size_t number = 0; number < others.size(); ++number) {
      const auto disc = disc_of(others[number]);
      add({{Intervening::Kind::base, std::nullopt, number, {}, 0, 0}, {}, disc, true, false});
    }
  }

  [[nodiscard]] const std::vector<Thing>& all() const { return things_; }

 private:
  void add_part(const Id& feature, const PlacedFootprint& footprint, const TerrainTraits& traits) {
    const bool gives_cover = traits.cover == TerrainTraits::Cover::gives;
    const bool obscures = traits.sight == TerrainTraits::Sight::obscures;
    if (!gives_cover && !obscures) return;
    Thing thing{{Intervening::Kind::feature, ObjectAddress{feature}, std::nullopt, {}, 0, 0},
                {},
                std::nullopt,
                gives_cover,
                obscures};
    if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
      thing.disc = Disc{fine(circle->centre), static_cast<double>(circle->radius.in_micrometres())};
    } else {
      for (const auto corner : std::get<PolygonFootprint>(footprint).corners) thing.corners.push_back(fine(corner));
    }
    add(std::move(thing));
  }

  void add(Thing thing) {
    thing.told.at = nearest_place(thing, target_.centre);
    thing.told.to_target = to_rim(thing.told.at, target_);
    thing.told.to_observer = to_rim(nearest_place(thing, observer_.centre), observer_);
    things_.push_back(std::move(thing));
  }

  static FinePoint nearest_place(const Thing& thing, FinePoint to) {
    if (thing.disc) {
      const double away = distance(to, thing.disc->centre);
      if (away <= thing.disc->radius) return to;
      return thing.disc->centre + (to - thing.disc->centre) * (thing.disc->radius / away);
    }
    auto nearest = thing.corners.front();
    for (std::size_t index = 0; index < thing.corners.size(); ++index) {
      const auto next = thing.corners[(index + 1) % thing.corners.size()];
      const auto place = nearest_on(thing.corners[index], next, to);
      if (distance(place, to) < distance(nearest, to)) nearest = place;
    }
    return nearest;
  }

  Disc observer_;
  Disc target_;
  std::vector<Thing> things_;
};

/// By how much something reaches into the hull of two discs, at most: a straight line with a margin, or a point or disc
/// where `first` and `last` are the same. The hull is made of discs between the two; how far one of them reaches is a
/// concave function of where it is.
double depth_in_hull(const Disc& a, const Disc& b, FinePoint first, FinePoint last, double margin) {
  const auto depth = [&](double share) {
    const auto centre = a.centre + (b.centre - a.centre) * share;
    return a.radius + (b.radius - a.radius) * share + margin - distance(nearest_on(first, last, centre), centre);
  };
  double low = 0;
  double high = 1;
  for (int step = 0; step < 100; ++step) {
    const double one = low + (high - low) / 3;
    const double other = high - (high - low) / 3;
    if (depth(one) < depth(other)) {
      low = one;
    } else {
      high = other;
    }
  }
  return depth((low + high) / 2);
}

/// Whether something lies across a line from somewhere on the observer's base to somewhere on the target's.
bool lies_across(const Disc& observer, const Disc& target, const Thing& thing) {
  const auto crosses = [&](FinePoint first, FinePoint last, double margin) {
    // Most things are far from all lines.
    const auto middle = (first + last) * 0.5;
    const double reach = std::max(observer.radius, target.radius) + distance(first, last) / 2 + margin;
    return distance(nearest_on(observer.centre, target.centre, middle), middle) <= reach &&
           depth_in_hull(observer, target, first, last, margin) > slack;
  };
  if (thing.disc) return crosses(thing.disc->centre, thing.disc->centre, thing.disc->radius);
  const auto& corners = thing.corners;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    if (crosses(corners[index], corners[(index + 1) % corners.size()], 0)) return true;
  }
  return false;
}

std::vector<Intervening> told(const std::vector<const Thing*>& things) {
  std::vector<Intervening> result;
  for (const auto* thing : things) result.push_back(thing->told);
  return result;
}

}  // namespace

CoverFigures cover_figures(const Mission& mission) {
  const CoverFigures usual;
  return {length_limit(mission, "cover-near").value_or(usual.near_target),
          length_limit(mission, "cover-point-blank").value_or(usual.point_blank),
          length_limit(mission, "obscured-beyond").value_or(usual.far_from_both)};
}

CornerCover corner_cover(const Mission& mission, int level, const Plan& plan, const OpenHatchways& open,
                         const Base& observer, const Base& target, std::span<const Base> others) {
  const auto figures = cover_figures(mission);
  const auto from = disc_of(observer);
  const auto to = disc_of(target);
  Things things(from, to);
  things.add_walls(mission, level, plan, open);
  things.add_features(mission, level);
  things.add_zones(mission, level, observer.centre, target.centre);
  things.add_bases(others);
  const auto length = [](Length value) { return static_cast<double>(value.in_micrometres()); };
  std::vector<const Thing*> covering;
  std::vector<const Thing*> obscuring;
  for (const auto& thing : things.all()) {
    const double away = thing.told.to_target;
    const double far = length(figures.far_from_both) + slack;
    const bool covers = thing.gives_cover && away <= length(figures.near_target) + slack;
    const bool hides = thing.obscures && away > far && thing.told.to_observer > far;
    if ((!covers && !hides) || !lies_across(from, to, thing)) continue;
    if (covers) covering.push_back(&thing);
    if (hides) obscuring.push_back(&thing);
  }
  CornerCover result;
  result.visible = sees(plan, Base{observer.centre, Length()}, target);
  const double apart = std::max(0.0, distance(from.centre, to.centre) - from.radius - to.radius);
  result.point_blank = apart <= length(figures.point_blank) + slack;
  if (!result.point_blank) {
    result.exposed_from = FreePlace(from, to, covering).find();
    result.cover = !result.exposed_from;
    result.cover_by = told(covering);
  }
  result.obscured = !FreePlace(from, to, obscuring).find();
  result.obscured_by = told(obscuring);
  return result;
}

}  // namespace bulkhead
