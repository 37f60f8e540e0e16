// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

/// A usual size of cards, with what its face is laid out by. Lengths in millimetres, type in points.
struct CardFormat {
  /// Never changed once published: command lines name it.
  std::string_view key;
  std::string_view name;
  Vec size;
  /// From the cut to what is printed; 3 mm at least, so that a cut that went astray takes nothing away.
  double margin = 4.5;
  double title = 13;
  double body = 8.5;
  /// How wide the disc of the cost is.
  double disc = 11;
};

/// Printers want a drawing to go on for so long beyond the cut.
inline constexpr double usual_bleed = 3;
/// Nothing that is to be read lies nearer to the cut.
inline constexpr double safe_margin = 3;
inline constexpr double smallest_card_type = 6;

/// All sizes, the usual one first.
[[nodiscard]] std::span<const CardFormat> card_formats();
/// Reads the key of a size.
[[nodiscard]] Result<CardFormat> parse_card_format(std::string_view text);

}  // namespace bulkhead
