// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// How findings call things, so that people find them on the map and in the file.

/// The side's name, or its address where it has none.
[[nodiscard]] std::string name_of(const Mission& mission, const Id& side);
/// `1 (#o1)`, or the address alone where the marker has no label.
[[nodiscard]] std::string name_of(const Marker& marker);
/// `Valve shrine (#shrine)`, or the address alone where the zone or area has no name.
[[nodiscard]] std::string name_of(const Zone& zone);
/// `Boot in the door (#boot)`, or the address alone where the item or group has no name.
[[nodiscard]] std::string name_of(const Item& item);
[[nodiscard]] std::string name_of(const ObjectiveGroup& group);
/// The name of the marker's kind, or the kind itself where the system has none of that name.
[[nodiscard]] std::string kind_name(const Mission& mission, const Marker& marker);
/// How many it places at most: `3`, and `up to 5` for D3+2.
[[nodiscard]] std::string greatest_count_words(const Mission& mission, const Placing& placing);
[[nodiscard]] Address address_of(const Id& object);

}  // namespace bulkhead
