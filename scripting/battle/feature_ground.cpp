// SPDX-License-Identifier: MIT
#include "scripting/battle/feature_ground.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <variant>

#include "analysis/geometry/footprints.h"
#include "analysis/sight/sight.h"
#include "model/mission/placed_features.h"
#include "scripting/battle/battle_trail.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_ends = 64;
constexpr std::size_t most_beginnings = 8;

Point rounded(FinePoint point) {
  return {Length::micrometres(std::llround(point.x)), Length::micrometres(std::llround(point.y))};
}

/// A hair before a place on an outline, as one comes to it, or so far before.
WayEnd before(FinePoint place, FinePoint from, double off = a_hair) {
  const double away = distance(place, from);
  const auto at = away > 0 ? rounded(place + (from - place) * (std::min(away, off) / away)) : rounded(place);
  return {at, distance(fine(at), place)};
}

/// Where the way from the middle of a disc to a point leaves its outline.
FinePoint on_outline(const GroundPiece::Disc& disc, FinePoint towards) {
  const auto centre = fine(disc.centre);
  return centre + (towards - centre) * (in_micrometres(disc.radius) / distance(centre, towards));
}

/// Before the eight points of the compass on the outline of a disc: its corners, as it were.
void add_points_of_compass(std::vector<WayEnd>& ends, const GroundPiece::Disc& disc) {
  for (int eighth = 0; eighth < 8; ++eighth) {
    const double angle = std::numbers::pi / 4 * eighth;
    const auto out = FinePoint{std::cos(angle), std::sin(angle)} * (2 * (in_micrometres(disc.radius) + about_a_disc));
    const auto off = fine(disc.centre) + out;
    ends.push_back(before(on_outline(disc, off), off, about_a_disc));
  }
}

/// The nearest first, by what `away(end)` says; of more than so many these alone.
template <typename Away>
void keep_nearest(std::vector<WayEnd>& ends, std::size_t most, const Away& away) {
  std::stable_sort(ends.begin(), ends.end(),
                   [&](const WayEnd& one, const WayEnd& other) { return away(one) < away(other); });
  if (ends.size() > most) ends.resize(most);
}

/// The nearest to other pieces alone.
void keep_beginnings(std::vector<WayEnd>& beginnings, const std::vector<GroundPiece>& to) {
  keep_nearest(beginnings, most_beginnings,
               [&](const WayEnd& end) { return distance_outside(to, end.at) + end.before; });
}

double space_between(const GroundPiece& ground, const GroundPiece& outline) {
  if (outline.within) {
    const double to_middle = distance_outside(ground, outline.within->centre);
    return std::max(0.0, to_middle - in_micrometres(outline.within->radius));
  }
  const auto some = ground.within ? ground.within->centre : ground.outline().front();
  if (ground.contains(some) && outline.contains(some)) return 0;
  double least = std::numeric_limits<double>::infinity();
  const auto corners = outline.outline();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    least =
        std::min(least, distance_outside(ground, TrailLeg{0, corners[index], corners[(index + 1) % corners.size()]}));
  }
  return least;
}

/// Of a piece, whatever it is clear of.
PlacedFootprint footprint_of(const GroundPiece& piece) {
  if (piece.within) return CircleFootprint{piece.within->centre, piece.within->radius};
  return PolygonFootprint{piece.outline()};
}

bool overlap(const GroundPiece& one, const std::vector<GroundPiece>& others) {
  return std::any_of(others.begin(), others.end(), [&](const GroundPiece& other) {
    return bulkhead::overlap(footprint_of(one), footprint_of(other));
  });
}

bool holds(const GroundPiece& ground, const GroundPiece& piece) {
  if (!bulkhead::holds(footprint_of(ground), footprint_of(piece))) return false;
  return !ground.clear_of ||
         !bulkhead::overlap(CircleFootprint{ground.clear_of->centre, ground.clear_of->radius}, footprint_of(piece));
}

}  // namespace

GroundPiece piece_of(const PlacedFootprint& footprint) {
  GroundPiece piece{bounds_of(footprint)};
  if (const auto* const polygon = std::get_if<PolygonFootprint>(&footprint)) piece.corners = polygon->corners;
  if (const auto* const circle = std::get_if<CircleFootprint>(&footprint)) {
    piece.within = GroundPiece::Disc{circle->centre, circle->radius};
  }
  return piece;
}

std::vector<GroundPiece> ground_of_feature(const Mission& mission, std::string_view id) {
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* const kind = feature.id.text() == id ? find_feature_kind(mission, feature.kind) : nullptr;
      if (kind == nullptr) continue;
      std::vector<GroundPiece> pieces;
      for (const auto& part : place_parts(*kind, *board, feature)) pieces.push_back(piece_of(part));
      return pieces;
    }
  }
  return {};
}

