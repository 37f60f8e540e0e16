// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/compiler.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown{"unknown-variable",
                              "a name stands for something; {item}, line {line}: {name} is neither a variable, nor an "
                              "argument of the function, nor a word for everybody"};
constexpr MessageText unknown_meant{
    "unknown-variable-meant",
    "a name stands for something; {item}, line {line}: nothing is called {name}; did you mean {meant}?"};
constexpr MessageText unknown_instead{
    "unknown-variable-instead",
    "a name stands for something; {item}, line {line}: nothing is called {name} here; write {instead}"};

/// What has the Lua that is looked at.
struct Owner {
  /// What its functions call it: `rule`, `objective`.
  std::string noun;
  std::vector<std::string> figures;
  /// It is a condition, no chunk.
  bool is_expression = false;
};

template <typename T>
Owner owner_of(std::string_view noun, const T& item, const ItemLua& lua) {
  Owner owner{std::string(split_words(noun).back()), {}, lua.row > 0};
  for (const auto& param : item.params) owner.figures.push_back(param.name.text());
  return owner;
}

/// Words that stand by themselves without anybody defining them.
std::vector<std::string> environment(bool is_expression) {
  std::vector<std::string> names;
  for (const auto& word : split_words(api::globals)) names.emplace_back(word);
  for (const auto& library : api::libraries) names.emplace_back(library.name);
  for (const auto& word : api::words) {
    const bool stands_alone = word.kind == ApiWord::Kind::value || word.kind == ApiWord::Kind::function;
    if (word.owner.empty() && stands_alone && (is_expression || !word.in_conditions)) names.emplace_back(word.word);
  }
  return names;
}

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// What is said of a name that nobody knows.
struct Advice {
  /// What stands in its place, as words for people, and as Lua where that can be written.
  std::string instead;
  std::optional<std::string> mended;
  bool misspelt = false;
};

/// Looks at the names of one chunk or expression.
class Names {
 public:
  Names(const LuaTokenList& tokens, const Owner& owner)
      : tokens_(tokens), owner_(owner), chunk_(read_chunk(tokens)), environment_(environment(owner.is_expression)) {}

  /// The names that nobody knows.
  [[nodiscard]] std::vector<LuaUnbound> unknown() const {
    std::vector<LuaUnbound> found;
    // With another environment, names stand for what is in that.
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (is_word(tokens_, at, "_ENV")) return found;
    }
    for (const auto& name : chunk_.unbound) {
      if (!has(environment_, text(name))) found.push_back(name);
    }
    return found;
  }

  [[nodiscard]] Advice advice(const LuaUnbound& name) {
    Advice found{as_argument(name), {}, false};
    if (found.instead.empty()) found.instead = of_battle(name);
    if (!found.instead.empty() && found.instead.starts_with("battle.") && knows(name, "battle"))
      found.mended = found.instead;
    if (found.instead.empty()) found.instead = as_method(name);
    if (found.instead.empty() && has(owner_.figures, text(name))) {
      const auto item = item_in(name);
      found.instead = item.value_or(owner_.noun) + "." + std::string(text(name));
      if (item) found.mended = found.instead;
    }
    if (!found.instead.empty()) return found;
    found.mended = meant_by(name);
    found.misspelt = found.mended.has_value();
    return found;
  }

 private:
  [[nodiscard]] std::string_view text(const LuaUnbound& name) const { return tokens_[name.at].text; }

  [[nodiscard]] std::optional<std::string> meant_by(const LuaUnbound& name) {
    auto known = environment_;
    const auto variables = known_at(chunk_, name.at);
    known.insert(known.end(), variables.begin(), variables.end());
    known.insert(known.end(), chunk_.made.begin(), chunk_.made.end());
    return guesses_.nearest(text(name), known);
  }

  [[nodiscard]] bool knows(const LuaUnbound& name, std::string_view variable) const {
    return has(environment_, variable) || is_variable(name, variable);
  }

  [[nodiscard]] bool is_variable(const LuaUnbound& name, std::string_view variable) const {
    return std::any_of(chunk_.variables.begin(), chunk_.variables.end(), [&](const LuaVariable& each) {
      return each.name == variable && each.from <= name.at && name.at < each.to;
    });
  }

  /// What the function that a name stands in calls its item; nothing where it is given none.
  [[nodiscard]] std::optional<std::string> item_in(const LuaUnbound& name) const {
    if (!name.function) return std::nullopt;
    const auto& function = chunk_.functions[*name.function];
    const bool is_given = !function.local && api::is_hook(function.name) && !function.parameters.empty();
    if (!is_given) return std::nullopt;
    const auto item = tokens_[function.parameters.front()].text;
    return knows(name, item) ? std::optional<std::string>(item) : std::nullopt;
  }

  /// The head of the function with the name among its arguments, where it is given such a thing.
  [[nodiscard]] std::string as_argument(const LuaUnbound& name) const {
    if (!name.function) return {};
    const auto& function = chunk_.functions[*name.function];
    if (function.name.empty()) return {};
    const auto what = text(name);
    if (!function.local && api::is_hook(function.name)) {
      std::string head(function.name);
      bool given = false;
      for (const auto& token : lua_tokens(hook_of(function.name).arguments)) {
        const auto argument = token.text == "item" && what != "item" ? std::string_view(owner_.noun) : token.text;
        given |= argument == what;
        head += argument;
        if (argument == ",") head += ' ';
      }
      return given ? head : std::string();
    }
    const bool is_given =
        what == owner_.noun || std::any_of(api::words.begin(), api::words.end(), [&](const auto& each) {
          return each.owner.empty() && each.in_conditions && each.word == what;
        });
    if (!is_given || !of_battle(name).empty()) return {};
    auto head = std::string(function.name) + "(";
    for (const auto parameter : function.parameters) head.append(tokens_[parameter].text).append(", ");
    return head.append(what).append(")");
  }

  static const ApiWord& hook_of(std::string_view function) {
    const auto word = api::anybodys(function);
    return *std::find_if(api::words.begin(), api::words.end(),
                         [&](const ApiWord& each) { return each.kind == ApiWord::Kind::hook && each.word == word; });
  }

  /// `battle.attacker`, and for a player that nobody gives, one of both.
  [[nodiscard]] std::string of_battle(const LuaUnbound& name) const {
    const auto what = text(name);
    const auto fields = api::words_of(api::word("", "battle"));
    const bool has_it = std::any_of(fields.begin(), fields.end(), [&](const ApiWord* each) {
      return each->kind == ApiWord::Kind::field && each->word == what;
    });
    if (has_it) return "battle." + std::string(what);
    if (what == api::word("", "player")) {
      // Of what the function is given, whose it is.
      for (const std::string_view given : {"unit", "attempt", "move"}) {
        if (is_variable(name, given)) return given == "unit" ? "unit.player" : std::string(given) + ".unit.player";
      }
    }
    if (what == api::word("", "player")) return "for player in battle.players do … end, or one of them";
    return {};
  }

  /// `player:roll(…)` for what is called by itself and only things have.
  [[nodiscard]] std::string as_method(const LuaUnbound& name) const {
    const auto next = name.at + 1;
    const bool is_called =
        is_symbol(tokens_, next, "(") || (next < tokens_.size() && tokens_[next].kind == LuaToken::Kind::text);
    if (!is_called) return {};
    const bool prints = text(name) == "print";
    const auto method = prints ? api::word("battle", "tell") : text(name);
    std::set<std::string_view> owners;
    for (const auto& each : api::words) {
      if (each.kind == ApiWord::Kind::method && each.word == method) owners.insert(each.owner);
    }
    if (owners.empty()) return {};
    const bool is_one = owners.size() == 1 && api::find_class(*owners.begin()) != nullptr;
    return std::string(is_one ? *owners.begin() : "thing").append(":").append(method).append("(…)");
  }

  const LuaTokenList& tokens_;
  const Owner& owner_;
  LuaChunk chunk_;
  std::vector<std::string> environment_;
  WordGuesses guesses_;
};

