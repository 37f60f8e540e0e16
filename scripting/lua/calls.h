// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "scripting/lua/tokens.h"

namespace bulkhead {

/// A call of what is asked of an expression, as `battle.units:of(player)`. Places are those of tokens.
struct LuaCallPlace {
  /// Where the expression begins that is asked: `battle`.
  std::size_t beginning = 0;
  /// The bracket that ends the call.
  std::size_t end = 0;
  /// Whether it is a statement by itself, and nobody asks what it gives.
  bool is_statement = false;
  /// Whether more is asked of what it gives, or that is called.
  bool goes_on = false;
  /// Whether a `for` walks over what it gives.
  bool is_walked = false;
};
/// The call of the name at a place, which stands behind a point or a colon and has round brackets behind it; nothing
/// where it cannot be told where that begins or ends.
[[nodiscard]] std::optional<LuaCallPlace> call_of(const LuaTokenList& tokens, std::size_t name);

}  // namespace bulkhead
