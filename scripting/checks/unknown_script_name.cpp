// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/placing/placings.h"
#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/mission/moments.h"
#include "model/mission/on_boards.h"
#include "model/mission/roles.h"
#include "model/mission/spoken_names.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown{"unknown-script-name",
                              "what a script names must be there; {item}, line {line}: there is no {what} \"{name}\""};
constexpr MessageText unknown_meant{
    "unknown-script-name-meant",
    "what a script names must be there; {item}, line {line}: there is no {what} \"{name}\"; "
    "did you mean \"{meant}\"?"};

using Words = std::vector<std::string>;

/// What `battle.moment` can be: neither says whose turn it is, as `own-turn-end`, nor `-start` of a step of the set-up.
Words moments_of_battles(const GameSystem& system) {
  Words all(moments.begin(), moments.end());
  for (const auto& step : system.set_up.steps) {
    for (const auto* const end : {"", "-end"}) all.push_back(step.id.text() + end);
  }
  for (const auto& phase : system.sequence.phases) {
    for (const auto* const end : {"-phase-start", "-phase-end"}) all.push_back(phase.id.text() + end);
    for (const auto& step : phase.steps) all.push_back(step.id.text() + "-step");
  }
  if (system.sequence.turns == Sequence::Turns::activations) all.emplace_back("activation");
  return all;
}

/// The methods that mark something, and those that ask for a mark, which comes first among their arguments.
constexpr std::array marking = {api::word("marked", "set"), api::word("marked", "mark"),
                                api::word("marked", "count_up"), api::word("marked", "add_to"),
                                api::word("player", "secretly")};
constexpr std::array asking = {api::word("marked", "has"), api::word("marked", "get"), api::word("marked", "clear"),
                               api::word("things", "with"), api::word("things", "without")};
constexpr std::string_view mark = "mark";

/// Whether a method of these is called by a name.
template <typename Methods>
bool calls(const LuaTokenList& tokens, std::size_t function, const Methods& methods) {
  return function > 0 && is_symbol(tokens, function - 1, ":") && is_name(tokens, function) &&
         std::find(methods.begin(), methods.end(), tokens[function].text) != methods.end();
}

/// The marks that some Lua of the mission sets; none where it puts the names of some together.
Words marks_set(const Mission& mission) {
  Words set;
  bool are_known = true;
  for_each_lua(mission, [&](std::string_view, const auto&, const std::vector<ItemLua>& all) {
    const auto tokens = lua_tokens(all.front().text);
    int count = 0;
    for (const auto& [function, text, argument] : texts_given(tokens)) {
      if (argument != 1 || !calls(tokens, function, marking)) continue;
      set.emplace_back(tokens[text].text);
      ++count;
    }
    for (std::size_t at = 0; at < tokens.size(); ++at) count -= calls(tokens, at, marking) ? 1 : 0;
    are_known = are_known && count == 0;
  });
  return are_known ? set : Words();
}

/// All names by which a mission's things of a kind can be asked for, those first that people use.
class Known {
 public:
  explicit Known(const Mission& mission) : mission_(mission) {
    for (const auto& [item, placing] : placings_of(mission)) placed_.push_back(placing->what.text());
    marks_ = marks_set(mission);
  }

  [[nodiscard]] Words names_of(std::string_view what) const {
    Words names;
    const auto add = [&](std::initializer_list<std::string> of_one) {
      for (const auto& name : of_one) {
        if (!name.empty()) names.push_back(name);
      }
    };
    const auto add_grounds = [&](const std::vector<Zone>& grounds) {
      for (const auto& ground : grounds)
        add({ground.label, spoken_name(mission_, ground.id), ground.name, ground.id.text()});
    };
    if (what == api::word("battle", "area")) add_grounds(*mission_.areas);
    if (what == api::word("battle", "zone")) add_grounds(*mission_.zones);
    if (what == api::word("battle", "marker")) {
      for (const auto& marker : *mission_.markers) add({marker.label, spoken_name(mission_, marker), marker.id.text()});
    }
    if (what == api::word("battle", "side")) {
      for (const auto& side : *mission_.sides) {
        const auto role = role_of(mission_, side);
        add({side.id.text(), side.name, role ? role->text() : ""});
      }
    }
    if (what == api::word("battle", "table")) {
      for (const auto& table : *mission_.tables) add({table.id.text()});
    }
    if (what == api::word("battle", "hatchway")) {
      for_each_hatchway(mission_, [&](const EdgeAddress& at, const Hatchway& hatchway) {
        const auto address = to_text(mission_, at);
        add({hatchway.label, address, hatchway.label.empty() ? "hatchway " + address : hatchway.label});
      });
      for (const auto& board : mission_.boards) {
        for (const auto& piece : board->pieces) {
          if (piece.kind == FreePiece::Kind::hatchway) add({piece.id.text(), spoken_name(mission_, piece)});
        }
      }
    }
    if (what == api::word("battle", "moment")) names = moments_of_battles(*mission_.system);
    if (what == api::word("battle", "phase")) {
      for (const auto& phase : mission_.system->sequence.phases) add({phase.id.text()});
    }
    if (what == "action") {
      for (const auto& action : *mission_.actions) add({action.id.text()});
      for (const auto* const action : standing_actions(mission_)) add({action->id.text()});
    }
    if (what == mark) return marks_;
    if (what == "card") {
      for (const auto& card : *mission_.stratagems) add({card.id.text()});
    }
    return names;
  }

