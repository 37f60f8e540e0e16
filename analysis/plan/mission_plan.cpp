// SPDX-License-Identifier: MIT
#include "analysis/plan/mission_plan.h"

#include <algorithm>

#include "analysis/plan/convex_pieces.h"
#include "analysis/plan/overhangs.h"
#include "model/mission/geometry.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// Sizes of free pieces on boards without terrain set.
constexpr auto unknown_pitch = Length::millimetres(100);
constexpr auto unknown_thickness = Length::millimetres(5);
constexpr auto unknown_pillar = Length::millimetres(25);

/// A rectangle along an axis: its lengths along and across, from a place.
Rectangle along(Axis axis, Point from, Length begin, Length end, Length first_side, Length second_side) {
  if (axis == Axis::horizontal) return {from + Point{begin, -first_side}, from + Point{end, second_side}};
  return {from + Point{-first_side, begin}, from + Point{second_side, end}};
}

bool touches(const std::vector<Compass>& directions, Compass a, Compass b) {
  const auto has = [&](Compass wanted) {
    return std::find(directions.begin(), directions.end(), wanted) != directions.end();
  };
  return has(a) && has(b);
}

/// The axis of the wall that a pillar stands in.
Axis pillar_axis(const std::vector<Compass>& directions) {
  if (touches(directions, Compass::east, Compass::west)) return Axis::horizontal;
  if (touches(directions, Compass::north, Compass::south)) return Axis::vertical;
  const bool upright = !directions.empty() && std::all_of(directions.begin(), directions.end(), [](Compass direction) {
    return direction == Compass::north || direction == Compass::south;
  });
  return upright ? Axis::vertical : Axis::horizontal;
}

/// Collects what blocks on one board.
class BoardBlocks {
 public:
  BoardBlocks(const Mission& mission, int number, const PlanOptions& options, std::vector<Block>& blocks,
              std::vector<PolygonBlock>& polygons)
      : mission_(mission),
        number_(number),
        board_(*find_board(mission, number)),
        set_(set_of(mission, board_)),
        options_(options),
        blocks_(blocks),
        polygons_(polygons),
        outline_(board_bounds(mission, board_)) {}

  void add() {
    if (const auto* lattice = board_.lattice(); lattice != nullptr && set_ != nullptr) {
      add_cells(*lattice);
      add_edges(*lattice);
      add_pillars(*lattice);
    }
    for (const auto& piece : board_.pieces) add_piece(piece);
    for (const auto& feature : board_.features) add_feature(feature);
  }

 private:
  [[nodiscard]] Length thickness() const { return set_ == nullptr ? unknown_thickness : set_->wall_thickness; }
  [[nodiscard]] Length half_thickness() const { return thickness() / 2; }
  [[nodiscard]] Point node(NodePos position) const { return board_.at + node_on_board(*set_, position); }

  void add_cells(const Lattice& lattice) {
    const auto size = lattice.size();
    const Point half{half_thickness(), half_thickness()};
    for (std::size_t index = 0; index < size.cell_count(); ++index) {
      const auto cell = size.cell_at(index);
      const auto kind = lattice.cell(cell);
      if (kind == CellKind::floor) continue;
      const CellAddress at{number_, cell};
      const auto ground = cell_ground(mission_, at);
      blocks_.push_back({{ground.top_left - half, ground.bottom_right + half}, at, kind == CellKind::solid});
    }
  }

  void add_edges(const Lattice& lattice) {
    const auto size = lattice.size();
    for (std::size_t index = 0; index < size.edge_count(); ++index) {
      const auto edge = size.edge_at(index);
      if (lattice.edge(edge) == EdgeKind::open) continue;
      const EdgeAddress at{number_, edge};
      const auto* hatchway = lattice.hatchway(edge);
      add_wall(at, size, hatchway != nullptr && options_.open.holds(at, hatchway->starts_open));
    }
  }

