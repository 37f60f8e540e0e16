// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "analysis/plan/uprights.h"
#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// The ground on which terrain is put: where a feature snaps to, and what is in its way there. Remembers what stands on
/// the level that was asked for last, as long as the mission is the same. Boards that are named exist (contract).
class TerrainGround {
 public:
  /// Where the feature stands if its sides are drawn to those of what stands near and to the board's edges, as far as
  /// the pointer feels, each direction by itself; where nothing is near, on the board's grid (see `grid_step`), or
  /// without one in whole millimetres. With Alt nothing draws it. On the board.
  [[nodiscard]] Point snapped(const Scene& scene, int board, const Feature& feature, const Pointer& pointer) const;

  /// What is wrong with a place, in the user's language: what the feature would overlap, or that it reaches over the
  /// edge. Empty where nothing is.
  [[nodiscard]] std::string trouble(const Mission& mission, int board, const Feature& feature) const;

 private:
  struct Seen {
    Mission mission;
    int level = 0;
    Uprights uprights;
  };
  [[nodiscard]] const Uprights& uprights(const Mission& mission, int board) const;

  mutable std::optional<Seen> seen_;
};

/// Whether the rectangles around two features of one board, with all that lies flat, have ground in common.
[[nodiscard]] bool lie_on_each_other(const Mission& mission, int board, const Feature& one, const Feature& other);

}  // namespace bulkhead
