// SPDX-License-Identifier: MIT
#include "editor/tools/texts/kind_forms.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/inspector/titles.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form_parts.h"
#include "editor/tools/texts/item_in_words.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/items.h"

namespace bulkhead {
namespace {

/// How a field of the game's or of one of its kinds is changed, and what stands there in another mission.
struct DefinitionField {
  const FieldInfo& field;
  /// The key of what has the field.
  std::string_view of;
  std::function<Edit(FieldValue)> edit;
  std::function<std::optional<FieldValue>(const Mission&)> value;
};

RowsField rows_of(const Mission& mission, const DefinitionField& definition, FieldValue rows) {
  const auto& list = definition.field;
  RowsField field;
  for (const auto* column : list.columns) field.columns.push_back(column_of(mission, list, *column));
  field.fresh = fresh_row(list, rows);
  field.rows = std::move(rows);
  field.add = words_for_adding(list);
  field.wrong = [&list, before = field.rows](const FieldValue& typed) { return wrong_cell(list, before, typed); };
  field.change = [edit = definition.edit, wrong = field.wrong](const Mission&,
                                                               const FieldValue& typed) -> Result<Edit> {
    if (const auto found = wrong(typed)) return fail(found->reason);
    return edit(typed);
  };
  if (!has_ids_and_names(list)) return field;
  field.settle = [definition](const Mission& now) -> std::optional<Edit> {
    const auto value = definition.value(now);
    if (!value) return std::nullopt;
    auto wanted = with_ids_after_names(definition.field, *value);
    return wanted == *value ? std::nullopt : std::optional(definition.edit(std::move(wanted)));
  };
  return field;
}

FormField form_field(const Mission& mission, const DefinitionField& definition, const FieldValue& value, int width) {
  const auto& field = definition.field;
  FormField result{std::string(field.key), translate(field.label), width, {}, translate(field.help)};
  if (field.form == FieldForm::list) {
    result.field = rows_of(mission, definition, value);
    return result;
  }
  auto [control, choices] = offer_for(mission, definition.of, field);
  if (control == Control::proposal && choices.empty()) control = Control::line;
  auto shown = plain_field(control, value.front().front());
  shown.choices = std::move(choices);
  shown.measure = measure_of(field);
  shown.change = [&field, edit = definition.edit](const Mission&, const std::string& typed) -> Result<Edit> {
    if (field.is_name() && split_words(typed).empty()) return fail(translate("It needs a name."));
    return check_typed(field, typed).map([&] { return edit(single(typed)); });
  };
  result.field = std::move(shown);
  return result;
}

template <typename T>
FormField kind_field(const Mission& mission, const KindKey& key, const FieldOf<T>& field, const T& kind) {
  const DefinitionField definition{field, fields_of_kind(key.of).thing.key,
                                   [key, &field](FieldValue value) -> Edit {
                                     return set_kind(key.of, key.id, {{std::string(field.key), std::move(value)}});
                                   },
                                   [key, &field](const Mission& now) {
                                     std::optional<FieldValue> value;
                                     with_kind(*now.system, key.of, key.id, [&]<typename Kind>(const Kind& known) {
                                       if constexpr (std::is_same_v<Kind, T>) value = field.value(known);
                                     });
                                     return value;
                                   }};
  const bool wide = field.is_name() || field.form == FieldForm::long_text || field.form == FieldForm::list;
  auto result = form_field(mission, definition, field.value(kind), wide ? field.width : 2);
  if (field.is_name()) {
    std::get<ValueField>(result.field).settle = [key](const Mission& now) { return id_after_name(now, key); };
  }
  return result;
}

FormField kind_id_field(const KindKey& key) {
  auto id = plain_field(Control::line, key.id.text());
  const bool everywhere = key.of == KindOf::marker && key.id.text() == objective_kind;
  if (!everywhere) {
    id.change = [key](const Mission&, const std::string& typed) -> Result<Edit> {
      return Id::parse(typed).map([&](const Id& wanted) -> Edit { return RenameKind{key.of, key.id, wanted}; });
    };
  }
  return {"id", translate("Id"), 3, std::move(id), translate("By this the file and Lua name it")};
}

FormField read_only(std::string_view key, std::string_view label, std::string value, int width) {
  return {std::string(key), translate(label), width, plain_field(Control::line, std::move(value)), {}};
}

}  // namespace

std::vector<FormField> kind_form(const Mission& mission, const KindKey& key) {
  std::vector<FormField> form;
  with_kind(*mission.system, key.of, key.id, [&]<typename Kind>(const Kind& kind) {
    for (const auto& field : fields_of<Kind>()) form.push_back(kind_field(mission, key, field, kind));
    form.push_back(kind_id_field(key));
  });
  return form;
}

std::vector<FormField> game_form(const Mission& mission) {
  const auto& game = *mission.system;
  std::vector<FormField> form;
  for (const auto& field : fields_of<GameSystem>()) {
    if (field.key.starts_with("control-") && !game.control) continue;
    if (field.key.starts_with("caricature-") && !game.caricature) continue;
    const DefinitionField definition{field, game_fields().thing.key,
                                     [&field](FieldValue value) -> Edit {
                                       return set_game({{std::string(field.key), std::move(value)}});
                                     },
                                     [&field](const Mission& now) { return std::optional(field.value(*now.system)); }};
    form.push_back(form_field(mission, definition, field.value(game), field.width));
  }
  return form;
}

std::vector<FormField> set_form(const Mission& mission, const SetKey& key) {
  const auto used = std::find_if(mission.sets.begin(), mission.sets.end(),
                                 [&](const UsedSet& each) { return each.set->id == key.id; });
  if (used == mission.sets.end()) return {};
  const auto& set = *used->set;
  std::vector<FormField> form;
  form.push_back(read_only("name", marked("Name"), set.name, 6));
  auto boxes = plain_field(Control::line, used->boxes ? std::to_string(*used->boxes) : std::string());
  boxes.change = [id = key.id](const Mission&, const std::string& typed) -> Result<Edit> {
    if (typed.empty()) return SetBoxes{id, std::nullopt};
    return read_whole_number(typed, 0, most_boxes).map([&](int number) -> Edit { return SetBoxes{id, number}; });
  };
  form.push_back(
      {"boxes", translate("Boxes"), 2, std::move(boxes), translate("How many are used; empty for as many as boards")});
  const auto names = [](const auto& things) {
    std::string words;
    for (const auto& thing : things) words += (words.empty() ? "" : ", ") + name_or_id(thing);
    return words;
  };
  auto terrain = plain_field(Control::text, names(set.feature_kinds));
  form.push_back({"terrain", translate("Terrain to place"), 6, std::move(terrain), {}});
  form.push_back(read_only("id", marked("Id"), set.id.text(), 3));
  return form;
}

std::vector<FormField> standing_form(const Mission& mission, const StandingKey& key) {
  std::vector<FormField> form;
  for (const auto* const action : standing_actions(mission)) {
    if (action->id != key.id) continue;
    form.push_back(read_only("name", marked("Name"), action->name, 6));
    auto words = plain_field(Control::text, item_in_words(mission, *action));
    form.push_back({"words", translate("What the game says"), 6, std::move(words),
                    translate("It is the same in every mission of the game; a copy in the mission takes its place")});
    form.push_back(read_only("id", marked("Id"), action->id.text(), 3));
  }
  return form;
}

}  // namespace bulkhead
