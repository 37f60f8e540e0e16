// SPDX-License-Identifier: MIT
#include "editor/tools/texts/table_form.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/texts/form_parts.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/mission/table_cells.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

/// Cells at the end that hold nothing need not be said.
std::string joined(std::vector<std::string> cells) {
  while (!cells.empty() && cells.back().empty()) cells.pop_back();
  return fmt::format("{}", fmt::join(cells, " | "));
}

const MissionTable* find_table(const Mission& mission, const Id& id) {
  const auto& tables = *mission.tables;
  const auto found =
      std::find_if(tables.begin(), tables.end(), [&](const MissionTable& each) { return each.id == id; });
  return found == tables.end() ? nullptr : &*found;
}

/// For each heading which of those before it was, if any: the same words, else, where there are as many as before, the
/// one that nobody else was.
std::vector<std::optional<std::size_t>> origins(const std::vector<std::string>& before,
                                                const std::vector<std::string>& now) {
  std::vector<std::optional<std::size_t>> result(now.size());
  std::vector<bool> taken(before.size());
  const auto take = [&](std::size_t column, std::size_t old) {
    result[column] = old;
    taken[old] = true;
  };
  for (std::size_t column = 0; column < std::min(now.size(), before.size()); ++column) {
    if (now[column] == before[column]) take(column, column);
  }
  for (std::size_t column = 0; column < now.size(); ++column) {
    for (std::size_t old = 0; !result[column] && old < before.size(); ++old) {
      if (!taken[old] && now[column] == before[old]) take(column, old);
    }
  }
  if (now.size() != before.size()) return result;
  for (std::size_t column = 0; column < now.size(); ++column) {
    for (std::size_t old = 0; !result[column] && old < before.size(); ++old) {
      if (!taken[old]) take(column, old);
    }
  }
  return result;
}

std::optional<WrongCell> with_bar(const std::vector<RowsField::Row>& rows, std::size_t first_cell,
                                  const FieldValue& before) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (std::find(before.begin(), before.end(), rows[row]) != before.end()) continue;
    for (std::size_t column = first_cell; column < rows[row].size(); ++column) {
      if (rows[row][column].find(cell_bar) == std::string::npos) continue;
      return WrongCell{row, column, translate("A cell holds no |: files part cells by it.")};
    }
  }
  return std::nullopt;
}

RowsField headings_field(const MissionTable& table, const FieldInfo& field) {
  RowsField result;
  result.columns.push_back({&field, Control::line, {}, translate("Heading"), translate("Unit")});
  for (const auto& heading : table_headings(table)) result.rows.push_back({heading});
  result.fresh = {translate("New column")};
  result.add = translate("Add a column");
  result.wrong = [rows = result.rows](const FieldValue& typed) { return with_bar(typed, 0, rows); };
  result.change = [id = table.id, wrong = result.wrong](const Mission& mission,
                                                        const FieldValue& typed) -> Result<Edit> {
    if (const auto found = wrong(typed)) return fail(found->reason);
    const auto* const known = find_table(mission, id);
    if (known == nullptr) return fail(nothing_left());
    const auto before = table_headings(*known);
    std::vector<std::string> now;
    for (const auto& row : typed) now.push_back(row.front());
    // Without headings a row is one cell, which the first column takes over.
    const auto from = origins(before.empty() ? std::vector<std::string>{""} : before, now);
    const auto& list = *find_field<MissionTable>("rows");
    auto rows = list.value(*known);
    for (std::size_t index = 0; index < rows.size(); ++index) {
      auto& text = rows[index][column_at(list, "text")];
      const auto cells = table_cells(text, std::max<std::size_t>(before.size(), 1));
      std::vector<std::string> moved(std::max<std::size_t>(now.size(), 1));
      if (before.empty() || now.empty()) moved.front() = cells.front();
      for (std::size_t column = 0; !before.empty() && column < now.size(); ++column) {
        if (from[column]) moved[column] = cells[*from[column]];
      }
      text = joined(std::move(moved));
    }
    // Two columns of no name would be one: the bar between them stays.
    auto words = fmt::format("{}", fmt::join(now, " | "));
    return EditSequence{{SetField{id, {"columns", single(std::move(words))}}, SetField{id, {"rows", std::move(rows)}}}};
  };
  return result;
}

/// The functions that a chunk defines by a name of their own.
std::vector<InspectorChoice> functions_of(std::string_view lua) {
  std::vector<InspectorChoice> choices;
  const auto tokens = lua_tokens(lua);
  for (std::size_t index = 0; index + 1 < tokens.size(); ++index) {
    const auto& next = tokens[index + 1];
    if (tokens[index].text != "function" || next.kind != LuaToken::Kind::name) continue;
    choices.push_back({std::string(next.text), std::string(next.text)});
  }
  return choices;
}

