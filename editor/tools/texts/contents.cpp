// SPDX-License-Identifier: MIT
#include "editor/tools/texts/contents.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 4> group_keys = {"briefing", "rules", "objectives", "stratagems"};
constexpr std::array<std::string_view, 4> usual_ids = {"", "new-rule", "new-objective", "new-stratagem"};
constexpr std::string_view section_prefix = "section:";

template <typename T>
OutlineEntry group(TextKind kind, std::string text, const std::vector<T>& items) {
  OutlineEntry result{std::string(group_key(kind)), std::move(text), std::nullopt, {}};
  for (const auto& item : items) {
    result.children.push_back({entry_key(item.id), name_or_id(item), ObjectAddress{item.id}, {}});
  }
  return result;
}

template <typename T>
std::optional<TextPlace> place_in(const std::vector<T>& items, TextKind kind, const Id& id) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  if (found == items.end()) return std::nullopt;
  return TextPlace{kind, static_cast<std::size_t>(found - items.begin()), items.size()};
}

template <typename T>
std::optional<TextKey> item_at(const std::vector<T>& items, std::size_t index) {
  if (items.empty()) return std::nullopt;
  return items[std::min(index, items.size() - 1)].id;
}

/// `new-rule`, `new-rule-2`
bool is_usual_id(const Id& id) {
  return std::any_of(usual_ids.begin() + 1, usual_ids.end(), [&](std::string_view usual) {
    const std::string_view text = id.text();
    if (!text.starts_with(usual)) return false;
    const auto rest = text.substr(usual.size());
    return rest.empty() || (rest.starts_with('-') && parse_int(rest.substr(1), 2, 9999).has_value());
  });
}

SectionKey section_at(const Mission& mission, std::size_t index) {
  const auto& sections = *mission.briefing;
  const auto& heading = sections[index].heading;
  const auto before = std::count_if(sections.begin(), sections.begin() + static_cast<std::ptrdiff_t>(index),
                                    [&](const BriefingSection& section) { return section.heading == heading; });
  return {heading, 1 + static_cast<int>(before)};
}

std::string free_heading(const Mission& mission) {
  const auto wanted = translate("New section");
  const auto taken = [&](const std::string& heading) { return exists(mission, SectionKey{heading}); };
  auto heading = wanted;
  for (int number = 2; taken(heading); ++number) heading = wanted + " " + std::to_string(number);
  return heading;
}

}  // namespace

OutlineEntry contents(const Mission& mission) {
  OutlineEntry root{"texts", translate("Texts and rules"), std::nullopt, {}};
  OutlineEntry briefing{std::string(group_key(TextKind::section)), translate("Briefing"), std::nullopt, {}};
  for (std::size_t index = 0; index < mission.briefing->size(); ++index) {
    const auto key = section_at(mission, index);
    briefing.children.push_back({entry_key(key), name_of(mission, key), std::nullopt, {}});
  }
  root.children = {std::move(briefing), group(TextKind::rule, translate("Rules"), *mission.rules),
                   group(TextKind::objective, translate("Mission objectives"), *mission.objectives),
                   group(TextKind::stratagem, translate("Stratagems"), *mission.stratagems)};
  return root;
}

std::string name_of(const Mission& mission, const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) {
    const auto name = section->heading.empty() ? translate("Opening") : section->heading;
    return section->number == 1 ? name : fmt::format("{} ({})", name, section->number);
  }
  const auto found = find_item(mission, std::get<Id>(key));
  return found.item != nullptr ? name_or_id(*found.item) : std::get<Id>(key).text();
}

std::string entry_key(const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key))
    return fmt::format("{}{}:{}", section_prefix, section->number, section->heading);
  return "#" + std::get<Id>(key).text();
}

std::string_view group_key(TextKind kind) { return group_keys[static_cast<std::size_t>(kind)]; }

