// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/zones.h"

namespace bulkhead {

/// Ranks zones for painting and finds which hide filled ground below them: two patterns on one ground can neither be
/// told apart. One that would hide another nearly whole is outlined instead.
void put_in_layers(std::vector<ZoneShape>& zones);

}  // namespace bulkhead
