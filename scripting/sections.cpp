// SPDX-License-Identifier: MIT
#include "scripting/sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/io/xml_scanner.h"
#include "scripting/lua/literals.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 1> rule_function = {"rule"};
constexpr std::array<std::string_view, 1> objective_function = {"mission_objective"};
constexpr std::array<std::string_view, 1> action_function = {"action"};
constexpr std::array<std::string_view, 1> stratagem_function = {"stratagem"};
constexpr std::array<std::string_view, 3> table_functions = {"dice_table", "choice_table", "plain_table"};

template <typename T>
SectionKind kind_of(std::span<const std::string_view> functions) {
  return {info_of<T>().element, info_of<T>().noun, functions};
}

}  // namespace

std::span<const SectionKind> section_kinds() {
  static const std::array kinds = {kind_of<Rule>(rule_function), kind_of<MissionObjective>(objective_function),
                                   kind_of<MissionAction>(action_function), kind_of<Stratagem>(stratagem_function),
                                   kind_of<MissionTable>(table_functions)};
  return kinds;
}

const SectionKind* section_kind_of(std::string_view line) {
  if (!line.starts_with(section_dashes)) return nullptr;
  line.remove_prefix(section_dashes.size());
  for (const auto& kind : section_kinds()) {
    if (line.starts_with(kind.element) && line.substr(kind.element.size()).starts_with(':')) return &kind;
  }
  return nullptr;
}

std::string section_marker(std::string_view element, std::string_view id) {
  return fmt::format("{}{}: {}", section_dashes, element, id);
}

std::optional<int> section_marker_line(std::string_view text) {
  for (int number = 1;; ++number) {
    if (section_kind_of(text) != nullptr) return number;
    const auto end = text.find_first_of("\n\r");
    if (end == std::string_view::npos) return std::nullopt;
    text.remove_prefix(end + 1);
  }
}

std::string section_key(const FieldInfo& field) {
  auto key = std::string(field.key);
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

std::string section_string(std::string_view text) {
  return section_marker_line(text) ? short_string(text) : readable_string(text);
}

std::string trimmed_chunk(std::string_view chunk) {
  const auto text = with_line_feeds(chunk);
  constexpr std::string_view blanks = " \t\n\v\f";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string::npos) return {};
  const auto begin = text.rfind('\n', first) + 1;  // 0 on the first line, npos being -1
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::optional<ScriptMistake> mistake_in_section(ScriptCompiler& compiler, std::string_view chunk) {
  if (auto mistake = compiler.check_chunk(chunk)) return mistake;
  if (const auto line = section_marker_line(chunk)) {
    return ScriptMistake{
        *line, "it begins like the heading of a section in rules.lua; put a blank before it or change its words"};
  }
  return std::nullopt;
}

}  // namespace bulkhead
