// SPDX-License-Identifier: MIT
#include "analysis/cells/components.h"

#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>

#include "model/base/contracts.h"

namespace bulkhead {

Components::Components(const CellGraph& graph, Hatchways hatchways) : component_(graph.cell_count(), none) {
  boost::disjoint_sets_with_storage<> sets(graph.cell_count());
  for (std::size_t cell = 0; cell < graph.cell_count(); ++cell) sets.make_set(cell);
  for (const auto& pair : graph.neighbours()) {
    const bool open = pair.kind == EdgeKind::open;
    const bool opened = pair.kind == EdgeKind::hatchway && hatchways == Hatchways::open;
    if (open || opened) sets.union_set(pair.first, pair.second);
  }
  for (const auto& link : graph.links()) {
    if (link.from.empty() || link.to.empty()) continue;
    for (const auto cell : link.from) sets.union_set(cell, link.to.front());
    for (const auto cell : link.to) sets.union_set(cell, link.from.front());
  }
  std::vector<std::uint32_t> number(graph.cell_count(), none);  // of the component that a cell represents
  for (std::size_t cell = 0; cell < graph.cell_count(); ++cell) {
    if (!graph.is_floor(cell)) continue;
    auto& component = number[sets.find_set(cell)];
    if (component == none) {
      component = static_cast<std::uint32_t>(cells_.size());
      cells_.emplace_back();
    }
    component_[cell] = component;
    cells_[component].push_back(static_cast<std::uint32_t>(cell));
    ++cell_count_;
  }
}

std::size_t Components::largest() const {
  BULKHEAD_EXPECTS(!cells_.empty());
  const auto found =
      std::max_element(cells_.begin(), cells_.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  return static_cast<std::size_t>(found - cells_.begin());
}

}  // namespace bulkhead
