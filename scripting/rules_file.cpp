// SPDX-License-Identifier: MIT
#include "scripting/rules_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "scripting/lua/literals.h"
#include "scripting/lua/tokens.h"
#include "scripting/sections.h"

namespace bulkhead {
namespace {

/// `cost = 2`, `clear_of_edge = "152.4mm"`
std::string entry(const FieldInfo& field, const std::string& literal) {
  return fmt::format("{} = {}", section_key(field), literal);
}

/// A number where the field holds one, or a text that `quote` makes a literal of.
template <typename Quote>
std::string literal(const FieldInfo& field, const std::string& text, const Quote& quote) {
  const bool figures = field.is_number() || field.form == FieldForm::cost || field.form == FieldForm::dice;
  return figures && parse_int(text, -largest_number, largest_number) ? text : quote(text);
}

/// The function that begins a section: `mission_objective`, `dice_table`.
template <typename T>
std::string_view function_of(const T& item, const SectionKind& kind) {
  if constexpr (std::is_same_v<T, MissionTable>) return kind.functions[item.die ? 0 : item.choice ? 1 : 2];
  return kind.functions.front();
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
  auto text = fmt::format("  {} = {},\n", id_key, section_string(item.id.text()));
  for (const auto& field : fields_of<T>()) {
    const auto value = field.value(item);
    if (field.form == FieldForm::lua || value.empty()) continue;
    if (field.form != FieldForm::list) {
      const auto& word = value[0][0];
      if (word.empty() || word == field.fallback) continue;
      text += fmt::format("  {},\n", entry(field, literal(field, word, section_string)));
      continue;
    }
    text += fmt::format("  {} = {{\n", section_key(field));
    for (const auto& row : value) {
      text += fmt::format(
          "    {},\n", field.figures ? fmt::format("{} = {}", field_name(row[0]), figure(row[1])) : row_of(field, row));
    }
    text += "  },\n";
  }
  return text;
}

/// Whether a chunk begins with a bracket, which would belong to what stands before it.
bool begins_with_bracket(std::string_view chunk) {
  const auto first = LuaTokens(chunk).next();
  return first && first->kind == LuaToken::Kind::symbol && first->text == "(";
}

class RulesFile {
 public:
  explicit RulesFile(const MissionHead& head) {
    std::string title = head.title.empty() ? head.id.text() : head.title;
    std::replace_if(
        title.begin(), title.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    text_ = fmt::format(
        "-- The rules of {}.\n"
        "-- A section for each item, under a heading with three dashes: what it says as a table, below it what it "
        "does.\n"
        "-- Change what you like and keep the headings; `bulkhead rules import` takes it into the mission.\n",
        title);
  }

  template <typename T>
  void add(const std::vector<T>& items, const SectionKind& kind) {
    for (const T& item : items) {
      const auto chunk = trimmed_chunk(item.lua);
      const bool is_code = !chunk.empty() && !mistake_in_section(compiler_, item.lua);
      auto fields = fields_text(item);
      if (!chunk.empty() && !is_code) {
        fields += fmt::format("  {} = {},\n", broken_lua_key, section_string(item.lua));
      }
      text_ += fmt::format("\n{}\n{} {{\n{}}}{}\n", section_marker(kind.element, item.id.text()),
                           function_of(item, kind), fields, is_code && begins_with_bracket(chunk) ? ";" : "");
      if (is_code) text_ += fmt::format("\n{}\n", chunk);
    }
  }

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  ScriptCompiler compiler_;
  std::string text_;
};

}  // namespace

std::string assemble_rules(const Mission& mission) {
  RulesFile file(*mission.head);
  auto kind = section_kinds().begin();
  for_each_item_list(mission, [&](const auto& items) { file.add(*items, *kind++); });
  return std::move(file).text();
}

}  // namespace bulkhead
