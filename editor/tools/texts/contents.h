// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/document/content.h"
#include "editor/tools/inspector/outline.h"
#include "editor/tools/texts/form.h"

/// The briefing, forces and items of a mission as a list to choose from and to change.
namespace bulkhead {

enum class TextKind : unsigned char {
  section,
  force,
  rule,
  objective_group,
  objective,
  action,
  stratagem,
  table,
  zone_kind,
  marker_kind,
  link_kind,
  terrain_set,
  game,
  phase,
  frequency,
  stratagem_kind,
  action_kind,
  terrain_type,
  season,
  standing_action
};
/// In the order of the list.
inline constexpr std::array text_kinds = {TextKind::section,         TextKind::force,     TextKind::rule,
                                          TextKind::objective_group, TextKind::objective, TextKind::action,
                                          TextKind::stratagem,       TextKind::table};
/// What the battlefield's things are made of, and what the game allows, below them in the list.
inline constexpr std::array definition_kinds = {
    TextKind::zone_kind,   TextKind::marker_kind,  TextKind::link_kind, TextKind::terrain_set,
    TextKind::game,        TextKind::phase,        TextKind::frequency, TextKind::stratagem_kind,
    TextKind::action_kind, TextKind::terrain_type, TextKind::season,    TextKind::standing_action};
[[nodiscard]] constexpr bool is_definition(TextKind kind) { return kind >= TextKind::zone_kind; }
/// For people: `Mission objective`.
[[nodiscard]] std::string name_of(TextKind kind);
/// For people: `Mission objectives`, what a new one is called, and what such things are for.
[[nodiscard]] std::string group_name(TextKind kind);
[[nodiscard]] std::string name_of_new(TextKind kind);
[[nodiscard]] std::string purpose_of(TextKind kind);
/// What items of a kind are called in the library: `rule`; empty for what it has not as files of their own.
[[nodiscard]] std::string_view item_word(TextKind kind);
/// The reverse.
[[nodiscard]] TextKind kind_of_item(const ThingInfo& item);

/// The kind of a selection that is one thing of a mission's texts, as the library calls it; empty for all else.
[[nodiscard]] std::string_view item_word(const Mission& mission, const Selection& selection);

/// Calls `what(kind, things)` with each list of a mission's texts but the briefing and the definitions, in this order.
template <typename What>
void for_each_text_list(const Mission& mission, const What& what) {
  what(TextKind::force, *mission.forces);
  what(TextKind::rule, *mission.rules);
  what(TextKind::objective_group, *mission.objective_groups);
  what(TextKind::objective, *mission.objectives);
  what(TextKind::action, *mission.actions);
  what(TextKind::stratagem, *mission.stratagems);
  what(TextKind::table, *mission.tables);
}

/// All that a mission has of a kind, in order.
[[nodiscard]] std::vector<TextKey> texts_of(const Mission& mission, TextKind kind);
/// The groups with their texts, empty groups too. Sections and definitions have no address.
[[nodiscard]] OutlineEntry contents(const Mission& mission);
/// The same of an item: itself and what goes with it, in the order of the groups, without those that are empty.
[[nodiscard]] OutlineEntry contents(const Mission& mission, const ItemFrame& item);
/// Whether texts of a kind can go with an item.
[[nodiscard]] constexpr bool goes_with_items(TextKind kind) {
  return kind > TextKind::section && kind < TextKind::terrain_set;
}
/// Whether a mission may have more of a kind than it has: there is one game.
/// Whether such a group is one form, which is always there: choosing the group means that.
[[nodiscard]] constexpr bool is_one_form(TextKind kind) { return kind == TextKind::game; }
[[nodiscard]] constexpr bool can_be_added(TextKind kind) { return kind != TextKind::game; }
/// What a text that exists is called in the list: its heading or name.
[[nodiscard]] std::string name_of(const Mission& mission, const TextKey& key);
/// The key of a text's entry, of a group's, and what stands behind a key; nothing for groups.
[[nodiscard]] std::string entry_key(const TextKey& key);
[[nodiscard]] std::string_view group_key(TextKind kind);
[[nodiscard]] std::optional<TextKey> text_of_entry(std::string_view entry_key);
[[nodiscard]] std::optional<TextKind> group_of_entry(std::string_view entry_key);

/// Where a text stands among those of its kind.
struct TextPlace {
  TextKind kind = TextKind::section;
  std::size_t index = 0;
  /// How many there are.
  std::size_t count = 0;
  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};
[[nodiscard]] std::optional<TextPlace> place_of(const Mission& mission, const TextKey& key);
/// The text at a place, or the last of its kind where there are fewer; nothing where there are none.
[[nodiscard]] std::optional<TextKey> text_at(const Mission& mission, const TextPlace& place);

/// Where the section at an index is now if nothing but its heading has changed, and with it its place: what
/// becomes the opening comes first. Nothing where that is not so.
[[nodiscard]] std::optional<std::size_t> reheaded(const Mission& before, const Mission& after, std::size_t index);

/// A new text with a usual name and an id made of it. Terrain sets come from the library and standing actions from the
/// game, of which there is one: there is no new one (contract).
struct NewText {
  TextKey key;
  Edit edit;
};
[[nodiscard]] NewText new_text(const Mission& mission, TextKind kind);
/// An action of the mission's own that says what one of its game does, and takes its place. It must stand (contract).
[[nodiscard]] NewText copy_of(const Mission& mission, const StandingKey& key);
/// A mission has a game, and does not take away what that allows.
[[nodiscard]] inline bool can_be_removed(const TextKey& key) {
  return !std::holds_alternative<StandingKey>(key) && !std::holds_alternative<GameKey>(key);
}
/// A new item of the library, with a usual name; fails where the game is not to be had.
[[nodiscard]] Result<Content> new_item(TextKind kind, const Id& system, const Definitions& definitions);
/// Of what can be removed (contract).
[[nodiscard]] Edit remove_text(const TextKey& key);

/// The edit that gives an item which still has the id it was made with one made of its name; nothing where its id or
/// its name was never anything else.
[[nodiscard]] std::optional<Edit> id_after_name(const Mission& mission, const Id& item);
/// The same of a kind, as long as nothing is of it.
[[nodiscard]] std::optional<Edit> id_after_name(const Mission& mission, const KindKey& kind);

}  // namespace bulkhead
