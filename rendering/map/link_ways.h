// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/label/obstacles.h"
#include "rendering/map/links.h"

namespace bulkhead {

/// What a link keeps clear of, and within what.
struct LinkSurroundings {
  /// Letters and numbers beside the boards, and the boards' names.
  const LabelObstacles& written;
  /// Walls, hatchways, pillars and markers: links run below them, tags stand beside them.
  const LabelObstacles& built;
  /// Those of them that zones may end at: a link's end below them would not be seen.
  const LabelObstacles& walls;
  Rect limits;
};

/// Moves a link beside where it was, or bends it, as little as can be, where it would run through what is written or
/// hide below what is built for most of its length; else it stays as it is. Its ends then come out from below walls
/// that they lie under. Then places its tags.
void lead_clear(LinkLine& link, const LinkSurroundings& around);

}  // namespace bulkhead
