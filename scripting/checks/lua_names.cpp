// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <fmt/format.h>

#include <charconv>
#include <set>
#include <utility>

#include "scripting/checks/item_lua.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

using Token = LuaToken;

class Calls {
 public:
  explicit Calls(std::string_view lua) : tokens_(lua_tokens(lua)) {}

  [[nodiscard]] std::vector<LuaCall> all() const {
    std::vector<LuaCall> calls;
    std::vector<std::size_t> open;  // brackets
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (is(at, "(") || is(at, "{")) open.push_back(at);
      if ((is(at, ")") || is(at, "}")) && !open.empty()) open.pop_back();
      if (tokens_[at].kind != Token::Kind::text || tokens_[at].escaped || at == 0) continue;
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
  const auto tokens = lua_tokens(lua);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const auto& name = tokens[at];
    const bool defined =
        tokens[at - 1].text == "function" && tokens[at - 1].kind == Token::Kind::keyword && tokens[at + 1].text == "(";
    if (defined && name.kind == Token::Kind::name && name.text.starts_with(beginning)) {
      events.emplace_back(name.text.substr(beginning.size()));
    }
  }
  return events;
}

std::vector<int> lua_rounds(std::string_view lua) {
  constexpr int largest_round = 1'000'000;
  std::vector<int> rounds;
  const auto tokens = lua_tokens(lua);
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    const bool round = tokens[at].text == api::word("", "battle") && tokens[at + 1].text == "." &&
                       tokens[at + 2].text == api::word("battle", "round");
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

std::vector<ItemCall> lua_calls(const Mission& mission, ApiWord::Names names) {
  std::vector<ItemCall> calls;
  for_each_lua(mission, [&](std::string_view noun, const Item& item, const std::vector<std::string_view>& lua) {
    for (const auto chunk : lua) {
      for (auto& call : lua_calls(chunk)) {
        if (api::named_by(call.function) != names) continue;
        calls.push_back({fmt::format("{} {}", noun, item.id.text()), item.id.text(), std::move(call)});
      }
    }
  });
  return calls;
}

std::vector<ItemCall> calls_off_map(const Mission& mission, ApiWord::Names names,
                                    const std::function<bool(const LuaCall&)>& is_on_map) {
  std::set<std::pair<std::string_view, std::string>> found;
  auto calls = lua_calls(mission, names);
  std::erase_if(calls, [&](const ItemCall& item) {
    return is_on_map(item.call) || !found.emplace(item.id, item.call.text).second;
  });
  return calls;
}

}  // namespace bulkhead
