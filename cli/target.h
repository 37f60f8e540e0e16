// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "cli/exit_code.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Whether a file may be made there: nothing has that name, it is standard output, or `force` is set. Complains if not.
[[nodiscard]] bool may_write(const std::filesystem::path& path, bool force);

/// Writes a mission to standard output, or to a file and says so. Refuses to replace a file unless `force` is set.
[[nodiscard]] ExitCode save_new(const Mission& mission, const std::filesystem::path& path, bool force);

}  // namespace bulkhead
