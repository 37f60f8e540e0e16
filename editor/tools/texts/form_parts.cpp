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
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// What is usual in a field: what the system or the table proposes, and what others have there.
std::vector<InspectorChoice> proposals_of(const Mission& mission, const FieldInfo& field) {
  std::vector<std::string> usual(field.proposals.begin(), field.proposals.end());
  if (field.form == FieldForm::moment) {
    for (const auto& phase : mission.system->sequence.phases) {
      usual.push_back(fmt::format("own-{}-phase-end", phase.id.text()));
    }
    for (const auto* moment : {"own-turn-end", "round-end", "battle-end"}) usual.emplace_back(moment);
  }
  if (field.form == FieldForm::currency && mission.system->currency) usual.push_back(mission.system->currency->symbol);
  std::vector<InspectorChoice> choices;
  for (const auto& value : usual) choices.push_back({value, value});
  return choices;
}

/// The same, with what other items of the kind have there, in order.
template <typename T>
std::vector<InspectorChoice> proposals_among(const Mission& mission, const FieldOf<T>& field) {
  std::set<std::string> values;
  for (const auto& usual : proposals_of(mission, field)) values.insert(usual.value);
  for_each_item(mission, [&](const auto& item) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, T>) values.insert(field.text(item));
  });
  values.erase("");
  std::vector<InspectorChoice> choices;
  for (const auto& value : values) choices.push_back({value, value});
  return choices;
}

/// Says in the user's language what `check_value` would not take.
Result<void> check_typed(const FieldInfo& field, const std::string& text) {
  if (check_value(field, single(text))) return {};
  if (field.form == FieldForm::rounds) {
    return fail(translate("\"{}\" are no rounds; write 5 or 2-4, or nothing for every round.", {quotable(text)}));
  }
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

/// What a new row begins with: nothing that another row has, where none may.
RowsField::Row fresh_row(const FieldInfo& list, const FieldValue& rows) {
  RowsField::Row fresh;
  for (std::size_t index = 0; index < list.columns.size(); ++index) {
    const auto& column = *list.columns[index];
    const bool words = column.form == FieldForm::long_text;
    const auto example = words ? translate(column.example) : std::string(column.example);
    auto value = example;
    const auto taken = [&](const auto& row) { return row[index] == value; };
    for (int number = 2; column.unique && std::any_of(rows.begin(), rows.end(), taken); ++number) {
      value = fmt::format("{}-{}", example, number);
    }
    fresh.push_back(std::move(value));
  }
  return fresh;
}

RowsField rows_field(const Mission& mission, const FieldInfo& list, FieldValue rows, const Id& id) {
  RowsField field;
  for (const auto* column : list.columns) {
    auto choices = choices_of(mission, {}, *column);
    if (column->form == FieldForm::moment) choices = proposals_of(mission, *column);
    field.columns.push_back({column, choices.empty() ? Control::line : control_of(*column), std::move(choices)});
  }
  field.fresh = fresh_row(list, rows);
  field.rows = std::move(rows);
  field.add = translate("Add a {}", {translate(list.in_messages())});
  field.change = [id, &list, old = field.rows](const Mission&, const FieldValue& typed) -> Result<Edit> {
    for (const auto& row : typed) {
      if (std::find(old.begin(), old.end(), row) != old.end()) continue;
      for (std::size_t index = 0; index < row.size(); ++index) {
        if (list.columns[index]->form != FieldForm::rounds) continue;
        if (auto fine = check_typed(*list.columns[index], row[index]); !fine) return tl::unexpected(fine.error());
      }
    }
    return SetField{id, {std::string(list.key), typed}};
  };
  return field;
}

}  // namespace

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

template <typename T>
FormField item_field(const std::shared_ptr<const Mission>& mission, const FieldOf<T>& field, const T& item) {
  FormField result{std::string(field.key), translate(field.label), field.width, {}};
  if (field.form == FieldForm::list) {
    result.field = rows_field(*mission, field, field.value(item), item.id);
    return result;
  }
  const auto text = field.text(item);
  const auto control = control_of(field);
  auto value = control == Control::text ? referring_text(mission, &item, text) : plain_field(control, text);
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

template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<Rule>&, const Rule&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<MissionObjective>&,
                              const MissionObjective&);
template FormField item_field(const std::shared_ptr<const Mission>&, const FieldOf<Stratagem>&, const Stratagem&);

}  // namespace bulkhead
