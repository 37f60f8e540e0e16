// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>

namespace bulkhead {

/// How much a search or proof may still look at: shapes, cells of grids, spots. It bounds their work by a count, so
/// that the same mission gives the same answer on every computer.
class Looks {
 public:
  explicit Looks(std::size_t most) : left_(most) {}

  void take(std::size_t looks) { left_ -= std::min(left_, looks); }
  [[nodiscard]] std::size_t left() const { return left_; }

 private:
  std::size_t left_;
};

}  // namespace bulkhead
