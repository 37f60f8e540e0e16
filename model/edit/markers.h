// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a marker, or replaces the one with its id, whose extras it takes over (the given ones are not used). Its place
/// must be on the battlefield (contract). Applying fails for an id that something else has and for an unknown kind or
/// side (unless the replaced one has it).
[[nodiscard]] Edit set_marker(const Mission& mission, const Marker& marker);

}  // namespace bulkhead
