// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/exporters/option.h"
#include "model/base/result.h"
#include "model/mission/mission.h"
#include "rendering/page/page.h"

namespace bulkhead {

class ExportSource;

/// A sheet as it was made of a mission.
struct MadeSheet {
  /// At least one.
  Pages pages;
  /// One to this, where it shows the table.
  std::optional<double> scale = std::nullopt;
  /// What does not stand on it, or otherwise than one would think, in plain words.
  std::vector<std::string> warnings = {};
};

/// What people hold in their hands, such as the map, a poster or cards: a value in a list, in a file of its own.
struct Sheet {
  /// Never changed once published: `--sheet` and names of files have it.
  std::string_view id;
  /// For the window's list and a PDF's outline.
  std::string_view title;
  /// What is on it, for `export --help`.
  std::string_view content;
  /// Those that several sheets have are in `sheet_options.h`.
  std::vector<ExportOption> options;
  /// Whether it is another where each page becomes a picture, as `ExportSource::for_pictures` tells.
  bool otherwise_in_pictures = false;
  /// Why an option of its own says nothing beside what else was chosen; empty where it does. None: all are heeded.
  std::function<std::string(std::string_view option, const ExportChoices& choices, bool for_pictures)> idle = nullptr;
  /// Whether a mission has anything to put on it.
  std::function<bool(const Mission&)> has_content = [](const Mission& mission) { return !mission.boards.empty(); };
  /// Fails where there is nothing to put on it, or where it does not fit.
  std::function<Result<MadeSheet>(const ExportSource&)> make;
};

}  // namespace bulkhead
