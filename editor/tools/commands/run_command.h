// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "editor/tools/workspace/workspace.h"

namespace bulkhead {

/// Carries out a command that needs neither a window nor a clipboard nor a file. False for those that do, which the
/// window carries out, and for what is no command.
bool run_command(Workspace& workspace, std::string_view id);

/// Whether a command has anything to do now; true for those of the window.
[[nodiscard]] bool is_enabled(const Workspace& workspace, std::string_view id);

/// Whether a command that is a choice or toggle is the one in force; false for those of the window.
[[nodiscard]] bool is_checked(const Workspace& workspace, std::string_view id);

}  // namespace bulkhead
