// SPDX-License-Identifier: MIT
#include "analysis/sight/wall_corners.h"

#include <algorithm>
#include <map>

namespace bulkhead {
namespace {

bool has(const std::vector<Compass>& directions, Compass wanted) {
  return std::find(directions.begin(), directions.end(), wanted) != directions.end();
}

/// Collects the corners of one board.
class BoardCorners {
 public:
  BoardCorners(const Mission& mission, int number, const Plan& plan, const OpenHatchways& open,
               std::vector<WallCorner>& corners)
      : number_(number),
        board_(*find_board(mission, number)),
        set_(*set_of(mission, board_)),
        lattice_(*board_.lattice()),
        open_(open),
        corners_(corners) {
    for (const auto& block : plan.blocks()) {
      if (block.subject) blocks_[*block.subject].push_back(block.area);
    }
  }

  void add() {
    const auto size = lattice_.size();
    for (std::size_t index = 0; index < size.node_count(); ++index) add_node(size.node_at(index));
    for (std::size_t index = 0; index < size.edge_count(); ++index) {
      const auto edge = size.edge_at(index);
      if (is_open(edge)) add_opening(edge);
    }
  }

 private:
  [[nodiscard]] bool is_open(EdgePos edge) const {
    const auto* hatchway = lattice_.hatchway(edge);
    return hatchway != nullptr && open_.holds(EdgeAddress{number_, edge}, hatchway->starts_open);
  }

  /// The directions in which a wall leaves a node. Open hatchways without stubs leave none.
  [[nodiscard]] std::vector<Compass> walls_at(NodePos node) const {
    std::vector<Compass> directions;
    for (const auto direction : lattice_.touching(node)) {
      const auto edge = edge_from(node, direction);
      if (!is_open(edge) || blocks_.contains(EdgeAddress{number_, edge})) directions.push_back(direction);
    }
    return directions;
  }

  void add_node(NodePos node) {
    const auto directions = walls_at(node);
    const bool straight = directions.size() == 2 && directions[0] == opposite(directions[1]);
    if (directions.empty() || directions.size() > 2 || straight) return;
    const auto size = lattice_.size();
    // A run goes on from the lattice's border to the board's edge.
    if (node.column == 0 || node.row == 0 || node.column == size.columns || node.row == size.rows) return;
    const NodeAddress at{number_, node};
    const auto area = area_of(node);
    if (directions.size() == 2) {
      add_corner(at, area, has(directions, Compass::west), has(directions, Compass::north), false);
      return;
    }
    add_end(at, area, directions.front());
  }

  /// What stands on a node: its pillar, or where the middles of walls meet.
  [[nodiscard]] Rectangle area_of(NodePos node) const {
    const auto pillar = blocks_.find(NodeAddress{number_, node});
    if (pillar != blocks_.end()) return pillar->second.front();
    const auto centre = board_.at + node_on_board(set_, node);
    const Point half{set_.wall_thickness / 2, set_.wall_thickness / 2};
    return {centre - half, centre + half};
  }

  /// The corner of an area that lies opposite what is blocked.
  void add_corner(const Address& at, const Rectangle& area, bool blocked_west, bool blocked_north, bool end) {
    const Point corner{blocked_west ? area.bottom_right.x : area.top_left.x,
                       blocked_north ? area.bottom_right.y : area.top_left.y};
    corners_.push_back({at, corner, blocked_west, blocked_north, end});
  }

  /// Of a wall that comes from a direction and ends with an area.
  void add_end(const Address& at, const Rectangle& area, Compass from) {
    const bool level = from == Compass::west || from == Compass::east;
    for (const bool other : {false, true}) {
      add_corner(at, area, level ? from == Compass::west : other, level ? other : from == Compass::north, true);
    }
  }

  void add_opening(EdgePos edge) {
    const EdgeAddress at{number_, edge};
    const auto stubs = blocks_.find(at);
    if (stubs == blocks_.end()) return;
    const bool level = edge.axis == Axis::horizontal;
    const auto middle = board_.at + node_on_board(set_, edge.first_node()) +
                        (level ? Point{set_.pitch / 2, {}} : Point{{}, set_.pitch / 2});
    for (const auto& stub : stubs->second) {
      const bool first = level ? stub.bottom_right.x < middle.x : stub.bottom_right.y < middle.y;
      if (level) {
        add_end(at, stub, first ? Compass::west : Compass::east);
      } else {
        add_end(at, stub, first ? Compass::north : Compass::south);
      }
    }
  }

  int number_;
  const Board& board_;
  const TerrainSet& set_;
  const Lattice& lattice_;
  const OpenHatchways& open_;
  std::vector<WallCorner>& corners_;
  std::map<Address, std::vector<Rectangle>> blocks_;
};

}  // namespace

std::vector<WallCorner> wall_corners(const Mission& mission, int level, const Plan& plan, const OpenHatchways& open) {
  std::vector<WallCorner> corners;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    if (board.level != level || board.lattice() == nullptr || set_of(mission, board) == nullptr) continue;
    BoardCorners(mission, static_cast<int>(index) + 1, plan, open, corners).add();
  }
  return corners;
}

}  // namespace bulkhead
