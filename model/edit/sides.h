// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_side(const Id& id, const std::string& name) { return PutSide{id, name}; }

}  // namespace bulkhead
