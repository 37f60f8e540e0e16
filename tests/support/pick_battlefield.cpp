// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "model/mission/geometry.h"
#include "tests/support/picking.h"

namespace bulkhead::test {
namespace {

Point pick_point(const Rectangle& inside) {
  return {pick_length(inside.top_left.x, inside.bottom_right.x), pick_length(inside.top_left.y, inside.bottom_right.y)};
}

std::optional<Id> pick_side(const Mission& mission) {
  if (mission.sides->empty() || pick_bool()) return std::nullopt;
  return pick_of(*mission.sides).id;
}

/// The numbers of the boards that have a lattice.
std::vector<int> lattice_boards(const Mission& mission) {
  std::vector<int> numbers;
  for (int number = 1; find_board(mission, number) != nullptr; ++number) {
    if (find_lattice(mission, number) != nullptr) numbers.push_back(number);
  }
  return numbers;
}

CellAddress pick_cell(const Mission& mission) {
  const int board = pick_of(lattice_boards(mission));
  const auto size = find_lattice(mission, board)->size();
  return {board, size.cell_at(*rc::gen::inRange<std::size_t>(0, size.cell_count()))};
}

Shape pick_shape(const Mission& mission) {
  const auto bounds = battlefield_bounds(mission);
  const auto some_length = [] { return pick_length(Length::micrometres(1), Length::millimetres(300)); };
  switch (pick_int(lattice_boards(mission).empty() ? 1 : 0, 4)) {
    case 0: {
      CellsShape shape;
      for (int count = pick_int(1, 12); count > 0; --count) shape.cells.push_back(pick_cell(mission));
      std::sort(shape.cells.begin(), shape.cells.end());
      shape.cells.erase(std::unique(shape.cells.begin(), shape.cells.end()), shape.cells.end());
      return shape;
    }
    case 1: {
      PolygonShape shape;
      for (int count = pick_int(3, 8); count > 0; --count) shape.corners.push_back(pick_point(bounds));
      return shape;
    }
    case 2: return CircleShape{pick_place(mission), some_length()};
    case 3: return StripShape{pick_of<Compass>({all_directions.begin(), all_directions.end()}), some_length()};
    default: break;
  }
  const auto quarter =
      pick_of<Quarter>({Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east});
  return QuarterShape{quarter, pick_bool() ? some_length() : Length()};
}

/// The kinds of feature that the mission's sets have, each once.
std::vector<Id> feature_kinds(const Mission& mission) {
  std::set<Id> kinds;
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) kinds.insert(kind.id);
  }
  return {kinds.begin(), kinds.end()};
}

/// Some panels that lie on the lattice and do not overlap.
std::map<EdgePos, PinnedPanel> pick_pins(const Mission& mission, const Board& board) {
  std::map<EdgePos, PinnedPanel> pins;
  std::set<EdgePos> covered;
  const auto size = board.lattice()->size();
  for (const auto& used : mission.sets) {
    if (used.set->id != board.set) continue;
    for (const auto& piece : used.set->pieces) {
      if (piece.patterns.empty() || piece.patterns.front().edges.empty() || !pick_bool()) continue;
      const auto first = size.edge_at(*rc::gen::inRange<std::size_t>(0, size.edge_count()));
      std::vector<EdgePos> edges;
      auto edge = first;
      for (std::size_t count = 0; count < piece.patterns.front().edges.size(); ++count) {
        edges.push_back(edge);
        (edge.axis == Axis::horizontal ? edge.column : edge.row) += 1;
      }
      const bool fits = std::all_of(edges.begin(), edges.end(),
                                    [&](EdgePos each) { return size.contains(each) && !covered.contains(each); });
      if (!fits) continue;
      covered.insert(edges.begin(), edges.end());
      pins.emplace(first, PinnedPanel{piece.id, pick_extras()});
    }
  }
  return pins;
}

