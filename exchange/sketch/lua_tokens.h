// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// Splits Lua source into the few kinds of words that matter to someone who looks for tables in it. Nothing is run.
class LuaTokens {
 public:
  enum class Kind : unsigned char { end, name, string, symbol };

  struct Token {
    Kind kind = Kind::end;
    /// A name, a string's value, or one character of anything else (`==` and its like are one symbol).
    std::string text;
    /// Where it begins; for strings, where their first character stands. From 1.
    int line = 1;
    int column = 1;
  };

  LuaTokens(std::string_view source, std::string file) : rest_(source), file_(std::move(file)) {}

  /// The next token, past blanks and comments. Fails for strings and comments without an end.
  [[nodiscard]] Result<Token> next();

  /// An error at a place of the source.
  [[nodiscard]] tl::unexpected<Error> fail_at(int line, int column, std::string message) const;

 private:
  [[nodiscard]] Result<void> skip_blanks();
  [[nodiscard]] Result<Token> quoted_string();
  [[nodiscard]] Result<Token> long_string(std::size_t level, std::string_view what);
  [[nodiscard]] std::string escaped_character();
  /// The level of the long bracket that comes next (`[[` is 0, `[=[` is 1), or none.
  [[nodiscard]] std::size_t long_bracket() const;
  void skip(std::size_t count);

  std::string_view rest_;
  std::string file_;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace bulkhead
