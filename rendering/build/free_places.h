// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// Where something stands that no lattice gives a place.
struct FreePlace {
  /// On which board, by number from 1.
  int board = 1;
  /// On the battlefield.
  Point middle;
  /// Clockwise, in degrees; nothing of what looks the same however it is turned.
  std::optional<int> turn;
  bool mirrored = false;
  /// Of terrain; null of anything else.
  const FeatureKind* kind = nullptr;
};

/// All such places of a mission, which must outlive them: of features, pieces off the lattice, and markers at points.
class FreePlaces {
 public:
  explicit FreePlaces(const Mission& mission);

  /// Of several pieces that one panel covers, between them. Nothing for what stands on the lattice.
  [[nodiscard]] std::optional<FreePlace> of(const std::vector<Address>& covers) const;

 private:
  std::map<Id, FreePlace> places_;
};

/// How large the boards are, in the unit of the mission's game: `board 30 × 22″`, `boards 606 × 707 mm each`; those
/// that differ one by one.
[[nodiscard]] std::string sizes_of_boards(const Mission& mission);

/// As one measures it on the table, from the nearer edges of its board, in the unit of the mission's game:
/// `12″ from west, 8.5″ from north, turned 15°`; with the board's number where there are several.
[[nodiscard]] std::string in_words(const Mission& mission, const FreePlace& place);

}  // namespace bulkhead
