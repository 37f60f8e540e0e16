// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/placing/placings.h"
#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "scripting/api.h"
#include "scripting/checks/item_lua.h"
#include "scripting/checks/known_things.h"
#include "scripting/checks/mended.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/numbers.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText refused{"refused-argument",
                              "an argument is one that is taken; {item}, line {line}: {function} takes {taken}, not "
                              "{word}"};
constexpr MessageText refused_meant{"refused-argument-meant",
                                    "an argument is one that is taken; {item}, line {line}: {function} takes {taken}, "
                                    "not {word}; did you mean {meant}?"};

constexpr MessageText given_more{"refused-argument-more",
                                 "an argument is one that is taken; {item}, line {line}: {function} takes {taken}, "
                                 "and was given more: {word}"};

constexpr MessageText no_die{"no-die",
                             "an argument is one that is taken; {item}, line {line}: \"{word}\" is no die: write "
                             "{taken}"};
constexpr MessageText no_die_meant{"no-die-meant",
                                   "an argument is one that is taken; {item}, line {line}: \"{word}\" is no die: write "
                                   "{taken}; did you mean \"{meant}\"?"};

/// What the engine says of what is none, `parse` of scripting/engine/play/random.lua.
constexpr std::string_view dice = "D6, 2D6, D3, D3+2, D33 or D66";

/// What a method wants as an argument: `die`, which it calls `die` as well. Empty where that is not known.
struct Wanted {
  std::string_view type;
  std::string_view name;
};

/// Of each argument of a signature; empty where several types are wanted.
std::vector<Wanted> wanted_by(const ApiWord& method) {
  const auto tokens = lua_tokens(method.signature);
  std::vector<Wanted> wanted;
  for (std::size_t at = 1; at + 1 < tokens.size() && !is_symbol(tokens, at, ")"); ++at) {
    if (!is_symbol(tokens, at, ":")) continue;
    const bool is_one = !is_symbol(tokens, at + 2, "|");
    wanted.push_back(is_one ? Wanted{tokens[at + 1].text, tokens[at - 1].text} : Wanted());
  }
  return wanted;
}

/// The same of each argument of all methods of a name that a thing has, or where it is not known what that is; empty
/// where they do not agree.
std::vector<Wanted> wanted_by(std::string_view owner, std::string_view method) {
  std::vector<Wanted> wanted;
  bool is_first = true;
  for (const auto* const each : api::words_of(owner)) {
    if (each->kind != ApiWord::Kind::method || each->word != method) continue;
    const auto one = wanted_by(*each);
    if (std::exchange(is_first, false)) wanted = one;
    wanted.resize(std::min(wanted.size(), one.size()));
    for (std::size_t at = 0; at < wanted.size(); ++at) {
      if (wanted[at].type != one[at].type) wanted[at] = {};
    }
  }
  return wanted;
}

/// The end where there is none of that name.
auto find_type(std::string_view name) {
  return std::find_if(api::types.begin(), api::types.end(), [&](const ApiType& each) { return each.name == name; });
}

/// In words: `a unit as "unit"`.
std::string in_words(const Wanted& wanted) {
  const auto* const type = find_type(wanted.type);
  std::string words(type == api::types.end() ? wanted.type : type->called);
  return words.append(" as \"").append(wanted.name).append("\"");
}

/// What a number is that stands in the Lua; empty where that is not plain.
std::string_view type_of_number(std::string_view number) {
  if (number.starts_with("0x") || number.starts_with("0X")) return {};
  return number.find_first_not_of("0123456789") == std::string_view::npos ? "integer" : "number";
}

/// The most arguments that a method of this name takes; nothing where one takes any number, where a text of Lua has
/// such a method, and where there is none.
std::optional<std::size_t> most_taken_by(std::string_view method) {
  for (const auto& library : api::libraries) {
    const auto members = split_words(library.name == "string" ? library.members : std::string_view());
    if (std::find(members.begin(), members.end(), method) != members.end()) return std::nullopt;
  }
  std::optional<std::size_t> most;
  for (const auto& each : api::words) {
    if (each.kind != ApiWord::Kind::method || each.word != method) continue;
    if (each.arguments.find("...") != std::string_view::npos) return std::nullopt;
    const auto commas = std::count(each.arguments.begin(), each.arguments.end(), ',');
    const bool none = each.arguments.size() <= std::string_view("()").size();
    most = std::max(most.value_or(0), none ? 0 : static_cast<std::size_t>(commas) + 1);
  }
  return most;
}

