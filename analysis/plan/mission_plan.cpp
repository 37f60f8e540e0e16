// SPDX-License-Identifier: MIT
#include "analysis/plan/mission_plan.h"

#include <algorithm>
#include <map>
#include <utility>

#include "analysis/geometry/blocking_zones.h"
#include "analysis/geometry/convex_pieces.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/plan/overhangs.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"
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

bool is_upright(const std::vector<Point>& corners, const Rectangle& bounds) {
  return corners.size() == 4 && std::all_of(corners.begin(), corners.end(), [&](Point corner) {
           return (corner.x == bounds.top_left.x || corner.x == bounds.bottom_right.x) &&
                  (corner.y == bounds.top_left.y || corner.y == bounds.bottom_right.y);
         });
}

/// What blocks on a level, as it is collected.
struct Blocks {
  std::vector<Block> rectangles;
  std::vector<PolygonBlock> polygons;

  void add(const Address& at, const PlacedFootprint& footprint, bool stops_sight, bool stops_ways,
           const std::vector<HatchwayState>& when = {}) {
    if (!stops_sight && !stops_ways) return;
    if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
      polygons.push_back({polygon_around(circle->centre, circle->radius), at, stops_sight, stops_ways, when});
      return;
    }
    const auto& corners = std::get<PolygonFootprint>(footprint).corners;
    const auto bounds = bounds_of(footprint);
    if (is_upright(corners, bounds)) {
      rectangles.push_back({bounds, at, stops_sight, stops_ways, when});
    } else {
      polygons.push_back({corners, at, stops_sight, stops_ways, when});
    }
  }
};

/// A rectangle from `begin` to `end` along a direction turned clockwise about `middle`, both ways as wide.
PlacedFootprint turned(const Board& board, Point middle, int turn, Length begin, Length end, Length half_width) {
  const Id id("piece");
  FeatureKind kind{id, {}, {}, std::vector<FeaturePart>(1), {}};
  kind.parts.front().footprint = along(Axis::horizontal, {}, begin, end, half_width, half_width);
  return place_parts(kind, board, {id, id, middle - board.at, turn, false, {}}).front();
}

/// Sizes of the walls and hatchways off the lattice of a board.
struct FreeWallSize {
  explicit FreeWallSize(const TerrainSet* set)
      : pitch(set == nullptr ? unknown_pitch : set->pitch),
        thickness(set == nullptr ? unknown_thickness : set->wall_thickness),
        access(set == nullptr || set->access_width == Length() ? pitch : set->access_width) {}
  Length pitch;
  Length thickness;
  /// Of an open hatchway.
  Length access;
};

/// The ground of a zone without what of strips and large circles lies beyond the battlefield.
PlacedFootprint on_battlefield(const ZonePiece& piece, const Rectangle& battlefield) {
  if (const auto* polygon = std::get_if<PolygonFootprint>(&piece.footprint)) {
    if (!is_upright(polygon->corners, piece.bounds)) return piece.footprint;
    return footprint_of(common(piece.bounds, battlefield));
  }
  const auto corners = corners_of(battlefield);
  const bool covered =
      std::all_of(corners.begin(), corners.end(), [&](Point corner) { return contains(piece.footprint, corner); });
  return covered ? footprint_of(battlefield) : piece.footprint;
}

void add_zones(const Mission& mission, int level, Blocks& blocks) {
  const auto battlefield = battlefield_bounds(mission);
  for (const auto& [zone, stops_sight, stops_ways] : blocking_zones(mission)) {
    const ZoneFootprints ground(mission, zone.shape);
    for (const auto& piece : ground.pieces()) {
      if (piece.level.value_or(level) != level) continue;
      blocks.add(ObjectAddress{zone.id}, on_battlefield(piece, battlefield), stops_sight, stops_ways);
    }
  }
}

/// Collects what blocks on one board.
class BoardBlocks {
 public:
  BoardBlocks(const Mission& mission, int number, const PlanOptions& options, Blocks& blocks,
              std::vector<PlanHatchway>& hatchways)
      : mission_(mission),
        number_(number),
        board_(*find_board(mission, number)),
        set_(set_of(mission, board_)),
        options_(options),
        blocks_(blocks),
        hatchways_(hatchways),
        outline_(board_bounds(mission, board_)),
        free_(set_) {}

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
  [[nodiscard]] Length half_thickness() const { return free_.thickness / 2; }
  [[nodiscard]] Point node(NodePos position) const { return board_.at + node_on_board(*set_, position); }

