// SPDX-License-Identifier: MIT
#include "editor/tools/change/mirror.h"

#include <algorithm>

#include "model/base/contracts.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

BoardSymmetry map_of(SymmetryPen pen) {
  if (pen == SymmetryPen::half_turn) return BoardSymmetry::rotate_180();
  return pen == SymmetryPen::left_right ? BoardSymmetry::mirror_left_right() : BoardSymmetry::mirror_top_bottom();
}

/// Whether a board can lie on another: lattices of one size and set, or grounds of one size.
bool alike(const Board& a, const Board& b) {
  if (a.level != b.level || a.set != b.set || a.ground.index() != b.ground.index()) return false;
  return a.lattice() == nullptr || a.lattice()->size() == b.lattice()->size();
}

/// The number of the board on which each comes to lie, or nothing if one lies on none.
std::optional<std::vector<int>> paired_boards(const Mission& mission, const BoardSymmetry& map) {
  std::vector<int> pairs;
  for (const auto& board : mission.boards) {
    const auto image = map(board_bounds(mission, *board));
    const auto found = std::find_if(mission.boards.begin(), mission.boards.end(), [&](const Part<Board>& other) {
      return alike(*board, *other) && board_bounds(mission, *other) == image;
    });
    if (found == mission.boards.end()) return std::nullopt;
    pairs.push_back(static_cast<int>(found - mission.boards.begin()) + 1);
  }
  return pairs;
}

/// `attacker` in `attacker-entry`, as a word of its own, replaced; empty if it is not in it.
std::string with_word_replaced(const std::string& text, const std::string& word, const std::string& by) {
  const auto padded = "-" + text + "-";
  const auto found = padded.find("-" + word + "-");
  if (found == std::string::npos) return {};
  return text.substr(0, found) + by + text.substr(found + word.size());
}

}  // namespace

Mirror::Mirror(const Mission& mission, SymmetryPen pen)
    : mission_(mission), map_(map_of(pen).within(battlefield_bounds(mission))) {
  BULKHEAD_EXPECTS(pen != SymmetryPen::off);
  auto pairs = paired_boards(mission, map_);
  whole_battlefield_ = pairs.has_value();
  if (pairs) boards_ = std::move(*pairs);
}

BoardSymmetry Mirror::on(int board) const {
  const auto* lattice = find_lattice(mission_, board);
  BULKHEAD_EXPECTS(lattice != nullptr);
  return map_.within(lattice->size());
}

