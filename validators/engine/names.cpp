// SPDX-License-Identifier: MIT
#include "validators/engine/names.h"

#include <fmt/format.h>

#include "analysis/placing/placing_ground.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string with_address(const std::string& name, const Id& id) {
  return name.empty() ? "#" + id.text() : fmt::format("{} (#{})", name, id.text());
}

}  // namespace

std::string name_of(const Mission& mission, const Id& side) {
  const auto* found = find_side(mission, side);
  return found == nullptr || found->name.empty() ? "#" + side.text() : found->name;
}

std::string name_of(const Marker& marker) { return with_address(marker.label, marker.id); }

std::string name_of(const Zone& zone) { return with_address(zone.name, zone.id); }

std::string name_of(const Item& item) { return with_address(item.name, item.id); }

std::string name_of(const ObjectiveGroup& group) { return with_address(group.name, group.id); }

std::string kind_name(const Mission& mission, const Marker& marker) {
  const auto* kind = find_marker_kind(*mission.system, marker.kind);
  return name_or_id(kind, marker.kind);
}

std::string greatest_count_words(const Mission& mission, const Placing& placing) {
  const int count = greatest_count(mission, placing);
  return fmt::format("{}{}", placing.count.rolled() ? "up to " : "", count);
}

Address address_of(const Id& object) { return ObjectAddress{object}; }

}  // namespace bulkhead
