// SPDX-License-Identifier: MIT
#include <array>

#include "model/edit/checks.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

// Rule: a limit has an id that a check knows, and a value of the kind which that check reads.
// Source: a misspelt limit, or a length without its unit, would silence its check without a word.

enum class Kind : unsigned char { number, range, length };

struct Known {
  std::string_view id;
  Kind kind;
};

constexpr std::array known_limits = {Known{"base", Kind::length},           Known{"border-walls", Kind::number},
                                     Known{"move", Kind::length},           Known{"start-zones-apart", Kind::length},
                                     Known{"stratagem-cost", Kind::range},  Known{"stratagem-points", Kind::number},
                                     Known{"victory-points", Kind::number}, Known{"weapon-range", Kind::length},
                                     Known{"zone-models", Kind::number}};

/// What follows the kind of a marker.
constexpr std::array marker_limits = {Known{"-apart", Kind::length}, Known{"-count", Kind::range},
                                      Known{"-to-centre", Kind::length}, Known{"-to-edge", Kind::length}};

std::optional<Kind> kind_of(const GameSystem& system, const std::string& id) {
  for (const auto& known : known_limits) {
    if (known.id == id) return known.kind;
  }
  for (const auto& marker : system.marker_kinds) {
    for (const auto& known : marker_limits) {
      if (marker.id.text() + std::string(known.id) == id) return known.kind;
    }
  }
  return std::nullopt;
}

bool fits(Kind kind, const Limit::Value& value) {
  if (std::holds_alternative<int>(value)) return kind != Kind::length;
  return std::holds_alternative<NumberRange>(value) ? kind == Kind::range : kind == Kind::length;
}

std::string_view words_for(Kind kind) {
  switch (kind) {
    case Kind::number: return "a number";
    case Kind::range: return "a number or a range";
    case Kind::length: break;
  }
  return "a length";
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto look_at = [&](const Limit& limit, std::string_view whose, std::vector<Edit> fixes) {
    const auto kind = kind_of(*mission.system, limit.id.text());
    if (kind && fits(*kind, limit.value)) return;
    Message message{kind ? "unknown-limit-value" : "unknown-limit",
                    {{"limit", limit.id.text()}, {"whose", std::string(whose)}}};
    if (kind) message.arguments.emplace_back("kind", words_for(*kind));
    if (kind) message.arguments.emplace_back("value", to_text(limit.value));
    observations.push_back({std::move(message), {}, std::move(fixes)});
  };
  for (const auto& limit : *mission.limits) look_at(limit, "the mission", {set_limit(limit.id, std::nullopt)});
  for (const auto& limit : mission.system->limits) look_at(limit, "the system", {});
  return observations;
}

}  // namespace

Check unknown_limit_check() {
  return {"unknown-limit",       "Unknown limit",
          Level::warning,        "Correct the limit's id or value, or take it away.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
