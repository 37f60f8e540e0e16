// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "analysis/compartment_graph/compartment_graph.h"
#include "analysis/compartment_graph/hatchway_loads.h"
#include "analysis/lanes.h"
#include "editor/tools/insights/layers.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// Sets of cells that grow together.
class Joining {
 public:
  explicit Joining(std::size_t count) : above_(count) { std::iota(above_.begin(), above_.end(), 0U); }

  std::uint32_t root(std::uint32_t cell) {
    while (above_[cell] != cell) cell = above_[cell] = above_[above_[cell]];
    return cell;
  }
  /// The root is the first cell.
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    above_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::uint32_t> above_;
};

bool stands_open(const InsightGround& ground, const Neighbours& pair) {
  const auto edges = ground.snapshot.graph().edges_between(pair);
  return std::all_of(edges.begin(), edges.end(), [&](const EdgeAddress& edge) {
    const auto* hatchway = find_lattice(*ground.mission, edge.board)->hatchway(edge.edge);
    return hatchway == nullptr || ground.look.is_open(edge, hatchway->starts_open);
  });
}

Joining join_cells(const InsightGround& ground) {
  const auto& graph = ground.snapshot.graph();
  Joining cells(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    const bool passes = pair.kind == EdgeKind::open || (pair.kind == EdgeKind::hatchway && stands_open(ground, pair));
    if (passes) cells.join(pair.first, pair.second);
  }
  for (const auto& link : graph.links()) {
    if (link.from.empty()) continue;
    for (const auto* end : {&link.from, &link.to}) {
      for (const auto cell : *end) cells.join(link.from.front(), cell);
    }
  }
  return cells;
}

/// Rooms in the order of their first cells.
std::vector<std::vector<std::uint32_t>> rooms_of(const InsightGround& ground) {
  const auto& graph = ground.snapshot.graph();
  auto cells = join_cells(ground);
  std::map<std::uint32_t, std::vector<std::uint32_t>> by_root;
  for (std::uint32_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (graph.is_floor(cell)) by_root[cells.root(cell)].push_back(cell);
  }
  std::vector<std::vector<std::uint32_t>> rooms;
  for (auto& [root, members] : by_root) rooms.push_back(std::move(members));
  return rooms;
}

/// Tones so that rooms side by side differ: each takes the first that no neighbour has yet, of at least four in turn.
std::vector<int> tones_of(const InsightGround& ground, const std::vector<std::vector<std::uint32_t>>& rooms) {
  const auto& graph = ground.snapshot.graph();
  std::vector<std::uint32_t> room_of(graph.cell_count(), 0);
  for (std::uint32_t room = 0; room < rooms.size(); ++room) {
    for (const auto cell : rooms[room]) room_of[cell] = room;
  }
  std::vector<std::vector<std::uint32_t>> beside(rooms.size());
  for (const auto& pair : graph.neighbours()) {
    const auto a = room_of[pair.first];
    const auto b = room_of[pair.second];
    if (a == b) continue;
    beside[a].push_back(b);
    beside[b].push_back(a);
  }
  std::vector<int> tones(rooms.size(), -1);
  for (std::uint32_t room = 0; room < rooms.size(); ++room) {
    const auto taken = [&](int tone) {
      return std::any_of(beside[room].begin(), beside[room].end(),
                         [&](std::uint32_t other) { return tones[other] == tone; });
    };
    constexpr int usual = 4;
    int tone = static_cast<int>(room) % usual;
    for (int tries = 0; tries < usual && taken(tone); ++tries) tone = (tone + 1) % usual;
    while (taken(tone)) ++tone;
    tones[room] = tone;
  }
  return tones;
}

/// Where a hatchway between two cells is, and half of it.
struct Gap {
  Vec at;
  Vec along;
};
Gap gap_of(const InsightGround& ground, const Neighbours& pair) {
  const auto edge = ground.snapshot.graph().edges_between(pair).front();
  const auto first = ground.table.at(*ground.mission, Place(NodeAddress{edge.board, edge.edge.first_node()}));
  const auto second = ground.table.at(*ground.mission, Place(NodeAddress{edge.board, edge.edge.second_node()}));
  return {(first + second) * 0.5, (second - first) * 0.5};
}

