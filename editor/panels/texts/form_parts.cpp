// SPDX-License-Identifier: MIT
#include "editor/panels/texts/form_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "editor/panels/texts/contents.h"
#include "editor/tools/change/change.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/items.h"
#include "model/text/references.h"
#include "scripting/lua/compiler.h"

namespace bulkhead {
namespace {

using Kind = ValueField::Kind;
using Row = RowsField::Row;

constexpr int most_points = 1000;
constexpr int most_rounds = 99;

std::vector<InspectorChoice> moments_of(const GameSystem& system) {
  std::vector<InspectorChoice> moments;
  const auto add = [&](const std::string& moment) { moments.push_back({moment, moment}); };
  for (const auto& phase : system.sequence.phases) add(fmt::format("own-{}-phase-end", phase.id.text()));
  for (const auto* moment : {"own-turn-end", "round-end", "battle-end"}) add(moment);
  return moments;
}

std::string rounds_text(const Scoring& scoring) {
  if (scoring.first_round == 0) return {};
  if (scoring.first_round == scoring.last_round) return std::to_string(scoring.first_round);
  return fmt::format("{}-{}", scoring.first_round, scoring.last_round);
}

Result<Scoring> scoring_of(const Row& row) {
  const auto moment = Id::parse(row[0]);
  if (!moment) return tl::unexpected(moment.error());
  Scoring scoring{*moment, 0, 0, Scoring::Player::either, {}};
  if (const std::string_view rounds = row[1]; !split_words(rounds).empty()) {
    const auto dash = std::min(rounds.find('-'), rounds.size());
    const auto first = parse_int(rounds.substr(0, dash), 1, most_rounds);
    const auto last = dash == rounds.size() ? first : parse_int(rounds.substr(dash + 1), 1, most_rounds);
    if (!first || !last || *first > *last) {
      return fail(translate("\"{}\" are no rounds; write 5 or 2-4, or nothing for every round.", {quotable(rounds)}));
    }
    scoring.first_round = *first;
    scoring.last_round = *last;
  }
  if (row[2] == "first") scoring.player = Scoring::Player::first;
  if (row[2] == "second") scoring.player = Scoring::Player::second;
  return scoring;
}

Result<Condition> condition_of(const Row& row) {
  const auto points = parse_int(row[0], -most_points, most_points);
  if (!points) return fail(translate("\"{}\" is not a whole number of points.", {quotable(row[0])}));
  return Condition{*points, row[1], row[2], {}};
}

/// Reads all rows; fails with what is wrong with the first bad one.
template <typename T>
Result<std::vector<T>> read_rows(const std::vector<Row>& rows, Result<T> (*read)(const Row&)) {
  std::vector<T> result;
  for (const auto& row : rows) {
    auto value = read(row);
    if (!value) return tl::unexpected(value.error());
    result.push_back(std::move(*value));
  }
  return result;
}

/// The edit that leads from one list of figures to another.
Result<Edit> change_params(const Id& item, const std::vector<Param>& before, const std::vector<Row>& rows) {
  std::vector<Edit> edits;
  std::set<std::string> names;
  std::vector<std::pair<Id, std::string>> wanted;
  for (const auto& row : rows) {
    const auto name = Id::parse(row[0]);
    if (!name) return tl::unexpected(name.error());
    if (!names.insert(row[0]).second) return fail(translate("There are two figures called {}.", {row[0]}));
    wanted.emplace_back(*name, row[1]);
  }
  for (const auto& param : before) {
    if (!names.contains(param.name.text())) edits.push_back(remove_param(item, param.name));
  }
  for (const auto& [name, value] : wanted) {
    const bool same = std::any_of(before.begin(), before.end(), [&, &name = name, &value = value](const Param& param) {
      return param.name == name && param.value == value;
    });
    if (!same) edits.push_back(set_param(item, name, value));
  }
  if (edits.empty()) return Edit{"", "", [](const Mission& same) -> Result<Mission> { return same; }};
  return in_order(std::move(edits), translate("Figures of {}", {item.text()}));
}

Row fresh_param(const std::vector<Param>& params) {
  const auto taken = [&](const std::string& name) {
    return std::any_of(params.begin(), params.end(), [&](const Param& param) { return param.name.text() == name; });
  };
  std::string name = "figure";
  for (int number = 2; taken(name); ++number) name = fmt::format("figure-{}", number);
  return {name, "1"};
}

}  // namespace

FormField value_field(std::string_view key, std::string label, ValueField field, int width) {
  return {std::string(key), std::move(label), width, std::move(field)};
}

ValueField plain_field(Kind kind, std::string value, std::vector<InspectorChoice> choices) {
  ValueField field;
  field.kind = kind;
  field.value = std::move(value);
  field.choices = std::move(choices);
  return field;
}

ValueField referring_text(const std::shared_ptr<const Mission>& mission, const Item* item, std::string value) {
  auto field = plain_field(Kind::text, std::move(value));
  const auto copy = item != nullptr ? std::optional(*item) : std::nullopt;
  field.preview = [mission, copy](const std::string& text) -> Preview {
    const auto* const whose = copy ? &*copy : nullptr;
    if (const auto lost = dangling_references(text, whose, *mission); !lost.empty()) {
      return {translate("{} leads nowhere.", {to_text(lost.front())}), true};
    }
    auto expanded = expand(text, whose, *mission);
    return expanded == text ? Preview() : Preview{std::move(expanded), false};
  };
  return field;
}

FormField name_field(const Item& item, std::function<Edit(const std::string& name)> set) {
  auto field = plain_field(Kind::line, item.name);
  field.change = [set = std::move(set)](const Mission&, const std::string& name) -> Result<Edit> {
    if (split_words(name).empty()) return fail(translate("It needs a name."));
    return set(name);
  };
  field.settle = [id = item.id](const Mission& mission) { return id_after_name(mission, id); };
  return value_field("name", translate("Name"), std::move(field));
}

FormField params_field(const Item& item) {
  RowsField field;
  field.columns = {{Kind::line, translate("Figure"), translate("name"), {}, 3, false},
                   {Kind::line, translate("Value"), translate("value"), {}, 2, false}};
  for (const auto& param : item.params) field.rows.push_back({param.name.text(), param.value});
  field.fresh = fresh_param(item.params);
  field.add = translate("Add a figure");
  field.change = [id = item.id](const Mission& mission, const std::vector<Row>& rows) -> Result<Edit> {
    const auto found = find_item(mission, id);
    if (found.item == nullptr) return fail(translate("It is no longer there."));
    return change_params(id, found.item->params, rows);
  };
  return {"params", translate("Figures, for {name} in texts"), 6, std::move(field)};
}

FormField scorings_field(const Mission& mission, const MissionObjective& objective) {
  RowsField field;
  field.columns = {{Kind::proposal, translate("When"), translate("moment"), moments_of(*mission.system), 4, false},
                   {Kind::line, translate("Rounds"), translate("every"), {}, 2, false},
                   {Kind::choice,
                    translate("Player"),
                    "",
                    {{"", translate("both players")},
                     {"first", translate("who goes first")},
                     {"second", translate("who goes second")}},
                    3,
                    false}};
  constexpr std::array players = {"", "first", "second"};
  for (const auto& scoring : objective.scorings) {
    field.rows.push_back(
        {scoring.moment.text(), rounds_text(scoring), players[static_cast<std::size_t>(scoring.player)]});
  }
  field.fresh = {"round-end", "", ""};
  field.add = translate("Add a moment");
  field.change = [id = objective.id](const Mission&, const std::vector<Row>& rows) {
    return read_rows<Scoring>(rows, scoring_of).map([&](const std::vector<Scoring>& scorings) {
      ObjectiveFields fields;
      fields.scorings = scorings;
      return set_objective(id, fields);
    });
  };
  return {"scorings", translate("Scored"), 6, std::move(field)};
}

FormField conditions_field(const MissionObjective& objective) {
  RowsField field;
  field.columns = {{Kind::line, translate("Points"), "0", {}, 1, false},
                   {Kind::line, translate("If (Lua)"), "controls(player) >= 1", {}, 4, true},
                   {Kind::line, translate("In words"), translate("control one or more objectives"), {}, 4, false}};
  for (const auto& condition : objective.conditions) {
    field.rows.push_back({std::to_string(condition.victory_points), condition.expression, condition.text});
  }
  field.fresh = {"1", "controls(player) >= 1", translate("control one or more objectives")};
  field.add = translate("Add a condition");
  field.change = [id = objective.id](const Mission&, const std::vector<Row>& rows) {
    return read_rows<Condition>(rows, condition_of).map([&](const std::vector<Condition>& conditions) {
      ObjectiveFields fields;
      fields.conditions = conditions;
      return set_objective(id, fields);
    });
  };
  return {"conditions", translate("Victory points"), 6, std::move(field)};
}

}  // namespace bulkhead
