// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_zone(const Mission&, Zone zone) {
  if (auto* shape = std::get_if<CellsShape>(&zone.shape)) *shape = cells_shape(std::move(shape->cells));
  return PutZone{std::move(zone), false};
}
inline Edit set_area(const Mission&, Zone area) {
  if (auto* shape = std::get_if<CellsShape>(&area.shape)) *shape = cells_shape(std::move(shape->cells));
  return PutZone{std::move(area), true};
}

}  // namespace bulkhead
