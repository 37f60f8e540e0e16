// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/built/prism.h"

namespace bulkhead {

/// Bodies that do not overlap in an order in which each may be drawn over those before it: the painter's algorithm
/// (Newell, Newell, Sancha, "A solution to the hidden surface problem", 1972), in which an exact test between two
/// convex bodies takes the place of theirs between polygons: a plane that parts them (`precedence`). Which of two must
/// come first is asked for those alone whose boxes overlap in the picture, and the answers are sorted topologically
/// (Kahn, "Topological sorting of large networks", 1962). Upright bodies on the ground never hide each other in a
/// circle, as convex shapes of a plane never do; with bridges among them they may. Those are cut along upright planes
/// of sight through their corners: between two such planes they lie one behind the other as rectangles of a plane do.
///
/// The result is the same for the same bodies. Where files bring millions of pairs that hide each other, or circles of
/// very many bodies, some are left out or not cut, and these may be drawn wrongly.
[[nodiscard]] std::vector<Prism> back_to_front(std::vector<Prism> prisms, const Axonometry& view);

}  // namespace bulkhead
