// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"

namespace bulkhead {

/// Of a system, set-up and phases together.
inline constexpr std::size_t most_steps = 64;

/// A step of the set-up or of a phase.
struct SequenceStep {
  Id id;
  std::string name;
  Extras extras = {};
  friend bool operator==(const SequenceStep&, const SequenceStep&) = default;
};

/// What is done before the battle, in order.
struct SetUp {
  std::vector<SequenceStep> steps;
  Extras extras = {};
  friend bool operator==(const SetUp&, const SetUp&) = default;
};

struct Phase {
  /// Whether each turn has it, or each round once for both players.
  enum class Of : unsigned char { turn, round };
  Id id;
  std::string name;
  Of of = Of::turn;
  std::vector<SequenceStep> steps = {};
  Extras extras = {};
  friend bool operator==(const Phase&, const Phase&) = default;
};

/// Behind round `after` another follows on a roll of `needs` or more with a die of so many sides.
struct AnotherRound {
  int after = 1;
  int needs = 1;
  int die = 6;
  Extras extras = {};
  friend bool operator==(const AnotherRound&, const AnotherRound&) = default;
};

/// The order of play: how many rounds, what they and the players' turns are called, what happens in them.
struct Sequence {
  /// Whether one player after the other takes a whole turn, or both take turns with one unit each.
  enum class Turns : unsigned char { players, activations };
  /// Who goes first: who wins a roll in each round or before the battle; each in turn; a role; who set up first; who
  /// has the initiative.
  enum class Order : unsigned char { unstated, roll_off, alternate, attacker, defender, first_deployed, initiative };
  /// 0: no fixed number. The fewest, where there may be another.
  int rounds = 0;
  std::string round_name;
  std::string turn_name;
  Turns turns = Turns::players;
  Order order = Order::unstated;
  std::vector<Phase> phases;
  std::vector<AnotherRound> another_rounds;
  Extras extras;
  friend bool operator==(const Sequence&, const Sequence&) = default;
};

}  // namespace bulkhead
