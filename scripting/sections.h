// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "scripting/lua/compiler.h"

namespace bulkhead {

/// The first line of a text (from 1) that begins with the marker of a section of `rules.lua`, such as `--- rule:`; the
/// word in it is the item's element.
[[nodiscard]] std::optional<int> section_marker_line(std::string_view text);

/// A string that people read, as in scripting/lua/literals.h. No line of it begins a section.
[[nodiscard]] std::string section_string(std::string_view text);

/// The function that a chunk becomes in its section: its own environment, its own locals, its own `return`.
[[nodiscard]] std::string section_function(std::string_view chunk);

/// Why a chunk may not stand in `rules.lua` as code: it does not compile by itself, or not as the body of its section's
/// function, which has one local variable and three levels of nesting more. A line that would begin a section is a
/// mistake too. What compiles by itself cannot end that function, as its blocks are closed.
[[nodiscard]] std::optional<ScriptMistake> mistake_in_section(ScriptCompiler& compiler, std::string_view chunk);

}  // namespace bulkhead
