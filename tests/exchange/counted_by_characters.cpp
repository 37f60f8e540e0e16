// SPDX-License-Identifier: MIT
#include "tests/exchange/counted_by_characters.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace bulkhead::test {
namespace {

/// Column 0 to 6; row 0 to 5, on to 11 on the second board.
using Cell = std::pair<int, int>;
/// Hatchways, then steps.
using Cost = std::pair<int, int>;

class Counter {
 public:
  Counter(const DrawnSketch& sketch, DeployPattern deploy)
      : sketch_(sketch), deploy_(deploy), cell_rows_(sketch.two_boards ? 12 : 6) {}

  nlohmann::json figures() const;

 private:
  bool is(int column, int row, const std::string& characters) const {
    return characters.find(sketch_.at(column, row)) != std::string::npos;
  }
  int count(const std::string& characters) const;
  static int character_row(int cell_row) { return cell_row / 6 * 14 + cell_row % 6 * 2 + 1; }
  std::optional<int> hatchways_between(Cell a, Cell b) const;
  std::vector<Cell> cells() const;
  std::vector<Cell> neighbours(Cell cell) const;
  int components(bool hatchways_open) const;
  int longest_lane() const;
  bool same_when(bool flip_columns, bool flip_rows) const;
  std::set<Cell> start(bool second_side) const;
  std::set<Cell> around(int column, int row) const;
  std::map<Cell, Cost> costs(const std::set<Cell>& start) const;
  nlohmann::json access() const;

