// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {

/// Tables in tables, the outermost being the first.
inline constexpr int deepest_table = 4;
/// Entries of a table and of those in it together.
inline constexpr std::size_t most_entries = 50'000;

struct LuaTableEntry;

/// A text, a number, `true` or `false`, or a table of them, as source text of Lua says it.
struct LuaLiteral {
  enum class Kind : unsigned char { text, number, truth, table };
  Kind kind = Kind::table;
  /// What the text says; a number or a truth as it is written.
  std::string text;
  std::vector<LuaTableEntry> entries;
};

/// `cost = 2`, `["first-round"] = 2`, or a value alone.
struct LuaTableEntry {
  /// Empty for a value alone.
  std::string key;
  LuaLiteral value;
  /// Where the entry begins, from 1; columns count characters of UTF-8.
  int line = 1;
  int column = 1;
};

/// Goes through source text of Lua token by token.
class LuaCursor {
 public:
  /// `source` must outlive the cursor; `line` is that of its first.
  LuaCursor(std::string_view source, int line);

  /// The token that comes next; nothing at the end.
  [[nodiscard]] const std::optional<LuaToken>& next() const { return next_; }
  [[nodiscard]] bool is_symbol(std::string_view symbol) const;
  /// A name or a keyword.
  [[nodiscard]] bool is_word(std::string_view word) const;
  void advance();
  /// Whether the next is this symbol or word, which is passed then.
  bool pass(std::string_view symbol_or_word);
  /// What lies behind the last token that was passed, which must have been a symbol.
  [[nodiscard]] std::string_view rest() const;
  /// At the next token, or where the last one stands.
  [[nodiscard]] tl::unexpected<Error> fail_here(std::string message) const;

 private:
  std::string_view source_;
  LuaTokens tokens_;
  std::optional<LuaToken> next_;
  LuaToken last_;
};

/// Reads the literal of a table that comes next, and runs nothing. Fails, with the place, for whatever is no literal,
/// for a key that stands there twice, and beyond the limits above.
[[nodiscard]] Result<LuaLiteral> read_table_literal(LuaCursor& cursor);

}  // namespace bulkhead
