// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// What people call the place of a finding: an address of the lattice as it is (`C2/C3`), things by kind and label or
/// by their names, never by an id where there is another word for them. What the mission has no longer is its address.
[[nodiscard]] std::string place_words(const Mission& mission, const Address& address);

}  // namespace bulkhead