std::string in_quotes(std::string_view text) { return std::string("\"").append(text).append("\""); }

/// Whether that is a text and no number. Labels and names may be both.
bool is_text(std::string_view wanted) {
  const auto* const type = find_type(wanted);
  return type != api::types.end() && type->stands_for == "string";
}

/// Whether any text may be that, so that a number may have been meant as one: words of a list are none.
bool is_any_text(std::string_view wanted) {
  return wanted == "string" || wanted == "mark" || wanted == "reason" || wanted == "keyword";
}

/// Takes digits from the front of a text: the number, or nothing where there are none or too many.
std::optional<int> take_number(std::string_view& text) {
  constexpr int largest = 1'000'000;
  const auto length = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto number = parse_int(text.substr(0, length), 0, largest);
  text.remove_prefix(length);
  return number;
}

/// Whether the engine takes it for a die: `parse` of scripting/engine/play/random.lua.
bool is_die(std::string_view text) {
  constexpr int most_dice_rolled = 100;
  constexpr int most_sides = 1000;
  if (parse_int(text, -most_sides, most_sides)) return true;
  int count = 1;
  if (!text.starts_with('D')) count = take_number(text).value_or(0);
  if (!text.starts_with('D') || count < 1 || count > most_dice_rolled) return false;
  text.remove_prefix(1);
  const auto sides = take_number(text);
  if (!sides || *sides < 2 || *sides > most_sides) return false;
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<std::string> die_meant(std::string_view text) {
  std::string die;
  for (const char c : text) {
    if (c != ' ') die += c == 'd' ? 'D' : c;
  }
  return is_die(die) ? std::optional(die) : std::nullopt;
}

std::vector<std::string> spans_of(const GameSystem& system) {
  std::vector<std::string> spans = {"phase", "turn", "round", "next round", "battle"};
  for (const auto& phase : system.sequence.phases) {
    auto span = phase.id.text() + " phase";
    std::replace(span.begin(), span.end(), '-', ' ');
    spans.push_back(std::move(span));
  }
  return spans;
}

/// As the engine knows them, `currency_refusal` of scripting/engine/words/names.lua: of what a system has no list, any
/// word may stand.
std::vector<std::string> currencies_of(const GameSystem& system) {
  std::vector<std::string> currencies;
  for (const auto& currency : system.currencies) currencies.push_back(currency.symbol);
  for (const auto& allowance : system.allowances) {
    if (std::find(currencies.begin(), currencies.end(), allowance.currency) == currencies.end()) {
      currencies.push_back(allowance.currency);
    }
  }
  return currencies;
}

/// The same of kinds of markers, `marker_kind_refusal`; those of the system come first.
std::vector<std::string> marker_kinds_of(const Mission& mission) {
  std::vector<std::string> kinds;
  for (const auto& kind : mission.system->marker_kinds) kinds.push_back(kind.id.text());
  if (kinds.empty()) return kinds;
  const auto add = [&](const Id& kind) {
    if (std::find(kinds.begin(), kinds.end(), kind.text()) == kinds.end()) kinds.push_back(kind.text());
  };
  for (const auto& marker : *mission.markers) add(marker.kind);
  for (const auto& [item, placing] : placings_of(mission)) add(placing->what);
  return kinds;
}

/// The one that is the same but for capitals, as `CP` of `cp`, else the nearest.
std::optional<std::string> meant_of(std::string_view word, const std::vector<std::string>& known) {
  const auto in_capitals = [](std::string_view text) { return capitalised(text, text.size()); };
  const auto same = std::find_if(known.begin(), known.end(),
                                 [&](const std::string& each) { return in_capitals(each) == in_capitals(word); });
  return same != known.end() ? std::optional(*same) : nearest_word(word, known);
}

/// Whether some Lua of the mission has the mark in it that forbidding something leaves, as in `player:has("no shoot")`.
bool is_asked_for(const Mission& mission, std::string_view what) {
  const auto mark = "no " + std::string(what);
  bool found = false;
  for_each_lua(mission, [&](std::string_view, const auto&, const std::vector<ItemLua>& all) {
    for (const auto& lua : all) found = found || lua.text.find(mark) != std::string_view::npos;
  });
  return found;
}

/// A text, a number or a thing that is refused, or arguments that are too many.
struct Refused {
  enum class Why : unsigned char { wrong, not_a_die, too_many };
  Why why;
  /// Places of tokens: the function, and the first and the last one of what is refused.
  std::size_t function;
  std::size_t first;
  std::size_t last;
  std::string taken;
  /// What is refused, as it is said.
  std::string word;
  /// What is written for it by the fix.
  std::optional<std::string> meant = std::nullopt;
};

class Arguments {
 public:
  /// Of an item with such figures, which must outlive it.
  Arguments(const Mission& mission, const LuaTokenList& tokens, const ItemOfLua& kind,
            const std::vector<Param>& figures)
      : mission_(mission),
        tokens_(tokens),
        figures_(figures),
        known_(known_things(tokens, kind)),
        spans_(spans_of(*mission.system)),
        currencies_(currencies_of(*mission.system)),
        marker_kinds_(marker_kinds_of(mission)) {
    const auto own = own_keys(tokens);
    read_brackets();
    for (const auto& [function, text, argument] : texts_given(tokens)) {
      if (function == 0 || !is_symbol(tokens, function - 1, ":")) continue;
      const auto wanted = wanted_of(function, argument);
      if (!takes(wanted.type, "string")) {
        found_.push_back({Refused::Why::wrong, function, text, text, in_words(wanted), written(text, text + 1)});
        continue;
      }
      if (argument == 1) look_at(function, text);
      look_at_list(function, text, argument);
    }
    for (const auto& [function, number, argument] : numbers_given(tokens)) {
      if (function == 0 || !is_symbol(tokens, function - 1, ":")) continue;
      const auto wanted = wanted_of(function, argument);
      if (takes(wanted.type, type_of_number(tokens[number].text))) continue;
      const auto text =
          wanted.type == "die" ? "D" + std::string(tokens[number].text) : std::string(tokens[number].text);
      const bool is_meant = wanted.type == "die" ? is_die(text) : is_any_text(wanted.type);
      found_.push_back({Refused::Why::wrong, function, number, number, in_words(wanted),
                        std::string(tokens[number].text), is_meant ? std::optional(in_quotes(text)) : std::nullopt});
    }
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      const bool is_method = at > 0 && is_symbol(tokens, at - 1, ":") && is_name(tokens, at);
      if (!is_method || !is_symbol(tokens, at + 1, "(") || own.contains(tokens[at].text)) continue;
      look_at_count(at);
      look_at_things(at);
    }
    std::sort(found_.begin(), found_.end(), [](const Refused& a, const Refused& b) { return a.first < b.first; });
  }

  [[nodiscard]] const std::vector<Refused>& found() const { return found_; }

 private:
  /// What is known of a method, by what has it and its name: it may be called many times.
  struct Method {
    std::vector<Wanted> wanted;
    std::optional<std::size_t> most;
  };

  const Method& method_at(std::size_t function) {
    const auto owner = function > 1 ? known_[function - 2] : std::string_view();
    const auto name = tokens_[function].text;
    const auto [method, is_new] = methods_.try_emplace({owner, name});
    if (is_new) method->second = {wanted_by(owner, name), most_taken_by(name)};
    return method->second;
  }

  /// Nothing of what is asked of a thing that has no such method: that is told by another check.
  Wanted wanted_of(std::size_t function, int argument) {
    const auto& wanted = method_at(function).wanted;
    const auto index = static_cast<std::size_t>(argument) - 1;
    return index < wanted.size() ? wanted[index] : Wanted();
  }

  /// Whether something of a type is taken where another is wanted; yes where it is not known.
  [[nodiscard]] static bool takes(std::string_view wanted, std::string_view given) {
    if (wanted.empty() || given.empty()) return true;
    if (wanted == "integer") return given == "integer";
    if (wanted == "number") return given == "integer" || given == "number";
    if (is_text(wanted)) return given == "string";
    const auto* const thing = api::find_class(wanted);
    return thing == nullptr || !thing->element.empty() || wanted == given;
  }

  /// The figure that stands between two places by itself, as `card.far`; null where none does.
  [[nodiscard]] const Param* figure_in(std::size_t first, std::size_t end) const {
    const bool is_field = end == first + 3 && is_symbol(tokens_, first + 1, ".") && is_name(tokens_, first + 2);
    if (!is_field || known_[first] != "item") return nullptr;
    const auto found = std::find_if(figures_.begin(), figures_.end(),
                                    [&](const Param& each) { return each.name.text() == tokens_[first + 2].text; });
    return found == figures_.end() ? nullptr : &*found;
  }

  /// Figures and things, of which it is known what they are: `player:move(card.far, unit)`
  void look_at_things(std::size_t function) {
    auto first = function + 2;
    int argument = 0;
    for (const auto end : ends_[function + 1]) {
      const auto wanted = wanted_of(function, ++argument);
      const auto begin = std::exchange(first, end + 1);
      if (wanted.type.empty() || end <= begin) continue;
      std::string_view is;
      const auto* const figure = figure_in(begin, end);
      if (figure != nullptr) {
        is = type_of_figure(figure->value);
      } else if (is_name(tokens_, begin) && beginning_of(tokens_, end - 1) == begin) {
        is = known_[end - 1];
      }
      if (takes(wanted.type, is)) continue;
      auto word = written(begin, end);
      if (figure != nullptr) word += ", which is " + (is == "string" ? in_quotes(figure->value) : figure->value);
      found_.push_back({Refused::Why::wrong, function, begin, end - 1, in_words(wanted), std::move(word)});
    }
  }

  /// An argument between two places as the engine says it, `came` of scripting/engine/bounds/guard.lua; of what it
  /// would have to run for that, as it is written.
  [[nodiscard]] std::string written(std::size_t first, std::size_t end) const {
    const auto text = tokens_[first].text;
    if (end == first + 1 && tokens_[first].kind == LuaToken::Kind::text) return "the text " + in_quotes(text);
    if (is_symbol(tokens_, first, "{")) return "a table";
    if (is_word(tokens_, first, "function")) return "a function";
    // From what is before it, as texts are without their quotes.
    const auto& before = tokens_[first - 1].text;
    const auto* const begin = before.data() + before.size();
    const std::string_view between(begin, static_cast<std::size_t>(tokens_[end].text.data() - begin));
    constexpr std::string_view blanks = " \t\r\n";
    const auto from = std::min(between.find_first_not_of(blanks), between.size());
    return std::string(between.substr(from, between.find_last_not_of(blanks) + 1 - from));
  }

  void look_at(std::size_t function, std::size_t text) {
    switch (api::named_by(tokens_[function].text)) {
      case ApiWord::Names::die: return look_at_die(function, text);
      case ApiWord::Names::span: return look_at_word(function, text, spans_);
      case ApiWord::Names::exit: return look_at_word(function, text, {"escaped", "destroyed"});
      case ApiWord::Names::nothing:
      case ApiWord::Names::label:
      case ApiWord::Names::kind: return;
    }
  }

  /// `player:gain(1, "CP")`, `player:forbid("gain CP")`, `player:place("trap")`
  void look_at_list(std::size_t function, std::size_t text, int argument) {
    const auto is = [&](std::string_view word) { return is_word(tokens_, function, word); };
    const bool is_second = is(api::word("player", "gain")) || is(api::word("player", "pay"));
    if (is_second ? argument == 2 : is(api::word("player", "has_of")) && argument == 1) {
      if (!currencies_.empty()) look_at_word(function, text, currencies_);
    } else if (is(api::word("player", "forbid")) && argument == 1 && !currencies_.empty()) {
      look_at_forbidden(function, text);
    } else if (is(api::word("player", "place")) && argument == 1 && !marker_kinds_.empty()) {
      look_at_word(function, text, marker_kinds_);
    }
  }

  /// Of what a player may not do, the battle knows what he may not gain; all else is a mark that a rule asks for, or
  /// nothing.
  void look_at_forbidden(std::size_t function, std::size_t text) {
    const auto what = tokens_[text].text;
    if (!what.starts_with("gain ") && is_asked_for(mission_, what)) return;
    std::vector<std::string> known;
    for (const auto& currency : currencies_) known.push_back("gain " + currency);
    look_at_word(function, text, known);
  }

  /// `player:roll("D6", "the alarm", unit)`
  void look_at_count(std::size_t function) {
    const auto most = method_at(function).most;
    const auto& ends = ends_[function + 1];
    if (!most) return;
    if (ends.size() <= *most || is_symbol(tokens_, function + 2, ")")) return;
    const auto from = *most == 0 ? function + 1 : ends[*most - 1];
    // The engine lets nil and what stands behind it pass; `...` may be nothing.
    if (is_word(tokens_, from + 1, "nil") || is_symbol(tokens_, from + 1, "...")) return;
    const auto taken = *most == 0   ? std::string("no arguments")
                       : *most == 1 ? std::string("1 argument")
                                    : std::to_string(*most) + " arguments";
    const auto more = written(from + 1, *std::upper_bound(ends.begin(), ends.end(), from));
    found_.push_back({Refused::Why::too_many, function, from, ends.back(), taken, more, *most == 0 ? "()" : ")"});
  }

  /// Finds where the arguments in each bracket end: at commas, and at the bracket that closes it; nothing where none
  /// does. Looks at the dice of tests on the way.
  void read_brackets() {
    constexpr std::array<std::string_view, 4> opening = {"function", "if", "do", "repeat"};
    ends_.resize(tokens_.size());
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const auto is = [&](std::string_view symbol) { return is_symbol(tokens_, at, symbol); };
      const bool closes = is(")") || is("}") || is("]") || is_word(tokens_, at, "end") || is_word(tokens_, at, "until");
      if (!open.empty() && (closes || is(","))) ends_[open.back()].push_back(at);
      if (!open.empty() && closes) open.pop_back();
      const bool is_keyword = tokens_[at].kind == LuaToken::Kind::keyword;
      const bool begins = is_keyword && std::find(opening.begin(), opening.end(), tokens_[at].text) != opening.end();
      if (is("(") || is("{") || is("[") || begins) open.push_back(at);
      if (is_word(tokens_, at, api::word("test", "die"))) look_at_die_of_test(open, at);
    }
    for (const auto at : open) ends_[at].clear();
  }

  /// `player:test("shock", { die = "2D6" })`, with what is open there.
  void look_at_die_of_test(const std::vector<std::size_t>& open, std::size_t at) {
    if (open.size() < 2 || !is_symbol(tokens_, open.back(), "{")) return;
    const auto bracket = open[open.size() - 2];
    const bool is_test =
        bracket > 0 && is_symbol(tokens_, bracket, "(") && is_word(tokens_, bracket - 1, api::word("player", "test"));
    const bool is_text = is_symbol(tokens_, at + 1, "=") && at + 2 < tokens_.size() &&
                         tokens_[at + 2].kind == LuaToken::Kind::text && !tokens_[at + 2].escaped &&
                         (is_symbol(tokens_, at + 3, ",") || is_symbol(tokens_, at + 3, "}"));
    if (is_test && is_text) look_at_die(bracket - 1, at + 2);
  }

  void look_at_die(std::size_t function, std::size_t text) {
    const auto die = tokens_[text].text;
    if (!is_die(die))
      found_.push_back(
          {Refused::Why::not_a_die, function, text, text, std::string(dice), std::string(die), die_meant(die)});
  }

  void look_at_word(std::size_t function, std::size_t text, const std::vector<std::string>& known) {
    const std::string word(tokens_[text].text);
    if (std::find(known.begin(), known.end(), word) != known.end()) return;
    found_.push_back({Refused::Why::wrong, function, text, text, listed(known, " or "), word, meant_of(word, known)});
  }

  const Mission& mission_;
  const LuaTokenList& tokens_;
  const std::vector<Param>& figures_;
  /// The classes and lists of what ends with each token.
  std::vector<std::string_view> known_;
  /// By the places of brackets.
  std::vector<std::vector<std::size_t>> ends_;
  std::map<std::pair<std::string_view, std::string_view>, Method> methods_;
  std::vector<std::string> spans_;
  std::vector<std::string> currencies_;
  std::vector<std::string> marker_kinds_;
  std::vector<Refused> found_;
};

