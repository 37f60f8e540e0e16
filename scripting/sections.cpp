// SPDX-License-Identifier: MIT
#include "scripting/sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/mission/fields.h"
#include "scripting/lua/literals.h"

namespace bulkhead {
namespace {

bool begins_section(std::string_view line) {
  if (!line.starts_with("--- ")) return false;
  const std::array kinds = {info_of<Rule>(), info_of<MissionObjective>(), info_of<MissionAction>(),
                            info_of<Stratagem>(), info_of<MissionTable>()};
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](const ThingInfo& kind) { return line.starts_with(fmt::format("--- {}:", kind.element)); });
}

}  // namespace

std::optional<int> section_marker_line(std::string_view text) {
  for (int number = 1;; ++number) {
    if (begins_section(text)) return number;
    const auto end = text.find_first_of("\n\r");
    if (end == std::string_view::npos) return std::nullopt;
    text.remove_prefix(end + 1);
  }
}

std::string section_string(std::string_view text) {
  return section_marker_line(text) ? short_string(text) : readable_string(text);
}

std::string section_function(std::string_view chunk) {
  return fmt::format("function(_ENV, ...)\n{}{}end", chunk, chunk.ends_with('\n') ? "" : "\n");
}

std::optional<ScriptMistake> mistake_in_section(ScriptCompiler& compiler, std::string_view chunk) {
  if (auto mistake = compiler.check_chunk(chunk)) return mistake;
  if (const auto line = section_marker_line(chunk)) {
    return ScriptMistake{
        *line, "it begins like the heading of a section in rules.lua; put a blank before it or change its words"};
  }
  auto mistake = compiler.check_source(fmt::format("rule({{}}, {})", section_function(chunk)));
  if (!mistake) return std::nullopt;
  // The function begins in the line before the chunk, and Lua may complain of the `end` behind it.
  const auto lines = static_cast<int>(std::count(chunk.begin(), chunk.end(), '\n')) + (chunk.ends_with('\n') ? 0 : 1);
  return ScriptMistake{std::clamp(mistake->line - 1, 0, lines),
                       "in rules.lua it is the body of a function, and there: " + mistake->reason};
}

}  // namespace bulkhead
