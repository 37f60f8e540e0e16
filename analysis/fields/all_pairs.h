// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/distance/ways.h"
#include "model/base/result.h"

namespace bulkhead {

/// Which samples of a grid see which, for all pairs: the whole visibility graph of a grid, in bits. Of each sample are
/// kept one bit for every other, from the first to the last one that it sees in its own row and to the south; the rest
/// follows, as sight goes both ways.
class LatticeVisibility {
 public:
  /// What is kept takes no more than this.
  static constexpr std::size_t most_bytes = std::size_t{300} << 20;

  [[nodiscard]] const SampleGrid& grid() const { return grid_; }
  /// As `bulkhead::sees` says.
  [[nodiscard]] bool sees(std::size_t a, std::size_t b) const {
    const auto& row = rows_[a < b ? a : b];
    const auto other = a < b ? b : a;
    const auto word = other / 64;
    return word >= row.first && word < row.end && (row.words[word - row.first] >> (other % 64) & 1U) != 0;
  }
  [[nodiscard]] std::size_t bytes() const;

 private:
  friend Result<std::optional<LatticeVisibility>> all_pairs_visibility(const Plan&, const SampleGrid&,
                                                                       const std::stop_token&);
  struct Row {
    const std::uint64_t* words = nullptr;
    std::uint32_t first = 0;
    std::uint32_t end = 0;
  };
  LatticeVisibility() = default;

  SampleGrid grid_;
  std::vector<Row> rows_;
  /// Blocks of words that rows refer to.
  std::vector<std::shared_ptr<const std::uint64_t[]>> blocks_;
  std::size_t words_ = 0;
};

/// Nothing if it was stopped. Fails if what is to be kept takes more than `LatticeVisibility::most_bytes`: of a board
/// of 64 × 64 cells without a wall it takes some 250 MB with samples an inch apart, with walls far less.
[[nodiscard]] Result<std::optional<LatticeVisibility>> all_pairs_visibility(const Plan& plan, const SampleGrid& grid,
                                                                            const std::stop_token& stop = {});

}  // namespace bulkhead
