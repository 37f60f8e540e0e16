// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

struct MapSheetOptions {
  Paper paper = Paper::a4;
  Orientation orientation = Orientation::best;
  /// One to this; the largest of the usual scales that fits where there is none.
  std::optional<double> scale = std::nullopt;
  /// The largest of all scales instead.
  bool fill = false;
  const Design* design = &usual_design();
  /// Whether panels have their printed codes beside them, and it is said how far objectives are from the edges and from
  /// one another.
  bool panel_codes = false;
  bool measures = false;
};

struct MapSheet {
  /// One.
  Pages pages;
  /// One to this.
  double scale = 1;
  /// What found no room, or only in part.
  std::vector<std::string> warnings;
};

/// The map of a mission on one page: title and lead, map, scale, legend, what it is built from. Upright or across,
/// whichever shows the map larger. Fails with what would fit if the map does not, and without boards.
[[nodiscard]] Result<MapSheet> map_sheet(const Mission& mission, const MapSheetOptions& options);

/// Reads a scale: `4`, `1:4` or `2.5`, from 0.5 to 200.
[[nodiscard]] Result<double> parse_scale(std::string_view text);
/// `1:4`, `1:2.5`
[[nodiscard]] std::string scale_text(double scale);

}  // namespace bulkhead
