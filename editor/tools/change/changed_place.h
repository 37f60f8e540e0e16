// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "editor/tools/texts/form.h"

namespace bulkhead {

/// Where it can be seen that one mission is not the other.
struct ChangedPlace {
  /// Among texts and definitions, and the first that is another and still there.
  bool texts = false;
  std::optional<TextKey> text;
  /// On the battlefield, and what stands there now otherwise than before, or stood there, board by board.
  bool map = false;
  std::vector<Address> places;
  /// In the mission's head, its sides or its boxes, which the inspector shows where nothing is selected.
  bool head = false;
};
[[nodiscard]] ChangedPlace changed_place(const Mission& before, const Mission& now);

}  // namespace bulkhead
