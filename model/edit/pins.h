// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit pin_panel(const Mission&, EdgeAddress first, const Id& piece) { return PinPanel{first, piece}; }
inline Edit unpin_panels(const Mission&, std::vector<EdgeAddress> firsts) { return UnpinPanels{std::move(firsts)}; }

}  // namespace bulkhead
