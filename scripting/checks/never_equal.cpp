// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText never_equal{"never-equal",
                                  "a comparison may be true; {item}, line {line}: {left} is {type}, and never the text "
                                  "\"{text}\": {cure}"};

/// What a word of the table is or gives, as `player` of `controller: player?`; empty where it gives several or nothing.
std::string_view type_in(const ApiWord& word) {
  const auto at = word.signature.rfind(": ");
  if (at == std::string_view::npos) return {};
  auto type = word.signature.substr(at + 2);
  if (type.ends_with('?')) type.remove_suffix(1);
  return type.find_first_of("),| ") == std::string_view::npos ? type : std::string_view();
}

/// The same of all words of a kind with this name; empty where they do not agree.
std::string_view type_of(ApiWord::Kind kind, std::string_view name) {
  std::string_view type;
  for (const auto& each : api::words) {
    if (each.kind != kind || each.word != name) continue;
    const auto one = type_in(each);
    if (one.empty() || (!type.empty() && type != one)) return {};
    type = one;
  }
  return type;
}

/// Something like `battle:marker("A").controller`: its first and its last token.
struct Chain {
  std::size_t first;
  std::size_t last;
};

std::optional<Chain> chain_from(const LuaTokenList& tokens, std::size_t first) {
  if (!is_name(tokens, first)) return std::nullopt;
  auto last = first;
  while (true) {
    if (is_symbol(tokens, last + 1, "(") || is_symbol(tokens, last + 1, "[")) {
      const auto close = partner_of(tokens, last + 1);
      if (!close) return std::nullopt;
      last = *close;
    } else if ((is_symbol(tokens, last + 1, ".") || is_symbol(tokens, last + 1, ":")) && is_name(tokens, last + 2)) {
      last += 2;
    } else {
      return Chain{first, last};
    }
  }
}

/// Whether nothing is done with an operand that ends or begins here before it is compared.
bool parts(const LuaTokenList& tokens, std::size_t at) {
  if (at >= tokens.size() || tokens[at].kind != LuaToken::Kind::symbol) return true;
  constexpr std::array operators = {"..", "+", "-", "*", "/", "//", "%", "^", "#", "&", "|", "~", "<<", ">>"};
  return std::none_of(operators.begin(), operators.end(),
                      [&](const char* each) { return is_symbol(tokens, at, each); });
}

/// Knows of what type expressions are, as far as that can be read.
class Types {
 public:
  /// Local variables are read from left to right: what one was given is known by the time another is given it.
  explicit Types(const LuaTokenList& tokens) : tokens_(tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      if (!is_name(tokens, at) || !stands_alone(tokens, at) || !is_symbol(tokens, at + 1, "=")) continue;
      const bool is_local = at > 0 && is_word(tokens, at - 1, "local");
      const auto chain = is_local ? chain_from(tokens, at + 2) : std::nullopt;
      auto& all = given_[tokens[at].text];
      all.push_back({at, chain ? chain->last : at, {}});
      if (chain && parts(tokens, chain->last + 1) && !goes_on_behind(*chain)) {
        const auto type = of(*chain);
        all.back().type = type;
      }
    }
  }

  /// Empty where it is not known.
  [[nodiscard]] std::string_view of(Chain chain) const {
    if (is_symbol(tokens_, chain.last, ")")) {
      const auto open = partner_of(tokens_, chain.last);
      if (!open || *open == 0 || !is_name(tokens_, *open - 1)) return {};
      const auto name = *open - 1;
      if (stands_alone(tokens_, name)) return type_of(ApiWord::Kind::function, tokens_[name].text);
      return is_symbol(tokens_, name - 1, ":") ? type_of(ApiWord::Kind::method, tokens_[name].text)
                                               : std::string_view();
    }
    if (!is_name(tokens_, chain.last)) return {};
    if (chain.first < chain.last) {
      return is_symbol(tokens_, chain.last - 1, ".") ? type_of(ApiWord::Kind::field, tokens_[chain.last].text)
                                                     : std::string_view();
    }
    const auto type = of_variable(chain.last);
    return type.empty() && tokens_[chain.last].text == "player" ? "player" : type;
  }

 private:
  /// What a variable was given, with the last token of that; the type is empty where it is not known.
  struct Given {
    std::size_t at;
    std::size_t last;
    std::string_view type;
  };

  /// Whether an operator or a comma follows, so that the chain is not all that is given.
  [[nodiscard]] bool goes_on_behind(Chain chain) const {
    const auto next = chain.last + 1;
    return is_word(tokens_, next, "or") || is_word(tokens_, next, "and") || is_symbol(tokens_, next, "==") ||
           is_symbol(tokens_, next, "~=") || is_symbol(tokens_, next, ",");
  }

  /// Of a local variable what it was given last before a place.
  [[nodiscard]] std::string_view of_variable(std::size_t at) const {
    const auto found = given_.find(tokens_[at].text);
    if (found == given_.end()) return {};
    const auto& all = found->second;
    const auto behind = std::partition_point(all.begin(), all.end(), [&](const Given& each) { return each.at < at; });
    if (behind == all.begin()) return {};
    const auto& given = *std::prev(behind);
    return given.last < at ? given.type : std::string_view();
  }

  const LuaTokenList& tokens_;
  std::map<std::string_view, std::vector<Given>> given_;
};

