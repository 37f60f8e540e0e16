// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rendering/cards/card_layout.h"

namespace bulkhead {

/// A text as it is broken into lines.
struct CardParagraph {
  std::string text;
  Font font;
  Colour colour;
  /// Of its lines, in millimetres.
  double width = 0;
};

/// What stands side by side on a card and is never parted: a line of text, or of a list. `y` of its parts counts from
/// its top, `x` from the text's left edge.
struct CardStrip {
  /// Kept free above it, unless it comes first on its card.
  double before = 0;
  double height = 0;
  /// The next one stands on the same card.
  bool keeps_next = false;
  std::vector<TextRun> texts = {};
  /// Across the whole width, in the middle of what is free above.
  bool rule_above = false;
  /// It names what follows, from which no rule parts it.
  bool is_label = false;
  /// What stands above it where it begins another card than its block does.
  std::shared_ptr<const std::vector<CardStrip>> repeated = {};
  /// Of which it is a line, where that is so long that it may be parted.
  std::shared_ptr<const CardParagraph> paragraph = {};
};

/// The lines of a paragraph: all on one card where they are few, else two at least at its beginning and its end.
[[nodiscard]] std::vector<CardStrip> paragraph_strips(const CardParagraph& paragraph);
/// The blocks of a card in type of a size, broken for a width.
[[nodiscard]] std::vector<CardStrip> body_strips(const std::vector<CardBlock>& blocks, double size, double width,
                                                 Colour label, const Design& design);

/// The small capitals of labels beside type of a size.
[[nodiscard]] Font label_font_beside(double size);
/// From baseline to baseline.
[[nodiscard]] double line_height(double size);

}  // namespace bulkhead
