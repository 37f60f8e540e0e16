// SPDX-License-Identifier: MIT
#include "rendering/cards/sheet_note.h"

#include <fmt/format.h>

#include <algorithm>

#include "rendering/canvas/pens.h"
#include "rendering/cards/card_grid.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

const Font note_font = {6.5, Font::Weight::regular, 0, true};
/// A title of which less than this would be left is left out.
constexpr double least_title = 6;

double room_on(Vec page) { return page.x - 2 * printer_margin; }

}  // namespace

SheetNote sheet_note(const std::string& title, std::string_view rest, Vec page) {
  const auto behind = fmt::format(" · {}", rest);
  const double room = room_on(page) - measure(behind, note_font).width;
  if (fits(title, note_font, room)) return {title + behind, false};
  if (room < least_title) return {std::string(rest), true};
  return {shortened(title, note_font, room) + behind, true};
}

std::vector<NotePart> parted_note(const std::vector<std::string>& words, const std::vector<double>& middles,
                                  double width) {
  constexpr double beside_mark = 0.5;
  const auto count = std::min(words.size(), middles.size());
  std::vector<NotePart> parts;
  for (std::size_t field = 0; field < count; ++field) {
    const auto& said = words[words.size() - count + field];
    parts.push_back({shortened(said, note_font, width - 2 * beside_mark), middles[field]});
  }
  return parts;
}

void draw_note(Canvas& canvas, const std::vector<NotePart>& parts, Vec page, const Design& design) {
  for (const auto& part : parts) {
    canvas.text(run_at(part.text, note_font, design.mute, {part.middle, page.y - printer_margin - 0.6},
                       TextRun::Anchor::middle));
  }
}

void draw_note(Canvas& canvas, const std::string& note, Vec page, const Design& design) {
  canvas.text(run_at(shortened(note, note_font, room_on(page)), note_font, design.mute,
                     {page.x / 2, page.y - printer_margin - 0.6}, TextRun::Anchor::middle));
}

}  // namespace bulkhead
