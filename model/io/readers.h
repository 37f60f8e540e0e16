// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/element.h"
#include "model/mission/mission.h"

/// One function an element, or a few that stand together. They put refusals and remarks into the element's `Reading`.
namespace bulkhead {

[[nodiscard]] GameSystem read_system(Element& element);
[[nodiscard]] Limit read_limit(Element& element, std::set<Id>& taken);
[[nodiscard]] ZoneKind read_zone_kind(Element& element, std::set<Id>& taken);
[[nodiscard]] MarkerKind read_marker_kind(Element& element, std::set<Id>& taken);
[[nodiscard]] LinkKind read_link_kind(Element& element, std::set<Id>& taken);
[[nodiscard]] TerrainSet read_terrain_set(Element& element);

/// Fills boards, zones, areas, markers and links; the mission's sets must be there.
void read_battlefield(Element& element, Mission& mission);
/// The next board; the mission's sets and the boards before it must be there.
[[nodiscard]] Board read_board(Element& element, const Mission& mission);

[[nodiscard]] std::vector<BriefingSection> read_briefing(Element& element, Extras& extras);
/// T is an item, a force or a group of objectives. What `also` reads, of which it says so, may stand in it as well.
template <typename T>
[[nodiscard]] T read_item(Element& element, const std::function<bool(Element&)>& also = nullptr);
/// The same of one whose id is none of the document's objects; `taken` are those that it may not have.
template <typename T>
[[nodiscard]] T read_item(Element& element, std::set<Id>& taken, const std::function<bool(Element&)>& also = nullptr);

/// A place of the mission's battlefield that an attribute names; the attribute is required.
[[nodiscard]] Place read_place(Element& element, const char* attribute, const Mission& mission);

/// The address that a word means. Refuses what is none and places that the mission's battlefield has not; objects may
/// be missing.
[[nodiscard]] std::optional<Address> read_address(Element& element, const PlacedWord& word, const Mission& mission);

}  // namespace bulkhead
