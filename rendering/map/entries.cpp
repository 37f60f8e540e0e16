// SPDX-License-Identifier: MIT
#include "rendering/map/entries.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>

#include "rendering/map/seams.h"
#include "rendering/map/whole_shapes.h"

namespace bulkhead {
namespace {

/// Half the base of an arrowhead.
constexpr double arrow_half = 2.2;
constexpr double arrow_height = 2.2;
/// So far an arrow at the second edge of a corner must be able to move to either side.
constexpr double room_for_second = 6;

Vec inwards_of(Compass side) {
  switch (side) {
    case Compass::north: return {0, 1};
    case Compass::south: return {0, -1};
    case Compass::west: return {1, 0};
    case Compass::east: break;
  }
  return {-1, 0};
}

CellAddress neighbour(const CellAddress& at, Compass direction) {
  const auto edge = edge_of(at.cell, direction);
  const bool back = direction == Compass::north || direction == Compass::west;
  return {at.board, back ? edge.first_cell() : edge.second_cell()};
}

/// Takes the cells that hang together with the first one out of the set.
std::set<CellAddress> take_part(std::set<CellAddress>& cells) {
  std::set<CellAddress> part;
  std::vector<CellAddress> next = {*cells.begin()};
  cells.erase(cells.begin());
  while (!next.empty()) {
    const auto cell = next.back();
    next.pop_back();
    part.insert(cell);
    for (const auto direction : all_directions) {
      const auto found = cells.find(neighbour(cell, direction));
      if (found == cells.end()) continue;
      next.push_back(*found);
      cells.erase(found);
    }
  }
  return part;
}

/// Cells in a row along one side of a board.
struct Stretch {
  Compass side = Compass::north;
  CellAddress first;
  CellAddress last;
  int length = 0;
};

bool lies_open(const Mission& mission, const CellAddress& cell, Compass side) {
  const auto size = find_lattice(mission, cell.board)->size();
  const auto edge = edge_of(cell.cell, side);
  return size.on_border(edge) && !touches_other_board(mission, cell.board, side, edge);
}

/// The longest stretch of a part's cells along the boards' edges.
std::optional<Stretch> longest_stretch(const Mission& mission, const std::set<CellAddress>& part) {
  std::optional<Stretch> longest;
  for (const auto side : {Compass::north, Compass::south, Compass::west, Compass::east}) {
    const bool upright = side == Compass::west || side == Compass::east;
    const auto on = upright ? Compass::south : Compass::east;
    for (const auto& cell : part) {
      const auto belongs = [&](const CellAddress& at) { return part.contains(at) && lies_open(mission, at, side); };
      if (!belongs(cell) || belongs(neighbour(cell, opposite(on)))) continue;
      Stretch stretch{side, cell, cell, 1};
      for (auto next = neighbour(cell, on); belongs(next); next = neighbour(next, on)) {
        stretch.last = next;
        ++stretch.length;
      }
      if (!longest || stretch.length > longest->length) longest = stretch;
    }
  }
  return longest;
}

Vec middle_of_side(const Rect& box, Compass side) {
  const auto inwards = inwards_of(side);
  return {box.centre().x - inwards.x * box.size.x / 2, box.centre().y - inwards.y * box.size.y / 2};
}

/// Around the ground of two cells.
Rect around(const MapFrame& frame, const Stretch& stretch) {
  const auto first = frame.box(stretch.first.board, cell_ground(frame.mission(), stretch.first));
  const auto last = frame.box(stretch.last.board, cell_ground(frame.mission(), stretch.last));
  return {first.top_left, last.bottom_right() - first.top_left};
}

/// In the middle of a side of a box.
EntryArrow arrow_at(const Rect& box, Compass side) {
  const auto inwards = inwards_of(side);
  const double length = inwards.x == 0 ? box.size.x : box.size.y;
  return {middle_of_side(box, side), inwards, std::max(0.0, length / 2 - arrow_half)};
}

/// A box at an edge, to which a side of it belongs.
struct EdgeBox {
  Rect box;
  Compass side = Compass::north;
};

/// Adds a box, or makes one larger that it goes on from across a seam.
void add_to(std::vector<EdgeBox>& boxes, const EdgeBox& more) {
  constexpr double near = 1e-3;
  const auto goes_on = [&](const EdgeBox& known) {
    if (known.side != more.side) return false;
    const auto way = middle_of_side(known.box, known.side) - middle_of_side(more.box, more.side);
    const bool upright = more.side == Compass::west || more.side == Compass::east;
    const double aside = upright ? way.x : way.y;
    const double along = upright ? way.y : way.x;
    const double reach = upright ? known.box.size.y + more.box.size.y : known.box.size.x + more.box.size.x;
    return std::abs(aside) < near && std::abs(along) < reach / 2 + near;
  };
  const auto found = std::find_if(boxes.begin(), boxes.end(), goes_on);
  if (found == boxes.end()) return boxes.push_back(more);
  found->box = joined(found->box, more.box);
}

/// The side of a box on which both points lie.
std::optional<Compass> common_side(Vec from, Vec to, const Rect& box) {
  constexpr double near = 1e-3;
  const auto both = [&](double Vec::*along, double at) {
    return std::abs(from.*along - at) < near && std::abs(to.*along - at) < near;
  };
  const auto end = box.bottom_right();
  if (both(&Vec::x, box.top_left.x)) return Compass::west;
  if (both(&Vec::x, end.x)) return Compass::east;
  if (both(&Vec::y, box.top_left.y)) return Compass::north;
  if (both(&Vec::y, end.y)) return Compass::south;
  return std::nullopt;
}

/// The longest piece of a polygon's outline along the edge of a deck, as a box without width; nothing where several are
/// as long: none of them would be the way in.
std::optional<EdgeBox> longest_side(const Loop& corners, const Rect& deck) {
  constexpr double longer = 1e-3;
  std::optional<EdgeBox> longest;
  double length = 0;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto from = corners[index];
    const auto to = corners[(index + 1) % corners.size()];
    const auto side = common_side(from, to, deck);
    const double here = std::hypot(to.x - from.x, to.y - from.y);
    if (!side || here < length - longer) continue;
    if (here < length + longer) {
      longest.reset();
      continue;
    }
    length = here;
    longest = EdgeBox{joined({from, {}}, {to, {}}), *side};
  }
  return longest;
}

class Entries {
 public:
  explicit Entries(const MapFrame& frame) : frame_(frame) {}

