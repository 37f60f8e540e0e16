// SPDX-License-Identifier: MIT
#include "scripting/rules_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "scripting/lua/literals.h"
#include "scripting/sections.h"

namespace bulkhead {
namespace {

/// `cost = 2`, `clear_of_edge = "152.4mm"`
std::string entry(const FieldInfo& field, const std::string& literal) {
  auto key = std::string(field.key);
  std::replace(key.begin(), key.end(), '-', '_');
  return fmt::format("{} = {}", key, literal);
}

/// A number where the field holds one, or a text that `quote` makes a literal of.
template <typename Quote>
std::string literal(const FieldInfo& field, const std::string& text, const Quote& quote) {
  const bool figures = field.is_number() || field.form == FieldForm::cost || field.form == FieldForm::dice;
  return figures && parse_int(text, -largest_number, largest_number) ? text : quote(text);
}

/// The function that begins a section: `mission_objective`, `dice_table`.
template <typename T>
std::string function_of(const T& item) {
  if constexpr (std::is_same_v<T, MissionTable>) {
    return item.die ? "dice_table" : item.choice ? "choice_table" : "plain_table";
  }
  auto function = std::string(info_of<T>().element);
  std::replace(function.begin(), function.end(), '-', '_');
  return function;
}

/// A row of a list as a table. What cannot be empty, and what people are to fill in, is there in any case.
std::string row_of(const FieldInfo& list, const std::vector<std::string>& row) {
  std::vector<std::string> entries;
  for (std::size_t index = 0; index < row.size(); ++index) {
    const auto& column = *list.columns[index];
    if (row[index].empty() && (column.named || !column.is_text())) continue;
    if (column.named && row[index] == column.fallback) continue;
    entries.push_back(entry(column, literal(column, row[index], short_string)));
  }
  return fmt::format("{{ {} }}", fmt::join(entries, ", "));
}

/// The fields of an item, one line each, in the order of the document; what it does follows as functions. Empty texts
/// are left out.
template <typename T>
std::string fields_text(const T& item) {
  auto text = fmt::format("  id = {},\n", section_string(item.id.text()));
  for (const auto& field : fields_of<T>()) {
    const auto value = field.value(item);
    if (field.form == FieldForm::lua || value.empty()) continue;
    if (field.form != FieldForm::list) {
      const auto& word = value[0][0];
      if (word.empty() || word == field.fallback) continue;
      text += fmt::format("  {},\n", entry(field, literal(field, word, section_string)));
      continue;
    }
    text += fmt::format("  {} = {{\n", field.key);
    for (const auto& row : value) {
      text += fmt::format(
          "    {},\n", field.figures ? fmt::format("{} = {}", field_name(row[0]), figure(row[1])) : row_of(field, row));
    }
    text += "  },\n";
  }
  return text;
}

class RulesFile {
 public:
  explicit RulesFile(const MissionHead& head) {
    std::string title = head.title.empty() ? head.id.text() : head.title;
    std::replace_if(
        title.begin(), title.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    text_ = fmt::format(
        "-- The rules of {}.\n"
        "-- A section for each item, under a heading with three dashes: what it says as a table, what it does as\n"
        "-- functions. Change texts, figures and functions as you like; keep the headings.\n",
        title);
  }

  template <typename T>
  Result<void> add(const std::vector<T>& items) {
    const auto& kind = info_of<T>();
    for (const T& item : items) {
      if (const auto line = section_marker_line(item.lua)) {
        return fail(
            fmt::format("{} \"{}\": line {} of its Lua begins like the heading of a section; put a blank before it",
                        kind.noun, item.name, *line));
      }
      auto fields = fields_text(item);
      const bool is_code = !item.lua.empty() && !mistake_in_section(compiler_, item.lua);
      if (!is_code && !item.lua.empty()) fields += fmt::format("  broken_lua = {},\n", section_string(item.lua));
      text_ += fmt::format("\n--- {}: {}\n{}({{\n{}}}{}{})\n", kind.element, item.id.text(), function_of(item), fields,
                           is_code ? ", " : "", is_code ? section_function(item.lua) : "");
    }
    return {};
  }

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  ScriptCompiler compiler_;
  std::string text_;
};

}  // namespace

Result<std::string> assemble_rules(const Mission& mission) {
  RulesFile file(*mission.head);
  Result<void> fine;
  for_each_item_list(mission, [&](const auto& items) {
    if (fine) fine = file.add(*items);
  });
  return fine.map([&] { return std::move(file).text(); });
}

}  // namespace bulkhead
