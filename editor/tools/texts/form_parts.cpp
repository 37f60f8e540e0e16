// SPDX-License-Identifier: MIT
#include "editor/tools/texts/form_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/moments.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// The ids of what a field may name.
std::vector<std::string> ids_for(const Mission& mission, const FieldInfo& field) {
  std::vector<std::string> ids;
  const auto add_all = [&](const auto& things) {
    for (const auto& thing : things) ids.push_back(thing.id.text());
  };
  if (field.key == "group") add_all(*mission.objective_groups);
  if (field.key == "table") add_all(*mission.tables);
  if (field.key == "item") for_each_item(mission, [&](const auto& item) { ids.push_back(item.id.text()); });
  if (field.key == "inside" || field.key == "outside") {
    add_all(*mission.zones);
    add_all(*mission.areas);
    add_all(mission.system->zone_kinds);
  }
  if (field.form == FieldForm::kind && field.key == "what") {
    add_all(mission.system->marker_kinds);
    for (const auto& used : mission.sets) add_all(used.set->feature_kinds);
  }
  return ids;
}

/// The words of a list that a system has.
std::vector<std::string> ids_of(const std::vector<NamedKind>& kinds) {
  std::vector<std::string> ids;
  for (const auto& kind : kinds) ids.push_back(kind.id.text());
  return ids;
}

AtMoment said_at(std::string_view list) {
  if (list == "scored") return AtMoment::scored;
  return list == "places" ? AtMoment::placed : AtMoment::used;
}

/// What is usual in a field of a thing or of a list, by its key: what the system or the table proposes.
std::vector<std::string> usual_in(const Mission& mission, std::string_view of, const FieldInfo& field) {
  const auto& system = *mission.system;
  if (field.form == FieldForm::moment) return moments_of(system, said_at(of));
  if (field.key == "uses" && !system.uses.empty()) return ids_of(system.uses);
  if (field.key == "kind" && of == "action") return ids_of(system.action_kinds);
  if (field.key == "kind" && of == "stratagem") return ids_of(system.stratagem_kinds);
  std::vector<std::string> usual(field.proposals.begin(), field.proposals.end());
  if (field.form == FieldForm::currency) {
    for (const auto& currency : system.currencies) usual.push_back(currency.symbol);
  }
  for (auto& id : ids_for(mission, field)) usual.push_back(std::move(id));
  return usual;
}

std::vector<InspectorChoice> proposals_of(const Mission& mission, std::string_view of, const FieldInfo& field) {
  std::vector<InspectorChoice> choices;
  for (const auto& value : usual_in(mission, of, field)) choices.push_back({value, value});
  return choices;
}

/// A kind of an item is none of the map's, which can be chosen from.
Control control_in_form(const FieldInfo& field) {
  return field.form == FieldForm::kind ? Control::proposal : control_of(field);
}

/// The same, with what other items of the kind have there, in order.
template <typename T>
std::vector<InspectorChoice> proposals_among(const Mission& mission, const FieldOf<T>& field) {
  std::set<std::string> values;
  for (const auto& usual : usual_in(mission, info_of<T>().key, field)) values.insert(usual);
  for (const auto& item : *list_of<T>(mission)) values.insert(field.text(item));
  values.erase("");
  std::vector<InspectorChoice> choices;
  for (const auto& value : values) choices.push_back({value, value});
  return choices;
}

/// Says in the user's language what `check_value` would not take.
Result<void> check_typed(const FieldInfo& field, const std::string& text) {
  const auto fine = check_value(field, single(text));
  if (fine) return {};
  if (field.form == FieldForm::rounds) {
    return fail(translate("\"{}\" are no rounds; write 5 or 2-4, or nothing for every round.", {quotable(text)}));
  }
  if (!field.is_number()) return fine;
  return fail(translate("A {} is a whole number from {} to {}.",
                        {translate(field.in_messages()), std::to_string(field.from), std::to_string(field.to)}));
}

ValueField name_field(ValueField field, const Id& id) {
  field.change = [change = field.change](const Mission& mission, const std::string& name) -> Result<Edit> {
    if (split_words(name).empty()) return fail(translate("It needs a name."));
    return change(mission, name);
  };
  field.settle = [id](const Mission& mission) { return id_after_name(mission, id); };
  return field;
}

