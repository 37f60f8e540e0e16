// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/commands/actions.h"

namespace bulkhead {

// Add what commands do that need neither a window nor a clipboard nor a file. `when` says whether the canvas is what
// commands are about now; without it always. Stage and canvas must outlive the actions.

/// What is done to a mission.
void add_stage_actions(Actions& actions, MissionStage& stage, CanvasController& canvas,
                       const std::function<bool()>& when = {});
/// View and tools, whatever the stage.
void add_canvas_actions(Actions& actions, CanvasController& canvas, const std::function<bool()>& when = {});

}  // namespace bulkhead
