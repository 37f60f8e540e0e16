// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "model/edit/edit.h"

namespace bulkhead {

/// Reads one line for a mission, as `parse_edit` does.
using EditLineReader = std::function<Result<Edit>(const Mission& mission, std::string_view line)>;

/// Reads one text form a line, each for the mission that the ones before it leave. What is wrong in one of several
/// lines is said with its number: `Line 2: …`.
[[nodiscard]] Result<EditSequence> parse_edits(const Mission& mission, std::string_view text,
                                               const EditLineReader& read);

}  // namespace bulkhead
