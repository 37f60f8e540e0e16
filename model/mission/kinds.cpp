// SPDX-License-Identifier: MIT
#include "model/mission/kinds.h"

namespace bulkhead {

bool has_kind(const GameSystem& system, KindOf of, const Id& id) {
  bool found = false;
  with_kind(system, of, id, [&](const auto&) { found = true; });
  return found;
}

const ThingFields& fields_of_kind(KindOf of) { return kind_fields().at(static_cast<std::size_t>(of)); }

}  // namespace bulkhead
