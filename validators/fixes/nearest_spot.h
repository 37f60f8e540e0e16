// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "analysis/placing/placing_ground.h"
#include "model/edit/edit.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A place where a marker might go, and how far that is from where it stands.
struct NearestPlace {
  Place place;
  Spot spot;
  /// In square micrometres.
  std::int64_t squared_distance = 0;
};
/// The nearest free node, open edge or cell of a lattice, or point of a board without one, half an inch from the next
/// ones, that suits; the first of equals. Nothing where none does.
[[nodiscard]] std::optional<NearestPlace> nearest_place(const Mission& mission, Point from,
                                                        const std::function<bool(const Spot&)>& suits);

}  // namespace bulkhead
