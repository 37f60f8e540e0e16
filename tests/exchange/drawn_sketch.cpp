// SPDX-License-Identifier: MIT
#include "tests/exchange/drawn_sketch.h"

#include <algorithm>

namespace bulkhead::test {
namespace {

constexpr int columns = 15;

/// Numbers from 0 to 999 that decide one thing each; all of them 0 draws nothing.
class Choices {
 public:
  explicit Choices(std::vector<int> numbers) : numbers_(std::move(numbers)) {}

  int next() { return numbers_[place_++ % numbers_.size()]; }
  /// True for the highest `per_mille` numbers.
  bool chance(int per_mille) { return next() >= 1000 - per_mille; }
  std::string one_of(const std::vector<std::string>& options) {
    return options[static_cast<std::size_t>(next()) % options.size()];
  }

 private:
  std::vector<int> numbers_;
  std::size_t place_ = 0;
};

class Drawing {
 public:
  Drawing(Choices choices, bool two_boards, bool tidy) : choices_(std::move(choices)) {
    sketch_.two_boards = two_boards;
    sketch_.tidy = tidy;
    sketch_.rows.assign(two_boards ? 28 : 14, std::vector<std::string>(columns, " "));
  }

  DrawnSketch draw();

 private:
  std::string& cell(int column, int row) {
    return sketch_.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  int height() const { return static_cast<int>(sketch_.rows.size()); }
  static bool on_board(int row) { return row % 14 != 13; }
  void draw_edges();
  void draw_nodes_and_cells();
  void mirror();
  void draw_anything();
  void draw_frame();
  bool walled(int column, int row) const { return std::string("-=|UDLR").find(sketch_.at(column, row)) < 7; }

  Choices choices_;
  DrawnSketch sketch_;
};

void Drawing::draw_edges() {
  const int density = 50 + choices_.next() / 2;
  for (int row = 0; row < height(); ++row) {
    for (int column = 0; column < columns; ++column) {
      if (!on_board(row) || (row + column) % 2 == 0 || !choices_.chance(density)) continue;
      const bool horizontal = row % 2 == 0;
      if (choices_.chance(600))
        cell(column, row) = horizontal ? choices_.one_of({"-", "-", "="}) : "|";
      else if (choices_.chance(900))
        cell(column, row) = horizontal ? choices_.one_of({"U", "D"}) : choices_.one_of({"L", "R"});
      else
        cell(column, row) = choices_.one_of({"o", "1", "2"});
    }
  }
}

void Drawing::draw_nodes_and_cells() {
  for (int row = 0; row < height(); ++row) {
    for (int column = 0; column < columns; ++column) {
      if (!on_board(row) || (row + column) % 2 != 0) continue;
      if (row % 2 != 0) {
        if (choices_.chance(60)) cell(column, row) = choices_.one_of({"o", "3", "4", "5", "6"});
        continue;
      }
      const bool touched = walled(column - 1, row) || walled(column + 1, row) ||
                           (row % 14 > 0 && walled(column, row - 1)) || (row % 14 < 12 && walled(column, row + 1));
      if (choices_.chance(touched ? 850 : 30))
        cell(column, row) = "+";
      else if (choices_.chance(touched ? 500 : 30))
        cell(column, row) = choices_.one_of({"A", "V", "<", ">"});
      else if (choices_.chance(60))
        cell(column, row) = choices_.one_of({"o", "1"});
    }
  }
}

std::string turned(const std::string& character, const std::string& from, const std::string& to) {
  const auto place = from.find(character);
  return place == std::string::npos ? character : to.substr(place, 1);
}

/// Now and then makes one half of the battlefield the mirror image of the other, or the same after half a turn.
void Drawing::mirror() {
  const int choice = choices_.next() % 6;
  const bool columns_change = choice == 0 || choice == 2;
  const bool rows_change = choice == 1 || choice == 2;
  const int last_row = height() - 2;
  for (int row = 0; row <= last_row && choice < 3; ++row) {
    for (int column = 0; column < columns; ++column) {
      auto character = cell(column, row);
      if (columns_change) character = turned(character, "LR<>", "RL><");
      if (rows_change) character = turned(character, "UDAV", "DUVA");
      cell(columns_change ? columns - 1 - column : column, rows_change ? last_row - row : row) = character;
    }
  }
}

void Drawing::draw_anything() {
  static const std::vector<std::string> anything = {"+", "-", "=", "|", "U", "D", "L", "R", "A",  "V", "<", ">",
                                                    "o", "1", "6", "7", "x", "*", "é", "█", "\t", "a", "0", "\""};
  const int density = choices_.next() / 4;
  for (int row = 0; row < height(); ++row) {
    for (int column = 0; column < columns; ++column) {
      if (choices_.chance(density)) cell(column, row) = choices_.one_of(anything);
    }
  }
}

/// Dots for spaces, ragged ends, blank rows at the end, and a last row that says how many boards there are.
void Drawing::draw_frame() {
  auto& rows = sketch_.rows;
  if (sketch_.two_boards) {
    const auto last = rows.begin() + 25 + choices_.next() % 3;
    const bool has_end = std::ranges::any_of(*last, [](const std::string& character) { return character != " "; });
    if (!has_end) (*last)[0] = ".";
  }
  const int dots = choices_.next() / 3;
  for (auto& row : rows) {
    for (auto& character : row) {
      if (character == " " && choices_.chance(dots)) character = ".";
    }
    if (choices_.chance(700)) {
      while (!row.empty() && row.back() == " ") row.pop_back();
    }
  }
  const int fewest = sketch_.two_boards ? 26 : 12;
  while (static_cast<int>(rows.size()) > fewest && rows.back().empty() && choices_.chance(700)) rows.pop_back();
  if (choices_.chance(200)) rows.emplace_back(3, " ");
  if (choices_.chance(200)) sketch_.line_end = "\r\n";
}

DrawnSketch Drawing::draw() {
  draw_edges();
  draw_nodes_and_cells();
  mirror();
  if (!sketch_.tidy) draw_anything();
  draw_frame();
  return sketch_;
}

}  // namespace

std::string DrawnSketch::text() const {
  std::string result;
  for (const auto& row : rows) {
    for (const auto& character : row) result += character;
    result += line_end;
  }
  return result;
}

std::string DrawnSketch::at(int column, int row) const {
  if (row < 0 || row >= static_cast<int>(rows.size()) || column < 0) return " ";
  const auto& characters = rows[static_cast<std::size_t>(row)];
  return column < static_cast<int>(characters.size()) ? characters[static_cast<std::size_t>(column)] : " ";
}

rc::Gen<DrawnSketch> any_sketch() {
  // At the nominal size the numbers use their whole range.
  const auto numbers =
      rc::gen::resize(rc::kNominalSize, rc::gen::container<std::vector<int>>(1999, rc::gen::inRange(0, 1000)));
  return rc::gen::map(rc::gen::tuple(numbers, rc::gen::arbitrary<bool>(), rc::gen::arbitrary<bool>()),
                      [](const std::tuple<std::vector<int>, bool, bool>& choices) {
                        const auto& [all, two_boards, tidy] = choices;
                        return Drawing(Choices(all), two_boards, tidy).draw();
                      });
}

void showValue(const DrawnSketch& sketch, std::ostream& out) { out << '\n' << sketch.text(); }

}  // namespace bulkhead::test
