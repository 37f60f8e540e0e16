// SPDX-License-Identifier: MIT
#include "editor/tools/texts/contents.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "editor/tools/texts/form_parts.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/base/marked.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

/// By the order of the kinds.
struct KindWords {
  /// Of the group in the list.
  std::string_view key;
  std::string_view group;
  std::string_view one;
  /// What a new one is called, and its id.
  std::string_view fresh;
  std::string_view id;
};
constexpr std::array<KindWords, text_kinds.size()> kind_words = {{
    {"briefing", marked("Briefing"), marked("Section of the briefing"), marked("New section"), ""},
    {"forces", marked("Forces"), marked("Force"), marked("New force"), "new-force"},
    {"rules", marked("Rules"), marked("Rule"), marked("New rule"), "new-rule"},
    {"objective-groups", marked("Groups of objectives"), marked("Group of objectives"), marked("New group"),
     "new-group"},
    {"objectives", marked("Mission objectives"), marked("Mission objective"), marked("New objective"), "new-objective"},
    {"actions", marked("Actions"), marked("Action"), marked("New action"), "new-action"},
    {"stratagems", marked("Stratagems"), marked("Stratagem"), marked("New stratagem"), "new-stratagem"},
    {"tables", marked("Tables"), marked("Table"), marked("New table"), "new-table"},
}};
const KindWords& words_of(TextKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

constexpr std::string_view section_prefix = "section:";

/// `new-rule`, `new-rule-2`
bool is_usual_id(const Id& id) {
  return std::any_of(kind_words.begin() + 1, kind_words.end(), [&](const KindWords& words) {
    const std::string_view text = id.text();
    if (!text.starts_with(words.id)) return false;
    const auto rest = text.substr(words.id.size());
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
  const auto wanted = translate(words_of(TextKind::section).fresh);
  const auto taken = [&](const std::string& heading) { return exists(mission, SectionKey{heading}); };
  auto heading = wanted;
  for (int number = 2; taken(heading); ++number) heading = wanted + " " + std::to_string(number);
  return heading;
}

}  // namespace

OutlineEntry contents(const Mission& mission) {
  OutlineEntry root{"texts", translate("Texts and rules"), std::nullopt, {}};
  const auto group = [&](TextKind kind) -> OutlineEntry& {
    return root.children.emplace_back(
        OutlineEntry{std::string(group_key(kind)), translate(words_of(kind).group), std::nullopt, {}});
  };
  auto& briefing = group(TextKind::section);
  for (std::size_t index = 0; index < mission.briefing->size(); ++index) {
    const auto key = section_at(mission, index);
    briefing.children.push_back({entry_key(key), name_of(mission, key), std::nullopt, {}});
  }
  for_each_text_list(mission, [&](TextKind kind, const auto& things) {
    auto& entries = group(kind).children;
    for (const auto& thing : things) {
      entries.push_back({entry_key(thing.id), name_or_id(thing), ObjectAddress{thing.id}, {}});
    }
  });
  return root;
}

std::string name_of(TextKind kind) { return translate(words_of(kind).one); }

std::string name_of(const Mission& mission, const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) {
    const auto name = section->heading.empty() ? translate("Opening") : section->heading;
    return section->number == 1 ? name : fmt::format("{} ({})", name, section->number);
  }
  const auto& id = std::get<Id>(key);
  auto name = id.text();
  for_each_text_list(mission, [&](TextKind, const auto& things) {
    for (const auto& thing : things) {
      if (thing.id == id) name = name_or_id(thing);
    }
  });
  return name;
}

std::string entry_key(const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key))
    return fmt::format("{}{}:{}", section_prefix, section->number, section->heading);
  return "#" + std::get<Id>(key).text();
}

std::string_view group_key(TextKind kind) { return words_of(kind).key; }

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
  for (const auto kind : text_kinds) {
    if (group_key(kind) == entry_key) return kind;
  }
  return std::nullopt;
}

std::optional<TextPlace> place_of(const Mission& mission, const TextKey& key) {
  if (const auto* wanted = std::get_if<SectionKey>(&key)) {
    const auto index = section_index(*mission.briefing, wanted->heading, wanted->number);
    if (!index) return std::nullopt;
    return TextPlace{TextKind::section, *index, mission.briefing->size()};
  }
  const auto& id = std::get<Id>(key);
  std::optional<TextPlace> place;
  for_each_text_list(mission, [&](TextKind kind, const auto& things) {
    for (std::size_t index = 0; index < things.size(); ++index) {
      if (things[index].id == id) place = TextPlace{kind, index, things.size()};
    }
  });
  return place;
}

std::optional<TextKey> text_at(const Mission& mission, const TextPlace& place) {
  if (place.kind == TextKind::section) {
    if (mission.briefing->empty()) return std::nullopt;
    return section_at(mission, std::min(place.index, mission.briefing->size() - 1));
  }
  std::optional<TextKey> text;
  for_each_text_list(mission, [&](TextKind kind, const auto& things) {
    if (kind == place.kind && !things.empty()) text = things[std::min(place.index, things.size() - 1)].id;
  });
  return text;
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
  const auto id = free_id(mission, Id(words_of(kind).id));
  const FieldChange name{"name", single(translate(words_of(kind).fresh))};
  switch (kind) {
    case TextKind::section: break;
    case TextKind::force: return {id, set_item<Force>(id, {name})};
    case TextKind::rule: return {id, set_item<Rule>(id, {name})};
    case TextKind::objective_group: return {id, set_item<ObjectiveGroup>(id, {name})};
    case TextKind::objective:
      return {id, set_item<MissionObjective>(
                      id, {name,
                           {"kind", single("progressive")},
                           {"scored", {{"round-end", "", ""}}},
                           {"conditions", {fresh_row(*find_field<MissionObjective>("conditions"), {})}}})};
    case TextKind::action: return {id, set_item<MissionAction>(id, {name})};
    case TextKind::stratagem: break;
    case TextKind::table: return {id, set_item<MissionTable>(id, {name, {"die", single("D6")}})};
  }
  const auto& currencies = mission.system->currencies;
  return {id, set_item<Stratagem>(id, {name,
                                       {"cost", single("1")},
                                       {"currency", single(currencies.empty() ? "" : currencies.front().symbol)},
                                       {"uses", single("round")}})};
}

Edit remove_text(const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) return RemoveBriefing{section->heading, section->number};
  return RemoveObjects{{std::get<Id>(key)}};
}

std::optional<Edit> id_after_name(const Mission& mission, const Id& item) {
  if (!exists(mission, item) || !is_usual_id(item)) return std::nullopt;
  const auto wanted = slug(name_of(mission, item), item.text());
  if (is_usual_id(wanted)) return std::nullopt;
  return RenameObject{item, free_id(mission, wanted)};
}

}  // namespace bulkhead