std::string mend(const Mission& mission, const ItemOfLua& kind, const std::vector<Param>& figures,
                 const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  std::vector<LuaReplacement> replacements;
  const Arguments arguments(mission, tokens, kind, figures);
  for (const auto& each : arguments.found()) {
    const bool is_gone = !replacements.empty() && each.first <= replacements.back().last;
    if (each.meant && !is_gone) replacements.push_back({each.first, each.last, *each.meant});
  }
  return with_replaced(lua, tokens, replacements);
}

Message sentence_of(const Refused& each, const LuaTokenList& tokens, const std::string& item) {
  const auto of = arg<"item">(item);
  const auto in = arg<"line">(tokens[each.first].line);
  const auto function = arg<"function">(tokens[each.function].text);
  const auto taken = arg<"taken">(each.taken);
  const auto word = arg<"word">(quotable(each.word));
  const auto meant = arg<"meant">(each.meant.value_or(""));
  switch (each.why) {
    case Refused::Why::too_many: return message<given_more>(of, in, function, taken, word);
    case Refused::Why::not_a_die:
      return each.meant ? message<no_die_meant>(of, in, word, taken, meant) : message<no_die>(of, in, word, taken);
    case Refused::Why::wrong: break;
  }
  return each.meant ? message<refused_meant>(of, in, function, taken, word, meant)
                    : message<refused>(of, in, function, taken, word);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& mission = context.mission;
  for_each_lua(mission, [&](std::string_view, const auto& item, const std::vector<ItemLua>& all) {
    const auto kind = item_of_lua(mission, item);
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      const Arguments arguments(mission, tokens, kind, item.params);
      auto with_all = mended(item, lua, [mission, kind, figures = item.params](const std::string& text) {
        return mend(mission, kind, figures, text);
      });
      for (const auto& each : arguments.found()) {
        Observation observation{sentence_of(each, tokens, name_of(item, lua)), {address_of(item.id)}, {}};
        if (each.meant) observation.fixes = with_all.next();
        observations.push_back(std::move(observation));
      }
    }
  });
  return observations;
}

}  // namespace

