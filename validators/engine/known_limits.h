// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace bulkhead {

/// A limit (see `Limit`) that checks read.
struct KnownLimit {
  enum class Kind : unsigned char { number, range, length };
  /// `KIND` stands for any kind of marker of the game system: `KIND-count` is `objective-count`, `tunnel-hatch-count` …
  std::string_view id;
  Kind kind = Kind::number;
  /// What it says, for the reference (docs/checks.md).
  std::string_view meaning;
};

/// In alphabetical order.
[[nodiscard]] std::span<const KnownLimit> known_limits();

/// `a number or a range`
[[nodiscard]] std::string_view to_text(KnownLimit::Kind kind);

}  // namespace bulkhead
