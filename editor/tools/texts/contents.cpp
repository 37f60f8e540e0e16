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
#include "model/base/numbered_id.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/library/item_edits.h"
#include "model/mission/items.h"
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
  std::string_view purpose;
};
constexpr std::array<KindWords, text_kinds.size() + definition_kinds.size()> kind_words = {{
    {"briefing", marked("Briefing"), marked("Section of the briefing"), marked("New section"), "",
     marked("What players read first: what happened here, how the board is set up, how the battle is won.")},
    {"forces", marked("Forces"), marked("Force"), marked("New force"), "new-force",
     marked("What a side plays with: its units with their figures, as a sample or as the mission's own.")},
    {"rules", marked("Rules"), marked("Rule"), marked("New rule"), "new-rule",
     marked("What holds in this mission beside the rules of its game.")},
    {"objective-groups", marked("Groups of objectives"), marked("Group of objectives"), marked("New group"),
     "new-group", marked("Objectives of which only some are played: players choose, roll or keep them secret.")},
    {"objectives", marked("Mission objectives"), marked("Mission objective"), marked("New objective"), "new-objective",
     marked("What is worth victory points, and when it is scored.")},
    {"actions", marked("Actions"), marked("Action"), marked("New action"), "new-action",
     marked("What a unit may do instead of something else, such as opening a hatch or working a terminal.")},
    {"stratagems", marked("Stratagems"), marked("Stratagem"), marked("New stratagem"), "new-stratagem",
     marked("What a player may pay for: each becomes a card.")},
    {"tables", marked("Tables"), marked("Table"), marked("New table"), "new-table",
     marked("What is rolled on, chosen from or looked up.")},
    {"zone-kinds", marked("Kinds of zones and areas"), marked("Kind of zone or area"), marked("New kind of zone"),
     "new-zone-kind",
     marked("What zones and areas of this mission can be. They are its own: other missions keep theirs.")},
    {"marker-kinds", marked("Kinds of markers"), marked("Kind of marker"), marked("New kind of marker"),
     "new-marker-kind",
     marked("What lies on the battlefield of this mission, how large it is and what may stand on it.")},
    {"link-kinds", marked("Kinds of links"), marked("Kind of link"), marked("New kind of link"), "new-link-kind",
     marked("What joins two markers or areas of this mission, such as a lift or a power line.")},
    {"terrain-sets", marked("Terrain sets"), marked("Terrain set"), marked("Terrain set"), "",
     marked("What the boards and the terrain on them are made of. A mission may use several.")},
    {"game", marked("The game"), marked("Game"), marked("New"), "",
     marked(
         "How a battle is played: its order, what cards are paid with, who holds a marker. A mission has its own copy "
         "of the game: other missions keep theirs.")},
    {"phases", marked("Phases"), marked("Phase"), marked("New phase"), "new-phase",
     marked("What each turn or round of this mission's game is made of, in order, with the steps in each.")},
    {"frequencies", marked("How often"), marked("Word for how often"), marked("New word"), "new-frequency",
     marked("How often a card or an action may be used: the words that this mission's game has for it. Without any, "
            "once per battle, round, turn or phase and any number of times are offered.")},
    {"stratagem-kinds", marked("Kinds of stratagems"), marked("Kind of stratagem"), marked("New kind of card"),
     "new-stratagem-kind", marked("What the head of a card may say beside its cost, in this mission's game.")},
    {"action-kinds", marked("Kinds of actions"), marked("Kind of action"), marked("New kind of action"),
     "new-action-kind", marked("What actions of this mission's game can be, with what holds for all of a kind.")},
    {"terrain-types", marked("Terrain types"), marked("Terrain type"), marked("New terrain type"), "new-terrain-type",
     marked("What a part of a terrain feature may count as in this mission's game: heavy, vantage …")},
    {"seasons", marked("Seasons"), marked("Season"), marked("New season"), "new-season",
     marked("What published battlefields look like in figures; a mission is measured against the season it names.")},
    {"standing-actions", marked("Actions of the game"), marked("Action of the game"), marked("Copy into the mission"),
     "",
     marked(
         "What everybody may always do in every mission of the game. Here they can only be read: choose one and copy "
         "it into the mission to change it. The copy takes its place.")},
}};
const KindWords& words_of(TextKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

constexpr std::string_view section_prefix = "section:";
constexpr std::string_view game_entry = "game:";
/// Behind the word for a kind.
constexpr char kind_mark = ':';
struct ListedKind {
  TextKind kind;
  KindOf of;
};
constexpr std::array listed_kinds = {
    ListedKind{TextKind::zone_kind, KindOf::zone},      ListedKind{TextKind::marker_kind, KindOf::marker},
    ListedKind{TextKind::link_kind, KindOf::link},      ListedKind{TextKind::phase, KindOf::phase},
    ListedKind{TextKind::frequency, KindOf::frequency}, ListedKind{TextKind::stratagem_kind, KindOf::stratagem},
    ListedKind{TextKind::action_kind, KindOf::action},  ListedKind{TextKind::terrain_type, KindOf::terrain},
    ListedKind{TextKind::season, KindOf::season}};
constexpr std::string_view set_prefix = "set:";
constexpr std::string_view standing_prefix = "standing:";

/// `new-rule`, `new-rule-2`
bool is_usual_id(const Id& id) {
  return std::any_of(kind_words.begin(), kind_words.end(),
                     [&](const KindWords& words) { return !words.id.empty() && is_numbered(id.text(), Id(words.id)); });
}

SectionKey section_at(const Mission& mission, std::size_t index) {
  const auto& sections = *mission.briefing;
  const auto& heading = sections[index].heading;
  const auto before = std::count_if(sections.begin(), sections.begin() + static_cast<std::ptrdiff_t>(index),
                                    [&](const BriefingSection& section) { return section.heading == heading; });
  return {heading, 1 + static_cast<int>(before)};
}

std::string name_of_kind(const GameSystem& system, const KindKey& key) {
  auto name = key.id.text();
  with_kind(system, key.of, key.id, [&](const auto& kind) { name = name_or_id(kind); });
  return name;
}

/// An id that no kind of that sort has.
Id free_kind_id(const GameSystem& system, KindOf of, const Id& wanted) {
  return numbered_until_free(wanted, [&](const Id& id) { return has_kind(system, of, id); });
}

NewText new_kind(const Mission& mission, KindOf of, const Id& wanted, const FieldChange& name) {
  const auto id = free_kind_id(*mission.system, of, wanted);
  return {KindKey{of, id}, set_kind(of, id, {name})};
}

std::string free_heading(const Mission& mission) {
  const auto wanted = translate(words_of(TextKind::section).fresh);
  const auto taken = [&](const std::string& heading) { return exists(mission, SectionKey{heading}); };
  auto heading = wanted;
  for (int number = 2; taken(heading); ++number) heading = wanted + " " + std::to_string(number);
  return heading;
}

}  // namespace

