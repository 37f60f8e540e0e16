// SPDX-License-Identifier: MIT
#include "model/mission/table_cells.h"

#include <algorithm>

#include "model/base/plain_text.h"

namespace bulkhead {

std::vector<std::string> table_cells(std::string_view text, std::size_t headings) {
  std::vector<std::string> cells;
  while (cells.size() + 1 < headings) {
    const auto end = std::min(text.find(cell_bar), text.size());
    cells.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  cells.emplace_back(text);
  for (auto& cell : cells) {
    const auto first = std::min(cell.find_first_not_of(' '), cell.size());
    cell = cell.substr(first, cell.find_last_not_of(' ') + 1 - first);
  }
  return cells;
}

std::vector<std::string> table_headings(const MissionTable& table) {
  if (split_words(table.columns).empty()) return {};
  const auto bars = std::count(table.columns.begin(), table.columns.end(), cell_bar);
  return table_cells(table.columns, static_cast<std::size_t>(bars) + 1);
}

}  // namespace bulkhead
