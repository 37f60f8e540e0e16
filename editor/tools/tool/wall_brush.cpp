// SPDX-License-Identifier: MIT
#include "editor/tools/tool/wall_brush.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

double distance(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

double pitch_of(const Mission& mission, int board) {
  return static_cast<double>(set_of(mission, *find_board(mission, board))->pitch.in_micrometres()) / 1000.0;
}

bool open(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->edge(at.edge) == EdgeKind::open;
}

}  // namespace

std::vector<EdgePos> run_between(NodePos from, NodePos to) {
  std::vector<EdgePos> run;
  const int width = std::abs(to.column - from.column);
  const int height = std::abs(to.row - from.row);
  const int across = to.column > from.column ? 1 : -1;
  const int down = to.row > from.row ? 1 : -1;
  int columns = 0;
  int rows = 0;
  while (columns < width || rows < height) {
    // Goes on along the axis that lags behind the straight line.
    const bool horizontal = columns < width && (rows == height || (2 * columns + 1) * height <= (2 * rows + 1) * width);
    const NodePos at{from.column + across * columns, from.row + down * rows};
    if (horizontal) {
      run.push_back(edge_from(at, across > 0 ? Compass::east : Compass::west));
      ++columns;
    } else {
      run.push_back(edge_from(at, down > 0 ? Compass::south : Compass::north));
      ++rows;
    }
  }
  return run;
}

Edit next_state(const Mission& mission, EdgeAddress edge) {
  const auto& lattice = *find_lattice(mission, edge.board);
  switch (lattice.edge(edge.edge)) {
    case EdgeKind::open: return SetWalls{{edge}};
    case EdgeKind::wall: {
      Hatchway hatchway;
      hatchway.breachable = lattice.breachable(edge.edge);
      return SetHatchways{{edge}, hatchway};
    }
    case EdgeKind::hatchway: break;
  }
  auto hatchway = *lattice.hatchway(edge.edge);
  if (hatchway.facing == Facing::first) return SetOpen{{edge}};
  hatchway.facing = Facing::first;
  return SetHatchways{{edge}, hatchway};
}

const ToolInfo& WallBrush::info() const {
  static constexpr ToolInfo info{.key = "wall",
                                 .name = marked("Wall"),
                                 .shortcut = "W",
                                 .help = marked("Draw walls; click a wall for a hatchway"),
                                 .needs = ToolInfo::Needs::edge,
                                 .draws = MapClass::walls};
  return info;
}

Answer WallBrush::press(const Scene& scene, const Pointer& pointer) {
  cancel();
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  Answer answer;
  if (!hit.on_board) return answer;
  if (!hit.edge) {
    answer.message = no_lattice_words();
    return answer;
  }
  pressed_ = hit.edge->what;
  pressed_at_ = last_at_ = pointer.at;
  first_ = last_ = hit.node->what;
  if (pointer.button == Button::right) {
    gesture_ = Gesture::erasing;
    if (!open(scene.mission, *pressed_)) add(*pressed_);
    if (!stroke_.empty()) answer.edits = {SetOpen{stroke_}};
  } else {
    gesture_ = pointer.modifiers.shift ? Gesture::rectangle : Gesture::click;
    if (gesture_ == Gesture::rectangle) rectangle_.begin(scene, pointer);
  }
  return answer;
}

Answer WallBrush::drag(const Scene& scene, const Pointer& pointer) {
  if (gesture_ == Gesture::click && distance(pointer.at, pressed_at_) > pointer.reach) begin_stroke(scene, pointer);
  Answer answer;
  if (gesture_ == Gesture::stroke) {
    follow(scene, pointer);
    answer.edits = laid(scene.mission, length_ ? straight(scene, pointer) : stroke_);
    answer.takes_back = answer.edits.empty();
  } else if (gesture_ == Gesture::rectangle) {
    rectangle_.follow(scene, pointer);
  } else if (gesture_ == Gesture::erasing) {
    erase_on_the_way(scene, pointer);
    if (!stroke_.empty()) answer.edits = {SetOpen{stroke_}};
  }
  last_at_ = pointer.at;
  return answer;
}

Answer WallBrush::release(const Scene& scene, const Pointer& pointer) {
  auto answer = drag(scene, pointer);
  if (gesture_ == Gesture::click) answer.edits = {next_state(scene.mission, *pressed_)};
  if (gesture_ == Gesture::rectangle) answer.edits = laid(scene.mission, rectangle_.edges(scene.mission));
  cancel();
  return answer;
}

void WallBrush::cancel() {
  gesture_ = Gesture::none;
  pressed_.reset();
  stroke_.clear();
  length_.reset();
}

bool WallBrush::takes_hold(const Scene& scene, const Pointer& pointer) const {
  return pointer.modifiers.shift && point_at(scene.mission, scene.table, pointer.at, pointer.reach).node.has_value();
}

std::vector<ToolFigure> WallBrush::figures(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (gesture_ == Gesture::rectangle) return rectangle_.figures(scene.mission);
  if (gesture_ != Gesture::stroke || !pointer) return {};
  const auto edges = length_ ? straight(scene, *pointer).size() : stroke_.size();
  const auto length = length_of_steps(scene.mission, first_.board, static_cast<int>(edges));
  return {{translate("Length"), length, length_.has_value()}};
}

void WallBrush::fix_figure(std::size_t number, std::optional<Length> length) {
  if (gesture_ == Gesture::rectangle) {
    rectangle_.fix(number, length);
  } else {
    length_ = length;
  }
}

