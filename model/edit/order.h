// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/edit.h"

/// In which order a mission's texts are read, and what their headings are.
namespace bulkhead {

enum class Step : unsigned char { up, down };

/// Moves a rule, mission objective or stratagem past its neighbour of the same kind; what is first or last stays.
[[nodiscard]] Edit order_item(const Id& item, Step step);
/// Moves the `number`-th section of the briefing with this heading past its neighbour. The opening stays first.
[[nodiscard]] Edit order_briefing(const std::string& heading, Step step, int number = 1);
/// Gives the `number`-th section with this heading another one. Fails where there is no such section, where the new
/// heading is empty or taken, and for the opening, which has none.
[[nodiscard]] Edit rename_briefing(const std::string& heading, const std::string& new_heading, int number = 1);

}  // namespace bulkhead
