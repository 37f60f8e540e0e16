// SPDX-License-Identifier: MIT
#include "editor/tools/view/table.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/base/contracts.h"
#include "rendering/map/frame.h"

namespace bulkhead {
namespace {

Vec in_millimetres(Point point) {
  return {static_cast<double>(point.x.in_micrometres()) / 1000.0,
          static_cast<double>(point.y.in_micrometres()) / 1000.0};
}

Length nearest(double millimetres) {
  // Far beyond any table, and far from overflow.
  constexpr double limit = 1e9;
  return Length::micrometres(std::llround(std::clamp(millimetres * 1000.0, -limit, limit)));
}

double distance(Vec point, const Rect& box) {
  const auto end = box.bottom_right();
  const double x = std::max({box.top_left.x - point.x, 0.0, point.x - end.x});
  const double y = std::max({box.top_left.y - point.y, 0.0, point.y - end.y});
  return std::hypot(x, y);
}

}  // namespace

Table::Table(const Mission& mission) {
  MapOptions options;
  options.scale = 1;
  const MapFrame frame(mission, options);
  bounds_ = frame.bounds();
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto outline = board_bounds(mission, *mission.boards[index]);
    boards_.push_back({outline, frame.at(static_cast<int>(index) + 1, outline.top_left)});
  }
}

std::optional<Table::OnBoard> Table::locate(Vec on_table) const {
  std::optional<OnBoard> found;
  double nearest_yet = std::numeric_limits<double>::infinity();
  for (std::size_t index = 0; index < boards_.size(); ++index) {
    const auto& board = boards_[index];
    const double away = distance(on_table, box(static_cast<int>(index) + 1, board.outline));
    if (away >= nearest_yet) continue;
    nearest_yet = away;
    const int number = static_cast<int>(index) + 1;
    found = OnBoard{number, point_on(number, on_table)};
  }
  return found;
}

Point Table::point_on(int board, Vec on_table) const {
  BULKHEAD_EXPECTS(board >= 1 && static_cast<std::size_t>(board) <= boards_.size());
  const auto& lying = boards_[static_cast<std::size_t>(board) - 1];
  const auto offset = on_table - lying.top_left;
  return lying.outline.top_left + Point{nearest(offset.x), nearest(offset.y)};
}

bool Table::on_a_board(Vec on_table) const {
  const auto found = locate(on_table);
  return found && boards_[static_cast<std::size_t>(found->board) - 1].outline.contains(found->point);
}

Vec Table::at(int board, Point point) const {
  BULKHEAD_EXPECTS(board >= 1 && static_cast<std::size_t>(board) <= boards_.size());
  const auto& lying = boards_[static_cast<std::size_t>(board) - 1];
  return lying.top_left + in_millimetres(point - lying.outline.top_left);
}

Vec Table::at(const Mission& mission, const Place& place) const {
  const auto point = point_of(mission, place);
  if (const auto* cell = std::get_if<CellAddress>(&place)) return at(cell->board, point);
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return at(edge->board, point);
  if (const auto* node = std::get_if<NodeAddress>(&place)) return at(node->board, point);
  for (std::size_t index = 0; index < boards_.size(); ++index) {
    if (boards_[index].outline.contains(point)) return at(static_cast<int>(index) + 1, point);
  }
  return boards_.empty() ? in_millimetres(point) : at(1, point);
}

Rect Table::box(int board, const Rectangle& rectangle) const {
  const auto top_left = at(board, rectangle.top_left);
  return {top_left, at(board, rectangle.bottom_right) - top_left};
}

}  // namespace bulkhead
