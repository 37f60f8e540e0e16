// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/known_things.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/calls.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText nothing_has{"nothing-has",
                                  "what a script asks for must be there; {item}, line {line}: nothing has {word}"};
constexpr MessageText nothing_has_meant{
    "nothing-has-meant",
    "what a script asks for must be there; {item}, line {line}: nothing has {word}; did you mean \"{meant}\"?"};
constexpr MessageText field_called{
    "field-called", "a field is asked for with a point and no brackets; {item}, line {line}: write .{word}"};
constexpr MessageText method_with_point{"method-with-point",
                                        "a method is asked for with a colon; {item}, line {line}: write :{word}(…)"};
constexpr MessageText list_told{"list-told",
                                "what is done is done to each by itself; {item}, line {line} tells a list to "
                                "{word}: write for each in … do each:{word}() end"};

constexpr MessageText thing_lacks{"thing-lacks",
                                  "what a script asks for must be there; {item}, line {line}: {what} has no {word}"};
constexpr MessageText thing_lacks_meant{"thing-lacks-meant",
                                        "what a script asks for must be there; {item}, line {line}: {what} has no "
                                        "{word}; did you mean \"{meant}\"?"};
constexpr MessageText item_lacks{"item-lacks",
                                 "what a script asks for must be there; {item}, line {line}: an item has no {word}; "
                                 "its figures are {figures}"};
constexpr MessageText thing_lacks_others{
    "thing-lacks-others", "what a script asks for must be there; {item}, line {line}: {what} has no {word}; {others}"};
constexpr MessageText thing_lacks_instead{
    "thing-lacks-instead",
    "what a script asks for must be there; {item}, line {line}: {what} has no {word}; {others}: write {instead}"};
constexpr MessageText field_called_meant{"field-called-meant",
                                         "a field is asked for with a point and no brackets; {item}, line {line}: "
                                         "write .{word}, or did you mean :{meant}(…)?"};
constexpr MessageText list_walked{
    "list-walked",
    "a list is gone through with for each in … do, without {word}; one of it is :first() or, by its label, "
    ":numbered(1); {item}, line {line}"};
constexpr MessageText field_not_written{
    "field-not-written", "what a thing is called and has is not written; {item}, line {line} writes {word} of {what}"};
constexpr MessageText field_written{"field-written",
                                    "what a thing is called and has is not written; {item}, line {line}: write "
                                    "{what}:set(\"{word}\", …) and {what}:get(\"{word}\")"};

using Tokens = LuaTokenList;
using KnownThings = std::vector<std::string_view>;

/// Whether some object has a word of this kind.
bool some_has(std::string_view word, ApiWord::Kind kind) {
  return std::any_of(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    return !each.owner.empty() && each.kind == kind && each.word == word;
  });
}

bool some_library_has(std::string_view word) {
  return std::any_of(api::libraries.begin(), api::libraries.end(), [&](const ApiLibrary& library) {
    const auto members = split_words(library.members);
    return std::find(members.begin(), members.end(), word) != members.end();
  });
}

/// A word behind a point or a colon.
struct Member {
  /// Where it stands among the tokens.
  std::size_t at = 0;
  /// The name before it; empty behind brackets.
  std::string_view object;
  std::string_view word;
  bool called = false;
  bool with_point = false;
  /// The class or list of what is before it, where that is known for sure.
  std::string_view of;
  /// Whether something stands between its brackets.
  bool given = false;
};

/// `known` are the classes and lists of what ends with each token.
std::vector<Member> members(const Tokens& tokens, const KnownThings& known) {
  std::vector<Member> found;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const bool behind = is_symbol(tokens, at - 1, ".") || is_symbol(tokens, at - 1, ":");
    if (!behind || !is_name(tokens, at)) continue;
    found.push_back({at, at > 1 && is_name(tokens, at - 2) ? tokens[at - 2].text : std::string_view(), tokens[at].text,
                     is_symbol(tokens, at + 1, "("), is_symbol(tokens, at - 1, "."),
                     at > 1 ? known[at - 2] : std::string_view(),
                     is_symbol(tokens, at + 1, "(") && !is_symbol(tokens, at + 2, ")")});
  }
  return found;
}

/// Whether a field is called as if it were a method, which no object has: `battle:players()`.
bool calls_field(const Member& member) {
  return member.called && some_has(member.word, ApiWord::Kind::field) &&
         !some_has(member.word, ApiWord::Kind::method) && !some_library_has(member.word);
}

