// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_marker(const Mission&, const Marker& marker) { return PutMarker{marker}; }

}  // namespace bulkhead
