// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/edit/items.h"

/// Sides, rules, mission objectives and stratagems.
namespace bulkhead {
namespace {

using Kind = InspectorRow::Kind;

Kind kind_of(FieldForm form) {
  if (form == FieldForm::long_text) return Kind::long_text;
  if (form == FieldForm::number || form == FieldForm::cost) return Kind::number;
  return form == FieldForm::side || form == FieldForm::choice ? Kind::choice : Kind::text;
}

/// A row for a field that is no list.
InspectorRow field_row(const Mission& mission, const ThingInfo& thing, const FieldInfo& field, const Id& id,
                       const std::string& value) {
  const std::string key(field.key);
  InspectorRow row;
  row.key = std::string(thing.key) + "." + key;
  row.group = translate(thing.group);
  if (field.form == FieldForm::long_text) {
    row.key = "text." + key;
    row.group = translate("Text");
  } else if (key == "name" || field.form == FieldForm::library_id) {
    row.key = key == "name" ? "label" : key;
    row.group = translate("Identity");
  }
  row.name = translate(field.label);
  row.kind = kind_of(field.form);
  row.value = value;
  row.choices = choices_of(mission, field);
  if (field.form == FieldForm::library_id) return row;
  row.change = [id, key](const Mission&, const std::string& text) -> Result<Edit> {
    return set_field(id, key, single(text));
  };
  return row;
}

void add_params(InspectorRows& rows, const Item& item) {
  for (const auto& param : item.params) {
    InspectorRow row{"param." + param.name.text(),
                     translate("Figures"),
                     param.name.text(),
                     translate("Texts name it as {}", {"{" + param.name.text() + "}"}),
                     Kind::text,
                     param.value,
                     false,
                     {},
                     {}};
    row.change = [id = item.id, name = param.name](const Mission&, const std::string& value) -> Result<Edit> {
      return set_param(id, name, value);
    };
    rows.push_back(std::move(row));
  }
}

/// What stands in lists is changed where the texts are, figures excepted.
template <typename T>
InspectorRows rows_of(const Mission& mission, const ThingInfo& thing, const T& item) {
  InspectorRows rows;
  for (const auto& field : fields_of<T>()) {
    if (field.form == FieldForm::list || field.form == FieldForm::lua) continue;
    const auto value = field.text(item);
    if (field.form == FieldForm::library_id && value.empty()) continue;
    rows.push_back(field_row(mission, thing, field, item.id, value));
    if (field.key == "name") rows.push_back(id_row(item.id));
  }
  return rows;
}

}  // namespace

InspectorRows inspect_item(const Mission& mission, const Id& id) {
  if (const auto* side = find_side(mission, id)) return rows_of(mission, {"side", "side", "side", "Side"}, *side);
  InspectorRows rows;
  for_each_item(mission, [&](const auto& item) {
    if (item.id != id) return;
    rows = rows_of(mission, info_of<std::remove_cvref_t<decltype(item)>>(), item);
    add_params(rows, item);
  });
  return rows;
}

}  // namespace bulkhead
