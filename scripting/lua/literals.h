// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bulkhead {

/// A short string: `"…"` on one line, with escapes for quotes, backslashes and control characters.
[[nodiscard]] std::string short_string(std::string_view text);

/// A string that people read: a long bracket of the lowest level that fits where the text is long or has several
/// lines, else a short string.
[[nodiscard]] std::string readable_string(std::string_view text);

/// A figure: bare if it is a plain decimal number that Lua reads exactly, else a string.
[[nodiscard]] std::string figure(std::string_view text);

/// What stands between the quotes of a short string, read. Escapes for characters that texts do not hold stay as they
/// are written.
[[nodiscard]] std::string unescaped(std::string_view text);

/// The same by all the rules of Lua 5.4; nothing where an escape is none, or stands for no character of Unicode.
[[nodiscard]] std::optional<std::string> with_escapes_read(std::string_view text);

/// A field's name: bare if it is a Lua name, else `["first-round"]`.
[[nodiscard]] std::string field_name(std::string_view name);

}  // namespace bulkhead
