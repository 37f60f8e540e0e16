// SPDX-License-Identifier: MIT
#include "editor/tools/pointing/pointing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/shape_ground.h"
#include "editor/tools/pointing/words.h"
#include "model/mission/geometry.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

constexpr double in_millimetres(Length length) { return static_cast<double>(length.in_micrometres()) / 1000.0; }

double distance(Point a, Point b) { return std::hypot(in_millimetres(a.x - b.x), in_millimetres(a.y - b.y)); }

/// From a point to an axis-aligned stretch from `a` (left or top end) to `b`.
double distance_to_stretch(Point point, Point a, Point b) { return distance(point, nearest_in({a, b}, point)); }

/// Which step of the pitch a length falls into, rounded down.
int step_below(Length length, Length pitch) {
  return static_cast<int>(std::floor(in_millimetres(length) / in_millimetres(pitch)));
}

void point_at_lattice(const Mission& mission, const Board& board, Hit& hit) {
  const auto size = board.lattice()->size();
  const auto& set = *set_of(mission, board);
  const auto on_board = hit.point - board.at;
  const Point on_lattice{on_board.x - set.border, on_board.y - set.border};
  const CellPos cell{std::clamp(step_below(on_lattice.x, set.pitch), 0, size.columns - 1),
                     std::clamp(step_below(on_lattice.y, set.pitch), 0, size.rows - 1)};
  if (hit.on_board) hit.cell = CellAddress{hit.board, cell};
  const auto node_at = [&](NodePos node) { return board.at + node_on_board(set, node); };
  for (const auto side : all_directions) {
    const auto edge = edge_of(cell, side);
    const double away = distance_to_stretch(hit.point, node_at(edge.first_node()), node_at(edge.second_node()));
    if (!hit.edge || away < hit.edge->distance) hit.edge = {EdgeAddress{hit.board, edge}, away};
  }
  const NodePos node{std::clamp(step_below(on_lattice.x + set.pitch / 2, set.pitch), 0, size.columns),
                     std::clamp(step_below(on_lattice.y + set.pitch / 2, set.pitch), 0, size.rows)};
  hit.node = {NodeAddress{hit.board, node}, distance(hit.point, node_at(node))};
}

/// Half the length and width of a free piece as it lies at turn 0, in millimetres.
Vec half_size(const TerrainSet* set, FreePiece::Kind kind) {
  const bool is_panel = kind == FreePiece::Kind::wall || kind == FreePiece::Kind::hatchway;
  const TerrainSet usual;
  const auto& sizes = set == nullptr ? usual : *set;
  if (is_panel) return {in_millimetres(sizes.panel) / 2, in_millimetres(sizes.wall_thickness) / 2};
  if (kind == FreePiece::Kind::pillar && sizes.pillar) {
    return {in_millimetres(sizes.pillar->along) / 2, in_millimetres(sizes.pillar->across) / 2};
  }
  return {in_millimetres(sizes.wall_thickness), in_millimetres(sizes.wall_thickness)};
}

/// How far a point, counted from the middle of a piece, is from its footprint.
double distance_to_piece(Vec offset, Vec half, int turn) {
  const double angle = turn * std::numbers::pi / 180;
  const double along = offset.x * std::cos(angle) + offset.y * std::sin(angle);
  const double across = offset.y * std::cos(angle) - offset.x * std::sin(angle);
  return std::hypot(std::max(std::abs(along) - half.x, 0.0), std::max(std::abs(across) - half.y, 0.0));
}

std::optional<Id> piece_at(const Mission& mission, const Board& board, Point point, double reach) {
  std::optional<Id> found;
  for (const auto& piece : board.pieces) {
    const auto from_middle = point - board.at - piece.at;
    const Vec offset{in_millimetres(from_middle.x), in_millimetres(from_middle.y)};
    if (distance_to_piece(offset, half_size(set_of(mission, board), piece.kind), piece.turn) <= reach) found = piece.id;
  }
  return found;
}

Length size_of(Length way) { return way < Length() ? -way : way; }

/// How far from its middle some part of a kind of feature reaches across and down, added up: at least as far as it
/// reaches however it is turned.
Length reach_of(const FeatureKind& kind) {
  Length reach;
  const auto add = [&](Point corner) { reach = std::max(reach, size_of(corner.x) + size_of(corner.y)); };
  for (const auto& part : kind.parts) {
    if (const auto* box = std::get_if<Rectangle>(&part.footprint)) {
      add({std::max(size_of(box->top_left.x), size_of(box->bottom_right.x)),
           std::max(size_of(box->top_left.y), size_of(box->bottom_right.y))});
    } else if (const auto* circle = std::get_if<CircleFootprint>(&part.footprint)) {
      add({size_of(circle->centre.x) + circle->radius, size_of(circle->centre.y)});
    } else {
      for (const auto& corner : std::get<PolygonFootprint>(part.footprint).corners) add(corner);
    }
  }
  return reach;
}

