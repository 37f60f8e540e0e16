// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/fields.h"
#include "model/mission/moments.h"

namespace bulkhead {

/// Something that a field may name.
struct NamedThing {
  /// Its id, or the symbol of a currency.
  std::string word;
  /// What people call it.
  std::string name;
  /// A kind, which stands for everything of that kind.
  bool any = false;
};

/// All things of a mission, its game and its terrain sets that a field may name so, in their order; none for a moment,
/// which `moments_of` tells. Of `ground_kind` those of zones and of areas.
[[nodiscard]] std::vector<NamedThing> things_named(const Mission& mission, FieldNames names);

/// What is said to happen at the moment that such a field names.
[[nodiscard]] AtMoment at_moment(FieldNames names);

}  // namespace bulkhead
