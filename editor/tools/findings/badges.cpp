// SPDX-License-Identifier: MIT
#include "editor/tools/findings/badges.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "editor/tools/pointing/position.h"
#include "editor/tools/selection/address_index.h"
#include "rendering/label/obstacles.h"
#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

/// In radii of a badge: how far one may stand from what it is about, before and after things are allowed below it that
/// can be read all the same, such as walls.
constexpr double near_by = 8;
constexpr double farthest = 16;
constexpr double step = 0.5;
constexpr int directions = 16;
/// Free around a badge.
constexpr double breath = 0.12;

double distance(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// All that is drawn on a map, on its paper.
class Ground {
 public:
  Ground(const MapPlan& plan, double radius)
      : limits_(plan.bounds.grown(radius)), hard_(limits_), all_(limits_), badges_(limits_), radius_(radius) {
    const auto scene = label_scene(plan, limits_);
    for (const auto& obstacle : scene.taken) add(obstacle, true);
    for (const auto& obstacle : scene.built) add(obstacle, false);
    for (const auto& hatchway : plan.hatchways) {
      for (const auto& box : boxes_of(hatchway)) add(box, true);
    }
    for (const auto& label : plan.labels) {
      if (label.box.size.x > 0) add(label.box, true);
    }
  }

  /// The nearest place for another badge; nothing where there is none.
  std::optional<Vec> take(Vec about) {
    auto found = free_near(about, all_, near_by);
    if (!found) found = free_near(about, hard_, farthest);
    if (found) badges_.add(RoundObstacle{*found, radius_});
    return found;
  }

 private:
  void add(const Obstacle& obstacle, bool hard) {
    all_.add(obstacle);
    if (hard) hard_.add(obstacle);
  }

  [[nodiscard]] bool within(const Rect& box) const {
    const auto end = box.bottom_right();
    const auto last = limits_.bottom_right();
    return box.top_left.x >= limits_.top_left.x && box.top_left.y >= limits_.top_left.y && end.x <= last.x &&
           end.y <= last.y;
  }

  [[nodiscard]] std::optional<Vec> free_near(Vec about, const LabelObstacles& obstacles, double most) const {
    for (double away = 0; away <= most; away += step) {
      for (int direction = 0; direction < (away == 0 ? 1 : directions); ++direction) {
        // The first is up and to the right, where people look for a badge.
        const double angle = (2.0 * direction / directions - 0.25) * std::numbers::pi;
        const auto at = about + Vec{std::cos(angle), std::sin(angle)} * (away * radius_);
        const auto box = Rect{at, {}}.grown(radius_ * (1 + breath));
        if (within(box) && !obstacles.any_overlapping(box) && !badges_.any_overlapping(box)) return at;
      }
    }
    return std::nullopt;
  }

  Rect limits_;
  /// What must not be covered, and all that had better not.
  LabelObstacles hard_;
  LabelObstacles all_;
  LabelObstacles badges_;
  double radius_;
};

Badge* nearest(std::vector<Badge>& badges, Vec about) {
  const auto found = std::min_element(badges.begin(), badges.end(), [&](const Badge& a, const Badge& b) {
    return distance(a.about, about) < distance(b.about, about);
  });
  return found == badges.end() ? nullptr : &*found;
}

/// The radius of a marker there, on the table; 0 where there is none.
double reach_at(const MapPlan& plan, Vec about) {
  const auto found = std::find_if(plan.markers.begin(), plan.markers.end(), [&](const MarkerToken& marker) {
    return distance(marker.centre * plan.scale, about) < 1;
  });
  return found == plan.markers.end() ? 0 : found->radius * plan.scale;
}

}  // namespace

bool Badge::chosen() const {
  return std::any_of(marks.begin(), marks.end(), [](const FindingMark& mark) { return mark.chosen; });
}

std::vector<Badge> place_badges(const Mission& mission, const Table& table, const MapPlan& plan,
                                const std::vector<FindingMark>& marks, double pixel) {
  std::vector<Badge> badges;
  if (marks.empty()) return badges;
  const double radius = badge_radius * pixel;
  Ground ground(plan, radius / plan.scale);
  const AddressIndex present(mission);
  for (const auto& mark : marks) {
    if (!present.has(mark.address)) continue;
    const auto about = position_of(mission, table, mark.address);
    if (!about) continue;
    auto* const beside = nearest(badges, *about);
    const bool same = beside != nullptr && distance(beside->about, *about) < radius;
    const auto at = same || badges.size() >= most_badges ? std::nullopt : ground.take(*about * (1 / plan.scale));
    if (at) {
      badges.push_back({*at * plan.scale, *about, reach_at(plan, *about), {mark}});
    } else if (beside != nullptr) {
      beside->marks.push_back(mark);
    }
  }
  return badges;
}

const Badge* badge_at(const std::vector<Badge>& badges, Vec on_table, double pixel) {
  const auto found = std::find_if(badges.begin(), badges.end(), [&](const Badge& badge) {
    return distance(badge.at, on_table) <= badge_radius * pixel;
  });
  return found == badges.end() ? nullptr : &*found;
}

const FindingMark& chosen_mark(const Badge& badge) {
  const auto chosen =
      std::find_if(badge.marks.begin(), badge.marks.end(), [](const auto& mark) { return mark.chosen; });
  return chosen == badge.marks.end() ? badge.marks.front() : *chosen;
}

const FindingMark& next_mark(const Badge& badge) {
  const auto chosen =
      std::find_if(badge.marks.begin(), badge.marks.end(), [](const auto& mark) { return mark.chosen; });
  return chosen == badge.marks.end() || std::next(chosen) == badge.marks.end() ? badge.marks.front()
                                                                               : *std::next(chosen);
}

}  // namespace bulkhead
