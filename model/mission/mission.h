// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/part.h"
#include "model/mission/battlefield.h"
#include "model/mission/board.h"
#include "model/mission/content.h"
#include "model/mission/severity.h"
#include "model/mission/system.h"
#include "model/mission/terrain_set.h"

namespace bulkhead {

/// Whether the battlefield is meant to be the same for both sides.
enum class Balance : unsigned char { unstated, symmetric, asymmetric };

struct MissionHead {
  Id id{"mission"};
  std::string title;
  std::string author;
  std::string version;
  Balance balance = Balance::unstated;
  /// The season whose figures the layout is measured against; none is measured without one.
  std::optional<Id> season;
  Extras extras;
  friend bool operator==(const MissionHead&, const MissionHead&) = default;
};

/// A terrain set as this mission uses it.
struct UsedSet {
  Part<TerrainSet> set;
  /// How many boxes of it; by default the number of boards that use it.
  std::optional<int> boxes;
  Extras extras;
  friend bool operator==(const UsedSet&, const UsedSet&) = default;
};

/// A mission: battlefield, sides, system, and all that is played on it. A value: copy it, compare it with `==`, hand
/// it to any thread. Its parts are shared and replaced whole, so a copy is cheap.
struct Mission {
  Part<MissionHead> head;
  Part<GameSystem> system;
  /// Unknown content of the `uses` element that names the system.
  Extras system_extras;
  std::vector<UsedSet> sets;

  /// Boards in order of their number, the first being board 1.
  std::vector<Part<Board>> boards;
  Part<std::vector<Zone>> zones;
  Part<std::vector<Zone>> areas;
  Part<std::vector<Marker>> markers;
  Part<std::vector<Link>> links;
  /// Unknown content of the battlefield element.
  Extras battlefield_extras;

  Part<std::vector<Side>> sides;
  Part<std::vector<BriefingSection>> briefing;
  /// Unknown content of the elements that hold the sides, the briefing and the definitions.
  Extras sides_extras;
  Extras briefing_extras;
  Extras definitions_extras;
  Part<std::vector<Force>> forces;
  Part<std::vector<ObjectiveGroup>> objective_groups;
  Part<std::vector<Rule>> rules;
  Part<std::vector<MissionObjective>> objectives;
  Part<std::vector<MissionAction>> actions;
  Part<std::vector<Stratagem>> stratagems;
  Part<std::vector<MissionTable>> tables;

  /// Instead of the system's of the same id.
  Part<std::vector<Limit>> limits;
  Part<std::vector<SeveritySetting>> severities;
  Part<std::vector<Waiver>> waivers;
  Part<std::vector<Note>> notes;

  friend bool operator==(const Mission&, const Mission&) = default;
};

/// Look-ups by id or number; null where there is none. Valid as long as the mission's part is.
[[nodiscard]] const Board* find_board(const Mission& mission, int number);
[[nodiscard]] const Lattice* find_lattice(const Mission& mission, int board);
[[nodiscard]] const TerrainSet* find_set(const Mission& mission, const Id& id);
/// The terrain set of a board, null if it has none.
[[nodiscard]] const TerrainSet* set_of(const Mission& mission, const Board& board);
[[nodiscard]] const Zone* find_zone(const Mission& mission, const Id& id);
[[nodiscard]] const Zone* find_area(const Mission& mission, const Id& id);
[[nodiscard]] const Marker* find_marker(const Mission& mission, const Id& id);
[[nodiscard]] const Side* find_side(const Mission& mission, const Id& id);
[[nodiscard]] const Feature* find_feature(const Mission& mission, const Id& id);
/// The number of the board that a terrain feature stands on, 0 if there is none of that id.
[[nodiscard]] int board_of_feature(const Mission& mission, const Id& id);

/// Calls `visit(number, lattice)` for every board that has a lattice, in order.
template <typename Visit>
void for_each_lattice(const Mission& mission, const Visit& visit) {
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto* lattice = mission.boards[index]->lattice();
    if (lattice != nullptr) visit(static_cast<int>(index) + 1, *lattice);
  }
}
/// Calls `visit(edge, hatchway)` for every hatchway of the lattices.
template <typename Visit>
void for_each_hatchway(const Mission& mission, const Visit& visit) {
  for_each_lattice(mission, [&](int number, const Lattice& lattice) {
    for (const auto& [edge, hatchway] : lattice.hatchways()) visit(EdgeAddress{number, edge}, hatchway);
  });
}

/// How many boxes of a set the mission is designed for: what it says, else enough for the boards that use the set.
[[nodiscard]] int boxes_of(const Mission& mission, const UsedSet& used);

/// The season that the mission names, with its figures; null where it names none or its system has no such season.
[[nodiscard]] const Season* season_of(const Mission& mission);

/// Every id in the document with the word for what carries it (`zone`, `rule` …), in document order. Ids are unique
/// across a document.
struct NamedObject {
  Id id;
  std::string_view what;
};
[[nodiscard]] std::vector<NamedObject> named_objects(const Mission& mission);
/// What has the id, by that word; nothing where there is no such object.
[[nodiscard]] std::string_view object_kind(const Mission& mission, const Id& id);
[[nodiscard]] bool has_object(const Mission& mission, const Id& id);

/// `wanted`, or `wanted-2`, `wanted-3` … if an object of the mission has it already.
[[nodiscard]] Id free_id(const Mission& mission, const Id& wanted);

}  // namespace bulkhead
