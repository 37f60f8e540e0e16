// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead::test {

/// A small mission document around some XML. What is given begins in line 4, column 1; the system `s` and the terrain
/// set `t` (pitch 97 mm, border 12 mm) are embedded behind it.
[[nodiscard]] std::string mission_document(std::string_view inside);

/// The same with XML inside the battlefield, from line 5, column 1.
[[nodiscard]] std::string battlefield_document(std::string_view inside);

/// The same with XML inside a board of 3 × 2 cells, from line 6, column 1.
[[nodiscard]] std::string board_document(std::string_view inside);

/// The same with XML inside the embedded system, from line 6, column 1.
[[nodiscard]] std::string system_document(std::string_view inside);

}  // namespace bulkhead::test
