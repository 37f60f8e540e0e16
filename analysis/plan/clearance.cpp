// SPDX-License-Identifier: MIT
#include "analysis/plan/clearance.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

double squared_distance(FinePoint point, const StripMesh::Area& area) {
  const FinePoint away{std::max({area.west - point.x, point.x - area.east, 0.0}),
                       std::max({area.north - point.y, point.y - area.south, 0.0})};
  return dot(away, away);
}

double squared_distance(FinePoint point, FinePoint from, FinePoint to) {
  const auto along = to - from;
  const double size = dot(along, along);
  const double share = size == 0 ? 0 : std::clamp(dot(point - from, along) / size, 0.0, 1.0);
  const auto away = point - (from + along * share);
  return dot(away, away);
}

/// Whether a line meets an area, its border included.
bool meets(FinePoint from, FinePoint to, const StripMesh::Area& area) {
  if (std::max(from.x, to.x) < area.west || std::min(from.x, to.x) > area.east) return false;
  if (std::max(from.y, to.y) < area.north || std::min(from.y, to.y) > area.south) return false;
  const auto along = to - from;
  const auto [least, most] = std::minmax(
      {cross(along, FinePoint{area.west, area.north} - from), cross(along, FinePoint{area.east, area.north} - from),
       cross(along, FinePoint{area.west, area.south} - from), cross(along, FinePoint{area.east, area.south} - from)});
  return least <= 0 && most >= 0;
}

bool nearer_than(double limit, FinePoint from, FinePoint to, const StripMesh::Area& area) {
  const double squared = limit * limit;
  if (squared_distance(from, area) < squared || squared_distance(to, area) < squared) return true;
  if (from == to) return false;
  if (meets(from, to, area)) return true;
  for (const auto& corner : {FinePoint{area.west, area.north}, FinePoint{area.east, area.north},
                             FinePoint{area.west, area.south}, FinePoint{area.east, area.south}}) {
    if (squared_distance(corner, from, to) < squared) return true;
  }
  return false;
}

}  // namespace

Clearance::Clearance(const StripMesh& mesh) : areas_(mesh.blocked()) {
  const auto extent = mesh.extent();
  const double wanted = std::sqrt(static_cast<double>(areas_.size()) + 1);
  cell_size_ = std::max(std::max(extent.x, extent.y) / wanted, 1.0);
  columns_ = static_cast<int>(extent.x / cell_size_) + 1;
  rows_ = static_cast<int>(extent.y / cell_size_) + 1;
  std::vector<std::uint32_t> counts(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1, 0);
  const auto for_each_cell = [&](const StripMesh::Area& area, const auto& visit) {
    for (int row = row_of(area.north); row <= row_of(area.south); ++row) {
      for (int column = column_of(area.west); column <= column_of(area.east); ++column) visit(cell_of(column, row));
    }
  };
  for (const auto& area : areas_) for_each_cell(area, [&](std::size_t cell) { ++counts[cell + 1]; });
  for (std::size_t cell = 1; cell < counts.size(); ++cell) counts[cell] += counts[cell - 1];
  first_ = counts;
  members_.resize(counts.back());
  for (std::uint32_t index = 0; index < areas_.size(); ++index) {
    for_each_cell(areas_[index], [&](std::size_t cell) { members_[counts[cell]++] = index; });
  }
}

int Clearance::column_of(double x) const { return static_cast<int>(std::clamp(x / cell_size_, 0.0, columns_ - 1.0)); }
int Clearance::row_of(double y) const { return static_cast<int>(std::clamp(y / cell_size_, 0.0, rows_ - 1.0)); }

bool Clearance::has_room(FinePoint from, FinePoint to, double radius, double slack) const {
  const double limit = std::max(radius - slack, 0.0);
  if (from.y > to.y) std::swap(from, to);
  for (int row = row_of(from.y - radius); row <= row_of(to.y + radius); ++row) {
    // The part of the line within reach of this row.
    double west = std::min(from.x, to.x);
    double east = std::max(from.x, to.x);
    if (to.y > from.y) {
      const auto x_at = [&](double y) {
        return from.x + (to.x - from.x) * std::clamp((y - from.y) / (to.y - from.y), 0.0, 1.0);
      };
      const double a = row == 0 ? from.x : x_at(row * cell_size_ - radius);
      const double b = row + 1 == rows_ ? to.x : x_at((row + 1) * cell_size_ + radius);
      west = std::min(a, b);
      east = std::max(a, b);
    }
    for (int column = column_of(west - radius); column <= column_of(east + radius); ++column) {
      const auto cell = cell_of(column, row);
      for (auto index = first_[cell]; index < first_[cell + 1]; ++index) {
        if (nearer_than(limit, from, to, areas_[members_[index]])) return false;
      }
    }
  }
  return true;
}

}  // namespace bulkhead
