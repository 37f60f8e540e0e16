// SPDX-License-Identifier: MIT
#include "cli/survey_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/fairness/fairness.h"
#include "cli/console.h"
#include "cli/figures_text.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string boxes_text(const Mission& mission, const Boxes& boxes) {
  std::vector<std::string> words;
  for (const auto& [id, count] : boxes) {
    auto name = id.text();
    for (const auto& used : mission.sets) {
      if (used.set->id == id && !used.set->name.empty()) name = used.set->name;
    }
    words.push_back(fmt::format("{} × {}", count, name));
  }
  return words.empty() ? "no boxes" : fmt::format("{}", fmt::join(words, ", "));
}

std::string shortfall_text(const PanelAssignment& build) {
  std::vector<std::string> words;
  for (const auto& count : build.pieces) {
    if (count.lacking() > 0) words.push_back(fmt::format("{} × {}", count.lacking(), count.piece.text()));
  }
  if (!build.uncovered.empty()) words.push_back(fmt::format("{} edges that no piece fits", build.uncovered.size()));
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string build_text(const Mission& mission, const PanelAssignment& build) {
  const auto boxes = terminal_line(boxes_text(mission, build.boxes));
  switch (build.buildable) {
    case Buildable::yes: {
      const auto count = build.substitutions();
      return count == 0 ? fmt::format("yes, from {}", boxes)
                        : fmt::format("yes, from {}, with {} for {}", boxes,
                                      count == 1 ? "a hatchway panel" : fmt::format("{} hatchway panels", count),
                                      count == 1 ? "a wall" : "walls");
    }
    case Buildable::no: return fmt::format("not from {}; short of {}", boxes, shortfall_text(build));
    case Buildable::unknown: break;
  }
  return build.unlisted.empty() ? "–" : "– nobody has listed the pieces of this terrain set";
}

std::string share_text(const std::optional<double>& share) {
  return share ? fmt::format("{} %", whole_percent(*share)) : "–";
}

std::string fairness_text(const Fairness& fairness) {
  const auto& parts = fairness.parts;
  return fmt::format("{} (access {}, first turn {}, exposure {}, symmetry {})", share_text(fairness.overall),
                     share_text(parts.access), share_text(parts.first_turn), share_text(parts.exposure),
                     share_text(parts.symmetry));
}

std::string in_inches(Length length) {
  return fmt::format("{:.1f}\"", static_cast<double>(length.in_micrometres()) / 25'400);
}

/// `Wardens 9.8" (2 moves), Wreckers 9.8" (2 moves)`
std::string ways_text(const Mission& mission, const SideWays& ways, const ObjectiveWays& objective) {
  std::vector<std::string> words;
  for (std::size_t side = 0; side < ways.sides.size(); ++side) {
    const auto* found = find_side(mission, ways.sides[side]);
    const auto name = name_or_id(found, ways.sides[side]);
    const auto& way = objective.ways[side];
    if (!way) {
      words.push_back(name + " no way");
      continue;
    }
    const int moves = moves_for(*way, usual_move(mission));
    words.push_back(fmt::format("{} {} ({} {})", name, in_inches(*way), moves, moves == 1 ? "move" : "moves"));
  }
  return terminal_line(fmt::format("{}", fmt::join(words, ", ")));
}

std::string objective_text(const Mission& mission, const Id& id) {
  const auto* marker = find_marker(mission, id);
  return terminal_line(marker == nullptr || marker->label.empty() ? id.text() : marker->label);
}

std::string range_text(const RangeStanding& range) {
  const auto span =
      range.low == range.high ? std::to_string(range.low) : fmt::format("{} to {}", range.low, range.high);
  const auto value = range.value ? std::to_string(*range.value) : "– " + to_text(range.value.error());
  return fmt::format("{} (published: {}){}", value, span, range.outside() ? ", outside" : "");
}

}  // namespace

std::string survey_text(const Mission& mission, const Survey& survey) {
  auto text = figures_text(mission, survey.figures);
  text += info_line("can be built", build_text(mission, survey.build));
  text += info_line("fairness", fairness_text(survey.fairness));
  for (const auto& objective : survey.ways.objectives) {
    text += info_line("ways to " + objective_text(mission, objective.objective),
                      ways_text(mission, survey.ways, objective));
  }
  for (const auto& range : survey.ranges) text += info_line(terminal_line(range.figure.text()), range_text(range));
  return text;
}

}  // namespace bulkhead
