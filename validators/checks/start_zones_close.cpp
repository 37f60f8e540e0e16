// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <optional>

#include "model/edit/zones.h"
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/spacing.h"

namespace bulkhead {
namespace {

/// A rectangle of a zone and the level it lies on; a strip lies on all.
struct Piece {
  Rectangle ground;
  std::optional<int> level;
};

struct Ground {
  const Zone* zone = nullptr;
  std::vector<Piece> pieces;
};

/// The cells as one piece for each run of neighbours in a row.
std::vector<Piece> pieces_of(const Mission& mission, const CellsShape& shape) {
  auto cells = shape.cells;
  std::sort(cells.begin(), cells.end(), [](const CellAddress& a, const CellAddress& b) {
    return std::tuple(a.board, a.cell.row, a.cell.column) < std::tuple(b.board, b.cell.row, b.cell.column);
  });
  std::vector<Piece> pieces;
  const CellAddress* previous = nullptr;
  for (const auto& cell : cells) {
    const auto ground = cell_ground(mission, cell);
    const bool goes_on = previous != nullptr && previous->board == cell.board &&
                         previous->cell == CellPos{cell.cell.column - 1, cell.cell.row};
    if (goes_on) {
      pieces.back().ground.bottom_right = ground.bottom_right;
    } else {
      pieces.push_back({ground, find_board(mission, cell.board)->level});
    }
    previous = &cell;
  }
  return pieces;
}

std::vector<Piece> pieces_of(const Mission& mission, const StripShape& strip) {
  auto ground = battlefield_bounds(mission);
  if (strip.edge == Compass::north) ground.bottom_right.y = ground.top_left.y + strip.depth;
  if (strip.edge == Compass::south) ground.top_left.y = ground.bottom_right.y - strip.depth;
  if (strip.edge == Compass::west) ground.bottom_right.x = ground.top_left.x + strip.depth;
  if (strip.edge == Compass::east) ground.top_left.x = ground.bottom_right.x - strip.depth;
  return {{ground, std::nullopt}};
}

std::vector<Piece> pieces_of(const Mission& mission, const Zone& zone) {
  if (const auto* cells = std::get_if<CellsShape>(&zone.shape)) return pieces_of(mission, *cells);
  if (const auto* strip = std::get_if<StripShape>(&zone.shape)) return pieces_of(mission, *strip);
  return {};
}

/// From one stretch of an axis to another; less than 0 where they overlap.
Length gap(Length from, Length to, Length other_from, Length other_to) {
  return std::max(other_from - to, from - other_to);
}

bool compared(const Piece& one, const Piece& other) { return !one.level || !other.level || one.level == other.level; }

/// Nothing where they overlap.
std::optional<Length> distance(const Rectangle& one, const Rectangle& other) {
  const auto across = gap(one.top_left.x, one.bottom_right.x, other.top_left.x, other.bottom_right.x);
  const auto down = gap(one.top_left.y, one.bottom_right.y, other.top_left.y, other.bottom_right.y);
  if (across < Length() && down < Length()) return std::nullopt;
  return distance_between({}, {std::max(across, Length()), std::max(down, Length())});
}

/// Nothing where they overlap or are not compared.
std::optional<Length> distance(const Ground& one, const Ground& other) {
  std::optional<Length> least;
  for (const auto& piece : one.pieces) {
    for (const auto& opposite : other.pieces) {
      if (!compared(piece, opposite)) continue;
      const auto here = distance(piece.ground, opposite.ground);
      if (!here) return std::nullopt;
      least = least ? std::min(*least, *here) : *here;
    }
  }
  return least;
}

/// Takes the cells of a zone away that are too close to another; nothing where none would be left.
std::optional<Edit> drawn_back(const Mission& mission, const Ground& ground, const Ground& from, Length limit) {
  const auto* shape = std::get_if<CellsShape>(&ground.zone->shape);
  if (shape == nullptr) return std::nullopt;
  auto left = *shape;
  std::erase_if(left.cells, [&](const CellAddress& cell) {
    const Ground alone{ground.zone, pieces_of(mission, CellsShape{{cell}})};
    const auto here = distance(alone, from);
    return here && *here < limit;
  });
  if (left.cells.empty()) return std::nullopt;
  auto changed = *ground.zone;
  changed.shape = std::move(left);
  return set_zone(mission, std::move(changed));
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = length_limit(mission, "start-zones-apart");
  if (!limit) return observations;
  std::vector<Ground> grounds;
  for (const auto& zone : *mission.zones) {
    const auto* kind = find_zone_kind(*mission.system, zone.kind);
    if (kind != nullptr && kind->start && zone.side) grounds.push_back({&zone, pieces_of(mission, zone)});
  }
  for (auto one = grounds.begin(); one != grounds.end(); ++one) {
    for (auto other = std::next(one); other != grounds.end(); ++other) {
      if (one->zone->side == other->zone->side) continue;
      const auto apart = distance(*one, *other);
      if (!apart || *apart >= *limit) continue;
      Observation observation;
      observation.message = {"start-zones-close",
                             {{"limit", measure(*limit)},
                              {"zone", name_of(*one->zone)},
                              {"other", name_of(*other->zone)},
                              {"distance", measure(*apart)}}};
      observation.addresses = {address_of(one->zone->id), address_of(other->zone->id)};
      if (auto edit = drawn_back(mission, *other, *one, *limit)) observation.fixes.push_back(std::move(*edit));
      if (auto edit = drawn_back(mission, *one, *other, *limit)) observation.fixes.push_back(std::move(*edit));
      observations.push_back(std::move(observation));
    }
  }
  return observations;
}

}  // namespace

Check start_zones_close_check() {
  return {.key = "start-zones-close",
          .title = "Start zones close to each other",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "Start zones of different sides lie at least as far apart as the limit says, measured "
              "straight from ground to ground. Zones given as cells or strips are compared, on "
              "boards of one level; zones that overlap are left to `overlapping-zones`.",
          .reason = "Sides that set up too close to each other fight before they move.",
          .places = "both zones",
          .remedy = "Draw one of the zones back from the other.",
          .limits = {"start-zones-apart"},
          .run = run};
}

}  // namespace bulkhead
