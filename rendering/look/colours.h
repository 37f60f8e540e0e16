// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "rendering/look/tokens.h"

namespace bulkhead {

/// Reads `#rrggbb`.
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);
/// Reads `stripes`, `dots`, `bars`, `crosses`, `grid`, `reversed-stripes` and `checks`.
[[nodiscard]] std::optional<Pattern::Kind> parse_pattern(std::string_view text);

/// How well one colour stands out from another, 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(Colour a, Colour b);

/// Whether it draws light on dark.
[[nodiscard]] bool is_dark(const Design& design);

/// The colour that a mission asks for, as a design may show it: grey in the plain design, and darkened (on a dark
/// floor lightened) until it is legible (4.5:1) on floor and paper; ink where that does not help.
[[nodiscard]] Colour fitted(Colour wanted, const Design& design);

/// Between two colours: a share of 0 is the first, of 1 the second.
[[nodiscard]] Colour mixed(Colour first, Colour second, double share);
/// The design in which things are drawn that stand back behind others: each colour nearer to paper by a share from 0
/// to 1. No text is to be drawn in it.
[[nodiscard]] Design paled(const Design& design, double share);

/// The pattern of a look as it fills ground on the map (finer with a grain below 1), and as it fills a leaf.
[[nodiscard]] Pattern ground_pattern(const FillStyle& look, double grain = 1);
[[nodiscard]] Pattern fine_pattern(const FillStyle& look);

/// The tint that lies under a look's pattern.
[[nodiscard]] Colour tint(const FillStyle& look);

}  // namespace bulkhead
