// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/mission/mission.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

struct MapSheetOptions {
  Paper paper = Paper::a4;
  /// One to this; the largest of the usual scales that fits where there is none.
  std::optional<double> scale;
  const Design* design = &usual_design();
};

struct MapSheet {
  /// One.
  Pages pages;
  /// One to this.
  double scale = 1;
};

/// The map of a mission on one page: title and lead, map, scale, legend, what it is built from. Upright or across,
/// whichever shows the map larger. Fails with what would fit if the map does not, and without boards.
[[nodiscard]] Result<MapSheet> map_sheet(const Mission& mission, const MapSheetOptions& options);

/// Reads a scale: `4`, `1:4` or `2.5`, from 0.5 to 200.
[[nodiscard]] Result<double> parse_scale(std::string_view text);
/// `1:4`, `1:2.5`
[[nodiscard]] std::string scale_text(double scale);

}  // namespace bulkhead