  /// Whether players may put it on the map: `mine-2`, `mine 2`, or its number.
  [[nodiscard]] bool may_be_placed(std::string_view name) const {
    if (placed_.empty()) return false;
    if (name.find_first_not_of("0123456789") == std::string_view::npos) return true;
    return std::any_of(placed_.begin(), placed_.end(), [&](const std::string& kind) { return name.starts_with(kind); });
  }

 private:
  const Mission& mission_;
  Words placed_;
  Words marks_;
};

/// A name of something: where it stands, and of what.
struct Named {
  std::size_t at;
  std::string_view what;
};

bool is_text(const LuaTokenList& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].kind == LuaToken::Kind::text && !tokens[at].escaped;
}

/// Of a field such as `battle.moment`, whose word stands at `field`: the text that it is compared with, on either side.
std::optional<std::size_t> compared_with(const LuaTokenList& tokens, std::size_t field) {
  const auto is_one_of = [&](std::size_t at, std::initializer_list<std::string_view> symbols) {
    return std::any_of(symbols.begin(), symbols.end(), [&](auto each) { return is_symbol(tokens, at, each); });
  };
  if (is_one_of(field + 1, {"==", "~="})) {
    const auto text = field + 2;
    return is_text(tokens, text) && !is_symbol(tokens, text + 1, "..") ? std::optional(text) : std::nullopt;
  }
  constexpr std::size_t from_text = 4;  // "x" == battle.moment
  if (field < from_text || !is_one_of(field - 3, {"==", "~="}) || !is_text(tokens, field - from_text)) {
    return std::nullopt;
  }
  const auto text = field - from_text;
  const bool begins =
      text == 0 || tokens[text - 1].kind == LuaToken::Kind::keyword || is_one_of(text - 1, {"(", ",", "="});
  return begins && !is_one_of(field + 1, {"..", ".", ":"}) ? std::optional(text) : std::nullopt;
}

std::vector<Named> named_in(const LuaTokenList& tokens) {
  std::vector<Named> named;
  constexpr std::array words = {api::word("battle", "area"),   api::word("battle", "zone"),
                                api::word("battle", "marker"), api::word("battle", "side"),
                                api::word("battle", "table"),  api::word("battle", "hatchway")};
  const auto own = read_chunk(tokens).locals;
  for (const auto& [function, text, argument] : texts_given(tokens)) {
    if (argument > 1) continue;
    const auto word = tokens[function].text;
    if (calls(tokens, function, asking)) named.push_back({text, mark});
    if (std::find(words.begin(), words.end(), word) == words.end()) continue;
    const bool of_battle =
        function > 1 && is_symbol(tokens, function - 1, ":") && is_word(tokens, function - 2, "battle");
    // Conditions have three of them as functions.
    const bool alone =
        stands_alone(tokens, function) && !own.contains(word) &&
        (word == api::word("", "area") || word == api::word("", "zone") || word == api::word("", "marker"));
    if (of_battle || alone) named.push_back({text, word});
  }
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const bool of_battle = is_word(tokens, at, api::word("battle", "tables")) && is_symbol(tokens, at - 1, ".") &&
                           is_word(tokens, at - 2, "battle");
    if (of_battle && is_symbol(tokens, at + 1, "[") && is_text(tokens, at + 2) && is_symbol(tokens, at + 3, "]"))
      named.push_back({at + 2, api::word("battle", "table")});
    if (of_battle && is_symbol(tokens, at + 1, ".") && is_name(tokens, at + 2))
      named.push_back({at + 2, api::word("battle", "table")});
    const bool is_field = is_symbol(tokens, at - 1, ".") && is_name(tokens, at - 2) && stands_alone(tokens, at - 2);
    const auto text = is_field ? compared_with(tokens, at) : std::nullopt;
    if (!text) continue;
    const auto owner = tokens[at - 2].text;
    // action.id == "burners", battle.moment == "round-start"
    const bool is_id = is_word(tokens, at, api::word("item", "id")) && (owner == "action" || owner == "card");
    const bool is_when = owner == "battle" && (is_word(tokens, at, api::word("battle", "moment")) ||
                                               is_word(tokens, at, api::word("battle", "phase")));
    if (is_id || is_when) named.push_back({*text, is_id ? owner : tokens[at].text});
  }
  std::sort(named.begin(), named.end(), [](const Named& a, const Named& b) { return a.at < b.at; });
  return named;
}

