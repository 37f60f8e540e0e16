// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/mission/fields.h"
#include "tests/support/picking.h"

namespace bulkhead::test {
namespace {

std::string pick_lua() {
  return pick_of<std::string>({"", "\n", "return 1",
                               "\n\nfunction on_round_start(rule, battle)\n  return \"]]>\"\nend\n",
                               "local t = a[b[1]]>2 and x or y -- ]]>]]>\n", "  -- Ä \t\n", "]]", "]]>", ">"});
}

/// What all items have, and any text in each field that holds one, those of its rows included.
template <typename T>
void pick_item(T& item) {
  if (pick_bool()) item.origin = LibraryId(pick_bool() ? "any-system/venting" : "venting");
  for (int number = pick_int(0, 2); number > 0; --number) {
    item.params.push_back({numbered_id("param", number), "", pick_extras()});
  }
  for_each_member<std::string>(
      item, [](const FieldInfo& field, std::string& text) { text = field.key == "lua" ? pick_lua() : pick_text(); });
  item.extras = pick_extras({"lua"});
}

Scoring pick_scoring() {
  Scoring scoring{pick_word(), 0, 0, Scoring::Player::either, pick_extras()};
  if (pick_bool()) {
    scoring.first_round = pick_int(1, 5);
    scoring.last_round = pick_int(scoring.first_round, 6);
  }
  scoring.player = pick_of<Scoring::Player>({Scoring::Player::either, Scoring::Player::first, Scoring::Player::second});
  return scoring;
}

MissionObjective pick_objective(int number) {
  auto objective = fresh<MissionObjective>(numbered_id("mission-objective", number));
  objective.kind = pick_word();
  for (int count = pick_int(0, 3); count > 0; --count) objective.scorings.push_back(pick_scoring());
  for (int count = pick_int(0, 2); count > 0; --count) {
    objective.conditions.push_back({pick_int(-5, 20), "", "", pick_extras()});
  }
  pick_item(objective);
  return objective;
}

Stratagem pick_stratagem(int number) {
  auto stratagem = fresh<Stratagem>(numbered_id("stratagem", number));
  pick_item(stratagem);
  stratagem.cost = pick_int(0, 4);
  if (pick_bool()) stratagem.side = Id("defender");
  return stratagem;
}

Address pick_address(const Mission& mission) {
  if (pick_seldom(3)) return ObjectAddress{pick_bool() ? Id("attacker") : pick_word()};
  return std::visit([](auto position) { return Address(position); }, pick_place(mission));
}

Waiver pick_waiver(const Mission& mission) {
  Waiver waiver{pick_word(), {}, pick_text(), pick_extras()};
  for (int count = pick_int(0, 3); count > 0; --count) waiver.at.push_back(pick_address(mission));
  std::sort(waiver.at.begin(), waiver.at.end());
  waiver.at.erase(std::unique(waiver.at.begin(), waiver.at.end()), waiver.at.end());
  return waiver;
}

}  // namespace

void pick_content(Mission& mission) {
  std::vector<BriefingSection> briefing;
  for (int count = pick_int(0, 3); count > 0; --count) briefing.push_back({pick_text(), pick_text(), pick_extras()});
  mission.briefing = std::move(briefing);

  std::vector<Rule> rules;
  for (int number = pick_int(0, 2); number > 0; --number) {
    auto rule = fresh<Rule>(numbered_id("rule", number));
    pick_item(rule);
    rules.push_back(std::move(rule));
  }
  mission.rules = std::move(rules);

  std::vector<MissionObjective> objectives;
  for (int number = pick_int(0, 2); number > 0; --number) objectives.push_back(pick_objective(number));
  mission.objectives = std::move(objectives);

  std::vector<Stratagem> stratagems;
  for (int number = pick_int(0, 2); number > 0; --number) stratagems.push_back(pick_stratagem(number));
  mission.stratagems = std::move(stratagems);

  mission.limits = pick_limits();

  std::vector<SeveritySetting> severities;
  for (int number = pick_int(0, 2); number > 0; --number) {
    const auto level = pick_of<Level>({Level::off, Level::note, Level::warning, Level::error});
    severities.push_back({numbered_id("check", number), level, pick_extras()});
  }
  mission.severities = std::move(severities);

  std::vector<Waiver> waivers;
  for (int count = pick_int(0, 2); count > 0; --count) waivers.push_back(pick_waiver(mission));
  mission.waivers = std::move(waivers);

  std::vector<Note> notes;
  for (int count = pick_int(0, 2); count > 0; --count) {
    notes.push_back({pick_bool() ? std::optional(pick_address(mission)) : std::nullopt, pick_text(), pick_extras()});
  }
  mission.notes = std::move(notes);
}

}  // namespace bulkhead::test
