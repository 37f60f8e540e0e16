// SPDX-License-Identifier: MIT
#pragma once

#include <wx/kbdstate.h>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// The keys that are held with an event of the window.
[[nodiscard]] inline Modifiers modifiers_of(const wxKeyboardState& keys) {
  return {keys.ShiftDown(), keys.ControlDown(), keys.AltDown()};
}

}  // namespace bulkhead
