// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// Of one mission, as it was written.
struct ExportedFiles {
  /// In the order of what was made.
  std::vector<std::string> paths;
  std::vector<SheetReport> sheets;
  std::vector<std::string> remarks;
};

/// For programs: an array with an entry for each sheet of each file, then one for each file that holds none. What is to
/// be said of no sheet stands with the first of those.
[[nodiscard]] std::string exported_json(const std::vector<ExportedFiles>& exported);

}  // namespace bulkhead
