// SPDX-License-Identifier: MIT
#include "editor/window/canvas/screen_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "editor/tools/pointing/pointing.h"
#include "model/mission/geometry.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Half the side of the square that frames a free piece, in millimetres on the table.
constexpr double piece_reach = 30;
constexpr double rim = 3;

}  // namespace

Vec ScreenPlaces::at(Vec on_table) const {
  const auto point = view_.to_screen(on_table);
  return {point.x, point.y};
}

Rect ScreenPlaces::box(const Rect& on_table) const { return {at(on_table.top_left), on_table.size * view_.zoom()}; }

Rect ScreenPlaces::cell(const CellAddress& cell) const {
  return box(table_.box(cell.board, cell_ground(mission_, cell)));
}

Rect ScreenPlaces::board(int number) const {
  return box(table_.box(number, board_bounds(mission_, *find_board(mission_, number))));
}

ScreenPlaces::Ends ScreenPlaces::ends(const EdgeAddress& edge) const {
  return {at(NodeAddress{edge.board, edge.edge.first_node()}), at(NodeAddress{edge.board, edge.edge.second_node()})};
}

Vec ScreenPlaces::middle(int board, const FreePiece& piece) const {
  return at(board, find_board(mission_, board)->at + piece.at);
}

ScreenPlaces::Ends ScreenPlaces::ends(int board, const FreePiece& piece) const {
  const auto* const set = set_of(mission_, *find_board(mission_, board));
  const double half = set != nullptr ? static_cast<double>(set->pitch.in_micrometres()) / 2000 : piece_reach;
  const double angle = piece.turn * std::numbers::pi / 180;
  const Vec along = Vec{std::cos(angle), std::sin(angle)} * pixels(half);
  return {middle(board, piece) - along, middle(board, piece) + along};
}

Path ScreenPlaces::outline(const Shape& shape) const {
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    std::vector<Rect> boxes;
    for (const auto& address : cells->cells) boxes.push_back(cell(address));
    return path_of(outline_of(boxes));
  }
  if (const auto* circle = std::get_if<CircleShape>(&shape)) {
    return Path::circle(at(circle->centre), pixels(static_cast<double>(circle->radius.in_micrometres()) / 1000));
  }
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    std::vector<Vec> corners;
    for (const auto& corner : polygon->corners) corners.push_back(at(Place{corner}));
    return Path::polygon(corners);
  }
  return {};
}

Path ScreenPlaces::outline(const Id& object) const {
  if (const auto* marker = find_marker(mission_, object)) {
    return Path::circle(at(marker->at), pixels(marker_radius) + rim);
  }
  const auto* zone = find_zone(mission_, object);
  if (zone == nullptr) zone = find_area(mission_, object);
  if (zone != nullptr) return outline(zone->shape);
  const auto feature = find_on_boards(mission_, &Board::features, object);
  if (feature.thing != nullptr) return frame(feature.board, *feature.thing);
  const auto piece = find_on_boards(mission_, &Board::pieces, object);
  if (piece.thing == nullptr) return {};
  return Path::rounded(Rect{middle(piece.board, *piece.thing), {}}.grown(pixels(piece_reach)), rim);
}

std::vector<Path> ScreenPlaces::parts(int board, const Feature& feature) const {
  std::vector<Path> paths;
  const auto* kind = find_feature_kind(mission_, feature.kind);
  if (kind == nullptr) return paths;
  for (const auto& part : place_parts(*kind, *find_board(mission_, board), feature)) {
    if (const auto* circle = std::get_if<CircleFootprint>(&part)) {
      const double radius = static_cast<double>(circle->radius.in_micrometres()) / 1000;
      paths.push_back(Path::circle(at(board, circle->centre), pixels(radius)));
      continue;
    }
    std::vector<Vec> corners;
    for (const auto& corner : std::get<PolygonFootprint>(part).corners) corners.push_back(at(board, corner));
    paths.push_back(Path::polygon(corners));
  }
  return paths;
}

Path ScreenPlaces::frame(int board, const Feature& feature) const {
  Path all;
  for (const auto& part : parts(board, feature)) all.append(part);
  return all.empty() ? all : Path::rectangle(all.bounds().grown(rim));
}

std::optional<Vec> ScreenPlaces::anchor(const Id& object) const {
  if (const auto* marker = find_marker(mission_, object)) {
    const double aside = pixels(marker_radius) / std::numbers::sqrt2;
    return at(marker->at) + Vec{aside, -aside};
  }
  const auto path = outline(object);
  if (path.empty()) return std::nullopt;
  return path.bounds().centre();
}

std::optional<Vec> ScreenPlaces::anchor(const Address& address) const {
  if (!exists(mission_, address)) return std::nullopt;
  return std::visit(
      [&](const auto& what) -> std::optional<Vec> {
        if constexpr (std::is_same_v<std::decay_t<decltype(what)>, ObjectAddress>) {
          return anchor(what.id);
        } else {
          return at(Place{what});
        }
      },
      address);
}

std::optional<Rect> area_of(const ScreenPlaces& places, const Selection& selection) {
  std::optional<Rect> around;
  const auto add = [&](const Rect& box) {
    const auto corner = places.view().to_table({box.top_left.x, box.top_left.y});
    const Rect on_table{corner, box.size * (1 / places.view().zoom())};
    around = around ? joined(*around, on_table) : on_table;
  };
  for (const auto& address : selection.addresses()) {
    if (const auto* edge = std::get_if<EdgeAddress>(&address)) {
      const auto ends = places.ends(*edge);
      add(Path::line(ends.from, ends.to).bounds());
      continue;
    }
    const auto* object = std::get_if<ObjectAddress>(&address);
    const auto outline = object == nullptr ? Path() : places.outline(object->id);
    if (!outline.empty()) {
      add(outline.bounds());
    } else if (const auto at = places.anchor(address)) {
      add({*at, {0, 0}});
    }
  }
  return around;
}

}  // namespace bulkhead
