// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a note. A place must be on the battlefield (contract). Applying fails for an empty text.
[[nodiscard]] Edit add_note(const Mission& mission, const std::string& text, const std::optional<Address>& at);
/// Takes the first note with this text and address away; fails where there is none.
[[nodiscard]] Edit remove_note(const Mission& mission, const std::string& text, const std::optional<Address>& at);

/// Sets the first section of the briefing with this heading (none: the opening, which stands first), or adds it.
[[nodiscard]] Edit set_briefing(const std::string& heading, const std::string& text);
/// Fails where there is no such section.
[[nodiscard]] Edit remove_briefing(const std::string& heading);

}  // namespace bulkhead
