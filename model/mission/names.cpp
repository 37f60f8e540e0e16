// SPDX-License-Identifier: MIT
#include "model/mission/names.h"

#include <fmt/format.h>

#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

std::string named_with_label(const std::string& name, const std::string& label) {
  return label.empty() ? name : fmt::format("{} ({})", name, label);
}

std::string ground_name(const Mission& mission, const Zone& zone) {
  if (!zone.name.empty()) return named_with_label(zone.name, zone.label);
  auto kind = name_or_id(find_zone_kind(*mission.system, zone.kind), zone.kind);
  if (!zone.label.empty()) kind += " " + zone.label;
  const auto* side = zone.side ? find_side(mission, *zone.side) : nullptr;
  return side == nullptr ? kind : fmt::format("{} ({})", kind, name_or_id(*side));
}

std::string ground_name(const Mission& mission, const Id& id) {
  if (const auto* zone = find_zone(mission, id)) return ground_name(mission, *zone);
  if (const auto* area = find_area(mission, id)) return ground_name(mission, *area);
  return name_or_id(find_zone_kind(*mission.system, id), id);
}

std::string placed_kind_name(const Mission& mission, const Id& id) {
  if (const auto* marker = find_marker_kind(*mission.system, id)) return name_or_id(marker, id);
  return name_or_id(find_feature_kind(mission, id), id);
}

std::string marker_name(const Mission& mission, const Marker& marker) {
  return marker.name.empty() ? placed_kind_name(mission, marker.kind) : marker.name;
}

}  // namespace bulkhead
