// SPDX-License-Identifier: MIT
#include "tests/analysis/kernel/brute_force.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Spot = BruteForce::Spot;
using Box = BruteForce::Box;

bool inside(const Box& box, Spot spot) {
  return spot.x > box.west && spot.x < box.east && spot.y > box.north && spot.y < box.south;
}

/// Whether a line from `a` to `b`, which are not the same, passes through the inside of a box: no axis parts them.
bool crosses(const Box& box, Spot a, Spot b) {
  if (std::max(a.x, b.x) <= box.west || std::min(a.x, b.x) >= box.east) return false;
  if (std::max(a.y, b.y) <= box.north || std::min(a.y, b.y) >= box.south) return false;
  const auto side = [&](std::int64_t x, std::int64_t y) { return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x); };
  const auto sides = {side(box.west, box.north), side(box.east, box.north), side(box.west, box.south),
                      side(box.east, box.south)};
  return std::min(sides) < 0 && std::max(sides) > 0;
}

}  // namespace

BruteForce::BruteForce(const Mission& mission) {
  const auto& lattice = *mission.boards.front()->lattice();
  const auto& set = *mission.sets.front().set;
  const auto size = lattice.size();
  const auto pitch = set.pitch.in_micrometres();
  const auto border = set.border.in_micrometres();
  const auto half = set.wall_thickness.in_micrometres() / 2;
  const auto gap = set.access_width.in_micrometres();
  ground = {0, 0, pitch * size.columns + 2 * border, pitch * size.rows + 2 * border};
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    if (lattice.edge(edge) == EdgeKind::open) continue;
    const bool across = edge.axis == Axis::horizontal;
    const auto line = border + pitch * (across ? edge.row : edge.column);
    const auto at = border + pitch * (across ? edge.column : edge.row);
    const bool first = (across ? edge.column : edge.row) == 0;
    const bool last = (across ? edge.column + 1 == size.columns : edge.row + 1 == size.rows);
    const auto add = [&](std::int64_t from, std::int64_t to) {
      across ? boxes.push_back({from, line - half, to, line + half})
             : boxes.push_back({line - half, from, line + half, to});
    };
    // A little over the board's edge, so that no line slides through between the edge and the wall.
    const auto begin = first ? -1 : at - half;
    const auto end = last ? at + pitch + border + 1 : at + pitch + half;
    const auto* hatchway = lattice.hatchway(edge);
    if (hatchway != nullptr && hatchway->starts_open) {
      add(begin, at + (pitch - gap) / 2);
      add(at + (pitch + gap) / 2, end);
    } else {
      add(begin, end);
    }
  }
}

bool BruteForce::is_free(Spot spot) const {
  if (spot.x < ground.west || spot.x > ground.east || spot.y < ground.north || spot.y > ground.south) return false;
  return std::none_of(boxes.begin(), boxes.end(), [&](const Box& box) { return inside(box, spot); });
}

bool BruteForce::sees(Spot a, Spot b) const { return is_free(a) && is_free(b) && is_clear(a, b); }

bool BruteForce::is_clear(Spot a, Spot b) const {
  return a == b || std::none_of(boxes.begin(), boxes.end(), [&](const Box& box) { return crosses(box, a, b); });
}

std::optional<double> BruteForce::distance(Spot from, Spot to) const {
  std::vector<Spot> spots = {from, to};
  for (const auto& box : boxes) {
    for (const auto& corner :
         {Spot{box.west, box.north}, Spot{box.east, box.north}, Spot{box.west, box.south}, Spot{box.east, box.south}}) {
      if (is_free(corner) && std::find(spots.begin() + 2, spots.end(), corner) == spots.end()) spots.push_back(corner);
    }
  }
  constexpr double infinite = std::numeric_limits<double>::infinity();
  std::vector<double> reached(spots.size(), infinite);
  std::vector<bool> done(spots.size(), false);
  reached[0] = 0;
  while (true) {
    std::size_t nearest = spots.size();
    for (std::size_t index = 0; index < spots.size(); ++index) {
      if (!done[index] && reached[index] < infinite && (nearest == spots.size() || reached[index] < reached[nearest])) {
        nearest = index;
      }
    }
    if (nearest == spots.size()) return std::nullopt;
    if (nearest == 1) return reached[1];
    done[nearest] = true;
    for (std::size_t index = 0; index < spots.size(); ++index) {
      const auto dx = static_cast<double>(spots[index].x - spots[nearest].x);
      const auto dy = static_cast<double>(spots[index].y - spots[nearest].y);
      const double length = reached[nearest] + std::sqrt(dx * dx + dy * dy);
      if (!done[index] && length < reached[index] && is_clear(spots[nearest], spots[index])) reached[index] = length;
    }
  }
}

Mission small_board(const Lattice& lattice) {
  auto mission = empty_mission({3, 3});
  auto set = *mission.sets.front().set;
  set.pitch = Length::millimetres(100);
  set.wall_thickness = Length::millimetres(6);
  set.access_width = Length::millimetres(40);
  set.pillar.reset();
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  Board board = *mission.boards.front();
  board.ground = lattice;
  mission.boards.front() = Part<Board>(std::move(board));
  return mission;
}

Mission small_board(std::mt19937& random) {
  Lattice lattice({3, 3});
  for (std::size_t index = 0; index < lattice.size().edge_count(); ++index) {
    const auto choice = random() % 5;
    Hatchway hatchway;
    hatchway.starts_open = choice == 1 || choice == 2;
    if (choice == 0) lattice.set_wall(lattice.size().edge_at(index));
    if (choice >= 1 && choice <= 3) lattice.set_hatchway(lattice.size().edge_at(index), hatchway);
  }
  return small_board(lattice);
}

}  // namespace bulkhead::test
