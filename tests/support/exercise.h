// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>

#include "analysis/survey.h"
#include "exchange/survey_json.h"
#include "model/io/mission_file.h"
#include "tests/support/invariants.h"
#include "workbench/checking.h"
#include "workbench/export.h"

namespace bulkhead::test {

/// How a document fared.
struct Exercise {
  bool read = false;
  /// What went wrong, in words; empty if nothing did.
  std::string trouble;
};

/// More cells than these are left out of what takes long.
inline constexpr std::size_t most_exercised_cells = 300;

inline std::size_t cells_of(const Mission& mission) {
  std::size_t cells = 0;
  for (const auto& board : mission.boards)
    cells += board->lattice() == nullptr ? 1 : board->lattice()->size().cell_count();
  return cells;
}

/// What is written of a mission reads to the same mission and is spelt the same.
inline std::string round_trip_trouble(const Mission& mission) {
  const auto written = write_within_limits(mission);
  if (!written) return "cannot be written: " + written.error().message;
  const auto again = read_mission(*written, "written", nullptr);
  if (!again) return "cannot be read again: " + to_text(again.error());
  if (!(again->mission == mission)) return "reads as another mission";
  return write_mission(again->mission) == *written ? std::string() : "is spelt otherwise the second time";
}

/// All that the programs do with a document without being asked to change it: read and write it, and where `whole`,
/// check it, tell its figures and export it. Contracts that break end the program.
inline Exercise exercised(const std::string& document, bool whole = true) {
  const auto read = read_mission(document, "m", nullptr);
  if (!read) {
    const auto& error = read.error();
    return {false, error.message.empty() || error.line < 1 ? "refused without words or place" : std::string()};
  }
  const auto& mission = read->mission;
  if (const auto broken = broken_invariants(mission); !broken.empty()) {
    return {true, fmt::format("unsound: {}", fmt::join(broken, "; "))};
  }
  if (auto trouble = round_trip_trouble(mission); !trouble.empty()) return {true, trouble};
  if (!whole || cells_of(mission) > most_exercised_cells) return {true, {}};
  for (const auto& finding : check_mission(mission).findings) {
    if (to_text(finding.message).empty()) return {true, finding.key + " has no words"};
    for (const auto& address : finding.addresses) {
      if (!exists(mission, address)) return {true, finding.key + " is nowhere"};
    }
  }
  if (survey_json(mission, survey_of(mission, designed_boxes(mission))).empty()) return {true, "has no survey"};
  for (const auto kind : {ExportKind::briefing, ExportKind::rules, ExportKind::sketch, ExportKind::map_svg}) {
    const auto made = make_export(mission, kind, {});
    if (!made && made.error().message.empty()) return {true, "no export and no reason"};
  }
  return {true, {}};
}

}  // namespace bulkhead::test
