// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a note. A place must be on the battlefield (contract). Applying fails for an empty text.
[[nodiscard]] Edit add_note(const Mission& mission, const std::string& text, const std::optional<Address>& at);
/// Takes the first note with this text and address away; fails where there is none.
[[nodiscard]] Edit remove_note(const Mission& mission, const std::string& text, const std::optional<Address>& at);

/// Where a section of the briefing stands: the `number`-th of those with this heading, from 1.
[[nodiscard]] std::optional<std::size_t> section_index(const std::vector<BriefingSection>& briefing,
                                                       const std::string& heading, int number = 1);

/// Sets a section of the briefing (without heading: the opening, which stands first), or adds the first with its
/// heading. Fails where there is no second, third and so on.
[[nodiscard]] Edit set_briefing(const std::string& heading, const std::string& text, int number = 1);
/// Fails where there is no such section.
[[nodiscard]] Edit remove_briefing(const std::string& heading, int number = 1);

}  // namespace bulkhead
