// SPDX-License-Identifier: MIT
#include "scripting/battle/way_outlines.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/geometry/rectangles.h"
#include "scripting/battle/feature_ground.h"

namespace bulkhead {
namespace {

template <typename Visit>
void for_each_side(const std::vector<Point>& corners, const Visit& visit) {
  for (std::size_t index = 0; index < corners.size(); ++index) {
    visit(FineSegment{fine(corners[index]), fine(corners[(index + 1) % corners.size()])});
  }
}

/// What ends ways, or would with other hatchways open, and may meet an area.
struct Barrier {
  std::vector<Point> outline;
  /// Nothing is ever free inside of it.
  bool stands_always = false;
};

std::vector<Barrier> barriers(const Plan& plan, const Address& thing, const Rectangle& area) {
  std::vector<Barrier> found;
  for (auto& block : plan.that_stop_ways(area)) {
    if (block.subject != thing) found.push_back({std::move(block.corners), block.when.empty()});
  }
  for (const auto& ground : plan.ground()) {
    const auto corners = corners_of(ground);
    found.push_back({{corners.begin(), corners.end()}});
  }
  return found;
}

void add_where_they_meet(const FineSegment& side, const FineSegment& other, std::vector<OutlinePart>& parts) {
  const auto along = side.to - side.from;
  const auto across = other.to - other.from;
  const double turned = cross(along, across);
  if (turned == 0) return;
  const double on_side = cross(other.from - side.from, across) / turned;
  const double on_other = cross(other.from - side.from, along) / turned;
  if (on_side < 0 || on_side > 1 || on_other < 0 || on_other > 1) return;
  const auto at = side.from + along * on_side;
  parts.push_back({at, at});
}

void add_where_they_meet(const OutlinePart& circle, const FineSegment& side, std::vector<OutlinePart>& parts) {
  const auto along = side.to - side.from;
  if (along == FinePoint{}) return;
  const auto through = chord({side.from, along}, {circle.from, circle.radius}, 0);
  if (!through) return;
  for (const double share : {through->enter, through->leave}) {
    const auto at = side.from + along * share;
    if (share >= 0 && share <= 1) parts.push_back({at, at});
  }
}

/// Where an outline meets what ends ways, each place once.
std::vector<OutlinePart> meeting_places(const WayOutline& outline, const std::vector<Barrier>& barriers) {
  std::vector<OutlinePart> places;
  for (const auto& each : barriers) {
    for_each_side(each.outline, [&](const FineSegment& barrier) {
      for (const auto& part : outline.parts) {
        if (part.radius > 0) {
          add_where_they_meet(part, barrier, places);
        } else {
          add_where_they_meet(FineSegment{part.from, part.to}, barrier, places);
        }
      }
    });
  }
  std::erase_if(places, [&](const OutlinePart& place) {
    const Point at{Length::micrometres(std::llround(place.from.x)), Length::micrometres(std::llround(place.from.y))};
    return std::any_of(barriers.begin(), barriers.end(), [&](const Barrier& barrier) {
      return barrier.stands_always && depth_inside({bounds_of(barrier.outline), barrier.outline}, at) > a_hair;
    });
  });
  const auto in_order = [](const OutlinePart& one, const OutlinePart& other) {
    return std::pair(one.from.x, one.from.y) < std::pair(other.from.x, other.from.y);
  };
  const auto is_same = [](const OutlinePart& one, const OutlinePart& other) { return one.from == other.from; };
  std::sort(places.begin(), places.end(), in_order);
  places.erase(std::unique(places.begin(), places.end(), is_same), places.end());
  return places;
}

}  // namespace

WayOutline outline_for_ways(const Plan& plan, const Address& thing, const std::vector<GroundPiece>& pieces) {
  WayOutline outline;
  if (pieces.empty()) return outline;
  std::vector<Rectangle> bounds;
  for (const auto& piece : pieces) bounds.push_back(piece.bounds);
  const auto area = bounds_of(bounds);
  const auto blocking = plan.that_stop_ways(area);
  const bool blocks =
      std::any_of(blocking.begin(), blocking.end(), [&](const auto& block) { return block.subject == thing; });
  for (const auto& piece : pieces) {
    if (piece.within) {
      const auto centre = fine(piece.within->centre);
      const double radius = in_micrometres(piece.within->radius);
      outline.parts.push_back({centre, centre, radius});
      outline.discs.push_back({centre, radius + (blocks ? about_a_disc : 0)});
      continue;
    }
    for_each_side(piece.outline(), [&](const FineSegment& side) {
      outline.parts.push_back({side.from, side.to});
      outline.sides.push_back(side);
    });
  }
  outline.meeting = meeting_places(outline, barriers(plan, thing, area));
  return outline;
}

std::vector<WayOutline> far_ends(const WayOutline& outline, const std::vector<GroundPiece>& pieces) {
  std::vector<WayOutline> ends;
  for (const auto& far : farthest_ends(pieces)) {
    const auto at = fine(far.at);
    WayOutline end{{{at, at, 0, far.before}}, outline.meeting, outline.sides, outline.discs};
    for (auto& part : end.meeting) part.beyond = distance(part.from, at) + far.before;
    ends.push_back(std::move(end));
  }
  return ends;
}

}  // namespace bulkhead