bool is_library(std::string_view name) {
  return std::any_of(api::libraries.begin(), api::libraries.end(),
                     [&](const ApiLibrary& library) { return library.name == name; });
}

/// Whether a method is called with a point, so that it does not get what it is asked of: `player.roll("D6")`.
bool lacks_colon(const Member& member) {
  return member.called && member.with_point && !is_library(member.object) &&
         some_has(member.word, ApiWord::Kind::method) && !some_has(member.word, ApiWord::Kind::field);
}

/// What is before a member: what is known of it for sure, or what its name stands for.
std::string_view owner_of(const Member& member) {
  return member.of.empty() ? api::object_of(member.object) : member.of;
}

/// Whether a list is told what only each of its things can do: `battle.hatchways:open()`.
bool tells_list(const Member& member) {
  const auto owner = owner_of(member);
  return member.called && api::is_list(owner) && api::word_of(owner, member.word, ApiWord::Kind::method) == nullptr &&
         some_has(member.word, ApiWord::Kind::method);
}

/// Whether a field that narrows lists is called where its value is asked for, so that it is no verb that is meant for
/// each: `for hatchway in battle.hatchways:open() do`, also behind what nothing is known of. `is_expression`: it is a
/// condition, no chunk.
bool narrows_with_brackets(const Tokens& tokens, const Member& member, const std::set<std::string_view>& own,
                           bool is_expression) {
  if (!member.called || api::word_of("things", member.word, ApiWord::Kind::field) == nullptr) return false;
  const auto call = call_of(tokens, member.at);
  if (tells_list(member)) return is_expression || !call || !call->is_statement;
  const bool may_be_list = owner_of(member).empty() && !member.with_point && !own.contains(member.word);
  return may_be_list && call && (call->is_walked || call->goes_on);
}

/// The statement by which a list is told what each of its things can do, where nothing is called for it that would be
/// called anew for each.
std::optional<LuaCallPlace> told_to_each(const Tokens& tokens, const Member& member) {
  if (!tells_list(member)) return std::nullopt;
  const auto element = api::find_class(owner_of(member))->element;
  const auto call = call_of(tokens, member.at);
  const bool is_done = api::word_of(element, member.word, ApiWord::Kind::method) != nullptr;
  if (!call || !call->is_statement || !is_done) return std::nullopt;
  for (auto at = member.at + 2; at < call->end; ++at) {
    if (is_symbol(tokens, at, "(") || is_word(tokens, at, "each")) return std::nullopt;
  }
  return call;
}

/// Whether a thing that is known for sure is asked for what others have: `battle.areas:first():destroy()`.
bool asks_wrong_thing(const Member& member) {
  const auto* const thing = api::find_class(member.of);
  if (thing == nullptr || !thing->element.empty() || thing->name == "item") return false;
  const auto kind = member.called ? ApiWord::Kind::method : ApiWord::Kind::field;
  const bool has_it = api::word_of(thing->name, member.word, ApiWord::Kind::method) != nullptr ||
                      api::word_of(thing->name, member.word, ApiWord::Kind::field) != nullptr;
  return member.called != member.with_point && !has_it && some_has(member.word, kind);
}

/// Whose word it is that a thing comes to by its unit or its player: `attempt.unit.player`; empty where none is.
std::string instead_of(const Member& member) {
  if (member.of == "battle") return member.word == "player" ? "battle.attacker, battle.defender or battle.active" : "";
  const auto has = [&](std::string_view owner, std::string_view word) {
    return api::word_of(owner, word, ApiWord::Kind::field) != nullptr ||
           api::word_of(owner, word, ApiWord::Kind::method) != nullptr;
  };
  const auto of = std::string(member.object.empty() ? member.of : member.object);
  const auto word = (member.called ? ":" : ".") + std::string(member.word) + (member.called ? "(…)" : "");
  if (has(member.of, "player") && has("player", member.word)) return of + ".player" + word;
  if (!has(member.of, "unit")) return {};
  if (has("unit", member.word)) return of + ".unit" + word;
  return has("player", member.word) ? of + ".unit.player" + word : "";
}