Board pick_board(const Mission& mission, int& pieces) {
  Board board;
  std::vector<Id> lattice_sets;
  for (const auto& used : mission.sets) {
    if (used.set->has_lattice()) lattice_sets.push_back(used.set->id);
  }
  const bool plain = lattice_sets.empty() || pick_seldom(4);
  if (plain) {
    const auto some_length = [] { return pick_length(Length::micrometres(1), Length::millimetres(2000)); };
    board.ground = PlainGround{some_length(), some_length()};
  } else {
    board.ground = pick_lattice();
  }
  if (!lattice_sets.empty() && (!plain || pick_bool())) board.set = pick_of(lattice_sets);
  if (!plain) board.pins = pick_pins(mission, board);
  board.level = pick_int(-2, 3);
  if (pick_seldom(3)) board.label = pick_text();
  const auto far = Length::millimetres(5000);
  board.at = pick_point({{-far, -far}, {far, far}});
  const auto bounds = board_bounds(mission, board);
  for (int count = pick_int(0, 3); count > 0; --count) {
    const auto kind = pick_of<FreePiece::Kind>(
        {FreePiece::Kind::wall, FreePiece::Kind::hatchway, FreePiece::Kind::pillar, FreePiece::Kind::wall_end});
    board.pieces.push_back({numbered_id("piece", ++pieces), kind,
                            pick_point({{}, bounds.bottom_right - bounds.top_left}), pick_int(0, 359), pick_extras()});
  }
  const auto kinds = feature_kinds(mission);
  for (int count = kinds.empty() ? 0 : pick_int(0, 3); count > 0; --count) {
    board.features.push_back({numbered_id("feature", ++pieces), pick_of(kinds),
                              pick_point({{}, bounds.bottom_right - bounds.top_left}), pick_int(0, 359), pick_bool(),
                              pick_extras()});
  }
  board.extras = plain ? pick_extras() : pick_extras({"cells void", "walls", "walls breachable", "nodes wall-end"});
  return board;
}

std::vector<Zone> pick_zones(const Mission& mission, const std::string& what, bool areas) {
  std::vector<Id> kinds;
  for (const auto& kind : mission.system->zone_kinds) {
    if (kind.area == areas) kinds.push_back(kind.id);
  }
  std::vector<Zone> zones;
  for (int number = pick_int(0, 3); number > 0; --number) {
    zones.push_back({numbered_id(what, number), kinds.empty() ? pick_word() : pick_of(kinds), pick_side(mission),
                     pick_text(), pick_shape(mission), pick_seldom(3) ? pick_text() : "", pick_extras()});
  }
  return zones;
}

std::vector<Marker> pick_markers(const Mission& mission) {
  std::vector<Marker> markers;
  for (int number = pick_int(0, 5); number > 0; --number) {
    const auto label = pick_seldom(3) ? pick_text() : std::to_string(number);
    markers.push_back({numbered_id("marker", number), pick_of(mission.system->marker_kinds).id, label,
                       pick_place(mission), pick_side(mission),
                       pick_bool() ? Length() : pick_length({}, Length::millimetres(90)),
                       pick_seldom(3) ? pick_text() : "", pick_extras()});
  }
  return markers;
}

std::vector<Link> pick_links(const Mission& mission) {
  std::vector<Link> links;
  const auto& markers = *mission.markers;
  for (int count = pick_int(0, 2); count > 0; --count) {
    const auto end = [&] { return markers.empty() ? pick_word() : pick_of(markers).id; };
    links.push_back({pick_word(), end(), end(), pick_extras()});
  }
  return links;
}

}  // namespace

Place pick_place(const Mission& mission) {
  const auto boards = lattice_boards(mission);
  if (boards.empty() || pick_seldom(4)) return pick_point(battlefield_bounds(mission));
  const int board = pick_of(boards);
  const auto size = find_lattice(mission, board)->size();
  switch (pick_int(0, 2)) {
    case 0: return NodeAddress{board, size.node_at(*rc::gen::inRange<std::size_t>(0, size.node_count()))};
    case 1: return EdgeAddress{board, size.edge_at(*rc::gen::inRange<std::size_t>(0, size.edge_count()))};
    default: return CellAddress{board, size.cell_at(*rc::gen::inRange<std::size_t>(0, size.cell_count()))};
  }
}

void pick_battlefield(Mission& mission) {
  std::vector<Side> sides = {{Id("attacker"), "Attacker", Id("attacker"), pick_extras()},
                             {Id("defender"), pick_text(), {}}};
  for (int number = pick_int(0, 2); number > 0; --number) {
    sides.push_back({numbered_id("side", number), pick_text(), {}, pick_extras()});
  }
  mission.sides = std::move(sides);
  int pieces = 0;
  for (int count = pick_int(1, 3); count > 0; --count) mission.boards.emplace_back(pick_board(mission, pieces));
  mission.zones = pick_zones(mission, "zone", false);
  mission.areas = pick_zones(mission, "area", true);
  mission.markers = pick_markers(mission);
  mission.links = pick_links(mission);
  mission.battlefield_extras = pick_extras();
  mission.sides_extras = pick_extras();
}

}  // namespace bulkhead::test
