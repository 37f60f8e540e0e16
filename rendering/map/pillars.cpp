// SPDX-License-Identifier: MIT
#include "rendering/map/pillars.h"

#include <algorithm>

#include "rendering/map/names.h"

namespace bulkhead {
namespace {

/// A free pillar of a set without pillars has this side on the table, in millimetres.
constexpr double unknown_pillar = 25;

bool has(const std::vector<Compass>& directions, Compass direction) {
  return std::find(directions.begin(), directions.end(), direction) != directions.end();
}

/// Whether the wall that a pillar stands in runs down the page: the one that runs through, else the only axis there is.
bool stands_upright(const std::vector<Compass>& touching) {
  const bool north = has(touching, Compass::north);
  const bool south = has(touching, Compass::south);
  const bool east = has(touching, Compass::east);
  const bool west = has(touching, Compass::west);
  if (east && west) return false;
  if (north && south) return true;
  return (north || south) && !(east || west);
}

/// A pillar is at least so much wider than the walls, also where those are drawn thicker than they are.
constexpr double of_thickness = 1.6;

Vec not_below(Vec size, double least) { return {std::max(size.x, least), std::max(size.y, least)}; }

Vec pillar_size(const MapFrame& frame, const TerrainSet* set) {
  const double unknown = frame.millimetres(unknown_pillar);
  if (set == nullptr) return not_below({unknown, unknown}, weight::thinnest_wall * of_thickness);
  const Vec size =
      set->pillar ? Vec{frame.length(set->pillar->along), frame.length(set->pillar->across)} : Vec{unknown, unknown};
  return not_below(size, wall_thickness(frame, *set) * of_thickness);
}

std::string footprint_text(const TerrainSet* set) {
  if (set == nullptr || !set->pillar) return "Of no known size";
  return to_text(set->pillar->along) + " along the wall, " + to_text(set->pillar->across) + " across";
}

Path footprint(const PillarBlock& pillar, double margin, double radius) {
  const Rect box = Rect{pillar.centre - pillar.size * 0.5, pillar.size}.grown(-margin);
  const auto path = Path::rounded(box, radius);
  return pillar.turn == 0 ? path : path.turned(pillar.turn, pillar.centre);
}

int degrees(Compass direction) { return static_cast<int>(direction) * 90; }

double cap_radius(const WallEndCap& end) { return end.thickness * 0.85; }

Path cap_of(const WallEndCap& end) {
  const double radius = cap_radius(end);
  if (!end.turn) return Path::circle(end.node, radius);
  Path path;
  path.move_to(end.node + Vec{radius, end.thickness / 2});
  path.line_to(end.node + Vec{-radius, end.thickness / 2});
  path.line_to(end.node + Vec{-radius, 0});
  path.arc(end.node, radius, 180, 360);
  path.close();
  return path.turned(*end.turn, end.node);
}

double thickness_of(const MapFrame& frame, const TerrainSet* set) {
  return set != nullptr ? wall_thickness(frame, *set) : std::max(frame.millimetres(5), weight::thinnest_wall);
}

double height_of(const MapFrame& frame, const TerrainSet* set) {
  return set != nullptr ? frame.length(set->wall_height) : 0;
}

/// Calls back for every node of every lattice that carries the piece.
template <typename Visit>
void for_each_node(const Mission& mission, NodePiece piece, const Visit& visit) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto* lattice = board->lattice();
    if (lattice == nullptr) continue;
    const auto* set = set_of(mission, *board);
    const auto size = lattice->size();
    for (std::size_t index = 0; index < size.node_count(); ++index) {
      const auto node = size.node_at(index);
      if (node_piece(*lattice, node, set != nullptr && set->pillar.has_value()) != piece) continue;
      visit(NodeAddress{number, node}, *lattice, set);
    }
  }
}

/// Calls back for every piece of a kind off the lattice.
template <typename Visit>
void for_each_free(const Mission& mission, FreePiece::Kind kind, const Visit& visit) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    for (const auto& piece : board->pieces) {
      if (piece.kind == kind) visit(number, *board, piece);
    }
  }
}

}  // namespace

std::vector<PillarBlock> lay_out_pillars(const MapFrame& frame) {
  std::vector<PillarBlock> pillars;
  const auto& mission = frame.mission();
  for_each_node(mission, NodePiece::pillar, [&](const NodeAddress& at, const Lattice& lattice, const TerrainSet* set) {
    const int turn = stands_upright(lattice.touching(at.node)) ? 90 : 0;
    auto object = object_at("pillar", mission, at, "Pillar");
    object.description = footprint_text(set);
    pillars.push_back({std::move(object), frame.at(at), pillar_size(frame, set), turn, height_of(frame, set)});
  });
  for_each_free(mission, FreePiece::Kind::pillar, [&](int number, const Board& board, const FreePiece& piece) {
    pillars.push_back({object_of("pillar", number, piece, "Pillar off the lattice"),
                       frame.at(number, board.at + piece.at), pillar_size(frame, set_of(mission, board)), piece.turn,
                       height_of(frame, set_of(mission, board))});
  });
  return pillars;
}

std::vector<WallEndCap> lay_out_wall_ends(const MapFrame& frame) {
  std::vector<WallEndCap> ends;
  const auto& mission = frame.mission();
  for_each_node(
      mission, NodePiece::wall_end, [&](const NodeAddress& at, const Lattice& lattice, const TerrainSet* set) {
        const auto direction = wall_end_direction(lattice, at.node);
        auto object = object_at("end", mission, at, "Wall end");
        object.description = direction ? "Points " + std::string(to_text(*direction)) : "A round post";
        ends.push_back({std::move(object), frame.at(at), thickness_of(frame, set),
                        direction ? std::optional(degrees(*direction)) : std::nullopt, height_of(frame, set)});
      });
  for_each_free(mission, FreePiece::Kind::wall_end, [&](int number, const Board& board, const FreePiece& piece) {
    ends.push_back({object_of("end", number, piece, "Wall end off the lattice"), frame.at(number, board.at + piece.at),
                    thickness_of(frame, set_of(mission, board)), piece.turn, height_of(frame, set_of(mission, board))});
  });
  return ends;
}

PillarBlock scaled(PillarBlock pillar, double factor) {
  pillar.centre = pillar.centre * factor;
  pillar.height *= factor;
  pillar.size = not_below(pillar.size * factor, weight::thinnest_wall * of_thickness);
  return pillar;
}

WallEndCap scaled(WallEndCap end, double factor) {
  end.node = end.node * factor;
  end.height *= factor;
  end.thickness = std::max(end.thickness * factor, weight::thinnest_wall);
  return end;
}

Rect bounds_of(const PillarBlock& pillar) { return footprint(pillar, 0, 0).bounds(); }

Rect bounds_of(const WallEndCap& end) { return cap_of(end).bounds(); }

void draw(Canvas& canvas, const PillarBlock& pillar, const Design& design) {
  const double side = std::min(pillar.size.x, pillar.size.y);
  canvas.fill(footprint(pillar, 0, side * 0.13), design.ink);
  if (side > 1.2) canvas.fill(footprint(pillar, side * 0.2, side * 0.07), design.pillar_face);
}

void draw(Canvas& canvas, const WallEndCap& end, const Design& design) { canvas.fill(cap_of(end), design.ink); }

}  // namespace bulkhead
