// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// A placing and the item that asks for it; both are the mission's.
struct AskedPlacing {
  const Item* item = nullptr;
  const Placing* placing = nullptr;
};

/// All placings of a mission's items, in the order of the document.
[[nodiscard]] std::vector<AskedPlacing> placings_of(const Mission& mission);

/// Whether what it places stands when the battle begins: at no stated moment, at `battle-start`, or in a step of the
/// set-up.
[[nodiscard]] bool is_set_up(const GameSystem& system, const Placing& placing);

/// The placings by which a marker may have come to stand: of its kind, before the battle, and by no other side than
/// its own, if it has one.
[[nodiscard]] std::vector<AskedPlacing> placings_for(const Mission& mission, const Marker& marker);

/// The markers of a kind that may have come to stand by placings, and all placings by which markers of that kind may.
struct PlacedKind {
  Id kind;
  std::vector<AskedPlacing> placings;
  std::vector<const Marker*> markers;
};
/// In the order of the placings; without kinds of which no such marker stands on the battlefield.
[[nodiscard]] std::vector<PlacedKind> placed_kinds(const Mission& mission);

}  // namespace bulkhead
