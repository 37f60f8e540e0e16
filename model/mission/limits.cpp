// SPDX-License-Identifier: MIT
#include "model/mission/limits.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/mission/mission.h"

namespace bulkhead {
namespace {

constexpr int largest_limit = 1'000'000;

const Limit* find_in(const std::vector<Limit>& limits, std::string_view id) {
  const auto found =
      std::find_if(limits.begin(), limits.end(), [&](const Limit& limit) { return limit.id.text() == id; });
  return found == limits.end() ? nullptr : &*found;
}

template <typename T>
std::optional<T> value_of(const Limit* limit) {
  const auto* value = limit == nullptr ? nullptr : std::get_if<T>(&limit->value);
  return value == nullptr ? std::nullopt : std::optional<T>(*value);
}

std::optional<NumberRange> parse_range(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto low = parse_int(text.substr(0, dash), 0, largest_limit);
  const auto high = parse_int(text.substr(dash + 1), 0, largest_limit);
  if (!low || !high || *low > *high) return std::nullopt;
  return NumberRange{*low, *high};
}

}  // namespace

const Limit* find_limit(const Mission& mission, std::string_view id) {
  const auto* own = find_in(*mission.limits, id);
  return own != nullptr ? own : find_in(mission.system->limits, id);
}

std::optional<int> number_limit(const Mission& mission, std::string_view id) {
  return value_of<int>(find_limit(mission, id));
}

std::optional<NumberRange> range_limit(const Mission& mission, std::string_view id) {
  const auto* limit = find_limit(mission, id);
  if (const auto number = value_of<int>(limit)) return NumberRange{*number, *number};
  return value_of<NumberRange>(limit);
}

std::optional<Length> length_limit(const Mission& mission, std::string_view id) {
  return value_of<Length>(find_limit(mission, id));
}

std::string to_text(const NumberRange& range) { return fmt::format("{}-{}", range.low, range.high); }

std::string to_text(const Limit::Value& value) {
  if (const auto* number = std::get_if<int>(&value)) return fmt::to_string(*number);
  if (const auto* range = std::get_if<NumberRange>(&value)) return to_text(*range);
  return to_text(std::get<Length>(value));
}

Result<Limit::Value> parse_limit(std::string_view text) {
  if (const auto number = parse_int(text, 0, largest_limit)) return *number;
  if (const auto range = parse_range(text)) return *range;
  const auto length = parse_length(text);
  if (length && *length >= Length()) return *length;
  return fail(
      fmt::format("\"{}\" is no limit; write a number, such as 90, a range, such as 3-6, or a length with its "
                  "unit, such as 6in",
                  quotable(text)));
}

}  // namespace bulkhead
