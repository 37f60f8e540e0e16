// SPDX-License-Identifier: MIT
#include "analysis/fields/all_pairs.h"

#include <algorithm>

#include "analysis/fields/sample_sight.h"

namespace bulkhead {
namespace {

constexpr std::size_t block_words = std::size_t{1} << 17;

}  // namespace

std::size_t LatticeVisibility::bytes() const { return words_ * sizeof(std::uint64_t) + rows_.size() * sizeof(Row); }

Result<std::optional<LatticeVisibility>> all_pairs_visibility(const Plan& plan, const SampleGrid& grid,
                                                              const std::stop_token& stop) {
  LatticeVisibility all;
  all.grid_ = grid;
  all.rows_.resize(grid.count());
  SampleSight sight(plan, grid);
  SampleSet seen(grid.count());
  std::uint64_t* next = nullptr;
  std::size_t room = 0;
  for (std::size_t sample = 0; sample < grid.count(); ++sample) {
    if (stop.stop_requested()) return std::nullopt;
    sight.add_seen_southwards(sample, seen);
    const auto words = seen.words();
    // What a sample sees to the west in its own row is kept there.
    const auto first = std::max(seen.first_word(), sample / 64);
    if (first < seen.end_word()) {
      const auto size = seen.end_word() - first;
      if (size > room) {
        room = std::max(size, block_words);
        all.words_ += room;
        if (all.bytes() > LatticeVisibility::most_bytes) {
          return fail("The battlefield is too large to keep what every sample point sees; set them farther apart");
        }
        const std::shared_ptr<std::uint64_t[]> block(new std::uint64_t[room]);
        next = block.get();
        all.blocks_.push_back(block);
      }
      std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(first), size, next);
      all.rows_[sample] = {next, static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(seen.end_word())};
      next += size;
      room -= size;
    }
    seen.clear();
  }
  return all;
}

}  // namespace bulkhead
