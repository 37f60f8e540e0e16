// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/kinds.h"

namespace bulkhead {

/// What players call a kind: its name; the id where it has none, or there is no such kind.
[[nodiscard]] std::string kind_name(const Mission& mission, KindOf of, const Id& id);

/// The first thing of a mission that is of a kind or names it, as players call the two: `Terminal A3 is of the kind
/// Terminal`; empty where nothing is. Phases are named by moments.
[[nodiscard]] std::string user_of_kind(const Mission& mission, KindOf of, const Id& kind);

/// Has all that is of a kind or names it in a field name another. Terrain sets are left as they are.
void rename_users_of_kind(Mission& mission, KindOf of, const Id& from, const Id& to);

}  // namespace bulkhead
