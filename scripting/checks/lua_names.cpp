// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "model/mission/mission.h"

namespace bulkhead {
namespace {

/// A word of Lua, as far as it matters here.
struct Token {
  enum class Kind : unsigned char { name, text, number, symbol };
  Kind kind = Kind::symbol;
  std::string_view text;
};

constexpr std::array<std::string_view, 22> keywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};

bool is_keyword(std::string_view word) { return std::find(keywords.begin(), keywords.end(), word) != keywords.end(); }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Scanner {
 public:
  explicit Scanner(std::string_view rest) : rest_(rest) {}

  /// Nothing at the end.
  std::optional<Token> next() {
    skip_blanks_and_comments();
    if (rest_.empty()) return std::nullopt;
    const char first = rest_.front();
    if (is_letter(first)) {
      const auto end = std::find_if_not(rest_.begin(), rest_.end(), [](char c) { return is_letter(c) || is_digit(c); });
      const auto word = take(static_cast<std::size_t>(end - rest_.begin()));
      return Token{is_keyword(word) ? Token::Kind::symbol : Token::Kind::name, word};
    }
    if (is_digit(first)) {
      const auto end =
          std::find_if_not(rest_.begin(), rest_.end(), [](char c) { return is_letter(c) || is_digit(c) || c == '.'; });
      return Token{Token::Kind::number, take(static_cast<std::size_t>(end - rest_.begin()))};
    }
    if (first == '"' || first == '\'') return quoted(first);
    if (const auto level = long_bracket()) return Token{Token::Kind::text, take_long(*level)};
    for (const std::string_view two : {"..", "==", ">=", "<=", "~="}) {
      if (rest_.starts_with(two)) return Token{Token::Kind::symbol, take(2)};
    }
    return Token{Token::Kind::symbol, take(1)};
  }

 private:
  std::string_view take(std::size_t length) {
    const auto taken = rest_.substr(0, length);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  /// The number of equals signs where a long bracket opens.
  [[nodiscard]] std::optional<std::size_t> long_bracket() const {
    if (!rest_.starts_with('[')) return std::nullopt;
    const auto second = rest_.find_first_not_of('=', 1);
    if (second == std::string_view::npos || rest_[second] != '[') return std::nullopt;
    return second - 1;
  }

  /// What stands inside a long bracket, which is left behind; without its end, all the rest.
  std::string_view take_long(std::size_t level) {
    take(level + 2);
    const auto close = "]" + std::string(level, '=') + "]";
    const auto inside = take(std::min(rest_.find(close), rest_.size()));
    take(close.size());
    return inside;
  }

  /// A text with escapes becomes a symbol: what it says is not worked out.
  Token quoted(char quote) {
    take(1);
    std::size_t end = 0;
    bool plain = true;
    while (end < rest_.size() && rest_[end] != quote && rest_[end] != '\n') {
      const bool escape = rest_[end] == '\\';
      plain = plain && !escape;
      end += escape ? 2 : 1;
    }
    const auto inside = take(std::min(end, rest_.size()));
    take(1);
    return {plain ? Token::Kind::text : Token::Kind::symbol, inside};
  }

  void skip_blanks_and_comments() {
    while (!rest_.empty()) {
      if (rest_.starts_with("--")) {
        take(2);
        const auto level = long_bracket();
        if (level) {
          take_long(*level);
        } else {
          take(std::min(rest_.find('\n'), rest_.size()));
        }
      } else if (std::string_view(" \t\r\n\f\v").find(rest_.front()) != std::string_view::npos) {
        take(1);
      } else {
        return;
      }
    }
  }

  std::string_view rest_;
};

std::vector<Token> tokens_of(std::string_view lua) {
  std::vector<Token> tokens;
  Scanner scanner(lua);
  while (const auto token = scanner.next()) tokens.push_back(*token);
  return tokens;
}

class Calls {
 public:
  explicit Calls(std::string_view lua) : tokens_(tokens_of(lua)) {}

  [[nodiscard]] std::vector<LuaCall> all() const {
    std::vector<LuaCall> calls;
    std::vector<std::size_t> open;  // brackets
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (is(at, "(") || is(at, "{")) open.push_back(at);
      if ((is(at, ")") || is(at, "}")) && !open.empty()) open.pop_back();
      if (tokens_[at].kind != Token::Kind::text || at == 0) continue;
      if (tokens_[at - 1].kind == Token::Kind::name) {
        add(calls, at - 1, at);  // f "text"
      } else if (!open.empty() && is(open.back(), "(") && whole_argument(at)) {
        if (open.back() > 0) add(calls, open.back() - 1, at);
      }
    }
    return calls;
  }

 private:
  [[nodiscard]] bool is(std::size_t at, std::string_view symbol) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::symbol && tokens_[at].text == symbol;
  }
  [[nodiscard]] bool whole_argument(std::size_t at) const {
    return (is(at - 1, "(") || is(at - 1, ",")) && (is(at + 1, ")") || is(at + 1, ","));
  }

  void add(std::vector<LuaCall>& calls, std::size_t function, std::size_t text) const {
    if (tokens_[function].kind != Token::Kind::name) return;
    LuaCall call{"", std::string(tokens_[function].text), std::string(tokens_[text].text)};
    const bool of_object = function >= 2 && (is(function - 1, ":") || is(function - 1, "."));
    if (of_object && tokens_[function - 2].kind == Token::Kind::name) call.object = tokens_[function - 2].text;
    calls.push_back(std::move(call));
  }

  std::vector<Token> tokens_;
};

}  // namespace

std::vector<LuaCall> lua_calls(std::string_view lua) { return Calls(lua).all(); }

std::vector<std::string> lua_events(std::string_view lua) {
  constexpr std::string_view beginning = "on_";
  std::vector<std::string> events;
  const auto tokens = tokens_of(lua);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const auto& name = tokens[at];
    const bool defined =
        tokens[at - 1].text == "function" && tokens[at - 1].kind == Token::Kind::symbol && tokens[at + 1].text == "(";
    if (defined && name.kind == Token::Kind::name && name.text.starts_with(beginning)) {
      events.emplace_back(name.text.substr(beginning.size()));
    }
  }
  return events;
}

std::vector<int> lua_rounds(std::string_view lua) {
  constexpr int largest_round = 1'000'000;
  std::vector<int> rounds;
  const auto tokens = tokens_of(lua);
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    const bool round = tokens[at].text == "battle" && tokens[at + 1].text == "." && tokens[at + 2].text == "round";
    const auto comparison = tokens[at + 3].text;
    if (!round || tokens[at + 4].kind != Token::Kind::number) continue;
    const auto digits = tokens[at + 4].text;
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number >= largest_round) continue;
    if (comparison == "==" || comparison == ">=") rounds.push_back(number);
    if (comparison == ">") rounds.push_back(number + 1);
  }
  return rounds;
}

std::vector<ItemCall> lua_calls(const Mission& mission) {
  std::vector<ItemCall> calls;
  const auto add = [&](const char* what, const Item& item, std::string_view lua) {
    for (auto& call : lua_calls(lua)) {
      calls.push_back({std::string(what) + " " + item.id.text(), item.id.text(), std::move(call)});
    }
  };
  for (const auto& rule : *mission.rules) add("rule", rule, rule.lua);
  for (const auto& objective : *mission.objectives) {
    add("mission objective", objective, objective.lua);
    for (const auto& condition : objective.conditions) add("mission objective", objective, condition.expression);
  }
  for (const auto& stratagem : *mission.stratagems) add("stratagem", stratagem, stratagem.lua);
  return calls;
}

}  // namespace bulkhead
