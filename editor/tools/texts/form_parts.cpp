// SPDX-License-Identifier: MIT
#include "editor/tools/texts/form_parts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/inspector/titles.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/words/translate.h"
#include "model/base/marked.h"
#include "model/base/numbered_id.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 8> expected_of_units = {"name",      "kind",   "models", "wounds",
                                                               "toughness", "points", "base",   "keywords"};

/// What a field offers, and for one in which anything may stand what other things of its kind have there.
template <typename T>
Offer offer_among(const Mission& mission, const FieldOf<T>& field) {
  auto offer = offer_for(mission, info_of<T>().key, field);
  if (offer.control != Control::proposal) return offer;
  std::set<std::string> known = {""};
  for (const auto& choice : offer.choices) known.insert(choice.value);
  for (const auto& other : *list_of<T>(mission)) {
    const auto value = field.text(other);
    if (known.insert(value).second) offer.choices.push_back({value, value});
  }
  return offer;
}

ValueField name_field(ValueField field, const Id& id) {
  field.change = [change = field.change](const Mission& mission, const std::string& name) -> Result<Edit> {
    if (split_words(name).empty()) return fail(translate("It needs a name."));
    return change(mission, name);
  };
  field.settle = [id](const Mission& mission) { return id_after_name(mission, id); };
  return field;
}

/// `wanted`, with a number behind it where a row has that already.
std::string free_in_column(const FieldValue& rows, std::size_t column, const Id& wanted) {
  const auto taken = [&](const Id& id) {
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row[column] == id.text(); });
  };
  return numbered_until_free(wanted, taken).text();
}

/// The edit that gives the rows of a list ids after their names, where that changes anything.
template <typename T>
std::function<std::optional<Edit>(const Mission&)> ids_after_names(const FieldOf<T>& list, const Id& id) {
  if (!has_ids_and_names(list)) return {};
  return [&list, id](const Mission& mission) -> std::optional<Edit> {
    for (const auto& thing : *list_of<T>(mission)) {
      if (thing.id != id) continue;
      const auto rows = list.value(thing);
      auto wanted = with_ids_after_names(list, rows);
      if (wanted != rows) return SetField{id, {std::string(list.key), std::move(wanted)}};
    }
    return std::nullopt;
  };
}

RowsField rows_field(const Mission& mission, const FieldInfo& list, FieldValue rows, const Id& id) {
  RowsField field;
  for (const auto* column : list.columns) field.columns.push_back(column_of(mission, list, *column));
  field.fresh = fresh_row(list, rows);
  field.rows = std::move(rows);
  field.add = words_for_adding(list);
  field.wrong = [&list, before = field.rows](const FieldValue& typed) { return wrong_cell(list, before, typed); };
  field.change = [id, &list, wrong = field.wrong](const Mission&, const FieldValue& typed) -> Result<Edit> {
    if (const auto found = wrong(typed)) return fail(found->reason);
    return SetField{id, {std::string(list.key), typed}};
  };
  return field;
}

/// The references of a text that lead nowhere, each once.
std::vector<std::string> lost_in(const std::string& text, const Item* item, const Mission& mission) {
  std::vector<std::string> lost;
  for (const auto& reference : dangling_references(text, item, mission)) {
    auto written = to_text(reference);
    if (std::find(lost.begin(), lost.end(), written) == lost.end()) lost.push_back(std::move(written));
  }
  return lost;
}

ReferenceSource references_for(const std::shared_ptr<const Mission>& mission, const Item* item) {
  return
      [mission, copy = item != nullptr ? std::optional(*item) : std::nullopt](const std::string& text, std::size_t at) {
        return offer_references(text, at, copy ? &*copy : nullptr, *mission);
      };
}

}  // namespace

FieldValue with_ids_after_names(const FieldInfo& list, FieldValue rows) {
  const auto id = column_at(list, "id");
  const auto name = column_at(list, "name");
  const Id usual(list.columns[id]->example);
  for (auto& row : rows) {
    if (!is_numbered(row[id], usual)) continue;
    const auto wanted = slug(row[name], usual.text());
    if (is_numbered(wanted.text(), usual)) continue;
    row[id] = free_in_column(rows, id, wanted);
  }
  return rows;
}

