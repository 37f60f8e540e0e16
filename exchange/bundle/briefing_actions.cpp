// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "analysis/snapshot/counts.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/terrain_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/mission/names.h"
#include "model/text/hatchway_word.h"
#include "model/text/item_words.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// Its kind, what it costs of an operative's action points, whose it is, how often it may be done and when it is
/// complete.
std::vector<std::string> facts(const Mission& mission, const MissionAction& action) {
  std::vector<std::string> facts;
  if (const auto* points = action_points(action)) facts.push_back(markdown_words(*points) + " AP");
  if (action.kind) facts.push_back(kind_words(mission.system->action_kinds, action.kind->text()));
  if (action.side) facts.push_back(side_words(mission, *action.side));
  if (!action.uses.empty()) facts.push_back(uses_words(*mission.system, action.uses));
  for (const auto& moment : moments_in_words(mission, action)) facts.push_back(markdown_words(moment));
  return facts;
}

bool is_called(const MissionAction& action, std::string_view word) {
  return action.name.find(word) != std::string::npos;
}

/// The mission's rules that speak of an action, and so may change it.
std::string rules_about(const Mission& mission, const MissionAction& action) {
  std::vector<std::string> names;
  for (const auto& rule : *mission.rules) {
    if (find_reference(rule.text, "action", action.id) != std::string_view::npos) {
      names.push_back(markdown_words(name_or_id(rule)));
    }
  }
  return names.empty() ? std::string() : listed(names, " and ");
}

/// Whether it has markers from the beginning, or anything places things.
bool may_have_markers(const Mission& mission) {
  const auto places = [](const auto& item) { return !item.places.empty(); };
  return !mission.markers->empty() || std::ranges::any_of(*mission.rules, places) ||
         std::ranges::any_of(*mission.objectives, places) || std::ranges::any_of(*mission.actions, places) ||
         std::ranges::any_of(*mission.stratagems, places);
}

/// What the game allows in this mission: without what is done to a thing that it does not have. In a game that says
/// hatchway doors are those of terrain features, in others those are meant.
std::vector<const MissionAction*> actions_of(const Mission& mission) {
  const bool hatchways = count_pieces(mission).hatchways > 0;
  const bool doors = has_terrain_with_doors(mission) || (hatchways && hatchway_word(mission) == "door");
  const bool markers = may_have_markers(mission);
  auto actions = standing_actions(mission);
  std::erase_if(actions, [&](const MissionAction* action) {
    return (!hatchways && is_called(*action, "hatch")) || (!doors && is_called(*action, "door")) ||
           (!markers && action->target.find("marker") != std::string::npos && rules_about(mission, *action).empty());
  });
  return actions;
}

/// What holds for every action of a kind that this mission or its game has.
void kinds_of_actions(const Mission& mission, BriefingText& text) {
  std::set<std::string_view> used;
  for (const auto& action : *mission.actions) {
    if (action.kind) used.insert(action.kind->text());
  }
  for (const auto* const action : actions_of(mission)) {
    if (action->kind) used.insert(action->kind->text());
  }
  std::vector<std::string> entries;
  for (const auto& kind : mission.system->action_kinds) {
    if (kind.note.empty() || !used.contains(kind.id.text())) continue;
    entries.push_back(fmt::format("**{}:** {}", markdown_words(name_or_id(kind)), markdown_words(kind.note)));
  }
  if (entries.empty()) return;
  text.heading(2, "Kinds of actions");
  text.list(entries);
}

void tell_action(const Mission& mission, const MissionAction& action, BriefingText& text) {
  text.heading(3, name_or_id(action));
  const auto said = facts(mission, action);
  if (!said.empty()) text.paragraph(fmt::format("*{}*", capitalised(fmt::format("{}", fmt::join(said, ", ")))));
  text.named("Who", action.who, action);
  text.named("Target", action.target, action);
  text.user_text(action.text, &action);
  text.placings(action.places, action);
}

void actions(const Mission& mission, BriefingText& text) {
  if (mission.actions->empty()) return;
  text.heading(2, "Actions");
  for (const auto& action : *mission.actions) {
    tell_action(mission, action, text);
    tell_tables_of(mission, texts_of(action), 4, text);
  }
}

/// What everybody may do in any mission of the game.
void actions_of_the_game(const Mission& mission, BriefingText& text) {
  const auto standing = actions_of(mission);
  if (standing.empty()) return;
  text.heading(2, "Actions of the game");
  for (const auto* const action : standing) {
    tell_action(mission, *action, text);
    const auto rules = rules_about(mission, *action);
    if (!rules.empty()) text.paragraph(fmt::format("*In this mission see:* {}.", rules));
  }
}

}  // namespace

void tell_actions(const Mission& mission, BriefingText& text) {
  kinds_of_actions(mission, text);
  actions(mission, text);
  actions_of_the_game(mission, text);
}

}  // namespace bulkhead
