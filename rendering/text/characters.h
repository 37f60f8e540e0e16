// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

inline constexpr char32_t replacement_character = 0xFFFD;

/// The first character of `text`, which is removed from it; a byte that is not UTF-8 counts as U+FFFD. `text` must not
/// be empty.
[[nodiscard]] char32_t take_character(std::string_view& text);

/// Well-formed UTF-8 that any XML or PDF may hold: U+FFFD for what is broken and for controls but tab and line feed.
[[nodiscard]] std::string storable_text(std::string_view text);

/// What a page shows of a text: well-formed UTF-8 with U+FFFD for each character that the shipped type has no glyph
/// for, a blank for line feeds and other controls, and without invisible characters (joiners, direction marks,
/// variation selectors). Nothing in it is written from right to left.
[[nodiscard]] std::string shown_text(std::string_view text);

/// The byte offsets at which letters begin; marks that combine with a letter belong to it. The first is 0, the end is
/// not among them.
[[nodiscard]] std::vector<std::size_t> letter_starts(std::string_view text);

}  // namespace bulkhead
