// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// A round piece to cut out: a marker, or a model's base.
struct Token {
  enum class Kind : unsigned char { objective, marker, unit };
  Kind kind = Kind::marker;
  /// What it belongs to: a marker, an item that has it placed, or a unit.
  Id id{"token"};
  /// What players call it, and what tells it from others of that name: `Objective marker` and `3`.
  std::string name;
  std::string label;
  /// Across, in millimetres, as on the table.
  double size = 0;
  /// Whose it is.
  std::optional<Id> side = std::nullopt;
  std::optional<FillStyle> look;
  /// A model of a unit that leads its force.
  bool leads = false;
};

/// The smallest that is made.
inline constexpr double smallest_token = 5;
/// For bases of which nobody says how large they are.
inline constexpr double usual_base = 32;

struct Tokens {
  std::vector<Token> tokens;
  /// What is left out.
  std::vector<std::string> remarks;
};

/// The tokens of a mission: the markers of its map; what rules, objectives, actions and stratagems have placed, as many
/// as the dice may ask for; a base for each model of its forces; in the order of `in_order`.
/// With `only` those of these ids. What is smaller than `smallest_token` is left out with a remark. Fails, saying why,
/// where there are none or far too many.
[[nodiscard]] Result<Tokens> tokens_of(const Mission& mission, const std::vector<Id>& only, const Design& design);

/// Whether a mission has markers, places any or has units, of whatever size.
[[nodiscard]] bool has_tokens(const Mission& mission);

}  // namespace bulkhead
