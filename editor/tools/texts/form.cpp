// SPDX-License-Identifier: MIT
#include "editor/tools/texts/form.h"

#include <algorithm>

#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form_parts.h"
#include "editor/tools/texts/kind_forms.h"
#include "editor/tools/texts/table_form.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

using MissionValue = std::shared_ptr<const Mission>;

std::vector<FormField> briefing_form(const MissionValue& mission, const BriefingSection& section, int number) {
  std::vector<FormField> form;
  auto heading = plain_field(Control::line, section.heading);
  heading.change = [old = section.heading, number](const Mission&, const std::string& value) -> Result<Edit> {
    return RenameBriefing{old, value, number};
  };
  form.push_back({"heading", translate("Heading"), 6, std::move(heading),
                  translate("What the section is about; the opening, which comes first, has none")});
  auto text = referring_text(mission, nullptr, section.text);
  text.change = [heading = section.heading, number](const Mission&, const std::string& value) -> Result<Edit> {
    return SetBriefing{heading, value, number};
  };
  form.push_back({"text", section.heading.empty() ? translate("Opening") : translate("Text"), 6, std::move(text)});
  return form;
}

template <typename T>
FormField field_of(const MissionValue& mission, const FieldOf<T>& field, const T& item) {
  if constexpr (std::is_same_v<T, MissionTable>) {
    if (is_table_field(field)) return table_field(*mission, field, item);
  }
  return item_field(mission, field, item);
}

/// Plain fields, texts, lists, then the figures and by what name and from where it is; what it does is edited beside
/// the form.
template <typename T>
std::vector<FormField> item_form(const MissionValue& mission, const T& item) {
  const auto place = [](const FieldInfo& field) {
    if (field.form == FieldForm::library_id) return 4;
    if (field.figures) return 3;
    if (field.form == FieldForm::list || field.key == "columns") return 2;
    return field.stand == FieldStand::element ? 1 : 0;
  };
  std::vector<FormField> form;
  for (int now = 0; now <= 4; ++now) {
    for (const auto& field : fields_of<T>()) {
      if (field.form == FieldForm::lua || place(field) != now) continue;
      form.push_back(field_of(mission, field, item));
    }
  }
  form.push_back(id_field(item.id));
  return form;
}

}  // namespace

LengthForm measure_of(const FieldInfo& field) {
  if (field.form != FieldForm::length) return LengthForm::none;
  return field.key == "base" || field.key == "size" ? LengthForm::base : LengthForm::length;
}

FoundItem find_text_item(const Mission& mission, const Id& id) {
  FoundItem found;
  for_each_item(mission, [&](const auto& item) {
    if (item.id == id) found = {&item, info_of<std::remove_cvref_t<decltype(item)>>().key};
  });
  return found;
}

bool is_value_of(const RowsField& field, const FieldValue& value) {
  return std::all_of(value.begin(), value.end(), [&](const auto& row) { return row.size() == field.columns.size(); });
}

bool exists(const Mission& mission, const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) {
    return section_index(*mission.briefing, section->heading, section->number).has_value();
  }
  return place_of(mission, key).has_value();
}

std::vector<FormField> form_of(const Mission& mission, const TextKey& key) {
  const auto value = std::make_shared<const Mission>(mission);
  if (const auto* wanted = std::get_if<SectionKey>(&key)) {
    const auto index = section_index(*mission.briefing, wanted->heading, wanted->number);
    return index ? briefing_form(value, mission.briefing->at(*index), wanted->number) : std::vector<FormField>();
  }
  if (const auto* kind = std::get_if<KindKey>(&key)) return kind_form(mission, *kind);
  if (const auto* set = std::get_if<SetKey>(&key)) return set_form(mission, *set);
  if (const auto* standing = std::get_if<StandingKey>(&key)) return standing_form(mission, *standing);
  if (std::holds_alternative<GameKey>(key)) return game_form(mission);
  std::vector<FormField> form;
  for_each_text_list(mission, [&](TextKind, const auto& things) {
    for (const auto& thing : things) {
      if (thing.id == std::get<Id>(key)) form = item_form(value, thing);
    }
  });
  return form;
}

}  // namespace bulkhead