  const DrawnSketch& sketch_;
  DeployPattern deploy_;
  int cell_rows_;
};

int Counter::count(const std::string& characters) const {
  int result = 0;
  for (int row = 0; row < 28; ++row) {
    for (int column = 0; column < 15; ++column) result += is(column, row, characters) ? 1 : 0;
  }
  return result;
}

/// How many hatchways lie between two cells side by side, nothing where a wall does. `a` is left of or above `b`.
std::optional<int> Counter::hatchways_between(Cell a, Cell b) const {
  if (a.second == b.second) {
    const int column = 2 * b.first;
    const int row = character_row(a.second);
    if (is(column, row, "|")) return std::nullopt;
    return is(column, row, "LR") ? 1 : 0;
  }
  int hatchways = 0;
  const int column = 2 * a.first + 1;
  std::set<int> rows = {character_row(a.second) + 1, character_row(b.second) - 1};
  for (const int row : rows) {
    if (is(column, row, "-=")) return std::nullopt;
    hatchways += is(column, row, "UD") ? 1 : 0;
  }
  return hatchways;
}

std::vector<Cell> Counter::cells() const {
  std::vector<Cell> result;
  for (int row = 0; row < cell_rows_; ++row) {
    for (int column = 0; column < 7; ++column) result.emplace_back(column, row);
  }
  return result;
}

std::vector<Cell> Counter::neighbours(Cell cell) const {
  std::vector<Cell> result;
  const auto [column, row] = cell;
  for (const auto& next :
       {Cell(column - 1, row), Cell(column + 1, row), Cell(column, row - 1), Cell(column, row + 1)}) {
    if (next.first >= 0 && next.first < 7 && next.second >= 0 && next.second < cell_rows_) result.push_back(next);
  }
  return result;
}

int Counter::components(bool hatchways_open) const {
  std::set<Cell> seen;
  int number = 0;
  for (const auto& cell : cells()) {
    if (seen.contains(cell)) continue;
    ++number;
    const std::function<void(Cell)> flood = [&](Cell from) {
      if (!seen.insert(from).second) return;
      for (const auto& to : neighbours(from)) {
        const auto between = hatchways_between(std::min(from, to), std::max(from, to));
        if (between && (*between == 0 || hatchways_open)) flood(to);
      }
    };
    flood(cell);
  }
  return number;
}

int Counter::longest_lane() const {
  int longest = 0;
  for (const auto& cell : cells()) {
    for (const auto& step : {Cell(1, 0), Cell(0, 1)}) {
      int length = 1;
      Cell from = cell;
      for (;; ++length) {
        const Cell to(from.first + step.first, from.second + step.second);
        if (to.first > 6 || to.second >= cell_rows_ || hatchways_between(from, to) != 0) break;
        from = to;
      }
      longest = std::max(longest, length);
    }
  }
  return longest;
}

/// Whether what blocks or leads through looks the same mirrored: walls, hatchways and pillars, wherever they stand. The
/// row on the lower edge of the whole battlefield has no counterpart at the top.
bool Counter::same_when(bool flip_columns, bool flip_rows) const {
  const int last_row = sketch_.two_boards ? 26 : 12;
  const auto look = [&](int column, int row) -> std::string {
    if (is(column, row, "-=")) return "-";
    if (is(column, row, "UD")) return "h";
    if (is(column, row, "LR")) return "v";
    return is(column, row, "|+") ? sketch_.at(column, row) : "";
  };
  for (int row = 0; row <= last_row + 1; ++row) {
    for (int column = 0; column < 15; ++column) {
      const int to = flip_columns ? 14 - column : column;
      const auto counterpart = !flip_rows ? look(to, row) : row > last_row ? "" : look(to, last_row - row);
      if (look(column, row) != counterpart) return false;
    }
  }
  return true;
}

std::set<Cell> Counter::start(bool second_side) const {
  std::set<Cell> result;
  for (const auto& cell : cells()) {
    const bool horizontal = deploy_ == DeployPattern::horizontal && cell.second == (second_side ? cell_rows_ - 1 : 0);
    const bool vertical = deploy_ == DeployPattern::vertical && cell.first == (second_side ? 6 : 0);
    if (horizontal || vertical) result.insert(cell);
  }
  return result;
}

/// The cells whose ground, up to the board's edges, holds the place of a character.
std::set<Cell> Counter::around(int column, int row) const {
  const int top = row / 14 * 6;
  std::set<int> rows;
  if (row % 14 == 13) {
    rows = {top + 5, top + 6};
  } else if (row % 2 == 0) {
    const int below = row % 14 / 2;
    if (below > 0) rows.insert(top + below - 1);
    if (below < 6) rows.insert(top + below);
  } else {
    rows = {top + row % 14 / 2};
  }
  std::set<int> columns = {column / 2};
  if (column % 2 == 0) columns.insert(column / 2 - 1);
  std::set<Cell> result;
  for (const auto& cell : cells()) {
    if (columns.contains(cell.first) && rows.contains(cell.second)) result.insert(cell);
  }
  return result;
}

/// Relaxes until nothing changes.
std::map<Cell, Cost> Counter::costs(const std::set<Cell>& start) const {
  std::map<Cell, Cost> best;
  for (const auto& cell : start) best[cell] = {0, 0};
  for (bool changed = true; changed;) {
    changed = false;
    const auto before = best;
    for (const auto& [from, cost] : before) {
      for (const auto& to : neighbours(from)) {
        const auto between = hatchways_between(std::min(from, to), std::max(from, to));
        if (!between) continue;
        const Cost next(cost.first + *between, cost.second + 1);
        if (best.contains(to) && best[to] <= next) continue;
        best[to] = next;
        changed = true;
      }
    }
  }
  return best;
}

nlohmann::json Counter::access() const {
  auto result = nlohmann::json::array();
  for (const bool second_side : {false, true}) {
    const auto best = costs(start(second_side));
    int number = 0;
    for (int row = 0; row < 28; ++row) {
      for (int column = 0; column < 15; ++column) {
        if (!is(column, row, "o123456")) continue;
        std::optional<Cost> cost;
        for (const auto& cell : around(column, row)) {
          if (best.contains(cell)) cost = cost ? std::min(*cost, best.at(cell)) : best.at(cell);
        }
        nlohmann::json entry = {{"side", second_side ? "side-b" : "side-a"},
                                {"objective", "objective-" + std::to_string(++number)}};
        entry["hatchways"] = cost ? nlohmann::json(cost->first) : nlohmann::json();
        entry["cells"] = cost ? nlohmann::json(cost->second) : nlohmann::json();
        if (!cost)
          entry["reason"] =
              deploy_ == DeployPattern::none ? "the side has no zone to start from" : "no way leads there";
        result.push_back(entry);
      }
    }
  }
  return result;
}

nlohmann::json Counter::figures() const {
  std::map<std::string, int> on = {{"nodes", 0}, {"edges", 0}, {"cells", 0}, {"free", 0}};
  for (int row = 0; row < 28; ++row) {
    for (int column = 0; column < 15; ++column) {
      if (!is(column, row, "o123456")) continue;
      if (row % 14 == 13)
        ++on["free"];
      else if ((row + column) % 2 != 0)
        ++on["edges"];
      else
        ++on[row % 2 == 0 ? "nodes" : "cells"];
    }
  }
  return {{"title", "Sketch"},
          {"counts",
           {{"walls", count("-=|")},
            {"hatchways", count("UDLR")},
            {"pillars", count("+")},
            {"wall_ends", count("AV<>")},
            {"objectives", count("o123456")}}},
          {"objectives_on", on},
          {"regions_open", components(true)},
          {"compartments", components(false)},
          {"symmetry",
           {{"rotate_180", same_when(true, true)},
            {"mirror_left_right", same_when(true, false)},
            {"mirror_top_bottom", same_when(false, true)}}},
          {"access", access()},
          {"longest_lane_cells", longest_lane()}};
}

}  // namespace

nlohmann::json counted_by_characters(const DrawnSketch& sketch, DeployPattern deploy) {
  return Counter(sketch, deploy).figures();
}

}  // namespace bulkhead::test