std::vector<TextKey> texts_of(const Mission& mission, TextKind kind) {
  std::vector<TextKey> keys;
  if (kind == TextKind::section) {
    for (std::size_t index = 0; index < mission.briefing->size(); ++index)
      keys.emplace_back(section_at(mission, index));
  }
  for_each_text_list(mission, [&](TextKind of, const auto& things) {
    if (of != kind) return;
    for (const auto& thing : things) keys.emplace_back(thing.id);
  });
  for (const auto& listed : listed_kinds) {
    if (listed.kind != kind) continue;
    with_kinds(*mission.system, listed.of, [&](const auto& kinds) {
      for (const auto& each : kinds) keys.emplace_back(KindKey{listed.of, each.id});
    });
  }
  if (kind == TextKind::game) keys.emplace_back(GameKey{});
  if (kind == TextKind::terrain_set) {
    for (const auto& used : mission.sets) keys.emplace_back(SetKey{used.set->id});
  }
  if (kind == TextKind::standing_action) {
    for (const auto* const action : standing_actions(mission)) keys.emplace_back(StandingKey{action->id});
  }
  return keys;
}

OutlineEntry contents(const Mission& mission, const ItemFrame& item) {
  // Of the game's kinds only those that go with the item.
  auto shown = mission;
  const auto file = item_in(mission, item);
  auto system = *shown.system;
  system.zone_kinds = file.zone_kinds;
  system.marker_kinds = file.marker_kinds;
  system.link_kinds = file.link_kinds;
  shown.system = std::move(system);
  auto root = contents(shown);
  std::erase_if(root.children, [](const OutlineEntry& group) {
    return group.children.empty() || !goes_with_items(*group_of_entry(group.key));
  });
  const auto own = std::find_if(root.children.begin(), root.children.end(), [&](const OutlineEntry& group) {
    return group.key == group_key(kind_of_item(*item.kind));
  });
  for (auto& group : root.children) {
    if (group.key != own->key) group.text = translate("With it: {}", {group.text});
  }
  if (own->children.size() == 1) own->text = name_of(kind_of_item(*item.kind));
  std::rotate(root.children.begin(), own, own + 1);
  return root;
}

