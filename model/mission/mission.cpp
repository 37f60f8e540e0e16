// SPDX-License-Identifier: MIT
#include "model/mission/mission.h"

#include <algorithm>

#include "model/base/numbered_id.h"
#include "model/mission/fields.h"
#include "model/mission/on_boards.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

template <typename T>
const T* find_by_id(const std::vector<T>& items, const Id& id) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

/// Whether a feature stands that the mission takes from this set.
bool has_feature_of(const Mission& mission, const TerrainSet& set) {
  const auto is_of_set = [&](const Feature& feature) {
    const auto* kind = find_feature_kind(mission, feature.kind);
    return kind != nullptr && std::any_of(set.feature_kinds.begin(), set.feature_kinds.end(),
                                          [&](const auto& own) { return &own == kind; });
  };
  return std::any_of(mission.boards.begin(), mission.boards.end(), [&](const auto& board) {
    return std::any_of(board->features.begin(), board->features.end(), is_of_set);
  });
}

}  // namespace

const Board* find_board(const Mission& mission, int number) {
  if (number < 1 || static_cast<std::size_t>(number) > mission.boards.size()) return nullptr;
  return &*mission.boards[static_cast<std::size_t>(number - 1)];
}

const Lattice* find_lattice(const Mission& mission, int board) {
  const auto* found = find_board(mission, board);
  return found == nullptr ? nullptr : found->lattice();
}

const TerrainSet* find_set(const Mission& mission, const Id& id) {
  for (const auto& used : mission.sets) {
    if (used.set->id == id) return &*used.set;
  }
  return nullptr;
}

const TerrainSet* set_of(const Mission& mission, const Board& board) {
  return board.set ? find_set(mission, *board.set) : nullptr;
}

int boxes_of(const Mission& mission, const UsedSet& used) {
  if (used.boxes) return *used.boxes;
  const auto boards = static_cast<int>(std::count_if(mission.boards.begin(), mission.boards.end(),
                                                     [&](const auto& b) { return b->set && *b->set == used.set->id; }));
  if (boards == 0) return has_feature_of(mission, *used.set) ? 1 : 0;
  const int per_box = std::max(1, used.set->boards_per_box);
  return (boards + per_box - 1) / per_box;
}

const Zone* find_zone(const Mission& mission, const Id& id) { return find_by_id(*mission.zones, id); }
const Zone* find_area(const Mission& mission, const Id& id) { return find_by_id(*mission.areas, id); }
const Marker* find_marker(const Mission& mission, const Id& id) { return find_by_id(*mission.markers, id); }
const Side* find_side(const Mission& mission, const Id& id) { return find_by_id(*mission.sides, id); }
const Feature* find_feature(const Mission& mission, const Id& id) {
  return find_on_boards(mission, &Board::features, id).thing;
}

int board_of_feature(const Mission& mission, const Id& id) {
  return find_on_boards(mission, &Board::features, id).board;
}

const Season* season_of(const Mission& mission) {
  const auto& season = mission.head->season;
  return season ? find_season(*mission.system, *season) : nullptr;
}

std::vector<NamedObject> named_objects(const Mission& mission) {
  std::vector<NamedObject> objects;
  for_each_object(mission, [&](const auto& object, const ThingInfo& info) {
    objects.push_back({object.id, info.noun});
  });
  return objects;
}

std::string_view object_kind(const Mission& mission, const Id& id) {
  std::string_view kind;
  for_each_object(mission, [&](const auto& object, const ThingInfo& info) {
    if (object.id == id) kind = info.noun;
  });
  return kind;
}

bool has_object(const Mission& mission, const Id& id) { return !object_kind(mission, id).empty(); }

Id free_id(const Mission& mission, const Id& wanted) {
  return numbered_until_free(wanted, [&](const Id& id) { return has_object(mission, id); });
}

}  // namespace bulkhead
