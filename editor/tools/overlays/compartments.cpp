// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/room_tones.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"
#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

struct Room {
  std::vector<Loop> outline;
  std::size_t tone = 0;
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
      fill(painter.canvas(), outline, tone_paint(design, room.tone));
      painter.canvas().stroke(outline, rim_line(design));
    }
  }

  [[nodiscard]] std::vector<OverlayWord> words(const Design& design) const override {
    std::vector<OverlayWord> all;
    for (const auto& room : rooms_) all.push_back({room.number, design.ink, room.outline});
    return all;
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    const auto words = joined_ ? counted(rooms_.size(), marked("1 room: open hatchways join compartments"),
                                         marked("{} rooms: open hatchways join compartments"))
                               : counted(rooms_.size(), marked("1 compartment"), marked("{} compartments"));
    std::set<std::size_t> tones;
    for (const auto& room : rooms_) tones.insert(room.tone);
    std::vector<GroundPaint> paints;
    for (const auto tone : tones) paints.push_back(tone_paint(design, tone));
    if (paints.empty()) return {only_words("compartment", words)};
    return {{"compartment", words, ground_samples(design, std::move(paints))}};
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

/// Those that share an edge, whatever stands on it.
std::vector<std::pair<std::uint32_t, std::uint32_t>> touching_rooms(
    const OverlayInput& input, const std::vector<std::vector<std::uint32_t>>& rooms) {
  const auto& graph = input.snapshot.graph();
  std::vector<std::uint32_t> room_of(graph.cell_count(), 0);
  for (std::uint32_t room = 0; room < rooms.size(); ++room) {
    for (const auto cell : rooms[room]) room_of[cell] = room;
  }
  std::vector<std::pair<std::uint32_t, std::uint32_t>> touching;
  for (const auto& pair : graph.neighbours()) touching.emplace_back(room_of[pair.first], room_of[pair.second]);
  return touching;
}

/// Rooms with the hatchways as somebody looks at them: those that stand open join.
std::shared_ptr<const Layer> compute_compartments(const OverlayInput& input, const OverlayFocus&,
                                                  const std::stop_token&) {
  const auto cells = rooms_of(input);
  const auto tones = room_tones(cells.size(), touching_rooms(input, cells), usual_design().rooms.size());
  std::vector<Room> rooms;
  for (std::size_t index = 0; index < cells.size(); ++index) {
    rooms.push_back({outline_of(input.cells_on_table(cells[index])), tones[index], fmt::format("{}", index + 1)});
  }
  const bool joined = rooms.size() < input.snapshot.compartments().count();
  return std::make_shared<CompartmentsLayer>(std::move(rooms), joined);
}

}  // namespace

MapOverlay compartments_overlay() {
  return {.key = "compartments",
          .name = marked("Compartments"),
          .help = marked("Tint the compartments that walls and hatchways make"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::at_once,
          .compute = compute_compartments};
}

}  // namespace bulkhead