  void add_cells(const Lattice& lattice) {
    const auto size = lattice.size();
    const Point half{half_thickness(), half_thickness()};
    for (std::size_t index = 0; index < size.cell_count(); ++index) {
      const auto cell = size.cell_at(index);
      const auto kind = lattice.cell(cell);
      if (kind == CellKind::floor) continue;
      const CellAddress at{number_, cell};
      const auto ground = cell_ground(board_, *set_, cell);
      blocks_.rectangles.push_back({{ground.top_left - half, ground.bottom_right + half}, at, kind == CellKind::solid});
    }
  }

  void add_edges(const Lattice& lattice) {
    const auto size = lattice.size();
    for (std::size_t index = 0; index < size.edge_count(); ++index) {
      const auto edge = size.edge_at(index);
      if (lattice.edge(edge) == EdgeKind::open) continue;
      const EdgeAddress at{number_, edge};
      const auto* hatchway = lattice.hatchway(edge);
      if (hatchway == nullptr) {
        add_wall(at, size, false, {});
        continue;
      }
      const auto number = add_hatchway(at, hatchway->starts_open);
      numbers_.emplace(edge, number);
      for (const bool open : {false, true}) add_wall(at, size, open, {{number, open}});
    }
  }

  std::uint32_t add_hatchway(const Address& at, bool starts_open) {
    hatchways_.push_back({at, starts_open, options_.open.holds(at, starts_open)});
    return static_cast<std::uint32_t>(hatchways_.size() - 1);
  }

  void add_wall(const EdgeAddress& at, LatticeSize size, bool open, const std::vector<HatchwayState>& when) {
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
      blocks_.rectangles.push_back({along(axis, origin, begin, end, first_side, second_side), at, true, true, when});
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
      add_pillar(position, lattice.touching(position));
    }
  }

  /// As it gives way to the open ones of the hatchways at its node, for each way they may be.
  void add_pillar(NodePos position, const std::vector<Compass>& touching) {
    const auto whole = pillar_area(position, pillar_axis(touching));
    std::vector<std::pair<Compass, std::uint32_t>> hatchways;
    for (const auto direction : touching) {
      const auto hatchway = numbers_.find(edge_from(position, direction));
      if (hatchway == numbers_.end() || given_way(position, direction, whole) == whole) continue;
      hatchways.emplace_back(direction, hatchway->second);
    }
    for (std::uint32_t ways = 0; ways < 1U << hatchways.size(); ++ways) {
      Block pillar{whole, NodeAddress{number_, position}};
      for (std::size_t index = 0; index < hatchways.size(); ++index) {
        const bool open = (ways >> index & 1U) != 0;
        if (open) pillar.area = given_way(position, hatchways[index].first, pillar.area);
        pillar.when.push_back({hatchways[index].second, open});
      }
      blocks_.rectangles.push_back(std::move(pillar));
    }
  }

  [[nodiscard]] Rectangle pillar_area(NodePos position, Axis axis) const {
    const auto half_along = set_->pillar->along / 2;
    const auto half_across = set_->pillar->across / 2;
    return along(axis, node(position), -half_along, half_along, half_across, half_across);
  }

  /// Without what of a pillar would make an open hatchway narrower than it has to be.
  [[nodiscard]] Rectangle given_way(NodePos position, Compass direction, Rectangle pillar) const {
    if (options_.least_opening == Length()) return pillar;
    const auto most = std::max((set_->pitch - options_.least_opening) / 2, Length());
    const auto at = node(position);
    switch (direction) {
      case Compass::north: pillar.top_left.y = std::max(pillar.top_left.y, at.y - most); break;
      case Compass::south: pillar.bottom_right.y = std::min(pillar.bottom_right.y, at.y + most); break;
      case Compass::west: pillar.top_left.x = std::max(pillar.top_left.x, at.x - most); break;
      case Compass::east: pillar.bottom_right.x = std::min(pillar.bottom_right.x, at.x + most); break;
    }
    return pillar;
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
    const auto reach = free_.pitch / 2 + half_thickness();
    if (piece.kind == FreePiece::Kind::wall) {
      add_turned(at, middle, piece.turn, -reach, reach, half_thickness());
      return;
    }
    const auto number = add_hatchway(at, false);
    add_turned(at, middle, piece.turn, -reach, reach, half_thickness(), {{number, false}});
    const auto gap = std::max(free_.access, options_.least_opening);
    if (gap / 2 >= reach) return;
    add_turned(at, middle, piece.turn, -reach, -gap / 2, half_thickness(), {{number, true}});
    add_turned(at, middle, piece.turn, gap / 2, reach, half_thickness(), {{number, true}});
  }

  void add_turned(const Address& at, Point middle, int turn, Length begin, Length end, Length half_width,
                  const std::vector<HatchwayState>& when = {}) {
    blocks_.add(at, turned(board_, middle, turn, begin, end, half_width), true, true, when);
  }

  void add_feature(const Feature& feature) {
    const auto* kind = find_feature_kind(mission_, feature.kind);
    if (kind == nullptr) return;
    const auto footprints = place_parts(*kind, board_, feature);
    for (std::size_t index = 0; index < footprints.size(); ++index) {
      const auto traits = traits_of(*mission_.system, kind->parts[index]);
      blocks_.add(ObjectAddress{feature.id}, footprints[index], traits.sight == TerrainTraits::Sight::blocks,
                  traits.passage == TerrainTraits::Passage::barred);
    }
  }

  const Mission& mission_;
  int number_;
  const Board& board_;
  const TerrainSet* set_;
  const PlanOptions& options_;
  Blocks& blocks_;
  std::vector<PlanHatchway>& hatchways_;
  Rectangle outline_;
  FreeWallSize free_;
  /// Of the hatchways on this board's lattice.
  std::map<EdgePos, std::uint32_t> numbers_;
};

