// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "analysis/figures/survey.h"
#include "exchange/survey_json.h"
#include "model/edit/edit.h"
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
/// About how many edits are tried.
inline constexpr std::size_t most_exercised_edits = 20;

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

/// What an edit makes of a sound mission is sound, can be written, and comes of its text as well; or it is refused in
/// words.
inline std::string edit_trouble(const Mission& mission, const Edit& edit) {
  const auto text = edit.text_form(mission);
  const auto changed = edit.apply(mission);
  if (!changed) return changed.error().message.empty() ? "refused without words: " + text : std::string();
  const auto read = parse_edits(mission, text);
  if (!read) return "cannot be read: " + text + ": " + read.error().message;
  if (read->apply(mission) != *changed) return "reads as another edit: " + text;
  if (const auto broken = broken_invariants(*changed); !broken.empty()) {
    return fmt::format("unsound after {}: {}", text, fmt::join(broken, "; "));
  }
  auto trouble = round_trip_trouble(*changed);
  return trouble.empty() ? trouble : "after " + text + " " + trouble;
}

/// Edits that reach far: the battlefield turned and mirrored, each named thing renamed and removed.
inline std::vector<Edit> far_reaching_edits(const Mission& mission) {
  std::vector<Edit> edits = {TransformBattlefield{Transform::mirror_left_right},
                             TransformBattlefield{Transform::rotate_90}};
  for (const auto& object : named_objects(mission)) {
    edits.emplace_back(RenameObject{object.id, Id("another-id-than-all")});
    edits.emplace_back(RemoveObjects{{object.id}});
    if (edits.size() > most_exercised_edits) break;
  }
  return edits;
}

/// All that the programs do with a document: read and write it, and where `whole`, check it, make and apply fixes, edit
/// it, tell its figures and export it. Contracts that break end the program.
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
  auto edits = far_reaching_edits(mission);
  for (const auto& finding : check_mission(mission).findings) {
    if (edits.size() < most_exercised_edits) {
      const auto& fixes = finding.fixes();
      edits.insert(edits.end(), fixes.begin(), fixes.end());
    }
    if (to_text(finding.message).empty()) return {true, finding.key + " has no words"};
    for (const auto& address : finding.addresses) {
      if (!exists(mission, address)) return {true, finding.key + " is nowhere"};
    }
  }
  for (const auto& edit : edits) {
    if (auto trouble = edit_trouble(mission, edit); !trouble.empty()) return {true, trouble};
  }
  if (!nlohmann::json::accept(survey_json(mission, survey_of(mission, designed_boxes(mission))))) {
    return {true, "has a survey that is no JSON"};
  }
  // What several exporters need is made once.
  const ExportSource source(mission, {{"dpi", "20"}});
  for (const auto& exporter : exporters()) {
    const auto made = exporter.make(source);
    if (!made && made.error().message.empty()) return {true, "no export and no reason"};
  }
  return {true, {}};
}

}  // namespace bulkhead::test