/// Those among all members that are fields of things that are known for sure, and are written: `battle.round = 3`,
/// `marker("A").worth = 2`.
std::vector<Member> fields_of_things_written(const Tokens& tokens, std::vector<Member> found) {
  std::erase_if(found, [&](const Member& member) {
    const auto* const thing = api::find_class(member.of);
    const auto* const word = api::word_of(member.of, member.word, ApiWord::Kind::field);
    const bool may_be = word != nullptr && word->meaning.find("may be written") != std::string_view::npos;
    return thing == nullptr || !thing->element.empty() || thing->name == "item" || !member.with_point || may_be ||
           !is_symbol(tokens, member.at + 1, "=");
  });
  return found;
}

/// Where lists are gone through or numbered as Lua's tables are: `ipairs(battle.units)`, `battle.units[1]`.
std::vector<std::size_t> lists_as_tables(const Tokens& tokens, const KnownThings& known) {
  std::vector<std::size_t> found;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (is_symbol(tokens, at, "[")) {
      if (api::is_list(known[at - 1])) found.push_back(at);
      continue;
    }
    const bool is_walk = is_symbol(tokens, at, ")");
    const auto opening = is_walk ? partner_of(tokens, at) : std::nullopt;
    if (!opening || *opening == 0) continue;
    const auto walk = *opening - 1;
    const bool is_pairs = is_word(tokens, walk, "ipairs") || is_word(tokens, walk, "pairs");
    if (is_pairs && api::is_list(known[at - 1])) found.push_back(walk);
  }
  return found;
}

/// The words that a function of events writes into what it was given: `rule.count = 3`. What such a function makes
/// itself under the same name is left out.
std::vector<Member> written_fields(const Tokens& tokens) {
  std::vector<Member> found;
  for (const auto& function : read_chunk(tokens).functions) {
    const bool is_hook = function.outermost && !function.local && api::is_hook(function.name);
    if (!is_hook || function.parameters.empty()) continue;
    const auto item = tokens[function.parameters.front()].text;
    std::vector<Member> written;
    bool is_own = false;
    for (auto at = function.body; at < function.end; ++at) {
      if (!is_word(tokens, at, item) || !stands_alone(tokens, at)) continue;
      // Assigned, made anew, or one of several: `local rule`, `for rule in`, `rule, x = `.
      is_own |= is_symbol(tokens, at + 1, "=") || is_symbol(tokens, at + 1, ",") || is_word(tokens, at - 1, "local") ||
                is_word(tokens, at - 1, "for") || is_word(tokens, at + 1, "in");
      if (is_symbol(tokens, at + 1, ".") && is_name(tokens, at + 2) && is_symbol(tokens, at + 3, "="))
        written.push_back({at + 2, item, tokens[at + 2].text, false, true, {}});
    }
    if (!is_own) found.insert(found.end(), written.begin(), written.end());
  }
  return found;
}

/// Other text in a place of the Lua, which may be empty.
struct Replacement {
  std::size_t at = 0;
  std::size_t length = 0;
  std::string text;
};

/// The same Lua with each call of a field that is given nothing made an access, each method asked for with a colon, and
/// what lists are told said of each. `is_expression`: it is a condition, no chunk.
std::string with_words_mended(std::string lua, const ItemOfLua& kind, bool is_expression) {
  std::vector<Replacement> replacements;
  const auto tokens = lua_tokens(lua);
  const auto own = own_keys(tokens);
  const auto place = [&](std::size_t at) { return static_cast<std::size_t>(tokens[at].text.data() - lua.data()); };
  for (const auto& member : members(tokens, known_things(tokens, kind))) {
    const auto sign = place(member.at - 1);
    if (calls_field(member) || narrows_with_brackets(tokens, member, own, is_expression)) {
      if (!is_symbol(tokens, member.at + 2, ")")) continue;
      const auto brackets = place(member.at + 1);
      replacements.push_back({sign, 1, "."});
      replacements.push_back({brackets, place(member.at + 2) + 1 - brackets, ""});
    } else if (const auto told = is_expression ? std::nullopt : told_to_each(tokens, member)) {
      const auto behind = place(told->end) + 1;
      const bool is_close = behind < lua.size() && is_lua_name_character(lua[behind]);
      replacements.push_back({place(told->beginning), 0, "for each in "});
      replacements.push_back({sign, 1, " do each:"});
      replacements.push_back({behind, 0, is_close ? " end " : " end"});
    } else if (lacks_colon(member) && !own.contains(member.word)) {
      replacements.push_back({sign, 1, ":"});
    }
  }
  // From the last on, so that the places of the others stay.
  std::reverse(replacements.begin(), replacements.end());
  std::stable_sort(replacements.begin(), replacements.end(),
                   [](const Replacement& one, const Replacement& other) { return one.at > other.at; });
  for (const auto& each : replacements) lua.replace(each.at, each.length, each.text);
  return lua;
}

