// SPDX-License-Identifier: MIT
#include "scripting/limits.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "scripting/lua/compiler.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

std::string mebibytes(std::size_t bytes) {
  EXPECT_EQ(bytes % (std::size_t{1} << 20U), 0U);
  return std::to_string(bytes >> 20U) + " MiB";
}

/// The rows of docs/rehearsal.md that are about the host; the engine's own are held by engine/limits.
TEST(Limits, AreThoseOfThePage) {
  const auto page = test::content_of(BULKHEAD_SOURCE "/docs/rehearsal.md");
  const SandboxLimits lua;
  const WorkerLimits worker;
  const auto tenths = lua.time.count() / 100;
  const auto seconds = std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s";
  EXPECT_LT(lua.by_the_clock, worker.for_a_line);
  // So long may a single step of Lua take, or the engine go on without asking a rule.
  EXPECT_LE(lua.battle_by_the_clock, worker.for_a_battle - std::chrono::seconds(5));
  // Of a line that the engine alone has to do it is asked before it, and then the line has its time.
  EXPECT_LT(lua.battle_by_the_clock, lua.battle_of_engine_by_the_clock);
  EXPECT_LT(lua.battle_of_engine_by_the_clock + lua.time, worker.for_a_battle);
  // With what JSON adds to each line of it.
  EXPECT_LT(worker.longest_decisions + worker.longest_decisions / 4, worker.longest_request);
  const std::pair<std::string, std::string> rows[] = {
      {"Steps of Lua for one line", std::to_string(lua.instructions / 1'000'000) + " million"},
      {"Time of the processor for one line", seconds},
      {"Memory of Lua", mebibytes(lua.memory)},
      {"The same while it is told what came of a battle", mebibytes(lua.memory_of_report)},
      {"One text, while the Lua of an item is at work", std::to_string(lua.text >> 10U) + " KiB"},
      {"Entries of a table that is no list, where the Lua of an item makes it larger",
       std::to_string(lua.entries_of_table)},
      {"Corners of what a terrain feature stands on", std::to_string(lua.corners_of_feature)},
      {"Bytes of the Lua of an item, or of a condition", std::to_string(largest_chunk)},
      {"Addresses of the worker's process", mebibytes(worker.addresses)},
      {"Time by the clock for one line, all told", std::to_string(worker.for_a_line.count()) + " s"},
      {"The same, where the Lua of an item is at work", std::to_string(lua.by_the_clock.count() / 1000) + " s"},
      {"Time by the clock for a whole battle", std::to_string(worker.for_a_battle.count()) + " s"},
      {"The same, where the Lua of an item is at work and no player was waited for",
       std::to_string(lua.battle_by_the_clock.count() / 1000) + " s"},
      {"The same, where the engine alone is at work",
       std::to_string(lua.battle_of_engine_by_the_clock.count() / 1000) + " s"},
      {"A mission's document", mebibytes(worker.longest_mission)},
      {"Decisions, or a record", mebibytes(worker.longest_decisions)},
      {"A request", mebibytes(worker.longest_request)},
      {"An answer", mebibytes(worker.longest_answer)},
  };
  for (const auto& [what, value] : rows) {
    const auto row = "\n| " + what + " | " + value + " |\n";
    EXPECT_NE(page.find(row), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace bulkhead
