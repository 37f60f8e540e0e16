// SPDX-License-Identifier: MIT
#include "tests/analysis/kernel/plan_files.h"

#include <charconv>
#include <fstream>
#include <limits>
#include <sstream>
#include <stdexcept>

namespace bulkhead::test {
namespace {

double number(const std::string& text) {
  if (text == "inf") return std::numeric_limits<double>::infinity();
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) throw std::runtime_error("not a number: " + text);
  return value;
}

Length millimetres(const std::string& text) { return parse_length(text + "mm").value(); }

/// The rows of a file without its head, as texts.
std::vector<std::vector<std::string>> rows_of(const std::string& name) {
  std::ifstream file(std::string(BULKHEAD_TEST_DATA) + "/plans/" + name);
  if (!file) throw std::runtime_error("cannot read " + name);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::vector<std::string> row;
    for (std::string field; std::getline(fields, field, ',');) row.push_back(field);
    rows.push_back(std::move(row));
  }
  return rows;
}

Point size_of(const std::string& name) {
  if (name == "board6x7") return {Length::micrometres(606'000), Length::micrometres(703'000)};
  if (name == "square24x28") return {Length::micrometres(2'400'000), Length::micrometres(2'800'000)};
  if (name == "maze64") return {Length::micrometres(6'464'000), Length::micrometres(6'427'429)};
  throw std::runtime_error("no plan of that name: " + name);
}

}  // namespace

Plan PlanFile::plan(Length thickness) const { return plan_of_walls(ground, walls, thickness).value(); }

PlanFile read_plan_file(const std::string& name) {
  PlanFile file;
  file.ground = {{}, size_of(name)};
  for (const auto& row : rows_of(name + ".csv")) {
    file.walls.push_back(
        {{millimetres(row.at(0)), millimetres(row.at(1))}, {millimetres(row.at(2)), millimetres(row.at(3))}});
  }
  for (const auto& row : rows_of(name + ".pts.csv")) {
    file.points.push_back({millimetres(row.at(0)), millimetres(row.at(1))});
  }
  for (const auto& row : rows_of(name + ".expected.csv")) {
    file.expected.push_back({{millimetres(row.at(0)), millimetres(row.at(1))},
                             {millimetres(row.at(2)), millimetres(row.at(3))},
                             {row.at(4) == "1", row.at(7) == "1"},
                             {number(row.at(5)), number(row.at(8))}});
  }
  return file;
}

}  // namespace bulkhead::test
