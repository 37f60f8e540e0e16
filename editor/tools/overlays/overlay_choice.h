// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "editor/tools/overlays/hatchway_states.h"

namespace bulkhead {

/// Keys of overlays (see MapOverlay).
using OverlayKeys = std::set<std::string, std::less<>>;

/// What the user wants to see above the map.
struct OverlayChoice {
  OverlayKeys shown;
  /// Distances are counted from this zone; nothing: from the pointer.
  std::optional<Id> zone;
  HatchwayStates hatchways;
  friend bool operator==(const OverlayChoice&, const OverlayChoice&) = default;

  [[nodiscard]] bool shows(std::string_view overlay) const { return shown.contains(overlay); }
  /// A fill takes the place of another that was shown.
  void show(std::string_view overlay, bool wanted);
};

/// What is shown, in the order of the list and parted by blanks, and back; words that are no keys are left out, and all
/// fills but the first.
[[nodiscard]] std::string to_text(const OverlayKeys& shown);
[[nodiscard]] OverlayKeys parse_overlay_keys(std::string_view text);

}  // namespace bulkhead
