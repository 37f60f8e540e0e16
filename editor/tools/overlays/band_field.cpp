// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/band_field.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

bool is_striped(const Pattern& pattern) {
  return pattern.kind == Pattern::Kind::stripes || pattern.kind == Pattern::Kind::reversed_stripes;
}

Rect box_of(const TablePainter& painter, const BandField& field) {
  return painter.box({field.top_left, {field.columns * field.side, field.rows * field.side}});
}

/// The band of a point of the canvas.
std::int8_t band_at(const TablePainter& painter, const BandField& field, Vec on_canvas) {
  return field.at(painter.view().to_table({on_canvas.x, on_canvas.y}));
}

void draw_stripes(const TablePainter& painter, const BandField& field, std::int8_t band, const Pattern& pattern) {
  const auto area = box_of(painter, field);
  const bool rising = pattern.kind == Pattern::Kind::stripes;
  const double apart = pattern.spacing * std::numbers::sqrt2;
  const double step = std::max(1.0, field.side * painter.view().zoom() / 2);
  Path lines;
  const double across = area.size.x + area.size.y;
  const double first = std::ceil((area.top_left.x - area.size.y) / apart) * apart;
  const auto count = static_cast<int>(across / apart) + 1;
  for (int line = 0; line <= count; ++line) {
    const double x = first + line * apart;
    const auto steps = static_cast<int>(area.size.y / step);
    const auto point = [&](int index) {
      const double down = index * step;
      return Vec{rising ? x + area.size.y - down : x + down, area.top_left.y + down};
    };
    for (int index = 0, begin = 0; index <= steps; ++index) {
      if (index < steps && band_at(painter, field, (point(index) + point(index + 1)) * 0.5) == band) continue;
      if (begin < index) add_line(lines, point(begin), point(index));
      begin = index + 1;
    }
  }
  if (lines.empty()) return;
  painter.canvas().push_clip(painter.path(field.ground));
  painter.canvas().stroke(lines, plain_line(pattern.weight, pattern.colour));
  painter.canvas().pop_clip();
}

void add_spot(Path& spots, Vec middle, const Pattern& pattern) {
  const double arm = pattern.spacing / 4;
  if (pattern.kind == Pattern::Kind::crosses) {
    add_line(spots, middle - Vec{arm, 0}, middle + Vec{arm, 0});
    add_line(spots, middle - Vec{0, arm}, middle + Vec{0, arm});
    return;
  }
  // Squares stand on their side, dots are so small that squares on their corner pass for them.
  const bool square = pattern.kind == Pattern::Kind::checks;
  const double reach = square ? arm : pattern.weight * 1.2;
  const Vec first = square ? Vec{reach, reach} : Vec{reach, 0};
  const Vec second = square ? Vec{-reach, reach} : Vec{0, reach};
  spots.move_to(middle + first).line_to(middle + second).line_to(middle - first).line_to(middle - second).close();
}

/// Dots, crosses or squares in a lattice.
void draw_spots(const TablePainter& painter, const BandField& field, std::int8_t band, const Pattern& pattern) {
  const auto area = box_of(painter, field);
  const double apart = pattern.spacing;
  Path spots;
  const auto first_row = static_cast<int>(std::floor(area.top_left.y / apart));
  const auto last_row = static_cast<int>(area.bottom_right().y / apart);
  const auto first_column = static_cast<int>(std::floor(area.top_left.x / apart));
  const auto last_column = static_cast<int>(area.bottom_right().x / apart);
  for (int row = first_row; row <= last_row; ++row) {
    for (int column = first_column; column <= last_column; ++column) {
      const Vec middle{(column + (row % 2 == 0 ? 0 : 0.5)) * apart, row * apart};
      if (band_at(painter, field, middle) == band) add_spot(spots, middle, pattern);
    }
  }
  if (spots.empty()) return;
  if (pattern.kind == Pattern::Kind::crosses) {
    painter.canvas().stroke(spots, plain_line(pattern.weight, pattern.colour));
  } else {
    painter.canvas().fill(spots, pattern.colour);
  }
}

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

std::int8_t BandField::at(Vec on_table) const {
  const bool on_ground = std::any_of(ground.begin(), ground.end(), [&](const Rect& box) {
    const auto end = box.bottom_right();
    return on_table.x >= box.top_left.x && on_table.y >= box.top_left.y && on_table.x < end.x && on_table.y < end.y;
  });
  const auto place = (on_table - top_left) * (1 / side);
  const bool inside = place.x >= 0 && place.y >= 0 && place.x < columns && place.y < rows;
  return on_ground && inside ? at(static_cast<int>(place.x), static_cast<int>(place.y)) : nothing;
}

std::vector<Rect> BandField::boxes(std::int8_t band) const {
  struct Run {
    int first = 0;
    int last = 0;
    int top = 0;
    int bottom = 0;
  };
  std::vector<Run> done;
  std::vector<Run> growing;
  for (int row = 0; row < rows; ++row) {
    std::vector<Run> now;
    for (int column = 0; column < columns; ++column) {
      if (at(column, row) != band) continue;
      const int first = column;
      while (column + 1 < columns && at(column + 1, row) == band) ++column;
      // A run exactly below one of the row before makes that one taller.
      const auto above = std::find_if(growing.begin(), growing.end(),
                                      [&](const Run& run) { return run.first == first && run.last == column; });
      now.push_back({first, column, above == growing.end() ? row : above->top, row});
      if (above != growing.end()) growing.erase(above);
    }
    done.insert(done.end(), growing.begin(), growing.end());
    growing = std::move(now);
  }
  done.insert(done.end(), growing.begin(), growing.end());
  std::vector<Rect> all;
  all.reserve(done.size());
  for (const auto& run : done) {
    all.push_back({top_left + Vec{run.first * side, run.top * side},
                   {(run.last + 1 - run.first) * side, (run.bottom + 1 - run.top) * side}});
  }
  return all;
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

Path area_of(const TablePainter& painter, const BandField& field, std::int8_t band) {
  std::vector<Rect> boxes;
  for (const auto& square : field.boxes(band)) {
    for (const auto& ground : field.ground) {
      const auto part = common(square, ground);
      if (part.size.x > 0 && part.size.y > 0) boxes.push_back(part);
    }
  }
  return painter.path(boxes);
}

Path steps_between(const TablePainter& painter, const BandField& field) {
  Path lines;
  const auto corner = [&](int column, int row) {
    return painter.at(field.top_left + Vec{column * field.side, row * field.side});
  };
  const auto differ = [](std::int8_t a, std::int8_t b) { return a != b && a >= 0 && b >= 0; };
  for (int row = 1; row < field.rows; ++row) {
    for (int column = 0, begin = 0; column <= field.columns; ++column) {
      if (column < field.columns && differ(field.at(column, row - 1), field.at(column, row))) continue;
      if (begin < column) add_line(lines, corner(begin, row), corner(column, row));
      begin = column + 1;
    }
  }
  for (int column = 1; column < field.columns; ++column) {
    for (int row = 0, begin = 0; row <= field.rows; ++row) {
      if (row < field.rows && differ(field.at(column - 1, row), field.at(column, row))) continue;
      if (begin < row) add_line(lines, corner(column, begin), corner(column, row));
      begin = row + 1;
    }
  }
  return lines;
}

void draw_pattern(const TablePainter& painter, const BandField& field, std::int8_t band, const Pattern& pattern) {
  is_striped(pattern) ? draw_stripes(painter, field, band, pattern) : draw_spots(painter, field, band, pattern);
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