std::string mend(const std::string& lua, const Owner& owner) {
  const auto tokens = lua_tokens(lua);
  std::vector<LuaReplacement> replacements;
  Names names(tokens, owner);
  for (const auto& name : names.unknown()) {
    const auto advice = names.advice(name);
    if (advice.mended) replacements.push_back({name.at, name.at, *advice.mended});
  }
  return with_replaced(lua, tokens, replacements);
}

bool compiles(const std::string& lua, bool is_expression) {
  ScriptCompiler compiler;
  return !(is_expression ? compiler.check_expression(lua) : compiler.check_chunk(lua));
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&]<typename T>(std::string_view noun, const T& item, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) {
      const auto owner = owner_of(noun, item, lua);
      const auto tokens = lua_tokens(lua.text);
      Names names(tokens, owner);
      const auto unknown_names = names.unknown();
      if (unknown_names.empty() || !compiles(std::string(lua.text), owner.is_expression)) continue;
      auto with_all = mended(item, lua, [owner](const std::string& text) { return mend(text, owner); });
      // Each once in a function.
      std::set<std::pair<std::string_view, std::optional<std::size_t>>> told;
      for (const auto& each : unknown_names) {
        const auto& token = tokens[each.at];
        if (!told.insert({token.text, each.function}).second) continue;
        const auto advice = names.advice(each);
        const auto of = arg<"item">(name_of(item, lua));
        const auto in = arg<"line">(token.line);
        const auto name = arg<"name">(quotable(token.text));
        Observation observation{advice.misspelt ? message<unknown_meant>(of, in, name, arg<"meant">(*advice.mended))
                                : !advice.instead.empty()
                                    ? message<unknown_instead>(of, in, name, arg<"instead">(advice.instead))
                                    : message<unknown>(of, in, name),
                                {address_of(item.id)},
                                {}};
        if (advice.mended) observation.fixes = with_all.next();
        observations.push_back(std::move(observation));
      }
    }
  });
  return observations;
}

}  // namespace

Check unknown_variable_check() {
  return {
      .key = "unknown-variable",
      .title = "Name that nobody defines",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A name that stands by itself in Lua is a variable or a function of the chunk, an argument of the function, "
          "a part of Lua that rules have, or a word for everybody such as `controls` (docs/lua-api.md). `attacker`, "
          "`player` and `battle` are such words in conditions alone: functions are given them. Lua that does not "
          "compile is left out; else it is read, not run.",
      .reason =
          "Such a name stands for nothing: what is asked of it ends the function with an error, in the middle of a "
          "battle, and a comparison with it is never true.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy =
          "Correct the name, write it among the arguments of the function, or put quotes around a text. A fix writes "
          "the name that was meant, `battle.` before what the battle has, and the item before its figures.",
      .messages = {unknown, unknown_meant, unknown_instead},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
