// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>

namespace bulkhead {

/// What the Lua of a mission may take. docs/rehearsal.md has the same as a table; a test holds them equal.
struct SandboxLimits {
  /// In bytes, of all battles that it plays, at any one time.
  std::size_t memory = std::size_t{64} << 20U;
  /// The same while it is written down what came of a battle, whatever that has left.
  std::size_t memory_of_report = std::size_t{96} << 20U;
  /// Bytes of one text while the Lua of items is at work: comparing two takes as long as they are, in one step.
  std::size_t text = std::size_t{512} << 10U;
  /// Of one table of an item, where they are in no list: with one more Lua puts all of them elsewhere, in one step,
  /// which takes as long as the square of them where their keys are chosen for it.
  std::size_t entries_of_table = 16'384;
  /// Of what a terrain feature stands on, a rectangle or a disc counting as four: to measure from one to another takes
  /// as long as the square of them.
  std::size_t corners_of_feature = 1'000;
  /// Of the Lua of items, for one line of the players.
  int instructions = 50'000'000;
  /// Of the processor, for one line of the players, with all that is measured on the way.
  std::chrono::milliseconds time{1'500};
  /// The same by the clock, where the processor is busy with other work: less than the process that plays may take, so
  /// that it can still say what was at work.
  std::chrono::milliseconds by_the_clock{9'000};
  /// The same for a whole battle along lines that nobody is waited for.
  std::chrono::milliseconds battle_by_the_clock{55'000};
  /// The same where no item's Lua is at work, and the engine alone has so much to do.
  std::chrono::milliseconds battle_of_engine_by_the_clock{58'000};
};

/// What the process may take in which a mission is played, whatever its Lua does: a second line behind the first.
struct WorkerLimits {
  /// Bytes of a mission's document: reading one takes many times as much.
  std::size_t longest_mission = std::size_t{1} << 20U;
  /// Bytes of addresses: memory that is used, and what the program itself has mapped.
  std::size_t addresses = std::size_t{1} << 30U;
  /// Bytes of a request, which takes some seven times as many while it is read, and of an answer.
  std::size_t longest_request = std::size_t{12} << 20U;
  std::size_t longest_answer = std::size_t{32} << 20U;
  /// Bytes of decisions, or of a record: more than a battle has with as many lines and answers as there may be.
  std::size_t longest_decisions = std::size_t{8} << 20U;
  /// By the clock, for one line of the players; and where a battle is played along many.
  std::chrono::seconds for_a_line{10};
  std::chrono::seconds for_a_battle{60};
};

}  // namespace bulkhead
