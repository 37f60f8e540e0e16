// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/calls.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText changes{"change-in-answer",
                              "what only says what it thinks changes nothing and rolls nothing; {item}, line {line}: "
                              "{word} in {where} is refused"};
constexpr MessageText asks{
    "question-in-answer",
    "what only says what it thinks asks nobody; {item}, line {line}: {word} in {where} is refused"};

/// What all methods of this name do; nothing where one of them does nothing.
ApiWord::Does done_by(std::string_view method) {
  auto does = ApiWord::Does::nothing;
  for (const auto& each : api::words) {
    if (each.kind != ApiWord::Kind::method || each.word != method) continue;
    if (each.does == ApiWord::Does::nothing) return ApiWord::Does::nothing;
    does = each.does;
  }
  return does;
}

/// Whether a list is narrowed by a field as if that were a method, `hatchways:open():count()`: nothing is meant to be
/// done, and the check `unknown-script-word` says how it is written.
bool narrows_list(const LuaTokenList& tokens, std::size_t at) {
  const bool is_field = std::any_of(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    return each.owner == "things" && each.kind == ApiWord::Kind::field && each.word == tokens[at].text;
  });
  const auto call = is_field ? call_of(tokens, at) : std::nullopt;
  return call && (call->goes_on || call->is_walked);
}

/// A stretch of tokens that may change nothing, and what it is.
struct Answer {
  std::size_t from = 0;
  std::size_t to = 0;
  std::string what;
};

std::vector<Answer> answers_in(const ItemLua& lua, const LuaTokenList& tokens) {
  if (lua.row > 0) return {{0, tokens.size(), std::string(lua.list) + " " + std::to_string(lua.row)}};
  std::vector<Answer> answers;
  for (const auto& function : read_chunk(tokens).functions) {
    const bool asked = function.outermost && !function.local && api::only_answers(function.name);
    if (asked) answers.push_back({function.body, function.end, std::string(function.name)});
  }
  return answers;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&](std::string_view, const Item& item, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      const auto own = own_keys(tokens);
      for (const auto& [from, to, what] : answers_in(lua, tokens)) {
        for (auto at = from + 1; at < to; ++at) {
          if (!is_symbol(tokens, at - 1, ":") || !is_name(tokens, at) || own.contains(tokens[at].text)) continue;
          const auto does = done_by(tokens[at].text);
          if (does == ApiWord::Does::nothing || narrows_list(tokens, at)) continue;
          const auto of = arg<"item">(name_of(item));
          const auto in = arg<"line">(tokens[at].line);
          const auto word = arg<"word">(":" + std::string(tokens[at].text));
          observations.push_back({does == ApiWord::Does::asks ? message<asks>(of, in, word, arg<"where">(what))
                                                              : message<changes>(of, in, word, arg<"where">(what)),
                                  {address_of(item.id)},
                                  {}});
        }
      }
    }
  });
  return observations;
}

}  // namespace

Check change_in_answer_check() {
  return {
      .key = "change-in-answer",
      .title = "Change in an answer",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "Functions `may_…`, `may`, `targets` and `in_turn`, conditions and outcomes only say what they think: they "
          "use no word that changes the battle, rolls or asks a player (docs/lua-api.md). The Lua is read, not run: "
          "what functions do that they call is not looked at.",
      .reason =
          "They are asked often, and for what nobody does in the end; a roll there would be another one each time. "
          "What they would change is refused, and the function ends with an error.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy =
          "Roll and change where something happens, such as in `on_operating` or `on_round_start`, note what came of "
          "it, and ask for the note here.",
      .messages = {changes, asks},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
