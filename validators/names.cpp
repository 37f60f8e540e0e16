// SPDX-License-Identifier: MIT
#include "validators/names.h"

#include <fmt/format.h>

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

Address address_of(const Id& object) { return ObjectAddress{object}; }

}  // namespace bulkhead
