// SPDX-License-Identifier: MIT
#include "editor/tools/texts/kind_forms.h"

#include <algorithm>
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

template <typename T>
FormField kind_field(const Mission& mission, const KindKey& key, const FieldOf<T>& field, const T& kind) {
  auto [control, choices] = offer_for(mission, info_of<T>().key, field);
  auto value = plain_field(control, field.text(kind));
  value.choices = std::move(choices);
  value.measure = measure_of(field);
  value.change = [key, &field](const Mission&, const std::string& typed) -> Result<Edit> {
    if (field.required && split_words(typed).empty()) return fail(translate("It needs a name."));
    return check_typed(field, typed).map([&]() -> Edit {
      return set_kind(key.of, key.id, {{std::string(field.key), single(typed)}});
    });
  };
  if (field.is_name()) {
    value.settle = [key](const Mission& now) { return id_after_name(now, key); };
  }
  const int width = field.is_name() || field.form == FieldForm::long_text ? field.width : 2;
  return {std::string(field.key), translate(field.label), width, std::move(value), translate(field.help)};
}

FormField read_only(std::string_view key, std::string_view label, std::string value, int width) {
  return {std::string(key), translate(label), width, plain_field(Control::line, std::move(value)), {}};
}

template <typename T>
std::vector<FormField> form_among(const Mission& mission, const KindKey& key, const std::vector<T>& kinds) {
  std::vector<FormField> form;
  for (const auto& kind : kinds) {
    if (kind.id != key.id) continue;
    for (const auto& field : fields_of<T>()) form.push_back(kind_field(mission, key, field, kind));
    form.push_back(read_only("id", marked("Id"), kind.id.text(), 3));
  }
  return form;
}

}  // namespace

std::vector<FormField> kind_form(const Mission& mission, const KindKey& key) {
  switch (key.of) {
    case KindOf::zone: return form_among(mission, key, mission.system->zone_kinds);
    case KindOf::marker: return form_among(mission, key, mission.system->marker_kinds);
    case KindOf::link: break;
  }
  return form_among(mission, key, mission.system->link_kinds);
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
