// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "model/mission/mission.h"

namespace bulkhead {

struct RehearsalOptions {
  /// Lines of decisions, as docs/rehearsal.md says; what stands in their head counts, unless it is said here.
  std::string decisions = {};
  std::optional<std::int64_t> seed = {};
  /// Gives a player's next line, nothing where there is none any more; without it the battle ends with its lines.
  std::function<std::optional<std::string>(const std::string& question)> read = {};
  /// Gives the text of one of the engine's files instead of its own, so that it can be tried what a fault would do.
  std::function<std::string(std::string_view name, std::string_view text)> engine = {};
  /// What players are told while they decide.
  std::function<void(const std::string& text)> tell = {};
};

struct Rehearsal {
  /// `faulty`: played as far as its lines go, but some Lua failed on the way.
  enum class Status : unsigned char { needs, ended, faulty, failed, stopped, refused, misunderstood, broken };
  Status status = Status::broken;
  /// What has happened and what it came to, for people; as JSON; as a record that replays.
  std::string text;
  std::string json;
  std::string record;
};

/// Plays a mission by its own rules, with the engine of scripting/engine. What its Lua may take is limited:
/// instructions for each line, memory, nothing outside. Fails where the lines are no decisions at all, with the number
/// of the line.
[[nodiscard]] Result<Rehearsal> rehearse(const Mission& mission, const RehearsalOptions& options);

}  // namespace bulkhead
