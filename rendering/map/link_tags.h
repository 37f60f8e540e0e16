// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/links.h"

namespace bulkhead {

/// The tags of lines near both their ends, where a line is long enough. Above all lines: else one would strike out the
/// tag of another.
void draw_tags(Canvas& canvas, const std::vector<LinkLine>& links, const Design& design);

}  // namespace bulkhead
