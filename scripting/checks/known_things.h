// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "model/mission/items.h"
#include "model/mission/mission.h"
#include "scripting/lua/tokens.h"

namespace bulkhead {

/// What has a chunk, as far as it decides what its functions are given.
struct ItemOfLua {
  /// `rule` or `stratagem`, as some hooks are of some kinds alone.
  std::string_view kind;
  /// The class of what a card or an action is about, by its moments; empty where these do not say it, or differ.
  std::string_view about = {};
};
template <typename T>
[[nodiscard]] ItemOfLua item_of_lua(const Mission&, const T&) {
  return {info_of<T>().element};
}
[[nodiscard]] ItemOfLua item_of_lua(const Mission& mission, const Stratagem& card);
[[nodiscard]] ItemOfLua item_of_lua(const Mission& mission, const MissionAction& action);

/// By the place of each token the class or list of what ends with it, followed from its beginning on as the table of
/// words says: of `battle.hatchways.closed`, `hatchways`; empty where it is not known for sure. What the functions of
/// the chunk are given is known by the table of hooks. Where that says `any`, what is chosen is of the list that
/// `targets` gives, and what a card or an action is about by its moments, whatever they are called; where neither is
/// known, it is what it is called, as `player`.
[[nodiscard]] std::vector<std::string_view> known_things(const LuaTokenList& tokens, const ItemOfLua& item);

}  // namespace bulkhead
