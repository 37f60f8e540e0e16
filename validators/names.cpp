// SPDX-License-Identifier: MIT
#include "validators/names.h"

#include <fmt/format.h>

namespace bulkhead {

std::string name_of(const Mission& mission, const Id& side) {
  const auto* found = find_side(mission, side);
  return found == nullptr || found->name.empty() ? "#" + side.text() : found->name;
}

std::string name_of(const Marker& marker) {
  if (marker.label.empty()) return "#" + marker.id.text();
  return fmt::format("{} (#{})", marker.label, marker.id.text());
}

Address address_of(const Id& object) { return ObjectAddress{object}; }

}  // namespace bulkhead
