// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "model/base/contracts.h"
#include "model/mission/mission.h"

/// The words that the format has for choices, in one table each for reading and writing.
namespace bulkhead {

template <typename T>
struct Word {
  std::string_view word;
  T value;
};

inline constexpr std::array yes_or_no = {Word<bool>{"yes", true}, Word<bool>{"no", false}};
inline constexpr std::array start_words = {Word<bool>{"open", true}, Word<bool>{"closed", false}};
inline constexpr std::array cell_words = {Word<CellKind>{"solid", CellKind::solid},
                                          Word<CellKind>{"void", CellKind::void_space}};
inline constexpr std::array access_words = {Word<HatchAccess::Kind>{"accessible", HatchAccess::Kind::accessible},
                                            Word<HatchAccess::Kind>{"locked", HatchAccess::Kind::locked},
                                            Word<HatchAccess::Kind>{"controlled", HatchAccess::Kind::controlled},
                                            Word<HatchAccess::Kind>{"airlock", HatchAccess::Kind::airlock}};
inline constexpr std::array node_words = {Word<NodePiece>{"none", NodePiece::none},
                                          Word<NodePiece>{"pillar", NodePiece::pillar},
                                          Word<NodePiece>{"wall-end", NodePiece::wall_end}};
inline constexpr std::array piece_words = {Word<FreePiece::Kind>{"wall", FreePiece::Kind::wall},
                                           Word<FreePiece::Kind>{"hatchway", FreePiece::Kind::hatchway},
                                           Word<FreePiece::Kind>{"pillar", FreePiece::Kind::pillar},
                                           Word<FreePiece::Kind>{"wall-end", FreePiece::Kind::wall_end}};
inline constexpr std::array edge_words = {Word<PatternEdge>{"open", {EdgeKind::open, Facing::second}},
                                          Word<PatternEdge>{"wall", {EdgeKind::wall, Facing::second}},
                                          Word<PatternEdge>{"hatchway:south", {EdgeKind::hatchway, Facing::second}},
                                          Word<PatternEdge>{"hatchway:north", {EdgeKind::hatchway, Facing::first}}};
inline constexpr std::array on_words = {Word<bool>{"pillars", true}};
inline constexpr std::array compass_words = {
    Word<Compass>{"north", Compass::north}, Word<Compass>{"east", Compass::east},
    Word<Compass>{"south", Compass::south}, Word<Compass>{"west", Compass::west}};
inline constexpr std::array quarter_words = {
    Word<Quarter>{"north-west", Quarter::north_west}, Word<Quarter>{"north-east", Quarter::north_east},
    Word<Quarter>{"south-west", Quarter::south_west}, Word<Quarter>{"south-east", Quarter::south_east}};
inline constexpr std::array level_words = {Word<Level>{"error", Level::error}, Word<Level>{"warning", Level::warning},
                                           Word<Level>{"note", Level::note}, Word<Level>{"off", Level::off}};
inline constexpr std::array joint_words = {Word<Joint>{"straddle", Joint::straddle}, Word<Joint>{"butt", Joint::butt}};
inline constexpr std::array owner_words = {Word<ZoneKind::Owner>{"nobody", ZoneKind::Owner::nobody},
                                           Word<ZoneKind::Owner>{"side", ZoneKind::Owner::side},
                                           Word<ZoneKind::Owner>{"everybody", ZoneKind::Owner::everybody}};
inline constexpr std::array distance_words = {Word<Measuring::Distance>{"ways", Measuring::Distance::ways},
                                              Word<Measuring::Distance>{"straight", Measuring::Distance::straight}};
inline constexpr std::array hatchway_words = {Word<bool>{"any-base", true}};
inline constexpr std::array cover_rule_words = {
    Word<Measuring::Cover>{"partly-hidden", Measuring::Cover::partly_hidden},
    Word<Measuring::Cover>{"corners", Measuring::Cover::corners}};
inline constexpr std::array passage_words = {Word<TerrainTraits::Passage>{"over", TerrainTraits::Passage::over},
                                             Word<TerrainTraits::Passage>{"slow", TerrainTraits::Passage::slow},
                                             Word<TerrainTraits::Passage>{"free", TerrainTraits::Passage::free},
                                             Word<TerrainTraits::Passage>{"barred", TerrainTraits::Passage::barred}};
inline constexpr std::array sight_words = {Word<TerrainTraits::Sight>{"clear", TerrainTraits::Sight::clear},
                                           Word<TerrainTraits::Sight>{"obscures", TerrainTraits::Sight::obscures},
                                           Word<TerrainTraits::Sight>{"blocks", TerrainTraits::Sight::blocks}};
inline constexpr std::array cover_words = {Word<TerrainTraits::Cover>{"gives", TerrainTraits::Cover::gives},
                                           Word<TerrainTraits::Cover>{"denies", TerrainTraits::Cover::denies}};
/// The elements that documents of a mission are made of, and those that later versions will have; the elements that
/// fields are (model/mission/fields.h) stand in their tables.
inline constexpr std::array<std::string_view, 45> format_elements = {
    "action",       "area",        "battlefield", "board",       "briefing",
    "cells",        "currency",    "definitions", "dice-table",  "feature",
    "feature-kind", "hatchway",    "limit",       "link",        "link-kind",
    "marker",       "marker-kind", "measuring",   "mission",     "mission-objective",
    "nodes",        "note",        "part",        "pattern",     "phase",
    "piece",        "pillar",      "pin",         "range",       "rule",
    "season",       "section",     "sequence",    "severity",    "side",
    "sides",        "stratagem",   "system",      "terrain-set", "terrain-type",
    "uses",         "waiver",      "walls",       "zone",        "zone-kind"};

inline constexpr std::array element_words = {Word<bool>{"zone", false}, Word<bool>{"area", true}};

/// The value that a word stands for, or nothing.
template <typename T, std::size_t Size>
[[nodiscard]] std::optional<T> find_value(const std::array<Word<T>, Size>& table, std::string_view word) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.word == word; });
  return found == table.end() ? std::nullopt : std::optional<T>(found->value);
}

/// The word for a value that has one (contract).
template <typename T, std::size_t Size>
[[nodiscard]] std::string_view word_for(const std::array<Word<T>, Size>& table, const T& value) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.value == value; });
  BULKHEAD_EXPECTS(found != table.end());
  return found->word;
}

/// `a, b or c`, for messages.
template <typename T, std::size_t Size>
[[nodiscard]] std::string list_words(const std::array<Word<T>, Size>& table) {
  std::string list;
  for (std::size_t index = 0; index < Size; ++index) {
    if (index > 0) list += index + 1 == Size ? " or " : ", ";
    list += table[index].word;
  }
  return list;
}

/// What tells lists of a board's lattice apart whose contents are kept (see `Extras`).
[[nodiscard]] inline std::string list_key(CellKind kind) {
  return kind == CellKind::void_space ? "cells void" : "cells solid";
}
[[nodiscard]] inline std::string list_key(bool breachable) { return breachable ? "walls breachable" : "walls"; }
[[nodiscard]] inline std::string list_key(NodePiece piece) {
  return "nodes " + std::string(word_for(node_words, piece));
}

}  // namespace bulkhead
