// SPDX-License-Identifier: MIT
#include "rendering/build/plan_signs.h"

#include <algorithm>
#include <span>

#include "rendering/build/page_rooms.h"
#include "rendering/canvas/outline.h"
#include "rendering/sheet/legend.h"

namespace bulkhead {
namespace {

/// Where there may be room for what signs mean, what looks best first: below the list, in columns that it leaves
/// free, below the pictures, and below all of them.
std::vector<Rect> rooms_for_signs(const BuildPart& part) {
  constexpr double above = 3;
  const auto content = part.arrangement.content();
  const double foot = content.bottom_right().y - foot_height - 2;
  std::vector<Rect> rooms;
  if (!part.columns.empty()) {
    const auto& [list, beside] = part.columns.back();
    const double below_list = beside.top_left.y + list.height + above;
    rooms.push_back({{beside.top_left.x, below_list}, {beside.size.x, beside.bottom_right().y - below_list}});
  }
  const std::span all(part.arrangement.columns);
  if (const auto free = all.subspan(std::min(all.size(), part.columns.size())); !free.empty()) {
    rooms.push_back(joined(free.front(), free.back()));
  }
  for (const auto& room : columns_below(part)) {
    const auto is_used = [&](const auto& column) { return column.second.overlaps(room); };
    if (std::ranges::none_of(part.columns, is_used)) rooms.push_back(room);
  }
  double bottom =
      std::max(part.map->bounds.bottom_right().y, part.arrangement.built.top_left.y + part.built->bounds.size.y);
  for (const auto& [column, room] : part.columns) bottom = std::max(bottom, room.top_left.y + column.height);
  rooms.push_back({{content.top_left.x, bottom + above}, {content.size.x, foot - bottom - above}});
  return rooms;
}

}  // namespace

std::vector<LegendEntry> signs_of(const MapPlan& map) {
  auto entries = legend_of(map);
  // Of these the list tells.
  std::erase_if(entries, [](const LegendEntry& entry) {
    return entry.id.starts_with("link-") || entry.id == "wall" || entry.id == "pillar";
  });
  return entries;
}

bool put_signs(BuildPart& part, const std::vector<LegendEntry>& signs, const Rect& room) {
  constexpr double column_width = 48;
  const int columns = std::max(1, static_cast<int>(room.size.x / column_width));
  if (set_legend(signs, room.size.x, columns, signs_style()).size.y > room.size.y) return false;
  part.signs = signs;
  part.signs_room = room;
  part.signs_columns = columns;
  return true;
}

bool add_signs(BuildPart& part) {
  const auto signs = signs_of(*part.map);
  const auto rooms = signs.empty() ? std::vector<Rect>() : rooms_for_signs(part);
  return signs.empty() || std::ranges::any_of(rooms, [&](const Rect& room) { return put_signs(part, signs, room); });
}

}  // namespace bulkhead