bool has_ids_and_names(const FieldInfo& list) {
  return column_at(list, "id") != list.columns.size() && column_at(list, "name") != list.columns.size();
}

std::string words_for_adding(const FieldInfo& list) {
  const auto noun = list.in_messages();
  const bool vowel = std::string_view("aeio").find(noun.front()) != std::string_view::npos;  // a unit, an outcome
  return vowel ? translate("Add an {}", {translate(noun)}) : translate("Add a {}", {translate(noun)});
}

Result<void> check_typed(const FieldInfo& field, const std::string& text) {
  const auto fine = check_value(field, single(text));
  if (fine) return {};
  if (field.form == FieldForm::rounds) {
    return fail(translate("\"{}\" are no rounds; write 5 or 2-4, or nothing for every round.", {quotable(text)}));
  }
  if (field.form == FieldForm::length) {
    return fail(translate("“{}” is no length from 0; write 6\", 150mm or 15cm", {quotable(text)}));
  }
  if (!field.is_number()) return fine;
  return fail(translate("“{}” is no whole number from {} to {}",
                        {quotable(text), std::to_string(field.from), std::to_string(field.to)}));
}

std::size_t column_at(const FieldInfo& list, std::string_view key) {
  const auto found =
      std::find_if(list.columns.begin(), list.columns.end(), [&](const FieldInfo* info) { return info->key == key; });
  return static_cast<std::size_t>(found - list.columns.begin());
}

RowsField::Column column_of(const Mission& mission, const FieldInfo& list, const FieldInfo& info) {
  auto [control, choices] = offer_for(mission, list.key, info);
  if (choices.empty() && control != Control::text) control = Control::line;
  const auto hint = info.none.empty() ? info.example : info.none;
  const bool background =
      info.form == FieldForm::id && column_at(list, "name") != list.columns.size() && info.key == "id";
  RowsField::Column column{&info, control, std::move(choices), translate(info.label), translate(hint)};
  column.background = background;
  column.expected = list.key == "units" &&
                    std::find(expected_of_units.begin(), expected_of_units.end(), info.key) != expected_of_units.end();
  return column;
}

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

RowsField::Row fresh_row(const FieldInfo& list, const FieldValue& rows) {
  RowsField::Row fresh;
  for (std::size_t index = 0; index < list.columns.size(); ++index) {
    const auto& column = *list.columns[index];
    const bool words = column.form == FieldForm::long_text;
    const auto usual = column.example.empty() ? column.fallback : column.example;
    const auto example = words ? translate(usual) : std::string(usual);
    fresh.push_back(column.unique ? free_in_column(rows, index, Id(example)) : example);
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
  field.references = references_for(mission, item);
  field.preview = [mission, copy](const std::string& text) -> Preview {
    const auto* const whose = copy ? &*copy : nullptr;
    if (const auto lost = lost_in(text, whose, *mission); !lost.empty()) {
      const auto words = lost.size() == 1 ? marked("{} leads nowhere.") : marked("{} lead nowhere.");
      return {translate(words, {fmt::format("{}", fmt::join(lost, ", "))}), true};
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
    auto rows = rows_field(*mission, field, field.value(item), item.id);
    rows.settle = ids_after_names(field, item.id);
    if constexpr (std::is_base_of_v<Item, T>) {
      rows.references = references_for(mission, &item);
      rows.lua_of = info_of<T>().key;
      for (const auto& param : item.params) rows.figures.push_back(param.name.text());
    }
    result.field = std::move(rows);
    return result;
  }
  const auto text = field.text(item);
  auto [control, choices] = offer_among(*mission, field);
  const Item* whose = nullptr;
  if constexpr (std::is_base_of_v<Item, T>) whose = &item;
  auto value = control == Control::text ? referring_text(mission, whose, text) : plain_field(control, text);
  value.choices = std::move(choices);
  value.measure = measure_of(field);
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