/// What was meant by a word, of a thing where it is known what that is; what all things have, as `mark`, less than what
/// few have, as `marker`.
std::optional<std::string> meant_by(std::string_view owner, std::string_view word, bool called) {
  std::vector<std::string> words;
  std::vector<std::string> shared;
  for (const auto* const each : api::words_of(owner)) {
    const bool fits = each->kind == (called ? ApiWord::Kind::method : ApiWord::Kind::field);
    if (fits) (each->owner == "marked" ? shared : words).emplace_back(each->word);
  }
  words.insert(words.end(), shared.begin(), shared.end());
  const auto nearest = nearest_word(word, words);
  // Of `player.scor` a method may have been meant, which is not called there.
  return nearest || called || owner.empty() ? nearest : meant_by(owner, word, true);
}

/// Who else has a word, in words: `a player has`; empty where lists alone have it.
std::string others_with(std::string_view word) {
  constexpr std::size_t most = 3;
  std::vector<std::string> owners;
  for (const auto& each : api::classes) {
    const bool has_it = each.element.empty() && (api::word_of(each.name, word, ApiWord::Kind::method) != nullptr ||
                                                 api::word_of(each.name, word, ApiWord::Kind::field) != nullptr);
    if (has_it) owners.emplace_back(each.called);
  }
  if (owners.empty()) return {};
  return owners.size() > most ? "others have" : listed(owners, " or ") + " has";
}

/// What is wrong with a word that a thing lacks which is known for sure: others have it, or it is misspelt.
Message lacks(const Member& member, const std::string& item, int line) {
  const auto of = arg<"item">(item);
  const auto in = arg<"line">(line);
  const auto what = arg<"what">(std::string(api::find_class(member.of)->called));
  const auto word = arg<"word">(std::string(member.word));
  const auto others = others_with(member.word);
  if (!asks_wrong_thing(member) || others.empty()) {
    const auto meant = meant_by(member.of, member.word, member.called);
    return meant ? message<thing_lacks_meant>(of, in, what, word, arg<"meant">(*meant))
                 : message<thing_lacks>(of, in, what, word);
  }
  const auto instead = instead_of(member);
  return instead.empty()
             ? message<thing_lacks_others>(of, in, what, word, arg<"others">(others))
             : message<thing_lacks_instead>(of, in, what, word, arg<"others">(others), arg<"instead">(instead));
}

