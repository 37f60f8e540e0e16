// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

/// A part of a note, and where its middle stands.
struct NotePart {
  std::string text;
  double middle = 0;
};
/// The same between the marks at the foot of a sheet, which leave it no line of its own: the last of these words, one
/// in each of the fields whose middles these are. Words too long for so wide a field are cut.
[[nodiscard]] std::vector<NotePart> parted_note(const std::vector<std::string>& words,
                                                const std::vector<double>& middles, double width);

void draw_note(Canvas& canvas, const std::vector<NotePart>& parts, Vec page, const Design& design);
void draw_note(Canvas& canvas, const std::string& note, Vec page, const Design& design);

}  // namespace bulkhead
