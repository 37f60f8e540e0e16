// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/base/identifier.h"

namespace bulkhead {

struct Marker;
struct Mission;
struct Zone;

/// What players read: the name of a thing that may have none, else its id.
template <typename Thing>
[[nodiscard]] const std::string& name_or_id(const Thing& thing) {
  return thing.name.empty() ? thing.id.text() : thing.name;
}

/// The same of what an id means, which may be nothing (null).
template <typename Thing>
[[nodiscard]] const std::string& name_or_id(const Thing* found, const Id& id) {
  return found == nullptr || found->name.empty() ? id.text() : found->name;
}

/// A name with the label by which the thing is found on the map: `Fore stacks (1)`.
[[nodiscard]] std::string named_with_label(const std::string& name, const std::string& label);
/// The name of a zone or area with its label; of one without the name of its kind, its label, and its side if it has
/// one: `Drop zone (Attacker)`, `Entry 3`.
[[nodiscard]] std::string ground_name(const Mission& mission, const Zone& zone);
/// The same of the zone, or else the area, with that id; where there is neither, the name of that kind of them, or the
/// id.
[[nodiscard]] std::string ground_name(const Mission& mission, const Id& id);
/// The name of a kind of markers, or else of terrain features of the mission's sets, or the id.
[[nodiscard]] std::string placed_kind_name(const Mission& mission, const Id& id);
/// What players call a marker, without its label: its own name, or that of its kind.
[[nodiscard]] std::string marker_name(const Mission& mission, const Marker& marker);

}  // namespace bulkhead