  std::vector<EntryArrow> operator()(const CellsShape& shape) const {
    std::set<CellAddress> cells;
    for (const auto& cell : shape.cells) {
      if (exists(frame_.mission(), Place(cell))) cells.insert(cell);
    }
    std::vector<EdgeBox> boxes;
    while (!cells.empty()) {
      const auto part = take_part(cells);
      const auto stretch = longest_stretch(frame_.mission(), part);
      if (stretch) add_to(boxes, {around(frame_, *stretch), stretch->side});
    }
    std::vector<EntryArrow> arrows;
    for (const auto& [box, side] : boxes) arrows.push_back(arrow_at(box, side));
    return arrows;
  }

  std::vector<EntryArrow> operator()(const StripShape& shape) const {
    return on_decks([&](const MapFrame::Deck& deck) { return strip_on(frame_, deck, shape); }, shape.edge);
  }

  std::vector<EntryArrow> operator()(const QuarterShape& shape) const {
    const auto box_on = [&](const MapFrame::Deck& deck) {
      const auto [centre, size] = quarter_on(frame_, deck, shape);
      return joined({centre, {}}, {centre + size, {}});
    };
    const auto size = quarter_on(frame_, frame_.decks().front(), shape).size;
    const auto upright_edge = size.x > 0 ? Compass::east : Compass::west;
    const auto level_edge = size.y > 0 ? Compass::south : Compass::north;
    const bool upright_first = std::abs(size.y) > std::abs(size.x);
    auto arrows = on_decks(box_on, upright_first ? upright_edge : level_edge);
    // Units come in over both edges of a corner; where the other is short its arrow would crowd into the first.
    for (const auto& arrow : on_decks(box_on, upright_first ? level_edge : upright_edge)) {
      if (arrow.slack >= room_for_second) arrows.push_back(arrow);
    }
    return arrows;
  }

