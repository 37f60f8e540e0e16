// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/snapshot/counts.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/text/hatchway_word.h"

namespace bulkhead {
namespace {

/// How the game measures, moves and sees among walls; nothing where none stand.
std::vector<std::string> measuring_in_words(const Mission& mission) {
  const auto counts = count_pieces(mission);
  if (counts.walls == 0 && counts.hatchways == 0) return {};
  const auto& measuring = mission.system->measuring;
  const auto word = hatchway_word(mission);
  std::vector<std::string> lines;
  if (measuring.distance == Measuring::Distance::ways) {
    lines.push_back(
        fmt::format("Nobody moves, sees or measures through walls and closed {}s. A distance is the "
                    "shortest way round them; where there is none it is infinite.",
                    word));
    if (measuring.to_areas == Measuring::Distance::straight) {
      lines.emplace_back("To zones and areas distances are measured straight, through everything.");
    }
  } else {
    lines.push_back(
        fmt::format("Nobody moves or sees through walls and closed {}s, but distances are measured "
                    "straight, through everything.",
                    word));
  }
  if (measuring.any_base_passes_hatchways) {
    lines.push_back(fmt::format("A base of any size passes an open {}.", word));
  }
  switch (measuring.cover) {
    case Measuring::Cover::unknown: break;
    case Measuring::Cover::partly_hidden:
      lines.emplace_back("A model has cover unless one of the attackers sees every part of its base.");
      break;
    case Measuring::Cover::corners:
      lines.emplace_back(
          "A model has cover where a corner or end of a wall near it, or the base of another model near it, crosses "
          "the lines from the attacker's base to its own.");
      break;
  }
  return lines;
}

}  // namespace

void tell_game(const Mission& mission, BriefingText& text) {
  const auto measuring = measuring_in_words(mission);
  const auto note = markdown_paragraphs(mission.system->note);
  if (measuring.empty() && note.empty()) return;
  text.heading(2, "Rules of the game");
  text.list(measuring);
  if (!note.empty()) text.lines("\n" + note);
}

}  // namespace bulkhead
