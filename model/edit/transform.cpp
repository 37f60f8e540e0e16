// SPDX-License-Identifier: MIT
#include "model/edit/transform.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/geometry.h"
#include "model/mission/pins.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Every transform is: perhaps swap x and y (reflect in the diagonal from top-left to bottom-right), then perhaps turn
/// x and y round. These are the eight symmetries of the square, of which `Transform` names the useful ones.
struct Symmetry {
  bool swap = false;
  bool flip_x = false;
  bool flip_y = false;

  /// Whether it takes left for right; else it only turns.
  [[nodiscard]] bool mirrors() const { return (swap != flip_x) != flip_y; }
};

Symmetry symmetry_of(Transform transform) {
  switch (transform) {
    case Transform::mirror_left_right: return {false, true, false};
    case Transform::mirror_top_bottom: return {false, false, true};
    case Transform::rotate_90: return {true, true, false};
    case Transform::rotate_180: return {false, true, true};
    case Transform::rotate_270: break;
  }
  return {true, false, true};
}

Point turned(Point point, const Rectangle& frame, Symmetry symmetry) {
  auto offset = point - frame.top_left;
  auto size = frame.bottom_right - frame.top_left;
  if (symmetry.swap) {
    std::swap(offset.x, offset.y);
    std::swap(size.x, size.y);
  }
  if (symmetry.flip_x) offset.x = size.x - offset.x;
  if (symmetry.flip_y) offset.y = size.y - offset.y;
  return frame.top_left + offset;
}

LatticeSize turned(LatticeSize size, Symmetry symmetry) {
  return symmetry.swap ? LatticeSize{size.rows, size.columns} : size;
}

/// `size` is that of the lattice before.
NodePos turned(NodePos node, LatticeSize size, Symmetry symmetry) {
  const auto after = turned(size, symmetry);
  if (symmetry.swap) std::swap(node.column, node.row);
  if (symmetry.flip_x) node.column = after.columns - node.column;
  if (symmetry.flip_y) node.row = after.rows - node.row;
  return node;
}

CellPos turned(CellPos cell, LatticeSize size, Symmetry symmetry) {
  const auto a = turned(NodePos{cell.column, cell.row}, size, symmetry);
  const auto b = turned(NodePos{cell.column + 1, cell.row + 1}, size, symmetry);
  return {std::min(a.column, b.column), std::min(a.row, b.row)};
}

EdgePos turned(EdgePos edge, LatticeSize size, Symmetry symmetry) {
  const auto a = turned(edge.first_node(), size, symmetry);
  const auto b = turned(edge.second_node(), size, symmetry);
  const auto begin = std::min(a, b);
  return {begin.column, begin.row, a.row == b.row ? Axis::horizontal : Axis::vertical};
}

Compass turned(Compass direction, Symmetry symmetry) {
  const auto across = [](Compass one) { return one == Compass::east || one == Compass::west; };
  // Swapping x and y exchanges north with west and south with east.
  if (symmetry.swap) direction = static_cast<Compass>(3 - static_cast<int>(direction));
  const bool flip = across(direction) ? symmetry.flip_x : symmetry.flip_y;
  return flip ? opposite(direction) : direction;
}

/// A clockwise turn in degrees. It can be taken for a direction counted from north: what a piece does at turn 0 lies
/// along an axis, so that the same mapping holds for it.
int turned(int turn, Symmetry symmetry) {
  if (symmetry.swap) turn = 270 - turn;
  if (symmetry.flip_x) turn = -turn;
  if (symmetry.flip_y) turn = 180 - turn;
  return ((turn % 360) + 360) % 360;
}

template <typename End>
End turned(End end, Axis before, Axis after, Symmetry symmetry) {
  return turned(direction(end, before), symmetry) == direction(End::first, after) ? End::first : End::second;
}

Quarter turned(Quarter quarter, Symmetry symmetry) {
  const bool north = quarter == Quarter::north_west || quarter == Quarter::north_east;
  const bool west = quarter == Quarter::north_west || quarter == Quarter::south_west;
  const auto vertical = turned(north ? Compass::north : Compass::south, symmetry);
  const auto horizontal = turned(west ? Compass::west : Compass::east, symmetry);
  const bool to_north = vertical == Compass::north || horizontal == Compass::north;
  const bool to_west = vertical == Compass::west || horizontal == Compass::west;
  if (to_north) return to_west ? Quarter::north_west : Quarter::north_east;
  return to_west ? Quarter::south_west : Quarter::south_east;
}

Lattice turned(const Lattice& lattice, Symmetry symmetry) {
  const auto size = lattice.size();
  Lattice result(turned(size, symmetry));
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = size.cell_at(index);
    result.set_cell(turned(cell, size, symmetry), lattice.cell(cell));
  }
  for (const auto edge : lattice.walls()) result.set_wall(turned(edge, size, symmetry), lattice.breachable(edge));
  for (const auto& [edge, hatchway] : lattice.hatchways()) {
    const auto after = turned(edge, size, symmetry);
    auto changed = hatchway;
    changed.facing = turned(hatchway.facing, edge.axis, after.axis, symmetry);
    changed.hinge = turned(hatchway.hinge, edge.axis, after.axis, symmetry);
    result.set_hatchway(after, changed);
  }
  for (const auto& [node, piece] : lattice.node_overrides()) {
    auto changed = piece;
    if (piece.facing) changed.facing = turned(*piece.facing, symmetry);
    result.set_node(turned(node, size, symmetry), changed);
  }
  return result;
}

