// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/fields.h"

/// The lists of a system whose entries have an id and a name, and which are changed alike.
namespace bulkhead {

/// What an entry of such a list is. Zones and areas share a list.
enum class KindOf : unsigned char { zone, marker, link, phase, frequency, stratagem, action, terrain, season };

/// Calls `what` with the system's list of such kinds.
template <typename System, typename What>
auto with_kinds(System& system, KindOf of, const What& what) {
  switch (of) {
    case KindOf::zone: return what(system.zone_kinds);
    case KindOf::marker: return what(system.marker_kinds);
    case KindOf::link: return what(system.link_kinds);
    case KindOf::phase: return what(system.sequence.phases);
    case KindOf::frequency: return what(system.uses);
    case KindOf::stratagem: return what(system.stratagem_kinds);
    case KindOf::action: return what(system.action_kinds);
    case KindOf::terrain: return what(system.terrain_types);
    case KindOf::season: break;
  }
  return what(system.seasons);
}

/// Calls `what` with the kind of that id, if there is one.
template <typename System, typename What>
void with_kind(System& system, KindOf of, const Id& id, const What& what) {
  with_kinds(system, of, [&](auto& kinds) {
    for (auto& kind : kinds) {
      if (kind.id == id) return what(kind);
    }
  });
}
[[nodiscard]] bool has_kind(const GameSystem& system, KindOf of, const Id& id);

[[nodiscard]] const ThingFields& fields_of_kind(KindOf of);

}  // namespace bulkhead