OutlineEntry contents(const Mission& mission) {
  OutlineEntry root{"texts", translate("Texts and rules"), std::nullopt, {}};
  const auto add = [&](TextKind kind) {
    auto& group =
        root.children.emplace_back(OutlineEntry{std::string(group_key(kind)), group_name(kind), std::nullopt, {}});
    for (const auto& key : texts_of(mission, kind)) {
      const auto* const id = std::get_if<Id>(&key);
      group.children.push_back({entry_key(key),
                                name_of(mission, key),
                                id != nullptr ? std::optional<Address>(ObjectAddress{*id}) : std::nullopt,
                                {}});
    }
  };
  for (const auto kind : text_kinds) add(kind);
  for (const auto kind : definition_kinds) add(kind);
  return root;
}

std::string name_of(TextKind kind) { return translate(words_of(kind).one); }

std::string group_name(TextKind kind) { return translate(words_of(kind).group); }

std::string name_of_new(TextKind kind) { return translate(words_of(kind).fresh); }

std::string purpose_of(TextKind kind) { return translate(words_of(kind).purpose); }

std::string_view item_word(TextKind kind) {
  if (kind == TextKind::rule) return info_of<Rule>().key;
  if (kind == TextKind::objective) return info_of<MissionObjective>().key;
  if (kind == TextKind::action) return info_of<MissionAction>().key;
  if (kind == TextKind::stratagem) return info_of<Stratagem>().key;
  if (kind == TextKind::table) return info_of<MissionTable>().key;
  if (kind == TextKind::force) return info_of<Force>().key;
  return {};
}

std::string_view item_word(const Mission& mission, const Selection& selection) {
  const auto& addresses = selection.addresses();
  const auto* const object = addresses.size() == 1 ? std::get_if<ObjectAddress>(&addresses.front()) : nullptr;
  const auto place = object != nullptr ? place_of(mission, object->id) : std::nullopt;
  return place ? item_word(place->kind) : std::string_view();
}

TextKind kind_of_item(const ThingInfo& item) {
  const auto found =
      std::find_if(text_kinds.begin(), text_kinds.end(), [&](TextKind kind) { return item_word(kind) == item.key; });
  BULKHEAD_EXPECTS(found != text_kinds.end());
  return *found;
}