/// About its own middle.
Feature turned(const Mission& mission, Feature feature, Symmetry symmetry) {
  feature.turn = turned(feature.turn, symmetry);
  if (!symmetry.mirrors()) return feature;
  const auto* kind = find_feature_kind(mission, feature.kind);
  const auto turn = kind == nullptr ? std::nullopt : turn_that_mirrors(*kind);
  if (turn) {
    feature.turn = (feature.turn + (feature.mirrored ? 360 - *turn : *turn)) % 360;
  } else {
    feature.mirrored = !feature.mirrored;
  }
  return feature;
}

/// A pinned panel begins at the other end where that comes to lie first.
std::map<EdgePos, Id> turned_pins(const Mission& mission, const Board& board, Symmetry symmetry) {
  std::map<EdgePos, Id> result;
  for (const auto& [first, piece] : board.pins) {
    const auto size = board.lattice()->size();
    const auto edges = panel_edges(*set_of(mission, board), size, first, piece);
    const auto one = turned(edges.front(), size, symmetry);
    const auto other = turned(edges.back(), size, symmetry);
    result.emplace(std::min(one, other), piece);
  }
  return result;
}

Board turned(const Mission& mission, const Board& board, const Rectangle& battlefield, Symmetry symmetry) {
  const auto bounds = board_bounds(mission, board);
  const Rectangle own{{}, bounds.bottom_right - bounds.top_left};
  Board result = board;
  const auto corner = turned(bounds.top_left, battlefield, symmetry);
  const auto other = turned(bounds.bottom_right, battlefield, symmetry);
  result.at = {std::min(corner.x, other.x), std::min(corner.y, other.y)};
  for (auto& piece : result.pieces) {
    piece.at = turned(piece.at, own, symmetry);
    piece.turn = turned(piece.turn, symmetry);
  }
  for (auto& feature : result.features) {
    feature.at = turned(feature.at, own, symmetry);
    feature = turned(mission, std::move(feature), symmetry);
  }
  if (const auto* lattice = board.lattice()) {
    result.ground = turned(*lattice, symmetry);
    result.pins = turned_pins(mission, board, symmetry);
  } else if (symmetry.swap) {
    result.ground = PlainGround{own.bottom_right.y, own.bottom_right.x};
  }
  return result;
}

/// Where the places of a mission go.
struct PlaceTurner {
  const Mission& mission;
  Rectangle battlefield;
  Symmetry symmetry;

  Place operator()(const CellAddress& at) const {
    return CellAddress{at.board, turned(at.cell, size(at.board), symmetry)};
  }
  Place operator()(const EdgeAddress& at) const {
    return EdgeAddress{at.board, turned(at.edge, size(at.board), symmetry)};
  }
  Place operator()(const NodeAddress& at) const {
    return NodeAddress{at.board, turned(at.node, size(at.board), symmetry)};
  }
  Place operator()(const Point& at) const { return turned(at, battlefield, symmetry); }

 private:
  [[nodiscard]] LatticeSize size(int board) const { return find_lattice(mission, board)->size(); }
};

void turn_shapes(Part<std::vector<Zone>>& part, Symmetry symmetry) {
  change(part, [&](std::vector<Zone>& zones) {
    for (auto& zone : zones) {
      if (auto* strip = std::get_if<StripShape>(&zone.shape)) strip->edge = turned(strip->edge, symmetry);
      if (auto* quarter = std::get_if<QuarterShape>(&zone.shape)) quarter->quarter = turned(quarter->quarter, symmetry);
    }
  });
}

struct TransformWord {
  Transform transform;
  std::string_view verb;
  std::string_view word;
  std::string_view name;
};
constexpr std::array transform_words = {
    TransformWord{Transform::mirror_left_right, "mirror", "left-right", "Mirror left–right"},
    TransformWord{Transform::mirror_top_bottom, "mirror", "top-bottom", "Mirror top–bottom"},
    TransformWord{Transform::rotate_90, "rotate", "90", "Turn by 90°"},
    TransformWord{Transform::rotate_180, "rotate", "180", "Turn by 180°"},
    TransformWord{Transform::rotate_270, "rotate", "270", "Turn by 270°"}};

Result<Edit> parse_transform(std::string_view verb, EditWords words) {
  const auto fields = read_fields(words, 1, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto& wanted = fields->leading.front().text;
  for (const auto& known : transform_words) {
    if (known.verb == verb && known.word == wanted) return transform_battlefield(known.transform);
  }
  return fail(fmt::format("\"{}\" is not a way to {}", quotable(wanted), verb));
}

}  // namespace

Result<Mission> transformed(const Mission& mission, Transform transform) {
  const auto symmetry = symmetry_of(transform);
  const auto battlefield = battlefield_bounds(mission);
  Mission result = mission;
  for (auto& board : result.boards) board = turned(mission, *board, battlefield, symmetry);
  const PlaceTurner turner{mission, battlefield, symmetry};
  change_places(result, [&](const Place& place) { return exists(mission, place) ? std::visit(turner, place) : place; });
  turn_shapes(result.zones, symmetry);
  turn_shapes(result.areas, symmetry);
  return check_all_places(result).map([&] { return result; });
}

Feature transformed(const Mission& mission, Feature feature, Transform transform) {
  return turned(mission, std::move(feature), symmetry_of(transform));
}

Edit transform_battlefield(Transform transform) {
  const auto& known = *std::find_if(transform_words.begin(), transform_words.end(),
                                    [&](const TransformWord& word) { return word.transform == transform; });
  return {std::string(known.name), fmt::format("{} {}", known.verb, known.word),
          [transform](const Mission& before) { return transformed(before, transform); }};
}

Result<Edit> parse_mirror(const Mission&, EditWords words) { return parse_transform("mirror", words); }

Result<Edit> parse_rotate(const Mission&, EditWords words) { return parse_transform("rotate", words); }

}  // namespace bulkhead
