// SPDX-License-Identifier: MIT
#include "analysis/placing/taken_ground.h"

#include <algorithm>

namespace bulkhead {
namespace {

constexpr std::int64_t most_across = 128;

}  // namespace

TakenGround::TakenGround(const PlacingGround& ground) : ground_(ground) {
  step_ = std::max(ground.placing().apart + ground.size(), Length::micrometres(1));
  for (const auto& [number, extent] : ground.extents()) {
    const auto size = extent.bottom_right - extent.top_left;
    step_ = std::max(step_, std::max(size.x, size.y) / most_across);
  }
  for (const auto& [number, extent] : ground.extents()) {
    const auto size = extent.bottom_right - extent.top_left;
    const auto parts = [&](Length length) {
      return static_cast<std::size_t>(length.in_micrometres() / step_.in_micrometres()) + 1;
    };
    Level level{number, extent, parts(size.x), parts(size.y), {}};
    level.last.assign(level.columns * level.rows, 0);
    levels_.push_back(std::move(level));
  }
}

std::size_t TakenGround::place(Length at, Length from, Length step, std::size_t parts) {
  const auto number = (at - from).in_micrometres() / step.in_micrometres();
  return std::min(static_cast<std::size_t>(std::max<std::int64_t>(number, 0)), parts - 1);
}

void TakenGround::add(const Spot& spot) {
  for (auto& level : levels_) {
    if (level.number != spot.level) continue;
    const auto column = place(spot.point.x, level.extent.top_left.x, step_, level.columns);
    const auto row = place(spot.point.y, level.extent.top_left.y, step_, level.rows);
    auto& last = level.last[row * level.columns + column];
    taken_.push_back({spot, last});
    last = static_cast<std::uint32_t>(taken_.size());
  }
}

bool TakenGround::leaves_room(const Spot& spot, Looks& looks) const {
  std::size_t looked_at = 1;
  bool room = true;
  for (const auto& level : levels_) {
    if (level.number != spot.level) continue;
    const auto column = place(spot.point.x, level.extent.top_left.x, step_, level.columns);
    const auto row = place(spot.point.y, level.extent.top_left.y, step_, level.rows);
    for (auto y = std::max<std::size_t>(row, 1) - 1; room && y <= std::min(row + 1, level.rows - 1); ++y) {
      for (auto x = std::max<std::size_t>(column, 1) - 1; room && x <= std::min(column + 1, level.columns - 1); ++x) {
        ++looked_at;
        for (auto next = level.last[y * level.columns + x]; room && next != 0; next = taken_[next - 1].before) {
          ++looked_at;
          room = ground_.leaves_room(spot, taken_[next - 1].spot);
        }
      }
    }
  }
  looks.take(looked_at);
  return room;
}

}  // namespace bulkhead
