// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "model/mission/fields.h"
#include "scripting/lua/compiler.h"

/// What writer and reader of `rules.lua` have alike; see docs/rules-lua.md.
namespace bulkhead {

/// A kind of items as the file has it.
struct SectionKind {
  /// `mission-objective` in `--- mission-objective: hold`
  std::string_view element;
  std::string_view noun;
  /// What may stand before the table: `mission_objective`; for tables one of several.
  std::span<const std::string_view> functions;
};
/// In the order of the file.
[[nodiscard]] std::span<const SectionKind> section_kinds();

/// With these a heading begins.
inline constexpr std::string_view section_dashes = "--- ";
/// The kind of section that a line begins: null where it begins none. What follows the colon is another matter.
[[nodiscard]] const SectionKind* section_kind_of(std::string_view line);
/// `--- rule: venting`
[[nodiscard]] std::string section_marker(std::string_view element, std::string_view id);
/// The first line of a text (from 1) that begins with the marker of a section; the word in it is the item's element.
[[nodiscard]] std::optional<int> section_marker_line(std::string_view text);

/// How the file calls a field: `clear_of_edge`.
[[nodiscard]] std::string section_key(const FieldInfo& field);
/// Where the chunk of an item stands whose chunk does not compile.
inline constexpr std::string_view broken_lua_key = "broken_lua";
inline constexpr std::string_view id_key = "id";

/// A string that people read, as in scripting/lua/literals.h. No line of it begins a section.
[[nodiscard]] std::string section_string(std::string_view text);

/// A chunk without the blank lines before it and the blanks behind it, with line feeds for other line ends: chunks of
/// which this is the same are the same to the file.
[[nodiscard]] std::string trimmed_chunk(std::string_view chunk);

/// Why a chunk may not stand in `rules.lua` as code: it does not compile, or a line of it would begin a section.
[[nodiscard]] std::optional<ScriptMistake> mistake_in_section(ScriptCompiler& compiler, std::string_view chunk);

}  // namespace bulkhead
