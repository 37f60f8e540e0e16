// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/tool/marks.h"
#include "editor/tools/view/table.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// The radius of a badge with its rim, in logical pixels: badges have one size at every zoom.
inline constexpr double badge_radius = 9;
/// More are no help; what is beyond them joins the nearest.
inline constexpr std::size_t most_badges = 400;

/// One sign on the map for what was found at a place.
struct Badge {
  /// Its middle, on the table.
  Vec at;
  /// The middle of what it is about, and how far that reaches, on the table.
  Vec about;
  double reach = 0;
  /// At least one, the gravest first.
  std::vector<FindingMark> marks;

  [[nodiscard]] bool chosen() const;
};

/// Gives each mark a badge beside what it is about: on a place that is free of markers, hatchways, labels, numbers and
/// other badges, and as far as there is one near by, of all else that stands on the map. Where several are about one
/// place, or have no room, they share a badge. Marks of what the mission has no longer have none. `plan` is the map as
/// it is drawn, labels placed; `pixel` is how long a logical pixel is on the table. The same for the same map.
[[nodiscard]] std::vector<Badge> place_badges(const Mission& mission, const Table& table, const MapPlan& plan,
                                              const std::vector<FindingMark>& marks, double pixel);

/// The badge at a point of the table, null where there is none.
[[nodiscard]] const Badge* badge_at(const std::vector<Badge>& badges, Vec on_table, double pixel);

/// Of its findings the one that is chosen, else the first.
[[nodiscard]] const FindingMark& chosen_mark(const Badge& badge);
/// Of its findings the one after the chosen one, the first after the last.
[[nodiscard]] const FindingMark& next_mark(const Badge& badge);

}  // namespace bulkhead
