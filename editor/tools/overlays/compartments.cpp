// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

constexpr Colour hex(unsigned value) {
  return {static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

/// Okabe and Ito's colours for all kinds of sight ("Color Universal Design", 2008).
constexpr std::array tints = {hex(0x56B4E9), hex(0xE69F00), hex(0x009E73), hex(0xCC79A7), hex(0xF0E442), hex(0x0072B2)};

Colour tint_of(int tone) { return tints[static_cast<std::size_t>(tone) % tints.size()].faded(0.30); }

struct Room {
  std::vector<Loop> outline;
  int tone = 0;
  /// Where its number stands: in a corner of its first cell, clear of markers.
  Vec number_at;
  std::string number;
};

class CompartmentsLayer final : public Layer {
 public:
  /// `joined`: some have become one through hatchways that stand open.
  CompartmentsLayer(std::vector<Room> rooms, bool joined) : rooms_(std::move(rooms)), joined_(joined) {}

  void draw(const TablePainter& painter) const override {
    const auto& design = painter.design();
    for (const auto& room : rooms_) {
      const auto outline = painter.path(room.outline);
      painter.canvas().fill(outline, tint_of(room.tone));
      painter.canvas().stroke(outline, plain_line(1.2, design.ink.faded(0.35)));
    }
    for (const auto& room : rooms_) {
      const auto middle = painter.at(room.number_at);
      painter.canvas().fill(Path::circle(middle, 9.5), design.paper.faded(0.85));
      painter.words(room.number, middle, 12, design.ink);
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    const auto words = joined_ ? counted(rooms_.size(), marked("1 room: open hatchways join compartments"),
                                         marked("{} rooms: open hatchways join compartments"))
                               : counted(rooms_.size(), marked("1 compartment"), marked("{} compartments"));
    return {{"compartment", words, ground_sample(design, tint_of(0))}};
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto room =
        std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& each) { return inside(each.outline, on_table); });
    if (room == rooms_.end()) return {};
    return translate(joined_ ? marked("room {}") : marked("compartment {}"), {room->number});
  }

 private:
  std::vector<Room> rooms_;
  bool joined_;
};

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

bool stands_open(const OverlayInput& input, const Neighbours& pair) {
  const auto edges = input.snapshot.graph().edges_between(pair);
  return std::all_of(edges.begin(), edges.end(), [&](const EdgeAddress& edge) {
    const auto* hatchway = find_lattice(*input.mission, edge.board)->hatchway(edge.edge);
    return hatchway == nullptr || input.look.is_open(edge, hatchway->starts_open);
  });
}

Joining join_cells(const OverlayInput& input) {
  const auto& graph = input.snapshot.graph();
  Joining cells(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    const bool passes = pair.kind == EdgeKind::open || (pair.kind == EdgeKind::hatchway && stands_open(input, pair));
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
std::vector<std::vector<std::uint32_t>> rooms_of(const OverlayInput& input) {
  const auto& graph = input.snapshot.graph();
  auto cells = join_cells(input);
  std::map<std::uint32_t, std::vector<std::uint32_t>> by_root;
  for (std::uint32_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (graph.is_floor(cell)) by_root[cells.root(cell)].push_back(cell);
  }
  std::vector<std::vector<std::uint32_t>> rooms;
  for (auto& [root, members] : by_root) rooms.push_back(std::move(members));
  return rooms;
}

/// Tones so that rooms side by side differ: each takes the first that no neighbour has yet, of at least four in turn.
std::vector<int> tones_of(const OverlayInput& input, const std::vector<std::vector<std::uint32_t>>& rooms) {
  const auto& graph = input.snapshot.graph();
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

/// How far into a cell its number is: clear of what stands on the edges to its north and in the middle.
constexpr double number_across = 0.2;
constexpr double number_down = 0.36;

/// Rooms with the hatchways as somebody looks at them: those that stand open join.
std::shared_ptr<const Layer> compute_compartments(const OverlayInput& input, const OverlayFocus&,
                                                  const std::stop_token&) {
  const auto cells = rooms_of(input);
  const auto room_tones = tones_of(input, cells);
  std::vector<Room> rooms;
  for (std::size_t index = 0; index < cells.size(); ++index) {
    const auto boxes = input.cells_on_table(cells[index]);
    const auto& first = boxes.front();
    rooms.push_back({outline_of(boxes), room_tones[index],
                     first.top_left + Vec{first.size.x * number_across, first.size.y * number_down},
                     fmt::format("{}", index + 1)});
  }
  const bool joined = rooms.size() < input.snapshot.compartments().count();
  return std::make_shared<CompartmentsLayer>(std::move(rooms), joined);
}

}  // namespace

MapOverlay compartments_overlay() {
  return {.key = "compartments",
          .name = marked("Compartments"),
          .help = marked("Tint the compartments that walls and hatchways make"),
          .height = MapOverlay::Height::tint,
          .pace = MapOverlay::Pace::at_once,
          .compute = compute_compartments};
}

}  // namespace bulkhead