/// What is wrong with a word; nothing where it is none of the author's mistakes. `figures`: those of the item.
std::optional<Message> wrong_with(const Member& member, const std::string& item, int line, bool known, bool narrows,
                                  const std::vector<std::string>& figures) {
  const auto of = arg<"item">(item);
  const auto in = arg<"line">(line);
  const std::string word(member.word);
  if (calls_field(member) && member.given) {
    if (const auto meant = meant_by({}, word, true))
      return message<field_called_meant>(of, in, arg<"word">(word), arg<"meant">(*meant));
  }
  if (calls_field(member) || narrows) return message<field_called>(of, in, arg<"word">(word));
  if (tells_list(member)) return message<list_told>(of, in, arg<"word">(word));
  if (lacks_colon(member) && !known) return message<method_with_point>(of, in, arg<"word">(word));
  if (asks_wrong_thing(member) && !known) return lacks(member, item, line);
  if (known || some_has(word, ApiWord::Kind::field) || some_has(word, ApiWord::Kind::method) ||
      some_library_has(word)) {
    return std::nullopt;
  }
  const auto* const thing = api::find_class(member.of);
  const bool is_thing = thing != nullptr && thing->element.empty() && thing->name != "item";
  if (is_thing && member.called != member.with_point) return lacks(member, item, line);
  const bool is_item = member.of == "item" && !member.called && !figures.empty();
  const auto figure = member.called ? std::nullopt : nearest_word(word, figures);
  if (is_item) {
    return figure ? message<thing_lacks_meant>(of, in, arg<"what">("an item"), arg<"word">(word), arg<"meant">(*figure))
                  : message<item_lacks>(of, in, arg<"word">(word), arg<"figures">(listed(figures, ", ")));
  }
  if (const auto meant = figure ? figure : meant_by({}, word, member.called)) {
    return message<nothing_has_meant>(of, in, arg<"word">(word), arg<"meant">(*meant));
  }
  return message<nothing_has>(of, in, arg<"word">(word));
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_lua(context.mission, [&](std::string_view, const auto& item, const std::vector<ItemLua>& all) {
    const auto kind = item_of_lua(context.mission, item);
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      const bool is_expression = lua.row > 0;
      auto own = own_keys(tokens);
      std::vector<std::string> figures;
      for (const auto& param : item.params) figures.push_back(param.name.text());
      for (const auto& figure : figures) own.insert(figure);
      // battle.tables.traps
      for (const auto& table : *context.mission.tables) own.insert(table.id.text());
      auto with_all = mended(item, lua, [kind, is_expression](const std::string& text) {
        return with_words_mended(text, kind, is_expression);
      });
      std::set<std::string_view> told;
      const auto things = known_things(tokens, kind);
      const auto all_members = members(tokens, things);
      for (const auto& member : all_members) {
        if (told.contains(member.word)) continue;
        const bool narrows = narrows_with_brackets(tokens, member, own, is_expression);
        auto wrong =
            wrong_with(member, name_of(item, lua), tokens[member.at].line, own.contains(member.word), narrows, figures);
        if (!wrong) continue;
        told.insert(member.word);
        Observation observation{std::move(*wrong), {address_of(item.id)}, {}};
        if (calls_field(member) || lacks_colon(member) || narrows || told_to_each(tokens, member))
          observation.fixes = with_all.next();
        observations.push_back(std::move(observation));
      }
      for (const auto at : lists_as_tables(tokens, things)) {
        const auto word = is_symbol(tokens, at, "[") ? std::string("[…]") : std::string(tokens[at].text);
        observations.push_back(
            {message<list_walked>(arg<"item">(name_of(item, lua)), arg<"line">(tokens[at].line), arg<"word">(word)),
             {address_of(item.id)},
             {}});
      }
      for (const auto& member : fields_of_things_written(tokens, all_members)) {
        const auto of = arg<"item">(name_of(item, lua));
        const auto in = arg<"line">(tokens[member.at].line);
        const auto what = arg<"what">(std::string(member.object.empty() ? member.of : member.object));
        const auto word = arg<"word">(std::string(member.word));
        const bool is_mark = api::word_of(member.of, member.word, ApiWord::Kind::field) == nullptr;
        observations.push_back(
            {is_mark ? message<field_written>(of, in, what, word) : message<field_not_written>(of, in, what, word),
             {address_of(item.id)},
             {}});
      }
      for (const auto& member : written_fields(tokens)) {
        observations.push_back(
            {message<field_written>(arg<"item">(name_of(item, lua)), arg<"line">(tokens[member.at].line),
                                    arg<"what">(std::string(member.object)), arg<"word">(std::string(member.word))),
             {address_of(item.id)},
             {}});
      }
    }
  });
  return observations;
}

}  // namespace

Check unknown_script_word_check() {
  return {
      .key = "unknown-script-word",
      .title = "Word that scripts do not have",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "Behind a point or a colon stands a word that rules can use (docs/lua-api.md), a figure of the item, or a "
          "key of a table that the Lua makes itself. Fields are asked for with a point and without brackets, as in "
          "`battle.players`, methods with a colon, as in `player:roll(\"D6\")`; what is done is done to each thing of "
          "a list by itself. Of what is sure to be a thing of a kind, as `battle.areas:first()`, the word is one of "
          "that kind; and only marks are written, with `:set`. Lists are gone through with `for each in … do`, without "
          "`ipairs` and numbers. The Lua is read, not run.",
      .reason =
          "A misspelt word ends the rule where it stands, in the middle of a battle; and who tells a list to open "
          "opens nothing.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy =
          "Write the word as the reference does. A fix writes fields as fields and methods as methods, "
          "and says what a list is told to do of each of its things.",
      .messages = {nothing_has, nothing_has_meant, field_called, method_with_point, list_told, thing_lacks,
                   thing_lacks_meant, item_lacks, thing_lacks_others, thing_lacks_instead, field_called_meant,
                   list_walked, field_not_written, field_written},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
