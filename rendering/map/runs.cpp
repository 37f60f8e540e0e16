// SPDX-License-Identifier: MIT
#include "rendering/map/runs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/base/contracts.h"
#include "rendering/map/seams.h"

namespace bulkhead {
namespace {

/// A free piece of a board without terrain set is drawn with these sizes (millimetres on the table).
constexpr double unknown_pitch = 100;
constexpr double unknown_thickness = 5;

/// The side of the board on which a border edge lies.
Compass border_side(LatticeSize size, EdgePos edge) {
  if (edge.axis == Axis::horizontal) return size.contains(edge.first_cell()) ? Compass::south : Compass::north;
  return size.contains(edge.first_cell()) ? Compass::east : Compass::west;
}

/// Whether a node ends a run at the lattice's border: the board's edge lies beyond it in the run's direction.
bool at_border(LatticeSize size, NodePos node, Axis axis, bool second_end) {
  if (axis == Axis::horizontal) return node.column == (second_end ? size.columns : 0);
  return node.row == (second_end ? size.rows : 0);
}

}  // namespace

Path Axes::rectangle(double from, double to, double first_side, double second_side) const {
  return Path::polygon({at(from, first_side), at(to, first_side), at(to, second_side), at(from, second_side)});
}

Axes turned_axes(Vec middle, double length, int degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  const Vec along = {std::cos(angle), std::sin(angle)};
  return {middle - along * (length / 2), along, {-along.y, along.x}};
}

Run scaled(const Run& run, double factor) {
  Run result = run;
  result.axes.origin = run.axes.origin * factor;
  result.length *= factor;
  result.height *= factor;
  result.thickness = std::max(run.thickness * factor, weight::thinnest_wall);
  for (auto* beyond : {&result.before, &result.after, &result.first_side, &result.second_side}) {
    if (*beyond > 0) *beyond = std::max(*beyond * factor, result.thickness / 2);
  }
  return result;
}

Rect bounds_of(const Run& run) {
  return run.axes.rectangle(-run.before, run.length + run.after, -run.first_side, run.second_side).bounds();
}

double wall_thickness(const MapFrame& frame, const TerrainSet& set) {
  return std::max(frame.length(set.wall_thickness), weight::thinnest_wall);
}

Run run_of(const MapFrame& frame, const EdgeAddress& at) {
  const auto* board = find_board(frame.mission(), at.board);
  BULKHEAD_EXPECTS(board != nullptr && board->lattice() != nullptr);
  const auto* set = set_of(frame.mission(), *board);
  BULKHEAD_EXPECTS(set != nullptr);
  const auto& lattice = *board->lattice();
  const auto size = lattice.size();

  Run run;
  const bool horizontal = at.edge.axis == Axis::horizontal;
  run.axes.origin = frame.at(NodeAddress{at.board, at.edge.first_node()});
  if (!horizontal) {
    run.axes.along = {0, 1};
    run.axes.across = {1, 0};
  }
  run.length = frame.length(set->pitch);
  run.thickness = wall_thickness(frame, *set);
  run.height = frame.length(set->wall_height);
  const double border = std::max(frame.length(set->border), run.thickness / 2);

  const auto beyond = [&](NodePos node, bool second_end) {
    if (node_piece(lattice, node, set->pillar.has_value()) == NodePiece::wall_end) return 0.0;
    return at_border(size, node, at.edge.axis, second_end) ? border : run.thickness / 2;
  };
  run.before = beyond(at.edge.first_node(), false);
  run.after = beyond(at.edge.second_node(), true);

  run.first_side = run.second_side = run.thickness / 2;
  if (size.on_border(at.edge)) {
    const auto side = border_side(size, at.edge);
    if (touches_other_board(frame.mission(), at.board, side, at.edge)) {
      (side == Compass::north || side == Compass::west ? run.first_side : run.second_side) = border;
    }
  }
  return run;
}

Run run_of(const MapFrame& frame, int board, const FreePiece& piece) {
  const auto& on = *find_board(frame.mission(), board);
  const auto* set = set_of(frame.mission(), on);
  Run run;
  run.length = set != nullptr ? frame.length(set->pitch) : frame.millimetres(unknown_pitch);
  run.thickness = set != nullptr ? wall_thickness(frame, *set)
                                 : std::max(frame.millimetres(unknown_thickness), weight::thinnest_wall);
  run.height = set != nullptr ? frame.length(set->wall_height) : 0;
  run.axes = turned_axes(frame.at(board, on.at + piece.at), run.length, piece.turn);
  run.before = run.after = run.first_side = run.second_side = run.thickness / 2;
  return run;
}

}  // namespace bulkhead
