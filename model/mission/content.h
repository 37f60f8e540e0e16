// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/identifier.h"
#include "model/mission/extras.h"

namespace bulkhead {

/// A named figure of an item; texts refer to it as `{name}`, Lua as `rule.name`.
struct Param {
  Id name;
  std::string value;
  Extras extras;
  friend bool operator==(const Param&, const Param&) = default;
};

/// What all items of a mission's content have. `lua` is what the item does; empty for most.
struct Item {
  Id id;
  std::string name;
  /// The library item this one was copied from.
  std::optional<LibraryId> origin;
  std::vector<Param> params;
  std::string lua;
  Extras extras;
  friend bool operator==(const Item&, const Item&) = default;
};

struct Rule : Item {
  std::string text;
  friend bool operator==(const Rule&, const Rule&) = default;
};

/// When an objective is scored: a moment of the sequence, in the battle rounds `first_round` to `last_round` (0 =
/// every round), for both players or only the one who goes first or second.
struct Scoring {
  enum class Player : unsigned char { either, first, second };
  Id moment;
  int first_round = 0;
  int last_round = 0;
  Player player = Player::either;
  Extras extras;
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

/// Victory points for a condition: `expression` is Lua, `text` says the same to people.
struct Condition {
  int victory_points = 0;
  std::string expression;
  std::string text;
  Extras extras;
  friend bool operator==(const Condition&, const Condition&) = default;
};

struct MissionObjective : Item {
  Id kind;
  std::string text;
  std::vector<Scoring> scorings;
  std::vector<Condition> conditions;
  friend bool operator==(const MissionObjective&, const MissionObjective&) = default;
};

struct Stratagem : Item {
  int cost = 0;
  /// As in the system's currency: CP, SP.
  std::string currency;
  /// Whose card it is; nobody's in particular where there is none.
  std::optional<Id> side;
  std::string kind;
  std::string uses;
  std::string when;
  std::string target;
  std::string effect;
  std::string restrictions;
  friend bool operator==(const Stratagem&, const Stratagem&) = default;
};

/// A part of the briefing under its own heading; the opening has none.
struct BriefingSection {
  std::string heading;
  std::string text;
  Extras extras;
  friend bool operator==(const BriefingSection&, const BriefingSection&) = default;
};

}  // namespace bulkhead
