// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/contours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace bulkhead {
namespace {

constexpr double no_figure = std::numeric_limits<double>::infinity();
/// Around the field: its outermost figures once more, and then nothing.
constexpr int rim = 2;

/// Walks along levels through squares whose corners are a field's figures, the ground within on the right.
class March {
 public:
  explicit March(const FigureField& field)
      : field_(field), columns_(field.columns + 2 * rim), rows_(field.rows + 2 * rim) {
    const auto count = static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_);
    figures_.assign(count, no_figure);
    for (int row = 1; row + 1 < rows_; ++row) {
      const auto from =
          static_cast<std::size_t>(std::clamp(row - rim, 0, field.rows - 1)) * static_cast<std::size_t>(field.columns);
      for (int column = 1; column + 1 < columns_; ++column) {
        const auto x = static_cast<std::size_t>(std::clamp(column - rim, 0, field.columns - 1));
        figures_[index(column, row)] = field.figures[from + x];
      }
    }
    within_.assign(count, 0);
    next_.assign(2 * count, nowhere);
  }

  Contour contour(double level) {
    level_ = level;
    std::transform(figures_.begin(), figures_.end(), within_.begin(),
                   [level](double figure) { return static_cast<unsigned char>(figure <= level ? 1 : 0); });
    starts_.clear();
    for (int row = 0; row + 1 < rows_; ++row) {
      const auto* above = &within_[index(0, row)];
      const auto* below = above + columns_;
      for (int column = 0; column + 1 < columns_; ++column) {
        const int corners = above[column] + 2 * above[column + 1] + 4 * below[column + 1] + 8 * below[column];
        if (corners != 0 && corners != 15) cross(column, row, corners);
      }
    }
    Contour all;
    for (const auto start : starts_) {
      if (next_[start] != nowhere) follow(start, all);
    }
    return all;
  }

 private:
  static constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();

  [[nodiscard]] std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }
  [[nodiscard]] double at(int column, int row) const { return figures_[index(column, row)]; }

  // The stretches between neighbours, numbered: to the right of a figure, and below it.
  [[nodiscard]] std::uint32_t across(int column, int row) const {
    return 2 * static_cast<std::uint32_t>(index(column, row));
  }
  [[nodiscard]] std::uint32_t down(int column, int row) const { return across(column, row) + 1; }

  void go(std::uint32_t from, std::uint32_t to) {
    next_[from] = to;
    starts_.push_back(from);
  }

  void cross(int column, int row, int corners) {
    const auto top = across(column, row);
    const auto low = across(column, row + 1);
    const auto left = down(column, row);
    const auto right = down(column + 1, row);
    switch (corners) {
      case 1: return go(top, left);
      case 2: return go(right, top);
      case 3: return go(right, left);
      case 4: return go(low, right);
      case 6: return go(low, top);
      case 7: return go(low, left);
      case 8: return go(left, low);
      case 9: return go(top, low);
      case 11: return go(right, low);
      case 12: return go(left, right);
      case 13: return go(top, right);
      case 14: return go(left, top);
      default: break;
    }
    // Two corners across from each other: their grounds are joined where the middle is within.
    const double middle = (at(column, row) + at(column + 1, row) + at(column + 1, row + 1) + at(column, row + 1)) / 4;
    const bool joined = middle <= level_;
    if (corners == 5) {
      go(top, joined ? right : left);
      go(low, joined ? left : right);
    } else {
      go(right, joined ? low : top);
      go(left, joined ? top : low);
    }
  }

  struct Crossing {
    Vec at;
    bool leap = false;
  };
  [[nodiscard]] Crossing crossing(std::uint32_t stretch) const {
    const auto figure = static_cast<int>(stretch / 2);
    const int column = figure % columns_;
    const int row = figure / columns_;
    const bool downwards = stretch % 2 == 1;
    const double from = at(column, row);
    const double to = downwards ? at(column, row + 1) : at(column + 1, row);
    const bool leap = from == no_figure || to == no_figure || std::abs(to - from) > field_.leap;
    const double part = leap ? 0.5 : (level_ - from) / (to - from);
    const Vec place{column - rim + (downwards ? 0 : part), row - rim + (downwards ? part : 0)};
    return {field_.first + place * field_.side, leap};
  }

  /// Takes a loop out, with those of its lines that are no leaps.
  void follow(std::uint32_t start, Contour& all) {
    Loop loop;
    std::vector<bool> leaps;
    for (auto stretch = start; next_[stretch] != nowhere;) {
      const auto point = crossing(stretch);
      loop.push_back(point.at);
      leaps.push_back(point.leap);
      const auto after = next_[stretch];
      next_[stretch] = nowhere;
      stretch = after;
    }
    const auto count = loop.size();
    const auto first_leap = std::find(leaps.begin(), leaps.end(), true);
    if (first_leap == leaps.end()) {
      auto whole = loop;
      whole.push_back(loop.front());
      all.lines.push_back(std::move(whole));
    } else {
      const auto begin = static_cast<std::size_t>(first_leap - leaps.begin());
      std::vector<Vec> line;
      for (std::size_t step = 0; step <= count; ++step) {
        const auto place = (begin + step) % count;
        if (!leaps[place]) {
          line.push_back(loop[place]);
          continue;
        }
        if (line.size() > 1) all.lines.push_back(line);
        line.clear();
      }
    }
    all.loops.push_back(std::move(loop));
  }

  const FigureField& field_;
  int columns_;
  int rows_;
  double level_ = 0;
  /// With what is around the field, and which of them are within the level.
  std::vector<double> figures_;
  std::vector<unsigned char> within_;
  /// Where the way goes on from each stretch that the level passes through, and which those are.
  std::vector<std::uint32_t> next_;
  std::vector<std::uint32_t> starts_;
};

