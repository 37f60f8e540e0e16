// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "scripting/checks/item_lua.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/engine/played_games.h"

namespace bulkhead {
namespace {

constexpr MessageText did_nothing{
    "never-fires", "something comes of an item's Lua; in {games} battles that nobody played nothing came of {item}"};
constexpr MessageText nobody_scored{
    "never-scores",
    "somebody scores by an objective; in {games} battles that nobody played the {role} never did by {objective}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& games = context.games;
  if (!games || games->games == 0 || games->mission != context.mission.head->id.text()) return observations;
  // What the battles say of items that are not there any more says nothing of those that are.
  for_each_lua(context.mission, [&](std::string_view, const Item& item, const std::vector<ItemLua>&) {
    const auto ends_with_id = [&](const std::string& key) { return key.ends_with(":" + item.id.text()); };
    if (!item.lua.empty() && std::any_of(games->never_fired.begin(), games->never_fired.end(), ends_with_id)) {
      observations.push_back(
          {message<did_nothing>(arg<"games">(games->games), arg<"item">(name_of(item))), {address_of(item.id)}, {}});
    }
  });
  for (const auto& objective : *context.mission.objectives) {
    for (const auto& unscored : games->never_scored) {
      if (unscored.objective != objective.id.text()) continue;
      observations.push_back({message<nobody_scored>(arg<"games">(games->games), arg<"role">(unscored.role),
                                                     arg<"objective">(name_of(objective))),
                              {address_of(objective.id)},
                              {}});
    }
  }
  return observations;
}

}  // namespace

Check never_fires_check() {
  return {
      .key = "never-fires",
      .title = "Never fires",
      .group = Check::Group::missions,
      .level = Level::note,
      .rule =
          "Where `--games` names what many automatic battles of the mission came to, the Lua of each item changed, "
          "forbade or rolled for something in at least one of them, and each side scored at least once by each "
          "objective that is its own.",
      .reason =
          "A rule that never does anything is often one that waits for an event that does not come, or asks for more "
          "than a battle gives. The battles are a caricature: what only people think of doing never fires in them, "
          "and that is in order.",
      .places = "the item",
      .remedy = "Look at what it waits for; put it right, or mute the note where only people make it happen.",
      .messages = {did_nothing, nobody_scored},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
