// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/sight/cone.h"

namespace bulkhead {

/// All corners that a viewpoint sees, each once, in order of their numbers; into a vector whose memory is used again.
/// Of corners in line with one another on both sides of the line the farther ones may be left out.
void visible_corners(const StripMesh& mesh, const Viewpoint& viewpoint, std::vector<std::uint32_t>& found);

}  // namespace bulkhead