  void add_wall(const EdgeAddress& at, LatticeSize size, bool open) {
    const auto [column, row, axis] = at.edge;
    const bool horizontal = axis == Axis::horizontal;
    const int place = horizontal ? column : row;
    const bool first_of_row = place == 0;
    const bool last_of_row = place + 1 == (horizontal ? size.columns : size.rows);
    const auto border = std::max(set_->border, half_thickness());
    const auto before = first_of_row ? border : half_thickness();
    const auto after = last_of_row ? border : half_thickness();
    auto first_side = half_thickness();
    auto second_side = half_thickness();
    if (size.on_border(at.edge)) {
      const bool first = (horizontal ? row : column) == 0;
      const auto side =
          horizontal ? (first ? Compass::north : Compass::south) : (first ? Compass::west : Compass::east);
      if (meets_other_board(side, at)) (first ? first_side : second_side) = border;
    }
    const auto origin = node(at.edge.first_node());
    const auto add = [&](Length begin, Length end) {
      blocks_.push_back({along(axis, origin, begin, end, first_side, second_side), at, true});
    };
    if (!open) {
      add(-before, set_->pitch + after);
      return;
    }
    const auto width = set_->access_width > Length() ? set_->access_width : set_->pitch;
    const auto stub = (set_->pitch - std::max(width, options_.least_opening)) / 2;
    // Where no stub remains, what stands on the nodes belongs to the walls beyond; on the board's edge there is none.
    if (stub > Length() || first_of_row) add(-before, std::max(stub, Length()));
    if (stub > Length() || last_of_row) add(set_->pitch - std::max(stub, Length()), set_->pitch + after);
  }

  /// Whether the middle of a border edge lies opposite another board of the level.
  [[nodiscard]] bool meets_other_board(Compass side, const EdgeAddress& at) const {
    const auto middle = point_of(mission_, at);
    const bool upright = side == Compass::west || side == Compass::east;
    const auto place = upright ? middle.y : middle.x;
    for (const auto& other : mission_.boards) {
      if (other->level != board_.level) continue;
      const auto bounds = board_bounds(mission_, *other);
      const auto from = upright ? bounds.top_left.y : bounds.top_left.x;
      const auto to = upright ? bounds.bottom_right.y : bounds.bottom_right.x;
      if (place <= from || place >= to) continue;
      if (side == Compass::north && bounds.bottom_right.y == outline_.top_left.y) return true;
      if (side == Compass::south && bounds.top_left.y == outline_.bottom_right.y) return true;
      if (side == Compass::west && bounds.bottom_right.x == outline_.top_left.x) return true;
      if (side == Compass::east && bounds.top_left.x == outline_.bottom_right.x) return true;
    }
    return false;
  }

  void add_pillars(const Lattice& lattice) {
    if (!set_->pillar) return;
    const auto size = lattice.size();
    for (std::size_t index = 0; index < size.node_count(); ++index) {
      const auto position = size.node_at(index);
      if (node_piece(lattice, position, true) != NodePiece::pillar) continue;
      auto area = pillar_area(position, pillar_axis(lattice.touching(position)));
      give_way(lattice, position, area);
      blocks_.push_back({area, NodeAddress{number_, position}, true});
    }
  }

  [[nodiscard]] Rectangle pillar_area(NodePos position, Axis axis) const {
    const auto half_along = set_->pillar->along / 2;
    const auto half_across = set_->pillar->across / 2;
    return along(axis, node(position), -half_along, half_along, half_across, half_across);
  }

  /// Cuts off what of a pillar would make an open hatchway narrower than it has to be.
  void give_way(const Lattice& lattice, NodePos position, Rectangle& pillar) const {
    if (options_.least_opening == Length()) return;
    const auto most = std::max((set_->pitch - options_.least_opening) / 2, Length());
    const auto at = node(position);
    for (const auto direction : lattice.touching(position)) {
      const auto edge = edge_from(position, direction);
      const auto* hatchway = lattice.hatchway(edge);
      if (hatchway == nullptr || !options_.open.holds(EdgeAddress{number_, edge}, hatchway->starts_open)) continue;
      switch (direction) {
        case Compass::north: pillar.top_left.y = std::max(pillar.top_left.y, at.y - most); break;
        case Compass::south: pillar.bottom_right.y = std::min(pillar.bottom_right.y, at.y + most); break;
        case Compass::west: pillar.top_left.x = std::max(pillar.top_left.x, at.x - most); break;
        case Compass::east: pillar.bottom_right.x = std::min(pillar.bottom_right.x, at.x + most); break;
      }
    }
  }

