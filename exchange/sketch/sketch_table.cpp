// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "model/base/plain_text.h"
#include "scripting/lua/literals.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

using Kind = LuaToken::Kind;
using Token = LuaToken;

constexpr std::array<std::string_view, 4> keys = {"name", "deploy", "size", "layout"};
constexpr std::size_t deepest_nesting = 64;

/// Reads tables one inside the other; those that look like a sketch's record become sketches.
class TableReader {
 public:
  TableReader(std::string_view text, const std::string& file) : tokens_(text), file_(file) {}

  Result<std::vector<NamedSketch>> read();

 private:
  /// A table whose end has not been reached.
  struct OpenTable {
    int line = 1;
    int column = 1;
    bool has_tables = false;
    /// What the record's keys are set to: a string, or nothing for any other value.
    std::map<std::string, std::optional<Token>, std::less<>> fields;
  };

  Result<void> take(const Token& token);
  Result<void> open(const Token& token);
  Result<void> close();
  Result<void> read_key(const Token& key);
  Result<NamedSketch> sketch(const OpenTable& table) const;
  /// Nothing at the end. Fails for texts and comments that have none.
  Result<std::optional<Token>> next();
  [[nodiscard]] tl::unexpected<Error> fail_at(int line, int column, std::string message) const;

  LuaTokens tokens_;
  const std::string& file_;
  /// The token after the current one, where it had to be looked at already.
  std::optional<Token> ahead_;
  std::vector<OpenTable> tables_;
  std::vector<NamedSketch> sketches_;
};

bool is_symbol(const Token& token, std::string_view symbol) {
  return token.kind == Kind::symbol && token.text == symbol;
}

std::string value_of(const Token& token) { return token.escaped ? unescaped(token.text) : std::string(token.text); }

const Token* string_of(const std::map<std::string, std::optional<Token>, std::less<>>& fields, std::string_view key) {
  const auto found = fields.find(key);
  return found != fields.end() && found->second ? &*found->second : nullptr;
}

tl::unexpected<Error> TableReader::fail_at(int line, int column, std::string message) const {
  return tl::unexpected<Error>(Error{std::move(message), file_, line, column});
}

Result<std::optional<Token>> TableReader::next() {
  if (ahead_) return std::exchange(ahead_, std::nullopt);
  auto token = tokens_.next();
  if (!token || token->kind != Kind::unfinished) return token;
  const bool comment = token->text.starts_with("--");
  std::string end(token->text.substr(comment ? 2 : 0));
  std::replace(end.begin(), end.end(), '[', ']');
  return fail_at(token->line, token->column,
                 fmt::format("This {} has no end{}. Close it with {}.", comment ? "comment" : "text",
                             end.starts_with(']') ? "" : " on its line", end));
}

Result<std::vector<NamedSketch>> TableReader::read() {
  for (;;) {
    auto token = next();
    if (!token) return tl::unexpected<Error>(token.error());
    if (!*token) break;
    if (auto taken = take(**token); !taken) return tl::unexpected<Error>(taken.error());
  }
  if (!tables_.empty()) {
    return fail_at(tables_.back().line, tables_.back().column, "This table has no end. Close it with }.");
  }
  if (sketches_.empty()) {
    return fail_at(1, 1, "There is no layout in this table. Write it as { name = \"…\", layout = [[…]] }.");
  }
  return std::move(sketches_);
}

Result<void> TableReader::take(const Token& token) {
  if (is_symbol(token, "{")) return open(token);
  if (is_symbol(token, "}")) {
    if (tables_.empty()) return fail_at(token.line, token.column, "This } closes no table. Remove it.");
    return close();
  }
  const bool is_key = token.kind == Kind::name && std::ranges::find(keys, token.text) != keys.end();
  return is_key && !tables_.empty() ? read_key(token) : Result<void>();
}

Result<void> TableReader::open(const Token& token) {
  if (tables_.size() == deepest_nesting) {
    return fail_at(
        token.line, token.column,
        fmt::format("Tables are nested deeper than {} here. Take the layouts out of them.", deepest_nesting));
  }
  if (!tables_.empty()) tables_.back().has_tables = true;
  tables_.push_back({token.line, token.column, false, {}});
  return {};
}

/// Reads `= value` after a key, if that is what follows.
Result<void> TableReader::read_key(const Token& key) {
  auto sign = next();
  if (!sign) return tl::unexpected<Error>(sign.error());
  if (!*sign || !is_symbol(**sign, "=")) {
    ahead_ = *sign;
    return {};
  }
  auto value = next();
  if (!value) return tl::unexpected<Error>(value.error());
  ahead_ = *value;
  bool whole = false;
  if (*value && (*value)->kind == Kind::text) {
    ahead_.reset();
    auto after = next();
    if (!after) return tl::unexpected<Error>(after.error());
    ahead_ = *after;
    whole = ahead_ && (is_symbol(*ahead_, ",") || is_symbol(*ahead_, ";") || is_symbol(*ahead_, "}"));
  }
  const bool first = tables_.back().fields.emplace(key.text, whole ? *value : std::nullopt).second;
  if (!first) {
    return fail_at(key.line, key.column, fmt::format("This record already has a {}. Remove one of the two.", key.text));
  }
  return {};
}