std::string name_of(const Mission& mission, const TextKey& key) {
  if (const auto* section = std::get_if<SectionKey>(&key)) {
    const auto name = section->heading.empty() ? translate("Opening") : section->heading;
    return section->number == 1 ? name : fmt::format("{} ({})", name, section->number);
  }
  if (const auto* kind = std::get_if<KindKey>(&key)) return name_of_kind(*mission.system, *kind);
  if (const auto* set = std::get_if<SetKey>(&key)) {
    for (const auto& used : mission.sets) {
      if (used.set->id == set->id) return name_or_id(*used.set);
    }
    return set->id.text();
  }
  if (const auto* standing = std::get_if<StandingKey>(&key)) {
    return name_or_id(find_action(mission, standing->id), standing->id);
  }
  if (std::holds_alternative<GameKey>(key)) return name_or_id(*mission.system);
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
  if (const auto* kind = std::get_if<KindKey>(&key))
    return fmt::format("{}{}{}", fields_of_kind(kind->of).thing.key, kind_mark, kind->id.text());
  if (const auto* set = std::get_if<SetKey>(&key)) return fmt::format("{}{}", set_prefix, set->id.text());
  if (const auto* standing = std::get_if<StandingKey>(&key)) {
    return fmt::format("{}{}", standing_prefix, standing->id.text());
  }
  if (std::holds_alternative<GameKey>(key)) return std::string(game_entry);
  return "#" + std::get<Id>(key).text();
}

std::string_view group_key(TextKind kind) { return words_of(kind).key; }

std::optional<TextKey> text_of_entry(std::string_view entry_key) {
  if (entry_key.starts_with('#')) return Id(entry_key.substr(1));
  if (entry_key == game_entry) return GameKey{};
  for (const auto& listed : listed_kinds) {
    const auto word = fields_of_kind(listed.of).thing.key;
    if (!entry_key.starts_with(word) || entry_key.substr(word.size(), 1) != std::string_view(&kind_mark, 1)) continue;
    return KindKey{listed.of, Id(entry_key.substr(word.size() + 1))};
  }
  if (entry_key.starts_with(set_prefix)) return SetKey{Id(entry_key.substr(set_prefix.size()))};
  if (entry_key.starts_with(standing_prefix)) return StandingKey{Id(entry_key.substr(standing_prefix.size()))};
  if (!entry_key.starts_with(section_prefix)) return std::nullopt;
  const auto rest = entry_key.substr(section_prefix.size());
  const auto colon = rest.find(':');
  const auto number = parse_int(rest.substr(0, colon), 1, std::numeric_limits<int>::max());
  if (!number) return std::nullopt;
  return SectionKey{std::string(rest.substr(colon + 1)), *number};
}

std::optional<TextKind> group_of_entry(std::string_view entry_key) {
  const auto found = std::find_if(kind_words.begin(), kind_words.end(),
                                  [&](const KindWords& words) { return words.key == entry_key; });
  if (found == kind_words.end()) return std::nullopt;
  return static_cast<TextKind>(found - kind_words.begin());
}

std::optional<TextPlace> place_of(const Mission& mission, const TextKey& key) {
  std::optional<TextPlace> place;
  const auto look_at = [&](TextKind kind) {
    const auto keys = texts_of(mission, kind);
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found != keys.end()) place = TextPlace{kind, static_cast<std::size_t>(found - keys.begin()), keys.size()};
  };
  for (const auto kind : text_kinds) look_at(kind);
  for (const auto kind : definition_kinds) look_at(kind);
  return place;
}

std::optional<TextKey> text_at(const Mission& mission, const TextPlace& place) {
  const auto keys = texts_of(mission, place.kind);
  if (keys.empty()) return std::nullopt;
  return keys[std::min(place.index, keys.size() - 1)];
}

std::optional<std::size_t> reheaded(const Mission& before, const Mission& after, std::size_t index) {
  const auto& old_sections = *before.briefing;
  const auto& sections = *after.briefing;
  if (old_sections.size() != sections.size() || index >= sections.size()) return std::nullopt;
  const auto headings_without = [](const std::vector<BriefingSection>& all, std::size_t left_out) {
    std::vector<std::string> headings;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i != left_out) headings.push_back(all[i].heading);
    }
    return headings;
  };
  const auto& old = old_sections[index];
  const auto others = headings_without(old_sections, index);
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const bool same_text = i == index || sections[i].text == old.text;
    if (sections[i].heading != old.heading && same_text && headings_without(sections, i) == others) return i;
  }
  return std::nullopt;
}

