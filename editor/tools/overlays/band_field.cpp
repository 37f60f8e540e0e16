// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/band_field.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

BandField BandField::over(const SampleGrid& grid, const OverlayInput& input, const OverlayInput::Level& level) {
  BandField field;
  field.side = in_millimetres(static_cast<double>(grid.spacing.in_micrometres()));
  field.top_left = input.on_table(level, fine(grid.first)) - Vec{field.side / 2, field.side / 2};
  field.columns = grid.columns;
  field.rows = grid.rows;
  field.bands.reserve(grid.count());
  field.ground = input.boards_on_table(level);
  return field;
}

bool BandField::covers(Vec on_table) const {
  return std::any_of(ground.begin(), ground.end(), [&](const Rect& box) {
    const auto end = box.bottom_right();
    return on_table.x >= box.top_left.x && on_table.y >= box.top_left.y && on_table.x < end.x && on_table.y < end.y;
  });
}

std::int8_t BandField::at(Vec on_table) const {
  const auto place = (on_table - top_left) * (1 / side);
  const bool inside = place.x >= 0 && place.y >= 0 && place.x < columns && place.y < rows;
  return covers(on_table) && inside ? at(static_cast<int>(place.x), static_cast<int>(place.y)) : nothing;
}

std::optional<Vec> BandField::middle(std::int8_t band) const {
  // How far one may go to the nearer end of a square's run, along the row and along the column.
  const auto cells = bands.size();
  std::vector<int> room(cells, 0);
  const auto number = [&](int column, int row) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  };
  const auto run = [&](int lines, int length, const auto& index, bool first) {
    for (int line = 0; line < lines; ++line) {
      for (int begin = 0; begin < length;) {
        int end = begin;
        while (end < length && bands[index(line, end)] == band) ++end;
        for (int place = begin; place < end; ++place) {
          const int reach = std::min(place - begin, end - 1 - place) + 1;
          auto& value = room[index(line, place)];
          value = first ? reach : std::min(value, reach);
        }
        begin = std::max(end, begin + 1);
      }
    }
  };
  run(
      rows, columns, [&](int row, int column) { return number(column, row); }, true);
  run(
      columns, rows, [&](int column, int row) { return number(column, row); }, false);
  const auto best = std::max_element(room.begin(), room.end());
  if (best == room.end() || *best == 0) return std::nullopt;
  const auto place = static_cast<int>(best - room.begin());
  return top_left + Vec{(place % columns + 0.5) * side, (place / columns + 0.5) * side};
}

std::int8_t band_at(const std::vector<BandField>& fields, Vec on_table) {
  for (const auto& field : fields) {
    if (const auto band = field.at(on_table); band != BandField::nothing) return band;
  }
  return BandField::nothing;
}

Length field_spacing(const OverlayInput::Level& level) {
  double area = 0;
  for (const auto& part : level.plan.ground()) {
    const auto size = part.bottom_right - part.top_left;
    area += in_millimetres(static_cast<double>(size.x.in_micrometres())) *
            in_millimetres(static_cast<double>(size.y.in_micrometres()));
  }
  constexpr double most_squares = 15'000;
  const double finest = 25.4 / 4;
  const double side = std::max(finest, std::sqrt(area / most_squares));
  return Length::micrometres(std::llround(side * 1000));
}

void fill_walls(std::vector<double>& values, const SampleGrid& grid) {
  const auto before = values;
  const auto at = [&](int column, int row) {
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return infinite;
    return before[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                  static_cast<std::size_t>(column)];
  };
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      auto& value = values[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                           static_cast<std::size_t>(column)];
      if (value != infinite) continue;
      value = std::min({at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)});
    }
  }
}

}  // namespace bulkhead
