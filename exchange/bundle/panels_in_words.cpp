// SPDX-License-Identifier: MIT
#include "exchange/bundle/panels_in_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/assignment/panel_assignment.h"
#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/text/hatchway_word.h"

namespace bulkhead {
namespace {

/// Of the mission's sets, in the order of their lists; pillars and caps have no edges.
const KitPiece* find_panel(const Mission& mission, const PieceCount& count) {
  const auto* set = find_set(mission, count.set);
  if (set == nullptr) return nullptr;
  const auto found = std::ranges::find(set->pieces, count.piece, &KitPiece::id);
  const bool panel =
      found != set->pieces.end() &&
      std::ranges::any_of(found->patterns, [](const PiecePattern& pattern) { return !pattern.edges.empty(); });
  return panel ? &*found : nullptr;
}

}  // namespace

std::vector<std::string> panels_in_words(const Mission& mission) {
  const auto build = assign_panels(mission, designed_boxes(mission), pinned_panels(mission), {.remedies = false});
  if (build.buildable != Buildable::yes) return {};
  std::vector<std::string> panels;
  for (const auto& count : build.pieces) {
    const auto* piece = find_panel(mission, count);
    if (piece == nullptr || count.used == 0) continue;
    panels.push_back(fmt::format("{} × {}", count.used, markdown_words(name_or_id(*piece))));
  }
  if (panels.empty()) return {};
  std::vector<std::string> sentences = {fmt::format("Built from {}.", listed(panels, " and "))};
  const auto stand_ins = build.substitutions();
  const auto word = hatchway_word(mission);
  if (stand_ins == 1) {
    sentences.push_back(fmt::format("1 {} panel stands as a wall: its hatch stays shut and nobody opens it.", word));
  } else if (stand_ins > 1) {
    sentences.push_back(
        fmt::format("{} {} panels stand as walls: their hatches stay shut and nobody opens them.", stand_ins, word));
  }
  return sentences;
}

}  // namespace bulkhead
