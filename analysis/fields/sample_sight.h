// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "analysis/distance/ways.h"
#include "analysis/sight/cone.h"

namespace bulkhead {

/// A set of samples, one bit each, that remembers which of its words may not be zero.
class SampleSet {
 public:
  explicit SampleSet(std::size_t samples) : words_((samples + 63) / 64) {}

  [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }
  [[nodiscard]] bool holds(std::size_t sample) const { return (words_[sample / 64] >> (sample % 64) & 1U) != 0; }
  [[nodiscard]] std::size_t count() const;
  /// The words from the first to the last that may not be zero; none where the set is empty.
  [[nodiscard]] std::size_t first_word() const { return first_; }
  [[nodiscard]] std::size_t end_word() const { return end_; }

  /// A run of samples, both ends included.
  void add(std::size_t first, std::size_t last) {
    const auto begin = first / 64;
    const auto end = last / 64;
    const auto from = ~std::uint64_t{0} << first % 64;
    const auto to = ~std::uint64_t{0} >> (63 - last % 64);
    first_ = std::min(first_, begin);
    end_ = std::max(end_, end + 1);
    if (begin == end) {
      words_[begin] |= from & to;
      return;
    }
    words_[begin] |= from;
    for (auto word = begin + 1; word < end; ++word) words_[word] = ~std::uint64_t{0};
    words_[end] |= to;
  }
  void clear();
  /// Calls back for every sample, in order.
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (auto word = first_; word < end_; ++word) {
      for (auto rest = words_[word]; rest != 0; rest &= rest - 1) {
        visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

 private:
  std::vector<std::uint64_t> words_;
  std::size_t first_ = SIZE_MAX;
  std::size_t end_ = 0;
};

/// The visibility graph of a grid's samples, row by row (Turner et al., "From isovists to visibility graphs", 2001):
/// which see which, exactly those of which `sees` says so. All that one sample sees is found at once,
/// run by run, by following cones of sight through the plan; where polygons block, too, the line to each is asked
/// about. Keeps its working memory between questions, so each thread needs one of its own.
class SampleSight {
 public:
  /// The samples must be some distance apart (contract).
  SampleSight(Plan plan, const SampleGrid& grid);

  [[nodiscard]] const SampleGrid& grid() const { return grid_; }
  /// Whether a sample lies on ground that one sees across.
  [[nodiscard]] bool is_open(std::size_t sample) const;

  /// Adds all that a sample sees, itself too; nothing for one that is not open.
  void add_seen(std::size_t from, SampleSet& seen);
  /// Only samples of its own row and of those to the south, which is enough to know all pairs.
  void add_seen_southwards(std::size_t from, SampleSet& seen);
  /// No farther away than `reach`.
  void add_seen_within(std::size_t from, Length reach, SampleSet& seen);

 private:
  class ConeVisitor;
  /// The samples in a strip or on its sides; none where the last is before the first.
  struct Extent {
    std::int32_t first_column = 0;
    std::int32_t last_column = -1;
    std::int32_t first_row = 0;
    std::int32_t last_row = -1;
  };
  /// The sample one looks from.
  struct Source {
    std::int32_t column = 0;
    std::int32_t row = 0;
    FinePoint at;
  };

  [[nodiscard]] const StripMesh& mesh() const { return plan_.sight().mesh(); }
  [[nodiscard]] std::size_t number(std::int32_t column, std::int32_t row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_.columns) + static_cast<std::size_t>(column);
  }
  [[nodiscard]] FinePoint at(std::int32_t column, std::int32_t row) const {
    return {first_.x + spacing_ * column, first_.y + spacing_ * row};
  }
  [[nodiscard]] bool start(std::size_t from);
  void look_round(bool northwards, SampleSet& seen);
  void look_past_rectangles(bool northwards, SampleSet& seen);
  template <StripMesh::Side Towards>
  void look(SampleSet& seen);
  template <StripMesh::Side Towards>
  void fill(const Extent& extent, Ray west, Ray east, SampleSet& seen);
  void look_along(Ray ray, StripMesh::Side towards, SampleSet& seen);
  void look_level(SampleSet& seen);
  void add_run(std::int32_t row, std::int32_t first, std::int32_t last, SampleSet& seen) const;

  Plan plan_;
  SampleGrid grid_;
  FinePoint first_;
  double spacing_ = 0;
  /// Of every strip of the mesh.
  std::vector<Extent> extents_;
  /// By how many rows away: how many columns at most; empty where there is no limit.
  std::vector<std::int32_t> reach_;
  Length reach_length_;

  Source source_;
  StripMesh::Places places_;
  /// What rectangles alone would let it see.
  SampleSet candidates_;
  /// Directions that were looked along.
  std::vector<FinePoint> looked_;
};

}  // namespace bulkhead