NewText new_text(const Mission& mission, TextKind kind) {
  if (kind == TextKind::section) {
    const auto heading = free_heading(mission);
    return {SectionKey{heading}, SetBriefing{heading, ""}};
  }
  BULKHEAD_EXPECTS(kind != TextKind::terrain_set && kind != TextKind::standing_action && kind != TextKind::game);
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
    case TextKind::zone_kind:
    case TextKind::marker_kind:
    case TextKind::link_kind:
    case TextKind::phase:
    case TextKind::frequency:
    case TextKind::stratagem_kind:
    case TextKind::action_kind:
    case TextKind::terrain_type:
    case TextKind::season: {
      const auto* const listed = std::find_if(listed_kinds.begin(), listed_kinds.end(),
                                              [&](const ListedKind& each) { return each.kind == kind; });
      return new_kind(mission, listed->of, id, name);
    }
    case TextKind::terrain_set:
    case TextKind::game:
    case TextKind::standing_action: break;
  }
  const auto& currencies = mission.system->currencies;
  return {id, set_item<Stratagem>(id, {name,
                                       {"cost", single("1")},
                                       {"currency", single(currencies.empty() ? "" : currencies.front().symbol)},
                                       {"uses", single("round")}})};
}

NewText copy_of(const Mission& mission, const StandingKey& key) {
  const auto standing = standing_actions(mission);
  const auto found =
      std::find_if(standing.begin(), standing.end(), [&](const MissionAction* action) { return action->id == key.id; });
  BULKHEAD_EXPECTS(found != standing.end());
  return {key.id, edits_that_make(**found)};
}

Result<Content> new_item(TextKind kind, const Id& system, const Definitions& definitions) {
  return definitions.system(system)
      .and_then([&](GameSystem game) {
        Mission mission;
        mission.system = std::move(game);
        const auto fresh = new_text(mission, kind);
        return fresh.edit.apply(mission).map(
            [&](const Mission& with) { return *find_item(with, std::get<Id>(fresh.key)); });
      })
      .and_then([&](AnyItem item) {
        return content_of({std::move(item), system}, definitions);
      });
}

Edit remove_text(const TextKey& key) {
  BULKHEAD_EXPECTS(can_be_removed(key));
  if (const auto* section = std::get_if<SectionKey>(&key)) return RemoveBriefing{section->heading, section->number};
  if (const auto* kind = std::get_if<KindKey>(&key)) return RemoveKind{kind->of, kind->id};
  if (const auto* set = std::get_if<SetKey>(&key)) return RemoveSet{set->id};
  return RemoveObjects{{std::get<Id>(key)}};
}

std::optional<Edit> id_after_name(const Mission& mission, const Id& item) {
  if (!exists(mission, item) || !is_usual_id(item)) return std::nullopt;
  const auto wanted = slug(name_of(mission, item), item.text());
  if (is_usual_id(wanted)) return std::nullopt;
  return RenameObject{item, free_id(mission, wanted)};
}

std::optional<Edit> id_after_name(const Mission& mission, const KindKey& kind) {
  if (!is_usual_id(kind.id)) return std::nullopt;
  const auto wanted = slug(name_of_kind(*mission.system, kind), kind.id.text());
  if (!has_kind(*mission.system, kind.of, kind.id) || is_usual_id(wanted)) return std::nullopt;
  // What is of it already names it by its id.
  if (!RemoveKind{kind.of, kind.id}.apply(mission)) return std::nullopt;
  return RenameKind{kind.of, kind.id, free_kind_id(*mission.system, kind.of, wanted)};
}

}  // namespace bulkhead