  std::vector<EntryArrow> operator()(const PolygonShape& shape) const {
    std::vector<EntryArrow> arrows;
    for (const auto& deck : frame_.decks()) {
      Loop corners;
      for (const auto& corner : shape.corners) corners.push_back(frame_.at(deck.board, corner));
      if (const auto along = longest_side(cut_to(corners, deck.bounds), deck.bounds)) {
        arrows.push_back(arrow_at(along->box, along->side));
      }
    }
    return arrows;
  }
  std::vector<EntryArrow> operator()(const CircleShape&) const { return {}; }

 private:
  /// At an edge of what `box_on` gives for each deck, as far as it lies there.
  template <typename BoxOn>
  [[nodiscard]] std::vector<EntryArrow> on_decks(const BoxOn& box_on, Compass edge) const {
    std::vector<EntryArrow> arrows;
    for (const auto& deck : frame_.decks()) {
      const auto box = common(box_on(deck), deck.bounds);
      if (box.size.x > 0 && box.size.y > 0) arrows.push_back(arrow_at(box, edge));
    }
    return arrows;
  }

  const MapFrame& frame_;
};

}  // namespace

Path path_of(const EntryArrow& arrow) {
  constexpr double gap = 0.7;
  const Vec aside = {-arrow.inwards.y, arrow.inwards.x};
  const Vec tip = arrow.at - arrow.inwards * gap;
  const Vec base = tip - arrow.inwards * arrow_height;
  return Path::polygon({tip, base + aside * arrow_half, base - aside * arrow_half});
}

EntryArrow moved_clear(const EntryArrow& arrow, const LabelObstacles& obstacles) {
  constexpr double step = 0.5;
  const Vec along = {std::abs(arrow.inwards.y), std::abs(arrow.inwards.x)};
  const int steps = static_cast<int>(arrow.slack / step);
  for (int index = 0; index <= steps; ++index) {
    for (const double side : {1.0, -1.0}) {
      auto moved = arrow;
      moved.at = arrow.at + along * (index * step * side);
      if (!obstacles.any_overlapping(path_of(moved).bounds())) return moved;
    }
  }
  return arrow;
}

void leave_to_smaller(std::vector<ZoneShape>& zones) {
  constexpr double near = 1e-3;
  const auto before = zones;
  for (auto& zone : zones) {
    const auto is_told = [&](const EntryArrow& arrow) {
      const auto tells = [&](const EntryArrow& other) {
        if (other.inwards != arrow.inwards || other.slack >= arrow.slack - near) return false;
        const auto way = other.at - arrow.at;
        const double aside = std::abs(way.x * arrow.inwards.x + way.y * arrow.inwards.y);
        const double along = std::abs(way.x * arrow.inwards.y + way.y * arrow.inwards.x);
        return aside < near && along + other.slack < arrow.slack + near;
      };
      return std::any_of(before.begin(), before.end(), [&](const ZoneShape& other) {
        return other.side_name == zone.side_name && std::any_of(other.arrows.begin(), other.arrows.end(), tells);
      });
    };
    std::erase_if(zone.arrows, is_told);
  }
}

std::vector<EntryArrow> entry_arrows(const MapFrame& frame, const Shape& shape) {
  return std::visit(Entries(frame), shape);
}

}  // namespace bulkhead
