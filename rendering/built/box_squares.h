// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "rendering/canvas/outline.h"

namespace bulkhead {

/// Boxes sorted into squares of a plane, so that pairs which overlap are soon found.
class BoxSquares {
 public:
  /// Over all boxes that will be added, with about as many squares as there are boxes.
  BoxSquares(const Rect& around, std::size_t boxes) : corner_(around.top_left) {
    constexpr double most = 512;
    const double wanted = std::sqrt(static_cast<double>(std::max<std::size_t>(boxes, 1)));
    side_ = std::max({around.size.x, around.size.y, 1e-3}) / std::clamp(wanted, 1.0, most);
    columns_ = column(around.bottom_right().x) + 1;
    rows_ = row(around.bottom_right().y) + 1;
    squares_.resize(columns_ * rows_);
  }

  /// Calls back with the number of every box added before that overlaps this one, each once, then adds this one.
  template <typename Visit>
  void add(const Rect& box, const Visit& visit) {
    const auto number = boxes_.size();
    boxes_.push_back(box);
    for_each_square(box, [&](std::size_t at_column, std::size_t at_row, std::vector<std::size_t>& square) {
      for (const auto other : square) {
        const auto& there = boxes_[other];
        if (!box.overlaps(there)) continue;
        // Boxes that share several squares meet in the first of them.
        const bool first = at_column == column(std::max(box.top_left.x, there.top_left.x)) &&
                           at_row == row(std::max(box.top_left.y, there.top_left.y));
        if (first) visit(other);
      }
      square.push_back(number);
    });
  }

 private:
  template <typename Visit>
  void for_each_square(const Rect& box, const Visit& visit) {
    const auto last_column = std::min(column(box.bottom_right().x), columns_ - 1);
    const auto last_row = std::min(row(box.bottom_right().y), rows_ - 1);
    for (auto at_row = row(box.top_left.y); at_row <= last_row; ++at_row) {
      for (auto at_column = column(box.top_left.x); at_column <= last_column; ++at_column) {
        visit(at_column, at_row, squares_[at_row * columns_ + at_column]);
      }
    }
  }
  [[nodiscard]] std::size_t column(double x) const {
    return static_cast<std::size_t>(std::max(0.0, (x - corner_.x) / side_));
  }
  [[nodiscard]] std::size_t row(double y) const {
    return static_cast<std::size_t>(std::max(0.0, (y - corner_.y) / side_));
  }

  Vec corner_;
  double side_ = 1;
  std::size_t columns_ = 1;
  std::size_t rows_ = 1;
  std::vector<Rect> boxes_;
  std::vector<std::vector<std::size_t>> squares_;
};

}  // namespace bulkhead
