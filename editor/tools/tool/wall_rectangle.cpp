// SPDX-License-Identifier: MIT
#include "editor/tools/tool/wall_rectangle.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// The node of a board that is nearest to a point of the table, even if that is over another board.
NodePos nearest_node(const Scene& scene, int board, Vec at) {
  const auto& its_board = *find_board(scene.mission, board);
  const auto& set = *set_of(scene.mission, its_board);
  const auto size = its_board.lattice()->size();
  const auto point = scene.table.point_on(board, at) - its_board.at;
  const auto step = [&](Length length, int count) {
    const auto steps =
        static_cast<double>((length - set.border).in_micrometres()) / static_cast<double>(set.pitch.in_micrometres());
    return std::clamp(static_cast<int>(std::lround(steps)), 0, count);
  };
  return {step(point.x, size.columns), step(point.y, size.rows)};
}

/// Both ends of a stretch from one pair of nodes to another; of so many steps where that was typed, on the side to
/// which it goes, as far as the lattice reaches.
std::pair<int, int> stretch(std::pair<int, int> from, std::pair<int, int> to, std::optional<int> steps, int most) {
  std::pair<int, int> both{std::min(from.first, to.first), std::max(from.second, to.second)};
  if (!steps) return both;
  const bool back = to.first < from.first;
  if (back) {
    both.first = both.second - *steps;
  } else {
    both.second = both.first + *steps;
  }
  return {std::max(both.first, 0), std::min(both.second, most)};
}

}  // namespace

std::vector<EdgePos> outline_between(NodePos a, NodePos b) {
  const NodePos first{std::min(a.column, b.column), std::min(a.row, b.row)};
  const NodePos last{std::max(a.column, b.column), std::max(a.row, b.row)};
  std::vector<EdgePos> edges;
  for (int column = first.column; column < last.column; ++column) {
    edges.push_back({column, first.row, Axis::horizontal});
    if (last.row != first.row) edges.push_back({column, last.row, Axis::horizontal});
  }
  for (int row = first.row; row < last.row; ++row) {
    edges.push_back({first.column, row, Axis::vertical});
    if (last.column != first.column) edges.push_back({last.column, row, Axis::vertical});
  }
  return edges;
}

int steps_in(const Mission& mission, int board, Length length) {
  const auto pitch = static_cast<double>(set_of(mission, *find_board(mission, board))->pitch.in_micrometres());
  return static_cast<int>(std::clamp(std::lround(static_cast<double>(length.in_micrometres()) / pitch), 1L, 100'000L));
}

Length length_of_steps(const Mission& mission, int board, int steps) {
  return Length::micrometres(set_of(mission, *find_board(mission, board))->pitch.in_micrometres() * steps);
}

WallRectangle::Span WallRectangle::span_at(const Scene& scene, const Pointer& pointer) const {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const bool by_cursor = pointer.by_key && hit.board == board_ && hit.node && hit.edge && hit.cell;
  if (!by_cursor || hit.node->distance <= pointer.reach) {
    const auto node = nearest_node(scene, board_, pointer.at);
    return {node, node};
  }
  if (hit.edge->distance <= pointer.reach) {
    const auto edge = hit.edge->what.edge;
    return {edge.first_node(), edge.second_node()};
  }
  const auto cell = hit.cell->cell;
  return {{cell.column, cell.row}, {cell.column + 1, cell.row + 1}};
}

void WallRectangle::begin(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  BULKHEAD_EXPECTS(hit.node.has_value());
  board_ = hit.board;
  from_ = to_ = span_at(scene, pointer);
  fixed_ = {};
}

void WallRectangle::follow(const Scene& scene, const Pointer& pointer) { to_ = span_at(scene, pointer); }

WallRectangle::Span WallRectangle::whole(const Mission& mission) const {
  const auto size = find_lattice(mission, board_)->size();
  const auto steps = [&](const std::optional<Length>& length) {
    return length ? std::optional(steps_in(mission, board_, *length)) : std::nullopt;
  };
  const auto [left, right] = stretch({from_.first.column, from_.last.column}, {to_.first.column, to_.last.column},
                                     steps(fixed_[0]), size.columns);
  const auto [top, bottom] =
      stretch({from_.first.row, from_.last.row}, {to_.first.row, to_.last.row}, steps(fixed_[1]), size.rows);
  return {{left, top}, {right, bottom}};
}

std::vector<ToolFigure> WallRectangle::figures(const Mission& mission) const {
  const auto [first, last] = whole(mission);
  return {{translate("Width"), length_of_steps(mission, board_, last.column - first.column), fixed_[0].has_value()},
          {translate("Depth"), length_of_steps(mission, board_, last.row - first.row), fixed_[1].has_value()}};
}

void WallRectangle::fix(std::size_t number, std::optional<Length> length) {
  if (number < fixed_.size()) fixed_[number] = length;
}

std::vector<EdgeAddress> WallRectangle::edges(const Mission& mission) const {
  const auto [first, last] = whole(mission);
  std::vector<EdgeAddress> edges;
  for (const auto edge : outline_between(first, last)) edges.push_back({board_, edge});
  return edges;
}

std::string WallRectangle::size_words(const Mission& mission) const {
  const auto [first, last] = whole(mission);
  return translate("{} × {} cells", {std::to_string(last.column - first.column), std::to_string(last.row - first.row)});
}

}  // namespace bulkhead