FigureField field_over(const BandField& squares, std::vector<double> figures, double leap) {
  return {squares.top_left + Vec{squares.side / 2, squares.side / 2},
          squares.side,
          squares.columns,
          squares.rows,
          std::move(figures),
          leap};
}

Path backwards(const TablePainter& painter, const std::vector<Loop>& loops) {
  Path all;
  for (const auto& loop : loops) all.append(painter.path(Loop(loop.rbegin(), loop.rend())));
  return all;
}

}  // namespace

Contour contour_of(const FigureField& field, double level) { return March(field).contour(level); }

Path SmoothBands::area(const TablePainter& painter, std::size_t band) const {
  auto path = painter.path(up_to[band].loops);
  if (band > 0) path.append(backwards(painter, up_to[band - 1].loops));
  return path;
}

Path SmoothBands::rest(const TablePainter& painter) const {
  auto path = painter.path(outline_of(ground));
  path.append(backwards(painter, up_to.back().loops));
  return path;
}

Path SmoothBands::lines(const TablePainter& painter) const {
  Path all;
  for (std::size_t band = 0; band + 1 < up_to.size(); ++band) {
    for (const auto& line : up_to[band].lines) {
      all.move_to(painter.at(line.front()));
      for (std::size_t index = 1; index < line.size(); ++index) all.line_to(painter.at(line[index]));
    }
  }
  return all;
}

SmoothBands smooth_bands(const BandField& squares, std::vector<double> figures, const std::vector<double>& ends,
                         double leap) {
  const auto field = field_over(squares, std::move(figures), leap);
  March march(field);
  SmoothBands bands{squares.ground, {}};
  for (const double end : ends) bands.up_to.push_back(march.contour(end));
  bands.up_to.push_back(march.contour(std::numeric_limits<double>::max()));
  return bands;
}

SmoothBands smooth_band(const BandField& squares, std::int8_t band) {
  // How much of a square and of those around it, nearer ones more, is of another band.
  constexpr std::array<double, 3> weights = {0.25, 0.5, 0.25};
  const auto other = [&](int column, int row) {
    const int x = std::clamp(column, 0, squares.columns - 1);
    const int y = std::clamp(row, 0, squares.rows - 1);
    return squares.at(x, y) == band ? 0.0 : 1.0;
  };
  std::vector<double> figures;
  figures.reserve(squares.bands.size());
  for (int row = 0; row < squares.rows; ++row) {
    for (int column = 0; column < squares.columns; ++column) {
      double figure = 0;
      for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
          figure += weights[static_cast<std::size_t>(x)] * weights[static_cast<std::size_t>(y)] *
                    other(column + x - 1, row + y - 1);
        }
      }
      figures.push_back(figure);
    }
  }
  return smooth_bands(squares, std::move(figures), {0.5}, 1);
}

}  // namespace bulkhead
