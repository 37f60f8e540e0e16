// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit transform_battlefield(Transform transform) { return TransformBattlefield{transform}; }

}  // namespace bulkhead