/// How far into a cell its number is: clear of what stands on the edges to its north and in the middle.
constexpr double number_across = 0.2;
constexpr double number_down = 0.36;

}  // namespace

CompartmentsInsight compartments_insight(const InsightGround& ground) {
  CompartmentsInsight result;
  const auto rooms = rooms_of(ground);
  const auto tones = tones_of(ground, rooms);
  for (std::size_t index = 0; index < rooms.size(); ++index) {
    const auto boxes = ground.cells_on_table(rooms[index]);
    CompartmentsInsight::Room room;
    room.outline = outline_of(boxes);
    room.tone = tones[index];
    const auto& first = boxes.front();
    room.number_at = first.top_left + Vec{first.size.x * number_across, first.size.y * number_down};
    room.name = fmt::format("{}", index + 1);
    result.rooms.push_back(std::move(room));
  }
  result.joined = rooms.size() < ground.snapshot.compartments().count();
  return result;
}

ChokepointsInsight chokepoints_insight(const InsightGround& ground, const std::stop_token& stop) {
  ChokepointsInsight result;
  const auto& snapshot = ground.snapshot;
  const auto& graph = snapshot.graph();
  const CompartmentGraph compartments(graph, snapshot.compartments());
  const auto chokepoints = chokepoints_of(compartments);
  for (const auto& load : hatchway_loads(graph, stop)) {
    const auto gap = gap_of(ground, graph.neighbours()[load.pair]);
    const bool bridge = std::any_of(chokepoints.bridges.begin(), chokepoints.bridges.end(), [&](std::uint32_t doorway) {
      return compartments.doorways()[doorway].pair == load.pair;
    });
    result.hatchways.push_back({gap.at, gap.along, load.share, bridge});
  }
  for (const auto room : chokepoints.dead_ends) {
    result.dead_ends.push_back(outline_of(ground.cells_on_table(snapshot.compartments().cells(room))));
  }
  return result;
}

LanesInsight lanes_insight(const InsightGround& ground) {
  LanesInsight result;
  const auto& mission = *ground.mission;
  const auto& graph = ground.snapshot.graph();
  for (const auto& lane : lanes(mission, graph, ground.look.for_plan(mission))) {
    if (lane.cells < LanesInsight::least_cells || result.lanes.size() == LanesInsight::most) break;
    const auto first = ground.table.box(lane.from.board, cell_ground(mission, lane.from));
    const auto last = ground.table.box(lane.to.board, cell_ground(mission, lane.to));
    const bool along_row = lane.axis == Axis::horizontal;
    const auto middle = first.centre();
    const Vec from{along_row ? first.top_left.x : middle.x, along_row ? middle.y : first.top_left.y};
    const Vec to{along_row ? last.bottom_right().x : middle.x, along_row ? middle.y : last.bottom_right().y};
    result.lanes.push_back({from, to, (to.x - from.x) + (to.y - from.y), lane.cells});
  }
  return result;
}

std::vector<LookedHatchway> looked_hatchways(const InsightGround& ground) {
  std::vector<LookedHatchway> result;
  const auto& mission = *ground.mission;
  for (const auto& hatchway : hatchways_of(mission)) {
    const bool open = ground.look.is_open(hatchway.at, hatchway.starts_open);
    if (open == hatchway.starts_open) continue;
    if (const auto* edge = std::get_if<EdgeAddress>(&hatchway.at)) {
      const auto first = ground.table.at(mission, Place(NodeAddress{edge->board, edge->edge.first_node()}));
      const auto second = ground.table.at(mission, Place(NodeAddress{edge->board, edge->edge.second_node()}));
      result.push_back({(first + second) * 0.5, (second - first) * 0.5, open});
    } else {
      const auto piece = find_on_boards(mission, &Board::pieces, std::get<ObjectAddress>(hatchway.at).id);
      result.push_back({ground.table.at(piece.board, piece.at), {40, 0}, open});
    }
  }
  return result;
}

}  // namespace bulkhead
