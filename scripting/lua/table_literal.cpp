// SPDX-License-Identifier: MIT
#include "scripting/lua/table_literal.h"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "model/base/plain_text.h"
#include "scripting/lua/literals.h"

namespace bulkhead {
namespace {

using Kind = LuaToken::Kind;

class TableReader {
 public:
  explicit TableReader(LuaCursor& cursor) : cursor_(cursor) {}

  Result<LuaLiteral> table(int depth) {
    if (depth > deepest_table) return cursor_.fail_here("tables are nested too deeply here");
    if (!cursor_.pass("{")) return cursor_.fail_here("a table has to begin here, with {");
    LuaLiteral table;
    std::set<std::string, std::less<>> keys;
    while (!cursor_.pass("}")) {
      if (++entries_ > most_entries) {
        return cursor_.fail_here(fmt::format("this table has more than {} entries", most_entries));
      }
      const auto begin = cursor_.next();
      auto entry = this->entry(depth);
      if (!entry) return tl::unexpected(std::move(entry.error()));
      entry->line = begin->line;
      entry->column = begin->column;
      if (!entry->key.empty() && !keys.insert(entry->key).second) {
        return tl::unexpected(
            Error{fmt::format("\"{}\" stands there twice", quotable(entry->key)), {}, entry->line, entry->column});
      }
      table.entries.push_back(std::move(*entry));
      if (!cursor_.pass(",") && !cursor_.pass(";") && !cursor_.is_symbol("}")) return no_separator();
    }
    return table;
  }

 private:
  Result<LuaTableEntry> entry(int depth) {
    LuaTableEntry entry;
    if (cursor_.next() && cursor_.next()->kind == Kind::name) {
      entry.key = cursor_.next()->text;
      const auto name = cursor_;
      cursor_.advance();
      if (!cursor_.pass("=")) {
        cursor_ = name;
        return no_literal();
      }
    } else if (cursor_.pass("[")) {
      auto key = text();
      if (!key) return tl::unexpected(std::move(key.error()));
      if (key->empty()) return cursor_.fail_here("a key cannot be empty");
      if (!cursor_.pass("]") || !cursor_.pass("=")) return cursor_.fail_here("behind a key have to stand ] and =");
      entry.key = std::move(*key);
    }
    return value(depth).map([&](LuaLiteral value) {
      entry.value = std::move(value);
      return std::move(entry);
    });
  }

  Result<LuaLiteral> value(int depth) {
    const auto& next = cursor_.next();
    if (!next) return no_literal();
    if (cursor_.is_symbol("{")) return table(depth + 1);
    if (cursor_.is_symbol("-") || next->kind == Kind::number) return number();
    if (cursor_.is_word("true") || cursor_.is_word("false")) {
      LuaLiteral truth{LuaLiteral::Kind::truth, std::string(next->text), {}};
      cursor_.advance();
      return truth;
    }
    return text().map([](std::string text) { return LuaLiteral{LuaLiteral::Kind::text, std::move(text), {}}; });
  }

  Result<LuaLiteral> number() {
    std::string written = cursor_.pass("-") ? "-" : "";
    const auto& next = cursor_.next();
    if (!next || next->kind != Kind::number) return no_literal();
    if (!is_plain_decimal(next->text)) {
      return cursor_.fail_here(fmt::format("\"{}\" is no plain number; write digits, or a text", quotable(next->text)));
    }
    written += next->text;
    cursor_.advance();
    return LuaLiteral{LuaLiteral::Kind::number, std::move(written), {}};
  }

  Result<std::string> text() {
    const auto& next = cursor_.next();
    if (!next || next->kind != Kind::text) return no_literal();
    auto read = next->escaped ? with_escapes_read(next->text) : std::string(next->text);
    if (!read) return cursor_.fail_here("this text has an escape that Lua does not know");
    cursor_.advance();
    return std::move(*read);
  }

  /// Where the next entry begins, the comma before it is missing.
  [[nodiscard]] tl::unexpected<Error> no_separator() const {
    const auto& next = cursor_.next();
    if (!next) return no_literal();
    auto behind = cursor_;
    behind.advance();
    const bool is_key = next->kind == Kind::name ? behind.is_symbol("=") : cursor_.is_symbol("[");
    const bool is_value = next->kind == Kind::text || next->kind == Kind::number || cursor_.is_symbol("{");
    if (!is_key && !is_value) return no_literal();
    return cursor_.fail_here(fmt::format("a comma is missing in front of \"{}\"", quotable(next->text)));
  }

  [[nodiscard]] tl::unexpected<Error> no_literal() const {
    const auto& next = cursor_.next();
    if (!next) return cursor_.fail_here("the table has no end; close it with }");
    if (next->kind == Kind::unfinished) {
      return cursor_.fail_here(fmt::format("what begins here with {} has no end", next->text));
    }
    return cursor_.fail_here(
        fmt::format("\"{}\" cannot stand here; a table holds texts, numbers and tables of them, with commas between",
                    quotable(next->text)));
  }

  LuaCursor& cursor_;
  std::size_t entries_ = 0;
};

}  // namespace

LuaCursor::LuaCursor(std::string_view source, int line) : source_(source), tokens_(source, line) {
  last_.text = source.substr(0, 0);
  last_.line = line;
  next_ = tokens_.next();
}

bool LuaCursor::is_symbol(std::string_view symbol) const {
  return next_ && next_->kind == Kind::symbol && next_->text == symbol;
}

bool LuaCursor::is_word(std::string_view word) const {
  return next_ && (next_->kind == Kind::name || next_->kind == Kind::keyword) && next_->text == word;
}

void LuaCursor::advance() {
  if (next_) last_ = *next_;
  next_ = tokens_.next();
}

bool LuaCursor::pass(std::string_view symbol_or_word) {
  if (!is_symbol(symbol_or_word) && !is_word(symbol_or_word)) return false;
  advance();
  return true;
}

std::string_view LuaCursor::rest() const {
  return source_.substr(static_cast<std::size_t>(last_.text.data() - source_.data()) + last_.text.size());
}

tl::unexpected<Error> LuaCursor::fail_here(std::string message) const {
  const auto& at = next_ ? *next_ : last_;
  return tl::unexpected(Error{std::move(message), {}, at.line, at.column});
}

Result<LuaLiteral> read_table_literal(LuaCursor& cursor) { return TableReader(cursor).table(1); }

}  // namespace bulkhead
