// SPDX-License-Identifier: MIT
#include "rendering/build/page_rooms.h"

#include <algorithm>
#include <utility>

namespace bulkhead {

std::vector<Rect> columns_below(const BuildPart& part) {
  constexpr double below = 4;
  if (!part.map || !part.built) return {};
  const auto& arrangement = part.arrangement;
  const auto& list = arrangement.columns.front();
  const Rect built{top_corner(arrangement.built, part.built->bounds.size), part.built->bounds.size};
  const double bottom = arrangement.content().bottom_right().y - foot_height - 2;
  std::vector<Rect> rooms;
  for (double left = arrangement.content().top_left.x; left + list.size.x + page_gap <= list.top_left.x + 0.01;
       left += list.size.x + page_gap) {
    Rect room{{left, arrangement.built.top_left.y}, {list.size.x, 0}};
    for (const auto& picture : {part.map->bounds, built}) {
      const bool is_above =
          picture.top_left.x < room.bottom_right().x + page_gap && picture.bottom_right().x > left - page_gap;
      if (is_above) room.top_left.y = std::max(room.top_left.y, picture.bottom_right().y + below);
    }
    room.size.y = bottom - room.top_left.y;
    if (room.size.y > 0) rooms.push_back(room);
  }
  return rooms;
}

Rect below_heading(const PicturePage& arrangement) {
  auto content = arrangement.content();
  content.top_left.y += step_head;
  content.size.y -= step_head + foot_height + 2;
  return content;
}

bool has_room(std::vector<ListRow> rows, const std::vector<Rect>& columns) {
  for (const auto& room : columns) {
    if (rows.empty()) return true;
    if (rows.front().height > room.size.y) return false;
    const auto column = take_column(rows, room.size.y);
    if (!rows.empty() && column.rows.back().stays_with_next) return false;
  }
  return rows.empty();
}

void take_last_row(const BuildPart& part, ListColumn& column, std::vector<ListRow>& rows, const Rect& room) {
  const bool is_above_number = room.bottom_right().x > part.arrangement.content().bottom_right().x - 0.01;
  if (!part.map || is_above_number || rows.size() != 1) return;
  if (column.height + rows.front().height > room.size.y + foot_height) return;
  column.height += rows.front().height;
  column.rows.push_back(std::move(rows.front()));
  rows.clear();
}

}  // namespace bulkhead
