// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"

namespace bulkhead {

// What is done to the selection as a whole, and to the battlefield. They end what is going on, and do nothing without
// selection. Under the symmetry pen what they do to the battlefield is mirrored too.

/// A board goes with all that stands on it, which the stage tells.
void remove_selected(MissionStage& stage);
void duplicate_selected(MissionStage& stage);
/// While something hangs on the pointer that turns: that.
void transform_selected(MissionStage& stage, CanvasController& canvas, Transform transform);
/// Turns terrain features and free pieces among the selection clockwise by so many degrees, each about its own middle;
/// while something hangs on the pointer that turns: that.
void turn_selected(MissionStage& stage, CanvasController& canvas, int degrees);
/// Turns or mirrors the whole battlefield.
void transform_all(MissionStage& stage, Transform transform);

/// The selection for the clipboard; empty where it cannot be copied, which the stage's message explains.
[[nodiscard]] std::string copy(MissionStage& stage);
/// Offers the selection to the clipboard and removes it if that says it has taken it.
using Clipboard = std::function<bool(const std::string& text)>;
void cut(MissionStage& stage, const Clipboard& clipboard);
/// Hangs what the clipboard holds on the pointer (chooses the select tool), or says why it cannot.
void paste(MissionStage& stage, CanvasController& canvas, std::string_view clipboard);

}  // namespace bulkhead