/// The name that was meant. Moments may be written as documents call them: `own-turn-end`, `deployment-start`.
std::optional<std::string> meant_by(std::string_view name, std::string_view what, const Words& names,
                                    WordGuesses& guesses) {
  if (what != api::word("battle", "moment")) return guesses.nearest(name, names);
  for (const std::string_view whose : {"own-", "opponent-"}) {
    if (name.starts_with(whose)) name.remove_prefix(whose.size());
  }
  constexpr std::string_view start = "-start";
  const auto step = name.ends_with(start) ? name.substr(0, name.size() - start.size()) : name;
  const auto found = std::find(names.begin(), names.end(), step);
  return found != names.end() ? *found : guesses.nearest(name, names);
}

/// A name of nothing, and what was meant.
struct Missing {
  Named named;
  std::optional<std::string> meant;
};

/// The names of one kind, in the mission's order and to be looked up.
struct NamesOfKind {
  explicit NamesOfKind(Words names) : in_order(std::move(names)), all(in_order.begin(), in_order.end()) {}
  Words in_order;
  std::set<std::string> all;
};

std::vector<Missing> missing_in(const Mission& mission, const LuaTokenList& tokens) {
  const Known known(mission);
  WordGuesses guesses;
  std::map<std::string_view, NamesOfKind> names_by_kind;
  std::vector<Missing> missing;
  for (const auto& named : named_in(tokens)) {
    const std::string name(tokens[named.at].text);
    auto of_kind = names_by_kind.find(named.what);
    if (of_kind == names_by_kind.end()) {
      of_kind = names_by_kind.emplace(named.what, known.names_of(named.what)).first;
    }
    const auto& names = of_kind->second;
    if (names.all.contains(name)) continue;
    if (named.what == api::word("battle", "marker") && known.may_be_placed(name)) continue;
    auto meant = meant_by(name, named.what, names.in_order, guesses);
    // Facts are asked for like marks, and people may correct any mark: it is told where another one was meant.
    if (named.what == mark && !meant) continue;
    missing.push_back({named, std::move(meant)});
  }
  return missing;
}

/// Whether what was meant can be written in place of the name.
bool can_be_written(const LuaTokenList& tokens, const Missing& missing) {
  if (!missing.meant) return false;
  const bool as_name = tokens[missing.named.at].kind == LuaToken::Kind::name;
  return as_name ? is_lua_name(*missing.meant) : fits_quotes(*missing.meant);
}

std::string mend(const Mission& mission, const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  std::vector<LuaReplacement> replacements;
  for (const auto& missing : missing_in(mission, tokens)) {
    const auto at = missing.named.at;
    if (can_be_written(tokens, missing)) replacements.push_back({at, at, *missing.meant});
  }
  return with_replaced(lua, tokens, replacements);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& mission = context.mission;
  for_each_lua(mission, [&]<typename T>(std::string_view, const T& item, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      auto with_all = mended(item, lua, [mission](const std::string& text) { return mend(mission, text); });
      for (const auto& missing : missing_in(mission, tokens)) {
        const auto& token = tokens[missing.named.at];
        const auto of = arg<"item">(name_of(item, lua));
        const auto in = arg<"line">(token.line);
        const auto what = arg<"what">(missing.named.what);
        const auto name = arg<"name">(quotable(token.text));
        Observation observation{missing.meant ? message<unknown_meant>(of, in, what, name, arg<"meant">(*missing.meant))
                                              : message<unknown>(of, in, what, name),
                                {address_of(item.id)},
                                {}};
        if (can_be_written(tokens, missing)) observation.fixes = with_all.next();
        observations.push_back(std::move(observation));
      }
    }
  });
  return observations;
}

}  // namespace

Check unknown_script_name_check() {
  return {
      .key = "unknown-script-name",
      .title = "Name that leads nowhere in Lua",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "What the Lua of an item asks the mission for by its name is there: `battle:area(\"Vault\")` and so zones, "
          "markers, hatchways and sides by id, label or name; `battle:table(\"traps\")` and `battle.tables[\"traps\"]` "
          "by id; and `action.id == \"…\"` and `card.id == \"…\"` are compared with one that there is, as are "
          "`battle.moment` and `battle.phase` with what the game system has (docs/moments.md). Markers that players "
          "place count. A mark that is asked for, as in `unit:has(\"hidden\")`, and that no Lua of the mission sets is "
          "told where one that is set is called nearly so. Units come with the forces and are not looked at, nor what "
          "Lua puts together. "
          "References in texts are looked at by `unknown-reference`, labels and kinds by `label-not-on-map` and "
          "`kind-not-on-map`. The Lua is read, not run.",
      .reason = "To ask for what is not there ends the function with an error; a comparison with it is never true.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy = "Correct the name, or make what it names. A fix writes the name that was meant, where there is one.",
      .messages = {unknown, unknown_meant},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
