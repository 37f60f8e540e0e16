// SPDX-License-Identifier: MIT
#include "scripting/checks/known_things.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "model/base/plain_text.h"
#include "model/mission/moments.h"
#include "scripting/api.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {
namespace {

/// An argument of which the class is known, in the function that it is given to.
struct GivenThing {
  std::size_t from = 0;
  std::size_t to = 0;
  std::string_view name;
  std::string_view is;
};

/// The types of what a hook is given, in order: of `use(card: item, about: any, target: any, battle: battle)` all four,
/// and without the target where the chunk says no targets.
std::vector<std::string_view> types_given(std::string_view hook, std::string_view kind, bool has_targets) {
  const auto name = api::anybodys(hook);
  const auto* const found = std::find_if(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
    return each.kind == ApiWord::Kind::hook && each.word == name;
  });
  std::vector<std::string_view> given;
  if (found == api::words.end()) return given;
  const auto kinds = split_words(found->items);
  if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) return given;
  const auto tokens = lua_tokens(found->signature);
  for (std::size_t at = 1; at < tokens.size() && !is_symbol(tokens, at, ")"); ++at) {
    const bool is_left_out = !has_targets && is_word(tokens, at - 1, "target") && is_word(tokens, at + 1, "any");
    if (is_symbol(tokens, at, ":") && !is_left_out) given.push_back(tokens[at + 1].text);
  }
  return given;
}

/// Whether a name stands for something else as well between two places: `local unit`, `for _, unit in`, `unit = `,
/// `function(unit)`.
bool is_made_anew(const LuaTokenList& tokens, std::string_view name, std::size_t from, std::size_t to) {
  for (auto at = from; at < to; ++at) {
    if (is_word(tokens, at, "function")) {
      for (++at; at < to && !is_symbol(tokens, at, ")"); ++at) {
        if (is_word(tokens, at, name)) return true;
      }
    }
    if (!is_word(tokens, at, name) || !stands_alone(tokens, at)) continue;
    const bool in_list = is_symbol(tokens, at - 1, ",") && is_symbol(tokens, at + 1, ",");
    if (in_list || is_symbol(tokens, at + 1, "=") || is_word(tokens, at - 1, "local") ||
        is_word(tokens, at - 1, "for") || is_word(tokens, at + 1, "in")) {
      return true;
    }
  }
  return false;
}

const LuaFunction* targets_of(const LuaChunk& chunk) {
  const auto found = std::find_if(chunk.functions.begin(), chunk.functions.end(), [](const LuaFunction& function) {
    return function.outermost && !function.local && function.name == "targets";
  });
  return found == chunk.functions.end() ? nullptr : &*found;
}

/// The last token of what a `return` gives, which ends its block.
std::size_t end_of_return(const LuaTokenList& tokens, std::size_t at) {
  constexpr std::array<std::string_view, 4> words = {"end", "else", "elseif", "until"};
  int depth = 0;
  for (++at; at < tokens.size(); ++at) {
    if (is_symbol(tokens, at, "(") || is_symbol(tokens, at, "{") || is_symbol(tokens, at, "[")) ++depth;
    if (is_symbol(tokens, at, ")") || is_symbol(tokens, at, "}") || is_symbol(tokens, at, "]")) --depth;
    const bool closes =
        std::any_of(words.begin(), words.end(), [&](std::string_view word) { return is_word(tokens, at, word); });
    if (depth == 0 && (closes || is_symbol(tokens, at, ";") || is_symbol(tokens, at, ","))) break;
  }
  return at - 1;
}

/// Reads what ends with each token from left to right: what is before it is known by then.
class KnownThings {
 public:
  /// `given` in the order in which the functions stand.
  KnownThings(const LuaTokenList& tokens, const std::vector<GivenThing>& given) : tokens_(tokens), given_(given) {
    classes_.resize(tokens.size());
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      if (is_name(tokens, at)) classes_[at] = class_of(at, false);
      const auto opening = is_symbol(tokens, at, ")") ? partner_of(tokens, at) : std::nullopt;
      if (opening && *opening > 0 && is_name(tokens, *opening - 1)) classes_[at] = class_of(*opening - 1, true);
    }
  }

  [[nodiscard]] std::vector<std::string_view> take() { return std::move(classes_); }

 private:
  /// Of a name, which may be called, and what stands before it.
  std::string_view class_of(std::size_t name, bool is_call) {
    if (stands_alone(tokens_, name)) return is_call ? class_called(tokens_[name].text) : class_named(name);
    const bool with_point = is_symbol(tokens_, name - 1, ".");
    if (name < 2 || !(with_point || is_call)) return {};
    const auto owner = classes_[name - 2];
    const auto* word = api::word_of(owner, tokens_[name].text, is_call ? ApiWord::Kind::method : ApiWord::Kind::field);
    // A list that is narrowed by a field as if that were a method: `battle.hatchways:open()`.
    if (word == nullptr && is_call && api::is_list(owner))
      word = api::word_of(owner, tokens_[name].text, ApiWord::Kind::field);
    if (word == nullptr) return {};
    if (word->gives == "these") return owner;
    if (word->gives == "each") return api::find_class(owner)->element;
    return api::find_class(word->gives) == nullptr ? std::string_view() : word->gives;
  }

  /// Of what stands by itself and is called: `marker("A")`.
  std::string_view class_called(std::string_view name) {
    const auto [known, is_new] = called_.try_emplace(name);
    if (is_new) {
      const auto found = std::find_if(api::words.begin(), api::words.end(), [&](const ApiWord& each) {
        return each.owner.empty() && each.kind == ApiWord::Kind::function && each.word == name;
      });
      const bool is_thing = found != api::words.end() && api::find_class(found->gives) != nullptr;
      if (is_thing && !is_made_anew(tokens_, name, 0, tokens_.size())) known->second = found->gives;
    }
    return known->second;
  }

  /// Of what stands by itself, an argument or the battle; no place before the last one.
  std::string_view class_named(std::size_t at) {
    while (first_given_ < given_.size() && given_[first_given_].to <= at) ++first_given_;
    for (auto index = first_given_; index < given_.size() && given_[index].from <= at; ++index) {
      if (given_[index].name == tokens_[at].text) return given_[index].is;
    }
    return is_word(tokens_, at, "battle") ? "battle" : std::string_view();
  }

  const LuaTokenList& tokens_;
  const std::vector<GivenThing>& given_;
  std::vector<std::string_view> classes_;
  std::map<std::string_view, std::string_view> called_;
  /// The first of those that a function is given which has not ended.
  std::size_t first_given_ = 0;
};

