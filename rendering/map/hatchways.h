// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rendering/map/runs.h"

namespace bulkhead {

/// A hatchway on an edge or off the lattice, as it begins the battle.
struct HatchwayLeaf {
  ObjectInfo object;
  Run run;
  /// Clear width of the opening, in the middle of the run.
  double access = 0;
  Facing facing = Facing::second;
  Hinge hinge = Hinge::first;
  bool open = false;
  HatchAccess::Kind kind = HatchAccess::Kind::accessible;
  /// The controlling side's; set exactly when the kind is `controlled`.
  std::optional<FillStyle> controller;
  /// The controlling side's name.
  std::string controller_name;
  bool breachable = false;
  /// What it is called.
  std::string label = {};
};

/// Board by board in the order of their edges, then those off the lattice.
[[nodiscard]] std::vector<HatchwayLeaf> lay_out_hatchways(const MapFrame& frame);
/// The same at another scale; see `scaled` of its run.
[[nodiscard]] HatchwayLeaf scaled(HatchwayLeaf hatchway, double factor);
/// Around what is drawn of it: the run with its stubs, the leaf with its swing, the triangle.
[[nodiscard]] std::vector<Rect> boxes_of(const HatchwayLeaf& hatchway);
/// Around all of it.
[[nodiscard]] Rect bounds_of(const HatchwayLeaf& hatchway);

/// Two stubs of wall and a leaf between them: in its frame with a triangle on the side it opens to, or swung 90° at its
/// hinge with a dashed arc. Locked: a bar across the leaf. Controlled: filled in the side's colour and pattern.
/// Airlock: two leaves.
void draw(Canvas& canvas, const HatchwayLeaf& hatchway, const Design& design);
/// The triangle alone, in the design's ink; of an open one nothing.
void draw_opening_side(Canvas& canvas, const HatchwayLeaf& hatchway, const Design& design);

}  // namespace bulkhead
