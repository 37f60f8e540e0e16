// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// The heading of what may be chosen of maps.
inline constexpr std::string_view map_group = "The map";

/// What may be chosen of every map sheet: paper, scale, design; and more of its own.
[[nodiscard]] std::vector<ExportOption> map_options(std::vector<ExportOption> more = {});
[[nodiscard]] MapSheetOptions sheet_options(const ExportSource& source);

/// Why there is no map, where the scale was not asked for.
[[nodiscard]] Result<void> expect_map(const ExportSource& source);

}  // namespace bulkhead
