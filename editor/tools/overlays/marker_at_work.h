// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/base/identifier.h"
#include "model/mission/places.h"

namespace bulkhead {

/// A marker that a tool puts or moves.
struct MarkerAtWork {
  Id kind;
  /// Nothing for one that is still to be put.
  std::optional<Id> marker = {};
  /// Where it stands, or would if the tool did what it is about to do; nothing where the tool does nothing.
  std::optional<Place> at = {};
  friend bool operator==(const MarkerAtWork&, const MarkerAtWork&) = default;
};

}  // namespace bulkhead
