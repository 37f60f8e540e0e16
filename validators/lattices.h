// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// Calls `visit(number, lattice)` for every board that has a lattice, in order.
template <typename Visit>
void for_each_lattice(const Mission& mission, const Visit& visit) {
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto* lattice = mission.boards[index]->lattice();
    if (lattice != nullptr) visit(static_cast<int>(index) + 1, *lattice);
  }
}

}  // namespace bulkhead
