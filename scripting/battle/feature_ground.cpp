// SPDX-License-Identifier: MIT
#include "scripting/battle/feature_ground.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_ends = 64;

Point whole(FinePoint point) {
  return {Length::micrometres(std::llround(point.x)), Length::micrometres(std::llround(point.y))};
}

/// A hair before a place on an outline, as one comes to it.
WayEnd before(FinePoint place, FinePoint from) {
  const double away = distance(place, from);
  const auto at = away > 0 ? whole(place + (from - place) * (std::min(away, 2.0) / away)) : whole(place);
  return {at, distance(fine(at), place)};
}

}  // namespace

std::vector<GroundPiece> ground_of_feature(const Mission& mission, std::string_view id) {
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* const kind = feature.id.text() == id ? find_feature_kind(mission, feature.kind) : nullptr;
      if (kind == nullptr) continue;
      std::vector<GroundPiece> pieces;
      for (const auto& part : place_parts(*kind, *board, feature)) {
        auto& piece = pieces.emplace_back(GroundPiece{bounds_of(part)});
        if (const auto* const polygon = std::get_if<PolygonFootprint>(&part)) piece.corners = polygon->corners;
        if (const auto* const circle = std::get_if<CircleFootprint>(&part)) {
          piece.within = GroundPiece::Disc{circle->centre, circle->radius};
        }
      }
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
      const auto centre = fine(piece.within->centre);
      const auto radius = static_cast<double>(piece.within->radius.in_micrometres());
      const double away = distance(centre, begin);
      if (away > 0) ends.push_back(before(centre + (begin - centre) * (radius / away), begin));
      continue;
    }
    const auto outline = piece.outline();
    for (std::size_t index = 0; index < outline.size(); ++index) {
      const auto corner = fine(outline[index]);
      ends.push_back({outline[index]});
      ends.push_back(before(nearest_on(corner, fine(outline[(index + 1) % outline.size()]), begin), begin));
    }
  }
  const auto straight = [&](const WayEnd& end) { return distance(fine(end.at), begin) + end.before; };
  std::stable_sort(ends.begin(), ends.end(),
                   [&](const WayEnd& one, const WayEnd& other) { return straight(one) < straight(other); });
  if (ends.size() > most_ends) ends.resize(most_ends);
  return ends;
}

}  // namespace bulkhead
