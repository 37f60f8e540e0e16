// SPDX-License-Identifier: MIT
#include "analysis/symmetry/sides.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "analysis/cells/access.h"

namespace bulkhead {
namespace {

/// With more sides than these, each is taken to lie on itself.
constexpr std::size_t most_matched_sides = 6;

/// A shape or place in numbers: equal ones are the same ground.
using Ground = std::vector<std::int64_t>;

/// Writes shapes and places, mapped, as numbers. Points are doubled, so that the middle of an edge is exact.
class Grounds {
 public:
  Grounds(const Mission& mission, const BoardSymmetry& map)
      : mission_(mission), map_(doubled(map, battlefield_bounds(mission))) {}

  [[nodiscard]] Ground of(const Place& place) const {
    Ground ground;
    std::visit([&](const auto& at) { add(ground, level_of(at), doubled(at)); }, place);
    return ground;
  }

  [[nodiscard]] Ground of(const Shape& shape) const {
    Ground ground = {static_cast<std::int64_t>(shape.index())};
    std::visit([&](const auto& known) { add_shape(ground, known); }, shape);
    return ground;
  }

 private:
  [[nodiscard]] const Board& board(int number) const { return *find_board(mission_, number); }
  [[nodiscard]] Point nodes(int number, NodePos a, NodePos b) const {
    const auto& there = board(number);
    const auto& set = *set_of(mission_, there);
    return there.at + there.at + node_on_board(set, a) + node_on_board(set, b);
  }
  [[nodiscard]] Point doubled(const CellAddress& at) const {
    return nodes(at.board, {at.cell.column, at.cell.row}, {at.cell.column + 1, at.cell.row + 1});
  }
  [[nodiscard]] Point doubled(const EdgeAddress& at) const {
    return nodes(at.board, at.edge.first_node(), at.edge.second_node());
  }
  [[nodiscard]] Point doubled(const NodeAddress& at) const { return nodes(at.board, at.node, at.node); }
  [[nodiscard]] Point doubled(const Point& at) const { return at + at; }

  template <typename At>
  [[nodiscard]] int level_of(const At& at) const {
    return board(at.board).level;
  }
  /// Of the first board that it lies on.
  [[nodiscard]] int level_of(const Point& at) const {
    for (const auto& part : mission_.boards) {
      if (board_bounds(mission_, *part).contains(at)) return part->level;
    }
    return 0;
  }

  static BoardSymmetry doubled(const BoardSymmetry& map, const Rectangle& bounds) {
    return map.within(Rectangle{bounds.top_left + bounds.top_left, bounds.bottom_right + bounds.bottom_right});
  }
  void add(Ground& ground, int level, Point doubled_point) const {
    const auto point = map_(doubled_point);
    ground.insert(ground.end(), {level, point.x.in_micrometres(), point.y.in_micrometres()});
  }

  void add_shape(Ground& ground, const CellsShape& shape) const {
    std::vector<Ground> cells;
    for (const auto& cell : shape.cells) cells.push_back(of(Place(cell)));
    std::sort(cells.begin(), cells.end());
    for (const auto& cell : cells) ground.insert(ground.end(), cell.begin(), cell.end());
  }
  /// From the least corner towards the lesser of its neighbours.
  void add_shape(Ground& ground, const PolygonShape& shape) const {
    auto corners = shape.corners;
    for (auto& corner : corners) corner = map_(corner + corner);
    std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
    if (corners.size() > 2 && corners.back() < corners[1]) std::reverse(corners.begin() + 1, corners.end());
    for (const auto& corner : corners)
      ground.insert(ground.end(), {corner.x.in_micrometres(), corner.y.in_micrometres()});
  }
  void add_shape(Ground& ground, const CircleShape& shape) const {
    const auto centre = of(shape.centre);
    ground.insert(ground.end(), centre.begin(), centre.end());
    ground.push_back(shape.radius.in_micrometres());
  }
  void add_shape(Ground& ground, const StripShape& shape) const {
    ground.insert(ground.end(), {static_cast<int>(map_(shape.edge)), shape.depth.in_micrometres()});
  }
  void add_shape(Ground& ground, const QuarterShape& shape) const {
    ground.insert(ground.end(), {static_cast<int>(map_(shape.quarter)), shape.clear_of_centre.in_micrometres()});
  }

  const Mission& mission_;
  /// Of doubled points.
  BoardSymmetry map_;
};

/// What must come to lie on what: its ground and whose it is, or for what belongs to nobody its kind.
struct Laid {
  Id object;
  bool zone = true;
  std::optional<Id> side;
  Id kind;
  Ground ground;
};

std::vector<Laid> lay(const Mission& mission, const BoardSymmetry& map) {
  const Grounds grounds(mission, map);
  std::vector<Laid> result;
  for (const auto& zone : *mission.zones)
    result.push_back({zone.id, true, zone.side, zone.kind, grounds.of(zone.shape)});
  for (const auto& marker : *mission.markers) {
    if (is_objective(marker)) result.push_back({marker.id, false, marker.side, marker.kind, grounds.of(marker.at)});
  }
  return result;
}

using Key = std::tuple<bool, std::string, Ground>;

Key key_of(const Laid& laid, const std::map<Id, Id>& sides) {
  if (!laid.side) return {laid.zone, "kind " + laid.kind.text(), laid.ground};
  const auto found = sides.find(*laid.side);
  return {laid.zone, "side " + (found == sides.end() ? *laid.side : found->second).text(), laid.ground};
}

std::vector<Address> differences(const std::vector<Laid>& there, const std::vector<Laid>& flipped,
                                 const std::map<Id, Id>& sides) {
  std::map<Key, std::vector<Id>> waiting;
  for (const auto& laid : there) waiting[key_of(laid, {})].push_back(laid.object);
  std::vector<Address> result;
  for (const auto& laid : flipped) {
    auto& partners = waiting[key_of(laid, sides)];
    if (partners.empty()) {
      result.emplace_back(ObjectAddress{laid.object});
    } else {
      partners.pop_back();
    }
  }
  for (const auto& [key, partners] : waiting) {
    for (const auto& id : partners) result.emplace_back(ObjectAddress{id});
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

}  // namespace

void lay_sides_over(const Mission& mission, const BoardSymmetry& map, NearSymmetry& result) {
  const auto there = lay(mission, {});
  const auto flipped = lay(mission, map);
  const auto& sides = *mission.sides;
  std::vector<std::size_t> order(sides.size());
  std::iota(order.begin(), order.end(), 0);
  bool first = true;
  do {
    std::map<Id, Id> onto;
    for (std::size_t index = 0; index < order.size(); ++index) onto.emplace(sides[index].id, sides[order[index]].id);
    auto differ = differences(there, flipped, onto);
    if (!first && differ.size() >= result.sides_differ.size()) continue;
    first = false;
    result.sides_differ = std::move(differ);
    result.sides.clear();
    for (const auto& side : sides) result.sides.emplace_back(side.id, onto.at(side.id));
  } while (order.size() <= most_matched_sides && std::next_permutation(order.begin(), order.end()));
}

}  // namespace bulkhead
