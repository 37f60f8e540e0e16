// SPDX-License-Identifier: MIT
#include "editor/tools/texts/chosen_text.h"

#include "editor/tools/selection/selection.h"
#include "editor/tools/texts/form.h"
#include "editor/tools/texts/item_form.h"

namespace bulkhead {
namespace {

/// What the mission has in a field of a form, or as an item's Lua.
std::optional<FieldValue> value_in(const Mission& mission, const std::string& subject, const std::string& key) {
  const auto text = text_of_entry(subject);
  if (!text) return std::nullopt;
  if (key == version_field) return FieldValue{{mission.head->version}};
  if (key == lua_field) {
    const auto* const id = std::get_if<Id>(&*text);
    const auto found = id != nullptr ? find_text_item(mission, *id) : FoundItem{};
    return found.item == nullptr ? std::nullopt : std::optional(FieldValue{{found.item->lua}});
  }
  for (const auto& field : form_of(mission, *text)) {
    if (field.key != key) continue;
    if (const auto* const rows = std::get_if<RowsField>(&field.field)) return rows->rows;
    return FieldValue{{std::get<ValueField>(field.field).value}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<TextKey> first_text(const Mission& mission) {
  for (const auto kind : text_kinds) {
    if (auto text = text_at(mission, {kind, 0, 0})) return text;
  }
  return std::nullopt;
}

std::string ChosenText::entry() const {
  return text_ ? entry_key(*text_) : group_ ? std::string(group_key(*group_)) : std::string();
}

bool ChosenText::can_move(bool up) const {
  // The briefing's opening has no heading and stays first.
  if (!place_ || *text_ == TextKey(SectionKey{})) return false;
  if (is_definition(place_->kind) && !std::holds_alternative<KindKey>(*text_)) return false;
  return up ? place_->index > 0 : place_->index + 1 < place_->count;
}

void ChosenText::choose(const Mission& mission, const TextKey& text) {
  if (!exists(mission, text)) return;
  text_ = text;
  place_ = place_of(mission, text);
  group_.reset();
}

void ChosenText::choose_group(std::optional<TextKind> group) {
  text_.reset();
  place_.reset();
  group_ = group;
}

void ChosenText::moved(const Mission& mission, bool up) {
  if (!place_) return;
  // A section may have changed numbers with another of its heading.
  up ? --place_->index : ++place_->index;
  text_ = text_at(mission, *place_);
}

bool ChosenText::follow(const Mission& before, const Mission& now) {
  const auto place_before = place_;
  bool same = true;
  const bool of_section = place_before && place_before->kind == TextKind::section;
  if (const auto index = of_section ? reheaded(before, now, place_before->index) : std::nullopt) {
    text_ = text_at(now, {TextKind::section, *index, place_before->count});
  } else if (text_ && !exists(now, *text_)) {
    text_ = place_before ? text_at(now, *place_before) : std::nullopt;
    // With as many as before, it is the same under another name.
    same = text_ && place_of(now, *text_) == place_before;
    // The last of its kind leaves its group.
    if (!text_ && place_before && first_text(now)) group_ = place_before->kind;
  }
  if (!text_ && !group_) {
    text_ = first_text(now);
    same = false;
  }
  place_ = text_ ? place_of(now, *text_) : std::nullopt;
  return same;
}

void follow_texts(Drafts& drafts, const Mission& before, const Mission& now,
                  const std::optional<TextKey>& chosen_before, const std::optional<TextKey>& chosen_now) {
  drafts.follow(
      [&](const std::string& subject) -> std::optional<std::string> {
        auto text = text_of_entry(subject);
        if (text == chosen_before) text = chosen_now;
        if (const auto* const id = text ? std::get_if<Id>(&*text) : nullptr) {
          const auto renamed_to = renamed(Selection({ObjectAddress{*id}}), before, now);
          text = std::get<ObjectAddress>(renamed_to.addresses().front()).id;
        }
        if (!text || !exists(now, *text)) return std::nullopt;
        return entry_key(*text);
      },
      [&](const std::string& subject, const std::string& field) { return value_in(now, subject, field); });
}

}  // namespace bulkhead
