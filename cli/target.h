// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "cli/exit_code.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Writes a mission to a file and says so. Refuses to replace a file unless `force` is set.
[[nodiscard]] ExitCode save_new(const Mission& mission, const std::filesystem::path& path, bool force);

}  // namespace bulkhead
