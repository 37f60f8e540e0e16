// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/mission/content.h"

/// Headings and texts of a table's rows part their cells by bars.
namespace bulkhead {

inline constexpr char cell_bar = '|';

/// The cells of a text, one for each of so many headings, 1 or more, without blanks around them. What goes beyond
/// stands in the last.
[[nodiscard]] std::vector<std::string> table_cells(std::string_view text, std::size_t headings);

/// None where the table says nothing of its columns: then each row is one cell.
[[nodiscard]] std::vector<std::string> table_headings(const MissionTable& table);

}  // namespace bulkhead
