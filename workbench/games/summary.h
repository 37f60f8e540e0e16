// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "workbench/games/sample.h"

namespace bulkhead {

/// What many automatic battles of a mission came to. It is made of the lines that `play_game` gives, in any order, so
/// that battles may be played in several places.
class GamesSummary {
 public:
  struct Side {
    std::string role;
    std::int64_t wins = 0;
    Sample points;
    /// The points at the end of each round; of a battle that was over before, those it ended with.
    std::vector<Sample> rounds = {};
  };
  struct Objective {
    std::string id;
    std::string role;
    Sample points;
    /// Nobody ever got or lost anything by it.
    bool never = true;
  };
  /// An error that some Lua led to, perhaps again and again.
  struct ScriptError {
    std::string item;
    std::optional<std::int64_t> line;
    std::string message;
    friend auto operator<=>(const ScriptError&, const ScriptError&) = default;
  };
  /// How often it came up, and where first: in the battle of the least seed, at its least step.
  struct Occurrences {
    std::int64_t seed = 0;
    std::optional<std::int64_t> step;
    std::int64_t times = 0;
  };

  /// Takes a line in. Fails where it is none of an automatic battle, of another mission, or of a seed that was there.
  Result<void> add(std::string_view line);

  [[nodiscard]] std::int64_t games() const { return static_cast<std::int64_t>(seeds_.size()); }
  [[nodiscard]] const std::string& mission() const { return mission_; }
  /// `1..500,700..800`
  [[nodiscard]] std::string seeds() const;
  [[nodiscard]] const std::vector<Side>& sides() const { return sides_; }
  [[nodiscard]] std::int64_t draws() const { return draws_; }
  /// Battles that did not come to their end, as a script took too much; they count for nothing else.
  [[nodiscard]] std::int64_t broken() const { return broken_; }
  /// For each side whose they are.
  [[nodiscard]] const std::vector<Objective>& objectives() const { return objectives_; }
  /// The items with Lua that did nothing in any battle, as `rule:venting`.
  [[nodiscard]] std::vector<std::string> never_fired() const {
    return never_fired_.value_or(std::vector<std::string>());
  }
  /// Each error once; the first hundred, by item, line and message.
  [[nodiscard]] const std::map<ScriptError, Occurrences>& errors() const { return errors_; }
  /// How often any came up.
  [[nodiscard]] std::int64_t error_count() const { return error_count_; }

 private:
  struct Game;
  void take(const Game& game);
  Side& side_of(const std::string& role);
  void note_error(const ScriptError& error, std::int64_t seed, std::optional<std::int64_t> step);
  void note_objective(const std::string& id, const std::string& role, std::int64_t points);

  std::string mission_;
  std::set<std::int64_t> seeds_;
  std::vector<Side> sides_;
  std::vector<Objective> objectives_;
  std::optional<std::vector<std::string>> never_fired_;
  std::map<ScriptError, Occurrences> errors_;
  std::int64_t error_count_ = 0;
  std::int64_t draws_ = 0;
  std::int64_t broken_ = 0;
};

}  // namespace bulkhead
