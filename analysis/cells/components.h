// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/cells/cell_graph.h"

namespace bulkhead {

/// The floor cells, grouped by whether one can walk between them.
class Components {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  /// The state of every hatchway, whatever it starts as and whoever may operate it.
  enum class Hatchways : unsigned char { open, shut };

  Components() = default;
  /// *Regions* with the hatchways open, *compartments* with them shut. Links between cells join in both.
  Components(const CellGraph& graph, Hatchways hatchways);

  [[nodiscard]] std::size_t count() const { return cells_.size(); }
  /// Numbered in the order of their first cells; `none` for cells without floor.
  [[nodiscard]] std::uint32_t of(std::size_t cell) const { return component_[cell]; }
  /// In order.
  [[nodiscard]] const std::vector<std::uint32_t>& cells(std::size_t component) const { return cells_[component]; }
  /// All floor.
  [[nodiscard]] std::size_t cell_count() const { return cell_count_; }
  /// The one with most cells, the first of equals. There must be one (contract).
  [[nodiscard]] std::size_t largest() const;

  friend bool operator==(const Components&, const Components&) = default;

 private:
  std::vector<std::uint32_t> component_;
  std::vector<std::vector<std::uint32_t>> cells_;
  std::size_t cell_count_ = 0;
};

}  // namespace bulkhead
