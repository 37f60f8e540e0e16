// SPDX-License-Identifier: MIT
#include "model/mission/named_things.h"

#include <iterator>

#include "model/mission/items.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

using Things = std::vector<NamedThing>;

template <typename Objects>
Things things_of(const Objects& objects) {
  Things things;
  for (const auto& object : objects) things.push_back({object.id.text(), name_or_id(object)});
  return things;
}

void add(Things& things, Things more) {
  things.insert(things.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Those that stand for everything of their kind.
Things any_of(Things kinds) {
  for (auto& kind : kinds) kind.any = true;
  return kinds;
}

Things items_of(const Mission& mission) {
  Things things;
  for_each_item(mission, [&](const auto& item) { things.push_back({item.id.text(), name_or_id(item)}); });
  for (const auto* const action : standing_actions(mission)) {
    if (!has_object(mission, action->id)) things.push_back({action->id.text(), name_or_id(*action)});
  }
  return things;
}

Things ground_of(const Mission& mission) {
  auto things = things_of(*mission.zones);
  add(things, things_of(*mission.areas));
  add(things, any_of(things_of(mission.system->zone_kinds)));
  return things;
}

Things feature_kinds_of(const Mission& mission) {
  Things things;
  for (const auto& used : mission.sets) add(things, things_of(used.set->feature_kinds));
  return things;
}

Things placed_kinds_of(const Mission& mission) {
  auto things = things_of(mission.system->marker_kinds);
  add(things, feature_kinds_of(mission));
  return things;
}

Things currencies_of(const GameSystem& system) {
  Things things;
  for (const auto& currency : system.currencies) things.push_back({currency.symbol, currency.name});
  return things;
}

}  // namespace

std::vector<NamedThing> things_named(const Mission& mission, FieldNames names) {
  const auto& system = *mission.system;
  switch (names) {
    case FieldNames::side: return things_of(*mission.sides);
    case FieldNames::group: return things_of(*mission.objective_groups);
    case FieldNames::table: return things_of(*mission.tables);
    case FieldNames::item: return items_of(mission);
    case FieldNames::ground: return ground_of(mission);
    case FieldNames::season: return things_of(system.seasons);
    case FieldNames::ground_kind: return things_of(system.zone_kinds);
    case FieldNames::marker_kind: return things_of(system.marker_kinds);
    case FieldNames::feature_kind: return feature_kinds_of(mission);
    case FieldNames::placed_kind: return placed_kinds_of(mission);
    case FieldNames::action_kind: return things_of(system.action_kinds);
    case FieldNames::stratagem_kind: return things_of(system.stratagem_kinds);
    case FieldNames::frequency: return things_of(system.uses);
    case FieldNames::currency: return currencies_of(system);
    case FieldNames::nothing:
    case FieldNames::moment_of_scoring:
    case FieldNames::moment_of_use:
    case FieldNames::moment_of_placing: break;
  }
  return {};
}

AtMoment at_moment(FieldNames names) {
  if (names == FieldNames::moment_of_scoring) return AtMoment::scored;
  return names == FieldNames::moment_of_placing ? AtMoment::placed : AtMoment::used;
}

}  // namespace bulkhead
