// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/rows.h"

#include <fmt/format.h>

#include <iterator>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/objects.h"

namespace bulkhead {

std::string yes_or_no(bool value) { return value ? "yes" : "no"; }

Result<bool> read_yes_or_no(const std::string& value) {
  if (value == "yes" || value == "no") return value == "yes";
  return fail(translate("Write yes or no"));
}

Result<int> read_whole_number(const std::string& value, int low, int high) {
  if (const auto number = parse_int(value, low, high)) return *number;
  return fail(translate("Write a whole number from {} to {}", {fmt::format("{}", low), fmt::format("{}", high)}));
}

Result<std::optional<Id>> read_optional_id(const std::string& value) {
  if (value.empty()) return std::nullopt;
  return Id::parse(value).map([](Id id) { return std::optional(std::move(id)); });
}

std::string text_of(const std::optional<Id>& id) { return id ? id->text() : std::string(); }

std::vector<InspectorChoice> side_choices(const Mission& mission, std::string_view none) {
  std::vector<InspectorChoice> choices = {{"", translate(none)}};
  for (const auto& side : *mission.sides) choices.push_back({side.id.text(), name_or_id(side.name, side.id)});
  return choices;
}

std::vector<InspectorChoice> choices_of(const Mission& mission, const FieldInfo& field) {
  if (field.form == FieldForm::side) return side_choices(mission, field.none);
  std::vector<InspectorChoice> choices;
  for (const auto& choice : field.choices) choices.push_back({std::string(choice.value), translate(choice.name)});
  return choices;
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
    return Id::parse(value).map([&](const Id& wanted) { return rename_object(id, wanted); });
  };
  return row;
}

}  // namespace bulkhead
