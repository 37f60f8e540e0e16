// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

#include "scripting/battle/rehearsal.h"

namespace bulkhead {

/// What came of one file of decisions.
struct PlayedBattle {
  std::string file;
  /// Nothing where its lines are no decisions, or it could not be read.
  std::optional<Rehearsal> rehearsal = {};
  std::string unreadable = {};
};

/// What came of it in a line: that it was played, or which line was not met, or why it could not be played.
[[nodiscard]] std::string verdict(const PlayedBattle& battle);

/// The battles of a mission as build servers read them from JUnit: a suite with a case for each. A case fails where a
/// line was refused, an expectation was not met or a die was missing; it is in error where a line could not be
/// understood or a rule took too much. What happened in such a battle is its output.
[[nodiscard]] std::string battles_junit(const std::string& mission, std::span<const PlayedBattle> battles);

}  // namespace bulkhead
