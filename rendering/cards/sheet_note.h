// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// The line at the foot of a sheet of cards or tokens: the mission's title, and how it is printed and cut.
struct SheetNote {
  std::string text;
  bool title_is_cut = false;
};

/// Of a title that leaves too little room for the rest as much is kept as fits beside it.
[[nodiscard]] SheetNote sheet_note(const std::string& title, std::string_view rest, Vec page);
void draw_note(Canvas& canvas, const std::string& note, Vec page, const Design& design);

}  // namespace bulkhead
