// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>

#include "analysis/plan/plan.h"
#include "analysis/snapshot/snapshot.h"
#include "editor/tools/overlays/hatchway_states.h"
#include "editor/tools/view/table.h"

namespace bulkhead {

/// What all overlays are worked out from: a mission as somebody looks at it. Immutable, for any thread.
struct OverlayInput {
  std::shared_ptr<const Mission> mission;
  HatchwayStates look;
  Table table;
  Snapshot snapshot;
  struct Level {
    Plan plan;
    /// One of its boards: those of a level lie to each other on the table as they do on the battlefield.
    int board = 1;
  };
  using Levels = std::map<int, Level>;
  /// Without levels whose geometry cannot be held (see Plan). Shared with what came before, where only texts, zones or
  /// markers have changed; where hatchways look otherwise, the plans are changed, not made anew.
  std::shared_ptr<const Levels> levels;

  /// `snapshot` must be of the mission. `previous` only saves work; it may be null.
  [[nodiscard]] static std::shared_ptr<const OverlayInput> make(const std::shared_ptr<const Mission>& mission,
                                                                const HatchwayStates& look, Snapshot snapshot,
                                                                const OverlayInput* previous);

  /// A place on the table as a point of a level; nothing off the boards.
  struct LevelPoint {
    const Level& level;
    Point point;
  };
  [[nodiscard]] std::optional<LevelPoint> locate(Vec on_table) const;
  [[nodiscard]] Vec on_table(const Level& level, FinePoint point) const;
  [[nodiscard]] Vec on_table(std::uint32_t cell) const;
  /// Where an edge lies: its middle, and the way from there to one of its ends.
  struct Edge {
    Vec middle;
    Vec along;
  };
  [[nodiscard]] Edge on_table(const EdgeAddress& edge) const;
  [[nodiscard]] std::vector<Rect> cells_on_table(const std::vector<std::uint32_t>& cells) const;
  /// All of a level.
  [[nodiscard]] std::vector<Rect> boards_on_table(const Level& level) const;
  /// See `usual_move`.
  [[nodiscard]] Length move() const;
};

}  // namespace bulkhead
