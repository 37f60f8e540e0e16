// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/mission/table_cells.h"
#include "model/text/dashes.h"
#include "model/text/references.h"

namespace bulkhead {

namespace {

void tell_table(const Mission& mission, const MissionTable& table, int level, BriefingText& text) {
  text.heading(level, table.name);
  if (table.die) text.paragraph(fmt::format("*Roll {}*", to_text(*table.die)));
  if (table.choice) text.paragraph("*Choose one*");
  text.user_text(table.text, &table);
  if (table.rows.empty()) return;
  auto headings = table_headings(table);
  if (headings.empty()) headings.emplace_back();
  const auto width = headings.size();
  const bool named = std::ranges::any_of(table.rows, [](const TableRow& row) { return !row.name.empty(); });
  if (named) headings.insert(headings.begin(), "");
  if (table.die) headings.insert(headings.begin(), to_text(*table.die));
  std::vector<std::vector<std::string>> rows;
  for (const auto& row : table.rows) {
    auto& cells = rows.emplace_back(table_cells(expand(row.text, &table, mission), width));
    if (named) cells.insert(cells.begin(), row.name);
    if (table.die) cells.insert(cells.begin(), with_dashes(row.on));
  }
  text.lines(markdown_table(headings, rows));
}

}  // namespace

void tell_tables_of(const Mission& mission, std::string_view words, int level, BriefingText& text) {
  for (const auto& table : *mission.tables) {
    const bool named = find_reference(words, "table", table.id) != std::string_view::npos;
    if (named && text.tells_first(table.id)) tell_table(mission, table, level, text);
  }
}

void tell_tables(const Mission& mission, BriefingText& text) {
  bool first = true;
  for (const auto& table : *mission.tables) {
    if (!text.tells_first(table.id)) continue;
    if (first) text.heading(2, "Tables");
    first = false;
    tell_table(mission, table, 3, text);
  }
}

}  // namespace bulkhead
