// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit add_link(const Id& kind, const Id& from, const Id& to) { return AddLink{kind, from, to}; }
inline Edit remove_link(const Id& kind, const Id& from, const Id& to) { return RemoveLink{kind, from, to}; }

}  // namespace bulkhead
