// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// The kinds of terrain features that the mission's sets have, each once, in the order of the sets.
[[nodiscard]] std::vector<const FeatureKind*> terrain_kinds(const Mission& mission);

/// A kind of terrain to take, with how much of it there is.
struct TerrainStock {
  Id kind;
  std::string name;
  /// The name of its set.
  std::string set;
  /// How many stand on the boards.
  int placed = 0;
  /// How many the mission's boxes hold, where the set says so: by a piece with the id of the kind.
  std::optional<int> in_boxes;
  friend bool operator==(const TerrainStock&, const TerrainStock&) = default;
};

/// Those of the kinds that have all of some words in name, id or set, in the same order.
[[nodiscard]] std::vector<TerrainStock> terrain_stock(const Mission& mission, std::string_view words = {});

/// `2 of 4 left`, `1 too many`, or, of what nobody has counted, `3 placed`; empty for none of those.
[[nodiscard]] std::string words_for(const TerrainStock& stock);

/// A mission with nothing but one board, and on its middle one feature of a kind, which a set of the mission has; with
/// some room around it. To be drawn as the picture of the kind.
[[nodiscard]] Mission picture_of_kind(const Mission& mission, const Id& kind);

}  // namespace bulkhead