Point Mirror::axis(int board) const {
  const auto half = [](Point a, Point b) { return Point{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
  const auto bounds = board_bounds(mission_, *find_board(mission_, board));
  const auto middle = half(bounds.top_left, bounds.bottom_right);
  return half(middle, (*this)(middle));
}

int Mirror::board(int number) const {
  return whole_battlefield_ ? boards_[static_cast<std::size_t>(number) - 1] : number;
}

CellAddress Mirror::operator()(const CellAddress& at) const { return {board(at.board), on(at.board)(at.cell)}; }

NodeAddress Mirror::operator()(const NodeAddress& at) const { return {board(at.board), on(at.board)(at.node)}; }

EdgeAddress Mirror::operator()(const EdgeAddress& at) const { return {board(at.board), on(at.board)(at.edge)}; }

BoardSymmetry Mirror::map_at(const Point& point) const {
  if (!whole_battlefield_) {
    for (const auto& board : mission_.boards) {
      const auto bounds = board_bounds(mission_, *board);
      if (bounds.contains(point)) return map_.within(bounds);
    }
  }
  return map_;
}

Point Mirror::operator()(const Point& point) const { return map_at(point)(point); }

Place Mirror::operator()(const Place& place) const {
  return std::visit([&](const auto& at) { return Place((*this)(at)); }, place);
}

Hatchway Mirror::operator()(const Hatchway& hatchway, Axis axis) const {
  auto image = map_(hatchway, axis);
  if (const auto& controller = hatchway.access.side()) image.access = HatchAccess::controlled_by(*side(controller));
  return image;
}

NodeOverride Mirror::operator()(const NodeOverride& piece) const { return map_(piece); }

Feature Mirror::operator()(const Feature& feature) const { return transformed(mission_, feature, map_); }

int Mirror::turned(int turn) const { return map_.turned(turn); }

std::optional<Id> Mirror::side(const std::optional<Id>& side) const {
  const auto& sides = *mission_.sides;
  if (!side || sides.size() != 2) return side;
  if (*side == sides[0].id) return sides[1].id;
  return *side == sides[1].id ? sides[0].id : *side;
}

Id Mirror::kind(const Id& kind) const {
  const auto& sides = *mission_.sides;
  if (sides.size() != 2) return kind;
  for (std::size_t index = 0; index < 2; ++index) {
    const auto text = with_word_replaced(kind.text(), sides[index].id.text(), sides[1 - index].id.text());
    const auto other = Id::parse(text);
    if (other && find_zone_kind(*mission_.system, *other) != nullptr) return *other;
  }
  return kind;
}

Id Mirror::zone_id(const Id& id) const {
  const auto& sides = *mission_.sides;
  for (std::size_t index = 0; sides.size() == 2 && index < 2; ++index) {
    const auto text = with_word_replaced(id.text(), sides[index].id.text(), sides[1 - index].id.text());
    if (auto other = Id::parse(text)) return *other;
  }
  return id;
}

bool same_ground(const Shape& one, const Shape& other) {
  const auto* polygon = std::get_if<PolygonShape>(&one);
  const auto* image = std::get_if<PolygonShape>(&other);
  if (polygon == nullptr || image == nullptr) return one == other;
  auto corners = image->corners;
  for (const bool turned_over : {false, true}) {
    if (turned_over) std::reverse(corners.begin(), corners.end());
    const auto first = std::find(corners.begin(), corners.end(), polygon->corners.front());
    std::rotate(corners.begin(), first == corners.end() ? corners.begin() : first, corners.end());
    if (corners == polygon->corners) return true;
  }
  return false;
}

const Zone* Mirror::counterpart(const Zone& zone, bool area) const {
  const auto wanted_kind = kind(zone.kind);
  const auto wanted_side = side(zone.side);
  const auto wanted_shape = shape(zone.shape);
  const Zone* own = nullptr;
  const Zone* only = nullptr;
  int count = 0;
  for (const auto& other : area ? *mission_.areas : *mission_.zones) {
    if (other.kind != wanted_kind || other.side != wanted_side) continue;
    if (same_ground(other.shape, wanted_shape)) return &other;
    if (other.id == zone.id) own = &other;
    only = &other;
    ++count;
  }
  if (own != nullptr) return own;
  return count == 1 ? only : nullptr;
}

Shape Mirror::shape(const Shape& shape) const {
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    CellsShape image;
    for (const auto& cell : cells->cells) image.cells.push_back((*this)(cell));
    std::sort(image.cells.begin(), image.cells.end());
    return image;
  }
  if (const auto* circle = std::get_if<CircleShape>(&shape))
    return CircleShape{(*this)(circle->centre), circle->radius};
  const auto* polygon = std::get_if<PolygonShape>(&shape);
  return polygon == nullptr ? map_(shape) : map_at(polygon->corners.front())(shape);
}

const Marker* Mirror::counterpart(const Marker& marker) const {
  if (!exists(mission_, marker.at)) return nullptr;
  const auto wanted = point_of(mission_, (*this)(marker.at));
  for (const auto& other : *mission_.markers) {
    if (other.id == marker.id || other.kind != marker.kind || !exists(mission_, other.at)) continue;
    if (point_of(mission_, other.at) == wanted) return &other;
  }
  return nullptr;
}

const FreePiece* Mirror::counterpart(int number, const FreePiece& piece) const {
  return standing_opposite(number, piece, &Board::pieces);
}

const Feature* Mirror::counterpart(int number, const Feature& feature) const {
  return standing_opposite(number, feature, &Board::features);
}

template <typename T>
const T* Mirror::standing_opposite(int number, const T& thing, std::vector<T> Board::*list) const {
  const auto wanted = (*this)(find_board(mission_, number)->at + thing.at);
  const auto& other_board = *find_board(mission_, board(number));
  for (const auto& other : other_board.*list) {
    if (other.id == thing.id || other.kind != thing.kind) continue;
    if (other_board.at + other.at == wanted) return &other;
  }
  return nullptr;
}

}  // namespace bulkhead
