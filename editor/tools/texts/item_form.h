// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/texts/form.h"

namespace bulkhead {

/// The field of an item's version, in the form and among drafts.
inline constexpr const char* version_field = "file-version";

/// What the file of an item says beside the item, of the mission that stands for it: its version and its game.
[[nodiscard]] std::vector<FormField> item_file_fields(const Mission& mission);

}  // namespace bulkhead