/// What comes after the last row's results; nothing where these are all.
std::string next_result(const MissionTable& table) {
  if (!table.die) return {};
  const auto values = table.die->values();
  const auto band = table.rows.empty() ? Result<DiceBand>(DiceBand{0, 0}) : parse_dice_band(table.rows.back().on);
  if (!band) return {};
  const auto next = std::upper_bound(values.begin(), values.end(), band->high);
  return next == values.end() || band->high < 0 ? std::string() : std::to_string(*next);
}

/// How the rows of a table are shown: which of its fields, and from which column on its cells.
struct Layout {
  /// By their places in the list's columns.
  std::vector<std::size_t> fields;
  std::size_t text = 0;
  /// At least one.
  std::size_t cells = 1;
  std::size_t all = 0;

  [[nodiscard]] RowsField::Row shown(const RowsField::Row& row) const {
    RowsField::Row result;
    for (const auto field : fields) result.push_back(row[field]);
    if (cells == 1) {
      result.push_back(row[text]);
      return result;
    }
    for (auto& cell : table_cells(row[text], cells)) result.push_back(std::move(cell));
    return result;
  }
  [[nodiscard]] RowsField::Row whole(const RowsField::Row& row) const {
    RowsField::Row result(all);
    for (std::size_t column = 0; column < fields.size(); ++column) result[fields[column]] = row[column];
    const std::vector<std::string> own(row.begin() + static_cast<std::ptrdiff_t>(fields.size()), row.end());
    result[text] = cells == 1 ? own.front() : joined(own);
    return result;
  }
};

RowsField rows_of_table(const Mission& mission, const MissionTable& table, const FieldOf<MissionTable>& list) {
  const auto headings = table_headings(table);
  const auto before = list.value(table);
  Layout layout;
  layout.text = column_at(list, "text");
  layout.cells = std::max<std::size_t>(headings.size(), 1);
  layout.all = list.columns.size();
  RowsField result;
  for (std::size_t column = 0; column < list.columns.size(); ++column) {
    const auto& info = *list.columns[column];
    const bool numbered = table.die || std::any_of(table.rows.begin(), table.rows.end(),
                                                   [](const TableRow& row) { return !row.on.empty(); });
    if (column == layout.text || (info.key == "on" && !numbered)) continue;
    auto shown = column_of(mission, list, info);
    if (info.key == "call") {
      shown.choices = functions_of(table.lua);
      shown.control = shown.choices.empty() ? Control::line : Control::proposal;
      shown.width = 2;
    }
    layout.fields.push_back(column);
    result.columns.push_back(std::move(shown));
  }
  const auto& words = *list.columns[layout.text];
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    const bool one = headings.empty();
    const auto& heading = one ? std::string() : headings[cell];
    const auto label = one               ? translate(words.label)
                       : heading.empty() ? translate("Column {}", {std::to_string(cell + 1)})
                                         : heading;
    const int width = std::max(2, 4 / static_cast<int>(layout.cells));
    result.columns.push_back({&words, Control::text, {}, label, {}, width});
  }
  for (const auto& row : before) result.rows.push_back(layout.shown(row));
  auto fresh = fresh_row(list, before);
  fresh[column_at(list, "on")] = next_result(table);
  result.fresh = layout.shown(fresh);
  result.add = words_for_adding(list);
  const auto whole = [layout, before, rows = result.rows](const FieldValue& typed) {
    FieldValue value;
    for (const auto& row : typed) {
      // As it is written, where nobody has changed it.
      const auto same = std::find(rows.begin(), rows.end(), row);
      value.push_back(same != rows.end() ? before[static_cast<std::size_t>(same - rows.begin())] : layout.whole(row));
    }
    return value;
  };
  result.wrong = [&list, layout, whole, before,
                  rows = result.rows](const FieldValue& typed) -> std::optional<WrongCell> {
    if (layout.cells > 1) {
      if (auto found = with_bar(typed, layout.fields.size(), rows)) return found;
    }
    auto found = wrong_cell(list, before, whole(typed));
    if (!found) return std::nullopt;
    const auto shown = std::find(layout.fields.begin(), layout.fields.end(), found->column);
    found->column = static_cast<std::size_t>(shown - layout.fields.begin());
    return found;
  };
  result.change = [id = table.id, &list, whole, wrong = result.wrong](const Mission&,
                                                                      const FieldValue& typed) -> Result<Edit> {
    if (const auto found = wrong(typed)) return fail(found->reason);
    return SetField{id, {std::string(list.key), whole(typed)}};
  };
  return result;
}

}  // namespace

bool is_table_field(const FieldInfo& field) { return field.key == "columns" || field.key == "rows"; }

FormField table_field(const Mission& mission, const FieldOf<MissionTable>& field, const MissionTable& table) {
  FormField result{std::string(field.key), translate(field.label), field.width, {}, translate(field.help)};
  if (field.key == "columns") {
    result.field = headings_field(table, field);
  } else {
    result.field = rows_of_table(mission, table, field);
  }
  return result;
}

}  // namespace bulkhead
