// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/known_limits.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_limit{"unknown-limit",
                                    "a limit must be one that a check knows; {limit} of {whose} is not"};
constexpr MessageText unknown_limit_value{"unknown-limit-value",
                                          "limit {limit} of {whose} must be {kind}; it is {value}"};

constexpr std::string_view any_kind = "KIND";

std::optional<KnownLimit::Kind> kind_of(const GameSystem& system, const std::string& id) {
  for (const auto& known : known_limits()) {
    if (known.id == id) return known.kind;
    if (!known.id.starts_with(any_kind)) continue;
    const auto ending = std::string(known.id.substr(any_kind.size()));
    for (const auto& marker : system.marker_kinds) {
      if (marker.id.text() + ending == id) return known.kind;
    }
  }
  return std::nullopt;
}

bool fits(KnownLimit::Kind kind, const Limit::Value& value) {
  if (std::holds_alternative<int>(value)) return kind != KnownLimit::Kind::length;
  if (std::holds_alternative<NumberRange>(value)) return kind == KnownLimit::Kind::range;
  return kind == KnownLimit::Kind::length;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto look_at = [&](const Limit& limit, std::string_view whose, FixMaker fixes) {
    const auto kind = kind_of(*mission.system, limit.id.text());
    if (kind && fits(*kind, limit.value)) return;
    const auto id = arg<"limit">(limit.id.text());
    const auto of = arg<"whose">(whose);
    observations.push_back(
        {kind ? message<unknown_limit_value>(id, of, arg<"kind">(to_text(*kind)), arg<"value">(to_text(limit.value)))
              : message<unknown_limit>(id, of),
         {},
         std::move(fixes)});
  };
  for (const auto& limit : *mission.limits) {
    look_at(limit, "the mission", one_fix(SetLimit{limit.id, std::nullopt}));
  }
  for (const auto& limit : mission.system->limits) look_at(limit, "the system", {});
  return observations;
}

}  // namespace

Check unknown_limit_check() {
  return {.key = "unknown-limit",
          .title = "Unknown limit",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A limit of the mission or its system is one of those that checks know, and its value "
              "is of the kind that the check reads.",
          .reason =
              "A misspelt limit, or a length without its unit, would silence its check without a "
              "word.",
          .places = "nowhere on the map; the message names the limit",
          .remedy = "Correct the limit's id or value, or take it away.",
          .messages = {unknown_limit, unknown_limit_value},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