/// What blocks on the boards of a level.
Blocks blocks_on_boards(const Mission& mission, int level, const PlanOptions& options,
                        std::vector<PlanHatchway>& hatchways) {
  Blocks blocks;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    if (mission.boards[index]->level != level) continue;
    BoardBlocks(mission, static_cast<int>(index) + 1, options, blocks, hatchways).add();
  }
  return blocks;
}

}  // namespace

Result<Plan> plan_of(const Mission& mission, int level, const PlanOptions& options) {
  std::vector<PlanHatchway> hatchways;
  auto blocks = blocks_on_boards(mission, level, options, hatchways);
  std::vector<Rectangle> ground;
  for (const auto& board : mission.boards) {
    if (board->level == level) ground.push_back(board_bounds(mission, *board));
  }
  add_zones(mission, level, blocks);
  add_overhangs(mission, level, blocks.rectangles);
  return Plan::make(std::move(ground), std::move(blocks.rectangles), std::move(blocks.polygons), std::move(hatchways));
}

std::vector<StandingWall> walls_on(const Mission& mission, int level, const OpenHatchways& open) {
  std::vector<PlanHatchway> hatchways;
  const auto blocks = blocks_on_boards(mission, level, {open, {}}, hatchways);
  std::vector<StandingWall> walls;
  const auto add = [&](const auto& block, const auto& footprint) {
    const bool stands = std::all_of(block.when.begin(), block.when.end(), [&](const HatchwayState& state) {
      return hatchways[state.hatchway].open == state.open;
    });
    if (stands && is_wall(mission, block.subject)) walls.push_back({*block.subject, footprint(block)});
  };
  for (const auto& block : blocks.rectangles) add(block, [](const Block& each) { return footprint_of(each.area); });
  for (const auto& block : blocks.polygons) {
    add(block, [](const PolygonBlock& each) { return PolygonFootprint{each.corners}; });
  }
  return walls;
}

std::optional<FreeHatchway> find_free_hatchway(const Mission& mission, const Id& id) {
  const auto [number, piece, middle] = find_on_boards(mission, &Board::pieces, id);
  if (piece == nullptr || piece->kind != FreePiece::Kind::hatchway) return std::nullopt;
  const auto& board = *find_board(mission, number);
  const FreeWallSize size(set_of(mission, board));
  const auto from_middle = [&](Length along, Length across) {
    return std::get<PolygonFootprint>(turned(board, middle, piece->turn, -along, along, across));
  };
  // Two micrometres, as corners of what stands askew are rounded.
  const auto sides = from_middle({}, size.thickness / 2 + Length::micrometres(2)).corners;
  return FreeHatchway{board.level,
                      middle,
                      from_middle(size.access / 2, size.thickness / 2),
                      {*std::min_element(sides.begin(), sides.end()), *std::max_element(sides.begin(), sides.end())}};
}

bool is_wall(const Mission& mission, const std::optional<Address>& subject) {
  if (!subject || std::holds_alternative<CellAddress>(*subject)) return false;
  const auto* object = std::get_if<ObjectAddress>(&*subject);
  return object == nullptr || (find_feature(mission, object->id) == nullptr &&
                               find_zone(mission, object->id) == nullptr && find_area(mission, object->id) == nullptr);
}

std::vector<int> levels_of(const Mission& mission) {
  std::vector<int> levels;
  for (const auto& board : mission.boards) levels.push_back(board->level);
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

}  // namespace bulkhead
