// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace bulkhead {

/// A word that missions may use in their Lua. The checks, the editor's proposals and docs/rules-lua.md read this table.
struct ApiWord {
  enum class Kind : unsigned char {
    /// A function that a chunk defines, and that is called when its time comes.
    hook,
    /// A name that stands by itself.
    value,
    function,
    /// Behind a point, and behind a colon.
    field,
    method,
  };
  /// What a text among its arguments names: something on the map.
  enum class Names : unsigned char { nothing, label, kind };
  Kind kind;
  /// What has it: a kind of object; empty for what stands by itself.
  std::string_view owner;
  std::string_view word;
  /// `(player, label)`; empty for what is no function.
  std::string_view arguments;
  /// The kind of object that it is or gives; empty for plain values and for nothing.
  std::string_view gives;
  std::string_view meaning;
  Names names = Names::nothing;
};

namespace api {
using enum ApiWord::Kind;

/// Parted by owner. Hooks for the phases of a system, `on_command_phase_start` and the like, are in no table: the
/// system says which phases there are.
inline constexpr std::array words = {
    ApiWord{hook, "", "on_battle_start", "(item, battle)", "", "The battle begins."},
    ApiWord{hook, "", "on_battle_end", "(item, battle)", "", "The battle ends."},
    ApiWord{hook, "", "on_round_start", "(item, battle)", "", "A round begins."},
    ApiWord{hook, "", "on_round_end", "(item, battle)", "", "A round ends."},
    ApiWord{hook, "", "on_turn_start", "(item, player, battle)", "", "A turn begins."},
    ApiWord{hook, "", "on_turn_end", "(item, player, battle)", "", "A turn ends."},
    ApiWord{hook, "", "score", "(objective, player, battle)", "",
            "How many victory points a mission objective brings the player, when it is scored."},
    ApiWord{hook, "", "targets", "(item, unit, battle)", "things", "What a stratagem or an action may be used on."},
    ApiWord{hook, "", "use", "(stratagem, unit, target, battle)", "", "What a stratagem does to what was chosen."},
    ApiWord{hook, "", "may", "(action, unit, battle)", "", "Whether a unit may do an action."},
    ApiWord{hook, "", "complete", "(action, unit, target, battle)", "", "What an action does when it is done."},
    ApiWord{value, "", "battle", "", "battle", "The battle, in chunks and conditions alike."},
    ApiWord{value, "", "player", "", "player", "In a condition, the player whose points are counted."},
    ApiWord{function, "", "controls", "(player, label)", "",
            "In a condition, how many objectives the player controls: of this label, or of all.",
            ApiWord::Names::label},
    ApiWord{function, "", "area", "(name)", "thing", "In a condition, the area of this id, label or name."},
    ApiWord{field, "battle", "round", "", "", "The number of the round, from 1."},
    ApiWord{field, "battle", "initiative", "", "player", "The player with the initiative."},
    ApiWord{field, "battle", "attacker", "", "player", "The player whose side attacks."},
    ApiWord{field, "battle", "defender", "", "player", "The player whose side defends."},
    ApiWord{field, "battle", "players", "", "things", "Both players, in the order of the mission's sides."},
    ApiWord{field, "battle", "areas", "", "things", "The areas of the map."},
    ApiWord{field, "battle", "hatchways", "", "things", "The hatchways of the map."},
    ApiWord{field, "battle", "markers", "", "things", "All markers, objectives among them."},
    ApiWord{field, "battle", "objectives", "", "things", "The objective markers."},
    ApiWord{field, "battle", "operatives", "", "things", "The operatives on the map."},
    ApiWord{field, "battle", "units", "", "things", "The units on the map and in reserve."},
    ApiWord{field, "battle", "zones", "", "things", "The zones of the map."},
    ApiWord{method, "battle", "area", "(name)", "thing", "The area of this id, label or name."},
    ApiWord{method, "battle", "table", "(id)", "table", "A table of the mission."},
    ApiWord{field, "player", "opponent", "", "player", "The other player."},
    ApiWord{field, "player", "points", "", "", "How many points the player's force counts."},
    ApiWord{method, "player", "roll", "(dice, why)", "", "What the player rolls, as with `\"D6\"`."},
    ApiWord{method, "player", "successes", "(dice, needs, why)", "",
            "How many of so many D6 show what is needed, or more."},
    ApiWord{method, "player", "gain", "(number, currency)", "", "The player gains points to spend on cards."},
    ApiWord{field, "things", "open", "", "things", "The hatchways that are open."},
    ApiWord{method, "things", "of_kind", "(kind)", "things", "Those of a kind, as the map calls it.",
            ApiWord::Names::kind},
    ApiWord{method, "things", "labelled", "(label)", "things", "The markers that have the label.",
            ApiWord::Names::label},
    ApiWord{method, "things", "numbered", "(number)", "thing", "The one whose label is this number, or nothing."},
    ApiWord{method, "things", "controlled_by", "(player)", "things", "The objectives that the player controls."},
    ApiWord{method, "things", "of", "(player)", "things", "Those of a player."},
    ApiWord{method, "things", "within", "(thing, inches)", "things", "Those within a distance of a thing."},
    ApiWord{method, "things", "inside", "(place)", "things", "Those inside an area or a zone, or one of several."},
    ApiWord{method, "things", "with", "(mark)", "things", "Those of which this is noted."},
    ApiWord{method, "things", "where", "(test)", "things", "Those for which the function is true."},
    ApiWord{method, "things", "count", "()", "", "How many there are."},
    ApiWord{method, "things", "none", "()", "", "Whether there are none."},
    ApiWord{field, "thing", "player", "", "player", "Whose operative it is."},
    ApiWord{field, "thing", "units", "", "things", "The units in an area or a zone."},
    ApiWord{field, "thing", "hatchways", "", "things", "The hatchways at the edges of an area."},
    ApiWord{field, "thing", "models", "", "", "How many models a unit has left."},
    ApiWord{field, "thing", "shocked", "", "", "Whether a unit is battle-shocked."},
    ApiWord{method, "thing", "set", "(mark, value)", "", "Notes something about it, such as who lit it."},
    ApiWord{method, "thing", "has", "(mark, value)", "", "Whether this is noted of it; with a value, whether so."},
    ApiWord{method, "thing", "clear", "(mark, why)", "", "Takes a note away."},
    ApiWord{method, "thing", "mark", "(mark, value)", "duration", "Notes something for a while."},
    ApiWord{method, "thing", "add_to", "(mark, player)", "", "Notes one player more of it, beside those noted before."},
    ApiWord{method, "thing", "effect", "(words)", "duration", "Holds for a while what only players can heed."},
    ApiWord{method, "thing", "inside", "(place)", "", "Whether it is inside an area or a zone, or one of several."},
    ApiWord{method, "thing", "is", "(keyword)", "", "Whether a unit has the keyword."},
    ApiWord{method, "thing", "suffer", "(number, what)", "", "A unit suffers so many mortal wounds, or what is said."},
    ApiWord{method, "thing", "secure", "(player)", "", "An objective stays the player's with nobody near it."},
    ApiWord{method, "thing", "close", "(why)", "", "Closes a hatchway."},
    ApiWord{method, "duration", "until_end_of", "(time)", "", "How long: `\"round\"`, `\"next round\"`."},
    ApiWord{method, "table", "apply", "(result, about)", "", "Does what the row for this result says."},
};

/// What Lua itself offers to missions: names that stand by themselves, and the members of its libraries.
inline constexpr std::array<std::string_view, 10> globals = {"assert", "error",  "ipairs",   "next",     "pairs",
                                                             "pcall",  "select", "tonumber", "tostring", "type"};
struct Library {
  std::string_view name;
  std::string_view members;
};
inline constexpr std::array libraries = {
    Library{"math", "abs ceil floor fmod huge max maxinteger min mininteger modf sqrt tointeger type ult"},
    Library{"string", "byte char find format gmatch gsub len lower match rep reverse sub upper"},
    Library{"table", "concat insert move remove sort unpack"},
};

/// A word of the table, for who looks for it in Lua; a word that is not there does not compile.
consteval std::string_view word(std::string_view owner, std::string_view name) {
  for (const auto& each : words) {
    if (each.owner == owner && each.word == name) return each.word;
  }
  std::abort();
}

/// What the texts among the arguments of a function or method of this name name.
constexpr ApiWord::Names named_by(std::string_view function) {
  const auto* const found = std::find_if(words.begin(), words.end(), [&](const ApiWord& each) {
    return each.word == function && each.names != ApiWord::Names::nothing;
  });
  return found == words.end() ? ApiWord::Names::nothing : found->names;
}

/// Whether it is a hook of the table, for whoever's turn: `on_turn_end`, `on_own_turn_end`, `on_opponent_turn_end`.
bool is_hook(std::string_view name);

/// The kind of object that a name stands for, as far as the table says: `battle`, of `areas` `things`.
constexpr std::string_view object_of(std::string_view name) {
  for (const auto& each : words) {
    if (each.word == name && each.kind != ApiWord::Kind::method && each.kind != ApiWord::Kind::hook) return each.gives;
  }
  return {};
}

}  // namespace api
}  // namespace bulkhead
