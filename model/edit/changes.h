// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/mission/fields.h"

/// What the edits of this folder are made of.
namespace bulkhead {

/// Replaces a part by a changed copy.
template <typename T, typename Change>
void change(Part<T>& part, const Change& how) {
  T value = *part;
  how(value);
  part = Part<T>(std::move(value));
}

/// Calls `what` with each of a mission's lists of things that have an id; what stands on boards is not among them.
template <typename What>
void for_each_list(Mission& mission, const What& what) {
  what(mission.zones);
  what(mission.areas);
  what(mission.markers);
  what(mission.sides);
  what(mission.forces);
  what(mission.objective_groups);
  for_each_item_list(mission, what);
}

/// Null where none of a vector of things has the id.
template <typename Things>
auto* find_in(Things& things, const Id& id) {
  const auto found = std::find_if(things.begin(), things.end(), [&](const auto& thing) { return thing.id == id; });
  return found == things.end() ? nullptr : &*found;
}

/// Puts an item in the place of the one with its id, whose extras it takes over, or, without extras, at the end.
template <typename T>
void put(Part<std::vector<T>>& part, T item) {
  change(part, [&](std::vector<T>& items) {
    auto* old = find_in(items, item.id);
    item.extras = old != nullptr ? old->extras : Extras();
    if (old != nullptr) {
      *old = std::move(item);
    } else {
      items.push_back(std::move(item));
    }
  });
}

/// Fails for what no text may hold: broken UTF-8, control characters other than tab and line feed.
[[nodiscard]] Result<void> check_text(std::string_view text);
[[nodiscard]] Result<void> check_texts(std::initializer_list<std::string_view> texts);
/// Fails where the battlefield has no such place.
[[nodiscard]] Result<void> check_place(const Mission& mission, const Place& place);
/// Fails for lengths that a file cannot state.
[[nodiscard]] Result<void> check_reach(Point point);
/// Fails where an object that is no `what` (empty: any object) has the id.
[[nodiscard]] Result<void> check_id_for(const Mission& mission, const Id& id, std::string_view what);
/// Fails where the mission has no such side. `before` is the side that the object names already: it may stay, even if
/// it does not exist.
[[nodiscard]] Result<void> check_side(const Mission& mission, const std::optional<Id>& side,
                                      const std::optional<Id>& before);
/// A place that the mission names, and what names it (`marker o1`, `a note`).
struct NamedPlace {
  std::string what;
  Place place;
};
/// Every place that a marker, zone, area, waiver or note names.
[[nodiscard]] std::vector<NamedPlace> named_places(const Mission& mission);
/// Fails, saying what is concerned, if one of those places is not on the battlefield or if a place of anything is
/// further away than a file can state.
[[nodiscard]] Result<void> check_all_places(const Mission& mission);

/// `There is nothing with the id x`
[[nodiscard]] tl::unexpected<Error> no_such_object(const Id& id);
template <typename T>
std::vector<Id> ids_of(const std::vector<T>& things) {
  std::vector<Id> ids;
  for (const auto& thing : things) ids.push_back(thing.id);
  return ids;
}
/// `There is no marker kind x; this mission has a, b, c`
[[nodiscard]] std::string unknown_name(std::string_view what, const Id& id, const std::vector<Id>& known);

/// Replaces each of the `named_places`, by a place of the same type (contract).
void change_places(Mission& mission, const std::function<Place(const Place&)>& replacement);

}  // namespace bulkhead
