// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <string>
#include <vector>

/// Sketches made from the grammar as it is described, knowing nothing of the program: a grid of characters, each a
/// string of its own because unknown ones may take several bytes.
namespace bulkhead::test {

struct DrawnSketch {
  std::vector<std::vector<std::string>> rows;
  bool two_boards = false;
  /// Every piece stands where its character belongs, and there are no unknown characters.
  bool tidy = true;
  std::string line_end = "\n";

  [[nodiscard]] std::string text() const;
  /// A space beyond the drawn characters.
  [[nodiscard]] std::string at(int column, int row) const;
};

/// Sketches of one board (12 to 14 rows) and of two (26 to 28), with ragged rows, dots, both spellings of walls, blank
/// rows around; some tidy, some with anything anywhere.
[[nodiscard]] rc::Gen<DrawnSketch> any_sketch();

void showValue(const DrawnSketch& sketch, std::ostream& out);

}  // namespace bulkhead::test

namespace rc {

template <>
struct Arbitrary<bulkhead::test::DrawnSketch> {
  static Gen<bulkhead::test::DrawnSketch> arbitrary() { return bulkhead::test::any_sketch(); }
};

}  // namespace rc
