// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/mission/cost.h"
#include "model/mission/dice.h"

namespace bulkhead {

/// A named figure of an item; texts refer to it as `{name}`, Lua as `rule.name`.
struct Param {
  Id name;
  std::string value;
  Extras extras;
  friend bool operator==(const Param&, const Param&) = default;
};

/// What all items of a mission's content, and its forces, have. `lua` is what the item does; empty for most.
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

/// When a card or an action may be used: at a moment of the sequence, or before a test, `of` a name.
struct Use {
  enum class Whose : unsigned char { either, own, opponent };
  Id at;
  std::string of = {};
  Whose whose = Whose::either;
  Extras extras = {};
  friend bool operator==(const Use&, const Use&) = default;
};

/// What players place, and where it may stand. Lengths are between the nearest points; 0 asks for nothing.
struct Placing {
  /// How many of them must be near the centre.
  enum class Share : unsigned char { all, half, third };
  /// Anywhere; one in each quarter of the battlefield; one in each in which no side starts.
  enum class Quarters : unsigned char { any, each, unused };
  /// A kind of marker or of terrain feature.
  Id what;
  Dice count = Dice::number(1);
  /// A side or a role; the players in turn where there is none.
  std::optional<Id> by = {};
  /// A moment, mostly of the set-up.
  std::optional<Id> at = {};
  Length apart = {};
  Length clear_of_edge = {};
  Length clear_of_centre = {};
  Length clear_of_walls = {};
  /// Of zones in which another side starts.
  Length clear_of_zones = {};
  /// Wholly within this of the centre.
  Length near_centre = {};
  Share share = Share::all;
  /// A zone or area, or a kind of them.
  std::optional<Id> inside = {};
  std::optional<Id> outside = {};
  Quarters quarters = Quarters::any;
  std::string words = {};
  Extras extras = {};
  friend bool operator==(const Placing&, const Placing&) = default;
};

struct Rule : Item {
  std::string text = {};
  std::vector<Placing> places = {};
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

/// Victory points for a condition: `expression` is Lua, `text` says the same to people. With `each`, Lua that gives a
/// number, they are scored so many times, within bounds. For the side of that id or role, or for whoever meets it.
struct Condition {
  int victory_points = 0;
  std::string expression = {};
  std::string text = {};
  std::optional<Id> side = {};
  std::string each = {};
  std::optional<int> least = {};
  std::optional<int> most = {};
  Extras extras = {};
  friend bool operator==(const Condition&, const Condition&) = default;
};

/// What attacker and defender score for what happened; the first that is true counts.
struct Outcome {
  int attacker = 0;
  int defender = 0;
  std::string expression = {};
  std::string text = {};
  Extras extras = {};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Of the kind `victory` it is won outright by whoever meets a condition; of the kind `tie-break` it counts only where
/// points are equal.
struct MissionObjective : Item {
  Id kind;
  std::string text = {};
  std::vector<Scoring> scorings = {};
  std::vector<Condition> conditions = {};
  /// Whose it is: the id or role of a side; every side's where there is none.
  std::optional<Id> side = {};
  std::optional<Id> group = {};
  /// The points that a side begins with.
  int start = 0;
  /// Bounds of what it gives a side in all.
  std::optional<int> least = {};
  std::optional<int> most = {};
  std::vector<Outcome> outcomes = {};
  std::vector<Placing> places = {};
  friend bool operator==(const MissionObjective&, const MissionObjective&) = default;
};

/// What a unit may do instead of something else.
struct MissionAction : Item {
  /// One of the system's kinds of actions, which brings its standing conditions.
  std::optional<Id> kind = {};
  std::optional<Id> side = {};
  /// How often: a word of the system.
  std::string uses = {};
  /// The moment at which it is done.
  std::optional<Id> completed = {};
  std::vector<Use> used = {};
  std::vector<Placing> places = {};
  /// Who may do it, and on what.
  std::string who = {};
  std::string target = {};
  std::string text = {};
  friend bool operator==(const MissionAction&, const MissionAction&) = default;
};

struct Stratagem : Item {
  /// Nothing where nobody has said.
  std::optional<Cost> cost = {};
  /// As in the system's currency: CP, SP.
  std::string currency = {};
  /// Whose card it is: the id or role of a side; nobody's in particular where there is none.
  std::optional<Id> side = {};
  std::string kind = {};
  std::string uses = {};
  std::string when = {};
  std::string target = {};
  std::string effect = {};
  std::string restrictions = {};
  std::vector<Use> used = {};
  std::vector<Placing> places = {};
  friend bool operator==(const Stratagem&, const Stratagem&) = default;
};

/// A row of a table. Where the table has columns, `text` holds their cells, parted by `|`.
struct TableRow {
  /// For which results of the table's dice; see `parse_dice_band`.
  std::string on = {};
  std::string name = {};
  /// An item that this result means.
  std::optional<Id> item = {};
  /// The function of the table's Lua that does what it says.
  std::string call = {};
  std::string text = {};
  Extras extras = {};
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

/// Of a table, and of any other list of an item.
inline constexpr int most_rows = 500;

/// A table to roll on, to choose from or to read.
struct MissionTable : Item {
  std::optional<Dice> die = {};
  /// One of the rows is chosen.
  bool choice = false;
  /// Headings, parted by `|`.
  std::string columns = {};
  std::string text = {};
  std::vector<TableRow> rows = {};
  friend bool operator==(const MissionTable&, const MissionTable&) = default;
};

/// Objectives of which some are played: `objectives` name the group.
struct ObjectiveGroup {
  enum class Pick : unsigned char { all, choose, roll, secret };
  Id id;
  std::string name = {};
  Pick pick = Pick::all;
  /// How many of them.
  int count = 1;
  /// On which it is rolled.
  std::optional<Id> table = {};
  Extras extras = {};
  friend bool operator==(const ObjectiveGroup&, const ObjectiveGroup&) = default;
};

inline constexpr int most_units = 200;

/// Models that act together.
struct Unit {
  enum class Starts : unsigned char { unstated, deployed, reserve, spearhead };
  Id id;
  std::string name = {};
  std::string kind = {};
  int models = 1;
  std::optional<int> wounds = {};
  std::optional<int> toughness = {};
  std::optional<int> points = {};
  std::optional<int> power = {};
  /// The diameter of its largest base; 0 = unknown.
  Length base = {};
  /// Parted by blanks.
  std::string keywords = {};
  bool warlord = false;
  Starts starts = Starts::unstated;
  Extras extras = {};
  friend bool operator==(const Unit&, const Unit&) = default;
};

/// The units of a side: a sample of what it plays the mission with. It has neither figures nor Lua.
struct Force : Item {
  /// The id or role of a side.
  std::optional<Id> side = {};
  std::optional<int> points = {};
  std::vector<Unit> units = {};
  std::string note = {};
  friend bool operator==(const Force&, const Force&) = default;
};

/// A part of the briefing under its own heading; the opening has none.
struct BriefingSection {
  std::string heading;
  std::string text;
  Extras extras;
  friend bool operator==(const BriefingSection&, const BriefingSection&) = default;
};

}  // namespace bulkhead