std::vector<EdgeAddress> WallBrush::straight(const Scene& scene, const Pointer& pointer) const {
  const auto way = pointer.at - scene.table.at(scene.mission, first_);
  const bool across = std::abs(way.x) >= std::abs(way.y);
  const auto size = find_lattice(scene.mission, first_.board)->size();
  const int steps = steps_in(scene.mission, first_.board, *length_);
  auto to = first_.node;
  auto& along = across ? to.column : to.row;
  along = std::clamp(along + ((across ? way.x : way.y) < 0 ? -steps : steps), 0, across ? size.columns : size.rows);
  std::vector<EdgeAddress> edges;
  for (const auto edge : run_between(first_.node, to)) edges.push_back({first_.board, edge});
  return edges;
}

/// A stroke that begins in the middle of an edge begins at the end of that edge that lies behind the pointer.
void WallBrush::begin_stroke(const Scene& scene, const Pointer& pointer) {
  gesture_ = Gesture::stroke;
  const auto node_at = [&](NodePos node) { return scene.table.at(scene.mission, NodeAddress{first_.board, node}); };
  if (distance(node_at(first_.node), pressed_at_) <= pitch_of(scene.mission, first_.board) / 4) return;
  const auto a = pressed_->edge.first_node();
  const auto b = pressed_->edge.second_node();
  first_.node = last_.node = distance(node_at(a), pointer.at) > distance(node_at(b), pointer.at) ? a : b;
}

void WallBrush::follow(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (!hit.node) return;
  if (hit.board != last_.board) {
    last_ = hit.node->what;
    return;
  }
  for (const auto edge : run_between(last_.node, hit.node->what.node)) add({last_.board, edge});
  last_ = hit.node->what;
}

/// Erases every edge whose middle half the pointer has touched on its way.
void WallBrush::erase_on_the_way(const Scene& scene, const Pointer& pointer) {
  const double step = pitch_of(scene.mission, first_.board) / 8;
  const auto way = pointer.at - last_at_;
  const int steps = std::clamp(static_cast<int>(std::ceil(std::hypot(way.x, way.y) / step)), 1, 4096);
  for (int index = 1; index <= steps; ++index) {
    const auto at = last_at_ + way * (static_cast<double>(index) / steps);
    const auto hit = point_at(scene.mission, scene.table, at, 0);
    if (!hit.edge || hit.edge->distance > pointer.reach) continue;
    if (hit.node->distance < pitch_of(scene.mission, hit.board) / 4) continue;
    if (!open(scene.mission, hit.edge->what)) add(hit.edge->what);
  }
}

void WallBrush::add(const EdgeAddress& edge) {
  if (std::find(stroke_.begin(), stroke_.end(), edge) == stroke_.end()) stroke_.push_back(edge);
}

/// Walls and hatchways that stand already stay as they are.
std::vector<Edit> WallBrush::laid(const Mission& mission, const std::vector<EdgeAddress>& edges) {
  SetWalls walls;
  for (const auto& edge : edges) {
    if (open(mission, edge)) walls.edges.push_back(edge);
  }
  if (walls.edges.empty()) return {};
  return {std::move(walls)};
}

Marks WallBrush::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (gesture_ == Gesture::rectangle) {
    auto marks = preview(scene, laid(scene.mission, rectangle_.edges(scene.mission)));
    marks.nodes.push_back({rectangle_.corner(), MarkStyle::hover});
    return marks;
  }
  if (!pointer || gesture_ == Gesture::stroke || gesture_ == Gesture::erasing) return {};
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.edge || !hit.on_board) return {};
  auto marks = preview(scene, {next_state(scene.mission, hit.edge->what)});
  if (hit.node->distance <= pointer->reach) marks.nodes.push_back({hit.node->what, MarkStyle::hover});
  return marks;
}

std::string WallBrush::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto purpose =
      translate("Drag along the lattice for walls, with Shift for a rectangle; click a wall for a hatchway");
  if (gesture_ == Gesture::rectangle) {
    const auto walls = translate("Rectangle of walls: {}", {rectangle_.size_words(scene.mission)});
    return pointer && pointer->by_key ? walls : walls + "  ·  " + translate("Release to build it; Esc gives up");
  }
  if (gesture_ == Gesture::stroke) return translate("Release to end the wall; Esc gives up");
  if (gesture_ == Gesture::erasing) return translate("Release to end erasing; Esc gives up");
  if (!pointer) return purpose;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.on_board) return purpose;
  if (!hit.edge) return no_lattice_words();
  const auto where = to_text(scene.mission, hit.edge->what);
  const auto& lattice = *find_lattice(scene.mission, hit.board);
  switch (lattice.edge(hit.edge->what.edge)) {
    case EdgeKind::open: return translate("Click or drag: wall {}; Shift+drag: rectangle of walls", {where});
    case EdgeKind::wall: return translate("Click: hatchway {}; right button: erase", {where});
    case EdgeKind::hatchway: break;
  }
  if (lattice.hatchway(hit.edge->what.edge)->facing == Facing::first) {
    return translate("Click: open floor at {}; right button: erase", {where});
  }
  return translate("Click: hatchway {} faces the other way; right button: erase", {where});
}

std::unique_ptr<Tool> wall_tool() { return std::make_unique<WallBrush>(); }

}  // namespace bulkhead
