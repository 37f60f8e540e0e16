// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "scripting/api.h"
#include "scripting/lua/chunk.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText score_without_moment{"score-without-moment",
                                           "an objective that counts points by Lua names the moments at which it is "
                                           "scored; {objective} names none, and nothing asks {what}"};

bool has_score(const std::string& lua) {
  const auto tokens = lua_tokens(lua);
  const auto chunk = read_chunk(tokens);
  return std::any_of(chunk.functions.begin(), chunk.functions.end(), [](const LuaFunction& function) {
    return function.outermost && !function.local && function.name == api::word("", "score");
  });
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& objective : *context.mission.objectives) {
    if (!objective.scorings.empty()) continue;
    const bool has_condition =
        std::any_of(objective.conditions.begin(), objective.conditions.end(),
                    [](const auto& condition) { return !condition.expression.empty() || !condition.each.empty(); });
    const bool has_function = has_score(objective.lua);
    if (!has_function && !has_condition) continue;
    observations.push_back(
        {message<score_without_moment>(arg<"objective">(name_of(objective)),
                                       arg<"what">(has_function ? "its function score" : "its conditions")),
         {address_of(objective.id)},
         {}});
  }
  return observations;
}

}  // namespace

Check score_without_moment_check() {
  return {
      .key = "score-without-moment",
      .title = "Objective that is never scored",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "A mission objective with a function `score`, or with conditions in Lua, names the moments at which it "
          "is scored, such as `round-end`.",
      .reason = "Nothing asks for its points in a rehearsal, and nobody is told.",
      .places = "the mission objective",
      .remedy =
          "Say when it is scored: `<scored at=\"round-end\"/>`, or `scored = { { at = \"round-end\" } }` in rules.lua.",
      .messages = {score_without_moment},
      .field = "scored",
      .pictured = false,
      .reported_before = "outside-published-range",
      .run = run};
}

}  // namespace bulkhead