std::optional<TextKey> text_of_entry(std::string_view entry_key) {
  if (entry_key.starts_with('#')) return Id(entry_key.substr(1));
  if (!entry_key.starts_with(section_prefix)) return std::nullopt;
  const auto rest = entry_key.substr(section_prefix.size());
  const auto colon = rest.find(':');
  const auto number = parse_int(rest.substr(0, colon), 1, std::numeric_limits<int>::max());
  if (!number) return std::nullopt;
  return SectionKey{std::string(rest.substr(colon + 1)), *number};
}

std::optional<TextKind> group_of_entry(std::string_view entry_key) {
  const auto* const found = std::find(group_keys.begin(), group_keys.end(), entry_key);
  if (found == group_keys.end()) return std::nullopt;
  return static_cast<TextKind>(found - group_keys.begin());
}

std::optional<TextPlace> place_of(const Mission& mission, const TextKey& key) {
  if (const auto* wanted = std::get_if<SectionKey>(&key)) {
    const auto index = section_index(*mission.briefing, wanted->heading, wanted->number);
    if (!index) return std::nullopt;
    return TextPlace{TextKind::section, *index, mission.briefing->size()};
  }
  const auto& id = std::get<Id>(key);
  if (const auto place = place_in(*mission.rules, TextKind::rule, id)) return place;
  if (const auto place = place_in(*mission.objectives, TextKind::objective, id)) return place;
  return place_in(*mission.stratagems, TextKind::stratagem, id);
}

std::optional<TextKey> text_at(const Mission& mission, const TextPlace& place) {
  switch (place.kind) {
    case TextKind::section:
      if (mission.briefing->empty()) return std::nullopt;
      return section_at(mission, std::min(place.index, mission.briefing->size() - 1));
    case TextKind::rule: return item_at(*mission.rules, place.index);
    case TextKind::objective: return item_at(*mission.objectives, place.index);
    case TextKind::stratagem: return item_at(*mission.stratagems, place.index);
  }
  return std::nullopt;
}

bool is_reheaded(const Mission& before, const Mission& after, std::size_t index) {
  const auto& old_sections = *before.briefing;
  const auto& sections = *after.briefing;
  if (old_sections.size() != sections.size() || index >= sections.size()) return false;
  for (std::size_t i = 0; i < sections.size(); ++i) {
    if ((old_sections[i].heading == sections[i].heading) == (i == index)) return false;
  }
  return true;
}

NewText new_text(const Mission& mission, TextKind kind) {
  if (kind == TextKind::section) {
    const auto heading = free_heading(mission);
    return {SectionKey{heading}, SetBriefing{heading, ""}};
  }
  const auto id = free_id(mission, Id(usual_ids[static_cast<std::size_t>(kind)]));
  if (kind == TextKind::rule) return {id, set_item<Rule>(id, {{"name", single(translate("New rule"))}})};
  if (kind == TextKind::objective) {
    return {id,
            set_item<MissionObjective>(
                id, {{"name", single(translate("New objective"))},
                     {"kind", single("progressive")},
                     {"scored", {{"round-end", "", ""}}},
                     {"conditions", {{"1", "controls(player) >= 1", translate("control one or more objectives")}}}})};
  }
  const auto& currency = mission.system->currency;
  return {id, set_item<Stratagem>(id, {{"name", single(translate("New stratagem"))},
                                       {"cost", single("1")},
                                       {"currency", single(currency ? currency->symbol : "")},
                                       {"uses", single("round")}})};
}

Edit remove_text(const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) return RemoveBriefing{section->heading, section->number};
  return RemoveObjects{{std::get<Id>(key)}};
}

std::optional<Edit> id_after_name(const Mission& mission, const Id& item) {
  const auto found = find_item(mission, item);
  if (found.item == nullptr || !is_usual_id(item)) return std::nullopt;
  const auto wanted = slug(found.item->name, item.text());
  if (is_usual_id(wanted)) return std::nullopt;
  return RenameObject{item, free_id(mission, wanted)};
}

}  // namespace bulkhead
