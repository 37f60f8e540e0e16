// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/links.h"

namespace bulkhead {

/// Of the disc of a tag.
inline constexpr double tag_radius = 2.1;

/// The tags of lines where they have their places. Above all lines: else one would strike out the
/// tag of another.
void draw_tags(Canvas& canvas, const std::vector<LinkLine>& links, const Design& design);

}  // namespace bulkhead
