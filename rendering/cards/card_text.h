// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// A line of a list on a card: a result of dice or victory points at its left, a name in bold, and its cells.
struct CardRow {
  std::string key;
  std::string name;
  std::vector<std::string> cells;
  friend bool operator==(const CardRow&, const CardRow&) = default;
};

/// A part of a card's text: a label in small capitals, paragraphs, then rows. What it does not have is empty.
struct CardBlock {
  std::string label;
  std::vector<std::string> paragraphs = {};
  /// Of the cells, one each; none where a row has one cell that needs no heading.
  std::vector<std::string> headings = {};
  std::vector<CardRow> rows = {};
  friend bool operator==(const CardBlock&, const CardBlock&) = default;
};

/// What a card says, in the order in which it is read; references of the texts are replaced.
struct CardText {
  Id id{"card"};
  /// Which it is of how many of the mission.
  std::size_t number = 1;
  std::size_t of = 1;
  /// `Stratagem`, `Objective`, `Action`, `Table`.
  std::string what;
  /// Whose it is and what the system calls its kind: `Attacker · Tactic`.
  std::string kicker;
  /// Whose it is, for the back; empty where it is nobody's.
  std::string side;
  FillStyle look;
  std::string name;
  /// In the disc beside the name, with the word below it: `1` and `CP`, `D6` and `Roll`. Empty where there is none.
  std::string figure;
  std::string figure_word;
  /// What stands above it where the disc has no room for it: `Cost`.
  std::string figure_label;
  std::vector<CardBlock> blocks;
};

/// Whether a mission has stratagems, objectives, actions or tables.
[[nodiscard]] bool has_cards(const Mission& mission);

/// The cards of a mission: stratagems, objectives, actions, tables, each in the mission's order. With `only` those of
/// these ids, in this order. Fails, saying why, where there are none or an id has no card.
[[nodiscard]] Result<std::vector<CardText>> card_texts(const Mission& mission, const std::vector<Id>& only,
                                                       const Design& design);

/// Whether there is a card of this id.
[[nodiscard]] bool has_card(const Mission& mission, const Id& id);

}  // namespace bulkhead
