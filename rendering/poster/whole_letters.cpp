// SPDX-License-Identifier: MIT
#include "rendering/poster/whole_letters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "rendering/map/coordinates.h"

namespace bulkhead {
namespace {

/// From a sheet's border to what stands beside it, in millimetres.
constexpr double clear = 0.5;

bool holds(const Rect& part, const Rect& box) {
  return box.top_left.x >= part.top_left.x && box.top_left.y >= part.top_left.y &&
         box.bottom_right().x <= part.bottom_right().x && box.bottom_right().y <= part.bottom_right().y;
}

/// How well a box is shown, the least first.
enum class Shown : unsigned char { whole, cut_on_another_sheet, cut };

Shown shown(const Rect& box, const Tiling& tiling) {
  bool whole = false;
  bool cut = false;
  for (const auto& tile : tiling.tiles) {
    if (holds(tile.part, box)) {
      whole = true;
    } else if (box.overlaps(tile.part)) {
      cut = true;
    }
  }
  if (!whole) return Shown::cut;
  return cut ? Shown::cut_on_another_sheet : Shown::whole;
}

/// Around a run as it is drawn, with its rim.
Rect box_of(const TextRun& run) { return letters_of(run).grown(run.halo); }

Rect moved(const Rect& box, Vec by) { return {box.top_left + by, box.size}; }

/// What brings a box just inside or just outside of the borders of sheets that are near it.
std::vector<Vec> shifts_for(const Rect& box, const Tiling& tiling, bool sideways_only) {
  std::vector<Vec> shifts;
  const auto end = box.bottom_right();
  const auto around = box.grown(std::max(box.size.x, box.size.y) + 2 * clear);
  for (const auto& tile : tiling.tiles) {
    if (!around.overlaps(tile.part)) continue;
    for (const double border : {tile.part.top_left.x, tile.part.bottom_right().x}) {
      shifts.push_back({border + clear - box.top_left.x, 0});
      shifts.push_back({border - clear - end.x, 0});
    }
    if (sideways_only) continue;
    for (const double border : {tile.part.top_left.y, tile.part.bottom_right().y}) {
      shifts.push_back({0, border + clear - box.top_left.y});
      shifts.push_back({0, border - clear - end.y});
    }
  }
  const Vec farthest = box.size + Vec{2 * clear, 2 * clear};
  std::erase_if(shifts, [&](Vec by) { return std::abs(by.x) > farthest.x || std::abs(by.y) > farthest.y; });
  std::ranges::sort(shifts, {}, [](Vec by) { return std::array{std::abs(by.x) + std::abs(by.y), by.x, by.y}; });
  return shifts;
}

}  // namespace

void keep_whole(std::vector<TextRun>& runs, const Tiling& tiling) {
  std::vector<Rect> boxes;
  for (const auto& run : runs) boxes.push_back(box_of(run));
  for (std::size_t number = 0; number < runs.size(); ++number) {
    auto& run = runs[number];
    const auto box = boxes[number];
    auto best = shown(box, tiling);
    if (best == Shown::whole) continue;
    const auto is_free = [&](const Rect& place) {
      for (std::size_t other = 0; other < boxes.size(); ++other) {
        if (other != number && boxes[other].overlaps(place)) return false;
      }
      return true;
    };
    Vec by{};
    // Names begin at their places; letters and numbers stand in the middle of columns and rows.
    for (const auto shift : shifts_for(box, tiling, run.anchor == TextRun::Anchor::start)) {
      const auto place = moved(box, shift);
      const auto here = shown(place, tiling);
      if (here >= best || !is_free(place)) continue;
      best = here;
      by = shift;
    }
    run.at = run.at + by;
    boxes[number] = moved(box, by);
  }
}

}  // namespace bulkhead
