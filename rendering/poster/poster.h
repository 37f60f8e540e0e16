// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

struct PosterOptions {
  Paper paper = Paper::a4;
  Orientation orientation = Orientation::best;
  /// One to this.
  double scale = 1;
  /// How far the picture on a sheet goes on below the next one, in millimetres; on one page there is none.
  double overlap = 10;
  /// As on the map, or by outlines alone, which takes little ink.
  enum class Style : unsigned char { full, outline };
  Style style = Style::full;
  /// On one page as large as it needs, for a plotter.
  bool one_page = false;
  const Design* design = &usual_design();
};

struct Poster {
  /// The sheets in reading order; then the key of the signs on as many pages as it takes, where no sheet has room for
  /// it or numbers stand for names.
  Pages pages;
  std::vector<std::string> warnings;
};

/// The battlefield true to scale over as many sheets as it takes. Each says which it is, has crop marks, a plan of all
/// sheets and a bar of exactly 100 mm; one has a key of the signs where no more sheets are needed for it, as has a
/// poster on one page. Fails where that would take more than 400 sheets or a page longer than 5080 mm, where the paper
/// has no room for that bar or the key, and without boards.
[[nodiscard]] Result<Poster> poster(const Mission& mission, const PosterOptions& wanted);

}  // namespace bulkhead