  void add_piece(const FreePiece& piece) {
    const ObjectAddress at{piece.id};
    const auto middle = board_.at + piece.at;
    if (piece.kind == FreePiece::Kind::pillar) {
      const auto shape = set_ != nullptr && set_->pillar ? *set_->pillar : PillarShape{unknown_pillar, unknown_pillar};
      add_turned(at, middle, piece.turn, -shape.along / 2, shape.along / 2, shape.across / 2);
      return;
    }
    if (piece.kind == FreePiece::Kind::wall_end) {
      add_turned(at, middle, piece.turn, -half_thickness(), half_thickness(), half_thickness());
      return;
    }
    const auto pitch = set_ == nullptr ? unknown_pitch : set_->pitch;
    const auto reach = pitch / 2 + half_thickness();
    if (piece.kind == FreePiece::Kind::wall || !options_.open.holds(at, false)) {
      add_turned(at, middle, piece.turn, -reach, reach, half_thickness());
      return;
    }
    const auto known = set_ == nullptr ? Length() : set_->access_width;
    const auto gap = std::max(known > Length() ? known : pitch, options_.least_opening);
    if (gap / 2 >= reach) return;
    add_turned(at, middle, piece.turn, -reach, -gap / 2, half_thickness());
    add_turned(at, middle, piece.turn, gap / 2, reach, half_thickness());
  }

  /// A rectangle from `begin` to `end` along a direction turned clockwise about `middle`.
  void add_turned(const Address& at, Point middle, int turn, Length begin, Length end, Length half_width) {
    const Id id("piece");
    FeatureKind kind{id, {}, {}, std::vector<FeaturePart>(1), {}};
    kind.parts.front().footprint = along(Axis::horizontal, {}, begin, end, half_width, half_width);
    const Feature piece{id, id, middle - board_.at, turn, false, {}};
    add_footprint(at, place_parts(kind, board_, piece).front(), true, true);
  }

  void add_feature(const Feature& feature) {
    const auto* kind = find_feature_kind(mission_, feature.kind);
    if (kind == nullptr) return;
    const auto footprints = place_parts(*kind, board_, feature);
    for (std::size_t index = 0; index < footprints.size(); ++index) {
      const auto traits = traits_of(*mission_.system, kind->parts[index]);
      add_footprint(ObjectAddress{feature.id}, footprints[index], traits.sight == TerrainTraits::Sight::blocks,
                    traits.passage == TerrainTraits::Passage::barred);
    }
  }

  void add_footprint(const Address& at, const PlacedFootprint& footprint, bool stops_sight, bool stops_ways) {
    if (!stops_sight && !stops_ways) return;
    if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
      polygons_.push_back({polygon_around(circle->centre, circle->radius), at, stops_sight, stops_ways});
      return;
    }
    const auto& corners = std::get<PolygonFootprint>(footprint).corners;
    const auto bounds = bounds_of(footprint);
    const bool upright = corners.size() == 4 && std::all_of(corners.begin(), corners.end(), [&](Point corner) {
                           return (corner.x == bounds.top_left.x || corner.x == bounds.bottom_right.x) &&
                                  (corner.y == bounds.top_left.y || corner.y == bounds.bottom_right.y);
                         });
    if (upright) {
      blocks_.push_back({bounds, at, stops_sight, stops_ways});
    } else {
      polygons_.push_back({corners, at, stops_sight, stops_ways});
    }
  }

  const Mission& mission_;
  int number_;
  const Board& board_;
  const TerrainSet* set_;
  const PlanOptions& options_;
  std::vector<Block>& blocks_;
  std::vector<PolygonBlock>& polygons_;
  Rectangle outline_;
};

}  // namespace

bool OpenHatchways::holds(const Address& hatchway, bool starts_open) const {
  switch (choice_) {
    case Choice::as_set: return starts_open;
    case Choice::all: return true;
    case Choice::these: break;
  }
  return std::find(open_.begin(), open_.end(), hatchway) != open_.end();
}

Result<Plan> plan_of(const Mission& mission, int level, const PlanOptions& options) {
  std::vector<Rectangle> ground;
  std::vector<Block> blocks;
  std::vector<PolygonBlock> polygons;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    if (board.level != level) continue;
    ground.push_back(board_bounds(mission, board));
    BoardBlocks(mission, static_cast<int>(index) + 1, options, blocks, polygons).add();
  }
  add_overhangs(mission, level, blocks);
  return Plan::make(std::move(ground), std::move(blocks), std::move(polygons));
}

std::vector<int> levels_of(const Mission& mission) {
  std::vector<int> levels;
  for (const auto& board : mission.boards) levels.push_back(board->level);
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

}  // namespace bulkhead
