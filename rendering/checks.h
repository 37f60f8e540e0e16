// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "validators/engine/check.h"

namespace bulkhead {

/// The checks of this room, in the order in which they are reported.
[[nodiscard]] std::vector<Check> rendering_checks();

/// A sentence that says which characters of a mission's texts are printed as � and where, for whoever prints it; empty
/// where the type has all.
[[nodiscard]] std::string missing_glyphs(const Mission& mission);

}  // namespace bulkhead
