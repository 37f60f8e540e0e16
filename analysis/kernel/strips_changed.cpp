// SPDX-License-Identifier: MIT
// How a mesh follows a change of what blocks: the rows of its raster that change are gone through anew; what comes
// before stays, and what comes after only takes other numbers.
#include <algorithm>
#include <utility>

#include "analysis/geometry/rectangles.h"
#include "analysis/kernel/raster.h"
#include "analysis/kernel/strips.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr std::uint32_t unknown = UINT32_MAX;

/// The first of a sorted list's members for which a property no longer holds.
template <typename List, typename Holds>
std::uint32_t count_while(const List& list, const Holds& holds) {
  return static_cast<std::uint32_t>(std::partition_point(list.begin(), list.end(), holds) - list.begin());
}

template <typename T>
std::vector<T> first_of(const std::vector<T>& list, std::uint32_t count) {
  std::vector<T> first;
  // As long as the old list, and a little longer.
  first.reserve(list.size() + 64);
  first.insert(first.end(), list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
  return first;
}

}  // namespace

std::optional<StripMesh> StripMesh::changed_in(std::span<const Rectangle> areas,
                                               std::span<const Blocker> blocks) const {
  std::vector<Rectangle> inside;
  for (const auto& area : areas) {
    if (meet(area, bounds_)) inside.push_back(common(area, bounds_));
  }
  if (inside.empty()) return *this;
  const auto known = [&](const Rectangle& area) {
    return columns_.has(low_key(area.top_left.x), high_key(area.bottom_right.x)) &&
           rows_.has(low_key(area.top_left.y), high_key(area.bottom_right.y));
  };
  if (!std::all_of(inside.begin(), inside.end(), known)) return std::nullopt;
  StripMesh mesh;
  mesh.bounds_ = bounds_;
  mesh.origin_ = origin_;
  mesh.columns_ = columns_;
  mesh.rows_ = rows_;
  mesh.raster_ = raster_;
  auto first = static_cast<std::uint32_t>(rows_.gaps());
  std::uint32_t end = 0;
  for (const auto& area : inside) {
    mesh.reopen(area);
    first = std::min(first, rows_.index(low_key(area.top_left.y)));
    end = std::max(end, rows_.index(high_key(area.bottom_right.y)));
  }
  for (const auto& block : blocks) {
    for (const auto& area : inside) {
      if (meet(block.area, area)) mesh.fill(common(block.area, area), block_value(block.number));
    }
  }
  mesh.renew_rows(*this, first, end);
  return mesh;
}

/// As if nothing blocked there.
void StripMesh::reopen(const Rectangle& area) {
  const auto east = columns_.index(high_key(area.bottom_right.x));
  const auto end = rows_.index(high_key(area.bottom_right.y));
  for (auto row = rows_.index(low_key(area.top_left.y)); row < end; ++row) {
    for (auto column = columns_.index(low_key(area.top_left.x)); column < east; ++column) {
      if (cell(column, row) != no_ground) cell(column, row) = free_ground;
    }
  }
}

/// The strips of a row from west to east.
std::vector<std::uint32_t> StripMesh::strips_in_row(std::uint32_t row) const {
  std::vector<std::uint32_t> strips;
  for (std::uint32_t column = 0; column < columns_.gaps();) {
    const auto value = cell(column, row);
    if (value < 0) {
      ++column;
      continue;
    }
    strips.push_back(static_cast<std::uint32_t>(value));
    column = extents_[strips.back()].east;
  }
  return strips;
}

/// Takes from the old mesh what it had to the north of the rows that have changed, goes through these and one row more,
/// which has not changed itself, and takes over the rest.
void StripMesh::renew_rows(const StripMesh& old, std::uint32_t first, std::uint32_t end) {
  const auto kept = count_while(old.extents_, [&](const Extent& extent) { return extent.north < first; });
  strips_ = first_of(old.strips_, kept);
  extents_ = first_of(old.extents_, kept);
  const auto is_kept = [&](const auto& between) { return between.strips[south] < kept; };
  openings_ = first_of(old.openings_, count_while(old.openings_, is_kept));
  corners_ = first_of(old.corners_, count_while(old.corners_, is_kept));
  auto northern = first == 0 ? std::vector<std::uint32_t>() : old.strips_in_row(first - 1);
  const auto reaching = northern;
  for (const auto strip : reaching) {
    strips_[strip].y[south] = rows_.at[first];
    strips_[strip].openings[south] = {};
    extents_[strip].south = first;
  }
  const auto row_count = static_cast<std::uint32_t>(rows_.gaps());
  for (auto row = first; row < std::min(end + 1, row_count); ++row) add_row(row, northern);
  const auto renewed_end = static_cast<std::uint32_t>(strips_.size());
  if (end < row_count) add_rest(old, end, old.strips_in_row(end), northern);
  for (const auto strip : reaching) link_corners_of(strip);
  for (auto strip = kept; strip < renewed_end; ++strip) link_corners_of(strip);
}

