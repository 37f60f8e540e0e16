// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <wx/bmpbndl.h>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// One of the program's own icons (editor/icons) in a colour, sharp at every size; `size` is in logical pixels. There
/// must be one of that name (contract).
[[nodiscard]] wxBitmapBundle icon(std::string_view name, Colour colour, int size);
/// In the colour of the window's text.
[[nodiscard]] wxBitmapBundle icon(std::string_view name, int size = 20);

}  // namespace bulkhead
