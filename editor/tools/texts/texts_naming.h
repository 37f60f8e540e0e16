// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/texts/form.h"

namespace bulkhead {

/// The sections and items whose texts have a reference to a marker, zone or area, in the order of the list of texts.
[[nodiscard]] std::vector<TextKey> texts_naming(const Mission& mission, const Id& object);

}  // namespace bulkhead