std::vector<WayEnd> ends_of_ways(const std::vector<GroundPiece>& pieces, Point from) {
  const auto begin = fine(from);
  std::vector<WayEnd> ends;
  for (const auto& piece : pieces) {
    if (piece.within) {
      if (piece.within->centre != from) ends.push_back(before(on_outline(*piece.within, begin), begin, about_a_disc));
      add_points_of_compass(ends, *piece.within);
      continue;
    }
    const auto outline = piece.outline();
    for (std::size_t index = 0; index < outline.size(); ++index) {
      const auto corner = fine(outline[index]);
      ends.push_back({outline[index]});
      ends.push_back(before(nearest_on(corner, fine(outline[(index + 1) % outline.size()]), begin), begin));
    }
  }
  keep_nearest(ends, most_ends, [&](const WayEnd& end) { return distance(fine(end.at), begin) + end.before; });
  return ends;
}

std::vector<WayEnd> farthest_ends(const std::vector<GroundPiece>& pieces) {
  std::vector<WayEnd> ends;
  for (const auto& piece : pieces) {
    if (piece.within) {
      ends.push_back({piece.within->centre, in_micrometres(piece.within->radius)});
      continue;
    }
    for (const auto corner : piece.outline()) ends.push_back({corner});
  }
  return ends;
}

bool reaches_into(const std::vector<GroundPiece>& outline, const ZoneFootprints& zone, int level) {
  return std::any_of(zone.pieces().begin(), zone.pieces().end(), [&](const ZonePiece& ground) {
    return ground.level.value_or(level) == level &&
           std::any_of(outline.begin(), outline.end(), [&](const GroundPiece& piece) {
             return bulkhead::overlap(ground.footprint, footprint_of(piece));
           });
  });
}

bool lies_within(const std::vector<GroundPiece>& outline, const std::vector<GroundPiece>& ground) {
  return std::all_of(outline.begin(), outline.end(), [&](const GroundPiece& piece) {
    return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& each) { return holds(each, piece); });
  });
}

bool lies_within_cells(const std::vector<GroundPiece>& outline, const std::vector<GroundPiece>& cells,
                       const std::vector<GroundPiece>& missing) {
  return std::all_of(outline.begin(), outline.end(),
                     [&](const GroundPiece& piece) { return overlap(piece, cells) && !overlap(piece, missing); });
}

double space_between(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>& outline) {
  double least = std::numeric_limits<double>::infinity();
  for (const auto& one : ground) {
    for (const auto& other : outline) least = std::min(least, space_between(one, other));
  }
  return least;
}

std::vector<WayEnd> beginnings_to_ground(const std::vector<GroundPiece>& pieces,
                                         const std::vector<GroundPiece>& ground) {
  std::vector<WayEnd> beginnings;
  for (const auto& piece : pieces) {
    if (!piece.within) {
      for (const auto corner : piece.outline()) beginnings.push_back({corner});
      continue;
    }
    const auto ends = ends_of_ways(ground, piece.within->centre);
    if (ends.empty()) continue;
    const auto nearest = ends.front().at;
    if (piece.within->centre != nearest) {
      beginnings.push_back(before(on_outline(*piece.within, fine(nearest)), fine(nearest), about_a_disc));
    }
    add_points_of_compass(beginnings, *piece.within);
  }
  keep_beginnings(beginnings, ground);
  for (const auto& piece : ground) {
    for (const auto corner : piece.outline()) {
      const auto ends = ends_of_ways(pieces, corner);
      if (!ends.empty()) beginnings.push_back(ends.front());
    }
  }
  keep_beginnings(beginnings, ground);
  return beginnings;
}

bool sees(const Plan& plan, Point from, const std::vector<GroundPiece>& outline) {
  if (contains(outline, from)) return true;
  for (const auto& end : ends_of_ways(outline, from)) {
    if (sees(plan, from, end.at)) return true;
  }
  // What is seen of a side only between its ends, and of what blocks as a disc.
  const auto seen = visible_area(plan, from);
  for (std::size_t index = 0; index < seen.size(); ++index) {
    const TrailLeg side{0, rounded(seen[index]), rounded(seen[(index + 1) % seen.size()])};
    const bool comes_to_it = std::any_of(outline.begin(), outline.end(), [&](const GroundPiece& piece) {
      return distance_outside(piece, side) <= (piece.within ? about_a_disc : a_hair);
    });
    if (comes_to_it) return true;
  }
  return false;
}

}  // namespace bulkhead