Check refused_argument_check() {
  return {
      .key = "refused-argument",
      .title = "Argument that is refused",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A die is one, as in `player:roll(\"2D6\")` or `{ die = \"D3\" }` of a test; what lasts for a while ends "
          "with `phase`, `turn`, `round`, `next round`, `battle` or a phase of the game system, as in "
          "`until_end_of(\"command phase\")`; and a unit leaves as `escaped` or `destroyed`. What a player gains, "
          "may not gain, pays and has is a currency of the game system, and what a player places is a kind of marker "
          "of it, or one that is on the map or that an item has placed; of what the system has no list, any word may "
          "stand. What else a player may not do is a mark that some Lua asks for, as `player:has(\"no retreat\")` "
          "behind `player:forbid(\"retreat\")`. A number is written without quotes, and a text with them. A method is "
          "given no more arguments than it takes. Of others texts and numbers that stand in the call are looked at, "
          "figures of the item, and things of which it is sure what they are, as what the function is given: of a card "
          "or an action what was chosen of what `targets` gives, and what it is about as its moments say, whatever "
          "the function calls them. The Lua is read, not run.",
      .reason =
          "Such a call ends the function with an error, in the middle of a battle; what nobody asks for is "
          "forbidden in vain.",
      .places = "the rule, mission objective, action, stratagem or table; the message names the line",
      .remedy = "Write one of those that are taken. A fix writes the one that was meant, where there is one.",
      .messages = {refused, refused_meant, given_more, no_die, no_die_meant},
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
