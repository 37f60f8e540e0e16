// SPDX-License-Identifier: MIT
#include "model/mission/system.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/mission/battlefield.h"

namespace bulkhead {
namespace {

template <typename T>
const T* find_by_id(const std::vector<T>& list, const Id& id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const T& item) { return item.id == id; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

Result<std::string> parse_ground_colour(std::string_view text) {
  const bool good = text.size() == 7 && text.front() == '#' &&
                    text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
  if (good) return std::string(text);
  return fail(
      fmt::format("\"{}\" is not a colour; write # and six hexadecimal digits, such as #0A7458", quotable(text)));
}

Result<std::string> parse_ground_pattern(std::string_view text) {
  if (std::find(ground_patterns.begin(), ground_patterns.end(), text) != ground_patterns.end()) {
    return std::string(text);
  }
  return fail(
      fmt::format("\"{}\" is not a pattern; write one of {}", quotable(text), fmt::join(ground_patterns, ", ")));
}

Result<std::string> parse_zone_sign(std::string_view text) {
  constexpr std::size_t longest = 3;
  const bool good = !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char each) {
    return is_digit(each) || (each >= 'A' && each <= 'Z') || (each >= 'a' && each <= 'z');
  });
  if (good) return std::string(text);
  return fail(
      fmt::format("\"{}\" is not a sign; write one to {} letters or digits, such as G", quotable(text), longest));
}

const NamedKind* find_named_kind(const std::vector<NamedKind>& kinds, std::string_view word) {
  const auto found =
      std::ranges::find_if(kinds, [&](const NamedKind& kind) { return kind.id.text() == word || kind.name == word; });
  return found == kinds.end() ? nullptr : &*found;
}
const Currency* find_currency(const GameSystem& system, std::string_view word) {
  const auto found = std::ranges::find_if(
      system.currencies, [&](const Currency& each) { return each.symbol == word || each.name == word; });
  return found == system.currencies.end() ? nullptr : &*found;
}
const ZoneKind* find_zone_kind(const GameSystem& system, const Id& id) { return find_by_id(system.zone_kinds, id); }
const MarkerKind* find_marker_kind(const GameSystem& system, const Id& id) {
  return find_by_id(system.marker_kinds, id);
}
const LinkKind* find_link_kind(const GameSystem& system, const Id& id) { return find_by_id(system.link_kinds, id); }
const Season* find_season(const GameSystem& system, const Id& id) { return find_by_id(system.seasons, id); }

const TerrainType* find_terrain_type(const GameSystem& system, const Id& id) {
  return find_by_id(system.terrain_types, id);
}

Length marker_size(const GameSystem& system, const Id& kind) {
  const auto* known = find_marker_kind(system, kind);
  if (known != nullptr && known->size) return *known->size;
  return Length::millimetres(kind.text() == objective_kind ? 40 : 32);
}

Length control_range(const GameSystem& system, const Id& kind) {
  const auto* known = find_marker_kind(system, kind);
  if (known != nullptr && known->range) return *known->range;
  if (kind.text() != objective_kind) return {};
  const auto control = system.control.value_or(ControlRule());
  return control.counts == ControlRule::Counts::contact ? Length() : control.range;
}

std::size_t count_steps(const GameSystem& system) {
  auto count = system.set_up.steps.size();
  for (const auto& phase : system.sequence.phases) count += phase.steps.size();
  return count;
}

}  // namespace bulkhead
