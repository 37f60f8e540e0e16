// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/built/axonometry.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

struct BuildSheetOptions {
  Paper paper = Paper::a4;
  Orientation orientation = Orientation::best;
  /// From which corner the board is shown as it will stand.
  BuiltView view = BuiltView::from_south;
  /// Whether the steps follow, up to four on a page.
  bool steps = true;
  const Design* design = &usual_design();
};

struct BuildSheet {
  /// The first shows what stands in the end and lists its pieces; then come the steps that add something, several on a
  /// page where each has pictures and codes that can be read; a list that is longer than its page goes on on the next.
  Pages pages;
  /// Of the boards seen from above on the first page: one to this.
  double scale = 1;
  /// What whoever builds it must know, as it stands on the first page; then whether its panels may be chosen better,
  /// and what of the sheet is cut.
  std::vector<std::string> remarks;
};

/// How to build a battlefield, for the table: from above with the codes of the pieces, as it will stand, what is taken
/// from which box, and step by step with a box to tick for each piece. Fails without boards, with more than a sheet
/// has room for, and where the codes would be too small to read, with what paper would do.
[[nodiscard]] Result<BuildSheet> build_sheet(const Mission& mission, const BuildSheetOptions& options);

}  // namespace bulkhead
