// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit order_item(const Id& item, Step step) { return OrderItem{item, step}; }
inline Edit order_briefing(const std::string& heading, Step step, int number = 1) {
  return OrderBriefing{heading, step, number};
}
inline Edit rename_briefing(const std::string& heading, const std::string& new_heading, int number = 1) {
  return RenameBriefing{heading, new_heading, number};
}

}  // namespace bulkhead