/// A table with a layout is a record; so is one that says how to deploy, or that has a name and nothing inside it.
Result<void> TableReader::close() {
  const auto table = std::move(tables_.back());
  tables_.pop_back();
  const bool has_layout = string_of(table.fields, "layout") != nullptr;
  const bool meant_as_record =
      string_of(table.fields, "deploy") != nullptr || (string_of(table.fields, "name") != nullptr && !table.has_tables);
  if (!has_layout && meant_as_record) {
    return fail_at(table.line, table.column, "This record has no layout. Add layout = [[…]] to it.");
  }
  if (!has_layout) return {};
  auto result = sketch(table);
  if (!result) return tl::unexpected<Error>(result.error());
  sketches_.push_back(std::move(*result));
  return {};
}

Result<NamedSketch> TableReader::sketch(const OpenTable& table) const {
  NamedSketch result;
  const auto& layout = *string_of(table.fields, "layout");
  result.layout = value_of(layout);
  result.line = layout.line;
  result.column = layout.column;
  if (const auto* name = string_of(table.fields, "name")) result.name = value_of(*name);
  if (const auto* size = string_of(table.fields, "size")) {
    if (value_of(*size) != "double") {
      return fail_at(
          size->line, size->column,
          fmt::format("There is no size \"{}\". Write size = \"double\", or leave it out.", quotable(value_of(*size))));
    }
    result.two_boards = true;
  }
  if (const auto* deploy = string_of(table.fields, "deploy")) {
    auto pattern = parse_deploy_pattern(value_of(*deploy));
    if (!pattern) return fail_at(deploy->line, deploy->column, pattern.error().message);
    result.deploy = *pattern;
  }
  return result;
}

/// A sketch holds no `key =`; every record does.
bool looks_like_table(std::string_view text) {
  for (const auto key : keys) {
    for (auto place = text.find(key); place != std::string_view::npos; place = text.find(key, place + 1)) {
      const auto after = text.find_first_not_of(" \t\r\n", place + key.size());
      if (after != std::string_view::npos && text[after] == '=') return true;
    }
  }
  return false;
}

/// Refuses what cannot be a sketch or a table, saying where it goes wrong.
Result<void> check_text(std::string_view text, const std::string& file) {
  const auto refuse = [&](std::string message, int line, int column) {
    return tl::unexpected<Error>(Error{std::move(message), file, line, column});
  };
  if (text.size() > largest_sketch_file) {
    return refuse(fmt::format("This file is larger than {} MB: no sketch is. Take the layouts out of it.",
                              largest_sketch_file / 1'000'000),
                  0, 0);
  }
  int line = 1;
  int column = 1;
  for (std::size_t place = 0; place < text.size(); ++place) {
    const char character = text[place];
    const bool line_end = character == '\n' || text.substr(place, 2) == "\r\n";
    if (!line_end && character != '\t' && static_cast<unsigned char>(character) < 0x20) {
      return refuse("This is no text file: it holds control characters. Save the sketch as plain text.", line, column);
    }
    column = character == '\n' ? 1 : column + 1;
    line += character == '\n' ? 1 : 0;
  }
  if (!is_utf8(text)) return refuse("This file is no UTF-8 text. Save it as UTF-8.", 0, 0);
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return refuse("This file is blank. Draw the board with + - | and the letters of the sketch.", 0, 0);
  }
  return {};
}

}  // namespace

std::string_view to_text(DeployPattern pattern) {
  switch (pattern) {
    case DeployPattern::none: return "None";
    case DeployPattern::horizontal: return "Horizontal";
    case DeployPattern::vertical: break;
  }
  return "Vertical";
}

Result<DeployPattern> parse_deploy_pattern(std::string_view text) {
  for (const auto pattern : {DeployPattern::none, DeployPattern::horizontal, DeployPattern::vertical}) {
    if (text == to_text(pattern)) return pattern;
  }
  return fail(
      fmt::format("There is no way to deploy called \"{}\". Write Horizontal, Vertical or None.", quotable(text)));
}

Result<std::vector<NamedSketch>> read_sketches(std::string_view text, const std::string& file) {
  if (auto checked = check_text(text, file); !checked) return tl::unexpected<Error>(checked.error());
  if (looks_like_table(text)) return TableReader(text, file).read();
  NamedSketch sketch;
  sketch.layout = text;
  return std::vector<NamedSketch>{std::move(sketch)};
}

std::string sketch_record(const NamedSketch& sketch) {
  return fmt::format("{{\n  name = {},\n  deploy = \"{}\",\n{}  layout = [[\n{}]],\n}},\n", short_string(sketch.name),
                     to_text(sketch.deploy), sketch.two_boards ? "  size = \"double\",\n" : "", sketch.layout);
}

}  // namespace bulkhead