/// The last row that was gone through is as it was; its strips had the old numbers.
void StripMesh::add_rest(const StripMesh& old, std::uint32_t end, std::span<const std::uint32_t> old_numbers,
                         std::span<const std::uint32_t> numbers) {
  BULKHEAD_EXPECTS(old_numbers.size() == numbers.size());
  const auto first_strip = count_while(old.extents_, [&](const Extent& extent) { return extent.north <= end; });
  const auto is_before = [&](const auto& between) { return between.strips[south] < first_strip; };
  const auto first_opening = count_while(old.openings_, is_before);
  const auto first_corner = count_while(old.corners_, is_before);
  // Unsigned numbers that wrap round, so that less is added by adding more.
  const auto strip_shift = static_cast<std::uint32_t>(strips_.size()) - first_strip;
  const auto opening_shift = static_cast<std::uint32_t>(openings_.size()) - first_opening;
  const auto corner_shift = static_cast<std::uint32_t>(corners_.size()) - first_corner;
  std::vector<std::uint32_t> renumbered(first_strip, unknown);
  for (std::size_t index = 0; index < numbers.size(); ++index) renumbered[old_numbers[index]] = numbers[index];
  const auto strip_now = [&](std::uint32_t strip) {
    return strip < first_strip ? renumbered[strip] : strip + strip_shift;
  };
  const auto range_now = [&](Range range) {
    return range.first == range.last ? range : Range{range.first + opening_shift, range.last + opening_shift};
  };
  const auto corner_now = [&](std::uint32_t corner) { return corner == none ? none : corner + corner_shift; };

  for (std::size_t index = 0; index < numbers.size(); ++index) {
    const auto& before = old.strips_[old_numbers[index]];
    auto& strip = strips_[numbers[index]];
    strip.y[south] = before.y[south];
    strip.openings[south] = range_now(before.openings[south]);
    extents_[numbers[index]].south = old.extents_[old_numbers[index]].south;
  }
  for (auto number = first_strip; number < old.strips_.size(); ++number) {
    auto strip = old.strips_[number];
    for (auto& range : strip.openings) range = range_now(range);
    strips_.push_back(strip);
  }
  extents_.insert(extents_.end(), old.extents_.begin() + static_cast<std::ptrdiff_t>(first_strip), old.extents_.end());
  for (auto number = first_opening; number < old.openings_.size(); ++number) {
    auto opening = old.openings_[number];
    for (auto& strip : opening.strips) strip = strip_now(strip);
    for (auto& corner : opening.corners) corner = corner_now(corner);
    openings_.push_back(opening);
  }
  for (auto number = first_corner; number < old.corners_.size(); ++number) {
    auto corner = old.corners_[number];
    for (auto& strip : corner.strips) strip = strip_now(strip);
    for (auto& next : corner.level) next = corner_now(next);
    corners_.push_back(corner);
  }
  // The strips that begin in the rest first, all at once.
  const auto begins = static_cast<std::int32_t>(first_strip);
  const auto shift = static_cast<std::int32_t>(strip_shift);
  const auto below = raster_.begin() + static_cast<std::ptrdiff_t>((end + 1) * columns_.gaps());
  std::transform(below, raster_.end(), below,
                 [&](std::int32_t value) { return value >= begins ? value + shift : value; });
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    const auto& extent = extents_[numbers[index]];
    if (numbers[index] == old_numbers[index]) continue;
    for (auto row = end + 1; row < extent.south; ++row) {
      for (auto column = extent.west; column < extent.east; ++column) {
        cell(column, row) = static_cast<std::int32_t>(numbers[index]);
      }
    }
  }
}

}  // namespace bulkhead
