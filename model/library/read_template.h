// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "model/library/library.h"

namespace bulkhead {

/// What the head of a file says that the library holds of it. Errors have the place.
[[nodiscard]] Result<Template> read_template(const std::filesystem::path& path);

}  // namespace bulkhead
