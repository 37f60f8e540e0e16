// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_deploy.h"

#include <algorithm>

#include "exchange/sketch/sketch_text.h"

namespace bulkhead {
namespace {

struct DeployCells {
  CellsShape first;
  CellsShape second;
};

DeployCells deploy_cells(DeployPattern pattern, LatticeSize size, const std::vector<int>& boards) {
  DeployCells result;
  if (pattern == DeployPattern::horizontal) {
    for (int column = 0; column < size.columns; ++column) {
      result.first.cells.push_back({boards.front(), {column, 0}});
      result.second.cells.push_back({boards.back(), {column, size.rows - 1}});
    }
  }
  if (pattern == DeployPattern::vertical) {
    for (const int board : boards) {
      for (int row = 0; row < size.rows; ++row) {
        result.first.cells.push_back({board, {0, row}});
        result.second.cells.push_back({board, {size.columns - 1, row}});
      }
    }
  }
  std::ranges::sort(result.first.cells);
  std::ranges::sort(result.second.cells);
  return result;
}

/// The zone of a side's start that has exactly these cells, or null.
const Zone* start_zone(const Mission& mission, const Id& side, const CellsShape& cells) {
  const auto found = std::ranges::find_if(*mission.zones, [&](const Zone& zone) {
    const auto* kind = find_zone_kind(*mission.system, zone.kind);
    return kind != nullptr && kind->start == ZoneKind::Start::deploys && zone.side == side &&
           zone.shape == Shape(cells);
  });
  return found == mission.zones->end() ? nullptr : &*found;
}

}  // namespace

std::vector<Zone> drop_zones(DeployPattern pattern, int boards, const Id& kind) {
  if (pattern == DeployPattern::none) return {};
  std::vector<int> numbers;
  for (int number = 1; number <= boards; ++number) numbers.push_back(number);
  auto cells = deploy_cells(pattern, sketch_board, numbers);
  return {{Id("side-a-drop-zone"), kind, Id("side-a"), "", std::move(cells.first), {}},
          {Id("side-b-drop-zone"), kind, Id("side-b"), "", std::move(cells.second), {}}};
}

Deployment find_deployment(const Mission& mission, const std::vector<int>& boards) {
  if (mission.sides->size() < 2) return {};
  const auto size = find_lattice(mission, boards.front())->size();
  for (const auto pattern : {DeployPattern::horizontal, DeployPattern::vertical}) {
    const auto cells = deploy_cells(pattern, size, boards);
    for (const bool swapped : {false, true}) {
      const auto& sides = *mission.sides;
      const auto* first = start_zone(mission, sides[swapped ? 1 : 0].id, cells.first);
      const auto* second = start_zone(mission, sides[swapped ? 0 : 1].id, cells.second);
      if (first != nullptr && second != nullptr) return {pattern, {first->id, second->id}, swapped};
    }
  }
  return {};
}

}  // namespace bulkhead
