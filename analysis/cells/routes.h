// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/cells/cell_graph.h"

namespace bulkhead {

/// What a way costs: hatchways to pass before all, then steps between neighbouring cells.
struct Route {
  int hatchways = 0;
  int cells = 0;
  friend constexpr auto operator<=>(const Route&, const Route&) = default;
};

/// The best routes of a side from where it starts to every cell.
class Routes {
 public:
  Routes() = default;
  /// Every hatchway counts one, whatever state it starts in; locked ones and those that another side controls are
  /// barred, airlocks are not. A link between cells is one step.
  Routes(const CellGraph& graph, std::span<const std::uint32_t> starts, const Id& side);

  /// Whether these, which were found on `before`, are also what one would find from the same starts on `now`. May say
  /// no where they are; always does where much has changed.
  [[nodiscard]] bool still_hold(const CellGraph& before, const CellGraph& now, const Id& side) const;

  /// Nothing where there is no way.
  [[nodiscard]] std::optional<Route> to(std::size_t cell) const;
  /// The best to any of the cells.
  [[nodiscard]] std::optional<Route> to_any(std::span<const std::uint32_t> cells) const;

  friend bool operator==(const Routes&, const Routes&) = default;

 private:
  /// Hatchways in the upper half, steps in the lower.
  std::vector<std::uint64_t> costs_;
};

}  // namespace bulkhead
