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

/// Something that a field may hold which is no text for people.
std::string pick_figure(const FieldInfo& field) {
  switch (field.form) {
    case FieldForm::number: return std::to_string(pick_int(std::max(field.from, -5), std::min(field.to, 20)));
    case FieldForm::cost: return pick_of<std::string>({"0", "2", "1-2", "1+"});
    case FieldForm::dice: return pick_of<std::string>({"3", "D3", "2D6", "D3+2", "2D6-1", "D33", "D66"});
    case FieldForm::length: return pick_of<std::string>({"25.4mm", "152.4mm", "0.001mm"});
    case FieldForm::choice: return std::string(pick_of(std::vector(field.choices.begin(), field.choices.end())).value);
    case FieldForm::yes_no: return pick_bool() ? "yes" : "no";
    case FieldForm::side: return "defender";
    case FieldForm::moment: return "own-turn-end";
    case FieldForm::id:
    case FieldForm::kind:
    case FieldForm::object: return pick_word().text();
    case FieldForm::text:
    case FieldForm::long_text:
    case FieldForm::lua:
    case FieldForm::currency:
    case FieldForm::library_id:
    case FieldForm::rounds:
    case FieldForm::point:
    case FieldForm::list: break;
  }
  return {};
}

/// Figures in some of the fields that need none.
template <typename T>
void pick_figures(T& thing) {
  for (const auto& field : fields_of<T>()) {
    const auto figure = pick_figure(field);
    if (figure.empty() || field.unique || pick_bool()) continue;
    RC_ASSERT(field.put(thing, single(figure)).has_value());
  }
}

/// Rows in the lists that have none yet.
template <typename T>
void pick_rows(T& thing) {
  for (const auto& field : fields_of<T>()) {
    with_rows(field.at(thing), [&]<typename Row>(std::vector<Row>& rows) {
      if (!rows.empty() || field.key == "params") return;
      for (int number = pick_int(0, 2); number > 0; --number) {
        auto row = fresh<Row>(numbered_id("row", number));
        pick_figures(row);
        row.extras = pick_extras();
        rows.push_back(std::move(row));
      }
    });
  }
}

/// What all items have, and any text in each field that holds one, those of its rows included.
template <typename T>
void pick_item(T& item) {
  if (pick_bool()) item.origin = LibraryId(pick_bool() ? "any-system/venting" : "venting");
  for (int number = pick_int(0, 2); number > 0; --number) {
    item.params.push_back({numbered_id("param", number), "", pick_extras()});
  }
  pick_figures(item);
  pick_rows(item);
  for_each_member<std::string>(
      item, [](const FieldInfo& field, std::string& text) { text = field.key == "lua" ? pick_lua() : pick_text(); });
  item.extras = pick_extras({"lua"});
}

/// The same for what is no item.
template <typename T>
void pick_texts_and_rows(T& thing) {
  pick_figures(thing);
  pick_rows(thing);
  for_each_member<std::string>(thing, [](const FieldInfo&, std::string& text) { text = pick_text(); });
  thing.extras = pick_extras();
}

template <typename T, typename Fill>
std::vector<T> pick_things(std::string_view name, const Fill& fill) {
  std::vector<T> things;
  for (int number = pick_int(0, 2); number > 0; --number) {
    fill(things.emplace_back(fresh<T>(numbered_id(std::string(name), number))));
  }
  return things;
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
    auto condition = fresh<Condition>(objective.id);
    condition.victory_points = pick_int(-5, 20);
    condition.extras = pick_extras();
    objective.conditions.push_back(std::move(condition));
  }
  pick_item(objective);
  return objective;
}

Stratagem pick_stratagem(int number) {
  auto stratagem = fresh<Stratagem>(numbered_id("stratagem", number));
  pick_item(stratagem);
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

std::vector<MissionAction> pick_actions() {
  return pick_things<MissionAction>("action", [](MissionAction& action) { pick_item(action); });
}

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
  mission.actions = pick_actions();
  mission.tables = pick_things<MissionTable>("table", [](MissionTable& table) { pick_item(table); });
  mission.objective_groups =
      pick_things<ObjectiveGroup>("group", [](ObjectiveGroup& group) { pick_texts_and_rows(group); });
  mission.forces = pick_things<Force>("force", [](Force& force) {
    pick_texts_and_rows(force);
    if (pick_bool()) force.origin = LibraryId("library/force");
  });

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
