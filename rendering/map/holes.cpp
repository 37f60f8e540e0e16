// SPDX-License-Identifier: MIT
#include "rendering/map/holes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace bulkhead {
namespace {

/// Boards closer than this touch.
constexpr double near = 1e-3;

/// Where something begins or ends, with a margin around all of it.
std::vector<double> lines_of(std::vector<double> ends) {
  std::sort(ends.begin(), ends.end());
  std::vector<double> lines = {ends.front() - 1};
  for (const double end : ends) {
    if (end - lines.back() > near) lines.push_back(end);
  }
  lines.push_back(ends.back() + 1);
  return lines;
}

std::size_t index_of(const std::vector<double>& lines, double end) {
  return static_cast<std::size_t>(std::lower_bound(lines.begin(), lines.end(), end - near) - lines.begin());
}

/// The paper in fields between the boards' edges.
class Fields {
 public:
  explicit Fields(const std::vector<Rect>& boards) {
    std::vector<double> across;
    std::vector<double> down;
    for (const auto& board : boards) {
      across.insert(across.end(), {board.top_left.x, board.bottom_right().x});
      down.insert(down.end(), {board.top_left.y, board.bottom_right().y});
    }
    x_ = lines_of(std::move(across));
    y_ = lines_of(std::move(down));
    taken_.resize((x_.size() - 1) * (y_.size() - 1));
    for (const auto& board : boards) {
      const auto right = index_of(x_, board.bottom_right().x);
      const auto bottom = index_of(y_, board.bottom_right().y);
      for (auto row = index_of(y_, board.top_left.y); row < bottom; ++row) {
        for (auto column = index_of(x_, board.top_left.x); column < right; ++column) taken_[at(column, row)] = true;
      }
    }
  }

  /// Takes all fields that are reached from outside.
  void take_outside() {
    std::vector<std::pair<std::size_t, std::size_t>> next;
    const auto visit = [&](std::size_t column, std::size_t row) {
      if (column + 1 >= x_.size() || row + 1 >= y_.size() || taken_[at(column, row)]) return;
      taken_[at(column, row)] = true;
      next.emplace_back(column, row);
    };
    visit(0, 0);
    while (!next.empty()) {
      const auto [column, row] = next.back();
      next.pop_back();
      visit(column + 1, row);
      visit(column, row + 1);
      if (column > 0) visit(column - 1, row);
      if (row > 0) visit(column, row - 1);
    }
  }

  [[nodiscard]] std::vector<Rect> left() const {
    std::vector<Rect> boxes;
    for (std::size_t row = 0; row + 1 < y_.size(); ++row) {
      for (std::size_t column = 0; column + 1 < x_.size(); ++column) {
        if (taken_[at(column, row)]) continue;
        const Vec corner{x_[column], y_[row]};
        boxes.push_back({corner, Vec{x_[column + 1], y_[row + 1]} - corner});
      }
    }
    return boxes;
  }

 private:
  [[nodiscard]] std::size_t at(std::size_t column, std::size_t row) const { return row * (x_.size() - 1) + column; }

  std::vector<double> x_;
  std::vector<double> y_;
  std::vector<bool> taken_;
};

}  // namespace

std::vector<Rect> holes_between(const MapFrame& frame) {
  constexpr std::size_t most = 500;
  // Fewer than four enclose nothing.
  constexpr std::size_t fewest = 4;
  std::vector<Rect> boards;
  for (int number = 1; find_board(frame.mission(), number) != nullptr; ++number) boards.push_back(frame.board(number));
  if (boards.size() < fewest || boards.size() > most) return {};
  Fields fields(boards);
  fields.take_outside();
  return fields.left();
}

void draw_holes(Canvas& canvas, const std::vector<Rect>& holes, double scale, const Design& design) {
  Pattern hatching;
  hatching.kind = Pattern::Kind::reversed_stripes;
  // At 1:1 an inch apart.
  hatching.spacing = std::max(2.4, 25.4 / scale);
  hatching.weight = weight::lattice;
  hatching.colour = design.mute;
  for (const auto& hole : holes) canvas.fill(Path::rectangle(hole), hatching);
}

}  // namespace bulkhead
