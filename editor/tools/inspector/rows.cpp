// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/rows.h"

#include <fmt/format.h>

#include <iterator>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

InspectorRow::Kind kind_of(FieldForm form) {
  using Kind = InspectorRow::Kind;
  switch (form) {
    case FieldForm::long_text: return Kind::long_text;
    case FieldForm::number:
    case FieldForm::cost: return Kind::number;
    case FieldForm::choice:
    case FieldForm::kind:
    case FieldForm::side: return Kind::choice;
    case FieldForm::yes_no: return Kind::boolean;
    case FieldForm::point: return Kind::place;
    case FieldForm::text:
    case FieldForm::lua:
    case FieldForm::currency:
    case FieldForm::id:
    case FieldForm::moment:
    case FieldForm::library_id:
    case FieldForm::rounds:
    case FieldForm::list: break;
  }
  return Kind::text;
}

}  // namespace

std::string yes_or_no(bool value) { return value ? "yes" : "no"; }

Result<bool> read_yes_or_no(const std::string& value) {
  if (value == "yes" || value == "no") return value == "yes";
  return fail(translate("Write yes or no"));
}

Result<int> read_whole_number(const std::string& value, int low, int high) {
  if (const auto number = parse_int(value, low, high)) return *number;
  return fail(translate("Write a whole number from {} to {}", {fmt::format("{}", low), fmt::format("{}", high)}));
}

std::vector<InspectorChoice> side_choices(const Mission& mission, std::string_view none) {
  std::vector<InspectorChoice> choices = {{"", translate(none)}};
  for (const auto& side : *mission.sides) choices.push_back({side.id.text(), name_or_id(side.name, side.id)});
  return choices;
}

std::string nothing_left() { return translate("What was selected is gone"); }

std::vector<InspectorChoice> choices_of(const Mission& mission, const ThingInfo& thing, const FieldInfo& field) {
  if (field.form == FieldForm::side) return side_choices(mission, field.none);
  std::vector<InspectorChoice> choices;
  const auto add_kinds = [&](const auto& kinds, const auto& fits) {
    for (const auto& kind : kinds) {
      if (fits(kind)) choices.push_back({kind.id.text(), name_or_id(kind.name, kind.id)});
    }
  };
  const auto every = [](const auto&) { return true; };
  if (field.form == FieldForm::kind && thing.key == "feature") {
    for (const auto& used : mission.sets) add_kinds(used.set->feature_kinds, every);
  } else if (field.form == FieldForm::kind && thing.key == "marker") {
    add_kinds(mission.system->marker_kinds, every);
  } else if (field.form == FieldForm::kind) {
    add_kinds(mission.system->zone_kinds, [&](const ZoneKind& kind) { return kind.area == (thing.key == "area"); });
  }
  for (const auto& choice : field.choices) choices.push_back({std::string(choice.value), translate(choice.name)});
  return choices;
}

InspectorRow field_row(const Mission& mission, const ThingInfo& thing, const FieldInfo& field, std::vector<Id> ids,
                       const std::vector<std::string>& values) {
  const std::string key(field.key);
  InspectorRow row;
  // Zones and areas, which may be selected together with others of theirs, have the same keys.
  row.key = (thing.key == "area" ? "zone" : std::string(thing.key)) + "." + key;
  row.group = translate(thing.group);
  if (field.form == FieldForm::long_text) {
    row.key = "text." + key;
    row.group = translate("Text");
  } else if (field.is_name() || field.form == FieldForm::library_id) {
    row.key = field.is_name() ? "label" : key;
    row.group = translate("Identity");
  }
  row.name = translate(field.label);
  row.help = translate(field.help);
  row.kind = kind_of(field.form);
  set_common_value(row, values, [](const std::string& value) { return value; });
  row.choices = choices_of(mission, thing, field);
  if (field.form == FieldForm::library_id) return row;
  row.change = [ids = std::move(ids), key](const Mission& now, const std::string& text) -> Result<Edit> {
    std::vector<Edit> edits;
    for (const auto& id : ids) {
      if (has_object(now, id)) edits.push_back(SetField{id, {key, single(text)}});
    }
    if (edits.empty()) return fail(nothing_left());
    if (edits.size() == 1) return edits.front();
    return EditSequence{std::move(edits)};
  };
  return row;
}

std::string name_or_id(const std::string& name, const Id& id) { return name.empty() ? id.text() : name; }

void append(InspectorRows& rows, InspectorRows more) {
  rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

InspectorRow id_row(const Id& id) {
  InspectorRow row;
  row.key = "id";
  row.group = translate("Identity");
  row.name = translate("Id");
  row.help = translate("By this the file, texts and findings name it");
  row.value = id.text();
  row.change = [id](const Mission&, const std::string& value) {
    return Id::parse(value).map([&](const Id& wanted) -> Edit { return RenameObject{id, wanted}; });
  };
  return row;
}

}  // namespace bulkhead
