// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "rendering/build/build_pieces.h"
#include "rendering/built/bodies.h"

namespace bulkhead {

/// What a step adds stands out, what stands already is pale, what comes later is not there. Zones are marked with the
/// markers.
[[nodiscard]] Emphasis emphasis_in(const BuildPieces& pieces, BuildStep step, const ObjectInfo& object);

/// The table from above while it is built, with the codes of what a step adds; without heights, on which the crosses
/// would stand.
struct StepPlan {
  /// What stands already, in pale colours, and what is new.
  MapPlan before;
  MapPlan added;
  Design pale;
  /// Lines beside panels that are longer than an edge, from end to end.
  std::vector<Path> extents;
  /// To where pieces are measured that stand off the lattice.
  std::vector<Vec> middles;
  /// By index of the code: the piece that it stands at.
  std::vector<std::size_t> pieces;

  /// The number that stands in the place of a piece's code; 0 where its code does.
  [[nodiscard]] int number_of(std::size_t piece) const;
  /// The same of the name of a zone or area.
  [[nodiscard]] int number_of(const Id& ground) const;
};

/// `limits` is where codes may stand.
[[nodiscard]] StepPlan lay_out_step(const Mission& mission, const BuildPieces& pieces, BuildStep step,
                                    const MapOptions& options, const Rect& limits);
/// Its layers and objects are left to the page.
void paint_step(Canvas& canvas, const StepPlan& plan);

}  // namespace bulkhead
