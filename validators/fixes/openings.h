// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/cells/cell_graph.h"
#include "validators/engine/check.h"

namespace bulkhead {

/// Every step from a cell to a neighbour, walls between them or not, and along links. With a side, what is locked to
/// it is barred; without, no hatchway is. Searches share it.
class Passages {
 public:
  struct Step {
    std::uint32_t to = 0;
    /// Null along a link.
    const Neighbours* pair = nullptr;
    bool barred = false;
  };

  /// The graph must outlive it.
  Passages(const CellGraph& graph, const Id* side);

  [[nodiscard]] std::span<const Step> from(std::uint32_t cell) const {
    return std::span(steps_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
  }
  [[nodiscard]] std::size_t cell_count() const { return first_.size() - 1; }

 private:
  /// Where the steps from each cell begin, and where the last ones end.
  std::vector<std::size_t> first_;
  std::vector<Step> steps_;
};

/// How to get from some cells to all others past as few walls and barred hatchways as can be.
class Openings {
 public:
  Openings(const CheckContext& context, const Passages& passages, std::span<const std::uint32_t> from);
  /// Knows the way to the nearest of `to` only, for less work.
  Openings(const CheckContext& context, const Passages& passages, std::span<const std::uint32_t> from,
           std::span<const std::uint32_t> to);

  /// An edit that opens a way to some of these cells: accessible hatchways in place of what bars it. Nothing where no
  /// such edit would help (solid ground or a gap lies between, or there are no cells) or where there is a way already.
  [[nodiscard]] std::optional<Edit> way_to(std::span<const std::uint32_t> to) const;

  /// The part of that edit for the barrier that lies next to a cell's own region; the same beyond it may be barred.
  [[nodiscard]] std::optional<Edit> last_barrier_to(std::uint32_t cell) const;

 private:
  /// How the search came to a cell.
  struct Arrival {
    int barriers = -1;  // not yet
    std::uint32_t from = 0;
    const Neighbours* through = nullptr;  // set where a barrier was crossed
  };

  /// Breadth first, cells behind fewer barriers before those behind more; ends behind those nearest to `goals`, which
  /// says of each cell whether it is one, or is empty.
  void search(const Passages& passages, std::span<const std::uint32_t> from, const std::vector<bool>& goals);
  void add_barrier(std::vector<EdgeAddress>& edges, const Neighbours& pair) const;
  [[nodiscard]] Edit hatchways_at(std::vector<EdgeAddress> edges) const;

  /// Its own: it may be kept for fixes that are asked for one after the other.
  CheckContext context_;
  std::vector<Arrival> arrivals_;
};

/// `Openings::way_to` for those who ask once.
[[nodiscard]] std::optional<Edit> open_way(const CheckContext& context, std::span<const std::uint32_t> from,
                                           std::span<const std::uint32_t> to, const Id* side);

}  // namespace bulkhead