/// The class of the things in the list that a function gives wherever it gives something; empty where it is not sure.
std::string_view element_given(const LuaTokenList& tokens, const LuaChunk& chunk, const LuaFunction& function,
                               const std::vector<std::string_view>& known) {
  std::string_view element;
  for (const auto at : returns_of(tokens, chunk, function)) {
    const auto last = end_of_return(tokens, at);
    const auto list = beginning_of(tokens, last) == at + 1 ? known[last] : std::string_view();
    if (!api::is_list(list)) return {};
    const auto is = api::find_class(list)->element;
    if (!element.empty() && is != element) return {};
    element = is;
  }
  return element == "thing" ? std::string_view() : element;
}

/// What is known of the arguments of which the table of hooks says `any`: their classes, empty where they are not
/// known.
struct OfCard {
  std::string_view about;
  std::string_view target;
};

/// The class of an argument by what the hook gives there, in order, and what the chunk calls it; empty where it is not
/// known for sure.
std::string_view class_given(const std::vector<std::string_view>& types, std::size_t at, std::string_view name,
                             const OfCard& known) {
  auto is = types[at];
  if (is == "any") {
    // Of a card or an action what is chosen is the last but one.
    const bool is_target = at + 2 == types.size() && at > 1;
    const auto sure = is_target ? known.target : known.about;
    if (api::find_class(sure) != nullptr) return sure;
    is = api::is_list(name) ? std::string_view() : name;
  }
  const bool is_other = api::find_class(name) != nullptr && name != is && is != "item";
  // Of other items nobody knows the figures.
  const bool is_unknown = (is == "item" && at > 0) || api::find_class(is) == nullptr || is_other;
  return is_unknown ? std::string_view() : is;
}

/// What the functions of a chunk are given.
std::vector<GivenThing> given_things(const LuaTokenList& tokens, const LuaChunk& chunk, std::string_view kind,
                                     const OfCard& known) {
  std::vector<GivenThing> things;
  const bool has_targets = targets_of(chunk) != nullptr;
  for (const auto& function : chunk.functions) {
    if (!function.outermost || function.local) continue;
    const auto types = types_given(function.name, kind, has_targets);
    // A card without targets may be played on whatever its player says, and is about that then.
    const bool is_about_any = !has_targets && function.name == "use";
    for (std::size_t at = 0; at < std::min(types.size(), function.parameters.size()); ++at) {
      const auto name = tokens[function.parameters[at]].text;
      const auto is = class_given(types, at, name, is_about_any ? OfCard() : known);
      if (!is.empty() && !is_made_anew(tokens, name, function.body, function.end))
        things.push_back({function.body, function.end, name, is});
    }
  }
  return things;
}

/// What befalls something that is no player, as `cards.offer` of scripting/engine/play/cards.lua is told.
std::string_view class_at_event(std::string_view moment) {
  if (moment == "before-test" || moment == "after-roll") return "test";
  if (moment == "attack-on-door" || moment == "hatchway-opened") return "hatchway";
  return std::find(events.begin(), events.end(), moment) == events.end() ? std::string_view() : "unit";
}

}  // namespace

ItemOfLua item_of_lua(const Mission& mission, const Stratagem& card) {
  ItemOfLua item{info_of<Stratagem>().element};
  bool is_first = true;
  for (const auto& use : card.used) {
    auto about = class_at_event(use.at.text());
    // Where units are activated, a turn is about the unit that has it.
    const bool in_turns_of_players = mission.system->sequence.turns == Sequence::Turns::players;
    if (about.empty() && in_turns_of_players) about = "player";
    item.about = std::exchange(is_first, false) || item.about == about ? about : std::string_view();
    if (item.about.empty()) break;
  }
  return item;
}

ItemOfLua item_of_lua(const Mission&, const MissionAction&) { return {info_of<MissionAction>().element, "unit"}; }

std::vector<std::string_view> known_things(const LuaTokenList& tokens, const ItemOfLua& item) {
  const auto chunk = read_chunk(tokens);
  auto known = KnownThings(tokens, given_things(tokens, chunk, item.kind, {item.about, {}})).take();
  const auto* const targets = targets_of(chunk);
  const auto element = targets == nullptr ? std::string_view() : element_given(tokens, chunk, *targets, known);
  if (element.empty()) return known;
  return KnownThings(tokens, given_things(tokens, chunk, item.kind, {item.about, element})).take();
}

}  // namespace bulkhead
