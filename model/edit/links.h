// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead {

/// Links two markers, zones or areas; nothing changes where they are linked so already. Applying fails for unknown
/// kinds and ends.
[[nodiscard]] Edit add_link(const Id& kind, const Id& from, const Id& to);
/// Fails where there is no such link from the one to the other.
[[nodiscard]] Edit remove_link(const Id& kind, const Id& from, const Id& to);

}  // namespace bulkhead
