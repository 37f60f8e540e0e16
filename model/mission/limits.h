// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"

namespace bulkhead {

struct Mission;

/// Both ends included.
struct NumberRange {
  int low = 0;
  int high = 0;
  friend bool operator==(const NumberRange&, const NumberRange&) = default;

  [[nodiscard]] bool contains(int number) const { return number >= low && number <= high; }
};

/// A figure of the rules that checks hold missions against: `victory-points` 90, `objective-to-edge` 6". A game system
/// has those of all its missions; a mission may have its own, which count instead. What each id means, the checks say
/// (docs/checks.md); without a limit its check says nothing.
struct Limit {
  using Value = std::variant<int, NumberRange, Length>;
  Id id;
  Value value;
  /// Where the figure comes from.
  std::string note;
  Extras extras;
  friend bool operator==(const Limit&, const Limit&) = default;
};

/// The mission's own limit, else its system's; null where there is none.
[[nodiscard]] const Limit* find_limit(const Mission& mission, std::string_view id);

/// Its value, where it is of that kind. A single number is also a range of itself.
[[nodiscard]] std::optional<int> number_limit(const Mission& mission, std::string_view id);
[[nodiscard]] std::optional<NumberRange> range_limit(const Mission& mission, std::string_view id);
[[nodiscard]] std::optional<Length> length_limit(const Mission& mission, std::string_view id);

/// `90`, `3-6`, `152.4mm`
[[nodiscard]] std::string to_text(const Limit::Value& value);
/// Reads these, lengths with their unit. Numbers lie between 0 and 1 000 000.
[[nodiscard]] Result<Limit::Value> parse_limit(std::string_view text);
[[nodiscard]] std::string to_text(const NumberRange& range);

}  // namespace bulkhead