std::optional<Id> feature_at(const Mission& mission, const Board& board, Point point) {
  std::optional<Id> found;
  // Hundreds may stand there, of a few kinds: only what is near is laid out.
  std::map<const FeatureKind*, Length> reaches;
  for (const auto& feature : board.features) {
    const auto* kind = find_feature_kind(mission, feature.kind);
    if (kind == nullptr) continue;
    const auto [reach, is_new] = reaches.try_emplace(kind);
    if (is_new) reach->second = reach_of(*kind);
    const auto away = point - board.at - feature.at;
    if (std::max(size_of(away.x), size_of(away.y)) > reach->second) continue;
    const auto parts = place_parts(*kind, board, feature);
    const bool there =
        std::any_of(parts.begin(), parts.end(), [&](const PlacedFootprint& part) { return contains(part, point); });
    if (there) found = feature.id;
  }
  return found;
}

/// Compared on the table, where levels lie side by side.
std::optional<Id> marker_at(const Mission& mission, const Table& table, Vec at, double reach) {
  std::optional<Id> found;
  for (const auto& marker : *mission.markers) {
    if (!exists(mission, marker.at)) continue;
    const auto offset = table.at(mission, marker.at) - at;
    if (std::hypot(offset.x, offset.y) <= std::max(marker_radius, reach)) found = marker.id;
  }
  return found;
}

std::vector<Id> holders(const Mission& mission, const std::vector<Zone>& zones, const Hit& hit) {
  std::vector<Id> found;
  for (const auto& zone : zones) {
    if (holds(mission, zone.shape, hit.point, hit.cell)) found.push_back(zone.id);
  }
  return found;
}

}  // namespace

Hit point_at(const Mission& mission, const Table& table, Vec at, double reach) {
  Hit hit;
  const auto located = table.locate(at);
  if (!located) return hit;
  hit.on_board = table.on_a_board(at);
  hit.board = located->board;
  hit.point = located->point;
  const auto& board = *find_board(mission, hit.board);
  if (board.lattice() != nullptr) point_at_lattice(mission, board, hit);
  hit.piece = piece_at(mission, board, hit.point, reach);
  hit.feature = feature_at(mission, board, hit.point);
  hit.marker = marker_at(mission, table, at, reach);
  if (!hit.on_board) return hit;
  hit.zones = holders(mission, *mission.zones, hit);
  hit.areas = holders(mission, *mission.areas, hit);
  return hit;
}

bool holds(const Mission& mission, const Shape& shape, Point point, const std::optional<CellAddress>& cell) {
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    return cell && std::binary_search(cells->cells.begin(), cells->cells.end(), *cell);
  }
  return holds(mission, shape, point);
}

std::optional<Address> selectable(const Mission& mission, const Hit& hit, double reach) {
  if (hit.marker) return ObjectAddress{*hit.marker};
  if (hit.piece) return ObjectAddress{*hit.piece};
  if (hit.node) {
    const auto& at = hit.node->what;
    const auto& lattice = *find_lattice(mission, at.board);
    const auto* set = set_of(mission, *find_board(mission, at.board));
    const bool by_hand = lattice.node_overrides().contains(at.node);
    const bool stands = node_piece(lattice, at.node, set->pillar.has_value()) != NodePiece::none;
    if ((by_hand && hit.node->distance <= reach) || (stands && hit.node->distance <= reach / 2)) return at;
  }
  if (hit.edge && hit.edge->distance <= reach) {
    const auto& at = hit.edge->what;
    if (find_lattice(mission, at.board)->edge(at.edge) != EdgeKind::open) return at;
  }
  if (hit.feature) return ObjectAddress{*hit.feature};
  if (!hit.areas.empty()) return ObjectAddress{hit.areas.back()};
  if (!hit.zones.empty()) return ObjectAddress{hit.zones.back()};
  return std::nullopt;
}

std::optional<Place> snapped(const Mission& mission, const Hit& hit, bool free) {
  if (!hit.on_board) return std::nullopt;
  if (free || !hit.cell) {
    const auto bounds = board_bounds(mission, *find_board(mission, hit.board));
    return nearest_in(bounds, in_whole_millimetres(hit.point));
  }
  std::vector<Place> candidates = {hit.node->what, hit.edge->what, *hit.cell};
  return *std::min_element(candidates.begin(), candidates.end(), [&](const Place& a, const Place& b) {
    return distance(point_of(mission, a), hit.point) < distance(point_of(mission, b), hit.point);
  });
}

std::string status_words(const Mission& mission, const Hit& hit, double reach, RulerUnit unit) {
  if (!hit.on_board) return {};
  std::string words;
  const std::string_view between = " · ";
  if (hit.cell) words.append(to_text(mission, *hit.cell)).append(between);
  words += point_words(hit.point, unit);
  if (const auto what = selectable(mission, hit, reach)) words.append(between).append(words_for(mission, *what));
  return words;
}

Length in_whole_millimetres(Length length) {
  return Length::millimetres(std::llround(static_cast<double>(length.in_micrometres()) / 1000));
}

Point in_whole_millimetres(Point point) { return {in_whole_millimetres(point.x), in_whole_millimetres(point.y)}; }

}  // namespace bulkhead