bool is_number(std::string_view type) { return type == "integer" || type == "number"; }

/// `a player`
std::string called(std::string_view type) {
  if (is_number(type)) return "a number";
  if (type == "boolean") return "true or false";
  return std::string(api::find_class(type)->called);
}

/// Whether a text is never the same as something of a type: things and numbers are no texts.
bool is_no_text(std::string_view type) {
  const auto* const of_class = api::find_class(type);
  return is_number(type) || type == "boolean" || (of_class != nullptr && of_class->element.empty());
}

std::string cure_for(std::string_view type, std::string_view written, std::string_view text, bool is_condition) {
  if (is_number(type)) return "a number is written without quotes";
  if (type == "boolean") return "write if … then, or if not … then";
  if (text == "nobody" || text == "none" || text == "nil" || text.empty())
    return fmt::format("write {} == nil", written);
  if (type == "player" && (text == "attacker" || text == "defender"))
    return fmt::format("write {} == {}{}", written, is_condition ? "" : "battle.", text);
  return fmt::format("its name is {}.name", written);
}

struct Comparison {
  std::size_t text;
  std::string written;
  std::string_view type;
};

std::string written(const LuaTokenList& tokens, Chain chain) {
  std::string all;
  for (auto at = chain.first; at <= chain.last; ++at) {
    const bool is_text = tokens[at].kind == LuaToken::Kind::text;
    all += is_text ? "\"" + std::string(tokens[at].text) + "\"" : std::string(tokens[at].text);
    if (is_symbol(tokens, at, ",")) all += ' ';
  }
  return all;
}

std::vector<Comparison> comparisons_in(const LuaTokenList& tokens) {
  const Types types(tokens);
  std::vector<Comparison> found;
  const auto add = [&](std::size_t text, const std::optional<Chain>& chain) {
    if (!chain) return;
    const auto type = types.of(*chain);
    if (is_no_text(type)) found.push_back({text, written(tokens, *chain), type});
  };
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!is_symbol(tokens, at, "==") && !is_symbol(tokens, at, "~=")) continue;
    const auto is_text = [&](std::size_t each) { return tokens[each].kind == LuaToken::Kind::text; };
    if (is_text(at + 1) && parts(tokens, at + 2)) {
      const auto first = beginning_of(tokens, at - 1);
      if (first && (*first == 0 || parts(tokens, *first - 1))) add(at + 1, Chain{*first, at - 1});
    } else if (is_text(at - 1) && (at < 2 || parts(tokens, at - 2))) {
      const auto chain = chain_from(tokens, at + 1);
      if (chain && parts(tokens, chain->last + 1)) add(at - 1, chain);
    }
  }
  return found;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&](std::string_view, const auto& item, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      for (const auto& each : comparisons_in(tokens)) {
        const auto text = tokens[each.text].text;
        observations.push_back(
            {message<never_equal>(arg<"item">(name_of(item, lua)), arg<"line">(tokens[each.text].line),
                                  arg<"left">(quotable(each.written)), arg<"type">(called(each.type)),
                                  arg<"text">(quotable(text)),
                                  arg<"cure">(cure_for(each.type, quotable(each.written), text, lua.row > 0))),
             {address_of(item.id)},
             {}});
      }
    }
  });
  return observations;
}

}  // namespace

Check never_equal_check() {
  return {
      .key = "never-equal",
      .title = "Comparison with a text that is never true",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A text is compared with texts: neither with a player or another thing, as in "
          "`marker.controller == \"attacker\"`, nor with a number or with true and false, as in "
          "`battle.round == \"2\"`. Fields and methods of the reference are looked at (docs/lua-api.md), and local "
          "variables that hold what one of them gives. The Lua is read, not run.",
      .reason = "Such a comparison is never true, and nothing is said about it in a battle.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy = "Compare with the thing itself, as `battle.attacker`, with nil where there is none, or with a number.",
      .messages = {never_equal},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