RowsField::Column column_of(const Mission& mission, const FieldInfo& list, const FieldInfo& info) {
  auto control = control_in_form(info);
  auto choices = control == Control::proposal ? proposals_of(mission, list.key, info) : choices_of(mission, {}, info);
  if (choices.empty() && control != Control::text) control = Control::line;
  const auto hint = info.none.empty() ? info.example : info.none;
  return {&info, control, std::move(choices), translate(info.label), translate(hint)};
}

/// Rows that the mission has may stay, whatever they say.
std::optional<WrongCell> wrong_cell(const FieldInfo& list, const FieldValue& before, const FieldValue& rows) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (std::find(before.begin(), before.end(), rows[row]) != before.end()) continue;
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const auto fine = check_typed(*list.columns[column], rows[row][column]);
      if (!fine) return WrongCell{row, column, fine.error().message};
    }
  }
  return std::nullopt;
}

RowsField rows_field(const Mission& mission, const FieldInfo& list, FieldValue rows, const Id& id) {
  RowsField field;
  for (const auto* column : list.columns) field.columns.push_back(column_of(mission, list, *column));
  field.fresh = fresh_row(list, rows);
  field.rows = std::move(rows);
  field.add = translate("Add a {}", {translate(list.in_messages())});
  field.wrong = [&list, before = field.rows](const FieldValue& typed) { return wrong_cell(list, before, typed); };
  field.change = [id, &list, wrong = field.wrong](const Mission&, const FieldValue& typed) -> Result<Edit> {
    if (const auto found = wrong(typed)) return fail(found->reason);
    return SetField{id, {std::string(list.key), typed}};
  };
  return field;
}

}  // namespace

RowsField::Row fresh_row(const FieldInfo& list, const FieldValue& rows) {
  RowsField::Row fresh;
  for (std::size_t index = 0; index < list.columns.size(); ++index) {
    const auto& column = *list.columns[index];
    const bool words = column.form == FieldForm::long_text;
    const auto usual = column.example.empty() ? column.fallback : column.example;
    const auto example = words ? translate(usual) : std::string(usual);
    auto value = example;
    const auto taken = [&](const auto& row) { return row[index] == value; };
    for (int number = 2; column.unique && std::any_of(rows.begin(), rows.end(), taken); ++number) {
      value = fmt::format("{}-{}", example, number);
    }
    fresh.push_back(std::move(value));
  }
  return fresh;
}

ValueField plain_field(Control control, std::string value) {
  ValueField field;
  field.control = control;
  field.value = std::move(value);
  return field;
}

ValueField referring_text(const std::shared_ptr<const Mission>& mission, const Item* item, std::string value) {
  auto field = plain_field(Control::text, std::move(value));
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

FormField id_field(const Id& id) {
  const auto row = id_row(id);
  auto field = plain_field(Control::line, row.value);
  field.change = row.change;
  return {row.key, row.name, 3, std::move(field), row.help};
}

template <typename T>
FormField item_field(const std::shared_ptr<const Mission>& mission, const FieldOf<T>& field, const T& item) {
  const bool beside_id = field.form == FieldForm::library_id;
  FormField result{
      std::string(field.key), translate(field.label), beside_id ? 3 : field.width, {}, translate(field.help)};
  if (field.form == FieldForm::list) {
    result.field = rows_field(*mission, field, field.value(item), item.id);
    return result;
  }
  const auto text = field.text(item);
  const auto control = control_in_form(field);
  const Item* whose = nullptr;
  if constexpr (std::is_base_of_v<Item, T>) whose = &item;
  auto value = control == Control::text ? referring_text(mission, whose, text) : plain_field(control, text);
  value.choices =
      control == Control::proposal ? proposals_among(*mission, field) : choices_of(*mission, info_of<T>(), field);
  value.change = [id = item.id, &field](const Mission&, const std::string& typed) -> Result<Edit> {
    return check_typed(field, typed).map([&]() -> Edit {
      return SetField{id, {std::string(field.key), single(typed)}};
    });
  };
  result.field = field.is_name() ? name_field(std::move(value), item.id) : std::move(value);
  return result;
}

template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<Force>&, const Force&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<Rule>&, const Rule&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<ObjectiveGroup>&,
                              const ObjectiveGroup&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<MissionObjective>&,
                              const MissionObjective&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<MissionAction>&,
                              const MissionAction&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<Stratagem>&, const Stratagem&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<MissionTable>&, const MissionTable&);

}  // namespace bulkhead
