// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/placing/ground_pieces.h"
#include "analysis/placing/shapes_in_reach.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What placings of a mission are about, each made once, when it is first asked for: whoever makes the grounds of
/// several placings makes them from the same shapes. It refers to the mission, what it gives does not. One thread may
/// use it.
class PlacingShapes {
 public:
  explicit PlacingShapes(const Mission& mission) : mission_(mission) {}

  [[nodiscard]] const Mission& mission() const { return mission_; }
  /// Floor: cells side by side in a row as one; the whole of boards without lattice.
  [[nodiscard]] const std::shared_ptr<const GroundPieces>& floor(int level);
  /// The edge of the table.
  [[nodiscard]] const KeptClear& edges(int level);
  /// Walls, hatchways, pillars and wall ends.
  [[nodiscard]] const KeptClear& walls(int level);
  /// The zones in which enemies of a side start, and which zone each of their shapes is of.
  struct Enemies {
    KeptClear shapes;
    std::vector<Id> zones;
  };
  [[nodiscard]] const std::shared_ptr<const Enemies>& enemies(int level, const Id& side);
  /// Of the zones and areas of that id, else of that kind.
  [[nodiscard]] const std::shared_ptr<const GroundPieces>& ground(int level, const Id& word);
  /// Whether a word means a zone, an area or a kind of them.
  [[nodiscard]] bool means_ground(const Id& word) const;
  /// Which quarters are to have a thing each, one bit each; nothing where none is asked for.
  [[nodiscard]] std::optional<unsigned> wanted_quarters(Placing::Quarters quarters);

 private:
  const Mission& mission_;
  std::map<int, std::shared_ptr<const GroundPieces>> floor_;
  std::map<int, KeptClear> edges_;
  std::map<int, KeptClear> walls_;
  std::map<std::pair<int, Id>, std::shared_ptr<const Enemies>> enemies_;
  std::map<std::pair<int, Id>, std::shared_ptr<const GroundPieces>> ground_;
  std::optional<unsigned> used_quarters_;
};

}  // namespace bulkhead
