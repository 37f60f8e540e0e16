// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/commands/actions.h"
#include "editor/tools/workspace/workspace.h"

namespace bulkhead {

/// Adds what commands do that need neither a window nor a clipboard nor a file. `when` says whether the workspace is
/// what commands are about now; without it always. The workspace must outlive the actions.
void add_workspace_actions(Actions& actions, Workspace& workspace, const std::function<bool()>& when = {});

}  // namespace bulkhead
