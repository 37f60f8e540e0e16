// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/sheet/map_sheet.h"

namespace bulkhead {

struct Mission;

enum class MapFormat : unsigned char { pdf, svg, png };

/// How the map sheet becomes files.
struct MapFileOptions {
  MapSheetOptions sheet;
  /// Of the PNG; above zero.
  int dpi = 300;
  /// In the SVG, letters as `<text>` that can be edited instead of outlines.
  bool svg_text_as_text = false;
};

/// A sheet of a mission in one format. Fails where there is no type to write with, or the picture would be too large.
[[nodiscard]] Result<std::string> map_file(const Mission& mission, const MapSheet& sheet, MapFormat format,
                                           const MapFileOptions& options);

}  // namespace bulkhead
