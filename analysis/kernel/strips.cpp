// SPDX-License-Identifier: MIT
#include "analysis/kernel/strips.h"

#include <algorithm>
#include <cmath>

#include "analysis/geometry/rectangles.h"
#include "analysis/kernel/raster.h"
#include "model/base/contracts.h"

namespace bulkhead {
void StripMesh::Lines::add(std::int64_t from, std::int64_t to) {
  keys.push_back(from);
  keys.push_back(to);
}

void StripMesh::Lines::finish() {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  if (keys.empty()) return;
  const auto coordinate = [](std::int64_t key) { return (key - (key & 1)) / 2; };
  const auto first = coordinate(keys.front());
  for (const auto key : keys) at.push_back(static_cast<double>(coordinate(key) - first));
  const auto steps = keys.size();
  steps_per_unit = static_cast<double>(steps) / std::max(at.back(), 1.0);
  std::uint32_t gap_index = 0;
  for (std::size_t step = 0; step <= steps; ++step) {
    const double begin = std::floor((static_cast<double>(step)) / steps_per_unit) - 1;
    while (gap_index + 2 < keys.size() && at[gap_index + 1] < begin) ++gap_index;
    first_gap.push_back(gap_index);
  }
}

std::uint32_t StripMesh::Lines::index(std::int64_t key) const {
  const auto found = std::lower_bound(keys.begin(), keys.end(), key);
  BULKHEAD_EXPECTS(found != keys.end() && *found == key);
  return static_cast<std::uint32_t>(found - keys.begin());
}

bool StripMesh::Lines::has(std::int64_t from, std::int64_t to) const {
  return std::binary_search(keys.begin(), keys.end(), from) && std::binary_search(keys.begin(), keys.end(), to);
}

std::uint32_t StripMesh::Lines::gap(double coordinate) const {
  auto found = first_gap[static_cast<std::size_t>(coordinate * steps_per_unit)];
  while (at[found + 1] < coordinate) ++found;
  return found;
}

void StripMesh::add_lines(Lines& columns, Lines& rows, std::span<const Rectangle> ground,
                          std::span<const Blocker> blocks, std::span<const Rectangle> later, const Rectangle& bounds) {
  const auto add = [&](const Rectangle& area) {
    columns.add(low_key(area.top_left.x), high_key(area.bottom_right.x));
    rows.add(low_key(area.top_left.y), high_key(area.bottom_right.y));
  };
  for (const auto& area : ground) add(area);
  for (const auto& block : blocks) {
    if (meet(block.area, bounds)) add(common(block.area, bounds));
  }
  for (const auto& area : later) {
    if (meet(area, bounds)) add(common(area, bounds));
  }
  columns.finish();
  rows.finish();
}

StripMesh::RasterSize StripMesh::raster_size(std::span<const Rectangle> ground, std::span<const Blocker> blocks,
                                             std::span<const Rectangle> later) {
  Lines columns;
  Lines rows;
  add_lines(columns, rows, ground, blocks, later, bounds_of(ground));
  return {columns.gaps(), rows.gaps()};
}

StripMesh::StripMesh(std::span<const Rectangle> ground, std::span<const Blocker> blocks,
                     std::span<const Rectangle> later)
    : bounds_(bounds_of(ground)), origin_(fine(bounds_.top_left)) {
  if (ground.empty()) return;
  BULKHEAD_EXPECTS((bounds_.bottom_right.x - bounds_.top_left.x).in_micrometres() < largest_extent &&
                   (bounds_.bottom_right.y - bounds_.top_left.y).in_micrometres() < largest_extent);
  add_lines(columns_, rows_, ground, blocks, later, bounds_);
  raster_.assign(columns_.gaps() * rows_.gaps(), no_ground);
  for (const auto& area : ground) fill(area, free_ground);
  for (const auto& block : blocks) {
    if (meet(block.area, bounds_)) fill(common(block.area, bounds_), block_value(block.number));
  }
  std::vector<std::uint32_t> northern;
  for (std::uint32_t row = 0; row < rows_.gaps(); ++row) add_row(row, northern);
  for (std::uint32_t strip = 0; strip < strips_.size(); ++strip) link_corners_of(strip);
}

void StripMesh::fill(const Rectangle& area, std::int32_t value) {
  BULKHEAD_EXPECTS(area.top_left.x <= area.bottom_right.x && area.top_left.y <= area.bottom_right.y);
  const auto west = columns_.index(low_key(area.top_left.x));
  const auto east = columns_.index(high_key(area.bottom_right.x));
  const auto north_row = rows_.index(low_key(area.top_left.y));
  const auto south_row = rows_.index(high_key(area.bottom_right.y));
  for (auto row = north_row; row < south_row; ++row) {
    for (auto column = west; column < east; ++column) {
      // What lies off the ground stays so.
      if (value == free_ground || cell(column, row) != no_ground) cell(column, row) = value;
    }
  }
}

/// Goes on from the strips of the row to the north, which become those of this row.
void StripMesh::add_row(std::uint32_t row, std::vector<std::uint32_t>& northern) {
  std::vector<std::uint32_t> here;
  here.reserve(northern.size());
  const auto width = static_cast<std::uint32_t>(columns_.gaps());
  std::size_t above = 0;
  for (std::uint32_t column = 0; column < width;) {
    if (cell(column, row) < 0) {
      ++column;
      continue;
    }
    auto end = column;
    while (end < width && cell(end, row) >= 0) ++end;
    while (above < northern.size() && extents_[northern[above]].west < column) ++above;
    const bool goes_on =
        above < northern.size() && extents_[northern[above]].west == column && extents_[northern[above]].east == end;
    const auto number = goes_on ? northern[above] : static_cast<std::uint32_t>(strips_.size());
    if (!goes_on) {
      strips_.push_back({columns_.at[column], columns_.at[end], {rows_.at[row], 0}, {}});
      extents_.push_back({column, end, row, row});
    }
    strips_[number].y[south] = rows_.at[row + 1];
    extents_[number].south = row + 1;
    for (; column < end; ++column) cell(column, row) = static_cast<std::int32_t>(number);
    here.push_back(number);
  }
  join_rows(northern, here);
  northern = std::move(here);
}

void StripMesh::join_rows(std::span<const std::uint32_t> northern, std::span<const std::uint32_t> southern) {
  const auto add_corner = [&](double x, bool at_west_end, bool northern_reaches_past, std::uint32_t upper,
                              std::uint32_t lower) {
    Corner corner;
    corner.x = x;
    corner.y = strips_[upper].y[south];
    corner.blocked_west = at_west_end;
    corner.blocked_north = !northern_reaches_past;
    corner.strips = {upper, lower};
    corners_.push_back(corner);
    return static_cast<std::uint32_t>(corners_.size() - 1);
  };
  for (std::size_t i = 0, j = 0; i < northern.size() && j < southern.size();) {
    const auto upper = northern[i];
    const auto lower = southern[j];
    const auto& a = extents_[upper];
    const auto& b = extents_[lower];
    if (upper != lower && std::max(a.west, b.west) < std::min(a.east, b.east)) {
      Opening opening;
      opening.west = columns_.at[std::max(a.west, b.west)];
      opening.east = columns_.at[std::min(a.east, b.east)];
      opening.strips = {upper, lower};
      if (a.west != b.west) opening.corners[0] = add_corner(opening.west, true, a.west < b.west, upper, lower);
      if (a.east != b.east) opening.corners[1] = add_corner(opening.east, false, a.east > b.east, upper, lower);
      const auto number = static_cast<std::uint32_t>(openings_.size());
      openings_.push_back(opening);
      for (auto* range : {&strips_[upper].openings[south], &strips_[lower].openings[north]}) {
        if (range->first == range->last) range->first = number;
        range->last = number + 1;
      }
    }
    a.east < b.east ? ++i : ++j;
  }
}

void StripMesh::link_corners_of(std::uint32_t strip) {
  std::vector<std::uint32_t> along;
  for (const auto side : {north, south}) {
    along.clear();
    const auto range = strips_[strip].openings[side];
    for (auto index = range.first; index < range.last; ++index) {
      for (const auto corner : openings_[index].corners) {
        if (corner != none) along.push_back(corner);
      }
    }
    for (std::size_t place = 0; place < along.size(); ++place) {
      auto& corner = corners_[along[place]];
      corner.flat = is_flat(corner.strips[north]) || is_flat(corner.strips[south]);
      if (corner.strips[corner.blocked_north ? south : north] != strip) continue;
      if (place > 0) corner.level[0] = along[place - 1];
      if (place + 1 < along.size()) corner.level[1] = along[place + 1];
    }
  }
}

StripMesh::Places StripMesh::places(FinePoint inside, double slack) const {
  Places found;
  if (strips_.empty()) return found;
  const FinePoint from{std::max(inside.x - slack, 0.0), std::max(inside.y - slack, 0.0)};
  const FinePoint to{std::min(inside.x + slack, columns_.at.back()), std::min(inside.y + slack, rows_.at.back())};
  if (!(from.x <= to.x) || !(from.y <= to.y)) return found;
  const auto first_column = columns_.gap(from.x);
  for (auto row = rows_.gap(from.y); row < rows_.gaps() && rows_.at[row] <= to.y; ++row) {
    for (auto column = first_column; column < columns_.gaps() && columns_.at[column] <= to.x; ++column) {
      const auto value = cell(column, row);
      if (value >= 0) found.add(static_cast<std::uint32_t>(value));
    }
  }
  return found;
}

std::uint32_t StripMesh::strip_around(FinePoint inside) const {
  if (strips_.empty() || inside.x <= 0 || inside.y <= 0 || inside.x >= columns_.at.back() ||
      inside.y >= rows_.at.back()) {
    return none;
  }
  const auto column = columns_.gap(inside.x);
  const auto row = rows_.gap(inside.y);
  if (columns_.at[column + 1] == inside.x || rows_.at[row + 1] == inside.y) return none;
  const auto value = cell(column, row);
  return value < 0 ? none : static_cast<std::uint32_t>(value);
}

FinePoint StripMesh::extent() const {
  if (strips_.empty() && raster_.empty()) return {};
  return {columns_.at.back(), rows_.at.back()};
}

std::vector<StripMesh::Area> StripMesh::blocked() const {
  constexpr double far = 4.0 * largest_extent;
  const auto size = extent();
  std::vector<Area> areas = {
      {-far, -far, far, 0}, {-far, size.y, far, far}, {-far, -far, 0, far}, {size.x, -far, far, far}};
  // Runs that go on from row to row are one area.
  struct Run {
    std::size_t west;
    std::size_t east;
    std::size_t area;
  };
  std::vector<Run> above;
  std::vector<Run> here;
  for (std::size_t row = 0; row < rows_.gaps(); ++row) {
    here.clear();
    std::size_t candidate = 0;
    for (std::size_t column = 0; column < columns_.gaps();) {
      if (cell(column, row) >= 0) {
        ++column;
        continue;
      }
      Run run{column, column, areas.size()};
      while (run.east < columns_.gaps() && cell(run.east, row) < 0) ++run.east;
      column = run.east;
      while (candidate < above.size() && above[candidate].west < run.west) ++candidate;
      const bool goes_on =
          candidate < above.size() && above[candidate].west == run.west && above[candidate].east == run.east;
      if (goes_on) {
        run.area = above[candidate].area;
      } else {
        areas.push_back({columns_.at[run.west], rows_.at[row], columns_.at[run.east], 0});
      }
      areas[run.area].south = rows_.at[row + 1];
      here.push_back(run);
    }
    std::swap(above, here);
  }
  return areas;
}

std::uint32_t StripMesh::block_at(std::int64_t column, std::int64_t row) const {
  if (column < 0 || row < 0 || column >= static_cast<std::int64_t>(columns_.gaps()) ||
      row >= static_cast<std::int64_t>(rows_.gaps())) {
    return none;
  }
  const auto value = cell(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
  return value == no_ground || value >= 0 ? none : static_cast<std::uint32_t>(-2 - value);
}

std::uint32_t StripMesh::block_beyond(std::uint32_t strip, Side side, double x) const {
  const auto& extent = extents_[strip];
  const auto row = side == north ? static_cast<std::int64_t>(extent.north) - 1 : extent.south;
  for (auto column = std::max(columns_.gap(x), extent.west); column < extent.east && columns_.at[column] <= x;
       ++column) {
    const auto found = block_at(column, row);
    if (found != none) return found;
  }
  return none;
}

std::uint32_t StripMesh::block_beside(std::uint32_t strip, bool east, double y) const {
  const auto& extent = extents_[strip];
  const auto column = east ? static_cast<std::int64_t>(extent.east) : static_cast<std::int64_t>(extent.west) - 1;
  for (auto row = std::max(rows_.gap(y), extent.north); row < extent.south && rows_.at[row] <= y; ++row) {
    const auto found = block_at(column, row);
    if (found != none) return found;
  }
  return none;
}

}  // namespace bulkhead
