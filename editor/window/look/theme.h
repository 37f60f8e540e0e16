// SPDX-License-Identifier: MIT
#pragma once

#include <wx/colour.h>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// The colours of what the window draws itself; everything else has those of the system. Paper stays light in the dark.
struct Theme {
  bool dark = false;
  /// What the map lies on.
  Colour desk;
  Colour sheet_rim;
  Colour ruler;
  Colour ruler_ink;
  /// Behind tools and cards.
  Colour panel;
  Colour card;
  Colour rim;
  Colour ink;
  Colour mute;
  /// The one strong colour, the ground of what is chosen, and the ground of what the pointer is over.
  Colour accent;
  Colour chosen;
  Colour hovered;
};

/// By whether the system's windows are dark or light.
[[nodiscard]] const Theme& theme();

[[nodiscard]] wxColour to_wx(Colour colour);

}  // namespace bulkhead
