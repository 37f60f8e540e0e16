// SPDX-License-Identifier: MIT
#include "model/edit/verbs/game.h"

#include <fmt/format.h>

#include "model/edit/edit.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/definition_fields.h"

namespace bulkhead {
namespace {

Result<void> check_game(const GameSystem& system) {
  for (const auto& another : system.sequence.another_rounds) {
    if (another.needs <= another.die) continue;
    return fail(fmt::format("A D{} never shows {} or more", another.die, another.needs));
  }
  for (const auto& allowance : system.allowances) {
    if (allowance.more == 0 || allowance.per > 0) continue;
    return fail(
        fmt::format("Allowance {} gives {} more: say for each how many points", allowance.id.text(), allowance.more));
  }
  return check_steps(system);
}

Result<GameSystem> changed(const GameSystem& system, const std::vector<FieldChange>& changes) {
  return with_changes(system, changes, game_fields().thing.noun).and_then([](GameSystem made) {
    return check_game(made).map([&] { return std::move(made); });
  });
}

}  // namespace

SetGame set_game(std::vector<FieldChange> changes) { return {in_order(game_fields().fields, std::move(changes))}; }

Result<Mission> SetGame::apply(const Mission& mission) const {
  return check_texts_of(changes)
      .and_then([&] { return changed(*mission.system, changes); })
      .map([&](GameSystem system) {
        Mission result = mission;
        result.system = Part<GameSystem>(std::move(system));
        return result;
      });
}

std::string SetGame::text_form(const Mission&) const { return "game" + changes_text(game_fields().fields, changes); }

StepName SetGame::step_name(const Mission&) const {
  const auto* field = changes.size() == 1 ? find_field<GameSystem>(changes.front().field) : nullptr;
  return field == nullptr ? StepName("The game") : StepName(std::string("The game: ") + std::string(field->label));
}

std::string_view game_usage() {
  static const auto usage = "game" + usage_of_fields(game_fields().fields);
  return usage;
}

Result<Edit> parse_game(const Mission& mission, EditWords words) {
  const auto fields = game_fields().fields;
  EditReader read(mission, words, 0, keywords_of(fields));
  if (read.clauses().clauses.empty()) read.refuse("Say what is to be changed");
  auto changes = read_changes(read, fields);
  if (read.failed()) return read.made({});
  const auto fine = with_changes(*mission.system, changes, game_fields().thing.noun);
  if (!fine) read.refuse(fine.error().message);
  return read.made(set_game(std::move(changes)));
}

}  // namespace bulkhead
