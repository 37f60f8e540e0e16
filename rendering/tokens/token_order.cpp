// SPDX-License-Identifier: MIT
#include "rendering/tokens/token_order.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace bulkhead {
namespace {

bool is_figure(char byte) { return byte >= '0' && byte <= '9'; }

/// Takes the figures from the start of a text, without zeros that lead.
std::string_view take_number(std::string_view& text) {
  const auto* const end = std::ranges::find_if_not(text, is_figure);
  auto number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(number.size());
  number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
  return number;
}

/// A side's place in the mission; what belongs to none comes first.
std::size_t place_of(const std::optional<Id>& side, const Mission& mission) {
  if (!side) return 0;
  const auto found = std::ranges::find(*mission.sides, *side, &Side::id);
  return static_cast<std::size_t>(found - mission.sides->begin()) + 1;
}

}  // namespace

bool label_before(std::string_view one, std::string_view other) {
  while (!one.empty() && !other.empty()) {
    if (is_figure(one.front()) && is_figure(other.front())) {
      const auto first = take_number(one);
      const auto second = take_number(other);
      if (first.size() != second.size()) return first.size() < second.size();
      if (first != second) return first < second;
      continue;
    }
    if (one.front() != other.front()) {
      return static_cast<unsigned char>(one.front()) < static_cast<unsigned char>(other.front());
    }
    one.remove_prefix(1);
    other.remove_prefix(1);
  }
  return one.empty() && !other.empty();
}

bool in_one_group(const Token& one, const Token& other) {
  return one.side == other.side && (one.kind == Token::Kind::unit) == (other.kind == Token::Kind::unit);
}

std::vector<Token> in_order(std::vector<Token> tokens, const Mission& mission) {
  // Units of one name are apart by their ids; markers of a kind belong together.
  const auto what = [](const Token& token) {
    return std::pair(token.name, token.kind == Token::Kind::unit ? std::optional(token.id) : std::nullopt);
  };
  std::map<std::pair<std::string, std::optional<Id>>, std::size_t> first_met;
  for (const auto& token : tokens) first_met.try_emplace(what(token), first_met.size());
  std::vector<std::size_t> order(tokens.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto key = [&](const Token& token) {
    return std::tuple(token.kind == Token::Kind::unit, place_of(token.side, mission), token.kind, !token.leads,
                      first_met.at(what(token)));
  };
  std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
    const auto first = key(tokens[one]);
    const auto second = key(tokens[other]);
    if (first != second) return first < second;
    if (label_before(tokens[one].label, tokens[other].label)) return true;
    return !label_before(tokens[other].label, tokens[one].label) && one < other;
  });
  std::vector<Token> sorted;
  sorted.reserve(tokens.size());
  for (const auto index : order) sorted.push_back(std::move(tokens[index]));
  return sorted;
}

}  // namespace bulkhead
