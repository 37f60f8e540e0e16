// SPDX-License-Identifier: MIT
#include "workbench/item_missions.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/library/item_references.h"
#include "model/mission/roles.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

template <typename Kind>
const Kind* find_kind(const std::vector<Kind>& kinds, const Id& id) {
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) { return kind.id == id; });
  return found == kinds.end() ? nullptr : &*found;
}

/// Those of the item first, in its order; what it says of a kind holds.
template <typename Kind>
void add_kinds(KindOf of, const std::vector<Kind>& with, std::vector<Kind>& kinds, ItemFrame& frame) {
  auto all = with;
  for (auto& kind : kinds) {
    if (find_kind(with, kind.id) == nullptr) all.push_back(std::move(kind));
  }
  for (const auto& kind : with) frame.kinds.emplace(of, kind.id);
  kinds = std::move(all);
}

/// The sides that an item names, in its fields and its texts.
std::set<Id> sides_of(const AnyItem& item) {
  std::set<Id> sides;
  for_each_id(item, FieldForm::side, [&](const Id& id) { sides.insert(id); });
  for_each_text(item, [&](const std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference || piece.reference->what != "side") continue;
      if (const auto id = Id::parse(piece.reference->name)) sides.insert(*id);
    }
  });
  return sides;
}

void put(const AnyItem& item, Mission& mission) {
  std::visit(
      [&]<typename T>(const T& known) {
        auto& list = list_of<T>(mission);
        auto items = *list;
        items.push_back(known);
        list = std::move(items);
      },
      item);
}

/// The roles, which an item may name in every mission, and what else it names.
void add_sides(const LibraryItem& item, Mission& mission) {
  std::set<Id> named = sides_of(item.item);
  for (const auto& other : item.with) named.merge(sides_of(other));
  std::vector<Side> sides;
  const auto add = [&](const Id& side) {
    if (!has_object(mission, side)) sides.push_back({side, side.text(), {}});
  };
  for (const auto role : roles) {
    named.erase(Id(role));
    add(Id(role));
  }
  for (const auto& side : named) add(side);
  mission.sides = std::move(sides);
}

/// The items of a mission by their kinds, in order.
std::map<const ThingInfo*, std::deque<AnyItem>> items_by_kind(const Mission& mission) {
  std::map<const ThingInfo*, std::deque<AnyItem>> items;
  for_each_item_type([&]<typename T>() {
    for (const auto& item : *list_of<T>(mission)) items[&info_of<T>()].push_back(item);
  });
  return items;
}

template <typename Kind>
std::vector<Kind> kinds_that_go_with_it(KindOf of, const std::vector<Kind>& kinds, const std::vector<Kind>& of_game,
                                        const ItemFrame& frame) {
  std::vector<Kind> result;
  for (const auto& kind : kinds) {
    const auto* usual = find_kind(of_game, kind.id);
    if (usual == nullptr || *usual != kind || frame.kinds.contains({of, kind.id})) result.push_back(kind);
  }
  return result;
}

/// The ids of the items of a kind, in order.
std::vector<Id> ids_of(const Mission& mission, const ThingInfo& kind) {
  std::vector<Id> ids;
  for_each_item_type([&]<typename T>() {
    if (&info_of<T>() != &kind) return;
    for (const auto& item : *list_of<T>(mission)) ids.push_back(item.id);
  });
  return ids;
}

/// All of a mission that the file of an item has no place for.
Mission beside_the_items(Mission mission) {
  for_each_item_type([&]<typename T>() { list_of<T>(mission) = std::vector<T>(); });
  mission.objective_groups = std::vector<ObjectiveGroup>();
  auto head = *mission.head;
  head.version.clear();
  mission.head = std::move(head);
  auto system = *mission.system;
  system.zone_kinds.clear();
  system.marker_kinds.clear();
  system.link_kinds.clear();
  mission.system = std::move(system);
  return mission;
}

}  // namespace

Result<ItemMission> mission_of(const LibraryItem& item, const Definitions& definitions) {
  return definitions.system(item.system).map([&](GameSystem system) {
    ItemMission result{{}, {&info_of(item.item), system}};
    auto& mission = result.mission;
    add_kinds(KindOf::zone, item.zone_kinds, system.zone_kinds, result.frame);
    add_kinds(KindOf::marker, item.marker_kinds, system.marker_kinds, result.frame);
    add_kinds(KindOf::link, item.link_kinds, system.link_kinds, result.frame);
    put(item.item, mission);
    for (const auto& other : item.with) {
      put(other, mission);
      result.frame.order.push_back(&info_of(other));
    }
    mission.objective_groups = item.groups;
    mission.definitions_extras = item.extras;
    auto head = *mission.head;
    head.version = std::to_string(item.version);
    mission.head = std::move(head);
    mission.system = std::move(system);
    add_sides(item, mission);
    return result;
  });
}

LibraryItem item_in(const Mission& mission, const ItemFrame& frame) {
  auto items = items_by_kind(mission);
  const auto take = [&](const ThingInfo* kind) {
    auto& queue = items[kind];
    std::optional<AnyItem> item;
    if (!queue.empty()) {
      item = std::move(queue.front());
      queue.pop_front();
    }
    return item;
  };
  auto first = take(frame.kind);
  BULKHEAD_EXPECTS(first.has_value());
  LibraryItem result{std::move(*first), mission.system->id};
  result.version = parse_int(mission.head->version, 1, largest_number).value_or(1);
  for (const auto* kind : frame.order) {
    if (auto item = take(kind)) result.with.push_back(std::move(*item));
  }
  for_each_item_type([&]<typename T>() {
    while (auto item = take(&info_of<T>())) result.with.push_back(std::move(*item));
  });
  const auto& system = *mission.system;
  const auto& game = *frame.game;
  result.zone_kinds = kinds_that_go_with_it(KindOf::zone, system.zone_kinds, game.zone_kinds, frame);
  result.marker_kinds = kinds_that_go_with_it(KindOf::marker, system.marker_kinds, game.marker_kinds, frame);
  result.link_kinds = kinds_that_go_with_it(KindOf::link, system.link_kinds, game.link_kinds, frame);
  result.groups = *mission.objective_groups;
  result.extras = mission.definitions_extras;
  return result;
}

const Id& id_in(const Mission& mission, const ItemFrame& frame) {
  const Id* id = nullptr;
  for_each_item_type([&]<typename T>() {
    const auto& items = *list_of<T>(mission);
    if (&info_of<T>() == frame.kind && !items.empty()) id = &items.front().id;
  });
  BULKHEAD_EXPECTS(id != nullptr);
  return *id;
}

Result<void> check_still_item(const Mission& before, const Mission& after, const ItemFrame& frame) {
  const auto was = ids_of(before, *frame.kind);
  const auto is = ids_of(after, *frame.kind);
  const bool same = !is.empty() && is.front() == was.front();
  const bool renamed = is.size() == was.size() && !has_object(after, was.front()) && !has_object(before, is.front());
  if (!same && !renamed) {
    return fail(fmt::format("The {} {} is what this file is about: it stays, and is the first in it", frame.kind->noun,
                            was.front().text()));
  }
  if (beside_the_items(before) == beside_the_items(after)) return {};
  return fail("The file of an item holds its texts and what goes with it; all else is for missions");
}

}  // namespace bulkhead
