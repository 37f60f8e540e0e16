// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/edit/edit.h"
#include "model/library/item_edits.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText replaced{"replaced",
                               "{action} stands in the place of the game's action of the same id; if that is not "
                               "meant, give it another id"};
constexpr MessageText said_twice{"said-twice",
                                 "what the game says already needs no saying again; {action} says the same as the "
                                 "game's action of that id, and would not follow it if that changed"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& of_game = context.mission.system->actions;
  for (const auto& action : *context.mission.actions) {
    const auto found =
        std::find_if(of_game.begin(), of_game.end(), [&](const MissionAction& other) { return other.id == action.id; });
    if (found == of_game.end()) continue;
    auto name = arg<"action">(name_of(action));
    if (says_the_same(action, *found)) {
      observations.push_back(
          {message<said_twice>(std::move(name)), {address_of(action.id)}, one_fix(RemoveObjects{{action.id}})});
    } else {
      observations.push_back({message<replaced>(std::move(name)), {address_of(action.id)}, {}});
    }
  }
  return observations;
}

}  // namespace

Check replaced_action_check() {
  return {.key = "replaced-action",
          .title = "Action of the game replaced",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule =
              "An action of the mission has an id that no action of the game system has, unless it is meant to "
              "stand in that one's place; and then it says something else.",
          .reason =
              "The game's action is then none of this mission, in the briefing and for texts that name it, and nobody "
              "who knows the game expects that.",
          .places = "the mission's action",
          .remedy =
              "Remove it where it says the same. Where it is meant, waive the finding; else give the action another "
              "id.",
          .messages = {replaced, said_twice},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
