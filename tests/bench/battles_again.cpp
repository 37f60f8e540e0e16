// SPDX-License-Identifier: MIT
// Plays one battle again and again in one room: `PROGRAM BATTLE TIMES` prints the microseconds of the processor that
// one of them took, what the first three took left out, and to standard error what came of it. BATTLE is
// - a file of decisions for the shipped mission *Decompression*;
// - `rules`: five rounds, mostly rules as people write them;
// - `asks`: a rule that asks about all units and markers in every turn;
// - `counts`: one that counts by itself, with tables and texts of its own and without a word to the engine;
// - `loops`: one that does nothing but steps of Lua.
// It is built twice, with the sandbox of missions and with plain Lua (plain_sandbox.cpp); see
// `tests/bench/sandbox_time`.
#include <array>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "scripting/battle/rehearsal.h"
#include "tests/bench/missions.h"
#include "tests/bench/workload.h"

namespace bulkhead::bench {
namespace {

constexpr const char* asks = R"(
function on_turn_end(rule, player, battle)
  for unit in player.units do
    for marker in battle.markers do
      if unit:within(marker, 6) then unit:set("near", marker) elseif unit:mark("near") == marker then unit:clear("near") end
    end
    local near = 0
    for other in battle.units.on_battlefield do
      if other ~= unit and other:within(unit, 6) then near = near + 1 end
    end
    if near > 0 then unit:set("beside", near) end
  end
end
)";

constexpr const char* counts = R"(
function on_turn_end(rule, player, battle)
  local reached, names = {}, {}
  for row = 1, 60 do
    for column = 1, 60 do
      reached[row * 60 + column] = (row * 7 + column * 13) % 11 < 5 and math.max(row, column) or 0
    end
  end
  for index, steps in ipairs(reached) do
    if steps > 30 then names[#names + 1] = "cell " .. index end
  end
  for _, name in ipairs(names) do
    if #name > 200 then player:score(1, name) end
  end
end
)";

constexpr const char* loops = R"(
function on_turn_end(rule, player, battle)
  local sum = 0
  for number = 1, 100000 do sum = (sum + number * 7) % 1000003 end
  if sum < 0 then player:score(1, "never") end
end
)";

constexpr std::array<std::pair<std::string_view, const char*>, 4> rules = {
    {{"rules", rule_of_every_turn}, {"asks", asks}, {"counts", counts}, {"loops", loops}}};

struct Battle {
  Mission mission;
  std::string decisions;
};

Battle battle_named(const std::string& name) {
  for (const auto& [named, lua] : rules) {
    if (name != named) continue;
    auto mission = workload(lua);
    auto decisions = placed(mission) + "go end\n";
    return {std::move(mission), std::move(decisions)};
  }
  std::ifstream file(name);
  if (!file) throw std::runtime_error("there is no " + name);
  return {shipped_mission("boarding-actions/decompression"), {std::istreambuf_iterator<char>(file), {}}};
}

double microseconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

void play(const Battle& battle, int times) {
  constexpr int before = 3;
  RehearsalRoom room(battle.mission);
  std::string outcome;
  double begun = 0;
  for (int time = -before; time < times; ++time) {
    if (time == 0) begun = microseconds();
    auto played = room.play({.decisions = battle.decisions, .only_outcome = true});
    if (!played) throw std::runtime_error(played.error().message);
    if (outcome_of(played->status) != Rehearsal::Outcome::played) throw std::runtime_error(played->json);
    outcome = std::move(played->json);
  }
  std::cout << (microseconds() - begun) / times << "\n";
  std::cerr << outcome << "\n";
}

}  // namespace
}  // namespace bulkhead::bench

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: battles BATTLE TIMES\n";
    return 2;
  }
  try {
    bulkhead::bench::play(bulkhead::bench::battle_named(argv[1]), std::stoi(argv[2]));
  } catch (const std::exception& problem) {
    std::cerr << problem.what() << "\n";
    return 1;
  }
  return 0;
}
