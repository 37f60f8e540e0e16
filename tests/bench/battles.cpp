// SPDX-License-Identifier: MIT
#include "tests/bench/battles.h"

#include <array>
#include <string_view>

namespace bulkhead::bench {
namespace {

constexpr int rounds = 5;
constexpr int decisions_of_a_unit_in_a_turn = 36;

struct Mover {
  std::string_view unit;
  std::string_view models;
  std::array<std::string_view, 2> places;
};

struct Side {
  std::string_view role;
  /// Out of reach of all its units.
  std::string_view hatchway;
  std::array<Mover, 4> movers;
};

constexpr std::array<Side, 2> sides = {{{"attacker",
                                         "2:E4/E5",
                                         {{{"#marsh", "1", {"A1", "B1"}},
                                           {"#cutters-1", "5", {"A2", "B2"}},
                                           {"#cutters-2", "5", {"A3", "B3"}},
                                           {"#draggers", "5", {"A4", "B4"}}}}},
                                        {"defender",
                                         "B4/B5",
                                         {{{"#brandt", "1", {"2:F1", "2:E1"}},
                                           {"#stack-wardens-1", "5", {"2:F2", "2:E2"}},
                                           {"#stack-wardens-2", "5", {"2:F3", "2:E3"}},
                                           {"#shelf-gunners", "5", {"2:F4", "2:E4"}}}}}}};

template <typename... Words>
void add_line(std::string& lines, std::string_view first, const Words&... more) {
  lines += first;
  ((lines += " ", lines += more), ...);
  lines += "\n";
}

void move_to_and_fro(std::string& lines, const Side& side, int times) {
  const auto place = static_cast<std::size_t>(times % 2 == 0);
  for (const auto& mover : side.movers) {
    const auto unit = mover.unit;
    add_line(lines, "move", unit, mover.places.at(place));
    add_line(lines, "expect at", unit, mover.places.at(place));
    add_line(lines, "refused operate", side.hatchway, unit, "\"is not within\"");
    add_line(lines, "fact", unit, "shocked", place == 0 ? "yes" : "no");
    add_line(lines, "fact", unit, "models", mover.models);
    add_line(lines, "expect models", unit, mover.models);
  }
  add_line(lines, "correct vp", side.role, place == 0 ? "1" : "-1", "\"counted again\"");
}

}  // namespace

std::string long_battle() {
  std::string lines = "seed 7\n";
  for (const auto& side : sides) {
    for (const auto& mover : side.movers) add_line(lines, "fact", mover.unit, "at", mover.places.front());
  }
  for (int round = 1; round <= rounds; ++round) {
    for (const auto& side : sides) {
      add_line(lines, "go", std::to_string(round), side.role, "move-units-step");
      for (int times = 0; times < decisions_of_a_unit_in_a_turn; ++times) move_to_and_fro(lines, side, times);
    }
  }
  return lines + "go end\n";
}

}  // namespace bulkhead::bench
